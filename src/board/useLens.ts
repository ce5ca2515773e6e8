/** Draws what is looked at closely once more, sharp, when the camera has come to rest. */
import { Skia, type SkImage } from '@shopify/react-native-skia';
import { useEffect, useState } from 'react';
import { PixelRatio } from 'react-native';
import { drawLand } from '@/art/paint/land';
import { CLIP_INTERSECT } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import type { Baked } from './bake';
import { openBakery } from './bakery';
import type { Camera } from './camera';
import { lensOf, LENS_PIXELS, type Lens } from './lens';
import { useDisposal } from './useDisposal';
import type { Attempt } from './useFall';

export interface Looked extends Lens {
  readonly image: SkImage;
  /** The land it shows: another one makes it wrong. */
  readonly of: Baked;
}

/** A camera that is where it was so many milliseconds ago is at rest. */
const REST = 300;

export function useLens(
  baked: Baked | null,
  read: () => Camera,
  size: { readonly width: number; readonly height: number },
  density: number,
  night: boolean,
  attempt: Attempt,
): Looked | null {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    if (baked === null) return undefined;
    let seen = '';
    let done = '';
    const timer = setInterval(() => {
      const camera = read();
      const now = `${Math.round(camera.x)} ${Math.round(camera.y)} ${camera.scale.toFixed(3)}`;
      const rests = now === seen;
      seen = now;
      if (!rests || now === done) return;
      done = now;
      const lens = lensOf(camera, size, PixelRatio.get(), density, baked.area);
      setLooked(attempt(() => (lens === null ? null : { ...lens, image: draw(lens, baked, night), of: baked }), null));
    }, REST);
    return () => clearInterval(timer);
  }, [baked, read, size, density, night, attempt]);
  useDisposal(looked?.image ?? null);
  return looked !== null && looked.of === baked ? looked : null;
}

function draw({ area, density }: Lens, { model, signs }: Baked, night: boolean): SkImage {
  const { canvas, snapshot } = openBakery(LENS_PIXELS, LENS_PIXELS);
  tidy(() => {
    canvas.save();
    canvas.clear(Skia.Color('#00000000'));
    canvas.scale(density, density);
    canvas.translate(-area.left, -area.top);
    canvas.clipRect(
      Skia.XYWHRect(area.left, area.top, area.right - area.left, area.bottom - area.top),
      CLIP_INTERSECT,
      true,
    );
    drawLand(Skia, canvas, model, night, area, signs);
    canvas.restore();
  });
  return snapshot();
}
