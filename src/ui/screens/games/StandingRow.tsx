/** Who has how many points, under which emblem; partners together. */
import { FACTION_NAMES, item, type Faction } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import type { MatchFacts } from '@/store/match/journalFormat';
import { Text } from '../../components/Text';
import { fonts, space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { sidesOf } from './sides';

export function StandingRow({ facts }: { readonly facts: MatchFacts }) {
  const t = useTranslate();
  if (facts.standing.length === 0) return null;
  const sides = sidesOf(facts);
  const best = Math.max(...sides.map(({ points }) => points));
  return (
    <View style={styles.row}>
      {sides.map(({ seats, points }) => (
        <View key={seats.join()} style={styles.seat}>
          {seats.map((seat) => (
            <Disc key={seat} faction={facts.standing[seat]?.faction ?? null} />
          ))}
          <Text variant="caption" style={points === best ? styles.best : null}>
            {`${seats.map((seat) => facts.players[seat]?.name ?? '').join(' + ')}: ${t('match.points', { count: points })}`}
          </Text>
        </View>
      ))}
    </View>
  );
}

function Disc({ faction }: { readonly faction: Faction | null }) {
  const name = faction === null ? null : item(FACTION_NAMES, faction);
  const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
  return (
    <View style={[styles.disc, { backgroundColor: livery.main }]}>
      {name === null ? null : <Glyph name={name} size={18} color={livery.on} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md, paddingHorizontal: space.xs },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  disc: { width: 26, height: 26, borderRadius: 13, alignItems: 'center', justifyContent: 'center' },
  best: { fontFamily: fonts.strong },
});
