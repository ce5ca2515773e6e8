import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { SQUARE } from '@/art/land/land';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import { markFigures, type Mark } from './marks';
import type { Scene } from './scene';
import { useDisposal } from './useDisposal';

/** Marks as pictures: what glows below heroes, and the signs above them. */
export function useMarks(
  scene: Scene,
  marks: readonly Mark[],
  large: number,
): { readonly glow: SkPicture | null; readonly signs: SkPicture | null } {
  const { columns, rows, sites } = scene;
  const pictures = useMemo(() => {
    const figures = markFigures({ columns, rows, sites }, marks, large);
    const draw = (figure: typeof figures.glow) =>
      figure.length === 0
        ? null
        : record(Skia, 0, 0, columns * SQUARE, rows * SQUARE, (canvas) => drawFigure(Skia, canvas, figure));
    return { glow: draw(figures.glow), signs: draw(figures.signs) };
  }, [columns, rows, sites, marks, large]);
  useDisposal(pictures.glow);
  useDisposal(pictures.signs);
  return pictures;
}
