/** A thing of the game in colour, as it is painted on its card; of no faction. Decoration to a screen reader. */
import type { Cloth } from '@/art/cards/matter';
import { pictureOf } from '@/art/cards/pictures';
import type { Figure } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import type { GlyphName } from '@/art/glyphs/glyphs';

/** Sealing wax, like everything that can be pressed. */
const WAX: Cloth = { main: '#9a3322', deep: '#571509', pale: '#e79a84' };
/** The glyphs' grid with room for outlines. */
const BOX = [-0.8, -0.8, 25.6, 25.6] as const;

const PICTURES = new Map<GlyphName, Figure>();

function picture(name: GlyphName): Figure {
  const known = PICTURES.get(name);
  if (known !== undefined) return known;
  const made = pictureOf(name, null, WAX);
  PICTURES.set(name, made);
  return made;
}

export function Painted({ name, size }: { readonly name: GlyphName; readonly size: number }) {
  return <FigureView figure={picture(name)} width={size} height={size} box={BOX} />;
}
