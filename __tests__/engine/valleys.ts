/**
 * Games with the valleys as they are laid out, with hands and heroes as a test wants them. Rows and columns of the wide board:
 *
 *         3          4         5        6          7          8         9
 *  3   building    road    building            building    road    building
 *  4   road    KINGS' CENTRE   road   PASS or   road   QUEENS' CENTRE  road
 *  5   building    road    building   BRIDGE   building    road    building
 */
import {
  cardsIn,
  EMPTY,
  item,
  kindOf,
  nameOfKind,
  placeOf,
  squareAt,
  standardConfig,
  touchMap,
  valleysState,
  type Card,
  type FactionName,
  type GameConfig,
  type GameState,
  type KindName,
  type ModuleId,
  type Options,
  type Place,
  type Seat,
  type Square,
  type Zone,
} from '@battalia/engine/testing';
import { move } from '../../src/engine/core/piles';
import { stack } from './gates';
import { arrange, pickCards, play, times, type Arrangement, type CardName, type TileSpec } from './support';

/** A square of the wide board. */
export const wide = (row: number, column: number): Square => squareAt(11, [row, column]);

export const KINGS = wide(4, 4);
export const QUEENS = wide(4, 8);
export const MIDDLE = wide(4, 6);
/** The roads of the kings' valley: top, right, bottom, left. */
export const ROADS: readonly Square[] = [wide(3, 4), wide(4, 5), wide(5, 4), wide(4, 3)];
/** Its buildings, from the top left corner clockwise. */
export const CORNERS: readonly Square[] = [wide(3, 3), wide(3, 5), wide(5, 5), wide(5, 3)];
export const QUEENS_ROADS: readonly Square[] = [wide(3, 8), wide(4, 9), wide(5, 8), wide(4, 7)];
export const QUEENS_CORNERS: readonly Square[] = [wide(3, 7), wide(3, 9), wide(5, 9), wide(5, 7)];

export const PASS = 1;
export const BRIDGE = 2;
const NATIONS: readonly FactionName[] = ['barfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'];

export const valleysConfig = (modules: readonly ModuleId[] = [], options: Options = {}, players = 4): GameConfig =>
  standardConfig(players, ['stormgates', 'gates', ...modules, 'valleys'], { connection: PASS, ...options });

/** Seat 0 at its actions on day 7, when no tool is illuminated; hands are empty where none is given. */
export function valley(spec: Arrangement = {}): GameState {
  const config = spec.config ?? valleysConfig();
  const empty = Object.fromEntries(config.seats.map((_, seat) => [seat, []]));
  return arrange({
    day: 7,
    factions: NATIONS.slice(0, config.seats.length),
    ...spec,
    config,
    hands: { ...empty, ...spec.hands },
  });
}

/** Turns these up, as if somebody had explored them. */
export function open(s: GameState, ...squares: readonly Square[]): GameState {
  for (const square of squares) s.down[square] = 0;
  touchMap(s);
  return s;
}

/** Explored buildings with a token of a seat on them. */
export function own(s: GameState, seat: Seat, ...squares: readonly Square[]): GameState {
  for (const square of squares) {
    s.down[square] = 0;
    s.holder[square] = seat;
    s.level[square] = 2;
  }
  touchMap(s);
  return s;
}

/** A city of a seat where one stands. */
export function holdCity(s: GameState, seat: Seat, square: Square, level: number): GameState {
  s.holder[square] = seat;
  s.level[square] = level;
  touchMap(s);
  return s;
}

export const kindAt = (s: GameState, square: Square): string => nameOfKind(s.rules, kindOf(s, s.tile[square] ?? 0));

/** Where a building of this name lies. */
export function siteOf(s: GameState, name: KindName): Square {
  const square = [...CORNERS, ...QUEENS_CORNERS].find((each) => kindAt(s, each) === name);
  if (square === undefined) throw new Error(`no ${name}`);
  return square;
}

/** The square of a faction's gate. */
export function gateOf(s: GameState, faction: FactionName): Square {
  const number = NATIONS.indexOf(faction);
  const square = Array.from(s.tile.keys()).find(
    (each) =>
      (s.tile[each] ?? -1) >= 0 && kindAt(s, each) === 'gate' && s.rules.factionOf[s.tile[each] ?? 0] === number,
  );
  if (square === undefined) throw new Error(`no gate of ${faction}`);
  return square;
}

export const under = (s: GameState, faction: FactionName): Zone => valleysState.pileUnder(s, gateOf(s, faction));
export const namesIn = (s: GameState, zone: Zone): readonly string[] =>
  cardsIn(s, zone)
    .map((card) => nameOfKind(s.rules, kindOf(s, card)))
    .sort();

/** Lays just these Great Artefacts under a gate, from wherever they are; what was there goes to the rest pile. */
export function hide(s: GameState, faction: FactionName, ...names: readonly KindName[]): GameState {
  const zone = under(s, faction);
  for (const card of cardsIn(s, zone)) move(s, card, restOf(s));
  for (const name of names) move(s, greatNamed(s, name), zone);
  return s;
}

export const restOf = (s: GameState): Zone => s.rules.piles.find(({ name }) => name === 'rest')?.zone ?? -1;
export const greatNamed = (s: GameState, name: KindName): Card => {
  const card = s.rules.greats.find((each) => s.rules.names[s.rules.kindOf[each] ?? 0] === name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
};

/** Jumps from a faction's gate to another's with two supplies: the hero stands on the first. */
export function jump(s: GameState, from: FactionName, to: FactionName, hero = 0): GameState {
  s.hero[s.turn * 2 + hero] = gateOf(s, from);
  const pay = pickCards(s, handZone(s), ['supply', 'supply']).sort((a, b) => a - b);
  return play(stack(s, 'stormDraw'), { kind: 'jump', hero, from: gateOf(s, from), to: gateOf(s, to), pay });
}
const handZone = (s: GameState): Zone =>
  s.rules.zones.findIndex(({ name, seat }) => name === 'hand' && seat === s.turn);

/** Steps onto the connecting card from the road beside it, for a supply. */
export function stepOnto(s: GameState, hero = 0): GameState {
  open(s, item(ROADS, 1));
  s.hero[s.turn * 2 + hero] = item(ROADS, 1);
  return play(s, { kind: 'move', hero, to: MIDDLE, pay: pickCards(s, handZone(s), ['supply']) });
}

/** Every square that is empty gets a card that only lies there, but for some. */
export function filled(s: GameState, ...but: readonly Place[]): readonly TileSpec[] {
  const free = Array.from(s.tile.keys()).filter((square) => s.tile[square] === EMPTY);
  // All but the straight roads, and what the small cities have: something stays in that deck.
  const names: CardName[] = [
    ...(['turn', 'tee', 'crossroad'] as const).flatMap((type) =>
      NATIONS.slice(0, 4).flatMap((faction): CardName[] => times<CardName>(3, `${faction} ${type}`)),
    ),
    ...(['city3', 'city2straight', 'city2turn', 'city1'] as const).flatMap((type) =>
      NATIONS.slice(0, 4).map((faction): CardName => `${faction} ${type}`),
    ),
  ];
  return free
    .map((square) => placeOf(11, square))
    .filter(([row, column]) => !but.some(([r, c]) => r === row && c === column))
    .map((at, i) => ({ at, card: item(names, i) }));
}
