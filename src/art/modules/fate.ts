/** The three fate cards (FATE): a new moon, and as many stars as the number of the card. */
import { GOLD } from '../cards/matter';
import { INK, lit, OUTLINE } from '../cards/pieces';
import type { OwnSuit } from '../cards/suit';
import type { Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { star, type Shape } from '../glyphs/shape';
import { oval } from '../sprites/pen';

const MOON =
  'M13.4 1.4C8.6 4 6.6 9.2 8.2 14.2C9.8 19 14.6 21.6 20 20.6C16 23.6 9.8 23.6 5.8 19.8C1 15.2 1 7.8 5.8 3.6C8 1.6 10.6 1 13.4 1.4z';
const SKIES = [
  [[16.6, 10.6, 5.8]],
  [
    [13.6, 7.4, 4.4],
    [19.2, 13.6, 4.4],
  ],
  [
    [13.4, 9.8, 3.4],
    [19.6, 5.8, 3.8],
    [19, 14.4, 3.8],
  ],
] as const;

const starsOf = (number: 1 | 2 | 3): string =>
  (SKIES[number - 1] ?? []).map(([x, y, r]) => star(x, y, 5, r, r * 0.42)).join('');

export const FATE_GLYPHS = {
  fate1: { fill: MOON + starsOf(1) },
  fate2: { fill: MOON + starsOf(2) },
  fate3: { fill: MOON + starsOf(3) },
} as const satisfies Record<string, Shape>;

function sky(number: 1 | 2 | 3): Figure {
  return [
    { d: star(12, 12, 24, 14, 9), fill: '#8fa4ff22' },
    { d: oval(12, 12, 10.6, 10.6), fill: '#c9d6ff1f' },
    { d: MOON, fill: '#05071499', at: { x: 0.5, y: 0.8, scale: 1 } },
    { d: MOON, fill: lit('#ffffff', '#cfdcf6', '#7f95c4'), line: INK, width: OUTLINE },
    { d: 'M6.6 6.6C4.6 9.6 4.4 13.6 6 16.8', line: '#ffffffcc', width: 0.7 },
    { d: starsOf(number), fill: '#05071499', at: { x: 0.4, y: 0.6, scale: 1 } },
    { d: starsOf(number), fill: GOLD, line: INK, width: OUTLINE },
    // The thread that all of them hang on.
    { d: 'M1.6 21.8C7 24.6 13 16.6 22.6 21.4', line: '#e9c46a', width: 0.5 },
  ];
}

const fateSuit = (number: 1 | 2 | 3): OwnSuit => ({
  dress: {
    main: '#27406e',
    deep: '#0f1b36',
    pale: '#a9c0ea',
    on: '#f3f7ff',
    inkOnLight: '#27406e',
    inkOnDark: '#b9ccf2',
    pattern: null,
  },
  paper: ['#2c477c', '#182a52', '#0c1733'],
  vista: (clip) => [
    {
      d: Array.from({ length: 22 }, (_, i) =>
        star(10 + ((i * 37) % 82), 10 + ((i * 53) % 80), 4, 0.9 + (i % 3) * 0.5, 0.35),
      ).join(''),
      fill: '#dbe6ffaa',
      clip,
    },
    { d: 'M0 84Q26 72 52 82T104 78V100H0z', fill: '#0a1430aa', clip },
  ],
  sign: FATE_GLYPHS[`fate${number}`].fill,
});

export const fateArt: ModuleArt = {
  glyphs: FATE_GLYPHS,
  pictures: { fate1: () => sky(1), fate2: () => sky(2), fate3: () => sky(3) },
  suits: { fate1: fateSuit(1), fate2: fateSuit(2), fate3: fateSuit(3) },
};
