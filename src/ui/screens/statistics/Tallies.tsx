/** Games and wins side by side: how often each was played, and how much of that was won. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Tally } from '@/store/chronicle/statistics';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

interface Props<Key> {
  readonly title: string;
  readonly tallies: readonly Tally<Key>[];
  readonly name: (key: Key) => string;
  readonly picture?: (key: Key) => ReactNode;
}

export function Tallies<Key extends string | number>({ title, tallies, name, picture }: Props<Key>) {
  const t = useTranslate();
  const { colors } = useTheme();
  if (tallies.length === 0) return null;
  const most = Math.max(...tallies.map(({ games }) => games));
  return (
    <Panel title={title}>
      {tallies.map(({ key, games, wins }) => {
        const words = t('stats.tally', { wins, games });
        return (
          <View key={key} role="img" aria-label={`${name(key)}: ${words}`} style={styles.row}>
            {picture?.(key)}
            <View style={styles.words}>
              <View style={styles.line}>
                <Text variant="label" style={styles.name}>
                  {name(key)}
                </Text>
                <Text variant="caption" color="inkMuted">
                  {words}
                </Text>
              </View>
              {/* As long as it was played often, filled as far as it was won. */}
              <View style={[styles.bar, { width: `${(games / most) * 100}%`, borderColor: colors.edge }]}>
                <View style={[styles.won, { width: `${(wins / games) * 100}%`, backgroundColor: colors.gold }]} />
              </View>
            </View>
          </View>
        );
      })}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  words: { flex: 1, gap: 4, minWidth: 0 },
  line: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.sm },
  name: { flexShrink: 1 },
  bar: { height: 10, minWidth: 12, borderWidth: 1, borderRadius: 5, overflow: 'hidden' },
  won: { height: '100%' },
});
