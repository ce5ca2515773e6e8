/** Where the gates lie, and whose they are. */
import {
  checkConfig,
  createGame,
  decision,
  factionOf,
  gatesState,
  item,
  legalActions,
  placeOf,
  standardConfig,
  step,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
  type Place,
} from '@battalia/engine/testing';
import { stormConfig } from '../gates';
import { started } from '../../../src/engine/debug';

const placesOf = (s: GameState): readonly string[] =>
  gatesState
    .gatesOf(s)
    .map((square) => placeOf(s.rules.columns, square).join())
    .sort();
const terrainsOf = (s: GameState): readonly number[] =>
  gatesState.gatesOf(s).map((square) => factionOf(s, s.tile[square] ?? 0));
const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
const factionsOf = (s: GameState): readonly number[] =>
  Array.from({ length: s.rules.seats }, (_, i) => s.faction[i] ?? -1);

/** The squares of the book, written down once more. */
const SMALL: readonly (readonly [players: number, places: readonly string[]])[] = [
  [2, ['4,2', '4,6']],
  [3, ['2,2', '2,6', '7,4']],
  [4, ['3,3', '3,5', '5,3', '5,5']],
];
const WIDE: readonly (readonly [players: number, places: readonly string[]])[] = [
  [2, ['4,10', '4,2']],
  [3, ['4,10', '4,2', '7,6']],
  [4, ['2,6', '4,10', '4,2', '6,6']],
];

test.each(SMALL)('[SG-05] %i players: as many gates, on their squares, of the players’ factions', (players, places) => {
  const s = started(stormConfig([], {}, players), 'gates');
  expect(placesOf(s)).toEqual(places);
  expect(sorted(terrainsOf(s))).toEqual(sorted(factionsOf(s)));
});

test.each([2, 3])(
  '[SG-05] with %i players the gates are laid when the factions are chosen, before the cities',
  (players) => {
    const s = createGame(stormConfig([], {}, players), 'late');
    for (let chosen = 0; chosen < players; chosen++) {
      expect(decision(s)?.kind).toBe('chooseFaction');
      expect(placesOf(s)).toEqual([]);
      step(s, item(legalActions(s), legalActions(s).length - 1));
    }
    expect(decision(s)?.kind).toBe('chooseCity');
    expect(sorted(terrainsOf(s))).toEqual(sorted(factionsOf(s)));
  },
);

test('[SG-05] with four they lie there from the start, those of the four factions in play', () => {
  const s = createGame(stormConfig(), 'early');
  expect(decision(s)?.kind).toBe('chooseFaction');
  expect(sorted(terrainsOf(s)).reduce((bits, faction) => bits | (1 << faction), 0)).toBe(s.inPlay);
});

test('[SG-05] which gate lies where is chance', () => {
  const orders = new Set(
    Array.from({ length: 30 }, (_, i) => terrainsOf(started(stormConfig([], {}, 6), `chance ${i}`)).join()),
  );
  expect(orders.size).toBeGreaterThan(20);
});

test('[SG-03] six players: all six gates, on their six squares', () => {
  const s = started(stormConfig([], {}, 6), 'six');
  expect(placesOf(s)).toEqual(['2,10', '2,2', '2,6', '6,10', '6,2', '6,6']);
  expect(sorted(terrainsOf(s))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('[SG-04] five players: the five gates of the factions in play, on their five squares', () => {
  const s = started(stormConfig([], {}, 5), 'five');
  expect(placesOf(s)).toEqual(['2,6', '4,10', '4,2', '6,10', '6,2']);
  expect(sorted(terrainsOf(s))).toEqual(sorted(factionsOf(s)));
});

test.each(WIDE)('[SG-09] %i players on the wide board: gates on its squares', (players, places) => {
  const s = started(stormConfig([], { wide: true }, players), 'wide');
  expect(placesOf(s)).toEqual(places);
});

const withGates = (gates: readonly Place[], options: Options = {}): GameConfig =>
  stormConfig([], { gates, ...options }, 2);

test('[SG-05] the players may agree on other squares for the gates', () => {
  const config = withGates([
    [3, 3],
    [5, 5],
  ]);
  expect(checkConfig(config)).toBeNull();
  expect(placesOf(started(config, 'agreed'))).toEqual(['3,3', '5,5']);
});

test('[SG-05] as many as players, on squares that exist and are free', () => {
  expect(checkConfig(withGates([[3, 3]]))).toEqual({ kind: 'layout', place: null });
  const beside = (place: Place) => checkConfig(withGates([[3, 3], place]));
  // Off the board; missing with two players; the ruins; a start; a neutral city; the other gate.
  for (const place of [
    [9, 9],
    [1, 1],
    [4, 4],
    [2, 2],
    [2, 6],
    [3, 3],
  ] as const)
    expect(beside(place)).toEqual({ kind: 'layout', place });
  // Beside a city or the ruins a gate may lie: roads meet there.
  expect(beside([2, 3])).toBeNull();
  expect(beside([4, 3])).toBeNull();
});

test('[SG-12] gates need six factions, and go with no scenario of the base books', () => {
  const problem = (modules: readonly ModuleId[], options: Options = {}) =>
    checkConfig(standardConfig(4, modules, options));
  expect(problem(['gates'])).toEqual({ kind: 'moduleNeeds', module: 'gates', needs: 'stormgates' });
  expect(problem(['stormgates', 'gates'])).toBeNull();
  for (const scenario of ['nocities', 'volcano'] as const)
    expect(problem([scenario, 'stormgates', 'gates'])?.kind).toBe('modulesClash');
});

test('[SG-12] with gates nobody has a second start city or a second neutral one', () => {
  const gates = (options: Options) => checkConfig(stormConfig([], options));
  expect(gates({ startCities: 2 })).toEqual({ kind: 'oneCityEach' });
  expect(gates({ neutralCities: 2 })).toEqual({ kind: 'oneCityEach' });
  expect(gates({ neutralCities: 0 })).toBeNull();
  expect(checkConfig(standardConfig(4, ['stormgates'], { startCities: 2 }))).toBeNull();
});
