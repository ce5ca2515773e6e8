/** The lands of the two peoples behind the gates: frost fields and proto jungle (COMP-01). */
import { blend, placed, type Figure, type Stroke } from '../figure';
import type { ModuleArt, Wilds } from '../gallery';
import { num } from '../glyphs/shape';
import { stream } from '../land/noise';
import { oval, polygon, polyline, shadow, type Points } from '../sprites/pen';
import { fir } from '../sprites/trees';

// ---------------------------------------------------------------- frost

/** Ice that the frost has driven out of the ground: leaning prisms, each with a lit and a dark face. */
export function shards(seed: number): Figure {
  const next = stream(seed * 521 + 9);
  const prisms = Array.from({ length: 5 }, (_, i) => {
    const middle = i === 2 ? 1 : 0.45 + next() * 0.35;
    const x = (i - 2) * 3.6 + (next() - 0.5) * 1.6;
    return { x, y: Math.abs(i - 2) * 0.9 + next(), high: 17 * middle, wide: 2.6 + middle * 1.6, lean: (i - 2) * 1.7 };
  }).sort((a, b) => a.y - b.y);
  const ice = prisms.flatMap(({ x, y, high, wide, lean }): Stroke[] => {
    const top = x + lean;
    const ridge = x + wide * 0.12;
    return [
      {
        d: polygon([
          [x - wide, y],
          [top - wide * 0.8, y - high * 0.72],
          [top - wide * 0.1, y - high],
          [top + wide * 0.75, y - high * 0.66],
          [x + wide, y],
          [ridge, y + 1.1],
        ]),
        fill: { from: [x, y - high], to: [x, y + 1], colors: ['#5fa3cf', '#7fb8dc', '#c3e0ef'] },
        line: '#2c5f86',
        width: 0.7,
      },
      {
        d: polygon([
          [x - wide, y],
          [top - wide * 0.8, y - high * 0.72],
          [top - wide * 0.1, y - high],
          [top + wide * 0.05, y - high * 0.6],
          [ridge, y + 1.1],
        ]),
        fill: { from: [x, y - high], to: [x, y + 1], colors: ['#f4fcff', '#d3eef9', '#f2fafd'] },
      },
    ];
  });
  return [
    {
      d: polygon([
        [-7, 1],
        [2, -3],
        [16, 2.4],
        [6, 4.4],
      ]),
      fill: '#3d5f7d55',
    },
    ...ice,
    { d: 'M-10 1.2Q-5 -0.6 0 1.4T10 1.2Q5 4 0 3.4T-10 1.2z', fill: '#ffffff' },
  ];
}

/** A pool under ice, with the cracks in it and the snow that the wind has left. */
export function tarn(seed: number): Figure {
  const next = stream(seed * 523 + 9);
  const [w, h] = [11 + next() * 3, 6 + next() * 1.6];
  const rim: Points = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const rough = 0.86 + next() * 0.24;
    return [Math.cos(angle) * w * rough, Math.sin(angle) * h * rough] as const;
  });
  const crack = (turn: number): string => {
    const [x, y] = [Math.cos(turn) * w * 0.72, Math.sin(turn) * h * 0.72];
    return polyline([
      [next() - 0.5, next() - 0.5],
      [x * 0.4 + (next() - 0.5) * 2, y * 0.4 + (next() - 0.5) * 1.4],
      [x * 0.7 + (next() - 0.5) * 2, y * 0.7],
      [x, y],
    ]);
  };
  const outline = polygon(rim);
  return [
    { d: outline, fill: '#8fa9bd', at: { x: 0.6, y: 0.9, scale: 1 } },
    {
      d: outline,
      fill: { from: [-w, -h], to: [w, h], colors: ['#d6eff3', '#9fd0de', '#6aabc6'] },
      line: '#f7fcff',
      width: 1.3,
    },
    { d: [0.4, 2.3, 3.4, 5.2].map(crack).join(''), line: '#f4fdffdd', width: 0.5 },
    { d: oval(-w * 0.35, -h * 0.35, w * 0.34, h * 0.18), fill: '#ffffffaa' },
  ];
}

/** What the wind writes into snow. */
function ripples(seed: number): Figure {
  const next = stream(seed * 541 + 9);
  const lines = Array.from({ length: 3 }, (_, i) => {
    const [x, y, w] = [(next() - 0.5) * 6, (i - 1) * 2.6, 6 + next() * 4];
    return `M${num(x - w)} ${num(y)}Q${num(x - w * 0.3)} ${num(y - 2.2)} ${num(x)} ${num(y - 0.6)}T${num(x + w)} ${num(y - 0.4)}`;
  });
  return [
    { d: lines.join(''), line: '#ffffff', width: 1.1, at: { x: -0.3, y: -0.6, scale: 1 } },
    { d: lines.join(''), line: '#a9c0d4', width: 0.7 },
  ];
}

/** A drift of snow. */
export function drift(seed: number): Figure {
  const next = stream(seed * 337 + 3);
  const w = 6 + next() * 5;
  const back = `M${num(-w)} 0Q${num(-w * 0.4)} ${num(-w * 0.42)} ${num(w * 0.1)} ${num(-w * 0.3)}`;
  return [
    { d: `${back}T${num(w)} 0Q0 ${num(w * 0.16)} ${num(-w)} 0z`, fill: '#a9bfd2' },
    {
      d: `${back}Q${num(-w * 0.1)} ${num(-w * 0.1)} ${num(w * 0.3)} ${num(w * 0.03)}Q${num(-w * 0.2)} ${num(w * 0.1)} ${num(-w)} 0z`,
      fill: '#ffffff',
    },
  ];
}

export const snowFir = (seed: number): Figure => fir(seed, 0.3, true);

const frost: Wilds = {
  sowings: [
    { sprite: 'tarn', apart: 40, density: 0.7, room: 12, height: 0, size: [0.8, 1.5] },
    { sprite: 'shards', apart: 25, density: 0.5, room: 9, height: 15, size: [0.7, 1.05] },
    { sprite: 'snowFir', apart: 8, density: 0.8, clump: 34, bare: 0.66, room: 3.4, height: 11, size: [0.75, 1.1] },
    { sprite: 'drift', apart: 15, density: 0.7, room: 5, height: 0, size: [0.7, 1.1] },
    { sprite: 'ripples', apart: 17, density: 0.7, room: 6, height: 0, size: [0.7, 1.1] },
  ],
  sprites: { shards, tarn, snowFir, drift, ripples },
};

// ---------------------------------------------------------------- jungle

interface Leaves {
  readonly edge: string;
  readonly under: string;
  readonly mid: string;
  readonly top: string;
}

const CANOPY: Leaves = { edge: '#0d2a1c', under: '#17452a', mid: '#2f7a3c', top: '#7cbf4e' };
const DEEP_CANOPY: Leaves = { edge: '#0b2420', under: '#123c33', mid: '#236b52', top: '#5aa878' };
/** In bloom: the colour of the people who live here. */
const FLAMES: Leaves = { edge: '#4a1a06', under: '#8f3a0c', mid: '#e0701f', top: '#ffb65c' };

/** A giant of about 24 units: roots like walls, a bare trunk, and a crown as wide and flat as a roof. */
function giant(seed: number, { edge, under, mid, top }: Leaves, size = 1): Figure {
  const next = stream(seed * 547 + 5);
  const height = (13 + next() * 4) * size;
  const wide = (9.5 + next() * 2) * size;
  const lobes = Array.from({ length: 5 }, (_, i) => {
    const t = i / 2 - 1;
    return [t * wide * 0.62, -height - (1 - t * t) * 2.4 * size + (next() - 0.5), (3.6 + next() * 0.9) * size] as const;
  });
  const all = (grow: number, dy: number, squash: number) =>
    lobes.map(([x, y, r]) => oval(x, y + dy, r * 1.25 + grow, r * squash + grow)).join('');
  const bare = height * 0.8;
  return [
    shadow(wide * 0.95, 3.2 * size, '55'),
    {
      d: `M-3.4 0.6Q-1.2 -1.6 -1 ${num(-bare)}H1Q1.2 -1.6 3.6 0.6L1.6 0.2L0.4 1L-1.2 0.2z`,
      fill: { from: [-2, 0], to: [2, 0], colors: ['#cbb694', '#9b8264', '#5f4a36'] },
      line: '#2c2014',
      width: 0.5,
    },
    { d: all(0.7, 0.6, 0.72), fill: edge },
    { d: all(0, 0.4, 0.7), fill: under },
    { d: all(-0.3, -0.9, 0.5), fill: mid },
    { d: lobes.map(([x, y, r]) => oval(x - r * 0.3, y - 1.5 * size, r * 0.72, r * 0.26)).join(''), fill: top },
    {
      d: [-0.55, -0.2, 0.35, 0.62]
        .map((t) => `M${num(t * wide)} ${num(-height + 1.6)}v${num(3 + next() * 3.4)}`)
        .join(''),
      line: edge,
      width: 0.6,
    },
  ];
}

/** A tree fern: a rosette of fronds on a shaggy stem, older than flowers are. */
export function treeFern(seed: number): Figure {
  const next = stream(seed * 557 + 5);
  const height = 5 + next() * 3;
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2 + (next() - 0.5) * 0.2;
    const long = 7.4 + next() * 1.2;
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.5 + 1.4];
    const [px, py] = [-Math.sin(angle) * 1.5, Math.cos(angle) * 0.9];
    return {
      y,
      leaf: `M0 ${num(-height)}Q${num(x * 0.5 + px)} ${num(-height + y * 0.3 + py - 2)} ${num(x)} ${num(-height + y)}Q${num(x * 0.5 - px)} ${num(-height + y * 0.3 - py - 2)} 0 ${num(-height)}z`,
      rib: `M0 ${num(-height)}Q${num(x * 0.5)} ${num(-height + y * 0.3 - 2)} ${num(x * 0.94)} ${num(-height + y * 0.94)}`,
    };
  });
  const [behind, before] = [fronds.filter(({ y }) => y < 1.4), fronds.filter(({ y }) => y >= 1.4)];
  const layer = (some: typeof fronds, fill: string, rib: string): Figure => [
    { d: some.map(({ leaf }) => leaf).join(''), fill, line: '#123317', width: 0.6 },
    { d: some.map((frond) => frond.rib).join(''), line: rib, width: 0.45 },
  ];
  return [
    shadow(6.4, 2.2, '55'),
    { d: `M-1 0.4L-0.7 ${num(-height)}H0.7L1.1 0.4z`, fill: '#5a432a', line: '#2c2014', width: 0.4 },
    ...layer(behind, '#4e8a33', '#a9cf5c'),
    ...layer(before, '#77b03f', '#d3ea86'),
  ];
}

/** Leaves as large as shields, close to the ground. */
function bigLeaves(seed: number): Figure {
  const next = stream(seed * 563 + 5);
  const leaves = Array.from({ length: 5 }, (_, i) => {
    const angle = -Math.PI * (0.08 + 0.84 * (i / 4)) + (next() - 0.5) * 0.3;
    const long = 3.6 + next() * 1.4;
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.8];
    return `M0 0Q${num(x * 0.2 - y * 0.55)} ${num(y * 0.2 + x * 0.4)} ${num(x)} ${num(y)}Q${num(x * 0.2 + y * 0.55)} ${num(y * 0.2 - x * 0.4)} 0 0z`;
  });
  return [
    shadow(3.8, 1.2),
    { d: leaves.join(''), fill: blend('#3f8a3a', '#8fc04a', (seed % 3) / 3), line: '#123317', width: 0.5 },
  ];
}

/** Orchids on the ground. */
function orchids(seed: number): Figure {
  const next = stream(seed * 569 + 5);
  const heads = Array.from({ length: 5 }, () => [(next() - 0.5) * 7, (next() - 0.5) * 4, 0.8 + next() * 0.5] as const);
  return [
    { d: heads.map(([x, y, r]) => oval(x, y, r + 0.4, r * 0.9 + 0.4)).join(''), fill: '#4a1a06' },
    { d: heads.map(([x, y, r]) => oval(x, y, r, r * 0.9)).join(''), fill: seed % 2 === 0 ? '#ff9a3c' : '#ffc46b' },
    { d: heads.map(([x, y, r]) => oval(x - r * 0.2, y - r * 0.2, r * 0.3, r * 0.3)).join(''), fill: '#fff3d8' },
  ];
}

export const canopyTree = (seed: number): Figure => giant(seed, seed % 3 === 0 ? DEEP_CANOPY : CANOPY);
export const flameTree = (seed: number): Figure => giant(seed, FLAMES, 0.78);

const jungle: Wilds = {
  sowings: [
    { sprite: 'flameTree', apart: 27, density: 0.8, room: 6, height: 11, size: [0.9, 1.2] },
    { sprite: 'canopy', apart: 15, density: 0.9, clump: 44, bare: 0.22, room: 7.4, height: 13, size: [0.85, 1.15] },
    { sprite: 'treeFern', apart: 11, density: 0.85, room: 4.6, height: 6, size: [0.75, 1.1] },
    { sprite: 'bigLeaves', apart: 7, density: 0.7, room: 1.8, height: 0, size: [0.8, 1.2] },
    { sprite: 'orchids', apart: 13, density: 0.45, room: 2, height: 0, size: [0.7, 1] },
  ],
  sprites: { canopy: canopyTree, flameTree, treeFern, bigLeaves, orchids },
};

export const stormgatesArt: ModuleArt = {
  wilds: { frost, jungle },
  sceneries: {
    wolfsclan: {
      ground: ['#fbfdfe', '#dbe7f0', '#b4c9dc'],
      clump: (seed) => [
        ...placed(seed % 4 === 0 ? shards(seed) : snowFir(seed), -1.6, -0.2, seed % 4 === 0 ? 0.3 : 0.42),
        ...placed(snowFir(seed + 2), 2.4, 0.2, 0.38),
        ...placed(tarn(seed), 0.2, 2, 0.24),
      ],
    },
    sunblessed: {
      ground: ['#8a8a3c', '#416f35', '#234a2e'],
      clump: (seed) => [
        ...placed(canopyTree(seed + 1), -1.8, -0.4, 0.34),
        ...placed(seed % 4 === 0 ? flameTree(seed) : canopyTree(seed + 3), 1.8, 0.4, 0.36),
        ...placed(treeFern(seed), -0.4, 2, 0.36),
      ],
    },
  },
};
