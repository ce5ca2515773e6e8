import { G } from 'react-native-svg';
import type { Figure } from '@/art/figure';
import { FigureParts } from '@/art/FigureView';

/** A figure of the board at a place of a small picture. */
export function DrawnFigure({
  figure,
  x,
  y,
  scale,
}: {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <FigureParts figure={figure} />
    </G>
  );
}
