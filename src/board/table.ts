/** The table as a picture that repeats. There is one for the day and one for the night, made when it is first seen. */
import { Skia, type SkImage } from '@shopify/react-native-skia';
import { drawFigure } from '@/art/paint/drawFigure';
import { tidy } from '@/art/paint/tidy';
import { wood, WOOD_HEIGHT, WOOD_WIDTH } from '@/art/table/wood';

/** Pixels a board unit. */
const DENSITY = 1.5;
export const TABLE_SCALE = [{ scale: 1 / DENSITY }];

/** A shader of an image takes no other kind. */
export const TABLE_SAMPLING = { B: 1 / 3, C: 1 / 3 };

/** From under the lamp to the far corners of the table. */
export const LAMPLIGHT = { day: ['#ffe3b02e', '#ffe3b000', '#00000099'], night: ['#ffb95a38', '#ffb95a08', '#000000aa'] };

const TABLES = new Map<boolean, SkImage>();

export function tableImage(night: boolean): SkImage | null {
  const known = TABLES.get(night);
  if (known !== undefined) return known;
  const surface = Skia.Surface.Make(WOOD_WIDTH * DENSITY, WOOD_HEIGHT * DENSITY);
  if (surface === null) return null;
  const canvas = surface.getCanvas();
  canvas.scale(DENSITY, DENSITY);
  tidy(() => drawFigure(Skia, canvas, wood(night)));
  surface.flush();
  const image = surface.makeImageSnapshot();
  TABLES.set(night, image);
  return image;
}
