/**
 * A glyph: SVG path data on a grid of 24 with a margin of 1.5, filled by the even-odd rule, so that a shape inside
 * another one is cut out of it. `line` is stroked with LINE and round ends, for what is too thin to be an outline.
 * Everything has to be told apart in one colour at 16 points.
 */
export interface Shape {
  readonly fill: string;
  readonly line?: string;
}

export const GRID = 24;
export const LINE = 2;

/** Numbers of a path, short enough to read. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** A circle as path data. */
export function disc(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(radius * 2)} 0a${r} ${r} 0 1 0 ${num(-radius * 2)} 0z`;
}

/** A star or a sun: points on two circles in turn, the first one up. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    corners.push(`${num(x + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`);
  }
  return `M${corners.join('L')}z`;
}

/** A rectangle with round corners. */
export function pill(x: number, y: number, width: number, height: number, radius: number): string {
  const r = num(radius);
  const w = num(width - radius * 2);
  const h = num(height - radius * 2);
  return `M${num(x + radius)} ${num(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}z`;
}

/** The same path seen in a mirror at the middle of the grid: absolute commands only. */
export function mirrored(path: string): string {
  return path.replace(/(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g, (_, x: string, y: string) => `${num(GRID - Number(x))} ${y}`);
}
