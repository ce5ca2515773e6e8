/** Where cards go, written from BUILD-02..09 and BUILD-11 with RULE-09 alone: rows and columns, every square, every turn. */
import { kindOf, type Card, type GameState, type Kind, type KindName, type Seat, type Square } from '@battalia/engine';
import { KIND_NAMES } from '../../box';
import { sealsOf } from '../../volcano';

/** Sides clockwise from the top, with the row and column that lie there. */
export const SIDES = [
  { name: 'north', row: -1, column: 0 },
  { name: 'east', row: 0, column: 1 },
  { name: 'south', row: 1, column: 0 },
  { name: 'west', row: 0, column: -1 },
] as const;

/** COMP-05, COMP-06: roads of an unturned card, sides clockwise from the top. */
const PRINTED: Readonly<Partial<Record<KindName, readonly boolean[]>>> = {
  city4: [true, true, true, true],
  city3: [true, true, true, false],
  city2straight: [true, false, true, false],
  city2turn: [true, true, false, false],
  city1: [true, false, false, false],
  straight: [true, false, true, false],
  turn: [true, true, false, false],
  tee: [true, true, true, false],
  crossroad: [true, true, true, true],
};

export const CITY_KINDS: readonly KindName[] = ['city4', 'city3', 'city2straight', 'city2turn', 'city1'];
export const ROAD_KINDS: readonly KindName[] = ['straight', 'turn', 'tee', 'crossroad'];
export const TERRAIN_KINDS: readonly KindName[] = [...CITY_KINDS, ...ROAD_KINDS];
export const kindNumber = (name: KindName): Kind => KIND_NAMES.indexOf(name);

/** A quarter turn moves every road to the next side clockwise. */
export function roadsWhenTurned(kind: KindName, quarters: number): readonly boolean[] {
  const printed = PRINTED[kind] ?? [];
  return [0, 1, 2, 3].map((side) => printed[(side + 4 - quarters) % 4] ?? false);
}

// ---------------------------------------------------------------- reading the map

const ROWS = 7;

/** SG-02, SG-09, VAL-01: five and six players, or fewer who agreed on it or play in the valleys, have eleven columns. */
const isWide = ({ rules: { seats, config } }: GameState): boolean =>
  config.modules.includes('stormgates') &&
  (seats > 4 || config.options.wide === true || config.modules.includes('valleys'));
/** A board of a module of the tests has its own. */
const isKnown = (s: GameState): boolean => s.rules.columns === (isWide(s) ? 11 : 7);
const columnsOf = (s: GameState): number => (isWide(s) ? 11 : 7);

/** SETUP-02..04, SG-02..04, SG-09: which squares there are. */
function exists(s: GameState, row: number, column: number): boolean {
  const players = s.rules.seats;
  const columns = columnsOf(s);
  if (row < 1 || column < 1 || row > ROWS || column > columns) return false;
  // Three players and five: each corner and its two neighbours are missing; but three on the wide board have it all.
  const fromCorner = Math.min(row - 1, ROWS - row) + Math.min(column - 1, columns - column);
  if (players === 5 || (players === 3 && !isWide(s))) return fromCorner > 1;
  return players !== 2 || isWide(s) || (row > 1 && column > 1 && row < ROWS && column < columns);
}

const NEXT = new WeakMap<GameState['rules'], (Square | null)[]>();
export function squareNextTo(s: GameState, square: Square, side: number): Square | null {
  const known = NEXT.get(s.rules) ?? everySide(s);
  NEXT.set(s.rules, known);
  return side in SIDES ? (known[square * SIDES.length + side] ?? null) : null;
}

const everySide = (s: GameState): (Square | null)[] =>
  [...s.tile.keys()].flatMap((square) => SIDES.map((_, side) => findNextTo(s, square, side)));

function findNextTo(s: GameState, square: Square, side: number): Square | null {
  const there = SIDES[side];
  if (!there) return null;
  const columns = columnsOf(s);
  const row = Math.floor(square / columns) + 1 + there.row;
  const column = (square % columns) + 1 + there.column;
  return exists(s, row, column) ? (row - 1) * columns + column - 1 : null;
}

const SQUARES = new Map<string, readonly Square[]>();
/** On a board of a module that is not the app's, every one that there is. */
export function everySquare(s: GameState): readonly Square[] {
  if (!isKnown(s)) return [...s.tile.keys()];
  const columns = columnsOf(s);
  const name = `${s.rules.seats} ${columns}`;
  const found =
    SQUARES.get(name) ??
    Array.from({ length: ROWS * columns }, (_, square) => square).filter((square) =>
      exists(s, Math.floor(square / columns) + 1, (square % columns) + 1),
    );
  SQUARES.set(name, found);
  return found;
}

export const cardAt = (s: GameState, square: Square): Card | null => {
  const card = s.tile[square] ?? -1;
  return card >= 0 ? card : null;
};
/** The checked border: names of kinds come from the table of the game. */
const isKindName = (name: string): name is KindName => name !== '';
export const kindAt = (s: GameState, square: Square): KindName | null => {
  const card = cardAt(s, square);
  const name = card === null ? '' : (s.rules.names[kindOf(s, card)] ?? '');
  return isKindName(name) ? name : null;
};
export const isBuilt = (s: GameState, square: Square): boolean => cardAt(s, square) !== null;
export const hasRoad = (s: GameState, square: Square, side: number): boolean =>
  ((s.roads[square] ?? 0) & (1 << side)) !== 0;
export const isCityAt = (s: GameState, square: Square): boolean => {
  const kind = kindAt(s, square);
  return kind !== null && (CITY_KINDS.includes(kind) || kind === 'centre'); // VAL-02
};
const BUILDINGS: readonly KindName[] = [
  'townHall',
  'smithy',
  'stable',
  'arena',
  'tavern',
  'weavingMill',
  'guildOfMagic',
  'shop',
];
/** VAL-01, explored or not. */
export const isBuildingAt = (s: GameState, square: Square): boolean => {
  const kind = kindAt(s, square);
  return kind !== null && BUILDINGS.includes(kind);
};
/** VAL-03: how many a seat has. */
export const buildingsOf = (s: GameState, seat: Seat): number =>
  everySquare(s).filter((square) => isBuildingAt(s, square) && s.holder[square] === seat).length;
export const isFaceDown = (s: GameState, square: Square): boolean => s.down[square] !== 0;
export const opposite = (side: number): number => (side + 2) % 4;

/** What counts as a city of the seat for building and hiring: its cities, and without start cities the ruins (ALT-02). */
export const isHomeOf = (s: GameState, seat: Seat, square: Square): boolean =>
  (isCityAt(s, square) && s.holder[square] === seat) ||
  (s.rules.config.modules.includes('nocities') && kindAt(s, square) === 'ruins');

// ---------------------------------------------------------------- BUILD-02..07

/** Whether a card of this kind may lie on this square, turned so. */
export function mayPlace(s: GameState, seat: Seat, kind: KindName, square: Square, quarters: number): boolean {
  const EMPTY_SQUARE = -1;
  if (!everySquare(s).includes(square) || s.tile[square] !== EMPTY_SQUARE) return false; // BUILD-02, impassable ones are marked otherwise
  const roads = roadsWhenTurned(kind, quarters);
  const neighbours = [0, 1, 2, 3].map((side) => {
    const other = squareNextTo(s, square, side);
    return other !== null && isBuilt(s, other) ? other : null;
  });
  if (neighbours.every((other) => other === null)) return false; // BUILD-02
  const agrees = neighbours.every((other, side) => other === null || hasRoad(s, other, opposite(side)) === roads[side]);
  if (!agrees) return false; // BUILD-03
  const isCity = CITY_KINDS.includes(kind);
  if (isCity && neighbours.some((other) => other !== null && isCityAt(s, other))) return false; // BUILD-04
  if (isCity && neighbours.some((other) => other !== null && kindAt(s, other) === 'ruins')) return false; // BUILD-05
  if (isCity && neighbours.some((other) => other !== null && isBuildingAt(s, other))) return false; // VAL-05
  if (!everySquare(s).some((home) => isHomeOf(s, seat, home))) return isCity; // BUILD-07
  const joined = neighbours.filter((other, side): other is Square => other !== null && roads[side] === true);
  return joined.some((other) => isConnectedHome(s, seat, other)); // BUILD-06
}

/** Whether a road leads from a built square, over any built cards, to a city of the seat. */
export function isConnectedHome(s: GameState, seat: Seat, from: Square): boolean {
  const reached = new Set([from]);
  for (let grown = true; grown;) {
    grown = false;
    for (const square of [...reached]) {
      for (let side = 0; side < 4; side++) {
        const other = squareNextTo(s, square, side);
        if (other === null || reached.has(other) || !isBuilt(s, other)) continue;
        if (!hasRoad(s, square, side) || !hasRoad(s, other, opposite(side))) continue;
        reached.add(other);
        grown = true;
      }
    }
  }
  return [...reached].some((square) => isHomeOf(s, seat, square));
}

/** Whether the seat could place a card of this kind anywhere. */
export const fitsAnywhere = (s: GameState, seat: Seat, kind: KindName): boolean =>
  everySquare(s).some((square) => [0, 1, 2, 3].some((quarters) => mayPlace(s, seat, kind, square, quarters)));

/** BUILD-09 with COMP-07: eight tokens for levels 1-2, seals (RULE-14) and buildings (VAL-03) included, eight for levels 3-4; ROY-04: two residences, one capital, three tokens for both. */
export function hasFreeToken(s: GameState, seat: Seat, level: number, returned = 0): boolean {
  const side = (one: number): number => (one <= 2 ? 0 : one <= 4 ? 1 : one);
  const levels = everySquare(s)
    .filter((square) => isCityAt(s, square) && s.holder[square] === seat)
    .map((square) => s.level[square] ?? 0);
  if (returned > 0) levels.splice(levels.indexOf(returned), 1);
  const seals = [0, 1, 2, 3].filter((faction) => (sealsOf(s, seat) & (1 << faction)) !== 0).length;
  const used =
    levels.filter((one) => side(one) === side(level)).length + (side(level) === 0 ? seals + buildingsOf(s, seat) : 0);
  if (level > 4 && levels.filter((one) => one > 4).length >= 3) return false;
  return used < (level === 5 ? 2 : level === 6 ? 1 : 8);
}

// ---------------------------------------------------------------- BUILD-11, RULE-09

/** Which squares are impassable, found anew from the built cards and the decks: those to which no road can be carried. */
export function impassableSquares(s: GameState): ReadonlySet<Square> {
  const empty = everySquare(s).filter((square) => !isBuilt(s, square));
  const leftInPool = TERRAIN_KINDS.filter((kind) => (s.size[kindNumber(kind)] ?? 0) > 0);
  const layoutsFor = new Map(empty.map((square) => [square, layouts(s, square, leftInPool)]));
  const canLead = (square: Square, side: number): boolean =>
    (layoutsFor.get(square) ?? []).some((roads) => roads[side] === true);
  const sides = [0, 1, 2, 3];
  const isReached = (square: Square, reached: ReadonlySet<Square>): boolean =>
    sides.some((side) => {
      const other = squareNextTo(s, square, side);
      if (other === null || !canLead(square, side)) return false;
      return isBuilt(s, other)
        ? hasRoad(s, other, opposite(side))
        : reached.has(other) && canLead(other, opposite(side));
    });
  const reached = new Set<Square>();
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const square of empty) if (isReached(square, reached)) reached.add(square);
  }
  return new Set(empty.filter((square) => !reached.has(square)));
}

/** The roads of every card and turn that agrees with what is built around a square. */
function layouts(s: GameState, square: Square, kinds: readonly KindName[]): readonly (readonly boolean[])[] {
  const around = [0, 1, 2, 3]
    .map((side) => squareNextTo(s, square, side))
    .map((other) => (other !== null && isBuilt(s, other) ? other : null));
  const barsCities = around.some(
    (other) => other !== null && (isCityAt(s, other) || kindAt(s, other) === 'ruins' || isBuildingAt(s, other)),
  );
  const agrees = (roads: readonly boolean[]): boolean =>
    around.every((other, side) => other === null || hasRoad(s, other, opposite(side)) === roads[side]);
  return kinds
    .filter((kind) => !(barsCities && CITY_KINDS.includes(kind)))
    .flatMap((kind) => [0, 1, 2, 3].map((quarters) => roadsWhenTurned(kind, quarters)))
    .filter(agrees);
}
