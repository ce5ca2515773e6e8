/** The land far behind a page: ranges, a castle on its hill and firs, each a single shape in a single tone. */
import { placed, type Figure } from '../figure';
import { num } from '../glyphs/shape';
import { stream } from '../land/noise';
import { polygon, type Points } from '../sprites/pen';

const WIDTH = 1200;
const HEIGHT = 190;
export const SKYLINE_BOX = [0, 0, WIDTH, HEIGHT] as const;

/** From the farthest to the nearest. */
export type Tones = readonly [far: string, middle: string, near: string];

/** Peaks beside each other, high at the sides and low in the middle, so that a page has its light there. */
function range(seed: number, step: number, low: number, high: number): string {
  const next = stream(seed);
  const points: [number, number][] = [[-step, HEIGHT]];
  for (let x = -step; x <= WIDTH + step; x += step) {
    const aside = Math.abs(x - WIDTH / 2) / (WIDTH / 2);
    const top = low + (high - low) * (0.25 + 0.75 * aside) * (0.55 + next() * 0.45);
    points.push(
      [x + (next() - 0.5) * step * 0.5, HEIGHT - top],
      [x + step * (0.32 + next() * 0.2), HEIGHT - top * (0.5 + next() * 0.22)],
    );
  }
  points.push([WIDTH + step, HEIGHT]);
  return polygon(points);
}

/** The outline of a castle; the middle of its foot is at 0, 0. */
const CASTLE: Points = [
  [-34, 0],
  [-34, -14],
  [-36, -14],
  [-31, -26],
  [-26, -14],
  [-28, -14],
  [-28, -8],
  [-20, -8],
  [-20, -30],
  [-23, -30],
  [-16, -48],
  [-9, -30],
  [-12, -30],
  [-12, -16],
  [-6, -16],
  [-6, -46],
  [-9, -46],
  [0, -72],
  [9, -46],
  [6, -46],
  [6, -16],
  [12, -16],
  [12, -30],
  [9, -30],
  [16, -48],
  [23, -30],
  [20, -30],
  [20, -8],
  [28, -8],
  [28, -14],
  [26, -14],
  [31, -26],
  [36, -14],
  [34, -14],
  [34, 0],
];

function fir(x: number, foot: number, high: number): string {
  const wide = high * 0.26;
  return (
    [0, 0.3, 0.58]
      .map((down, k) =>
        polygon([
          [x, foot - high * (1 - down)],
          [x + wide * (0.5 + k * 0.25), foot - high * (0.62 - down * 0.9)],
          [x - wide * (0.5 + k * 0.25), foot - high * (0.62 - down * 0.9)],
        ]),
      )
      .join('') +
    polygon([
      [x - high * 0.03, foot + 6],
      [x + high * 0.03, foot + 6],
      [x + high * 0.03, foot - high * 0.2],
      [x - high * 0.03, foot - high * 0.2],
    ])
  );
}

/** Woods at both ends, thinner towards the middle. */
function woods(): string {
  const next = stream(41);
  const trees: string[] = [];
  for (let x = -10; x < WIDTH; x += 13 + next() * 8) {
    const aside = Math.abs(x - WIDTH / 2) / (WIDTH / 2);
    if (next() > 0.2 + aside) continue;
    trees.push(fir(x, HEIGHT - 10 - aside * 12, 24 + aside * 30 + next() * 14));
  }
  return trees.join('');
}

const HILLS = `M0 ${HEIGHT}V152C130 138 250 158 380 152S540 120 640 122S800 158 900 152S1100 136 ${WIDTH} 150V${HEIGHT}z`;
const MEADOW = `M0 ${HEIGHT}V164C200 158 320 182 ${num(WIDTH / 2)} 180S1000 158 ${WIDTH} 166V${HEIGHT}z`;

export function skyline([far, middle, near]: Tones): Figure {
  return [
    { d: range(7, 74, 70, 182), fill: far },
    { d: HILLS, fill: middle },
    ...placed([{ d: polygon(CASTLE), fill: middle }], 640, 126),
    { d: MEADOW + woods(), fill: near },
  ];
}
