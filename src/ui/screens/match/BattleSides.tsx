/** The two sides of a battle: lines of cards, totals, and every term by its name. */
import { FACTION_NAMES, item, type BattleView, type PlayerView, type SideView } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { GameCard } from '../../components/GameCard';
import { Text } from '../../components/Text';
import { useCounted } from '../../motion/useCounted';
import type { Speaker } from '../../text/action';
import { fonts, radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { onMove, sideName, sumText, termName } from './battleText';

interface Props {
  readonly battle: BattleView;
  readonly view: PlayerView;
  readonly speaker: Speaker;
}

export function BattleSides(props: Props) {
  return (
    <View style={styles.sides}>
      <Side {...props} which="attack" />
      <Side {...props} which="defence" />
    </View>
  );
}

export function Side({ battle, view, speaker, which }: Props & { readonly which: 'attack' | 'defence' }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const side: SideView = battle[which];
  const counted = useCounted(which, side.total);
  const moves = onMove(battle) === which;
  const faction = side.seat === null ? null : (view.players[side.seat]?.faction ?? null);
  const name = faction === null ? null : item(FACTION_NAMES, faction);
  const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
  const laid = side.seat === null ? [] : [...(view.players[side.seat]?.line ?? [])].reverse();
  return (
    <View role="group" aria-label={`${t(which === 'attack' ? 'match.attacker' : 'match.defender')}. ${sumText(speaker, view, battle, side)}`} style={[styles.side, { borderColor: moves ? colors.accent : colors.line, backgroundColor: colors.ground }]}>
      <View style={[styles.banner, { backgroundColor: livery.main }]}>
        {name === null ? null : <Glyph name={name} size={22} color={livery.on} />}
        <View style={styles.who}>
          <Text variant="caption" style={[styles.role, { color: livery.on }]}>
            {t(which === 'attack' ? 'match.attacker' : 'match.defender')}
          </Text>
          <Text variant="caption" lines={1} style={[styles.name, { color: livery.on }]}>
            {sideName(speaker, side)}
          </Text>
        </View>
        <Text variant="title" style={{ color: livery.on }}>
          {String(counted)}
        </Text>
      </View>
      <View style={styles.line}>
        {laid.map((card) => (
          <GameCard key={card.card} shown={card} size="small" />
        ))}
      </View>
      <View style={styles.terms}>
        {side.terms
          .filter(({ strength }) => strength !== 0)
          .map((term, i) => (
            <View key={i} style={styles.term}>
              <Text variant="caption" style={styles.what}>
                {termName(speaker, view, battle, term)}
              </Text>
              <Text variant="caption" style={styles.strength}>
                {`+${term.strength}`}
              </Text>
            </View>
          ))}
        {side.heroes.length === 0 ? null : (
          <Text variant="caption" color="inkMuted">
            {t('battle.heroes', { count: side.heroes.length })}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', gap: space.sm },
  side: { flex: 1, borderWidth: 2, borderRadius: radius.sm, overflow: 'hidden' },
  banner: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingHorizontal: space.sm, paddingVertical: 2 },
  who: { flex: 1 },
  role: { lineHeight: 16, fontSize: 12 },
  name: { fontFamily: fonts.strong, lineHeight: 17 },
  line: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, padding: space.xs },
  terms: { paddingHorizontal: space.sm, paddingBottom: space.xs },
  term: { flexDirection: 'row', gap: space.xs },
  what: { flex: 1 },
  strength: { fontFamily: fonts.strong },
});
