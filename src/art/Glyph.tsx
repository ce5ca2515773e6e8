/** A glyph in a view. Views choose the colour from their theme or from a faction's livery. */
import Svg, { Path } from 'react-native-svg';
import { GLYPHS, type GlyphName } from './glyphs/glyphs';
import { GRID, LINE } from './glyphs/shape';

interface Props {
  readonly name: GlyphName;
  readonly size: number;
  readonly color: string;
  /** Quarter turns clockwise, for terrain cards. */
  readonly turn?: number;
}

/** Decoration to a screen reader: whoever shows it says what it means. */
export function Glyph({ name, size, color, turn = 0 }: Props) {
  const { fill, line } = GLYPHS[name];
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`0 0 ${GRID} ${GRID}`}
      aria-hidden
      {...(turn === 0 ? {} : { style: { transform: [{ rotate: `${turn * 90}deg` }] } })}
    >
      <Path d={fill} fill={color} fillRule="evenodd" />
      {line === undefined ? null : (
        <Path d={line} stroke={color} strokeWidth={LINE} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      )}
    </Svg>
  );
}
