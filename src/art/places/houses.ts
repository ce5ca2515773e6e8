/** Houses, towers and walls. The foot is at 0, 0; lengths are board units. Light comes from the left. */
import { blend, type Figure, type Stroke } from '../figure';
import { num } from '../glyphs/shape';
import { oval, polygon } from '../sprites/pen';

export interface Roof {
  readonly main: string;
  readonly deep: string;
  readonly pale: string;
}

const INK = '#33251a';
const PLASTER = '#f3e6c9';
const PLASTER_SHADE = '#cfb58c';
const STONE = '#d6cdba';
const STONE_SHADE = '#8f8676';
const STONE_DARK = '#6b6356';

/** A house with its gable to the left, or to the right if it is turned. */
export function house(roof: Roof, turned: boolean, tall = 0): Figure {
  const [g, l, h, r, s] = [3.6, 5, 3 + tall, 3, 0.9];
  const flip = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([x, y]) => [turned ? (g + l) / 2 - x : x - (g + l) / 2, y]));
  const gable = turned ? PLASTER_SHADE : PLASTER;
  const side = turned ? PLASTER : PLASTER_SHADE;
  return [
    { d: oval(1.6, 0.4, 5.4, 1.5), fill: '#1c160845' },
    {
      d: flip([
        [0, 0],
        [g, 0.4],
        [g, -h],
        [g / 2, -h - r],
        [0, -h],
      ]),
      fill: gable,
      line: INK,
      width: 0.45,
    },
    {
      d: flip([
        [g, 0.4],
        [g + l, -s],
        [g + l, -h - s],
        [g, -h],
      ]),
      fill: side,
      line: INK,
      width: 0.45,
    },
    {
      d: flip([
        [g / 2, -h - r - 0.2],
        [g / 2 + l, -h - r - s - 0.2],
        [g + l + 0.7, -h - s + 0.5],
        [g + 0.4, -h + 0.7],
      ]),
      fill: turned ? blend(roof.main, roof.pale, 0.22) : roof.main,
      line: INK,
      width: 0.45,
    },
    {
      d: flip([
        [g / 2, -h - r - 0.2],
        [g / 2 + l, -h - r - s - 0.2],
        [g / 2 + l + 0.3, -h - r - s + 0.5],
        [g / 2 + 0.3, -h - r + 0.5],
      ]),
      fill: roof.pale,
    },
    {
      d: flip([
        [g / 2, -h - r - 0.3],
        [g / 2 + 0.2, -h - r + 0.6],
        [-0.2, -h + 0.9],
        [-0.6, -h + 0.5],
      ]),
      fill: roof.deep,
    },
    {
      d: flip([
        [g / 2 - 0.6, 0.1],
        [g / 2 + 0.6, 0.2],
        [g / 2 + 0.6, -1.9],
        [g / 2 - 0.6, -1.9],
      ]),
      fill: '#5a3d22',
    },
    {
      d: flip([
        [g + 1.4, -1.4],
        [g + 2.5, -1.6],
        [g + 2.5, -2.8],
        [g + 1.4, -2.6],
      ]),
      fill: '#4a4038',
    },
  ];
}

/** Where the window of a house is, for its light at night. */
export const WINDOW: readonly [x: number, y: number] = [0.8, -2];

function battlements(x0: number, x1: number, y: number, tooth: number): string {
  const count = Math.max(1, Math.round((x1 - x0) / tooth / 2));
  const wide = (x1 - x0) / (count * 2 - 1);
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + i * wide * 2;
    return polygon([
      [x, y],
      [x, y - tooth * 0.9],
      [x + wide, y - tooth * 0.9],
      [x + wide, y],
    ]);
  }).join('');
}

/** A round tower; with a pointed roof, or battlements if it has none. */
export function tower(width: number, height: number, roof: Roof | null): Figure {
  const w = width / 2;
  const body: Stroke[] = [
    { d: oval(w * 0.7, 0.4, w * 1.5, w * 0.5), fill: '#1c160845' },
    {
      d: `M${num(-w)} ${num(-height)}V0A${num(w)} ${num(w * 0.4)} 0 0 0 ${num(w)} 0V${num(-height)}z`,
      fill: { from: [-w, 0], to: [w, 0], colors: ['#efe8d8', STONE, STONE_SHADE, STONE_DARK] },
      line: INK,
      width: 0.5,
    },
    {
      d: polygon([
        [-0.4, -height * 0.5],
        [0.4, -height * 0.5],
        [0.4, -height * 0.5 + 1.8],
        [-0.4, -height * 0.5 + 1.8],
      ]),
      fill: '#3b322a',
    },
  ];
  if (roof === null) {
    return [...body, { d: battlements(-w - 0.4, w + 0.4, -height + 0.4, 1.3), fill: STONE, line: INK, width: 0.35 }];
  }
  const rise = width * 1.25;
  const eaves = w + 0.8;
  return [
    ...body,
    {
      d: `M${num(-eaves)} ${num(-height + 0.4)}L0 ${num(-height - rise)}L${num(eaves)} ${num(-height + 0.4)}Q0 ${num(-height + 1.6)} ${num(-eaves)} ${num(-height + 0.4)}z`,
      fill: roof.deep,
      line: INK,
      width: 0.45,
    },
    {
      d: `M${num(-eaves)} ${num(-height + 0.4)}L0 ${num(-height - rise)}L${num(eaves * 0.25)} ${num(-height + 1)}Q${num(-eaves * 0.4)} ${num(-height + 1.2)} ${num(-eaves)} ${num(-height + 0.4)}z`,
      fill: roof.main,
    },
  ];
}

/** A church: a nave and a spire. */
export function church(roof: Roof): Figure {
  const nave = house(roof, false, 1.2).map((stroke) => ({ ...stroke, at: { x: 1.8, y: 0, scale: 1.25 } }));
  const spire = tower(4.2, 9, roof).map((stroke) => ({ ...stroke, at: { x: -3.6, y: 0.8, scale: 1 } }));
  return [...nave, ...spire];
}

/** A castle: a block with four towers and a gate. */
export function keep(roof: Roof): Figure {
  const at = (figure: Figure, x: number, y: number): Figure =>
    figure.map((stroke) => ({ ...stroke, at: { x, y, scale: 1 } }));
  const [w, h] = [8, 11];
  return [
    ...at(tower(4.4, 14, roof), -w + 1.5, -3),
    ...at(tower(4.4, 14, roof), w - 1.5, -3),
    {
      d: polygon([
        [-w, 0],
        [w, 0],
        [w, -h],
        [-w, -h],
      ]),
      fill: { from: [-w, 0], to: [w, 0], colors: ['#f1eada', STONE, '#aaa08e', STONE_SHADE] },
      line: INK,
      width: 0.5,
    },
    { d: battlements(-w, w, -h + 0.3, 1.7), fill: STONE, line: INK, width: 0.35 },
    ...at(tower(5.4, 20, roof), 0, -2.4),
    ...at(tower(4.8, 11.5, roof), -w, 0.8),
    ...at(tower(4.8, 11.5, roof), w, 0.8),
    { d: 'M-2 0.6V-3.4A2 2.2 0 0 1 2 -3.4V0.6z', fill: '#3b2a1c', line: INK, width: 0.4 },
  ];
}

export interface Ring {
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
}

/** The far half of a wall around a town, seen from inside. */
export function farWall({ rx, ry, height }: Ring): Figure {
  return [
    {
      d: `M${num(-rx)} 0A${num(rx)} ${num(ry)} 0 0 1 ${num(rx)} 0V${num(-height)}A${num(rx)} ${num(ry)} 0 0 0 ${num(-rx)} ${num(-height)}z`,
      fill: { from: [-rx, 0], to: [rx, 0], colors: ['#8a8172', '#a79d8b', '#c6bca8'] },
      line: INK,
      width: 0.5,
    },
    ringTeeth(rx, ry, height, -1),
  ];
}

/** The near half, seen from outside. */
export function nearWall({ rx, ry, height }: Ring): Figure {
  return [
    {
      d: `M${num(-rx + 2)} 1A${num(rx)} ${num(ry)} 0 0 0 ${num(rx + 3)} 1V3A${num(rx)} ${num(ry)} 0 0 1 ${num(-rx + 4)} 3z`,
      fill: '#1c160845',
    },
    {
      d: `M${num(-rx)} 0A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} 0V${num(-height)}A${num(rx)} ${num(ry)} 0 0 1 ${num(-rx)} ${num(-height)}z`,
      fill: { from: [-rx, 0], to: [rx, 0], colors: ['#f1eada', STONE, '#b3a997', STONE_SHADE] },
      line: INK,
      width: 0.5,
    },
    courses(rx, ry, height),
    ringTeeth(rx, ry, height, 1),
  ];
}

/** Rows of stones. */
function courses(rx: number, ry: number, height: number): Stroke {
  const rows = [0.35, 0.68].map(
    (share) => `M${num(-rx)} ${num(-height * share)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(-height * share)}`,
  );
  return { d: rows.join(''), line: '#6b635655', width: 0.4 };
}

/** Battlements along half a ring: side 1 the near half, -1 the far one. */
function ringTeeth(rx: number, ry: number, height: number, side: 1 | -1): Stroke {
  const count = Math.round(rx * 0.8);
  const teeth: string[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (Math.PI * (i + 0.5)) / count;
    const x = -Math.cos(angle) * rx;
    const y = side * Math.sin(angle) * ry - height;
    const wide = Math.max(0.35, 0.85 * Math.abs(Math.sin(angle)));
    teeth.push(
      polygon([
        [x - wide, y + 0.3],
        [x - wide, y - 1.3],
        [x + wide, y - 1.3],
        [x + wide, y + 0.3],
      ]),
    );
  }
  return { d: teeth.join(''), fill: side === 1 ? '#ddd4c1' : '#a79d8b', line: INK, width: 0.3 };
}

/** Stakes around a village: side 1 the near half, -1 the far one. */
export function palisade({ rx, ry, height }: Ring, side: 1 | -1): Figure {
  const count = Math.round(rx * 1.5);
  const dark: string[] = [];
  const lit: string[] = [];
  for (let i = 0; i <= count; i++) {
    const angle = (Math.PI * i) / count;
    const x = -Math.cos(angle) * rx;
    const y = side * Math.sin(angle) * ry;
    (i < count * 0.55 ? lit : dark).push(
      polygon([
        [x - 0.6, y],
        [x - 0.6, y - height],
        [x, y - height - 1],
        [x + 0.6, y - height],
        [x + 0.6, y],
      ]),
    );
  }
  return [
    { d: lit.join(''), fill: '#a07a4a', line: '#3d2a16', width: 0.35 },
    { d: dark.join(''), fill: '#7c5b34', line: '#3d2a16', width: 0.35 },
  ];
}

/** A gate in a wall, seen from outside. */
export function gate(height: number): Figure {
  const at = (figure: Figure, x: number): Figure => figure.map((stroke) => ({ ...stroke, at: { x, y: 0, scale: 1 } }));
  return [
    {
      d: polygon([
        [-4, 0.4],
        [4, 0.4],
        [4, -height - 0.5],
        [-4, -height - 0.5],
      ]),
      fill: '#c9bfab',
      line: INK,
      width: 0.4,
    },
    {
      d: `M-2.4 0.6V${num(-height * 0.45)}A2.4 2.6 0 0 1 2.4 ${num(-height * 0.45)}V0.6z`,
      fill: '#2e2016',
      line: INK,
      width: 0.4,
    },
    { d: battlements(-4, 4, -height - 0.2, 1.2), fill: STONE, line: INK, width: 0.3 },
    ...at(tower(3.6, height + 2.4, null), -4.8),
    ...at(tower(3.6, height + 2.4, null), 4.8),
  ];
}

/** A ploughed field. */
export function field(wide: number, deep: number, color: string, furrow: string): Figure {
  const skew = 3;
  const corners = [
    [-wide / 2, 0],
    [wide / 2, 0],
    [wide / 2 + skew, -deep],
    [-wide / 2 + skew, -deep],
  ] as const;
  const rows = 5;
  const lines = Array.from({ length: rows }, (_, i) => {
    const t = (i + 0.5) / rows;
    return `M${num(-wide / 2 + wide * t)} 0L${num(-wide / 2 + wide * t + skew)} ${num(-deep)}`;
  });
  return [
    { d: polygon(corners), fill: color, line: '#5d4a2488', width: 0.4 },
    { d: lines.join(''), line: furrow, width: 0.8 },
  ];
}

/** A well. */
export function well(roof: Roof): Figure {
  return [
    { d: oval(0, 0, 2, 1), fill: STONE_SHADE, line: INK, width: 0.4 },
    { d: oval(0, -0.5, 1.9, 0.9), fill: '#3d5a66', line: STONE, width: 0.5 },
    { d: 'M-1.8 -0.4V-3.6M1.8 -0.4V-3.6', line: '#4d3722', width: 0.5 },
    { d: 'M-2.6 -3.4L0 -5.2L2.6 -3.4z', fill: roof.main, line: INK, width: 0.35 },
  ];
}
