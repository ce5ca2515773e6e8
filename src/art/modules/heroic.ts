/** The hero mode (HEROIC): the medal of a veteran. */
import { GOLD } from '../cards/matter';
import { INK, lit, OUTLINE } from '../cards/pieces';
import type { Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { disc, star, type Shape } from '../glyphs/shape';

export const HEROIC_GLYPHS = {
  /** A star on a ribbon. */
  veteran: { fill: `M4.4 .8H10L12 5.4L14 .8H19.6L16 8.4H8z${disc(12, 15.6, 7.4)}${star(12, 15.6, 5, 5.2, 2.2)}` },
} as const satisfies Record<string, Shape>;

const medal = (): Figure => [
  { d: disc(12.5, 16.4, 7.4), fill: '#1c160833' },
  {
    d: 'M4.4 .8H10L12 5.4L14 .8H19.6L16 9.4H8z',
    fill: lit('#e0604c', '#a3241a', '#5e0f0a'),
    line: INK,
    width: OUTLINE,
  },
  { d: 'M6.6 .8L10.4 9.4M17.4 .8L13.6 9.4', line: '#f6d98a', width: 0.9 },
  { d: disc(12, 15.6, 7.2), fill: GOLD, line: INK, width: OUTLINE },
  { d: disc(12, 15.6, 5.9), line: '#8a5d10', width: 0.5 },
  { d: star(12, 15.6, 5, 4.9, 2), fill: '#fff6d6', line: '#8a5d10', width: 0.5 },
];

export const heroicArt: ModuleArt = { glyphs: HEROIC_GLYPHS, pictures: { veteran: medal } };
