/** The hero mode (HEROIC): the medal of a veteran. */
import type { ModuleArt } from '../gallery';
import { disc, star, type Shape } from '../glyphs/shape';

export const HEROIC_GLYPHS = {
  /** A star on a ribbon. */
  veteran: { fill: `M4.4 .8H10L12 5.4L14 .8H19.6L16 8.4H8z${disc(12, 15.6, 7.4)}${star(12, 15.6, 5, 5.2, 2.2)}` },
} as const satisfies Record<string, Shape>;

export const heroicArt: ModuleArt = { glyphs: HEROIC_GLYPHS };
