/** A glyph in colour: the same outline, piece by piece, with paint of its own. */
import type { Figure, Gradient, Stroke } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';

export const INK = '#2a1d12';
/** Width of an outline on the glyphs' grid. */
export const OUTLINE = 0.62;

/** The closed shapes that a glyph is made of, in the order they are written. */
export function piecesOf(name: GlyphName): readonly string[] {
  return GLYPHS[name].fill.split(/(?=M)/);
}

/** Light from the left, on the glyphs' grid. */
export const lit = (...colors: readonly string[]): Gradient => ({ from: [2, 2], to: [22, 20], colors });

export function piece(name: GlyphName, index: number, fill: string | Gradient, width = OUTLINE): Stroke {
  return { d: piecesOf(name)[index] ?? 'M0 0z', fill, line: INK, width };
}

/** A line with ink on both sides of it. */
export function cord(d: string, color: string, width: number): Figure {
  return [
    { d, line: INK, width: width + OUTLINE * 1.6 },
    { d, line: color, width },
  ];
}
