/** Skia on Node: CanvasKit behind the same API that the app draws with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import CanvasKitInit from 'canvaskit-wasm/full';
import { JsiSkApi } from '@shopify/react-native-skia/lib/commonjs/skia/web/JsiSkia.js';
import type { SkCanvas, Skia } from '@/art/paint/skia';

export async function loadSkia(): Promise<Skia> {
  const skia: unknown = JsiSkApi(await CanvasKitInit());
  // The package declares the same interface twice, once for each of its builds.
  return skia as Skia;
}

const PNG = 4;
const JPEG = 3;

/** Draws on a surface of memory and writes it as PNG, or as JPEG if the file is called so. */
export function writePicture(
  skia: Skia,
  file: string,
  width: number,
  height: number,
  draw: (canvas: SkCanvas) => void,
): void {
  const surface = skia.Surface.Make(width, height);
  if (surface === null) throw new Error(`no surface of ${width} x ${height}`);
  draw(surface.getCanvas());
  surface.flush();
  mkdirSync(path.dirname(file), { recursive: true });
  const jpeg = file.endsWith('.jpg');
  writeFileSync(file, surface.makeImageSnapshot().encodeToBytes(jpeg ? JPEG : PNG, jpeg ? 86 : 100));
}
