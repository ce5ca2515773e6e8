import { G, Path } from 'react-native-svg';
import type { Figure, Stroke } from '@/art/figure';

/** Of a gradient a small picture needs one colour. */
const paintOf = (fill: Stroke['fill']): string => (fill === undefined ? 'none' : typeof fill === 'string' ? fill : (fill.colors[Math.floor(fill.colors.length / 2)] ?? 'none'));

/** A figure of the board inside an SVG. Soft shadows are left out: at this size they are dirt. */
export function DrawnFigure({ figure, x, y, scale }: { readonly figure: Figure; readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      {figure.map(({ d, fill, line, width = 1, blur, evenOdd, at, clip }, i) =>
        blur !== undefined || clip !== undefined ? null : (
          <Path
            key={i}
            d={d}
            fill={paintOf(fill)}
            {...(evenOdd === true ? { fillRule: 'evenodd' as const } : {})}
            {...(line === undefined ? {} : { stroke: line, strokeWidth: width, strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const })}
            {...(at === undefined ? {} : { transform: `translate(${at.x} ${at.y}) scale(${at.scale}) rotate(${at.turn ?? 0})` })}
          />
        ),
      )}
    </G>
  );
}
