/** The stormgates (GATE-01): rings of stone in which the storm turns, and what the storm brings (GATE-04). */
import { placed, type Figure, type Stroke } from '../figure';
import type { Cloth } from '../cards/matter';
import { pictureOf } from '../cards/pictures';
import type { OwnSuit } from '../cards/suit';
import type { ModuleArt } from '../gallery';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { numeral, NUMERAL_HEIGHT } from '../glyphs/numerals';
import { disc, num, pill, star, type Shape } from '../glyphs/shape';
import { hash } from '../land/noise';
import { FACTIONS, LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';
import { coin } from '../places/banner';
import { hero, RIM } from '../places/hero';
import { oval, polygon, polyline } from '../sprites/pen';

const INK = '#1c1730';
const STONE = ['#d9d4e2', '#a49db4', '#6c6480'] as const;

/** The middle of the ring above the middle of its square, and its radii. */
const HUB = -23;
const OUTER = 24;
const INNER = 17.4;
const BLOCKS = 14;

/** GATE-01: gates are numbered as the factions are. */
const numberOf = (faction: FactionName | null): number => (faction === null ? 0 : FACTIONS.indexOf(faction) + 1);

/** An arm of the storm: from the eye outwards, around a point on the diagonal. */
function arm(turn: number, from: number, to: number, wind: number, middle: number): string {
  const points = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const r = from + (to - from) * t;
    const angle = turn + wind * Math.sqrt(t);
    return [middle + Math.cos(angle) * r, middle + Math.sin(angle) * r] as const;
  });
  return polyline(points);
}

const ARMS = 4;
const arms = (from: number, to: number, wind: number, shift = 0, middle = 0): string =>
  Array.from({ length: ARMS }, (_, i) => arm((i / ARMS) * Math.PI * 2 + shift, from, to, wind, middle)).join('');

function whirl(radius: number): Figure {
  const at = { x: 0, y: 0, scale: radius / INNER };
  return [
    { d: arms(2.4, 16.4, 3.4), line: '#8d7bff66', width: 3.6, at },
    { d: arms(2, 15.6, 3.3), line: '#b9b2ff', width: 1.7, at },
    { d: arms(3.4, 16.6, 3, 0.7), line: '#6fd3f0', width: 0.9, at },
    { d: arms(1.6, 12, 3.3, 0.16), line: '#f4f1ff', width: 0.8, at },
  ];
}

/** What lies behind the whirl, and its eye. */
function deep(radius: number): Figure {
  return [
    { d: disc(0, 0, radius), fill: '#1d1650' },
    { d: disc(0, 0, radius * 0.8), fill: '#372c8266' },
    { d: disc(0, 0, radius * 0.6), fill: '#6a5be055' },
    { d: disc(0, 0, radius * 0.36), fill: '#a79bff66' },
  ];
}
const eye = (radius: number): Figure => [
  { d: disc(0, 0, radius * 0.2), fill: '#d9f6ff' },
  { d: disc(0, 0, radius * 0.11), fill: '#ffffff' },
];

/** The storm in a ring of this radius, around 0, 0; the same from every side, so that it can turn. */
export const vortex = (radius: number): Figure => [...deep(radius), ...whirl(radius), ...eye(radius)];

/** The ring, block by block; every other one bears a rune that glows in the colour of its people. */
function ring(pale: string): Figure {
  const at = (radius: number, angle: number): readonly [number, number] => [
    Math.sin(angle) * radius,
    -Math.cos(angle) * radius,
  ];
  const strokes: Stroke[] = [];
  const runes: string[] = [];
  for (let i = 0; i < BLOCKS; i++) {
    const [from, to] = [((i - 0.47) / BLOCKS) * Math.PI * 2, ((i + 0.47) / BLOCKS) * Math.PI * 2];
    const middle = (from + to) / 2;
    const rough = OUTER + (hash(i, 3, 530) - 0.5) * 1.6;
    // Light comes from the north-west.
    const light = 0.5 + 0.5 * Math.cos(middle + Math.PI * 0.25);
    const color = light > 0.66 ? STONE[0] : light > 0.33 ? STONE[1] : STONE[2];
    strokes.push({
      d: polygon([at(INNER, from), at(rough, from), at(rough + 0.5, middle), at(rough, to), at(INNER, to)]),
      fill: color,
      line: INK,
      width: 0.7,
    });
    if (i % 2 === 1) {
      const [x, y] = at((INNER + OUTER) / 2, middle);
      runes.push(
        `M${num(x - 1.1)} ${num(y + 1.3)}L${num(x)} ${num(y - 1.6)}L${num(x + 1.1)} ${num(y + 1.3)}M${num(x - 1.6)} ${num(y)}H${num(x + 1.6)}`,
      );
    }
  }
  return [
    ...strokes,
    { d: runes.join(''), line: INK, width: 2 },
    { d: runes.join(''), line: pale, width: 1 },
    { d: disc(0, 0, INNER), line: INK, width: 1.1 },
  ];
}

const PLINTH: Figure = [
  {
    d: 'M-21 6L-17 -2H17L21 6V10H-21z',
    fill: { from: [-20, 0], to: [20, 8], colors: [...STONE] },
    line: INK,
    width: 0.8,
  },
  { d: 'M-21 6H21M-7 6V10M7 6V10M-14 6L-12 -2M14 6L12 -2', line: `${INK}99`, width: 0.5 },
];

/** The gate as it stands on a crossroad: the roads meet on the round before it. */
export function gate(faction: FactionName | null): Figure {
  const { main, deep: dark, pale, on } = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const emblem = faction === null ? null : GLYPHS[faction].fill;
  return [
    { d: oval(1.5, 6, 36, 25), fill: '#1a123055', blur: 1.6 },
    {
      d: oval(0, 4, 34, 23.5),
      fill: { from: [-26, -16], to: [26, 26], colors: ['#d8d2c6', '#b3aba2', '#837b78'] },
      line: INK,
      width: 0.7,
    },
    { d: oval(0, 4, 27, 18.4) + oval(0, 4, 25, 17), fill: `${main}cc`, evenOdd: true },
    {
      d: 'M-34 4H-27M27 4H34M0 22V27.5M-24 -12.4L-19 -9M24 -12.4L19 -9M-24 20.6L-19 17M24 20.6L19 17M-32 -4L-25.6 -2M32 -4L25.6 -2M-31 13L-25 11M31 13L25 11M-11 26L-9 21.4M11 26L9 21.4M-25 4H-16M25 4H16M-17 14L-12 10.6M17 14L12 10.6M0 21V13M-8.4 20L-6 13M8.4 20L6 13',
      line: `${INK}66`,
      width: 0.6,
    },
    { d: oval(0, 6, 19, 11), fill: '#8f7bff66', blur: 4 },
    { d: oval(8, -4, 24, 6), fill: '#1a12304d', blur: 1.6 },
    ...placed(PLINTH, 0, -5),
    { d: disc(0, HUB, OUTER + 4), fill: `${pale}55`, blur: 3.5 },
    ...placed(vortex(INNER), 0, HUB),
    ...placed(ring(pale), 0, HUB),
    // The keystone bears the emblem.
    { d: `M-7.4 ${HUB - 29}L7.4 ${HUB - 29}L5.6 ${HUB - 14.6}L-5.6 ${HUB - 14.6}z`, fill: main, line: INK, width: 1 },
    { d: `M-5.9 ${HUB - 27.6}H5.9L4.6 ${HUB - 16}H-4.6z`, line: dark, width: 0.7 },
    ...(emblem === null
      ? []
      : [{ d: emblem, fill: on, evenOdd: true as const, at: { x: -5, y: HUB - 27, scale: 10 / 24 } }]),
  ];
}

const PLATE = 'M0 -14L12.4 -7V7L0 14L-12.4 7V-7z';

/** The number of a gate, on a plate of stone with a rim in the colour of its people: no banner, because nobody owns it. */
export function plate(faction: FactionName | null): Figure {
  const { main } = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const { d, width } = numeral(numberOf(faction));
  const scale = 15.5 / NUMERAL_HEIGHT;
  return [
    { d: PLATE, fill: '#1c160855', blur: 1.2, at: { x: 1.4, y: 1.8, scale: 1 } },
    { d: PLATE, fill: main, line: INK, width: 1.4 },
    { d: PLATE, fill: '#2a2166', line: '#f1edff', width: 1.2, at: { x: 0, y: 0, scale: 0.76 } },
    { d, line: '#ffffff', width: 4.6, at: { x: -(width * scale) / 2, y: -15.5 / 2, scale } },
  ];
}

export const GATES_GLYPHS = {
  /** The storm in its ring. */
  gate: {
    fill: `${disc(12, 10.2, 9.6)}${disc(12, 10.2, 7)}M12 5.2C15.2 5.4 17.2 7.8 17 10.8C16.8 13.4 14.6 15.2 12.2 15C10.2 14.8 8.8 13.2 9 11.4C9.2 10 10.4 9 11.8 9.2L11.6 11.2C11.2 11.4 11.2 12.6 12.2 12.8C13.6 13 14.6 12 14.8 10.6C15 8.8 13.8 7.4 12 7.2zM4.4 20.4H19.6L21.6 23.2H2.4z`,
  },
} as const satisfies Record<string, Shape>;

// ---------------------------------------------------------------- what the storm brings

const STORM_PAPER = ['#4a419a', '#2c2468', '#160f3e'] as const;

const STORM: OwnSuit = {
  dress: {
    main: '#4a3fa0',
    deep: '#1d1650',
    pale: '#b9b2ff',
    on: '#f6f3ff',
    inkOnLight: '#41368f',
    inkOnDark: '#c8c2ff',
    pattern: null,
  },
  paper: STORM_PAPER,
  vista: (clip) => [
    { d: arms(10, 66, 3, 0, 50), line: '#7d6df055', width: 12, clip },
    { d: arms(14, 66, 2.8, 0.5, 50), line: '#6fd3f033', width: 4, clip },
  ],
  sign: GATES_GLYPHS.gate.fill,
};

/** Wax, as things have it that belong to nobody. */
const WAX: Cloth = { main: '#9a3322', deep: '#571509', pale: '#e79a84' };
const SMALL_BOLT = 'M13.4 0L7 11.4H11L8.6 20L17 8H12.6L16.4 0z';

/** Upwards. */
const rising = (x: number, y: number, scale: number): Figure => [
  { d: 'M0 -5L5 0H2.4V5H-2.4V0H-5z', fill: '#ffe27a', line: INK, width: 1, at: { x, y, scale } },
];
const bolt = (x: number, y: number, scale: number): Figure => [
  { d: SMALL_BOLT, fill: '#1c173088', at: { x: x + 0.4, y: y + 0.6, scale } },
  {
    d: SMALL_BOLT,
    fill: { from: [10, 0], to: [14, 20], colors: ['#ffffff', '#d6f2ff', '#8fd0ff'] },
    line: INK,
    width: 0.9,
    at: { x, y, scale },
  },
];
const thing = (name: GlyphName, x: number, y: number, scale: number, faction: FactionName | null = null): Figure =>
  placed(pictureOf(name, faction, faction === null ? WAX : LIVERIES[faction]), x, y, scale);

/** A card that nobody sees the face of. */
const back = (x: number, y: number, turn: number): Figure => [
  { d: pill(-5, -7, 10, 14, 1.4), fill: '#1c173088', at: { x: x + 0.5, y: y + 0.7, scale: 1, turn } },
  {
    d: pill(-5, -7, 10, 14, 1.4),
    fill: { from: [-5, -7], to: [5, 7], colors: ['#4a5ea6', '#26325f'] },
    line: INK,
    width: 0.7,
    at: { x, y, scale: 1, turn },
  },
  { d: pill(-3.9, -5.9, 7.8, 11.8, 0.9), line: '#e9c46a', width: 0.5, at: { x, y, scale: 1, turn } },
  { d: star(0, 0, 8, 3.2, 1.6), fill: '#e9c46a', at: { x, y, scale: 1, turn } },
];

const MOON =
  'M13.4 1.4C8.6 4 6.6 9.2 8.2 14.2C9.8 19 14.6 21.6 20 20.6C16 23.6 9.8 23.6 5.8 19.8C1 15.2 1 7.8 5.8 3.6C8 1.6 10.6 1 13.4 1.4z';

/** Round and round. */
const turning = (x: number, y: number, scale: number): Figure => {
  const d =
    'M-7 1A7 7 0 0 1 5 -5L7.4 -7.4V0H0L2.6 -2.6A3.6 3.6 0 0 0 -3.6 1zM7 2A7 7 0 0 1 -5 8L-7.4 10.4V3H0L-2.6 5.6A3.6 3.6 0 0 0 3.6 2z';
  return [{ d, fill: '#ffe27a', line: INK, width: 1, at: { x, y, scale } }];
};

const unrimmed = (which: number): Figure => hero('sunblessed', which).filter((_, i) => i !== RIM);

/** What the storm is about, by the name of the effect, in the order of their numbers (GATE-04). */
const SCENES: readonly (readonly [kind: string, scene: () => Figure])[] = [
  [
    'stormArtefact',
    () => [...thing('weapon', -0.4, 1, 0.6), ...thing('amulet', 10.4, -0.4, 0.6), ...thing('tool', 6, 10, 0.58)],
  ],
  ['stormLord', () => [...thing('lord', 0, 0, 0.95, 'cloudborn'), ...thing('supply', 13.4, 12.4, 0.46)]],
  ['stormDraw', () => [...back(8.4, 14, -14), ...back(14.6, 11.4, 10), ...rising(4, 4.6, 0.8)]],
  ['stormRoad', () => thing('tee', 1.4, 1.2, 0.88)],
  [
    'stormFate',
    () => [
      {
        d: MOON,
        fill: { from: [2, 2], to: [20, 22], colors: ['#ffffff', '#cfdcf6', '#7f95c4'] },
        line: INK,
        width: 0.7,
      },
      { d: star(15.8, 10.8, 5, 6, 2.6), fill: '#ffd35a', line: INK, width: 0.7 },
    ],
  ],
  ['stormHero', () => [...placed(unrimmed(1), 16.8, 16.6, 0.42), ...placed(unrimmed(0), 8, 22.4, 0.54)]],
  [
    'stormLand',
    () => [
      ...thing('turn', -0.6, -0.4, 0.6, 'wolfsclan'),
      ...thing('turn', 8.6, 8.4, 0.6, 'sunblessed'),
      ...turning(17.4, 4.2, 0.46),
    ],
  ],
  ['stormEcho', () => [...placed(vortex(8), 9, 14), ...placed(vortex(5), 18.4, 6.2), ...echo]],
  [
    'stormRank',
    () => [
      ...thing('friman', -1, 8, 0.58, 'barfolk'),
      ...thing('chief', 9.2, 1.6, 0.66, 'barfolk'),
      ...rising(5.6, 4.4, 0.8),
    ],
  ],
  ['stormCity', () => [...thing('city4', 0.4, 2.4, 0.84, 'emberians'), ...rising(20, 5, 0.9)]],
  [
    'stormLimbo',
    () => [
      {
        d: GLYPHS.limbo.fill,
        fill: '#c8c2ff',
        line: INK,
        width: 0.6,
        evenOdd: true,
        at: { x: -0.4, y: 7, scale: 0.68 },
      },
      ...back(14, 9.4, 8),
      ...rising(20.6, 17, 0.7),
    ],
  ],
  ['stormTent', () => [...thing('tent', 0, 5.6, 0.78), ...bolt(9, -2, 0.8)]],
];

const echo: Figure = [{ d: 'M14.6 3.4A6 6 0 0 0 13.4 9.4M12 1.4A9.4 9.4 0 0 0 10.4 6', line: '#c8c2ff', width: 0.9 }];

/** With the number of the effect on a coin. */
const numbered = (scene: Figure, number: number): Figure => [
  { d: disc(12, 12, 11.4), fill: '#8d7bff2e' },
  ...scene,
  ...placed(coin(number, 0, 0), 20.8, 21, 0.42),
];

export const gatesArt: ModuleArt = {
  glyphs: GATES_GLYPHS,
  pictures: {
    gate: (faction) => placed(gate(faction), 12, 17.4, 0.31),
    ...Object.fromEntries(SCENES.map(([kind, scene], i) => [kind, () => numbered(scene(), i + 1)])),
  },
  suits: Object.fromEntries(SCENES.map(([kind]) => [kind, STORM])),
  places: {
    gate: {
      plaza: 37,
      open: true,
      whirl: { x: 0, y: HUB, figure: vortex(INNER - 0.6) },
      plan: placed(gate(null), 0, 6, 0.52),
      standing: ({ faction }) => ({
        figure: gate(faction),
        front: 8,
        lights: [{ x: 0, y: HUB, reach: 30, cold: true }],
        sign: placed(plate(faction), 0, 14),
      }),
    },
  },
};
