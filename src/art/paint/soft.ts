/** Soft edges without a blur: a few strokes of growing width. A blur of a map's outline costs more than the rest of the map. */
import { linePaint } from './drawFigure';
import { type SkCanvas, type Skia, type SkPath } from './skia';

const STEPS = 5;

/** A line that fades out over `spread` on either side of its width. */
export function softLine(
  skia: Skia,
  canvas: SkCanvas,
  path: SkPath,
  color: string,
  alpha: number,
  width: number,
  spread: number,
): void {
  for (let i = 0; i < STEPS; i++) {
    const paint = linePaint(skia, color, width + spread * 2 * (i / (STEPS - 1)));
    // Each ring lies over the ones outside it: together they come to the whole.
    paint.setAlphaf(1 - (1 - alpha) ** (1 / STEPS));
    canvas.drawPath(path, paint);
  }
}
