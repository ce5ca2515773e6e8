import { Pressable, StyleSheet, View } from 'react-native';
import { useHint } from '../hint/hint';
import type { Topic } from '../hint/topic';
import { space, TARGET } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { Icon } from './Icon';
import { Text } from './Text';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** On the screen of a match: what is told when it is held. */
  readonly topic?: Topic;
}

/** Yes or no. The whole row can be pressed. */
export function Toggle({ label, on, onChange, topic }: Props) {
  const { colors } = useTheme();
  const { hint } = useHint(null, topic ?? null);
  return (
    <Pressable
      {...hint}
      role="switch"
      aria-label={label}
      aria-checked={on}
      onPress={() => onChange(!on)}
      style={styles.row}
    >
      <Text style={styles.label}>{label}</Text>
      <View
        style={[
          styles.track,
          { borderColor: on ? colors.accent : colors.edge, backgroundColor: on ? colors.accent : colors.ground },
        ]}
      >
        <View style={[styles.knob, on && styles.knobOn, { backgroundColor: on ? colors.onAccent : colors.edge }]}>
          {on ? <Icon name="check" color="accent" size={16} /> : null}
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minHeight: TARGET,
  },
  label: { flexShrink: 1 },
  track: { width: 52, height: 30, borderRadius: 15, borderWidth: 2, padding: 2 },
  knob: { width: 22, height: 22, borderRadius: 11, alignItems: 'center', justifyContent: 'center' },
  knobOn: { marginLeft: 22 },
});
