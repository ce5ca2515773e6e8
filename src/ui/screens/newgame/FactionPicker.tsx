/** A faction by its emblem on its colour; by lot or at the table for those who do not mind. */
import { FACTION_NAMES, item } from '@battalia/engine';
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES } from '@/art/palette';
import { Icon, type IconName } from '../../components/Icon';
import { roving } from '../../components/roving';
import { Text } from '../../components/Text';
import { factionText } from '../../text/cards';
import { space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

interface Other<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon: IconName;
}

interface Props<Value extends string> {
  readonly title: string;
  /** How many there are to choose from. */
  readonly factions: number;
  /** What is not a faction, before them. */
  readonly others: readonly Other<Value>[];
  readonly chosen: Value | number;
  readonly onChoose: (value: Value | number) => void;
}

export function FactionPicker<Value extends string>({ title, factions, others, chosen, onChoose }: Props<Value>) {
  const t = useTranslate();
  const { colors } = useTheme();
  const words =
    typeof chosen === 'number' ? factionText(t, chosen) : (others.find(({ value }) => value === chosen)?.label ?? '');
  return (
    <View role="radiogroup" aria-label={title} style={styles.group}>
      <View style={styles.row}>
        {others.map(({ value, label, icon }) => (
          <Badge key={value} label={label} on={chosen === value} fill={colors.ground} onPress={() => onChoose(value)}>
            <Icon name={icon} />
          </Badge>
        ))}
        {Array.from({ length: factions }, (_, faction) => {
          const name = item(FACTION_NAMES, faction);
          return (
            <Badge
              key={name}
              label={factionText(t, faction)}
              on={chosen === faction}
              fill={LIVERIES[name].main}
              onPress={() => onChoose(faction)}
            >
              <Glyph name={name} size={28} color={LIVERIES[name].on} />
            </Badge>
          );
        })}
      </View>
      <Text variant="caption" color="inkMuted">
        {words}
      </Text>
    </View>
  );
}

interface BadgeProps {
  readonly label: string;
  readonly on: boolean;
  readonly fill: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Badge({ label, on, fill, onPress, children }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-label={label}
      aria-checked={on}
      onPress={onPress}
      {...roving(on, onPress)}
      style={[styles.badge, { borderColor: on ? colors.accent : 'transparent' }]}
    >
      <View style={[styles.disc, { backgroundColor: fill, borderColor: colors.edge }]}>{children}</View>
      {on ? (
        <View style={[styles.mark, { backgroundColor: colors.accent, borderColor: colors.surface }]}>
          <Icon name="check" color="onAccent" size={12} />
        </View>
      ) : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
  badge: {
    width: TARGET + 4,
    height: TARGET + 4,
    borderRadius: TARGET,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
  disc: { width: 38, height: 38, borderRadius: 19, borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
  mark: {
    position: 'absolute',
    right: -2,
    bottom: -2,
    width: 20,
    height: 20,
    borderRadius: 10,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
