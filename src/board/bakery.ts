/** Surfaces for baking. One for each size and for as long as the app runs: in a browser each has a WebGL context of its own, and a page may hold sixteen. */
import { Skia } from '@shopify/react-native-skia';
import type { Bakery } from './bake';
import { hasGraphicsCard } from './graphics';

const BAKERIES = new Map<string, Bakery>();

export function openBakery(width: number, height: number): Bakery {
  const key = `${width} ${height}`;
  const known = BAKERIES.get(key);
  if (known !== undefined) return known;
  const surface = offscreen(width, height) ?? Skia.Surface.Make(width, height);
  if (surface === null) throw new Error(`no surface of ${width} x ${height}`);
  const made: Bakery = {
    canvas: surface.getCanvas(),
    snapshot: () => {
      surface.flush();
      const texture = surface.makeImageSnapshot();
      // The board's own canvas draws on another thread or in another context: it needs the pixels, not the texture.
      const image = texture.makeNonTextureImage();
      if (image === null) return texture;
      texture.dispose();
      return image;
    },
  };
  BAKERIES.set(key, made);
  return made;
}

/** What they draw on may be lost with what went wrong. */
export const closeBakeries = (): void => BAKERIES.clear();

/** On the graphics card; null where there is none to be had, which in a browser may be an error instead. */
function offscreen(width: number, height: number) {
  // Software that stands in for a card takes twice as long, and lets nobody do anything until it has read its picture back.
  if (!hasGraphicsCard()) return null;
  try {
    return Skia.Surface.MakeOffscreen(width, height);
  } catch {
    return null;
  }
}
