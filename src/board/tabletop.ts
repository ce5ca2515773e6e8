/** The table as a picture that repeats. There is one for the day and one for the night, made when it is first seen. */
import { FilterMode, MipmapMode, Skia, TileMode, type SkImage, type SkPicture } from '@shopify/react-native-skia';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import { scrap, tidy } from '@/art/paint/tidy';
import { wood, WOOD_HEIGHT, WOOD_WIDTH } from '@/art/table/wood';

/** Pixels a board unit. */
const DENSITY = 1.5;
/** Board units from the first square to where nobody looks any more, in every direction. */
const FAR = 10_000;

/** From under the lamp to the far corners of the table. */
export const LAMPLIGHT = {
  day: ['#ffe3b02e', '#ffe3b000', '#00000099'],
  night: ['#ffb95a38', '#ffb95a08', '#000000aa'],
};

const TABLES = new Map<boolean, SkPicture>();

/** Recorded, because the component of such a shader reads sixteen points of the wood for every one that it draws. */
export function tablePicture(night: boolean): SkPicture | null {
  const known = TABLES.get(night);
  if (known !== undefined) return known;
  const image = woodImage(night);
  if (image === null) return null;
  const picture = record(Skia, -FAR, -FAR, 2 * FAR, 2 * FAR, (canvas) => {
    const smaller = Skia.Matrix();
    smaller.scale(1 / DENSITY, 1 / DENSITY);
    const paint = scrap(Skia.Paint());
    paint.setShader(
      scrap(image.makeShaderOptions(TileMode.Repeat, TileMode.Repeat, FilterMode.Linear, MipmapMode.Nearest, smaller)),
    );
    canvas.drawPaint(paint);
  });
  TABLES.set(night, picture);
  return picture;
}

function woodImage(night: boolean): SkImage | null {
  const surface = Skia.Surface.Make(WOOD_WIDTH * DENSITY, WOOD_HEIGHT * DENSITY);
  if (surface === null) return null;
  const canvas = surface.getCanvas();
  canvas.scale(DENSITY, DENSITY);
  tidy(() => drawFigure(Skia, canvas, wood(night)));
  surface.flush();
  return surface.makeImageSnapshot();
}
