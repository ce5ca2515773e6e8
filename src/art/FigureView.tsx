/** A figure in a view, as SVG. */
import { Fragment, memo, useId } from 'react';
import Svg, { ClipPath, Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';
import type { Figure, Gradient, Position, Stroke } from './figure';

interface Props {
  readonly figure: Figure;
  readonly width: number | '100%';
  readonly height: number | '100%';
  /** The part of the figure that is shown. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** Decoration to a screen reader: whoever shows it says what it means. */
export const FigureView = memo(function FigureView({ figure, width, height, box }: Props) {
  return (
    // What fills its place is cut at the sides rather than left short, and stands on its foot.
    <Svg
      width={width}
      height={height}
      viewBox={box.join(' ')}
      {...(width === '100%' ? { preserveAspectRatio: 'xMidYMax slice' } : {})}
      aria-hidden
    >
      <FigureParts figure={figure} />
    </Svg>
  );
});

/** The same within a drawing. */
export const FigureParts = memo(function FigureParts({ figure }: { readonly figure: Figure }) {
  // On the web the names of gradients and clips are those of the whole page.
  const id = useId().replace(/\W/g, '');
  return (
    <>
      {figure.map((stroke, i) => (
        <StrokeView key={i} id={`f${id}${i}`} stroke={stroke} />
      ))}
    </>
  );
});

const transformOf = ({ x, y, scale, turn }: Position): string =>
  `translate(${x} ${y}) scale(${scale})${turn === undefined ? '' : ` rotate(${turn})`}`;

function StrokeView({ id, stroke }: { readonly id: string; readonly stroke: Stroke }) {
  const { d, fill, line, width = 1, evenOdd, at, clip } = stroke;
  const path = (
    <Path
      d={d}
      fill={fill === undefined ? 'none' : typeof fill === 'string' ? fill : `url(#${id}g)`}
      {...(evenOdd === true ? { fillRule: 'evenodd' as const } : {})}
      {...(line === undefined
        ? {}
        : { stroke: line, strokeWidth: width, strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const })}
      // A clip is moved with what it cuts: that takes a group around both.
      {...(clip === undefined
        ? at === undefined
          ? {}
          : { transform: transformOf(at) }
        : { clipPath: `url(#${id}c)` })}
    />
  );
  return (
    <Fragment>
      {typeof fill === 'object' || clip !== undefined ? (
        <Defs>
          {typeof fill === 'object' ? <GradientView id={`${id}g`} gradient={fill} /> : null}
          {clip === undefined ? null : (
            <ClipPath id={`${id}c`}>
              <Path d={clip} />
            </ClipPath>
          )}
        </Defs>
      ) : null}
      {at === undefined || clip === undefined ? path : <G transform={transformOf(at)}>{path}</G>}
    </Fragment>
  );
}

function GradientView({ id, gradient: { from, to, colors } }: { readonly id: string; readonly gradient: Gradient }) {
  return (
    <LinearGradient id={id} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} gradientUnits="userSpaceOnUse">
      {colors.map((color, i) => (
        <Stop
          key={i}
          offset={colors.length === 1 ? 0 : i / (colors.length - 1)}
          stopColor={color.slice(0, 7)}
          stopOpacity={color.length > 7 ? parseInt(color.slice(7, 9), 16) / 255 : 1}
        />
      ))}
    </LinearGradient>
  );
}
