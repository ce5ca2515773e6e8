/** What people at this table have earned for the first time: a small moment, after everything was decided. */
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { chronicle } from '@/store/chronicle/chronicle';
import type { Honour } from '@/store/chronicle/honours';
import { newHonours, personOf } from '@/store/chronicle/statistics';
import { deviceStorage } from '@/store/match/deviceStorage';
import { useMatch } from '@/store/match/useMatch';
import { Medal } from '../../../components/Medal';
import { Text } from '../../../components/Text';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';

interface Earned {
  /** Null where only one person plays. */
  readonly player: string | null;
  readonly honour: Honour;
}

export function NewHonours() {
  const t = useTranslate();
  const earned = useNewHonours();
  if (earned.length === 0) return null;
  return (
    <View role="status" style={styles.part}>
      <Text variant="label" heading={3}>
        {t('stats.new')}
      </Text>
      {earned.map(({ player, honour }) => {
        const name = t(`honour.${honour}`);
        return (
          <View key={`${player ?? ''} ${honour}`} style={styles.row}>
            <Medal honour={honour} earned size={44} />
            <View style={styles.words}>
              <Text variant="label">{player === null ? name : t('stats.newFor', { player, honour: name })}</Text>
              <Text variant="caption" color="inkMuted">
                {t(`honour.${honour}.how`)}
              </Text>
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** Counted once the game is on record, as everything is that is counted. */
function useNewHonours(): readonly Earned[] {
  const { id, players, saved } = useMatch();
  const [earned, setEarned] = useState<readonly Earned[]>([]);
  useEffect(() => {
    let current = true;
    const people = [...new Map(players.flatMap(({ name, bot }) => (bot === null ? [[personOf(name), name]] : [])))];
    void saved()
      .then(() => chronicle(deviceStorage))
      .then(
        ({ games }) =>
          people.flatMap(([person, name]): Earned[] =>
            newHonours(games, id ?? '', person).map((honour) => ({ player: people.length > 1 ? name : null, honour })),
          ),
        // What cannot be counted now is counted when somebody looks: nothing is said of it here.
        () => [],
      )
      .then((found) => {
        if (current) setEarned(found);
      });
    return () => {
      current = false;
    };
  }, [id, players, saved]);
  return earned;
}

const styles = StyleSheet.create({
  part: { gap: space.sm },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  words: { flex: 1, minWidth: 0 },
});
