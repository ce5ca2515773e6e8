/**
 * Roads. A road crosses the border of a square in the middle of its side and at a right angle, whatever lies on either
 * side: so any two cards join without a seam, however they are turned. In between it wanders a little.
 */
import { isOpen } from '../places/landmarks';
import { num } from '../glyphs/shape';
import { EAST, NORTH, siteAt, SOUTH, SQUARE, WEST, type Land } from './land';
import { hash } from './noise';

/** A cubic curve: start, two handles, end. */
export type Cubic = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
];

export const ROAD_WIDTH = 9;

const HALF = SQUARE / 2;
/** How far a road goes straight in from the border, as a handle. */
const HANDLE = 24;
const WANDER = 7;

interface Side {
  readonly bit: number;
  /** Where the road crosses the border, and which way is in. */
  readonly x: number;
  readonly y: number;
  readonly inX: number;
  readonly inY: number;
}

export const SIDES: readonly Side[] = [
  { bit: NORTH, x: HALF, y: 0, inX: 0, inY: 1 },
  { bit: EAST, x: SQUARE, y: HALF, inX: -1, inY: 0 },
  { bit: SOUTH, x: HALF, y: SQUARE, inX: 0, inY: -1 },
  { bit: WEST, x: 0, y: HALF, inX: 1, inY: 0 },
];

/** The roads of a square, in board units. `built`: they meet in the exact middle, where something stands. */
export function roadCurves(roads: number, row: number, column: number, built: boolean): readonly Cubic[] {
  const sides = SIDES.filter(({ bit }) => (roads & bit) !== 0);
  const curves = built || sides.length === 1 ? sides.map((side) => arm(side, HALF, HALF)) : open(sides, row, column);
  const dx = column * SQUARE;
  const dy = row * SQUARE;
  return curves.map(([a, b, c, d, e, f, g, h]) => [a + dx, b + dy, c + dx, d + dy, e + dx, f + dy, g + dx, h + dy]);
}

function open(sides: readonly Side[], row: number, column: number): readonly Cubic[] {
  const wander = (seed: number) => (hash(column, row, seed) - 0.5) * 2 * WANDER;
  const [first, second] = sides;
  if (sides.length === 2 && first && second && first.inX !== -second.inX) {
    const long = HANDLE + 4 + wander(3);
    return [
      [
        first.x,
        first.y,
        first.x + first.inX * long,
        first.y + first.inY * long,
        second.x + second.inX * long,
        second.y + second.inY * long,
        second.x,
        second.y,
      ],
    ];
  }
  // A straight road swings to its side, a meeting of roads lies off the middle.
  const x = HALF + wander(1);
  const y = HALF + wander(2);
  const middleX = sides.length === 2 && first?.inX !== 0 ? HALF : x;
  const middleY = sides.length === 2 && first?.inY !== 0 ? HALF : y;
  return sides.map((side) => arm(side, middleX, middleY));
}

/** From the border to a point, arriving in the direction it set out. */
function arm({ x, y, inX, inY }: Side, toX: number, toY: number): Cubic {
  return [x, y, x + inX * HANDLE, y + inY * HANDLE, toX - inX * HANDLE * 0.7, toY - inY * HANDLE * 0.7, toX, toY];
}

export const curvePath = ([a, b, c, d, e, f, g, h]: Cubic): string =>
  `M${num(a)} ${num(b)}C${num(c)} ${num(d)} ${num(e)} ${num(f)} ${num(g)} ${num(h)}`;

export function pointOn([a, b, c, d, e, f, g, h]: Cubic, t: number): readonly [x: number, y: number] {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * a + q * c + r * e + s * g, p * b + q * d + r * f + s * h];
}

/** Whether something stands where the roads of a square meet. */
export const isBuilt = (land: Land, row: number, column: number): boolean => {
  const site = siteAt(land, row, column);
  return site.kind === 'land' && !isOpen(site.place);
};

/** Every road of the map. */
export function allRoads(land: Land): readonly Cubic[] {
  const curves: Cubic[] = [];
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++) {
      const site = siteAt(land, row, column);
      if (site.kind === 'land') curves.push(...roadCurves(site.roads, row, column, isBuilt(land, row, column)));
    }
  }
  return curves;
}

/** Where a known road runs into what nobody knows yet, or off the map: a short way on, out of the square. */
export function openEnds(land: Land, into: 'blank' | 'table', reach: number): readonly Cubic[] {
  const ends: Cubic[] = [];
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++) {
      const site = siteAt(land, row, column);
      if (site.kind !== 'land') continue;
      for (const { bit, x, y, inX, inY } of SIDES) {
        if ((site.roads & bit) === 0 || siteAt(land, row - inY, column - inX).kind !== into) continue;
        const fromX = column * SQUARE + x;
        const fromY = row * SQUARE + y;
        const [toX, toY] = [fromX - inX * reach, fromY - inY * reach];
        ends.push([fromX, fromY, fromX - (inX * reach) / 3, fromY - (inY * reach) / 3, toX, toY, toX, toY]);
      }
    }
  }
  return ends;
}

/** The side of a square on which another one lies, as an index of SIDES; -1 if they do not touch. */
const sideTowards = (dx: number, dy: number): number => SIDES.findIndex(({ inX, inY }) => inX === -dx && inY === -dy);

/** Points along the roads from square to square, a few units apart; where no road leads on, straight from middle to middle. */
export function wayAlong(land: Land, squares: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < squares.length; i++) {
    const [from, to] = [squares[i] ?? 0, squares[i + 1] ?? 0];
    const [row, column] = [Math.floor(from / land.columns), from % land.columns];
    const [nextRow, nextColumn] = [Math.floor(to / land.columns), to % land.columns];
    const side = sideTowards(nextColumn - column, nextRow - row);
    if (side >= 0)
      points.push(
        ...wayOut(land, row, column, side),
        ...[...wayOut(land, nextRow, nextColumn, (side + 2) & 3)].reverse(),
      );
    else points.push(middleOf(row, column), middleOf(nextRow, nextColumn));
  }
  return points;
}

const middleOf = (row: number, column: number): readonly [number, number] => [
  (column + 0.5) * SQUARE,
  (row + 0.5) * SQUARE,
];

const PIECES = 8;

/** From where the roads of a square meet to one of its sides. */
function wayOut(land: Land, row: number, column: number, side: number): readonly (readonly [x: number, y: number])[] {
  const site = siteAt(land, row, column);
  const { bit = 0, x = 0, y = 0 } = SIDES[side] ?? {};
  const border = [column * SQUARE + x, row * SQUARE + y] as const;
  if (site.kind !== 'land' || (site.roads & bit) === 0) return [middleOf(row, column), border];
  const touches = (at: readonly [number, number]) =>
    Math.abs(at[0] - border[0]) < 0.01 && Math.abs(at[1] - border[1]) < 0.01;
  for (const curve of roadCurves(site.roads, row, column, isBuilt(land, row, column))) {
    // A bend is one curve from side to side: half of it belongs to each.
    const bend = exits(site.roads) === 2 && !isBuilt(land, row, column) && !isStraight(site.roads);
    const along = (t: number) => pointOn(curve, t);
    const share = (t: number) => (bend ? 0.5 * (1 - t) : 1 - t);
    if (touches(along(0))) return Array.from({ length: PIECES + 1 }, (_, k) => along(share(k / PIECES)));
    if (bend && touches(along(1))) return Array.from({ length: PIECES + 1 }, (_, k) => along(1 - share(k / PIECES)));
  }
  return [middleOf(row, column), border];
}

const exits = (roads: number): number => SIDES.filter(({ bit }) => (roads & bit) !== 0).length;
const isStraight = (roads: number): boolean => roads === (NORTH | SOUTH) || roads === (EAST | WEST);
