/**
 * A figure: what to draw, as plain data. Everything drawn by code is made as a figure first, so that it can be tested
 * without a canvas, drawn by Skia on the board and by SVG in a view.
 */
export interface Stroke {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: string | Gradient;
  /** Colour of the outline. */
  readonly line?: string;
  /** Width of the outline; 1 if left out. */
  readonly width?: number;
  /** Softens the edge: standard deviation of the blur. Skia only. */
  readonly blur?: number;
  /** A shape inside another one is cut out of it. */
  readonly evenOdd?: true;
  /** Moves and enlarges the path, its line and its clip. */
  readonly at?: Position;
  /** Only inside this path. */
  readonly clip?: string;
}

export interface Position {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/** From one point to another, the stops spread evenly. */
export interface Gradient {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly colors: readonly string[];
}

export type Figure = readonly Stroke[];

/** The figure somewhere else. Strokes that have a place of their own keep it within the new one. */
export function placed(figure: Figure, x: number, y: number, scale = 1): Figure {
  return figure.map((stroke) => {
    const inner = stroke.at ?? { x: 0, y: 0, scale: 1 };
    return { ...stroke, at: { ...inner, x: x + inner.x * scale, y: y + inner.y * scale, scale: inner.scale * scale } };
  });
}

/** The figure seen through coloured air: so much of every colour gives way to it. */
export function tinted(figure: Figure, air: string, share: number): Figure {
  const mixed = (color: string) => blend(color.slice(0, 7), air, share) + color.slice(7);
  return figure.map(({ fill, line, ...stroke }) => ({
    ...stroke,
    ...(fill === undefined
      ? {}
      : { fill: typeof fill === 'string' ? mixed(fill) : { ...fill, colors: fill.colors.map(mixed) } }),
    ...(line === undefined ? {} : { line: mixed(line) }),
  }));
}

/** A colour between two, `#rrggbb`. */
export function blend(one: string, other: string, share: number): string {
  const channel = (offset: number) => {
    const a = parseInt(one.slice(offset, offset + 2), 16);
    const b = parseInt(other.slice(offset, offset + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
