/** The Bleeding Horn of Destiny: the peak with its four gates, the sanctuaries, the passages between them (VOL-01). */
import { blend, placed, type Figure, type Stroke } from '../figure';
import { num } from '../glyphs/shape';
import { GLYPHS } from '../glyphs/glyphs';
import type { Holder } from '../land/land';
import { hash, stream } from '../land/noise';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';
import { banner } from '../places/banner';
import type { LandmarkArt } from '../places/landmark';
import { oval, polygon, type Points } from '../sprites/pen';

const INK = '#1a1213';
/** VOL-04: whose gate is on which side of the peak, from the north clockwise. */
const GATES: readonly FactionName[] = ['barfolk', 'cloudborn', 'emberians', 'islanders'];

const SEGMENTS = 18;
/** Light comes from the north-west. */
const LIGHT = -Math.PI * 0.75;

/** Rings of the cone from its foot to the rim of the crater: radius across, radius along, how high it is drawn. */
const RINGS: readonly (readonly [rx: number, ry: number, y: number])[] = [
  [47, 40, 6],
  [35, 29, -2],
  [24, 19, -11],
  [15.5, 11, -20],
];

export function volcano(seed: number): Figure {
  const point = (ring: number, segment: number): [number, number] => {
    const [rx, ry, y] = RINGS[ring] ?? [0, 0, 0];
    const s = segment % SEGMENTS;
    const angle = (s / SEGMENTS) * Math.PI * 2;
    const rough = 1 + (hash(s, ring, seed + 500) - 0.5) * (ring === 0 ? 0.1 : 0.16);
    return [Math.cos(angle) * rx * rough, Math.sin(angle) * ry * rough + y];
  };
  const flanks: Stroke[] = [];
  for (let ring = 0; ring + 1 < RINGS.length; ring++) {
    for (let s = 0; s < SEGMENTS; s++) {
      const angle = ((s + 0.5) / SEGMENTS) * Math.PI * 2;
      const ridge = (hash(s, ring, seed + 510) - 0.5) * 0.34 + (s % 2 === 0 ? 0.1 : -0.1);
      const shade = Math.min(1, Math.max(0, 0.5 + 0.44 * Math.cos(angle - LIGHT) + ridge));
      const color = blend(blend('#2a2022', '#4a3330', ring / 3), '#a08d82', shade * 0.85);
      flanks.push({
        d: polygon([point(ring, s), point(ring, s + 1), point(ring + 1, s + 1), point(ring + 1, s)]),
        fill: color,
        line: color,
        width: 0.5,
      });
    }
  }
  const rim: Points = Array.from({ length: SEGMENTS }, (_, s) => point(3, s));
  return [
    { d: oval(5, 10, 49, 40), fill: '#0d070855', blur: 3 },
    ...flanks,
    ...lava(seed),
    { d: polygon(rim), fill: '#3a1512', line: '#c9b3a4', width: 0.7 },
    { d: oval(0, -18.6, 12.6, 7.6), fill: { from: [0, -26], to: [0, -11], colors: ['#a3220f', '#e8501a', '#ffb13d'] } },
    { d: oval(0, -17.4, 8, 4.2), fill: '#ffd25e', blur: 1.2 },
    { d: oval(0, -18, 18, 13), fill: '#ff7a2a38', blur: 5 },
    ...smoke(seed),
  ];
}

/** Streams of lava down the sides that face the viewer. */
function lava(seed: number): Figure {
  const next = stream(seed * 421 + 3);
  const streams = [0.22, 0.44, 0.68, 0.93].map((share, i) => {
    const angle = share * Math.PI;
    const at = (t: number): string => {
      const rx = 14 + 33 * t;
      const ry = 10 + 29 * t;
      return `${num(Math.cos(angle) * rx + (next() - 0.5) * 5 * t)} ${num(Math.sin(angle) * ry - 20 + 26 * t + (next() - 0.5) * 3 * t)}`;
    };
    const reach = i % 2 === 0 ? 0.95 : 0.6;
    return `M${at(0)}Q${at(reach * 0.25)} ${at(reach * 0.5)}T${at(reach)}`;
  });
  const d = streams.join('');
  return [
    { d, line: '#ff5a1f4d', width: 5 },
    { d, line: '#7a1a0c', width: 2.8 },
    { d, line: '#f0641e', width: 1.8 },
    { d, line: '#ffd169', width: 0.7 },
  ];
}

function smoke(seed: number): Figure {
  const next = stream(seed * 431 + 3);
  return Array.from({ length: 6 }, (_, i) => ({
    d: oval(i * 3.6 + (next() - 0.5) * 4, -28 - i * 3.4, 4.5 + i * 1.3, 3.6 + i),
    fill: i % 2 === 0 ? '#cfc5c42e' : '#8f858430',
    blur: 1.8,
  }));
}

/** The gates stand at the foot of the peak, on its four roads; they are drawn over it. */
export function gates(): Figure {
  const feet = [
    [0, -34],
    [46, 9],
    [0, 49],
    [-46, 9],
  ] as const;
  const size = 1.2;
  return GATES.flatMap((faction, i) => placed(gateOf(faction), feet[i]?.[0] ?? 0, feet[i]?.[1] ?? 0, size));
}

function gateOf(faction: FactionName): Figure {
  const livery = LIVERIES[faction];
  return [
    {
      d: 'M-8.5 1V-9Q0 -18.5 8.5 -9V1z',
      fill: { from: [-8, 0], to: [8, 0], colors: ['#b4a79c', '#8a7d75', '#5b5150'] },
      line: INK,
      width: 0.7,
    },
    { d: 'M-6.6 1V-8Q0 -15.6 6.6 -8V1z', fill: livery.main, line: INK, width: 0.6 },
    { d: GLYPHS[faction].fill, fill: livery.on, evenOdd: true, at: { x: -5.2, y: -10.8, scale: 10.4 / 24 } },
  ];
}

/** A sanctuary: a ring of standing stones around a fire, the emblem of its faction, and the seals of those who beat it. */
export function sanctuary(faction: FactionName, seals: readonly Holder[], seed: number): Figure {
  const livery = LIVERIES[faction];
  const pieces: { readonly y: number; readonly figure: Figure }[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = ((i + 0.5) / 9) * Math.PI * 2;
    const x = Math.sin(angle) * 25;
    const y = 4 - Math.cos(angle) * 17;
    if (y > 14 && Math.abs(x) < 14) continue;
    pieces.push({ y, figure: placed(menhir(9 + hash(i, seed, 520) * 6), x, y) });
  }
  pieces.push({ y: -6, figure: placed(slab(livery.main, livery.deep, livery.on, GLYPHS[faction].fill), 0, -5) });
  pieces.push({ y: 8, figure: placed(fire(), 0, 9) });
  pieces.sort((a, b) => a.y - b.y);
  const coins = seals.flatMap((seal, i) => placed(sealOf(seal), (i - (seals.length - 1) / 2) * 13, 26));
  return [
    { d: oval(1, 5.5, 31, 21.5), fill: '#0d070866', blur: 1.4 },
    {
      d: oval(0, 4, 30, 21),
      fill: { from: [-20, -14], to: [20, 22], colors: ['#8c7f79', '#6b5f5c', '#4c4242'] },
      line: INK,
      width: 0.6,
    },
    { d: oval(0, 4, 21, 14) + oval(0, 4, 19.6, 13), fill: '#ff9a4a66', evenOdd: true },
    ...pieces.flatMap(({ figure }) => figure),
    ...coins,
  ];
}

function menhir(height: number): Figure {
  return [
    { d: oval(2, 0.6, 4.6, 1.4), fill: '#0d070855' },
    {
      d: polygon([
        [-2.6, 0.4],
        [-2.2, -height * 0.8],
        [-0.4, -height],
        [1.6, -height * 0.85],
        [2.6, 0.4],
      ]),
      fill: '#4d4443',
      line: INK,
      width: 0.5,
    },
    {
      d: polygon([
        [-2.6, 0.4],
        [-2.2, -height * 0.8],
        [-0.4, -height],
        [0, -height * 0.4],
        [-0.4, 0.6],
      ]),
      fill: '#a0938b',
    },
  ];
}

/** A standing stone with a faction's emblem. */
function slab(main: string, deep: string, on: string, emblem: string): Figure {
  return [
    { d: oval(4, 1, 11, 2.4), fill: '#0d070855' },
    {
      d: 'M-10 1V-16Q0 -26 10 -16V1z',
      fill: { from: [-10, 0], to: [10, 0], colors: ['#b0a39a', '#877a74', '#544a49'] },
      line: INK,
      width: 0.7,
    },
    { d: 'M-7.8 -1V-15Q0 -22.6 7.8 -15V-1z', fill: main, line: deep, width: 0.8 },
    { d: emblem, fill: on, evenOdd: true, at: { x: -6.2, y: -16.4, scale: 12.4 / 24 } },
  ];
}

function fire(): Figure {
  return [
    { d: oval(0, -2, 9, 6), fill: '#ff8a2a55', blur: 2.5 },
    { d: oval(0, 0, 5, 2.4), fill: '#2e2424', line: '#80716c', width: 0.8 },
    {
      d: 'M0 0.4C-3.4 -0.4 -3.6 -3.4 -1.6 -5.4C-1.6 -4 -0.8 -3.6 -0.4 -4.4C0.2 -6 -0.4 -7.4 0.4 -9C1.4 -6.6 4 -5 3.4 -2C3 -0.6 1.6 0.4 0 0.4z',
      fill: '#f2701d',
    },
    { d: 'M0 0.2C-1.8 -0.4 -1.8 -2.2 -0.4 -3.6C0 -2.6 1.8 -2.4 1.6 -1C1.4 -0.2 0.8 0.2 0 0.2z', fill: '#ffd766' },
  ];
}

function sealOf({ faction }: Holder): Figure {
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const emblem = faction === null ? GLYPHS.points.fill : GLYPHS[faction].fill;
  return [
    { d: oval(0.5, 0.8, 6.2, 6.2), fill: '#0d070866' },
    { d: oval(0, 0, 6, 6), fill: livery.main, line: '#f3e7c8', width: 0.9 },
    { d: emblem, fill: livery.on, evenOdd: true, at: { x: -4, y: -4, scale: 8 / 24 } },
  ];
}

/** Where the roads around the peak cross: a paved round with a ring that glows. */
export function passage(): Figure {
  return [
    { d: oval(0.8, 1.4, 16.5, 12.5), fill: '#0d070855', blur: 1 },
    {
      d: oval(0, 0, 16, 12),
      fill: { from: [-11, -8], to: [11, 9], colors: ['#8f837c', '#6c605c', '#4e4444'] },
      line: INK,
      width: 0.6,
    },
    { d: oval(0, 0, 11, 8), line: '#ff8a3c55', width: 2.6 },
    { d: oval(0, 0, 11, 8), line: '#ffb45e', width: 0.7 },
    {
      d: polygon([
        [0, -4.6],
        [4.4, 0],
        [0, 4.6],
        [-4.4, 0],
      ]),
      line: '#ffb45e',
      width: 0.7,
    },
  ];
}

const NOTHING: Figure = [];

/** Its places, as they stand on the map and on the plan of a board. */
export const volcanoLandmarks = {
  peak: {
    ground: 'ash',
    plaza: 49,
    ashen: true,
    open: false,
    plan: placed(volcano(1), 0, 4, 1),
    standing: ({ holder }, seed) => ({
      figure: [...placed(volcano(seed), 0, 0, 1.12), ...gates()],
      front: 48,
      lights: [
        { x: 0, y: -18, reach: 34 },
        { x: -14, y: 8, reach: 14 },
        { x: 12, y: 10, reach: 14 },
      ],
      sign: holder === null ? NOTHING : banner(holder, 8),
    }),
  },
  sanctuary: {
    ground: 'ash',
    plaza: 33,
    ashen: true,
    open: false,
    plan: NOTHING,
    standing: ({ faction, tokens }, seed) => ({
      figure: sanctuary(faction ?? 'barfolk', tokens, seed),
      front: 20,
      lights: [{ x: 0, y: 6, reach: 18 }],
      sign: NOTHING,
    }),
  },
  passage: {
    ground: 'ash',
    plaza: 20,
    ashen: true,
    open: true,
    plan: NOTHING,
    standing: () => ({ figure: passage(), front: -20, lights: [], sign: NOTHING }),
  },
} as const satisfies Readonly<Record<string, LandmarkArt>>;
