/** Trees and bushes. The foot of the trunk is at 0, 0; lengths are board units. */
import { blend, type Figure, type Stroke } from '../figure';
import { stream } from '../land/noise';
import { num } from '../glyphs/shape';
import { oval, polygon, shadow, type Points } from './pen';

/** A fir of about 17 units: three skirts, light on its left. */
export function fir(seed: number, hue: number, snow = false): Figure {
  const next = stream(seed * 131 + 7);
  const height = 15 + next() * 4;
  const wide = 4.3 + next() * 0.9;
  const dark = blend('#1c3f2a', '#3b5f2f', hue);
  const lit = blend('#3f7042', '#83a24a', hue);
  const skirts: [number, number][] = [[0, -height]];
  const left: [number, number][] = [[0, -height]];
  for (let k = 1; k <= 3; k++) {
    const y = -height + (height - 2) * (k / 3);
    const w = wide * (0.35 + 0.65 * (k / 3));
    const notch = w * 0.55;
    skirts.push([w, y + next() * 0.8]);
    left.push([-w, y + next() * 0.8]);
    if (k < 3) {
      skirts.push([notch, y - 0.6]);
      left.push([-notch, y - 0.6]);
    }
  }
  const right = skirts;
  const outline = [...right, [0, -1.2] as const, ...left.slice(1).reverse()];
  const inner: Points = [
    [0.4, -height],
    [0.9, -height * 0.62],
    [-0.5, -height * 0.6],
    [0.5, -height * 0.34],
    [-1, -height * 0.32],
    [0, -1.4],
  ];
  const strokes: Stroke[] = [
    shadow(6, 2.2),
    {
      d: polygon([
        [-0.9, 0.2],
        [-0.7, -3],
        [0.7, -3],
        [0.9, 0.2],
      ]),
      fill: '#4a3320',
    },
    { d: polygon(outline), fill: dark, line: '#16301c', width: 0.7 },
    { d: polygon([...left.slice(0, -1), left[left.length - 1] ?? [0, 0], ...[...inner].reverse()]), fill: lit },
  ];
  if (snow) {
    const caps = [1, 2, 3].map((k) => {
      const y = -height + (height - 2) * ((k - 1) / 3);
      const w = wide * (0.35 + 0.65 * (k / 3)) * 0.85;
      const drop = (height / 3) * 0.78;
      return polygon([
        [0, y - (k === 1 ? 0 : 1)],
        [w * 0.55, y + drop * 0.75],
        [w * 0.2, y + drop * 0.6],
        [-w * 0.2, y + drop],
        [-w * 0.5, y + drop * 0.75],
        [-w * 0.95, y + drop * 1.05],
      ]);
    });
    strokes.push({ d: caps.join(''), fill: '#f4f8fb' });
  }
  return strokes;
}

interface Foliage {
  readonly dark: readonly [string, string];
  readonly mid: readonly [string, string];
  readonly light: readonly [string, string];
  readonly edge: string;
}

const BROADLEAF: Foliage = {
  dark: ['#2e5629', '#5a7430'],
  mid: ['#4c7a38', '#8a9c40'],
  light: ['#7aa650', '#c0c25c'],
  edge: '#213a1b',
};
const AUTUMN: Foliage = {
  dark: ['#6f5a22', '#6b3f1c'],
  mid: ['#a58430', '#a9622a'],
  light: ['#d1ad4a', '#d38b45'],
  edge: '#3d2a12',
};
/** A round tree of about 13 units: a crown of balls in three tones. */
function roundTree(seed: number, hue: number, foliage: Foliage): Figure {
  const next = stream(seed * 173 + 11);
  const size = 0.9 + next() * 0.25;
  const balls: [number, number, number][] = [];
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + next();
    balls.push([Math.cos(angle) * 2.7 * size, -7.6 * size + Math.sin(angle) * 2.2 * size, (2.5 + next() * 0.9) * size]);
  }
  balls.push([0, -7.8 * size, 3.2 * size]);
  const all = (grow: number, dx = 0, dy = 0) =>
    balls.map(([x, y, r]) => oval(x + dx, y + dy, r + grow, r * 0.92 + grow)).join('');
  return [
    shadow(5.6, 2.2),
    {
      d: polygon([
        [-0.9, 0.3],
        [-0.6, -4.5],
        [0.6, -4.5],
        [0.9, 0.3],
      ]),
      fill: '#4d3722',
    },
    { d: all(0.45), fill: foliage.edge },
    { d: all(0), fill: blend(foliage.dark[0], foliage.dark[1], hue) },
    { d: all(-0.75, -0.75, -0.75), fill: blend(foliage.mid[0], foliage.mid[1], hue) },
    {
      d: balls
        .slice(2, 6)
        .map(([x, y, r]) => oval(x - 1.1, y - 1.2, r * 0.42, r * 0.36))
        .join(''),
      fill: blend(foliage.light[0], foliage.light[1], hue),
    },
  ];
}

export const oak = (seed: number, hue: number): Figure => roundTree(seed, hue, BROADLEAF);
export const maple = (seed: number, hue: number): Figure => roundTree(seed, hue, AUTUMN);

/** A low bush or tussock of about 4 units. */
export function bush(seed: number, colors: readonly [dark: string, light: string]): Figure {
  const next = stream(seed * 211 + 5);
  const balls = Array.from(
    { length: 3 },
    (_, i) => [(i - 1) * 1.9 + next() * 0.6, -1.5 - next() * 0.9, 1.5 + next() * 0.5] as const,
  );
  return [
    shadow(3.6, 1.1),
    { d: balls.map(([x, y, r]) => oval(x, y, r, r * 0.9)).join(''), fill: colors[0] },
    { d: balls.map(([x, y, r]) => oval(x - 0.5, y - 0.5, r * 0.6, r * 0.5)).join(''), fill: colors[1] },
  ];
}

/** A few blades of grass. */
export function tuft(seed: number, color: string): Figure {
  const next = stream(seed * 223 + 1);
  const blades = Array.from({ length: 4 }, (_, i) => {
    const x = (i - 1.5) * 0.8;
    return `M${num(x)} 0Q${num(x + (next() - 0.5))} -1.6 ${num(x + (i - 1.5) * 0.6 + (next() - 0.5))} ${num(-2.4 - next() * 1.4)}`;
  });
  return [{ d: blades.join(''), line: color, width: 0.6 }];
}

/** Reeds in shallow water. */
export function reeds(seed: number): Figure {
  const next = stream(seed * 227 + 9);
  const stems: string[] = [];
  const heads: string[] = [];
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 0.9 + next() * 0.4;
    const top = -4 - next() * 3;
    const lean = (next() - 0.5) * 2;
    stems.push(`M${num(x)} 0.4Q${num(x)} ${num(top / 2)} ${num(x + lean)} ${num(top)}`);
    if (i % 2 === 0) heads.push(oval(x + lean, top, 0.5, 1.2));
  }
  return [
    { d: stems.join(''), line: '#4d7038', width: 0.6 },
    { d: heads.join(''), fill: '#6d4a25' },
  ];
}

/** A cactus. */
export function cactus(seed: number): Figure {
  const next = stream(seed * 229 + 2);
  const arm = 2 + next();
  const d = `M0 0V-7.5M0 -3.4H-${num(arm)}V-5.8M0 -2.4H${num(arm)}V-4.6`;
  return [shadow(3, 1), { d, line: '#2c4a27', width: 2.1 }, { d, line: '#5d8a47', width: 1.2 }];
}
