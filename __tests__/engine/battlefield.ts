/**
 * A small map on which every chapter of fighting and travelling can be tried, and words for the moves of a battle.
 *
 *                 (2,3) neutral   (2,5) seat 3
 *                   |               |
 *  (4,1) ─ (4,2) ─ (4,3) ─ (4,4) ─ (4,5) ─ (4,6) ─ (4,7)
 *  seat 0          seat 1            |             seat 2
 *                                  (6,5) ruins
 */
import {
  BARFOLK,
  clone,
  CLOUDBORN,
  COMMITTED,
  EMBERIANS,
  ISLANDERS,
  item,
  standardConfig,
  totalOf,
  type ActionOf,
  type Card,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
  type Place,
  type Seat,
  type Square,
  type Target,
} from '@battalia/engine/testing';
import { arrange, card, hand, play, sq, type Arrangement, type CardName, type TileSpec } from './support';

export { BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS };

export const HOME = sq(4, 1);
export const TARGET = sq(4, 3);
export const NEUTRAL_CITY = sq(2, 3);
export const CROSSING = sq(4, 5);
export const RUINS_SQUARE = sq(6, 5);

const MAP: readonly TileSpec[] = [
  { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
  { at: [4, 2], card: 'barfolk straight', quarters: 1 },
  { at: [4, 3], card: 'cloudborn city4', level: 1, owner: 1 },
  { at: [3, 3], card: 'cloudborn straight' },
  { at: [2, 3], card: 'islanders city4', level: 4 },
  { at: [4, 4], card: 'emberians straight', quarters: 1 },
  { at: [4, 5], card: 'emberians crossroad' },
  { at: [3, 5], card: 'islanders straight' },
  { at: [2, 5], card: 'emberians city4', level: 1, owner: 3 },
  { at: [4, 6], card: 'islanders straight', quarters: 1 },
  { at: [4, 7], card: 'barfolk city4', level: 2, owner: 2 },
  { at: [5, 5], card: 'barfolk straight' },
  { at: [6, 5], card: 'ruins' },
];

export interface Field extends Omit<Arrangement, 'bare'> {
  /** Level of seat 1's city in the middle. */
  readonly level?: number;
}

/** The map above, hands empty where none is given; further tiles go on top of it. Day 1 unless told otherwise: tools are illuminated. */
export function field({ level = 1, tiles = [], hands = {}, ...rest }: Field = {}): GameState {
  const map = MAP.map((tile) => (tile.at[0] === 4 && tile.at[1] === 3 ? { ...tile, level } : tile));
  return arrange({ bare: true, tiles: [...map, ...tiles], hands: { 0: [], 1: [], 2: [], 3: [], ...hands }, ...rest });
}

/** Nothing that fights or pays is illuminated, but the horse. */
export const HORSE_DAY = 7;

/** Seat 0 stands before the city of seat 1, which is of level 4, with a weapon of its own faction and these cards. */
export const besieging = (names: readonly CardName[], spec: Field = {}): GameState =>
  field({
    day: HORSE_DAY,
    level: 4,
    heroes: { 0: [[4, 3]] },
    ...spec,
    hands: { 0: ['barfolk weapon', ...names], ...spec.hands },
  });

export const configWith = (modules: readonly ModuleId[], options: Options = {}, players: 2 | 3 | 4 = 4): GameConfig =>
  standardConfig(players, modules, options);

/** The same opening after an artefact was played for it: nothing is called off any more (BATTLE-18). */
export function committed(s: GameState): GameState {
  const bound = clone(s);
  bound.battle = COMMITTED;
  return bound;
}

/** Cities on the rim of the map, for a seat that runs out of tokens; `from` leaves room for some of another level. */
export function rimCities(owner: Seat, level: number, count: number, from = 0): readonly TileSpec[] {
  const factions = ['barfolk', 'cloudborn', 'emberians', 'islanders'] as const;
  const kinds = ['city3', 'city2straight', 'city2turn', 'city1'] as const;
  const cards = kinds.flatMap((kind) => factions.map((faction): CardName => `${faction} ${kind}`));
  const places = [1, 2, 3, 4, 5, 6, 7]
    .flatMap((column): Place[] => [
      [1, column],
      [7, column],
    ])
    .concat([
      [6, 1],
      [6, 7],
    ]);
  return cards.slice(from, from + count).map((card, i) => ({ at: item(places, from + i), card, level, owner }));
}

// ---------------------------------------------------------------- moves

export const cityAt = (square: Square): Target => ({ kind: 'city', square });
export const heroOf = (seat: Seat, hero: number, square: Square): Target => ({ kind: 'hero', square, seat, hero });

export const attack = (target: Target, weapon: Card, heroes = 1, copies = 1): ActionOf<'attack'> => ({
  kind: 'attack',
  target,
  heroes,
  weapon,
  copies,
});
export const lay = (card: Card, copies = 1): ActionOf<'lay'> => ({ kind: 'lay', card, copies });
export const fight = (heroes = 0, raise = false): ActionOf<'fight'> => ({ kind: 'fight', raise, heroes });
export const stand: ActionOf<'stand'> = { kind: 'stand' };
export const callOff: ActionOf<'callOff'> = { kind: 'callOff' };
export const pass: ActionOf<'pass'> = { kind: 'pass' };
export const surrender: ActionOf<'surrender'> = { kind: 'surrender' };
export const endTurn: ActionOf<'endTurn'> = { kind: 'endTurn' };
export const begin: ActionOf<'begin'> = { kind: 'begin' };
/** The turn is over, and everybody else has one, in which nothing is done: then it is the same seat's. */
export function nextTurn(s: GameState): GameState {
  let state = play(s, endTurn);
  while (state.turn !== s.turn) state = play(state, begin, endTurn);
  return state;
}
export const passHands = (to: Seat): ActionOf<'passHands'> => ({ kind: 'passHands', to });

/** Seat 0 opens an attack on the city in the middle with the hand's weapon, and lays these cards. */
export const openAttack = (s: GameState, ...names: readonly CardName[]): GameState =>
  play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')), ...hand(s, 0, ...names).map((one) => lay(one)));

export const charm = (by: Card, card: Card): ActionOf<'charm'> => ({ kind: 'charm', by, card });
export const promote = (by: Card, card: Card, ranks = 1): ActionOf<'promote'> => ({ kind: 'promote', by, card, ranks });
export const convert = (by: Card, card: Card, faction: number): ActionOf<'convert'> => ({
  kind: 'convert',
  by,
  card,
  faction,
});

/** Cards as the legal list names them: in ascending order. */
export const line = (...cards: readonly (Card | readonly Card[])[]): Card[] => cards.flat().sort((a, b) => a - b);

/** Attacker's and defender's strength as it stands. */
export const score = (s: GameState): readonly [attack: number, defence: number] => [
  totalOf(s, s.attacker),
  totalOf(s, s.defender),
];
