import { LANGUAGES, type Language } from '@/i18n/language';
import { useSettings } from '@/store/settings';
import { ChoiceList } from '../../components/ChoiceList';
import { Screen } from '../../components/Screen';
import { useDeviceLanguage, useTranslate } from '../../useTranslate';

/** Each in its own words, so that everybody finds the way back from a language they cannot read. */
const ENDONYMS: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski', nl: 'Nederlands' };

export function SettingsScreen() {
  const t = useTranslate();
  const { language, theme, motion, change } = useSettings();
  const device = useDeviceLanguage();
  return (
    <Screen title={t('settings.title')}>
      <ChoiceList
        title={t('settings.language')}
        chosen={language}
        onChoose={(value) => change({ language: value })}
        choices={[
          { value: 'system', label: t('settings.language.system', { language: ENDONYMS[device] }) },
          ...LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] })),
        ]}
      />
      <ChoiceList
        title={t('settings.appearance')}
        chosen={theme}
        onChoose={(value) => change({ theme: value })}
        choices={[
          { value: 'system', label: t('settings.theme.system') },
          { value: 'light', label: t('settings.theme.light') },
          { value: 'dark', label: t('settings.theme.dark') },
        ]}
      />
      <ChoiceList
        title={t('settings.motion')}
        chosen={motion}
        onChoose={(value) => change({ motion: value })}
        choices={[
          { value: 'system', label: t('settings.motion.system') },
          { value: 'reduced', label: t('settings.motion.reduced') },
          { value: 'full', label: t('settings.motion.full') },
        ]}
      />
    </Screen>
  );
}
