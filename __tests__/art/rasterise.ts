/** A glyph as pixels, without any drawing library: path data to polygons, polygons to coverage. */
import type { Shape } from '@/art/glyphs/shape';
import { GRID, LINE } from '@/art/glyphs/shape';

type Point = readonly [x: number, y: number];
type Outline = Point[];

const STEPS = 10;

/** Outlines of path data with the commands M L H V C A Z, absolute and relative. */
export function outlines(d: string): Outline[] {
  const tokens = d.match(/[MLHVCAZmlhvcaz]|-?\d*\.?\d+/g) ?? [];
  const found: Outline[] = [];
  let current: Outline = [];
  let [x, y] = [0, 0];
  let command = 'M';
  let i = 0;
  const next = () => Number(tokens[i++]);
  while (i < tokens.length) {
    if (/[a-z]/i.test(tokens[i] ?? '')) command = tokens[i++] ?? command;
    const relative = command === command.toLowerCase();
    const [ox, oy] = relative ? [x, y] : [0, 0];
    switch (command.toUpperCase()) {
      case 'M':
        [x, y] = [ox + next(), oy + next()];
        current = [[x, y]];
        found.push(current);
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        [x, y] = [ox + next(), oy + next()];
        current.push([x, y]);
        break;
      case 'H':
        x = ox + next();
        current.push([x, y]);
        break;
      case 'V':
        y = oy + next();
        current.push([x, y]);
        break;
      case 'C': {
        const points = [next(), next(), next(), next(), next(), next()].map(
          (value, k) => value + (k % 2 === 0 ? ox : oy),
        );
        const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = points;
        for (let step = 1; step <= STEPS; step++) {
          const t = step / STEPS;
          const u = 1 - t;
          current.push([
            u * u * u * x + 3 * u * u * t * a + 3 * u * t * t * c + t * t * t * f,
            u * u * u * y + 3 * u * u * t * b + 3 * u * t * t * e + t * t * t * g,
          ]);
        }
        [x, y] = [f, g];
        break;
      }
      case 'A': {
        const radius = next();
        i += 2; // the other radius and the rotation: only circles are used
        const large = next() === 1;
        const sweep = next() === 1;
        const end: Point = [ox + next(), oy + next()];
        current.push(...arc([x, y], end, radius, large, sweep));
        [x, y] = end;
        break;
      }
      case 'Z': {
        const [first] = current;
        if (first) [x, y] = first;
        break;
      }
      default:
        throw new Error(`unknown command ${command} in ${d}`);
    }
  }
  return found;
}

function arc([x0, y0]: Point, [x1, y1]: Point, radius: number, large: boolean, sweep: boolean): Point[] {
  const half = Math.hypot(x1 - x0, y1 - y0) / 2;
  const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large === sweep ? -1 : 1);
  const cx = (x0 + x1) / 2 - ((y1 - y0) / 2 / half) * height;
  const cy = (y0 + y1) / 2 + ((x1 - x0) / 2 / half) * height;
  const from = Math.atan2(y0 - cy, x0 - cx);
  let sweepBy = Math.atan2(y1 - cy, x1 - cx) - from;
  if (sweep && sweepBy < 0) sweepBy += Math.PI * 2;
  if (!sweep && sweepBy > 0) sweepBy -= Math.PI * 2;
  const steps = STEPS * 2;
  return Array.from({ length: steps }, (_, k) => {
    const angle = from + (sweepBy * (k + 1)) / steps;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  });
}

export function extent(shape: Shape): { left: number; top: number; right: number; bottom: number } {
  const points = [...outlines(shape.fill).flat()];
  // A stroke reaches half its width beyond its line.
  for (const [x, y] of outlines(shape.line ?? '').flat())
    points.push([x - LINE / 2, y - LINE / 2], [x + LINE / 2, y + LINE / 2]);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    left: round(Math.min(...points.map(([x]) => x))),
    top: round(Math.min(...points.map(([, y]) => y))),
    right: round(Math.max(...points.map(([x]) => x))),
    bottom: round(Math.max(...points.map(([, y]) => y))),
  };
}

const SAMPLES = 3;

/** Coverage of each pixel, 0 to 1, row by row. */
export function ink(shape: Shape, size: number): number[] {
  const fills = outlines(shape.fill);
  const lines = shape.line === undefined ? [] : outlines(shape.line);
  const pixels: number[] = [];
  const unit = GRID / size;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let hits = 0;
      for (let a = 0; a < SAMPLES; a++) {
        for (let b = 0; b < SAMPLES; b++) {
          const point: Point = [(column + (a + 0.5) / SAMPLES) * unit, (row + (b + 0.5) / SAMPLES) * unit];
          if (isInside(point, fills) || lines.some((line) => isNear(point, line))) hits++;
        }
      }
      pixels.push(hits / (SAMPLES * SAMPLES));
    }
  }
  return pixels;
}

function isInside([x, y]: Point, shapes: readonly Outline[]): boolean {
  let inside = false;
  for (const outline of shapes) {
    outline.forEach(([x0, y0], i) => {
      const [x1, y1] = outline[(i + 1) % outline.length] ?? [x0, y0];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
    });
  }
  return inside;
}

function isNear([x, y]: Point, line: Outline): boolean {
  return line.some(([x0, y0], i) => {
    const [x1, y1] = line[i + 1] ?? [x0, y0];
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
    return Math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0)) <= LINE / 2;
  });
}
