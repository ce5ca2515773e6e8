/** Everything that the table knows of a player. */
import {
  boxOf,
  FACTION_NAMES,
  item,
  modulesOf,
  type Faction,
  type PlayerView,
  type Seat,
  type SeatView,
} from '@battalia/engine';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { horizon, horizonBox } from '@/art/cards/lands';
import { tinted } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { standard, STANDARD_BOX } from '@/art/places/standard';
import type { PlainKey } from '@/i18n/message';
import { useClocks } from '@/store/match/clocks';
import { useMatch } from '@/store/match/useMatch';
import { CardBack } from '../../../components/CardBack';
import { GameCard } from '../../../components/GameCard';
import { Sheet } from '../../../components/Sheet';
import { Text } from '../../../components/Text';
import type { RuleRef } from '../../../game/rule';
import { Explained } from '../../../hint/Explained';
import type { Topic } from '../../../hint/topic';
import { looksOf } from '../../../modules/registry';
import { capital } from '../../../text/capital';
import { factionText } from '../../../text/cards';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { ownTimeText } from './clockText';
import { deckParts, type DeckPart } from './deckParts';
import { OpenCards, Shown, UsedCards } from './OpenCards';

interface Props {
  readonly view: PlayerView;
  readonly player: SeatView;
  readonly name: string;
  readonly onClose: () => void;
}

const PARTS = {
  hand: ['cards', 'match.handSize'],
  nation: ['nation', 'match.nationSize'],
  shelter: ['shelter', 'match.shelterSize'],
  table: ['battle', 'match.tableSize'],
  ambush: ['ambush', 'match.ambushSize'],
  tents: ['tent', 'look.tentsSize'],
  borrowed: ['deck', 'look.borrowedSize'],
  lent: ['deck', 'look.lentSize'],
} as const satisfies Record<DeckPart['what'], readonly [GlyphName, PlainKey]>;

export function PlayerSheet({ view, player, name, onClose }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { seat } = player;
  const id = useMatch((match) => match.id);
  const clock = useClocks(({ clocks }) => (id === null ? undefined : clocks[id]));
  const deck = `${capital(t('term.creationDeck'))}: ${t('count.cards', { count: player.deckSize })}`;
  const hidden = Array.from({ length: player.ambushSize }, (_, i) => i);
  return (
    <Sheet title={name} onClose={onClose}>
      {player.faction === null ? null : <Home faction={player.faction} />}
      <View style={styles.facts}>
        <Fact
          glyph="points"
          color={colors.gold}
          text={t('match.points', { count: player.points })}
          topic={{ kind: 'player', seat, fact: 'points' }}
        />
        <Fact
          glyph="castle"
          color={colors.gold}
          text={t('match.level4', { count: player.level4Cities })}
          topic={{ kind: 'player', seat, fact: 'cities' }}
        />
        {looksOf(modulesOf(view)).flatMap(({ id, seatFacts }) =>
          (seatFacts?.(t, view, seat) ?? []).map(({ glyph, text, rule }, i) => (
            <Fact
              key={`${id} ${i}`}
              glyph={glyph}
              color={colors.gold}
              text={text}
              topic={{ kind: 'told', words: text, rule }}
            />
          )),
        )}
        {clock === undefined ? null : (
          <Fact
            glyph="oracle"
            color={colors.gold}
            text={ownTimeText(t, clock, seat)}
            topic={{ kind: 'tool', tool: 'clock', words: ownTimeText(t, clock, seat) }}
          />
        )}
      </View>
      <View role="group" aria-label={deck} style={styles.deck}>
        <Text variant="label" heading={3}>
          {deck}
        </Text>
        <View style={styles.facts}>
          {deckParts(view, player).map(({ what, count }) => {
            const [glyph, text] = PARTS[what];
            const words = t(text, { count: Math.abs(count) });
            return (
              <Fact key={what} glyph={glyph} color={colors.inkMuted} text={words} topic={topicOf(what, seat, words)} />
            );
          })}
        </View>
      </View>
      {looksOf(modulesOf(view)).flatMap(({ id, shelf }) => {
        const kept = shelf?.items(t, view, seat) ?? [];
        return shelf === undefined || kept.length === 0
          ? []
          : [
              <OpenCards key={id} title={shelf.name(t)}>
                {kept.map(({ card, state }) => {
                  const face = boxOf(view).faces[card];
                  return face === undefined ? null : (
                    <View key={card} style={styles.kept}>
                      <GameCard shown={face} size="line" />
                      <Text variant="caption" align="center">
                        {state}
                      </Text>
                    </View>
                  );
                })}
              </OpenCards>,
            ];
      })}
      {player.great.length === 0 ? null : (
        <OpenCards title={capital(t('term.great.plural'))}>
          {player.great.map((card) => (
            <Shown key={card.card} card={card} />
          ))}
        </OpenCards>
      )}
      {player.tents.length === 0 ? null : (
        <OpenCards title={capital(t('look.tent'))}>
          {player.tents.flatMap(({ tent, holds }) =>
            holds.map((card) => (
              <GameCard key={card.card} shown={card} size="line" marks={IN_TENT} under={tent.card} />
            )),
          )}
        </OpenCards>
      )}
      {hidden.length === 0 ? null : (
        <OpenCards title={capital(t('look.ambush'))}>
          {hidden.map((i) => (
            <Explained
              key={i}
              topic={{ kind: 'pile', pile: 'ambush', seat }}
              label={t('match.ambushSize', { count: 1 })}
            >
              <CardBack size="line" />
            </Explained>
          ))}
        </OpenCards>
      )}
      {/* That there are none is told above. */}
      {player.played.length + player.shelterSize === 0 ? null : <UsedCards player={player} />}
    </Sheet>
  );
}

const IN_TENT = ['tent'] as const;

/** Where it is told what happens to cards that lie there. */
const RULES = {
  table: ['drawing', 1],
  tents: 'tent',
  borrowed: 'creation-deck',
  lent: 'creation-deck',
} as const satisfies Partial<Record<DeckPart['what'], RuleRef>>;

function topicOf(what: DeckPart['what'], seat: Seat, words: string): Topic {
  switch (what) {
    case 'hand':
      return { kind: 'player', seat, fact: 'hand' };
    case 'nation':
    case 'shelter':
    case 'ambush':
      return { kind: 'pile', pile: what, seat };
    default:
      return { kind: 'told', words, rule: RULES[what] };
  }
}

/** How far the land of a people goes to either side of its standard. */
const REACH = 110;
const LAND = horizonBox(REACH, 4);
const CLOTH = 84;

/** The standard of a people before its land. */
function Home({ faction }: { readonly faction: Faction }) {
  const t = useTranslate();
  const { colors, dark } = useTheme();
  const name = item(FACTION_NAMES, faction);
  const land = useMemo(() => {
    const day = horizon(name, REACH);
    return dark ? tinted(day, colors.ground, 0.5) : day;
  }, [name, dark, colors]);
  const cloth = useMemo(() => standard(name), [name]);
  return (
    <View
      style={[styles.home, { backgroundColor: dark ? colors.ground : colors.surfacePressed, borderColor: colors.line }]}
    >
      <View style={styles.land}>
        <FigureView figure={land} width="100%" height="100%" box={LAND} />
      </View>
      <FigureView
        figure={cloth}
        width={CLOTH}
        height={(CLOTH * STANDARD_BOX[3]) / STANDARD_BOX[2]}
        box={STANDARD_BOX}
      />
      <View style={[styles.plate, { backgroundColor: colors.surface, borderColor: colors.gold }]}>
        <Text variant="heading" align="center">
          {factionText(t, faction)}
        </Text>
      </View>
    </View>
  );
}

interface FactProps {
  readonly glyph: GlyphName;
  readonly color: string;
  readonly text: string;
  readonly topic: Topic;
}

function Fact({ glyph, color, text, topic }: FactProps) {
  const { colors } = useTheme();
  return (
    <Explained
      passive
      topic={topic}
      style={[styles.fact, { backgroundColor: colors.ground, borderColor: colors.line }]}
    >
      <Glyph name={glyph} size={28} color={color} />
      <Text variant="label" align="center">
        {text}
      </Text>
    </Explained>
  );
}

const styles = StyleSheet.create({
  home: {
    alignItems: 'center',
    paddingVertical: space.sm,
    gap: space.xs,
    borderWidth: 1,
    borderRadius: radius.md,
    overflow: 'hidden',
  },
  land: { position: 'absolute', left: 0, right: 0, bottom: 0, top: '20%' },
  plate: { borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.md, maxWidth: '100%' },
  deck: { gap: space.sm },
  kept: { width: 104, alignItems: 'center', gap: 2 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  fact: {
    flexGrow: 1,
    flexBasis: 96,
    alignItems: 'center',
    gap: 2,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingVertical: space.sm,
    paddingHorizontal: space.xs,
  },
});
