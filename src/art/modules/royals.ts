/** Residences and capitals (ROY-04): palaces in the place of a castle. */
import type { Cloth } from '../cards/matter';
import { personPicture } from '../cards/people';
import { cord, INK as CARD_INK, lit, OUTLINE } from '../cards/pieces';
import { placed, type Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { GLYPHS } from '../glyphs/glyphs';
import { disc, mirrored, num, star, type Shape } from '../glyphs/shape';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';
import { tower, type Roof } from '../places/houses';
import { oval, polygon } from '../sprites/pen';

const INK = '#33251a';
const GOLD = ['#fff3b8', '#f0c040', '#a56f12'] as const;
const MARBLE = ['#fffaf0', '#ece2cf', '#b3a68e'] as const;

/** A dome on a drum, with a gilded ball on top. */
function dome(radius: number, drum: number, colors: readonly string[]): Figure {
  const r = radius;
  return [
    {
      d: `M${num(-r)} 0V${num(-drum)}H${num(r)}V0A${num(r)} ${num(r * 0.3)} 0 0 1 ${num(-r)} 0z`,
      fill: { from: [-r, 0], to: [r, 0], colors: [...MARBLE] },
      line: INK,
      width: 0.6,
    },
    {
      d: [-0.55, 0, 0.55].map((t) => `M${num(t * r)} -1V${num(-drum + 1.6)}`).join(''),
      line: '#5a4a3a',
      width: r * 0.2,
    },
    {
      d: `M${num(-r * 1.12)} ${num(-drum)}C${num(-r * 1.25)} ${num(-drum - r * 1.3)} ${num(-r * 0.3)} ${num(-drum - r * 1.5)} 0 ${num(-drum - r * 2.1)}C${num(r * 0.3)} ${num(-drum - r * 1.5)} ${num(r * 1.25)} ${num(-drum - r * 1.3)} ${num(r * 1.12)} ${num(-drum)}z`,
      fill: { from: [-r, -drum - r], to: [r, -drum], colors },
      line: INK,
      width: 0.6,
    },
    {
      d: `M${num(-r * 0.55)} ${num(-drum - 0.4)}C${num(-r * 0.75)} ${num(-drum - r)} ${num(-r * 0.3)} ${num(-drum - r * 1.3)} 0 ${num(-drum - r * 1.9)}M${num(r * 0.4)} ${num(-drum - 0.4)}C${num(r * 0.55)} ${num(-drum - r)} ${num(r * 0.25)} ${num(-drum - r * 1.3)} 0 ${num(-drum - r * 1.9)}`,
      line: '#5f3f0855',
      width: 0.6,
    },
    { d: oval(0, -drum - r * 2.2, r * 0.24, r * 0.24), fill: '#ffe08a', line: INK, width: 0.4 },
  ];
}

/** A front with columns and a gable. */
function hall(width: number, height: number, roof: Roof): Figure {
  const w = width / 2;
  const columns = Math.round(width / 4.2);
  return [
    {
      d: polygon([
        [-w, 0],
        [w, 0],
        [w, -height],
        [-w, -height],
      ]),
      fill: { from: [-w, 0], to: [w, 0], colors: [...MARBLE] },
      line: INK,
      width: 0.6,
    },
    {
      d: `M-2.2 0V${num(-height * 0.6)}A2.2 2.4 0 0 1 2.2 ${num(-height * 0.6)}V0z`,
      fill: '#4a2f1c',
      line: INK,
      width: 0.5,
    },
    {
      d: Array.from({ length: columns }, (_, i) => {
        const x = -w + (width * (i + 0.5)) / columns;
        return Math.abs(x) < 2.6 ? '' : `M${num(x)} -0.4V${num(-height + 0.8)}`;
      }).join(''),
      line: '#8d7c62',
      width: 0.9,
    },
    {
      d: polygon([
        [-w - 1, -height],
        [0, -height - width * 0.26],
        [w + 1, -height],
      ]),
      fill: { from: [-w, -height], to: [w, -height], colors: [roof.pale, roof.main, roof.deep] },
      line: INK,
      width: 0.6,
    },
    { d: oval(0, -height - width * 0.09, width * 0.055, width * 0.055), fill: GOLD[1], line: INK, width: 0.4 },
    { d: `M${num(-w - 1)} 0.2H${num(w + 1)}M${num(-w - 2)} 1.6H${num(w + 2)}`, line: '#cfc3ab', width: 1.4 },
  ];
}

/** A queen's residence: a hall under a dome in the owner's colour, between two slender towers. */
function residence(roof: Roof): Figure {
  return [
    { d: oval(3, 1, 22, 5), fill: '#1c160840' },
    ...placed(tower(5, 27, roof), -15, -1),
    ...placed(tower(5, 27, roof), 15, -1),
    ...placed(dome(8, 10, [roof.pale, roof.main, roof.deep]), 0, -9),
    ...placed(hall(30, 10.5, roof), 0, 2),
  ];
}

/** A king's capital: three gilded domes over a hall, and the crown above all of it. */
function capital(roof: Roof): Figure {
  const size = 17;
  const at = { x: -size / 2, y: -64, scale: size / 24 };
  return [
    { d: oval(4, 1.5, 27, 6), fill: '#1c160840' },
    { d: oval(0, -34, 24, 28), fill: '#ffe9a33d', blur: 6 },
    ...placed(tower(5.6, 31, roof), -21, -2),
    ...placed(tower(5.6, 31, roof), 21, -2),
    ...placed(dome(5.6, 12, GOLD), -12.6, -9),
    ...placed(dome(5.6, 12, GOLD), 12.6, -9),
    ...placed(dome(9.6, 15, GOLD), 0, -10),
    ...placed(hall(40, 12, roof), 0, 2),
    { d: GLYPHS.crown.fill, fill: INK, line: INK, width: 3.4, at },
    { d: GLYPHS.crown.fill, fill: { from: [2, 2], to: [22, 22], colors: [...GOLD] }, evenOdd: true, at },
  ];
}

const lights = (reach: number) => [
  { x: 0, y: -22, reach },
  { x: -15, y: -24, reach: 8 },
  { x: 15, y: -24, reach: 8 },
];

/** What each people adds to the crown of its queen and king: seen beside and above it, on the glyphs' grid. */
const CRESTS: Readonly<Record<FactionName, (cloth: Cloth) => Figure>> = {
  // Antlers.
  barfolk: () =>
    cord(
      'M7.4 7.4C4.4 6.4 2.6 4 2.2 .8M4.6 5.6C3 5.8 1.6 5.2 .6 4M3 3.4C3.8 2.8 4.4 2 4.6 1M16.6 7.4C19.6 6.4 21.4 4 21.8 .8M19.4 5.6C21 5.8 22.4 5.2 23.4 4M21 3.4C20.2 2.8 19.6 2 19.4 1',
      '#c9a06a',
      1,
    ),
  // Wings.
  cloudborn: () => [
    { d: `${WING}${mirrored(WING)}`, fill: lit('#ffffff', '#e6edf8', '#a9b9d6'), line: CARD_INK, width: OUTLINE * 0.8 },
    { d: `${FEATHERS}${mirrored(FEATHERS)}`, line: '#8fa3c6', width: 0.4 },
  ],
  // Flames.
  emberians: () => [
    {
      d: 'M5 9.4C2.6 6.6 4.4 4 3.6 1.4C6 2.6 6.8 4.4 7 5.4C7.6 3.4 8.6 2 10 .6C10 2.4 10.8 3 12 4C13.2 3 14 2.4 14 .6C15.4 2 16.4 3.4 17 5.4C17.2 4.4 18 2.6 20.4 1.4C19.6 4 21.4 6.6 19 9.4z',
      fill: { from: [12, 0], to: [12, 10], colors: ['#ffd35a', '#ff8a2a', '#c4301a'] },
      line: CARD_INK,
      width: OUTLINE * 0.8,
    },
  ],
  // Branches of coral, and a pearl on each.
  islanders: () => [
    ...cord(
      'M7.6 8C5.4 7 3.8 5 3.6 2M5 5.6C3.6 5.8 2.2 5.2 1.4 3.8M16.4 8C18.6 7 20.2 5 20.4 2M19 5.6C20.4 5.8 21.8 5.2 22.6 3.8',
      '#ff8f7a',
      1.2,
    ),
    {
      d: `${disc(3.6, 1.9, 1)}${disc(1.4, 3.6, 0.9)}${disc(20.4, 1.9, 1)}${disc(22.6, 3.6, 0.9)}`,
      fill: lit('#ffffff', '#dfeaf6', '#9fb6d0'),
      line: CARD_INK,
      width: 0.4,
    },
  ],
  // Icicles that point upwards.
  wolfsclan: () => [
    {
      d: 'M7 9.6L2 3.4L6 5.2L5 .4L9.2 4.6L12 0L14.8 4.6L19 .4L18 5.2L22 3.4L17 9.6z',
      fill: { from: [4, 0], to: [20, 10], colors: ['#ffffff', '#bfe6f8', '#6fb2dc'] },
      line: CARD_INK,
      width: OUTLINE * 0.8,
    },
    { d: 'M7.6 8.4L5.6 2.4M12 7.4V1.6M16.4 8.4L18.4 2.4', line: '#ffffff', width: 0.5 },
  ],
  // The rays of their sun.
  sunblessed: () => [
    {
      d: star(12, 10.4, 18, 11.4, 7.6),
      fill: { from: [4, 2], to: [20, 18], colors: ['#fff0a8', '#ffc23e', '#d9741a'] },
      line: CARD_INK,
      width: OUTLINE * 0.8,
    },
    { d: disc(12, 10.4, 7.4), fill: '#fff3c4', line: '#b8651a', width: 0.5 },
  ],
};

const WING =
  'M7.4 8.6C6.6 6.4 5 5.2 1 3.8C.8 5 1.2 5.8 2 6.4L1.4 6.6C1.6 7.6 2.4 8.2 3.4 8.4L3 8.9C4.2 10 6 10 7.4 9.6z';
const FEATHERS = 'M3 6.8C4.6 7.2 5.8 7.8 6.8 8.6M3.6 8.4C4.8 8.6 5.8 8.8 6.8 9.2';

/** Their picture with the crest of their people, and its emblem on the clasp of the cloak. */
const royal =
  (rank: 'queen' | 'king') =>
  (faction: FactionName | null, cloth: Cloth): Figure => [
    ...(faction === null ? [] : CRESTS[faction](cloth)),
    ...personPicture(rank, faction, cloth),
    ...(faction === null
      ? []
      : [
          { d: disc(12, 20.5, 2.2), fill: cloth.main, line: '#e9c46a', width: 0.7 },
          {
            d: GLYPHS[faction].fill,
            fill: LIVERIES[faction].on,
            evenOdd: true as const,
            at: { x: 10.4, y: 18.9, scale: 3.2 / 24 },
          },
        ]),
  ];

const WING_DOME = 'M1.2 12.6C1.2 9.8 2.6 8.6 4.6 7.2C6.6 8.6 8 9.8 8 12.6z';

export const ROYALS_GLYPHS = {
  /** A dome on columns. */
  residence: {
    fill: 'M12 .6L13.2 3.2C17.6 4.4 19.4 7.8 19.4 11H4.6C4.6 7.8 6.4 4.4 10.8 3.2zM2.6 12.4H21.4V14.8H2.6zM4.2 15.8H7.4V19.6H4.2zM10.4 15.8H13.6V19.6H10.4zM16.6 15.8H19.8V19.6H16.6zM1.6 20.4H22.4V22.8H1.6z',
  },
  /** Three domes under a crown. */
  capital: {
    fill: `${WING_DOME}${mirrored(WING_DOME)}M8.8 12.6V10C8.8 8 10.2 6.8 12 5.8C13.8 6.8 15.2 8 15.2 10V12.6zM8.6 4.6L7.4 .4L10.2 2.2L12 .2L13.8 2.2L16.6 .4L15.4 4.6zM1.2 13.8H22.8V22.8H14.8V18.8A2.8 2.8 0 0 0 9.2 18.8V22.8H1.2z`,
  },
} as const satisfies Record<string, Shape>;

export const royalsArt: ModuleArt = {
  glyphs: ROYALS_GLYPHS,
  pictures: {
    queen: royal('queen'),
    king: royal('king'),
    residence: (faction) => placed(residence(faction === null ? NEUTRAL_LIVERY : LIVERIES[faction]), 12, 22, 0.52),
    capital: (faction) => placed(capital(faction === null ? NEUTRAL_LIVERY : LIVERIES[faction]), 12, 22.6, 0.34),
  },
  palaces: {
    5: (roof) => ({ figure: residence(roof), lights: lights(15) }),
    6: (roof) => ({ figure: capital(roof), lights: lights(24) }),
  },
};
