/** The two sides of a battle face to face: their standards, their lines of cards, totals that weigh against each other, and every term by its name. */
import {
  FACTION_NAMES,
  item,
  type BattleView,
  type LineCard,
  type PlayerView,
  type Seat,
  type SideView,
} from '@battalia/engine';
import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SHIELD_BOX, steelShield } from '@/art/cards/face';
import { horizon, horizonBox } from '@/art/cards/lands';
import { tinted } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { GameCard } from '../../../components/GameCard';
import { CARD_SIZES } from '../../../components/shownCard';
import { Text } from '../../../components/Text';
import { Anchor, CardAnchor } from '../../../motion/Anchor';
import { useCounted } from '../../../motion/useCounted';
import type { Speaker } from '../../../text/speaker';
import { fonts, radius, space } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { hasLostMoral, onMove, sideName, sumText, termName } from './battleText';

interface Props {
  readonly battle: BattleView;
  readonly view: PlayerView;
  readonly speaker: Speaker;
  /** Draws a card of a line; plainly, unless something happens when it is touched. */
  readonly draw?: (seat: Seat, card: LineCard) => ReactNode;
}

type Which = 'attack' | 'defence';

export function BattleSides(props: Props) {
  const narrow = useNarrow();
  return (
    <View style={narrow ? styles.upright : styles.sides}>
      {(['attack', 'defence'] as const).map((which) => (
        <View key={which} style={!narrow && styles.half}>
          <Side {...props} which={which} />
        </View>
      ))}
    </View>
  );
}

function factionOf({ battle, view }: Pick<Props, 'battle' | 'view'>, which: Which) {
  const { seat } = battle[which];
  const faction = seat === null ? null : (view.players[seat]?.faction ?? null);
  return faction === null ? null : item(FACTION_NAMES, faction);
}

/** The ground behind a line of cards is the home of whoever laid it. */
const REACH = 90;
const FIELD = horizonBox(REACH, 12);
const SHIELD_WIDTH = 46;

const plainly = (_seat: Seat, card: LineCard) => <GameCard shown={card} size="line" />;

export function Side({ battle, view, speaker, which, draw = plainly }: Props & { readonly which: Which }) {
  const t = useTranslate();
  const { colors, relief, dark } = useTheme();
  const side: SideView = battle[which];
  const counted = useCounted(which, side.total);
  const moves = onMove(battle) === which;
  const name = factionOf({ battle, view }, which);
  const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
  const field = useMemo(
    () => (dark ? tinted(horizon(name, REACH), colors.surface, 0.55) : horizon(name, REACH)),
    [name, dark, colors],
  );
  const laid = side.seat === null ? [] : [...(view.players[side.seat]?.line ?? [])].reverse();
  return (
    <View
      role="group"
      aria-label={`${t(which === 'attack' ? 'match.attacker' : 'match.defender')}. ${sumText(speaker, view, battle, side)}`}
      style={[
        styles.side,
        { borderColor: moves ? colors.accent : livery.deep, backgroundColor: colors.surface, boxShadow: relief.key },
      ]}
    >
      <View style={[styles.banner, { backgroundColor: livery.main, borderColor: livery.deep }]}>
        <View style={[styles.medal, { backgroundColor: livery.main, borderColor: livery.on }]}>
          <Glyph name={name ?? 'battle'} size={19} color={livery.on} />
        </View>
        <View style={styles.who}>
          <Text variant="caption" style={[styles.role, { color: livery.on }]}>
            {t(which === 'attack' ? 'match.attacker' : 'match.defender')}
          </Text>
          <Text variant="caption" lines={1} style={[styles.name, { color: livery.on }]}>
            {sideName(speaker, side)}
          </Text>
        </View>
        <View style={styles.shield}>
          <FigureView
            figure={steelShield}
            width={SHIELD_WIDTH}
            height={(SHIELD_WIDTH * SHIELD_BOX[3]) / SHIELD_BOX[2]}
            box={SHIELD_BOX}
          />
          <Text variant="title" align="center" style={styles.total}>
            {String(counted)}
          </Text>
        </View>
      </View>
      <Anchor name={`line ${side.seat ?? 'nobody'}`} style={styles.line}>
        <View style={[StyleSheet.absoluteFill, styles.field]}>
          <FigureView figure={field} width="100%" height="100%" box={FIELD} />
        </View>
        {rowsOf(laid).map((row, i) => (
          <View key={i} style={styles.row}>
            {row.map((card, place) => (
              <View key={card.card} style={[styles.slot, place === row.length - 1 && styles.last]}>
                <CardAnchor card={card.card} style={styles.card}>
                  {side.seat === null ? null : draw(side.seat, card)}
                </CardAnchor>
              </View>
            ))}
          </View>
        ))}
      </Anchor>
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
        {hasLostMoral(side) ? (
          <Text variant="caption" color="inkMuted">
            {t('battle.noMoral')}
          </Text>
        ) : null}
      </View>
    </View>
  );
}

/** So many overlap side by side and still show their strengths, where half of a small phone is all there is. */
const ROW = 4;

function rowsOf<Item>(line: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(line.length / ROW) }, (_, i) => line.slice(i * ROW, (i + 1) * ROW));
}

/** One total against the other, as a rope that both pull. What it shows is written on the shields. */
export function Balance({ battle, view }: Pick<Props, 'battle' | 'view'>) {
  const { colors, relief } = useTheme();
  const { attack, defence } = battle;
  const all = attack.total + defence.total;
  const share = all === 0 ? 0.5 : Math.min(0.92, Math.max(0.08, attack.total / all));
  const colorOf = (which: Which) => {
    const name = factionOf({ battle, view }, which);
    return (name === null ? NEUTRAL_LIVERY : LIVERIES[name]).main;
  };
  return (
    <View aria-hidden style={styles.balance}>
      <View style={[styles.rope, { borderColor: colors.edge, backgroundColor: colorOf('defence') }]}>
        <View
          style={[
            styles.pull,
            { width: `${share * 100}%`, backgroundColor: colorOf('attack'), borderColor: colors.surface },
          ]}
        />
      </View>
      <View
        style={[
          styles.knot,
          { left: `${share * 100}%`, backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.key },
        ]}
      >
        <Glyph name="battle" size={20} color={colors.accent} />
      </View>
    </View>
  );
}

const KNOT = 30;

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', gap: space.sm },
  upright: { gap: space.sm },
  half: { flex: 1 },
  side: { flexGrow: 1, borderWidth: 2, borderRadius: radius.sm, overflow: 'hidden' },
  // Beside large text the total goes under the name.
  banner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    paddingLeft: space.xs,
    borderBottomWidth: 2,
    minHeight: 48,
  },
  medal: { width: 28, height: 28, borderRadius: 14, borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
  who: { flexGrow: 1, flexShrink: 1, flexBasis: 46 },
  // The longest of the four languages, beside medal and shield on half of a small phone.
  role: { lineHeight: 16, fontSize: 11 },
  name: { fontFamily: fonts.strong, lineHeight: 17 },
  shield: { width: SHIELD_WIDTH, alignItems: 'center', justifyContent: 'center' },
  total: { position: 'absolute', left: 0, right: 0, top: 2, color: '#1d2430' },
  line: { gap: 3, padding: space.xs, minHeight: 92, justifyContent: 'flex-end' },
  row: { flexDirection: 'row' },
  // Narrower than its card when there is little room: the next card then lies over it.
  slot: { flexBasis: CARD_SIZES.line + 3, flexGrow: 0, flexShrink: 1, minWidth: 0 },
  last: { flexBasis: CARD_SIZES.line, flexShrink: 0 },
  card: { width: CARD_SIZES.line },
  field: { opacity: 0.8 },
  terms: { paddingHorizontal: space.sm, paddingBottom: space.xs },
  term: { flexDirection: 'row', gap: space.xs },
  what: { flex: 1 },
  strength: { fontFamily: fonts.strong },
  balance: { height: KNOT, justifyContent: 'center', marginVertical: -6, marginHorizontal: KNOT / 2 },
  rope: { height: 12, borderRadius: 6, borderWidth: 1.5, overflow: 'hidden' },
  pull: { height: '100%', borderRightWidth: 2 },
  knot: {
    position: 'absolute',
    width: KNOT,
    height: KNOT,
    marginLeft: -KNOT / 2,
    borderRadius: KNOT / 2,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
