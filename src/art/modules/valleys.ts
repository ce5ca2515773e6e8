/** The valleys of kings and queens (VAL): what lies hidden, the eight buildings, and what joins the valleys. */
import { blend, placed, type Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { GLYPHS } from '../glyphs/glyphs';
import { num, pill, star } from '../glyphs/shape';
import { LIVERIES, NEUTRAL_LIVERY } from '../palette';
import { banner } from '../places/banner';
import { house, keep, tower, type Roof } from '../places/houses';
import type { LandmarkArt } from '../places/landmark';
import { backName } from '../places/landmarks';
import { shingle } from '../places/tokens';
import { oval, polygon } from '../sprites/pen';
import { VALLEY_GLYPHS } from './valleyGlyphs';
import type { Holder } from '../land/land';

const INK = '#33251a';
const STONE = ['#efe8d8', '#cfc6b3', '#8f8676'] as const;
const WOOD = ['#c08b4f', '#8a5a2c', '#5d3a1b'] as const;
const SLATE: Roof = { main: '#7d7f86', deep: NEUTRAL_LIVERY.deep, pale: NEUTRAL_LIVERY.pale };

/** Roofs in the colour of whoever has the building. */
function roofOf(holder: Holder | null): Roof {
  if (holder === null || holder.faction === null) return SLATE;
  const { main, deep, pale } = LIVERIES[holder.faction];
  return { main: blend(main, '#8a7458', 0.16), deep, pale: blend(pale, main, 0.35) };
}

/** A hall of stone with a broad gable: the body of most buildings. */
function hall(width: number, height: number, roof: Roof, body: readonly string[] = STONE): Figure {
  const w = width / 2;
  return [
    { d: oval(3, 1, w + 5, 4.5), fill: '#1c160845' },
    {
      d: `M${num(-w)} 0V${num(-height)}H${num(w)}V0z`,
      fill: { from: [-w, 0], to: [w, 0], colors: [...body] },
      line: INK,
      width: 0.9,
    },
    {
      d: polygon([
        [-w - 2.4, -height + 0.6],
        [-w * 0.62, -height - width * 0.3],
        [w * 0.62, -height - width * 0.3],
        [w + 2.4, -height + 0.6],
      ]),
      fill: { from: [0, -height - width * 0.3], to: [0, -height], colors: [roof.pale, roof.main, roof.deep] },
      line: INK,
      width: 0.9,
    },
    { d: `M-3 0V${num(-height * 0.5)}A3 3.2 0 0 1 3 ${num(-height * 0.5)}V0z`, fill: '#3b2a1c', line: INK, width: 0.7 },
    {
      d: [-0.68, 0.68].map((t) => `M${num(t * w - 1.6)} ${num(-height * 0.45)}h3.2v-3.6h-3.2z`).join(''),
      fill: '#4a4038',
      line: INK,
      width: 0.4,
    },
  ];
}

/** The sign over the door: what the building gives. */
function sign(glyph: keyof typeof GLYPHS, y: number): Figure {
  const size = 15;
  const { fill, line } = GLYPHS[glyph];
  const at = { x: -size / 2, y: y - size / 2, scale: size / 24 };
  return [
    { d: oval(0.7, y + 1, 11, 11), fill: '#1c160866' },
    { d: oval(0, y, 11, 11), fill: '#fbf1d6', line: INK, width: 1.3 },
    { d: oval(0, y, 9.6, 9.6), line: '#b78a45', width: 0.7 },
    { d: fill, fill: '#3a2412', evenOdd: true, at },
    ...(line === undefined ? [] : [{ d: line, line: '#3a2412', width: 2, at }]),
  ];
}

/** Each by what is built there; all stand with their front at 0, 0. */
const BUILDINGS = {
  townHall: {
    gives: 'title',
    build: (roof: Roof): Figure => [
      ...hall(40, 15, roof),
      ...placed(tower(9, 30, roof), 0, -6),
      { d: oval(0, -31, 3.2, 3.2), fill: '#fffaf0', line: INK, width: 0.8 },
      { d: 'M0 -31V-33.2M0 -31L1.6 -30.2', line: INK, width: 0.6 },
    ],
  },
  smithy: {
    gives: 'tool',
    build: (roof: Roof): Figure => [
      { d: 'M9 -14V-34H17V-14z', fill: { from: [9, 0], to: [17, 0], colors: [...STONE] }, line: INK, width: 0.8 },
      { d: oval(15, -39, 5, 3.4) + oval(19, -45, 6.4, 4.2), fill: '#5b55577a' },
      ...hall(34, 13, roof),
      { d: 'M-17 0V-11H-7V0z', fill: '#2a1a12', line: INK, width: 0.7 },
      { d: oval(-12, -2.6, 4.4, 3), fill: '#ff8a2a' },
      { d: oval(-12, -2.2, 2.4, 1.6), fill: '#ffe27a' },
    ],
  },
  stable: {
    gives: 'horse',
    build: (roof: Roof): Figure => [
      ...hall(42, 11, roof, WOOD),
      { d: 'M-19 0V-8H-11V0zM11 0V-8H19V0z', fill: '#3b2a1c', line: INK, width: 0.7 },
      { d: 'M-24 2H24M-24 -1.4H24M-20 3V-4M-10 3V-4M10 3V-4M20 3V-4', line: '#a8743d', width: 1.1 },
      { d: oval(-17, 3, 4.4, 2) + oval(17, 3.4, 4, 1.8), fill: '#e0c060' },
    ],
  },
  arena: {
    gives: 'weapon',
    build: (roof: Roof): Figure => [
      { d: oval(3, -3, 27, 15), fill: '#1c160845' },
      {
        d: 'M-25 -16V-5A25 12 0 0 0 25 -5V-16z',
        fill: { from: [-25, 0], to: [25, 0], colors: [...STONE] },
        line: INK,
        width: 0.9,
      },
      { d: oval(0, -16, 25, 12), fill: '#bfb49c', line: INK, width: 0.9 },
      { d: oval(0, -15, 17, 7.4), fill: '#e6cf98', line: INK, width: 0.8 },
      {
        d: [-20, -12, -4, 4, 12, 20]
          .map((x) => `M${x - 2} ${num(-1 - Math.abs(x) * 0.18 + 6)}v-5a2 2.2 0 0 1 4 0v5z`)
          .join(''),
        fill: '#4a3a2a',
        line: INK,
        width: 0.4,
      },
      { d: 'M-22 -22V-31L-14 -28.4L-22 -26M22 -22V-31L30 -28.4L22 -26', fill: roof.main, line: INK, width: 0.8 },
    ],
  },
  tavern: {
    gives: 'amulet',
    build: (roof: Roof): Figure => [
      ...hall(34, 17, roof, ['#f3e6c9', '#dcc79e', '#a98f62']),
      { d: 'M-17 -8.6H17M-9 -17V-8.6M9 -17V-8.6M-17 -17L-9 -8.6M17 -17L9 -8.6', line: '#5d3a1b', width: 1 },
      { d: oval(-21, -1, 4, 4.4), fill: '#a8743d', line: INK, width: 0.8 },
      { d: 'M-24.6 -2.4H-17.4M-24.6 0.6H-17.4', line: '#3a2817', width: 0.7 },
      { d: oval(-12.6, -5, 2, 2) + oval(12.6, -5, 2, 2), fill: '#ffcf6a' },
    ],
  },
  weavingMill: {
    gives: 'tent',
    build: (roof: Roof): Figure => [
      ...hall(32, 14, roof),
      {
        d: 'M20 -2A9 9 0 1 0 20 -20A9 9 0 1 0 20 -2zM20 -2V-20M11 -11H29M13.6 -17.4L26.4 -4.6M26.4 -17.4L13.6 -4.6',
        line: INK,
        width: 2.2,
      },
      {
        d: 'M20 -2A9 9 0 1 0 20 -20A9 9 0 1 0 20 -2zM20 -2V-20M11 -11H29M13.6 -17.4L26.4 -4.6M26.4 -17.4L13.6 -4.6',
        line: '#a8743d',
        width: 1.2,
      },
      { d: 'M-26 3V-9M-17 3V-9M-26.6 -9H-16.4', line: INK, width: 1.4 },
      { d: 'M-25.4 -8.4H-17.6V1H-25.4z', fill: roof.pale, line: INK, width: 0.6 },
      { d: 'M-25.4 -5.4H-17.6M-25.4 -2H-17.6', line: roof.main, width: 1.2 },
    ],
  },
  guildOfMagic: {
    gives: 'scroll',
    build: (roof: Roof): Figure => [
      ...placed(tower(8, 24, roof), -14, -3),
      ...hall(26, 14, roof, ['#e4dcf2', '#b9aed2', '#7a6f9a']),
      ...placed(tower(11, 34, roof), 11, 1),
      { d: oval(11, -56, 5.4, 5.4), fill: '#9fb4ff66' },
      { d: star(11, -56, 4, 5, 1.5), fill: '#ffffff', line: '#3d3a8a', width: 0.6 },
      { d: oval(11, -18, 2, 2.6), fill: '#bfe4ff', line: INK, width: 0.6 },
    ],
  },
  shop: {
    gives: 'supply',
    build: (roof: Roof): Figure => [
      ...hall(36, 14, roof, ['#f3e6c9', '#dcc79e', '#a98f62']),
      { d: 'M-18 -11.4H-5L-3 -6.4H-20zM18 -11.4H5L3 -6.4H20z', fill: roof.main, line: INK, width: 0.8 },
      { d: 'M-20 3V-3H-11V3zM-10 3V-1.6H-4V3z', fill: '#b98a4e', line: INK, width: 0.7 },
      { d: oval(12, 0.6, 4, 3.6), fill: '#cfa868', line: INK, width: 0.7 },
      { d: oval(18.6, 1.4, 3.4, 3), fill: '#cf5a3a', line: INK, width: 0.7 },
    ],
  },
} as const;
export type Building = keyof typeof BUILDINGS;

/** The paved yard that it stands on. */
const yard = (rx: number, ry: number): Figure => [
  { d: oval(1.5, 5, rx + 2, ry + 2), fill: '#1c160840', blur: 1.6 },
  {
    d: oval(0, 4, rx, ry),
    fill: { from: [-rx, -ry], to: [rx, ry], colors: ['#ded2b4', '#c3b593', '#9c8f6e'] },
    line: INK,
    width: 0.7,
  },
  { d: oval(0, 4, rx * 0.82, ry * 0.8), line: '#7d704f66', width: 0.8 },
];

function buildingArt(name: Building): LandmarkArt {
  const { gives, build } = BUILDINGS[name];
  return {
    plaza: 36,
    open: false,
    plan: placed([...yard(34, 22), ...placed(build(SLATE), 0, 12)], 0, 2, 0.46),
    standing: ({ holder }) => ({
      figure: [...yard(35, 24), ...placed(build(roofOf(holder)), 0, 12, 1.12), ...placed(sign(gives, 0), -27, 20)],
      front: 36,
      lights: [
        { x: -9, y: 2, reach: 10 },
        { x: 9, y: 2, reach: 10 },
      ],
      sign: holder === null ? [] : banner(holder, BUILDING_LEVEL),
    }),
  };
}
/** VAL-03: what a token on a building says. */
const BUILDING_LEVEL = 2;

/** A road in the valley: an old crossing with a milestone. */
const crossing: Figure = [
  { d: oval(0.8, 1.4, 17, 12.5), fill: '#1c160840', blur: 1 },
  {
    d: oval(0, 0, 16.4, 12),
    fill: { from: [-12, -8], to: [12, 9], colors: ['#ded2b4', '#c3b593', '#9c8f6e'] },
    line: INK,
    width: 0.7,
  },
  { d: oval(0, 0, 10.6, 7.6), line: '#7d704f', width: 0.8 },
  { d: star(0, 0, 8, 6, 2.6), fill: '#8f815e' },
];

const BOLT = 'M8 0L1.2 11.4H5.6L3.2 19L12.2 7.6H7.6L11.6 0z';

/** Between walls of rock: two towers and the road under their arch (VAL-07). */
const pass: Figure = [
  { d: oval(3, 6, 36, 22), fill: '#1c160845', blur: 2 },
  {
    d: polygon([
      [-42, 12],
      [-38, -20],
      [-30, -40],
      [-22, -22],
      [-15, -30],
      [-12, 8],
      [-20, 16],
    ]),
    fill: { from: [-40, -30], to: [-12, 10], colors: ['#d9d2c6', '#a39c8f', '#6d675e'] },
    line: '#3b362f',
    width: 1,
  },
  {
    d: polygon([
      [42, 12],
      [39, -16],
      [31, -42],
      [23, -20],
      [16, -32],
      [12, 8],
      [20, 16],
    ]),
    fill: { from: [12, -30], to: [42, 10], colors: ['#b3ac9f', '#7d766b', '#4d4842'] },
    line: '#3b362f',
    width: 1,
  },
  {
    d:
      polygon([
        [-30, -40],
        [-34, -29],
        [-27, -31],
      ]) +
      polygon([
        [31, -42],
        [27, -31],
        [35, -30],
      ]),
    fill: '#ffffff',
  },
  ...placed(tower(9, 25, null), -13, 4),
  ...placed(tower(9, 25, null), 13, 4),
  { d: 'M-13 -21H13V-13H-13z', fill: { from: [-13, 0], to: [13, 0], colors: [...STONE] }, line: INK, width: 0.9 },
  { d: 'M-13 -22.6V-25H-8V-22.6M-3 -22.6V-25H3V-22.6M8 -22.6V-25H13V-22.6', line: INK, width: 2.4 },
  { d: 'M-13 -22.6V-25H-8V-22.6M-3 -22.6V-25H3V-22.6M8 -22.6V-25H13V-22.6', line: '#cfc6b3', width: 1.2 },
  // What it gives: strength for a storm.
  { d: BOLT, fill: '#ffe27a', line: INK, width: 1.2, at: { x: -6.2, y: -41, scale: 1 } },
];

/** VAL-07: a bolt of the storm in a ring, for the gate that it lies before. */
const booster: Figure = [
  { d: oval(1.5, 0.6, 11, 3.4), fill: '#1c160850' },
  { d: 'M-7 1L-4.4 -4H4.4L7 1z', fill: { from: [-7, -4], to: [7, 1], colors: [...STONE] }, line: INK, width: 0.9 },
  { d: oval(0, -15, 13.4, 13.4), fill: '#8d7bff44', blur: 3 },
  { d: oval(0, -15, 11, 11), fill: '#1d1650', line: INK, width: 1 },
  { d: oval(0, -15, 9.7, 9.7), line: '#e9c46a', width: 1.5 },
  { d: BOLT, fill: '#ffe27a', line: INK, width: 1, at: { x: -5.6, y: -23.6, scale: 0.84 } },
];

const DECK = 'M-47 -8H-9V-42H9V-8H47V8H9V46H-9V8H-47z';

/** Four arms of stone over a river, and the crown where they meet (VAL-08). */
const bridge: Figure = [
  {
    d: 'M-46 -26C-30 -36 -22 -26 -14 -16C-4 -4 4 4 16 12C28 20 38 22 46 34C34 46 22 40 12 32C0 22 -10 14 -20 2C-28 -8 -38 -10 -46 -26z',
    fill: { from: [-40, -34], to: [40, 44], colors: ['#4d9fb0', '#266f8b', '#1a5876'] },
    line: '#e6d6a4',
    width: 2.4,
  },
  { d: 'M-40 -24q3 -2 6 0t6 0M-20 -8q3 -2 6 0t6 0M14 24q3 -2 6 0t6 0M30 34q3 -2 6 0t6 0', line: '#d9f3f0', width: 0.9 },
  { d: DECK, fill: '#1c160855', at: { x: 2.4, y: 4, scale: 1 } },
  { d: DECK, fill: '#8f8676', line: INK, width: 1, at: { x: 0, y: 3.4, scale: 1 } },
  {
    d: 'M-36 11.2v-1.6a6 6 0 0 1 12 0v1.6zM-22 11.2v-1.6a5 5 0 0 1 10 0v1.6zM12 11.2v-1.6a5 5 0 0 1 10 0v1.6zM24 11.2v-1.6a6 6 0 0 1 12 0v1.6z',
    fill: '#2b3f48',
  },
  { d: DECK, fill: { from: [-40, -30], to: [40, 40], colors: [...STONE] }, line: INK, width: 1.1 },
  { d: 'M-47 -4.6H-5.6V-42M5.6 -42V-4.6H47M47 4.6H5.6V46M-5.6 46V4.6H-47', line: '#a0967f', width: 1.2 },
  { d: oval(0, 0, 15, 12), fill: '#e6dcc6', line: INK, width: 1 },
  ...placed(tower(7, 12, null), -12, -10),
  ...placed(tower(7, 12, null), 12, -10),
  ...placed(tower(7, 12, null), -12, 14),
  ...placed(tower(7, 12, null), 12, 14),
  { d: GLYPHS.crown.fill, fill: INK, line: INK, width: 3.4, at: { x: -8, y: -9, scale: 16 / 24 } },
  {
    d: GLYPHS.crown.fill,
    fill: { from: [2, 2], to: [22, 22], colors: ['#fff3b8', '#f0c040', '#a56f12'] },
    evenOdd: true,
    at: { x: -8, y: -9, scale: 16 / 24 },
  },
];

/** What nobody has explored: walls in the mist, and a stone that says whose valley it is. */
function hidden(mark: 'king' | 'queen' | null): Figure {
  const mist = (y: number, wide: number, shade: string): Figure =>
    [-1, 0, 1].map((k) => ({ d: oval(k * wide * 0.52, y + (k === 0 ? -3 : 2), wide * 0.55, 9), fill: shade, blur: 3 }));
  return [
    { d: oval(0, 6, 40, 27), fill: '#d8d2c0aa', blur: 3 },
    ...placed(house(SLATE, false), -17, -6, 1.6),
    ...placed(house(SLATE, true), 16, -4, 1.6),
    ...mist(-10, 38, '#f2efe6cc'),
    ...mist(8, 42, '#e9e5dacc'),
    ...(mark === null ? [] : slab(mark)),
    ...mist(24, 40, '#f6f3eab3'),
  ];
}

/** With a king's or a queen's head on it. */
const slab = (mark: 'king' | 'queen'): Figure => [
  { d: oval(3, 18, 14, 4), fill: '#1c160855' },
  {
    d: 'M-13 18V-6Q0 -20 13 -6V18z',
    fill: { from: [-13, 0], to: [13, 0], colors: [...STONE] },
    line: INK,
    width: 1.1,
  },
  { d: GLYPHS[mark].fill, fill: '#4a3f52', evenOdd: true, at: { x: -9.4, y: -7, scale: 18.8 / 24 } },
];

const still = (figure: Figure, plaza: number, open: boolean, front: number): LandmarkArt => ({
  plaza,
  open,
  plan: placed(figure, 0, 2, 0.46),
  standing: () => ({ figure, front, lights: [], sign: [] }),
});

/** On cards: the same, on a piece of the valley. */
const onCard = (figure: Figure, scale: number, y = 12.6): (() => Figure) => {
  const earth: Figure = [
    {
      d: pill(1, 1, 22, 22, 3),
      fill: { from: [1, 1], to: [23, 23], colors: ['#cfc48f', '#b0a56f', '#8d8455'] },
      line: INK,
      width: 0.6,
    },
  ];
  return () => [...earth, ...placed(figure, 12, y, scale)];
};
const buildingCard = (name: Building): (() => Figure) =>
  onCard(
    [
      ...yard(35, 24),
      ...placed(BUILDINGS[name].build(SLATE), 0, 12, 1.12),
      ...placed(sign(BUILDINGS[name].gives, 0), -26, 24),
    ],
    0.3,
  );

export const valleysArt: ModuleArt = {
  glyphs: VALLEY_GLYPHS,
  pictures: {
    booster: () => placed(booster, 12, 23.6, 0.86),
    townHall: buildingCard('townHall'),
    smithy: buildingCard('smithy'),
    stable: buildingCard('stable'),
    arena: buildingCard('arena'),
    tavern: buildingCard('tavern'),
    weavingMill: buildingCard('weavingMill'),
    guildOfMagic: buildingCard('guildOfMagic'),
    shop: buildingCard('shop'),
    centre: onCard([...yard(38, 26), ...placed(keep(SLATE), 0, 14, 1.9)], 0.29),
    valleyRoad: onCard([{ d: 'M-38 0H38M0 -38V38', line: '#d8bf8b', width: 12 }, ...crossing], 0.28, 12),
    mountainPass: onCard(pass, 0.25, 13.6),
    kingsBridge: onCard(bridge, 0.22, 12),
  },
  tokens: {
    booster: (holder, face) => ({
      figure: booster,
      // Of the second hero: seen from the other side.
      sign: shingle(holder, face === 0 ? -9 : 9, -25, 6.6),
      lights: [{ x: 0, y: -15, reach: 16, cold: true }],
    }),
  },
  places: {
    townHall: buildingArt('townHall'),
    smithy: buildingArt('smithy'),
    stable: buildingArt('stable'),
    arena: buildingArt('arena'),
    tavern: buildingArt('tavern'),
    weavingMill: buildingArt('weavingMill'),
    guildOfMagic: buildingArt('guildOfMagic'),
    shop: buildingArt('shop'),
    valleyRoad: still(crossing, 18, true, -20),
    mountainPass: still(pass, 40, true, 12),
    kingsBridge: still(bridge, 40, true, -10),
    [backName('kingsBuilding')]: still(hidden('king'), 38, false, 20),
    [backName('queensBuilding')]: still(hidden('queen'), 38, false, 20),
    [backName('valleyRoad')]: still(hidden(null), 30, true, -20),
  },
};
