import { LANGUAGES, type Language } from '@/i18n/language';
import { useSettings } from '@/store/settings';
import { ChoiceList } from '../../components/ChoiceList';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { Toggle } from '../../components/Toggle';
import { useDeviceLanguage, useTranslate } from '../../useTranslate';

/** Each in its own words, so that everybody finds the way back from a language they cannot read. */
const ENDONYMS: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski', nl: 'Nederlands' };

export function SettingsScreen() {
  const t = useTranslate();
  const { language, theme, motion, sound, haptics, leftHanded, pace, handOver, faceToFace, change } = useSettings();
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
          { value: 'quick', label: t('settings.motion.quick') },
          { value: 'calm', label: t('settings.motion.calm') },
          { value: 'off', label: t('settings.motion.off') },
        ]}
      />
      <Panel title={t('settings.feedback')}>
        <Toggle label={t('settings.sound')} on={sound} onChange={(on) => change({ sound: on })} />
        <Toggle label={t('settings.haptics')} on={haptics} onChange={(on) => change({ haptics: on })} />
      </Panel>
      <ChoiceList
        title={t('settings.hand')}
        chosen={leftHanded ? 'left' : 'right'}
        onChoose={(value) => change({ leftHanded: value === 'left' })}
        choices={[
          { value: 'right', label: t('settings.hand.right') },
          { value: 'left', label: t('settings.hand.left') },
        ]}
      />
      <ChoiceList
        title={t('settings.pace')}
        chosen={pace}
        onChoose={(value) => change({ pace: value })}
        choices={[
          { value: 'instant', label: t('settings.pace.instant') },
          { value: 'quick', label: t('settings.pace.quick') },
          { value: 'watchable', label: t('settings.pace.watchable') },
        ]}
      />
      <Panel title={t('settings.privacy')}>
        <Toggle label={t('settings.handOver')} on={handOver} onChange={(on) => change({ handOver: on })} />
        <Text variant="caption" color="inkMuted">
          {t('settings.handOver.hint')}
        </Text>
        <Toggle label={t('settings.faceToFace')} on={faceToFace} onChange={(on) => change({ faceToFace: on })} />
        <Text variant="caption" color="inkMuted">
          {t('settings.faceToFace.hint')}
        </Text>
      </Panel>
    </Screen>
  );
}
