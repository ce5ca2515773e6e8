/**
 * Roads. A road crosses the border of a square in the middle of its side and at a right angle, whatever lies on either
 * side: so any two cards join without a seam, however they are turned. In between it wanders a little.
 */
import { num } from '../glyphs/shape';
import { EAST, NORTH, siteAt, SOUTH, SQUARE, WEST, type Land } from './land';
import { hash } from './noise';

/** A cubic curve: start, two handles, end. */
export type Cubic = readonly [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number];

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
    return [[first.x, first.y, first.x + first.inX * long, first.y + first.inY * long, second.x + second.inX * long, second.y + second.inY * long, second.x, second.y]];
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

export const curvePath = ([a, b, c, d, e, f, g, h]: Cubic): string => `M${num(a)} ${num(b)}C${num(c)} ${num(d)} ${num(e)} ${num(f)} ${num(g)} ${num(h)}`;

export function pointOn([a, b, c, d, e, f, g, h]: Cubic, t: number): readonly [x: number, y: number] {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * a + q * c + r * e + s * g, p * b + q * d + r * f + s * h];
}

/** Whether something stands where the roads of a square meet. */
export const isBuilt = (land: Land, row: number, column: number): boolean => {
  const site = siteAt(land, row, column);
  return site.kind === 'land' && site.place.kind !== 'road' && site.place.kind !== 'passage';
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
