/** The seven Great Artefacts of The Stormgates (GA2). */
import type { Figure, Gradient } from '../figure';
import { EMERALD, great, IVORY, PEARL, RUBY, SAPPHIRE, WOOD_DARK } from '../cards/pictures';
import { GOLD, PAPER, STEEL } from '../cards/matter';
import { INK, lit } from '../cards/pieces';
import type { ModuleArt } from '../gallery';
import { disc, mirrored, pill, star, type Shape } from '../glyphs/shape';
import { shingle } from '../places/tokens';
import { oval } from '../sprites/pen';

const EYE_HOLE = 'M4.8 9.6C6.4 7.6 9.4 7.8 10.6 10.4C8.8 12.2 6 11.8 4.8 9.6z';

export const RELICS_GLYPHS = {
  /** Arrow of Farrell: head, shaft and feathers. */
  arrow: {
    fill: 'M22.8 1.2L20.8 10.2L13.8 3.2zM16.2 5.6L18.4 7.8L8.8 17.4L6.6 15.2zM6.6 13.8L10.2 17.4L6.2 21.8L1.2 22.8L2.2 17.8z',
  },
  /** Purse of Fortuna: a frame, a pouch and the coin on it. */
  purse: {
    fill: `M4 9.4C4 5 7.4 2 12 2C16.6 2 20 5 20 9.4H16.6C16.4 7 14.6 5.4 12 5.4C9.4 5.4 7.6 7 7.4 9.4zM2.6 10.8H21.4C22.8 14.2 22.6 17.6 21 20.4C19.6 22.8 4.4 22.8 3 20.4C1.4 17.6 1.2 14.2 2.6 10.8z${disc(12, 16.4, 4)}${disc(12, 16.4, 2)}`,
  },
  /** Banner of Vigo: a pole, its cloth with two tails, and a star. */
  banner: {
    fill: `M2.2 1.4H5.2V22.8H2.2zM6.6 2.8H22.2L17.4 9.2L22.2 15.6H6.6z${star(11.8, 9.4, 5, 4.6, 1.9)}`,
  },
  /** Cloak of Vayl: it hangs from nobody's shoulders. */
  cloak: {
    fill: `M8.6 1.6C10 3.6 14 3.6 15.4 1.6L17 5C20.4 7 21.8 13 22.6 22.4C18 20.2 15.6 20.8 12 22.6C8.4 20.8 6 20.2 1.4 22.4C2.2 13 3.6 7 7 5zM12 9L13.8 19.2L12 20.2L10.2 19.2z${disc(12, 6.4, 1.5)}`,
  },
  /** Crystal of Ming: two facets in a setting. */
  crystal: {
    fill: 'M12 .8L19.4 8V15.6L12 23.2L4.6 15.6V8zM11 4.6V19.4L6.8 14.8V8.8zM13 4.6V19.4L17.2 14.8V8.8z',
  },
  /** Mask of Syoen: eyes, mouth and the stone on its brow. */
  mask: {
    fill: `M1.8 3.2C8 .9 16 .9 22.2 3.2C23 12 19.8 19.8 12 23C4.2 19.8 1 12 1.8 3.2z${EYE_HOLE}${mirrored(EYE_HOLE)}M7.6 15.2C10.2 16.6 13.8 16.6 16.4 15.2C15.4 18.6 13.8 19.8 12 19.8C10.2 19.8 8.6 18.6 7.6 15.2zM12 3.4L13.5 5.6L12 7.8L10.5 5.6z`,
  },
  /** Lost Scroll of Kry-Cek: torn off below, and it looks back. */
  lostscroll: {
    fill: `${pill(2.2, 1.4, 19.6, 4.6, 2.3)}M4.4 7.2H19.6V17.4L17.6 20.4L15.6 18L13 22.8L10.8 18.8L8.6 21.8L7 18.2L4.4 20.8zM6.8 12.6C9.4 9 14.6 9 17.2 12.6C14.6 16.2 9.4 16.2 6.8 12.6z${disc(12, 12.6, 2)}`,
  },
} as const satisfies Record<string, Shape>;

const FEATHERS = lit('#ff9a6a', '#d9422a', '#7a140c');
const VELVET = lit('#9a7be0', '#5a3a9e', '#2c1858');
const DUSK = lit('#5f7ad0', '#2c3f86', '#121c46');
const NIGHT = lit('#26305a', '#141b3a', '#080b1c');
const ICE = lit('#ffffff', '#a9e4ff', '#3d9bd6');
const DEEP_ICE = lit('#c9f0ff', '#4fb3e6', '#14609e');
const BURNT = lit('#f6e3b4', '#d0a860', '#8a5a24');

const MATERIALS: Readonly<Record<keyof typeof RELICS_GLYPHS, readonly (Gradient | string)[]>> = {
  arrow: [STEEL, WOOD_DARK, FEATHERS],
  purse: [GOLD, VELVET, GOLD, RUBY],
  banner: [WOOD_DARK, EMERALD, GOLD],
  cloak: [DUSK, NIGHT, GOLD],
  crystal: [GOLD, ICE, DEEP_ICE],
  mask: [IVORY, INK, INK, RUBY, SAPPHIRE],
  lostscroll: [BURNT, PAPER, PEARL, SAPPHIRE],
};

/** What the hand of a master has added. */
const DETAILS: Readonly<Record<keyof typeof RELICS_GLYPHS, Figure>> = {
  arrow: [
    { d: 'M16.2 3.6L22 2L20.2 7.8', line: '#ffffffcc', width: 0.6 },
    { d: 'M3.4 18.4L6.6 15M4.4 20L8 16.2M6 21L9.4 17.2M2.4 21.6L8.6 15.6', line: '#5a0f08', width: 0.5 },
    { d: 'M15.2 6.8L17.2 8.8M14 8L16 10M9.2 12.8L11.2 14.8', line: '#e9c46a', width: 0.9 },
  ],
  purse: [
    { d: 'M5.4 8.8C5.6 5.6 8.2 3.4 12 3.4', line: '#fff6d6', width: 0.6 },
    { d: 'M4 12.4H20', line: '#e9c46a', width: 0.8 },
    { d: 'M4 19.6C6 21.4 18 21.4 20 19.6', line: '#c9b3ff', width: 0.5 },
    { d: 'M4.2 13.6C3.4 15.6 3.6 17.6 4.6 19', line: '#ffffff88', width: 0.7 },
    { d: star(12, 16.4, 4, 1.7, 0.6), fill: '#fff6d6' },
    ...[
      [3.4, 22.4, 2.3],
      [20, 22, 2.5],
      [16.4, 23, 1.9],
    ].map(([x = 0, y = 0, r = 0]) => ({ d: disc(x, y, r), fill: GOLD, line: INK, width: 0.5 })),
  ],
  banner: [
    { d: 'M2.2 1.4L3.7 -1.6L5.2 1.4z', fill: GOLD, line: INK, width: 0.5 },
    { d: 'M8 4.2V14.2M8 4.2H19.4L16 9.2L19.4 14.2H8', line: '#ffe9a3', width: 0.6 },
    { d: 'M9.4 3C10.6 6 9.4 11 10.4 15.4M15.6 3C16.6 5 16 7 16.4 8.4', line: '#0d4a2699', width: 0.7 },
    { d: 'M2.9 3V21.6', line: '#e2b878', width: 0.6 },
  ],
  cloak: [
    {
      d: 'M8.4 6.6C6.6 11 5.4 16 4.8 20.6M15.6 6.6C17.4 11 18.6 16 19.2 20.6M9.8 9C9 13 8.6 17 8.4 20.4M14.2 9C15 13 15.4 17 15.6 20.4',
      line: '#0c1436aa',
      width: 0.6,
    },
    { d: 'M2 21.2C6 19.2 8.6 19.6 12 21.4C15.4 19.6 18 19.2 22 21.2', line: '#e9c46a', width: 0.8 },
    {
      d: `${star(6.4, 14, 4, 1.3, 0.4)}${star(17.8, 12.6, 4, 1.5, 0.45)}${star(7.2, 18, 4, 0.9, 0.3)}${star(16.6, 17.4, 4, 1.1, 0.35)}${star(8.6, 9.8, 4, 0.9, 0.3)}`,
      fill: '#fff1c4',
    },
  ],
  crystal: [
    { d: 'M6.8 8.8L11 11.6M6.8 14.8L11 11.6M17.2 8.8L13 12M17.2 14.8L13 12', line: '#ffffffaa', width: 0.5 },
    { d: 'M11 4.6L7.6 8L11 9.4zM13 14.4V19.4L16.4 15.6z', fill: '#ffffff88' },
    { d: 'M12 .8V3.6M4.6 8L6.8 8.8M19.4 8L17.2 8.8M12 23.2V20.4', line: '#7a5210', width: 0.6 },
    { d: `${star(20.8, 4, 4, 2.6, 0.7)}${star(3.4, 19.4, 4, 2.2, 0.6)}`, fill: '#ffffff' },
  ],
  mask: [
    { d: 'M12 8.8L11 13.4L13.2 13.6', line: '#8d7448', width: 0.7 },
    { d: 'M3.6 5.4C6 4.2 8 3.8 9.6 3.8M20.4 5.4C18 4.2 16 3.8 14.4 3.8', line: '#d9422a', width: 0.9 },
    { d: 'M4.4 13.6C5 15.8 6 17.6 7.2 19M19.6 13.6C19 15.8 18 17.6 16.8 19', line: '#d9422a', width: 0.9 },
    { d: `${disc(7.9, 10, 0.7)}${disc(16.1, 10, 0.7)}`, fill: '#9fe8ff' },
    { d: 'M9.6 16.9V18M12 17.3V19.4M14.4 16.9V18', line: '#fff6e0', width: 0.6 },
  ],
  lostscroll: [
    { d: 'M4.4 2.8H19.6', line: '#fff6d6', width: 0.7 },
    { d: disc(2.8, 3.7, 1.6) + disc(21.2, 3.7, 1.6), fill: GOLD, line: INK, width: 0.5 },
    { d: 'M6 8.6H18M6 17H9.4M14.6 17H18', line: '#8a6530', width: 0.5 },
    { d: disc(12, 12.6, 0.8), fill: INK },
    { d: 'M4.6 19.8L7 17.4L8.6 20.8L10.8 17.8L13 21.8L15.6 17L17.6 19.4L19.4 16.6', line: '#5a2d0c88', width: 1 },
  ],
};

const painted = (name: keyof typeof RELICS_GLYPHS) => (): Figure => [
  ...great(RELICS_GLYPHS[name], MATERIALS[name]),
  ...DETAILS[name],
];

/** It hangs over whatever nobody may attack: the night itself, held by two stars. */
const veil: Figure = [
  { d: oval(1.5, 0.6, 13, 3.6), fill: '#1c160850' },
  {
    d: 'M0 -27C-4 -25 -8 -22 -9.4 -16C-11.4 -9 -12 -4 -13 1C-9 -1.4 -6.6 2 -3.4 0C-1.2 -1.4 1.2 -1.4 3.4 0C6.6 2 9 -1.4 13 1C12 -4 11.4 -9 9.4 -16C8 -22 4 -25 0 -27z',
    fill: { from: [-8, -26], to: [9, 1], colors: ['#6f8ae0', '#2c3f86', '#121c46'] },
    line: '#0d1330',
    width: 1.1,
  },
  { d: 'M-5 -20C-6.4 -14 -7 -7 -7.4 -1.6M0 -22V-1.6M5 -20C6.4 -14 7 -7 7.4 -1.6', line: '#0c143699', width: 0.8 },
  {
    d: 'M-12 -0.6C-8.6 -2.6 -6.4 0.6 -3.4 -1.4C-1.2 -2.6 1.2 -2.6 3.4 -1.4C6.4 0.6 8.6 -2.6 12 -0.6',
    line: '#e9c46a',
    width: 0.9,
  },
  {
    d: `${star(-4, -12, 4, 2.4, 0.7)}${star(3.6, -8, 4, 2.8, 0.8)}${star(2, -17, 4, 1.8, 0.5)}${star(-6.6, -5.6, 4, 1.8, 0.5)}`,
    fill: '#fff1c4',
  },
];

export const relicsArt: ModuleArt = {
  tokens: {
    cloak: (holder) => ({
      figure: veil,
      sign: shingle(holder, 0, -31, 7),
      lights: [{ x: 0, y: -12, reach: 16, cold: true }],
    }),
  },
  glyphs: RELICS_GLYPHS,
  pictures: {
    arrow: painted('arrow'),
    purse: painted('purse'),
    banner: painted('banner'),
    cloak: painted('cloak'),
    crystal: painted('crystal'),
    mask: painted('mask'),
    lostscroll: painted('lostscroll'),
  },
};
