/**
 * The small pictures beside the rules, as data. A test lays each map on the engine's board and asks whether the new
 * card may lie there, and lets the battle calculator count each battle: a picture cannot show what the game refuses.
 */
import { CHIEF, FRIMAN, WEAPON, type Kind, type KindName, type Place, type ViolationCode } from '@battalia/engine';
import type { Battle } from './battleSums';
import type { Loyalty } from './fighters';

export interface SketchTile {
  readonly at: Place;
  readonly tile: Extract<
    KindName,
    'city4' | 'city3' | 'city2straight' | 'city2turn' | 'city1' | 'straight' | 'turn' | 'tee' | 'crossroad' | 'ruins'
  >;
  readonly quarters?: number;
  /** Whose city. */
  readonly owner?: 'own' | 'enemy';
}

export interface MapSketch {
  readonly kind: 'map';
  readonly rows: number;
  readonly columns: number;
  /** The upper side is the edge of the map. */
  readonly edge?: true;
  readonly tiles: readonly SketchTile[];
  /** The card that is being built. */
  readonly added?: SketchTile;
  /** Why it may not lie there. */
  readonly refused?: ViolationCode;
  readonly impassable?: Place;
  /** A hero's way, square by square. */
  readonly way?: readonly Place[];
  /** A square that the hero at the start of the way cannot reach. */
  readonly unreachable?: Place;
}

export interface BattleSketch {
  readonly kind: 'battle';
  readonly level: number;
  readonly attack: readonly { readonly kind: Kind; readonly loyalty: Loyalty }[];
  readonly defence: readonly { readonly kind: Kind; readonly loyalty: Loyalty }[];
  readonly heroes: number;
}

export type Sketch = MapSketch | BattleSketch;

const EAST_WEST = 1;
const own = (kind: Kind): BattleSketch['attack'][number] => ({ kind, loyalty: 'own' });
const foreign = (kind: Kind): BattleSketch['attack'][number] => ({ kind, loyalty: 'other' });

const HOME: SketchTile = { at: [2, 1], tile: 'city4', owner: 'own' };
const ROAD: SketchTile = { at: [2, 2], tile: 'straight', quarters: EAST_WEST };
const CROSS: SketchTile = { at: [2, 2], tile: 'crossroad' };

export const SKETCHES = {
  touch: { kind: 'map', rows: 2, columns: 3, tiles: [HOME], added: ROAD },
  corner: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [HOME],
    added: { at: [1, 2], tile: 'turn' },
    refused: 'touchesNothing',
  },
  agree: { kind: 'map', rows: 2, columns: 3, tiles: [HOME, ROAD], added: { at: [2, 3], tile: 'turn', quarters: 3 } },
  disagree: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [HOME, ROAD],
    added: { at: [2, 3], tile: 'straight' },
    refused: 'roadsDisagree',
  },
  offMap: {
    kind: 'map',
    rows: 2,
    columns: 3,
    edge: true,
    tiles: [{ at: [1, 1], tile: 'city4', owner: 'own' }],
    added: { at: [1, 2], tile: 'crossroad' },
  },
  cityDiagonal: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [HOME, CROSS],
    added: { at: [1, 2], tile: 'city2straight', owner: 'own' },
  },
  cityBeside: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [HOME],
    added: { at: [2, 2], tile: 'city4', owner: 'own' },
    refused: 'besideCity',
  },
  roadBesideRuins: { kind: 'map', rows: 2, columns: 3, tiles: [HOME, { at: [2, 3], tile: 'ruins' }], added: ROAD },
  cityBesideRuins: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [
      { at: [1, 1], tile: 'city4', owner: 'own' },
      { at: [1, 2], tile: 'crossroad' },
      { at: [2, 3], tile: 'ruins' },
    ],
    added: { at: [2, 2], tile: 'city4', owner: 'own' },
    refused: 'besideRuins',
  },
  connectedThrough: {
    kind: 'map',
    rows: 2,
    columns: 4,
    tiles: [HOME, ROAD, { at: [2, 3], tile: 'city4', owner: 'enemy' }],
    added: { at: [2, 4], tile: 'straight', quarters: EAST_WEST },
  },
  notConnected: {
    kind: 'map',
    rows: 2,
    columns: 4,
    tiles: [
      { at: [1, 1], tile: 'city4', owner: 'own' },
      { at: [2, 3], tile: 'city4', owner: 'enemy' },
    ],
    added: { at: [2, 4], tile: 'straight', quarters: EAST_WEST },
    refused: 'notConnected',
  },
  noCityLeft: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [{ at: [2, 1], tile: 'city4', owner: 'enemy' }, CROSS],
    added: { at: [1, 2], tile: 'city2straight', owner: 'own' },
  },
  impassable: {
    kind: 'map',
    rows: 2,
    columns: 3,
    edge: true,
    tiles: [
      { at: [1, 1], tile: 'straight' },
      { at: [1, 3], tile: 'straight' },
      ROAD,
      { at: [2, 1], tile: 'city4', owner: 'own' },
      { at: [2, 3], tile: 'crossroad' },
    ],
    impassable: [1, 2],
  },
  walk: {
    kind: 'map',
    rows: 2,
    columns: 4,
    tiles: [
      HOME,
      ROAD,
      { at: [2, 3], tile: 'turn', quarters: 3 },
      { at: [1, 3], tile: 'turn', quarters: 1 },
      { at: [1, 4], tile: 'city4', owner: 'enemy' },
    ],
    way: [
      [2, 1],
      [2, 2],
      [2, 3],
      [1, 3],
    ],
  },
  noWay: {
    kind: 'map',
    rows: 2,
    columns: 3,
    tiles: [
      HOME,
      ROAD,
      { at: [2, 3], tile: 'crossroad' },
      { at: [1, 1], tile: 'turn', quarters: 2 },
      { at: [1, 2], tile: 'straight', quarters: EAST_WEST },
    ],
    way: [
      [2, 2],
      [2, 3],
    ],
    unreachable: [1, 2],
  },
  // A worked battle: blue attacks a city of level 3 (EXAMPLES 5).
  assault: { kind: 'battle', level: 3, heroes: 1, attack: [own(WEAPON), own(CHIEF)], defence: [] },
  answer: { kind: 'battle', level: 3, heroes: 1, attack: [own(WEAPON), own(CHIEF)], defence: [own(FRIMAN)] },
  press: {
    kind: 'battle',
    level: 3,
    heroes: 1,
    attack: [own(WEAPON), own(CHIEF), own(FRIMAN), own(CHIEF), foreign(CHIEF)],
    defence: [own(FRIMAN)],
  },
  moral: { kind: 'battle', level: 2, heroes: 1, attack: [own(WEAPON), own(FRIMAN)], defence: [] },
  moralLost: { kind: 'battle', level: 2, heroes: 1, attack: [own(WEAPON), foreign(FRIMAN)], defence: [] },
} as const satisfies Record<string, Sketch>;

export type SketchId = keyof typeof SKETCHES;
export const sketchOf = (id: SketchId): Sketch => SKETCHES[id];
export const SKETCH_IDS: readonly SketchId[] = [
  'touch',
  'corner',
  'agree',
  'disagree',
  'offMap',
  'cityDiagonal',
  'cityBeside',
  'roadBesideRuins',
  'cityBesideRuins',
  'connectedThrough',
  'notConnected',
  'noCityLeft',
  'impassable',
  'walk',
  'noWay',
  'assault',
  'answer',
  'press',
  'moral',
  'moralLost',
];

/** The battle of a picture, for the calculator. */
export function battleOf({ level, attack, defence, heroes }: BattleSketch): Battle {
  const lay = (cards: BattleSketch['attack']) =>
    cards.map((card) => ({ ...card, effect: 'none' as const, supplies: 0 }));
  return {
    target: { kind: 'city', level },
    attacker: { cards: lay(attack), heroes, home: false },
    defender: { cards: lay(defence), heroes: 0, home: false },
    illuminated: null,
  };
}
