/**
 * Hands full of cards that are alike, on the day that doubles them: after some of their copies are played, every
 * transformation, ambush and laying that the rules accept is offered, once, and nothing that they refuse.
 */
import {
  cardsIn,
  decision,
  FACTION_NAMES,
  handOf,
  illuminated,
  item,
  legalActions,
  lineOf,
  newChance,
  NONE,
  pick,
  playedOf,
  refusal,
  standardConfig,
  type Action,
  type ActionKind,
  type Card,
  type Chance,
  type GameState,
} from '@battalia/engine/testing';
import { arrange, hand, legal, times, type CardName, type TileSpec } from '../support';
import { line } from '../battlefield';
import { anyKind, wander } from '../wander';
import { actionKey, namedTwice } from './support/alike';
import { KIND_NAMES } from '../box';

const ARTEFACTS = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'] as const;
const UNITS = ['friman', 'chief', 'priest', 'lord'] as const;
const CITY: TileSpec = { at: [5, 4], card: 'emberians city3', level: 2, owner: 1 };
/** These would end a turn or a battle before it has become interesting. */
const RELUCTANT: readonly ActionKind[] = ['endTurn', 'pass', 'surrender', 'hire', 'create', 'build'];

/** Each seat has two factions of its own: the decks hold three artefacts of a kind and faction. */
function handOn(day: number, seat: number, chance: Chance): CardName[] {
  const bright = item(KIND_NAMES, illuminated(arrange({ day })));
  const [one, other] = [item(FACTION_NAMES, seat * 2), item(FACTION_NAMES, seat * 2 + 1)];
  const units = times(4, 0).map(
    (): CardName => `${pick(chance, 2) === 0 ? one : other} ${item(UNITS, pick(chance, UNITS.length))}`,
  );
  return [
    `${one} ${bright}`,
    `${one} ${bright}`,
    `${other} ${item(ARTEFACTS, pick(chance, ARTEFACTS.length))}`,
    `${other} amulet`,
    'supply',
    ...units,
  ];
}

/** Whatever two cards of a seat could do to each other, and each of them by itself. */
function attempts(cards: readonly Card[]): Action[] {
  const all: Action[] = [];
  for (const by of cards) {
    for (let copies = 1; copies <= 6; copies++) all.push({ kind: 'lay', card: by, copies });
    for (const card of cards) {
      all.push({ kind: 'charm', by, card }, { kind: 'ambush', card: by, price: card });
      for (const ranks of [1, 2]) all.push({ kind: 'promote', by, card, ranks });
      for (let faction = 0; faction < 4; faction++) all.push({ kind: 'convert', by, card, faction });
    }
  }
  return all;
}

function problemsIn(s: GameState, offered: readonly Action[]): string[] {
  const seat = decision(s)?.seat ?? 0;
  const keys = new Set(offered.map((action) => actionKey(s, action)));
  const cards = [handOf(seat), playedOf(seat), lineOf(seat)].flatMap((zone) => cardsIn(s, zone));
  return [
    ...namedTwice(s, offered).map((pair) => `offered twice: ${pair}`),
    ...offered.filter((action) => refusal(s, action) !== null).map((action) => `offered: ${JSON.stringify(action)}`),
    ...attempts(cards)
      .filter((action) => refusal(s, action) === null && !keys.has(actionKey(s, action)))
      .map((action) => `not offered: ${JSON.stringify(action)}`),
  ];
}

function someAction(offered: readonly Action[], chance: Chance): Action {
  const keen = offered.filter(({ kind }) => !RELUCTANT.includes(kind));
  return anyKind(keen.length > 0 ? keen : offered, chance);
}

test.each([1, 2, 3, 4, 5, 6, 7])(
  'day %i: what is offered with twins and half-spent cards is what the rules accept',
  (day) => {
    const chance = newChance(`twins ${day}`);
    let steps = 0;
    for (let game = 0; game < 12; game++) {
      const start = arrange({
        seed: `twins ${day} ${game}`,
        day,
        config: standardConfig(4, [], { weeks: 3 }),
        tiles: [CITY],
        hands: { 0: handOn(day, 0, chance), 1: handOn(day, 1, chance) },
        heroes: {
          0: [
            [5, 4],
            [5, 4],
          ],
          1: [[5, 4]],
        },
      });
      steps += wander(start, chance, {
        steps: 16,
        choose(s) {
          const offered = legalActions(s);
          expect(problemsIn(s, offered)).toEqual([]);
          return someAction(offered, chance);
        },
      }).length;
    }
    expect(steps).toBeGreaterThan(150);
  },
);

const holding = (day: number, ...names: readonly CardName[]): GameState =>
  arrange({
    day,
    config: standardConfig(4, [], { weeks: 3 }),
    hands: { 0: names },
    nations: { 0: times(12, 'supply') },
  });

test('[AMB-01, ART-03, ORACLE-09, ORACLE-10] of two illuminated horses one is named, and the other beside it', () => {
  const s = holding(7, 'barfolk horse', 'barfolk horse', 'barfolk amulet', 'barfolk tent', 'supply');
  const [one = NONE, other = NONE] = line(hand(s, 0, 'horse', 'horse'));
  const [amulet = NONE, tent = NONE, supply = NONE] = hand(s, 0, 'amulet', 'tent', 'supply');
  expect(namedTwice(s, legalActions(s))).toEqual([]);
  const ofAmbush = legal(s, 'ambush').map(({ card, price }) => [card, price]);
  expect(ofAmbush).toContainEqual([one, other]);
  // Each of the four kinds for each other one, and a horse for the other.
  expect(ofAmbush).toHaveLength(4 * 3 + 1);
  expect(legal(s, 'charm')).toEqual(
    [tent, one, supply].sort((a, b) => a - b).map((card) => ({ kind: 'charm', by: amulet, card })),
  );
  expect(
    legal(s, 'station')
      .filter(({ pay }) => pay.includes(supply))
      .map(({ cards }) => cards),
  ).toEqual([[amulet], [one]].sort(([a = NONE], [b = NONE]) => a - b));
});

test('[ART-03, ORACLE-06] of three illuminated amulets one works on the lord and on the next', () => {
  const s = holding(3, 'barfolk amulet', 'barfolk amulet', 'barfolk amulet', 'barfolk lord');
  const [one = NONE, other = NONE] = line(hand(s, 0, 'amulet', 'amulet', 'amulet'));
  const [lord = NONE] = hand(s, 0, 'lord');
  expect(legal(s, 'charm')).toEqual(
    [lord, other].sort((a, b) => a - b).map((card) => ({ kind: 'charm', by: one, card })),
  );
});
