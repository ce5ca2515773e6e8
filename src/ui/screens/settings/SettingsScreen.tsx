import { StyleSheet, View } from 'react-native';
import { LANGUAGES, type Language } from '@/i18n/language';
import { useSettings } from '@/store/settings';
import { Icon } from '../../components/Icon';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Segments, type Segment } from '../../components/Segments';
import { Text } from '../../components/Text';
import { Toggle } from '../../components/Toggle';
import { space } from '../../theme/tokens';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useDeviceLanguage, useTranslate } from '../../useTranslate';
import { NewerVersion } from '../../version/NewerVersion';

/** Each in its own words, so that everybody finds the way back from a language they cannot read. */
const ENDONYMS: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski', nl: 'Nederlands' };

export function SettingsScreen() {
  const t = useTranslate();
  const { language, theme, motion, sound, haptics, leftHanded, pace, handOver, faceToFace, asksToEnd, change } =
    useSettings();
  const device = useDeviceLanguage();
  const wide = useTwoColumns();
  return (
    <Screen title={t('settings.title')} wide={wide}>
      <NewerVersion />
      <View style={wide ? styles.beside : styles.column}>
        <View style={[styles.column, wide && styles.half]}>
          <Question
            title={t('settings.language')}
            chosen={language}
            onChoose={(value) => change({ language: value })}
            segments={[
              { value: 'system', label: t('settings.language.system', { language: ENDONYMS[device] }) },
              ...LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] })),
            ]}
          />
          <Question
            title={t('settings.appearance')}
            chosen={theme}
            onChoose={(value) => change({ theme: value })}
            segments={[
              { value: 'system', label: t('settings.theme.system') },
              { value: 'light', label: t('settings.theme.light') },
              { value: 'dark', label: t('settings.theme.dark') },
            ]}
          />
          <Question
            title={t('settings.motion')}
            chosen={motion}
            onChoose={(value) => change({ motion: value })}
            segments={[
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
        </View>
        <View style={[styles.column, wide && styles.half]}>
          <Question
            title={t('settings.pace')}
            chosen={pace}
            onChoose={(value) => change({ pace: value })}
            segments={[
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
          <Panel title={t('settings.asks')}>
            <Toggle label={t('settings.asksToEnd')} on={asksToEnd} onChange={(on) => change({ asksToEnd: on })} />
          </Panel>
          <Question
            title={t('settings.hand')}
            chosen={leftHanded ? 'left' : 'right'}
            onChoose={(value) => change({ leftHanded: value === 'left' })}
            segments={[
              { value: 'right', label: t('settings.hand.right') },
              { value: 'left', label: t('settings.hand.left') },
            ]}
          />
          <ListRow
            role="link"
            href="/licences"
            title={t('licences.title')}
            hint={t('licences.hint')}
            trailing={<Icon name="forward" color="inkMuted" />}
          />
        </View>
      </View>
    </Screen>
  );
}

interface QuestionProps<Value extends string> {
  readonly title: string;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Question<Value extends string>({ title, ...answers }: QuestionProps<Value>) {
  return (
    <Panel title={title}>
      <Segments title={title} hideTitle {...answers} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.lg },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xl },
  half: { flex: 1 },
});
