/** A thing of the game in colour, as it is painted on its card; of no faction where none is named. Decoration to a screen reader. */
import type { Cloth } from '@/art/cards/matter';
import { pictureOf } from '@/art/cards/pictures';
import type { Figure } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { edition } from '@/art/gallery';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES, type FactionName } from '@/art/palette';

/** Wax, like everything that can be pressed. */
const WAX: Cloth = { main: '#9a3322', deep: '#571509', pale: '#e79a84' };
/** The glyphs' grid with room for outlines. */
export const GLYPH_BOX = [-0.8, -0.8, 25.6, 25.6] as const;

const PICTURES = new Map<string, Figure>();

function picture(name: GlyphName, faction: FactionName | null): Figure {
  const key = `${edition()} ${name} ${faction ?? ''}`;
  const known = PICTURES.get(key);
  if (known !== undefined) return known;
  const made = pictureOf(name, faction, faction === null ? WAX : LIVERIES[faction]);
  PICTURES.set(key, made);
  return made;
}

/** Whether there is more of it than its sign. */
export const isPainted = (name: GlyphName): boolean => picture(name, null).length > 1;

export function Painted({
  name,
  size,
  faction = null,
}: {
  readonly name: GlyphName;
  readonly size: number;
  readonly faction?: FactionName | null;
}) {
  return <FigureView figure={picture(name, faction)} width={size} height={size} box={GLYPH_BOX} />;
}
