/** Peaks, crags, hills and stones. The foot is at 0, 0; lengths are board units. */
import { blend, type Figure, type Stroke } from '../figure';
import { stream } from '../land/noise';
import { oval, polygon, polyline, shadow, type Points } from './pen';

export interface Stone {
  readonly lit: string;
  readonly litFoot: string;
  readonly dark: string;
  readonly darkFoot: string;
  readonly edge: string;
  /** How far snow comes down, as a share of the height. */
  readonly snow: number;
}

export const GRANITE: Stone = {
  lit: '#e3dac6',
  litFoot: '#b3a78d',
  dark: '#7c7684',
  darkFoot: '#6f675c',
  edge: '#463f38',
  snow: 0.4,
};
export const SLATE: Stone = {
  lit: '#a39c8f',
  litFoot: '#787166',
  dark: '#4d4a4f',
  darkFoot: '#47433f',
  edge: '#26231f',
  snow: 0,
};
export const BASALT: Stone = {
  lit: '#7d716e',
  litFoot: '#544a48',
  dark: '#332c2d',
  darkFoot: '#2e2726',
  edge: '#171213',
  snow: 0,
};
export const SANDSTONE: Stone = {
  lit: '#eab27c',
  litFoot: '#cd8a54',
  dark: '#93492a',
  darkFoot: '#8a4628',
  edge: '#4f220f',
  snow: 0,
};

/** A line from one point to another that is broken like rock. */
function broken(
  next: () => number,
  from: readonly [number, number],
  to: readonly [number, number],
  pieces: number,
  rough: number,
): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces;
    const inner = i > 0 && i < pieces ? 1 : 0;
    points.push([
      from[0] + (to[0] - from[0]) * t + inner * (next() - 0.5) * rough,
      from[1] + (to[1] - from[1]) * t + inner * (next() - 0.5) * rough * 0.8,
    ]);
  }
  return points;
}

/** A mountain: a lit and a dark flank on either side of a broken ridge, and snow on top. */
export function mountain(seed: number, width: number, height: number, stone: Stone): Figure {
  const next = stream(seed * 313 + 17);
  const apex: [number, number] = [(next() - 0.55) * width * 0.16, -height];
  const rough = width * 0.13;
  const left = broken(next, [-width / 2, 0], apex, 5, rough);
  const right = broken(next, apex, [width / 2, 0], 5, rough);
  const ridge = broken(next, apex, [width * (0.02 + next() * 0.14), height * 0.04], 5, width * 0.14);
  const foot = height * 0.1;
  const strokes: Stroke[] = [
    {
      d: polygon([
        [-width * 0.3, 0],
        [width * 0.1, -height * 0.25],
        [width * 0.82, foot * 1.2],
        [width * 0.3, foot * 2.2],
      ]),
      fill: '#1c160838',
    },
    {
      d: polygon([...left, ...ridge.slice(1), [0, foot], [-width * 0.3, foot]]),
      fill: {
        from: [0, -height],
        to: [0, foot],
        colors: [
          stone.lit,
          stone.lit,
          blend(stone.lit, stone.litFoot, 0.5),
          blend(stone.lit, stone.litFoot, 0.8),
          stone.litFoot,
          stone.litFoot,
          `${stone.litFoot}00`,
        ],
      },
    },
    {
      d: polygon([...[...ridge].reverse(), ...right.slice(1), [width * 0.2, foot]]),
      fill: {
        from: [0, -height],
        to: [0, foot],
        colors: [
          stone.dark,
          stone.dark,
          stone.dark,
          stone.darkFoot,
          stone.darkFoot,
          stone.darkFoot,
          `${stone.darkFoot}00`,
        ],
      },
    },
  ];
  // Gullies on the lit flank, lit ribs on the dark one: each starts at the ridge.
  const gullies: string[] = [];
  const ribs: string[] = [];
  for (let i = 1; i < 4; i++) {
    const [x, y] = ridge[i] ?? apex;
    const drop = height * (0.16 + next() * 0.12);
    gullies.push(
      polygon([
        [x, y],
        [x - width * 0.09, y + drop * 0.6],
        [x - width * (0.14 + next() * 0.14), y + drop * 1.5],
        [x - width * 0.01, y + drop * 0.9],
      ]),
    );
    ribs.push(
      polygon([
        [x + width * 0.02, y + drop * 0.2],
        [x + width * (0.08 + next() * 0.06), y + drop * 0.9],
        [x + width * (0.14 + next() * 0.06), y + drop * 1.5],
        [x + width * 0.06, y + drop * 1.1],
      ]),
    );
  }
  strokes.push(
    { d: gullies.join(''), fill: blend(stone.litFoot, stone.dark, 0.45) },
    { d: ribs.join(''), fill: blend(stone.dark, stone.lit, 0.35) },
  );
  if (stone.snow > 0) strokes.push(...snowOn(next, left, right, ridge, height, stone));
  strokes.push({ d: polyline([...left.slice(1), ...right.slice(1, -1)]), line: stone.edge, width: 0.7 });
  return strokes;
}

/** Where a broken line crosses a height, from its top. */
function cut(line: Points, y: number): { readonly above: Points; readonly at: readonly [number, number] } {
  const above: (readonly [number, number])[] = [];
  for (let i = 0; i < line.length; i++) {
    const point = line[i] ?? [0, 0];
    if (point[1] > y && i > 0) {
      const before = line[i - 1] ?? point;
      const t = (y - before[1]) / (point[1] - before[1] || 1);
      return { above, at: [before[0] + (point[0] - before[0]) * t, y] };
    }
    above.push(point);
  }
  return { above, at: line[line.length - 1] ?? [0, 0] };
}

function snowOn(
  next: () => number,
  left: Points,
  right: Points,
  ridge: Points,
  height: number,
  stone: Stone,
): Stroke[] {
  const line = -height * (1 - stone.snow);
  const west = cut([...left].reverse(), line + height * 0.06);
  const east = cut(right, line - height * 0.02);
  const middle = cut(ridge, line + height * 0.1);
  const teeth = (from: readonly [number, number], to: readonly [number, number], count: number): [number, number][] =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 1) / (count + 1);
      return [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + (i % 2 === 0 ? -1 : 1) * height * (0.05 + next() * 0.06),
      ];
    });
  return [
    {
      d: polygon([...west.above, west.at, ...teeth(west.at, middle.at, 5), middle.at, ...[...middle.above].reverse()]),
      fill: '#fdfcf7',
    },
    {
      d: polygon([...middle.above, middle.at, ...teeth(middle.at, east.at, 3), east.at, ...[...east.above].reverse()]),
      fill: '#b9c3d8',
    },
  ];
}

/** A stone of about 4 units. */
export function boulder(seed: number, stone: Stone): Figure {
  const next = stream(seed * 331 + 3);
  const w = 2 + next() * 1.6;
  const h = 2 + next() * 1.4;
  const top: [number, number] = [(next() - 0.5) * w * 0.6, -h];
  return [
    shadow(w * 1.25, w * 0.45),
    {
      d: polygon([[-w, 0.3], [-w * 0.8, -h * 0.6], top, [w * 0.8, -h * 0.5], [w, 0.3], [0, 0.8]]),
      fill: stone.dark,
      line: stone.edge,
      width: 0.45,
    },
    { d: polygon([[-w, 0.3], [-w * 0.8, -h * 0.6], top, [w * 0.15, -h * 0.35], [0, 0.8]]), fill: stone.lit },
  ];
}

/** A crack that glows. */
export function fissure(seed: number): Figure {
  const next = stream(seed * 347 + 3);
  const points = broken(next, [-6 - next() * 3, -1 + next() * 3], [6 + next() * 3, -1 + next() * 3], 6, 4);
  const d = polyline(points);
  return [
    { d, line: '#ff7a2a55', width: 3.4 },
    { d, line: '#2a1210', width: 1.8 },
    { d, line: '#ff9a3c', width: 0.8 },
    { d: oval(points[3]?.[0] ?? 0, points[3]?.[1] ?? 0, 0.8, 0.5), fill: '#ffe08a' },
  ];
}

/** A wisp of fog. */
export function fog(seed: number): Figure {
  const next = stream(seed * 353 + 3);
  return Array.from({ length: 4 }, (_, i) => ({
    d: oval((i - 1.5) * 7 + next() * 4, (next() - 0.5) * 4, 9 + next() * 5, 2.4 + next() * 1.6),
    fill: '#e9edf03a',
  }));
}

/** A crack in a plateau, with light on its far edge. */
export function crack(seed: number): Figure {
  const next = stream(seed * 359 + 3);
  const points = broken(next, [-3 - next() * 2, -1 + next() * 2], [3 + next() * 2, -1 + next() * 2], 4, 2.2);
  return [
    { d: polyline(points.map(([x, y]) => [x + 0.4, y + 0.7] as const)), line: '#f8d3a2aa', width: 0.6 },
    { d: polyline(points), line: '#9a5328aa', width: 0.7 },
  ];
}

/** A table mountain of 10 units with its strata, as it is seen from the side. */
export function mesa(): Figure {
  const outline = polygon([
    [-4.8, 0.7],
    [-3.9, -1.3],
    [-3.5, -1.5],
    [-3.1, -4.7],
    [-1.5, -5.1],
    [1.7, -5],
    [3.2, -4.6],
    [3.5, -2.1],
    [4, -1.8],
    [4.3, -0.5],
    [5.2, 0.7],
  ]);
  return [
    {
      d: polygon([
        [-2, 0.2],
        [4, -0.4],
        [7, 1],
        [2, 1.6],
      ]),
      fill: '#3a140640',
    },
    {
      d: outline,
      fill: { from: [-3, -5], to: [4, 1], colors: ['#d98f5a', '#bd6a3a', '#8d4420'] },
      line: '#4f220f',
      width: 0.4,
    },
    {
      d: 'M-5 -3.3L0 -2.9L5 -3.4M-5 -2.2L0 -1.8L5 -2.3M-5 -0.7L0 -0.3L5 -0.8',
      line: '#7a3318aa',
      width: 0.35,
      clip: outline,
    },
    { d: 'M-2.2 -4.4L-2.3 -2.9M-0.6 -4.5L-0.5 -3.4M1 -4.5L1.1 -2.8', line: '#6e301599', width: 0.25 },
    {
      d: polygon([
        [1.9, -4.9],
        [3.2, -4.6],
        [3.5, -2.1],
        [4, -1.8],
        [4.3, -0.5],
        [5.2, 0.7],
        [2.4, 0.7],
        [1.7, -2],
      ]),
      fill: '#5a1f1259',
    },
    {
      d: polygon([
        [-3.1, -4.7],
        [-1.5, -5.1],
        [1.7, -5],
        [3.2, -4.6],
        [1, -4.3],
        [-1.6, -4.3],
      ]),
      fill: '#f3c693',
      line: '#7a3318',
      width: 0.2,
    },
  ];
}
