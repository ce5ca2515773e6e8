/** Trading posts (TRADE-01): a stall by the road, and one with the star on it; stardust and chests. */
import { GOLD, PAPER, WOOD } from '../cards/matter';
import { INK as OUTLINE_INK, lit, OUTLINE } from '../cards/pieces';
import { placed, type Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { num, star, type Shape } from '../glyphs/shape';
import type { Holder } from '../land/land';
import { LIVERIES, NEUTRAL_LIVERY } from '../palette';
import { shingle } from '../places/tokens';
import { oval, polygon } from '../sprites/pen';

const INK = '#241a10';
const STRIPES = 5;
const HALF = 12.5;

/** A stall: counter, goods, and an awning in the stripes of its owner. */
function stall(holder: Holder, starred: boolean): Figure {
  const { main, deep, pale } = holder.faction === null ? NEUTRAL_LIVERY : LIVERIES[holder.faction];
  const wide = (HALF * 2) / STRIPES;
  const stripe = (i: number): string => {
    const [x0, x1] = [-HALF + i * wide, -HALF + (i + 1) * wide];
    return `M${num(x0 * 0.72)} -21H${num(x1 * 0.72)}L${num(x1)} -12.6A${num(wide / 2)} 2 0 0 1 ${num(x0)} -12.6z`;
  };
  const stripes = (odd: number) => Array.from({ length: STRIPES }, (_, i) => (i % 2 === odd ? stripe(i) : '')).join('');
  return [
    { d: oval(2.5, 0.6, 15, 4), fill: '#1c160850' },
    { d: 'M-10.4 0V-16M10.4 0V-16', line: INK, width: 2.4 },
    { d: 'M-10.4 0V-16M10.4 0V-16', line: '#a8743d', width: 1.3 },
    { d: 'M-9.6 -14H9.6V-5H-9.6z', fill: '#3a2817' },
    ...(starred ? DUST : GOODS),
    {
      d: polygon([
        [-12, -5.4],
        [12, -5.4],
        [11, 1],
        [-11, 1],
      ]),
      fill: { from: [-12, 0], to: [12, 0], colors: ['#d3a066', '#a8743d', '#6d4522'] },
      line: INK,
      width: 0.9,
    },
    { d: 'M-11.6 -2.4H11.6M-4 -5.2V0.8M4 -5.2V0.8', line: '#5d3a1b', width: 0.6 },
    { d: stripes(0), fill: main, line: INK, width: 0.9 },
    { d: stripes(1), fill: starred ? '#2b2f6a' : pale, line: INK, width: 0.9 },
    { d: `M-9 -21H9`, line: deep, width: 1.6 },
  ];
}

const GOODS: Figure = [
  { d: 'M-7.6 -5.4V-9.4H-2.6V-5.4z', fill: '#b98a4e', line: INK, width: 0.7 },
  { d: oval(1, -7, 2.4, 2.2), fill: '#cf5a3a', line: INK, width: 0.6 },
  { d: 'M4.4 -5.4L5 -9.8H8L8.6 -5.4z', fill: '#7f9d4c', line: INK, width: 0.7 },
];

/** A bowl that shines. */
const DUST: Figure = [
  { d: oval(0, -9, 8, 4.4), fill: '#9db4ff99' },
  { d: 'M-6.4 -9H6.4C6 -6.6 3.6 -5 0 -5C-3.6 -5 -6 -6.6 -6.4 -9z', fill: '#c9a13a', line: INK, width: 0.7 },
  { d: oval(0, -9, 6.2, 1.7), fill: '#eaf1ff' },
];

/** The star of the other side, above the sign. */
const STAR: Figure = [
  { d: star(0, -40, 5, 7.4, 3), fill: '#ffe27a', line: INK, width: 1.2 },
  { d: star(-0.4, -40.4, 5, 3.8, 1.6), fill: '#fffbe0' },
];

export const TRADE_GLYPHS = {
  /** A stall under its awning. */
  post: {
    fill: 'M4.6 1.8H19.4L22.8 9A2.7 2.4 0 0 1 17.4 9A2.7 2.4 0 0 1 12 9A2.7 2.4 0 0 1 6.6 9A2.7 2.4 0 0 1 1.2 9zM2.8 12.8H5.6V22.4H2.8zM18.4 12.8H21.2V22.4H18.4zM7 16H17V22.4H7z',
  },
  /** Sparks of four points. */
  stardust: { fill: `${star(10.6, 13.2, 4, 10.4, 3.4)}${star(19.2, 5.2, 4, 4.6, 1.5)}${star(20, 19.4, 4, 3.4, 1.2)}` },
  /** A chest with its lock. */
  chest: {
    fill: 'M1.6 10.2C1.6 5.4 4.2 2.8 8 2.8H16C19.8 2.8 22.4 5.4 22.4 10.2H14.8V8.6H9.2V10.2zM1.6 12H9.2V13.6C9.2 15.2 10.4 16.2 12 16.2C13.6 16.2 14.8 15.2 14.8 13.6V12H22.4V21.6H1.6zM10.8 10.2H13.2V13.8H10.8z',
  },
} as const satisfies Record<string, Shape>;

/** What fell from the stars, rising from a pouch. */
function stardust(): Figure {
  const sparks: readonly (readonly [x: number, y: number, r: number])[] = [
    [12, 6.4, 5.6],
    [5.4, 8.6, 3],
    [18.8, 9.2, 3.2],
    [8, 2.6, 1.8],
    [16.8, 2.8, 2],
    [3, 3.8, 1.3],
    [21.4, 4.8, 1.4],
  ];
  return [
    { d: oval(12, 22.4, 9, 1.2), fill: '#1c160833' },
    {
      d: 'M6 13.6C3.6 16 2.8 19.4 4.4 21.4C6 23 18 23 19.6 21.4C21.2 19.4 20.4 16 18 13.6z',
      fill: lit('#6f86e6', '#3a4aa6', '#1a2258'),
      line: OUTLINE_INK,
      width: OUTLINE,
    },
    { d: oval(12, 13.4, 6.4, 1.9), fill: '#10163c', line: OUTLINE_INK, width: OUTLINE },
    { d: oval(12, 13.2, 5.2, 1.3), fill: '#dfe8ff' },
    { d: 'M6 15.2C9 17 15 17 18 15.2', line: '#e9c46a', width: 1 },
    { d: 'M7.4 13.2L9.4 5.6C11 2.6 13 2.6 14.6 5.6L16.6 13.2z', fill: '#c9d8ff66' },
    { d: sparks.map(([x, y, r]) => star(x, y, 4, r + 0.5, r * 0.32 + 0.4)).join(''), fill: '#2a1d12aa' },
    {
      d: sparks.map(([x, y, r]) => star(x, y, 4, r, r * 0.3)).join(''),
      fill: { from: [12, 0], to: [12, 14], colors: ['#ffffff', '#fff1b0', '#ffd35a'] },
    },
  ];
}

/** A chest that stands ajar. */
function chest(): Figure {
  return [
    { d: oval(12.6, 22, 11, 1.2), fill: '#1c160833' },
    { d: 'M2.6 9.4H21.4V13H2.6z', fill: '#3a2410', line: OUTLINE_INK, width: OUTLINE },
    {
      d: 'M4.4 11.6C6 9 8 10.6 9.6 9.2C11.6 10.8 13.4 8.8 15 10C16.8 9 18.4 10.4 19.6 11.6z',
      fill: '#ffdf7a',
      line: '#8a5d10',
      width: 0.5,
    },
    { d: 'M2 9.4C1.4 5 3.6 1.8 7.6 1.8H16.4C20.4 1.8 22.6 5 22 9.4z', fill: WOOD, line: OUTLINE_INK, width: OUTLINE },
    {
      d: 'M5.6 2.4C4.4 4.4 4.2 6.8 4.6 9.4H7.2C6.8 6.6 7 4.2 8 1.8H7.6C6.8 1.8 6.2 2 5.6 2.4zM18.4 2.4C19.6 4.4 19.8 6.8 19.4 9.4H16.8C17.2 6.6 17 4.2 16 1.8H16.4C17.2 1.8 17.8 2 18.4 2.4z',
      fill: GOLD,
      line: OUTLINE_INK,
      width: OUTLINE * 0.7,
    },
    { d: 'M2.2 12.4H21.8V21.4C21.8 22 2.2 22 2.2 21.4z', fill: WOOD, line: OUTLINE_INK, width: OUTLINE },
    { d: 'M2.4 15.4H21.6M2.4 18.4H21.6', line: '#4d2e12', width: 0.5 },
    { d: 'M4.6 12.4H7.2V21.8H4.6zM16.8 12.4H19.4V21.8H16.8z', fill: GOLD, line: OUTLINE_INK, width: OUTLINE * 0.7 },
    {
      d: 'M9.8 11.6H14.2V15.4C14.2 16.8 13.2 17.6 12 17.6C10.8 17.6 9.8 16.8 9.8 15.4z',
      fill: GOLD,
      line: OUTLINE_INK,
      width: OUTLINE,
    },
    { d: 'M12 13.2V15.4', line: OUTLINE_INK, width: 1.1 },
    { d: `${star(6, 5.4, 4, 1.6, 0.5)}${star(17, 7.6, 4, 1.3, 0.4)}`, fill: PAPER },
  ];
}

export const tradeArt: ModuleArt = {
  glyphs: TRADE_GLYPHS,
  pictures: {
    stardust,
    chest,
    post: (faction) =>
      placed([...stall({ seat: 0, faction }, false), ...shingle({ seat: 0, faction }, 0, -26.5, 8)], 12, 22, 0.62),
  },
  tokens: {
    post: (holder, face) => ({
      figure: stall(holder, face === 1),
      sign: [...shingle(holder, 0, -26.5, 8), ...(face === 1 ? STAR : [])],
      lights: face === 1 ? [{ x: 0, y: -9, reach: 15, cold: true }] : [{ x: 0, y: -9, reach: 9 }],
    }),
  },
};
