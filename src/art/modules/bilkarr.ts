/** Bilkarr and his six potions (BILK). */
import { INK as CARD_INK, lit, OUTLINE } from '../cards/pieces';
import type { OwnSuit } from '../cards/suit';
import { placed, type Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { disc, pill, star, type Shape } from '../glyphs/shape';
import { oval } from '../sprites/pen';

const INK = '#241a10';

// ---------------------------------------------------------------- on the map

const PACK = 'M-15 -9C-17 -20 -14 -33 -7 -35C-1 -36 3 -33 4 -28L3 -6z';
const COAT = 'M-8.6 0C-9.6 -9 -7.4 -19 -2.6 -23.4H5.4C10 -19 12 -9 11.4 0z';
const HAT =
  'M-7.6 -27.4C-6 -29 -4 -29.6 -3 -30C-2.4 -36 1 -41.6 7 -43C5.4 -39.6 6 -34 7 -30C9 -29.4 11 -28.6 12.4 -27C7 -24.8 -2.4 -24.8 -7.6 -27.4z';

/** A stooped merchant under a pack of bottles. */
export const bilkarr: Figure = [
  { d: oval(2.5, 0.6, 15, 4.6), fill: '#1c160855' },
  { d: `${PACK}${COAT}${HAT}`, fill: '#fff8e6', line: '#fff8e6', width: 3.6 },
  {
    d: PACK,
    fill: { from: [-15, -34], to: [4, -6], colors: ['#c08b4f', '#8a5a2c', '#5d3a1b'] },
    line: INK,
    width: 1.1,
  },
  { d: 'M-15 -18H2M-14 -27H1', line: '#4a2d12', width: 1 },
  ...(
    [
      [-12.4, -20, '#d9422a'],
      [-8, -20, '#3aa66a'],
      [-11, -29, '#6f5be0'],
      [-6.4, -29, '#ffc23e'],
    ] as const
  ).map(([x, y, fill]) => ({
    d: `M${x - 0.9} ${y - 5}H${x + 0.9}V${y - 3}A2.2 2.4 0 1 1 ${x - 0.9} ${y - 3}z`,
    fill,
    line: INK,
    width: 0.8,
  })),
  { d: 'M13.6 1V-36', line: INK, width: 2.6 },
  { d: 'M13.6 1V-36', line: '#a8743d', width: 1.4 },
  { d: 'M13.6 -36C13.6 -40 18 -40 18 -36.6V-34', line: INK, width: 1.3 },
  { d: oval(18, -31.4, 2.8, 3.2), fill: '#9ff0d0', line: INK, width: 0.9 },
  { d: oval(17.2, -32.4, 0.9, 1), fill: '#ffffff' },
  { d: COAT, fill: { from: [-8, -20], to: [11, 0], colors: ['#6f8f5a', '#48663c', '#2a3f26'] }, line: INK, width: 1.1 },
  { d: 'M2 -22C1.4 -14 1.6 -6 2.4 -0.4M-6.6 -8H10.8', line: '#20301c', width: 0.9 },
  { d: 'M8.6 -17C11 -15.6 12.4 -14.8 13.8 -15.6', line: INK, width: 4 },
  { d: 'M8.6 -17C11 -15.6 12.4 -14.8 13.8 -15.6', line: '#e2ac7a', width: 2.4 },
  { d: oval(2.6, -24, 4.4, 4.2), fill: '#e8b98a', line: INK, width: 0.9 },
  {
    d: 'M-1.6 -23.6C-1.8 -18 0.4 -13.6 3.4 -12C6 -13.6 7.4 -18 6.8 -23.6C5 -21.4 0.4 -21.4 -1.6 -23.6z',
    fill: '#f6f1e4',
    line: INK,
    width: 0.9,
  },
  { d: oval(1.4, -24.6, 0.7, 0.8) + oval(4.6, -24.6, 0.7, 0.8), fill: INK },
  {
    d: HAT,
    fill: { from: [-6, -42], to: [10, -26], colors: ['#8a6bc0', '#5a3f90', '#33215a'] },
    line: INK,
    width: 1.1,
  },
  { d: 'M-3 -30C0 -28.8 4.4 -28.8 7 -30', line: '#e9c46a', width: 1.4 },
];

// ---------------------------------------------------------------- his wares

const NECK = 'M9 1H15V3.6H14V7.4H10V3.6H9z';
const BODIES = {
  brotherhood: disc(12, 15, 7.9),
  colossus: pill(4.4, 7.2, 15.2, 15.8, 2),
  weakness: 'M10 7C8 11 3.6 13.4 3.6 17.4C3.6 21 7.4 23 12 23C16.6 23 20.4 21 20.4 17.4C20.4 13.4 16 11 14 7z',
  berserker: 'M10 7L3 21C2.6 22.2 3.2 23 4.4 23H19.6C20.8 23 21.4 22.2 21 21L14 7z',
  frosthand: 'M8.2 7.4H15.8L21 15.2L15.8 23H8.2L3 15.2z',
  eclipse: disc(12, 15, 7.9),
} as const;
type Potion = keyof typeof BODIES;

/** What stands on the label. */
const LABELS: Readonly<Record<Potion, string>> = {
  /** Two rings. */
  brotherhood: `${disc(9.4, 15, 3.6)}${disc(9.4, 15, 1.9)}${disc(15.2, 15, 3.2)}${disc(15.2, 15, 1.6)}`,
  /** More. */
  colossus: 'M12 9.4L17 14.8H13.9V20.6H10.1V14.8H7z',
  /** Less. */
  weakness: 'M12 21.6L16.4 17.2H13.6V12.4H10.4V17.2H7.6z',
  /** Crossed. */
  berserker:
    'M7.8 13.6L9.4 12L12 14.8L14.6 12L16.2 13.6L13.5 16.3L16.8 19.8L15.2 21.4L12 18L8.8 21.4L7.2 19.8L10.5 16.3z',
  /** A flake of snow. */
  frosthand:
    'M11.1 9.6H12.9V20.8H11.1zM6.7 13.5L7.6 11.9L10.6 13.6V15.6zM16.4 18.5L17.3 16.9L13.4 14.8V16.8zM7.6 18.5L6.7 16.9L10.6 14.8V16.8zM17.3 13.5L16.4 11.9L13.4 13.6V15.6z',
  /** The sun that goes. */
  eclipse: `${disc(12, 15, 5.6)}${disc(13.5, 14.2, 3.8)}`,
};

const glyph = (potion: Potion): Shape => ({ fill: `${NECK}${BODIES[potion]}${LABELS[potion]}` });

export const BILKARR_GLYPHS = {
  /** His hat, his beard, his pack and his staff. */
  bilkarr: {
    fill: `M5 10.4C8 8.8 8.8 4 15 .8C14 4 15.2 7.4 18.6 10.2C15.6 12.4 8 12.4 5 10.4zM7.4 13C9.8 14 14 14 16.4 13C17 18.2 15 21.8 12 23.2C9 21.8 7 18.2 7.4 13zM1.4 13H5.6C5.4 16.6 5.8 19.6 7 22.4H3C1.4 19.6 .8 16.4 1.4 13zM19.4 7.6H21.6V23H19.4z${disc(20.5, 4.4, 2.4)}`,
  },
  brotherhood: glyph('brotherhood'),
  colossus: glyph('colossus'),
  weakness: glyph('weakness'),
  berserker: glyph('berserker'),
  frosthand: glyph('frosthand'),
  eclipse: glyph('eclipse'),
} as const satisfies Record<string, Shape>;

const LIQUIDS: Readonly<Record<Potion, readonly [string, string, string]>> = {
  brotherhood: ['#b8f0a8', '#4fae4a', '#1d5a2a'],
  colossus: ['#ffd9a0', '#e08a2a', '#7d3c0c'],
  weakness: ['#d9d2c0', '#8f8a6a', '#4a4a34'],
  berserker: ['#ff9a8a', '#d0281f', '#6d0d0a'],
  frosthand: ['#e6fbff', '#6fc8ee', '#1f6ea8'],
  eclipse: ['#b49cf0', '#5a3ab0', '#1f1050'],
};

function bottle(potion: Potion): Figure {
  const body = BODIES[potion];
  return [
    { d: oval(12.6, 22.8, 8.4, 1), fill: '#00000055' },
    { d: star(12, 14, 14, 13, 9.6), fill: `${LIQUIDS[potion][0]}26` },
    { d: 'M10 4V8H14V4z', fill: '#dff3ea', line: CARD_INK, width: OUTLINE },
    { d: body, fill: lit('#f4fffa', '#cfe9df', '#8fb5a8'), line: CARD_INK, width: OUTLINE },
    { d: body, fill: lit(...LIQUIDS[potion]), at: { x: 1.2, y: 1.8, scale: 0.9 } },
    { d: 'M9 1H15V4H9z', fill: lit('#d9b07a', '#a8743d', '#6d4522'), line: CARD_INK, width: OUTLINE },
    { d: LABELS[potion], fill: '#1c101866', evenOdd: true, at: { x: 0.4, y: 0.5, scale: 1 } },
    { d: LABELS[potion], fill: '#fffaf0', evenOdd: true },
    { d: 'M6.6 13C7 11.4 7.8 10.4 8.8 9.8', line: '#ffffffdd', width: 0.9 },
    { d: `${disc(17.4, 18.6, 0.6)}${disc(16.2, 20.2, 0.4)}`, fill: '#ffffffaa' },
  ];
}

const FLASK = `${NECK}${BODIES.berserker}M8.4 15.4L6.2 20.4H17.8L15.6 15.4z`;

const POTION: OwnSuit = {
  dress: {
    main: '#1f5a50',
    deep: '#0a2a26',
    pale: '#9fdccb',
    on: '#effff9',
    inkOnLight: '#1a5047',
    inkOnDark: '#a6e2d2',
    pattern: null,
  },
  paper: ['#2f7a6a', '#17463e', '#0b2824'],
  vista: (clip) => [
    {
      d: Array.from({ length: 16 }, (_, i) => disc(12 + ((i * 29) % 78), 14 + ((i * 47) % 76), 1 + (i % 4))).join(''),
      fill: '#bff5e01f',
      clip,
    },
    { d: 'M0 82Q25 76 50 82T100 82V100H0z', fill: '#06201c99', clip },
  ],
  sign: FLASK,
};

export const bilkarrArt: ModuleArt = {
  wanderers: { bilkarr },
  glyphs: BILKARR_GLYPHS,
  pictures: {
    bilkarr: () => placed(bilkarr, 12, 23, 0.5),
    brotherhood: () => bottle('brotherhood'),
    colossus: () => bottle('colossus'),
    weakness: () => bottle('weakness'),
    berserker: () => bottle('berserker'),
    frosthand: () => bottle('frosthand'),
    eclipse: () => bottle('eclipse'),
  },
  suits: {
    brotherhood: POTION,
    colossus: POTION,
    weakness: POTION,
    berserker: POTION,
    frosthand: POTION,
    eclipse: POTION,
  },
};
