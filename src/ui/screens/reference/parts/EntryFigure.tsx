import {
  assertNever,
  CITY_TYPES,
  DAYS_PER_WEEK,
  HORSE,
  ILLUMINATED,
  item,
  LORD,
  MATCHING,
  ROAD_TYPES,
  SHIELD,
  strengthOfKind,
  SWORD,
  WEAPON,
  FRIMAN,
  BASE_FACTIONS,
  HAMMER,
  isArtefact,
  isCity,
  isRoad,
  isUnit,
  cardsOfKind,
  PAVILION,
  SUPPLY,
  BARFOLK,
  type FactionName,
  type Kind,
  BASE_BOX,
} from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES } from '@/art/palette';
import { entryText } from '@/i18n/entries';
import { Text } from '../../../components/Text';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { shortKindText } from '../../../game/shortKindText';
import { kindName } from '../../../text/kindName';
import { useLanguage, useTranslate } from '../../../useTranslate';
import type { Figure } from '../../../game/entry';
import { costBlock } from '../costSheet';
import { COHORTS, fill } from '../../../game/facts';
import { readLine } from '../../../game/textLine';
import type { ThingKind } from '../../../game/things';
import { BoardFigure } from './BoardFigure';
import { CostGlyphs } from '../../../components/CostGlyphs';
import { SketchView } from './SketchView';

export function EntryFigure({ figure }: { readonly figure: Figure }) {
  switch (figure.kind) {
    case 'costs':
      return <Costs of={figure.of} />;
    case 'sketches':
      return (
        <View style={styles.sketches}>
          {figure.ids.map((id) => (
            <SketchView key={id} id={id} />
          ))}
        </View>
      );
    case 'cohorts':
      return <Cohorts />;
    case 'faces':
      return <Faces />;
    case 'week':
      return <Week />;
    case 'strengths':
      return <Strengths />;
    case 'tiles':
      return <Tiles kinds={figure.of === 'cities' ? CITY_TYPES : ROAD_TYPES} />;
    case 'board':
      return (
        <BoardFigure players={figure.players} {...(figure.modules === undefined ? {} : { modules: figure.modules })} />
      );
    case 'box':
      return <Box />;
    default:
      return assertNever(figure);
  }
}

function Costs({ of }: { readonly of: ThingKind }) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View style={[styles.table, { borderColor: colors.line, backgroundColor: colors.ground }]}>
      {costBlock(t, of).lines.map((line, i) => (
        <View
          key={line.key}
          aria-label={line.spoken}
          role="img"
          style={[styles.tableRow, i > 0 && { borderTopWidth: 1, borderTopColor: colors.line }]}
        >
          <Glyph name={line.glyph} size={22} color={colors.inkMuted} />
          <Text style={styles.grow}>{line.name}</Text>
          <CostGlyphs parts={line.ways[0] ?? []} size={22} />
        </View>
      ))}
    </View>
  );
}

function Cohorts() {
  const t = useTranslate();
  const { colors } = useTheme();
  const rows: readonly CohortRow[] = [
    ...COHORTS.map(({ cards, draw, name }) => ({
      name: capital(t(name)),
      spoken: t('ref.figure.draws', { cards, draw }),
      hands: [cards],
      draws: [draw],
    })),
    {
      name: t('ref.figure.twoCohorts'),
      spoken: t('ref.figure.twoDraw'),
      hands: [TWO_SMALL.cards, TWO_SMALL.cards],
      draws: [TWO_SMALL.draw, TWO_SMALL.draw],
    },
  ];
  return (
    <View style={[styles.table, { borderColor: colors.line, backgroundColor: colors.ground }]}>
      {rows.map(({ name, spoken, hands, draws }, i) => (
        <View
          key={name}
          role="img"
          aria-label={`${name}. ${spoken}`}
          style={[styles.tableRow, i > 0 && { borderTopWidth: 1, borderTopColor: colors.line }]}
        >
          <View style={styles.cohort}>
            {hands.map((cards, nth) => (
              <View key={nth} style={styles.cards}>
                {Array.from({ length: cards }, (_, card) => (
                  <SmallCard key={card} faction={nth === 0 ? 'barfolk' : 'islanders'} />
                ))}
              </View>
            ))}
          </View>
          <Text variant="caption" color="inkMuted" style={styles.grow}>
            {name}
          </Text>
          <Text variant="heading" color="accent">
            {draws.map((draw) => `+${draw}`).join(' ')}
          </Text>
        </View>
      ))}
    </View>
  );
}

interface CohortRow {
  readonly name: string;
  readonly spoken: string;
  /** Cards of one faction each, and what each group draws. */
  readonly hands: readonly number[];
  readonly draws: readonly number[];
}

/** TURN-02: two small ones in one hand. */
const [TWO_SMALL] = COHORTS;

function SmallCard({ faction }: { readonly faction: FactionName }) {
  const livery = LIVERIES[faction];
  return (
    <View style={[styles.smallCard, { backgroundColor: livery.main, borderColor: livery.pale }]}>
      <Glyph name={faction} size={14} color={livery.on} />
    </View>
  );
}

const DICE: readonly GlyphName[] = ['die1', 'die2', 'die3', 'die4', 'die5', 'die6'];

function Faces() {
  const language = useLanguage();
  const { colors } = useTheme();
  return (
    <View style={[styles.table, { borderColor: colors.line, backgroundColor: colors.ground }]}>
      {entryText(language, 'amulet-faces').text.map((line, i) => (
        <View key={i} style={[styles.tableRow, i > 0 && { borderTopWidth: 1, borderTopColor: colors.line }]}>
          <Glyph name={item(DICE, i)} size={32} color={colors.accent} />
          <View role="img" aria-label={fill(line)} style={styles.grow}>
            <Text>{readLine(fill(line)).text}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function Week() {
  const t = useTranslate();
  const { colors } = useTheme();
  const sign = (kind: Kind, color: string) => (
    <View style={styles.sign}>
      <Glyph name={kindName(kind)} size={22} color={color} />
      <Text variant="caption" style={styles.shrink}>
        {shortKindText(t, kind)}
      </Text>
    </View>
  );
  return (
    <View style={styles.gap}>
      <View
        role="img"
        aria-label={t('ref.figure.week')}
        style={[styles.table, { borderColor: colors.line, backgroundColor: colors.ground }]}
      >
        <View style={styles.tableRow}>
          <View style={styles.day} />
          <Text variant="caption" color="inkMuted" style={styles.grow}>
            {t('table.illuminated')}
          </Text>
          <Text variant="caption" color="inkMuted" style={styles.grow}>
            {t('table.matching')}
          </Text>
        </View>
        {Array.from({ length: DAYS_PER_WEEK }, (_, i) => {
          const lit = item(ILLUMINATED, i);
          const match = item(MATCHING, i);
          const words = { day: i + 1, lit: kindText(t, lit), match: kindText(t, match) };
          return (
            <View
              key={i}
              role="img"
              aria-label={t('ref.figure.dayText', words)}
              style={[styles.tableRow, { borderTopWidth: 1, borderTopColor: colors.line }]}
            >
              <Text variant="label" style={styles.day}>
                {String(i + 1)}
              </Text>
              {sign(lit, colors.gold)}
              {sign(match, colors.ink)}
            </View>
          );
        })}
      </View>
      <Text variant="caption" color="inkMuted">
        {t('ref.figure.weekNote')}
      </Text>
    </View>
  );
}

const FIGHTING: readonly Kind[] = [FRIMAN, FRIMAN + 1, FRIMAN + 2, LORD, WEAPON, HORSE];

function Strengths() {
  const t = useTranslate();
  const { colors } = useTheme();
  const strength = (kind: Kind): string => {
    const [attack, defence] = [strengthOfKind(BASE_BOX, kind, true), strengthOfKind(BASE_BOX, kind, false)];
    return attack === defence ? String(attack) : `${attack} / ${defence}`;
  };
  return (
    <View style={styles.cells}>
      {[...FIGHTING, SWORD, SHIELD].map((kind) => {
        const name = capital(kindText(t, kind));
        return (
          <View
            key={kind}
            role="img"
            aria-label={t('ref.figure.strength', { name, strength: strength(kind) })}
            style={[styles.cell, { borderColor: colors.line, backgroundColor: colors.ground }]}
          >
            <View style={styles.sign}>
              <Glyph name={kindName(kind)} size={26} color={colors.ink} />
              <Text variant="heading">{strength(kind)}</Text>
            </View>
            <Text variant="caption" color="inkMuted" align="center">
              {name}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

function Tiles({ kinds }: { readonly kinds: readonly Kind[] }) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View style={styles.cells}>
      {kinds.map((kind) => (
        <View
          key={kind}
          style={[styles.cell, styles.tile, { borderColor: colors.line, backgroundColor: colors.ground }]}
        >
          <Glyph name={kindName(kind)} size={44} color={colors.ink} />
          <Text variant="caption" color="inkMuted" align="center">
            {capital(kindText(t, kind))}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Cards of a kind that carry one faction's sign. */
const perFaction = (kind: Kind): number =>
  cardsOfKind(BASE_BOX, kind).filter((card) => BASE_BOX.factionOf[card] === BARFOLK).length;

function Box() {
  const t = useTranslate();
  const { colors } = useTheme();
  const rows = BASE_BOX.names
    .map((_, kind) => kind)
    .filter(
      (kind) =>
        isUnit(BASE_BOX, kind) ||
        kind === SUPPLY ||
        isArtefact(BASE_BOX, kind) ||
        isCity(BASE_BOX, kind) ||
        isRoad(BASE_BOX, kind),
    );
  return (
    <View style={styles.gap}>
      <View style={[styles.table, { borderColor: colors.line, backgroundColor: colors.ground }]}>
        {rows.map((kind, i) => {
          const each = perFaction(kind);
          const count = kind === SUPPLY ? cardsOfKind(BASE_BOX, SUPPLY).length : each * BASE_FACTIONS;
          return (
            <View key={kind} style={[styles.tableRow, i > 0 && { borderTopWidth: 1, borderTopColor: colors.line }]}>
              <Glyph name={kindName(kind)} size={22} color={colors.inkMuted} />
              <Text style={styles.grow}>{capital(kindText(t, kind))}</Text>
              {each === 0 ? null : (
                <Text variant="caption" color="inkMuted">
                  {t('ref.figure.perFaction', { count: each })}
                </Text>
              )}
              <Text variant="label" style={styles.number}>
                {String(count)}
              </Text>
            </View>
          );
        })}
        <View style={[styles.tableRow, { borderTopWidth: 1, borderTopColor: colors.line }]}>
          <Glyph name={kindName(HAMMER)} size={22} color={colors.inkMuted} />
          <Text style={styles.grow}>{t('term.great.plural')}</Text>
          <Text variant="label" style={styles.number}>
            {String(PAVILION - HAMMER + 1)}
          </Text>
        </View>
      </View>
      <Text variant="caption" color="inkMuted">
        {t('ref.figure.inferred')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  sketches: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  table: { borderWidth: 1, borderRadius: radius.sm },
  tableRow: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingVertical: 6,
    paddingHorizontal: space.sm,
  },
  grow: { flex: 1 },
  shrink: { flexShrink: 1 },
  gap: { gap: 6 },
  cells: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  cell: {
    flexGrow: 1,
    flexBasis: 92,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingVertical: space.sm,
    paddingHorizontal: 6,
    alignItems: 'center',
    gap: 2,
  },
  tile: { flexBasis: 145 },
  sign: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 6 },
  day: { width: 22, textAlign: 'center' },
  cohort: { flexDirection: 'row', gap: 6, flexWrap: 'wrap' },
  cards: { flexDirection: 'row', gap: 2 },
  smallCard: {
    width: 21,
    height: 29,
    borderRadius: 4,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  number: { minWidth: 28, textAlign: 'right' },
});
