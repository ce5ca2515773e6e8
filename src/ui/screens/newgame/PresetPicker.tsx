/** Games by their names, each under the box that it comes from; one of them is chosen, or a mix of one's own. */
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '../../components/Icon';
import { roving } from '../../components/roving';
import { Text } from '../../components/Text';
import { PRESET_FAMILIES, type PresetId } from '../../modules/presets';
import { fonts, radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

interface Props {
  readonly chosen: PresetId | 'own';
  readonly onChoose: (preset: PresetId) => void;
}

export function PresetPicker({ chosen, onChoose }: Props) {
  const t = useTranslate();
  return (
    <View role="radiogroup" aria-label={t('newGame.game')} style={styles.group}>
      {PRESET_FAMILIES.map(({ title, presets }, family) => (
        <View key={title} style={styles.family}>
          <Text variant="caption" color="inkMuted" style={styles.box}>
            {t(title)}
          </Text>
          <View style={styles.row}>
            {presets.map((preset, i) => (
              <Choice
                key={preset}
                label={t(`newGame.preset.${preset}`)}
                // Two boxes have a standard game: a screen reader hears of which one this is.
                name={family === 0 ? t(`newGame.preset.${preset}`) : `${t(title)}: ${t(`newGame.preset.${preset}`)}`}
                on={preset === chosen}
                stops={preset === chosen || (chosen === 'own' && family + i === 0)}
                onPress={() => onChoose(preset)}
              />
            ))}
          </View>
        </View>
      ))}
      {chosen === 'own' ? (
        <View style={styles.row}>
          <Choice
            label={t('newGame.preset.own')}
            name={t('newGame.preset.own')}
            on
            stops={false}
            onPress={() => undefined}
          />
        </View>
      ) : null}
    </View>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly on: boolean;
  readonly stops: boolean;
  readonly onPress: () => void;
}

function Choice({ label, name, on, stops, onPress }: ChoiceProps) {
  const { colors, relief } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-label={name}
      aria-checked={on}
      onPress={onPress}
      {...roving(stops, onPress)}
      style={({ pressed }) => [
        styles.choice,
        {
          borderColor: on ? colors.accent : colors.edge,
          backgroundColor: on ? colors.accent : pressed ? colors.surfacePressed : colors.surface,
          boxShadow: on ? relief.down : relief.key,
        },
      ]}
    >
      {on ? <Icon name="check" color="onAccent" size={16} /> : null}
      <Text variant="caption" color={on ? 'onAccent' : 'ink'} style={styles.label}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.md },
  family: { gap: space.xs },
  box: { fontFamily: fonts.strong },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: TARGET,
    minWidth: TARGET,
    maxWidth: '100%',
    paddingHorizontal: space.sm,
    borderWidth: 1,
    borderRadius: radius.sm,
  },
  label: { flexShrink: 1, fontFamily: fonts.strong },
});
