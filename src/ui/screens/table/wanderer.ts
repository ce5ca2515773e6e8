/** Bilkarr at a real table: where he stands today and where the next morning takes him (BILK-01), and the days of his potions (BILK-03). */
import {
  bilkarrData,
  bilkarrsWay,
  checkConfig,
  item,
  placeOf,
  POTIONS,
  rulesOf,
  squareAt,
  standardConfig,
  type Board,
  type Place,
  type Walk,
} from '@battalia/engine';
import { newPotion, type Table } from '@/store/table';
import { checkpointOn } from './turns';

/** The board of the second box for so many; up to four may have agreed on the large one. */
export function boardOf({ players, wide }: Pick<Table, 'players' | 'wide'>): Board {
  const large = standardConfig(players.length, ['stormgates'], { wide: true });
  const usual = standardConfig(players.length, ['stormgates']);
  return rulesOf(wide && checkConfig(large) === null ? large : usual).board;
}

export interface Stand {
  readonly place: Place;
  readonly heading: number;
  /** What the next morning brings. */
  readonly next: Walk;
}

/** Where he stands on a day; `rolls`: a morning took him to a gate that nobody has named yet. */
export type Whereabouts =
  { readonly kind: 'away' } | { readonly kind: 'rolls'; readonly day: number } | ({ readonly kind: 'here' } & Stand);

export function whereIsHe(board: Board, placed: Table['bilkarr'], day: number): Whereabouts {
  if (placed === null) return { kind: 'away' };
  let square = squareAt(board.columns, onBoard(board, placed));
  let heading = placed.heading;
  for (let morning = placed.day + 1; morning <= day; morning++) {
    const walk = bilkarrsWay(board, square, heading);
    if (walk.to === null) return { kind: 'rolls', day: morning };
    square = walk.to;
    heading = walk.heading;
  }
  return {
    kind: 'here',
    place: placeOf(board.columns, square),
    heading,
    next: bilkarrsWay(board, square, heading),
  };
}

/** Another number of players may have made the board smaller. */
const onBoard = (
  { rows, columns }: Board,
  { row, column }: { readonly row: number; readonly column: number },
): Place => [Math.min(rows, row), Math.min(columns, column)];

/** Somebody says where he is: with the first checkpoint he stands through the day that comes. */
export const putDown = ([row, column]: Place, heading: number, day: number): NonNullable<Table['bilkarr']> => ({
  row,
  column,
  heading,
  day: checkpointOn(day) === 1 ? day + 1 : day,
});

// ---------------------------------------------------------------- potions

export type PotionState =
  | { readonly kind: 'stock' }
  | { readonly kind: 'held'; readonly seat: number }
  /** On which of its days. */
  | { readonly kind: 'drunk'; readonly seat: number; readonly day: number };

export function potionOn(table: Pick<Table, 'potions' | 'players'>, potion: number, day: number): PotionState {
  const { seat, drunk } = item(table.potions, potion);
  if (seat === null || seat >= table.players.length) return { kind: 'stock' };
  if (drunk === null || drunk > day) return { kind: 'held', seat };
  const lasted = day - drunk + 1;
  return lasted > bilkarrData.POTION_DAYS ? { kind: 'stock' } : { kind: 'drunk', seat, day: lasted };
}

export const withPotion = (
  { potions }: Pick<Table, 'potions'>,
  potion: number,
  changed: Partial<Table['potions'][number]>,
): Table['potions'] => POTIONS.map((_, i) => ({ ...(potions[i] ?? newPotion()), ...(i === potion ? changed : {}) }));
