import { Skia, type SkImage } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { placed } from '@/art/figure';
import { SQUARE } from '@/art/land/land';
import { updated } from '@/art/land/model';
import { drawFigure } from '@/art/paint/drawFigure';
import { drawLand } from '@/art/paint/land';
import { CLIP_INTERSECT } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { previewFrame } from '@/art/places/marks';
import type { Baked } from './bake';
import { openBakery } from './bakery';
import { DENSITY } from './density';
import { cornerOf } from './layout';
import type { Preview } from './marks';
import { useDisposal } from './useDisposal';

/** Around the square of a card on trial, for its frame. */
export const TRIAL_RIM = 6;

/** The card on trial is drawn as the land would be with it, cut out to its square. */
export function useTrial(
  baked: Baked | null,
  preview: Preview | null,
  night: boolean,
): { readonly image: SkImage; readonly x: number; readonly y: number } | null {
  const trial = useMemo(() => {
    if (baked === null || preview === null) return null;
    const { land } = baked.model;
    const sites = land.sites.map((site, square) => (square === preview.square ? preview.site : site));
    const model = updated(baked.model, { ...land, sites }, [preview.square]);
    const { x, y } = cornerOf(land.columns, preview.square);
    const side = Math.ceil((SQUARE + TRIAL_RIM * 2) * DENSITY);
    const { canvas, snapshot } = openBakery(side, side);
    tidy(() => {
      canvas.clear(Skia.Color('#00000000'));
      canvas.save();
      canvas.scale(DENSITY, DENSITY);
      canvas.translate(TRIAL_RIM - x, TRIAL_RIM - y);
      canvas.save();
      canvas.clipRect(Skia.XYWHRect(x, y, SQUARE, SQUARE), CLIP_INTERSECT, true);
      drawLand(Skia, canvas, model, night, { left: x, top: y, right: x + SQUARE, bottom: y + SQUARE }, baked.signs);
      canvas.restore();
      drawFigure(Skia, canvas, placed(previewFrame(preview.fits), x, y));
      canvas.restore();
    });
    return { image: snapshot(), x: x - TRIAL_RIM, y: y - TRIAL_RIM };
  }, [baked, preview, night]);
  useDisposal(trial?.image ?? null);
  return trial;
}
