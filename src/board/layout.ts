/** Where things are on the board, in board units: a square is 100 wide, the origin is the top left corner of the first one. */
import { SQUARE } from '@/art/land/land';
import { isOpen } from '@/art/places/landmarks';
import type { Whither } from './plan';
import type { Scene, SceneHero } from './scene';
import { whirlsOf } from './whirls';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of the sheet around its squares. */
export const MARGIN = 16;

export function cornerOf(columns: number, square: number): Point {
  return { x: (square % columns) * SQUARE, y: Math.floor(square / columns) * SQUARE };
}

export function centreOf(columns: number, square: number): Point {
  const { x, y } = cornerOf(columns, square);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

/** The squares that exist, with the margin of the sheet: what a fitting camera shows. */
export function boundsOf(scene: Pick<Scene, 'columns' | 'sites'>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  scene.sites.forEach((site, square) => {
    if (site.kind === 'table') return;
    const { x, y } = cornerOf(scene.columns, square);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + SQUARE);
    bottom = Math.max(bottom, y + SQUARE);
  });
  if (left > right) return { left: 0, top: 0, right: SQUARE, bottom: SQUARE };
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

/** Points a board unit from which a banner is read at arm's length. */
const READABLE = 0.84;
const LARGEST_SIGN = 1.5;
/** On a board that is wider than this, in board units, which a phone shows at half the size. */
const WIDE_BOARD = 800;
const LARGEST_ON_WIDE = 1.8;

/**
 * How much larger than the land heroes, banners and tags are drawn, so that owner and level are read while all of the
 * board is seen. In steps: a window that changes by a little draws nothing anew.
 */
export function signScale(bounds: Box, size: { readonly width: number; readonly height: number }): number {
  const whole = Math.min(size.width / (bounds.right - bounds.left), size.height / (bounds.bottom - bounds.top));
  const largest = bounds.right - bounds.left > WIDE_BOARD ? LARGEST_ON_WIDE : LARGEST_SIGN;
  return Math.round(Math.min(largest, Math.max(1, READABLE / whole)) * 10) / 10;
}

/** Whether so many points a board unit are close enough to read a banner that is as large as the land; less of them end it than begin it. */
export const isClose = (scale: number, before: boolean): boolean => scale >= READABLE * (before ? 0.9 : 1);

/** Signs so large that they would hide the land under the eyes of somebody who looks closely. */
export const givesWay = (whole: number): boolean => whole > LARGEST_SIGN;
export const signsSeen = (whole: number, close: boolean): number => (close && givesWay(whole) ? 1 : whole);

/** Between the feet of two heroes that stand side by side. */
const STEP = 23;
const ROW = 20;
const PER_ROW = 4;
/** How far those before a town make room for its banner, for every size more. */
const ASIDE = 16;

/** Where the feet of each hero are: in the middle of a road, before the walls of a town; those on one square side by side. */
export function heroSpots(scene: Scene, signs = 1): readonly Point[] {
  return scene.heroes.map((hero) => {
    const together = scene.heroes.filter((other) => other.square === hero.square);
    return spot(scene, hero, together.indexOf(hero), together.length, signs);
  });
}

function spot(scene: Scene, hero: SceneHero, index: number, count: number, signs: number): Point {
  const centre = centreOf(scene.columns, hero.square);
  const site = scene.sites[hero.square];
  const open = site?.kind !== 'land' || isOpen(site.place);
  const rows = Math.ceil(count / PER_ROW);
  const row = Math.floor(index / PER_ROW);
  const inRow = row === rows - 1 ? count - row * PER_ROW : PER_ROW;
  // Larger figures would stand before the level on the banner.
  const aside = open ? 0 : ASIDE * (signs - 1);
  const x = centre.x - aside + ((index % PER_ROW) - (inRow - 1) / 2) * Math.min(STEP * signs, SQUARE / inRow);
  const front = centre.y + (open ? 16 : 43);
  return { x, y: front - (rows - 1 - row) * ROW };
}

/** Where somebody stands who belongs to nobody: aside, so that heroes have the middle; two of them on either side. */
export function wandererSpot(columns: number, square: number, index: number): Point {
  const { x, y } = cornerOf(columns, square);
  return { x: x + (index % 2 === 0 ? 22 : 78), y: y + 74 };
}

/** Of a figure, above its feet. */
const CHEST = 20;

/** The middle of what something goes to: the chest of a figure, what turns on a square, or else the square. */
export function whereAt(scene: Scene, to: Whither, spots: readonly Point[], signs: number): Point | null {
  const chest = (feet: Point | undefined): Point | null =>
    feet === undefined ? null : { x: feet.x, y: feet.y - CHEST * signs };
  if ('wanderer' in to) {
    const index = (scene.wanderers ?? []).findIndex(({ name }) => name === to.wanderer);
    const there = scene.wanderers?.[index];
    return chest(there && wandererSpot(scene.columns, there.square, index));
  }
  if ('seat' in to)
    return chest(spots[scene.heroes.findIndex(({ seat, hero }) => seat === to.seat && hero === to.hero)]);
  const centre = centreOf(scene.columns, to.square);
  return whirlsOf(scene).find(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < SQUARE / 2) ?? centre;
}
