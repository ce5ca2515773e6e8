/** Metamorpha (META): she takes the colours of every land she sees. */
import { placed, type Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { disc, type Shape } from '../glyphs/shape';
import { FACTIONS, LIVERIES } from '../palette';
import { oval } from '../sprites/pen';

const INK = '#1c1730';

/** Six lights around her, one for each land. */
const lights: Figure = FACTIONS.map((faction, i) => {
  const angle = -Math.PI * (0.06 + 0.88 * (i / (FACTIONS.length - 1)));
  return {
    d: oval(Math.cos(angle) * 16, -28 + Math.sin(angle) * 15, 2.7, 2.7),
    fill: LIVERIES[faction].main,
    line: INK,
    width: 0.9,
  };
});

const HAIR =
  'M-6.4 -30C-9.6 -25 -9 -19 -11.6 -15C-8.4 -16 -6.4 -17.6 -5 -20H5C6.4 -17.6 8.4 -16 11.6 -15C9 -19 9.6 -25 6.4 -30C5 -38.6 -5 -38.6 -6.4 -30z';
const ROBE =
  'M-5 -24C-9 -17 -13.6 -9 -13 -1C-9.4 -4.6 -7 1.8 -3 -0.6C-1 -2 1 -2 3 -0.6C7 1.8 9.4 -4.6 13 -1C13.6 -9 9 -17 5 -24z';
const SLEEVES =
  'M-5.4 -22.4C-9.6 -21 -12.6 -17.4 -14.6 -22.6L-12.4 -23.4C-11.6 -21.6 -9 -23.6 -6.4 -25zM5.4 -22.4C9.6 -21 12.6 -17.4 14.6 -22.6L12.4 -23.4C11.6 -21.6 9 -23.6 6.4 -25z';
const BRANCHES =
  'M-3.6 -36C-5.6 -40 -9 -41 -10.6 -45M-7.4 -41C-9.6 -41 -11.4 -40 -13 -40.6M3.6 -36C5.6 -40 9 -41 10.6 -45M7.4 -41C9.6 -41 11.4 -40 13 -40.6';

export const metamorpha: Figure = [
  { d: oval(2, 0.6, 15, 5), fill: '#1a123055' },
  { d: oval(0, -20, 19, 24), fill: '#9fe8d84d', blur: 4 },
  { d: `${ROBE}${SLEEVES}${HAIR}`, fill: '#fff8e6', line: '#fff8e6', width: 3.6 },
  { d: HAIR, fill: { from: [-8, -36], to: [8, -14], colors: ['#57c0b0', '#2b7f8f', '#3a3f86'] }, line: INK, width: 1 },
  { d: SLEEVES, fill: '#8fd3c8', line: INK, width: 0.9 },
  {
    d: ROBE,
    fill: {
      from: [-8, -24],
      to: [8, 0],
      colors: ['#ffffff', '#9fd0f2', '#57b6a0', '#8fc46a', '#f0c95c', '#f0905a', '#b25a9a'],
    },
    line: INK,
    width: 1.1,
  },
  { d: 'M-2 -23C-4 -15 -6 -9 -6.6 -3M2 -23C4 -15 6 -9 6.6 -3M0 -23V-2.4', line: '#ffffff88', width: 0.8 },
  { d: oval(0, -29.4, 4.8, 5.6), fill: '#f6e3d2', line: INK, width: 0.9 },
  { d: 'M-5 -31C-3 -34.6 3 -34.6 5 -31C3 -32.6 -3 -32.6 -5 -31z', fill: '#2b7f8f' },
  { d: oval(-1.9, -29.4, 0.8, 1) + oval(1.9, -29.4, 0.8, 1), fill: '#3d2a8a' },
  { d: 'M-1.2 -26.6Q0 -25.8 1.2 -26.6', line: '#a5382f', width: 0.7 },
  { d: BRANCHES, line: INK, width: 2.2 },
  { d: BRANCHES, line: '#c9a06a', width: 1.1 },
  ...lights,
];

export const METAMORPHA_GLYPHS = {
  /** She, and the lights of six lands. */
  metamorpha: {
    fill: `${disc(12, 9.6, 3.4)}M12 13.8C16.4 13.8 18.4 17.4 19.8 22.8C17.2 21 14.8 23.2 12 22C9.2 23.2 6.8 21 4.2 22.8C5.6 17.4 7.6 13.8 12 13.8z${[
      [2.6, 13.4],
      [4.2, 7],
      [8.8, 2.6],
      [15.2, 2.6],
      [19.8, 7],
      [21.4, 13.4],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.8))
      .join('')}`,
  },
} as const satisfies Record<string, Shape>;

export const metamorphaArt: ModuleArt = {
  glyphs: METAMORPHA_GLYPHS,
  pictures: { metamorpha: () => placed(metamorpha, 12, 23, 0.48) },
  wanderers: { metamorpha },
};
