/**
 * A small map with four gates, and the storm as a test wants it.
 *
 *                (2,4) ─ (2,5) ─ (2,6) the Sunblessed's gate
 *  (4,1) ─ (4,2) the Bärfolk's gate ─ (4,3) ─ (4,4)
 *  seat 0                                     seat 1
 *  (6,2) the Emberians' gate ─ (6,3)    (6,4) ─ (6,5) ─ (6,6) the Cloudborn's gate
 *                                       seat 0
 */
import {
  cardsIn,
  gatesState,
  item,
  kindOf,
  nameOfKind,
  standardConfig,
  type ActionOf,
  type Card,
  type FactionName,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
  type Storm,
} from '@battalia/engine/testing';
import { move } from '../../src/engine/core/piles';
import { arrange, hand, play, sq, type Arrangement, type CardName, type TileSpec } from './support';

/** In the order of the seats: the Sunblessed begin. */
export const NATIONS: readonly FactionName[] = ['sunblessed', 'barfolk', 'cloudborn', 'emberians'];

export const GREEN = sq(4, 2);
export const ORANGE = sq(2, 6);
export const GOLD = sq(6, 6);
export const RED = sq(6, 2);

const MAP: readonly TileSpec[] = [
  { at: [4, 1], card: 'sunblessed city4', level: 1, owner: 0 },
  { at: [4, 2], card: 'barfolk gate' },
  { at: [4, 3], card: 'barfolk straight', quarters: 1 },
  { at: [4, 4], card: 'barfolk city4', level: 2, owner: 1 },
  { at: [2, 4], card: 'cloudborn crossroad' },
  { at: [2, 5], card: 'emberians straight', quarters: 1 },
  { at: [2, 6], card: 'sunblessed gate' },
  { at: [6, 2], card: 'emberians gate' },
  { at: [6, 3], card: 'cloudborn straight', quarters: 1 },
  { at: [6, 4], card: 'cloudborn city4', level: 1, owner: 0 },
  { at: [6, 5], card: 'emberians straight', quarters: 1 },
  { at: [6, 6], card: 'cloudborn gate' },
];

export const stormConfig = (modules: readonly ModuleId[] = [], options: Options = {}, players = 4): GameConfig =>
  standardConfig(players, ['stormgates', 'gates', ...modules], options);

/** Seat 0 at its actions, a hero in its city beside the green gate; hands are empty where none is given. */
export function storm({ hands = {}, tiles = [], ...rest }: Arrangement = {}): GameState {
  return arrange({
    config: stormConfig(),
    factions: NATIONS,
    bare: true,
    day: 2,
    heroes: { 0: [[4, 1]] },
    ...rest,
    tiles: [...MAP, ...tiles],
    hands: { 0: [], 1: [], 2: [], 3: [], ...hands },
  });
}

const stormCard = (s: GameState, name: Storm): Card =>
  item(
    [gatesState.storms, gatesState.used]
      .flatMap((pile) => cardsIn(s, pile.at(s)))
      .filter((card) => nameOfKind(s.rules, kindOf(s, card)) === name),
    0,
  );

/** Puts these on top of the storm, the first of them to be drawn first. */
export function stack(s: GameState, ...names: readonly Storm[]): GameState {
  for (const name of [...names].reverse()) move(s, stormCard(s, name), gatesState.storms.at(s));
  return s;
}

/** Lets these lie open as used, the last of them on top. */
export function spend(s: GameState, ...names: readonly Storm[]): GameState {
  for (const name of names) move(s, stormCard(s, name), gatesState.used.at(s));
  return s;
}

export const stormsLeft = (s: GameState): readonly string[] =>
  cardsIn(s, gatesState.storms.at(s)).map((card) => nameOfKind(s.rules, kindOf(s, card)));
export const stormsUsed = (s: GameState): readonly string[] =>
  cardsIn(s, gatesState.used.at(s)).map((card) => nameOfKind(s.rules, kindOf(s, card)));
export const stormNamed = stormCard;

/** From the city over the green gate to another one, paid with these cards of the hand. */
export const jumpWith = (
  s: GameState,
  names: readonly CardName[],
  to = ORANGE,
  from = GREEN,
  hero = 0,
): ActionOf<'jump'> => ({
  kind: 'jump',
  hero,
  from,
  to,
  pay: [...hand(s, 0, ...names)].sort((a, b) => a - b),
});

const RICH: Arrangement = {
  hands: { 0: ['supply', 'horse', 'barfolk friman', 'cloudborn lord'] },
  nations: { 0: ['emberians chief', 'supply'] },
  limbo: ['cloudborn priest', 'supply'],
  camps: { 1: [{ tent: 'barfolk tent', cards: ['barfolk lord'] }] },
};

/** What an effect asks, in the middle of a jump with a horse. */
export function inStorm(name: Storm, spec: Arrangement = {}): GameState {
  const s = stack(spend(storm({ ...RICH, ...spec }), 'stormDraw', 'stormCity'), name);
  return play(s, jumpWith(s, ['horse', 'supply']));
}
