/** The sign of the game: a castle before the sun, in the forms that phones ask for. */
import { placed, type Figure, type Stroke } from '@/art/figure';
import { star } from '@/art/glyphs/shape';
import { keep, type Roof } from '@/art/places/houses';
import { LIVERIES } from '@/art/palette';
import { GRANITE, mountain } from '@/art/sprites/rocks';
import { oval, polygon } from '@/art/sprites/pen';
import { fir } from '@/art/sprites/trees';

/** Everything is drawn on a square of 100 with its middle at 0, 0. */
export const ICON = 100;

const { main, deep, pale } = LIVERIES.emberians;
const ROOF: Roof = { main, deep, pale };

const sun: Figure = [
  ...[46, 43, 40, 37].map((radius): Stroke => ({ d: oval(0, -9, radius, radius), fill: '#ffd98a14' })),
  // No ray comes out from under the castle.
  { d: star(0, -9, 16, 36, 25), fill: '#f2b53d', clip: 'M-60 -60H60V20H-60z' },
  {
    d: oval(0, -9, 23.5, 23.5),
    fill: { from: [0, -33], to: [0, 15], colors: ['#ffe9a8', '#f7c24b', '#e99a35'] },
    line: '#a8641a',
    width: 1,
  },
];

const castle: Figure = placed(keep(ROOF), 0, 23, 2.35);

const hill: Figure = [
  {
    d: 'M-60 60V34Q-30 18 0 22T60 30V60z',
    fill: { from: [0, 20], to: [0, 52], colors: ['#8fb150', '#5f8a3c', '#3d6630'] },
    line: '#27401d',
    width: 1,
  },
  { d: 'M-5 60Q-9 44 0 38Q5 32 0 24L4 24Q12 33 8 40Q3 47 8 60z', fill: '#e0c690', line: '#7d6136', width: 0.7 },
];

const sky: Figure = [
  {
    d: 'M-60 -60H60V60H-60z',
    fill: { from: [0, -55], to: [0, 40], colors: ['#26305e', '#3f4f86', '#7d7fa6', '#e2b07a'] },
  },
];

const range: Figure = [
  ...placed(mountain(2, 40, 34, GRANITE), -33, 34, 1.1),
  ...placed(mountain(5, 38, 30, GRANITE), 34, 33, 1.1),
];

const trees: Figure = [
  [-38, 39, 3],
  [-30, 42, 5],
  [32, 40, 2],
  [40, 43, 6],
].flatMap(([x = 0, y = 0, seed = 0]) => placed(fir(seed, 0.4), x, y, 0.95));

/** The whole picture, to its edges: iOS and the web. */
export const fullIcon: Figure = [...sky, ...sun, ...range, ...hill, ...trees, ...castle];

/** Only the sign, to lie on a background of the phone's: Android's foreground, iOS dark, the splash. */
export const sign: Figure = [...sun, ...castle];

export const background: Figure = sky;

/** In white alone, for themed icons: nothing touches, so that it is still a castle before the sun without any colour. */
export function whiteSign(): Figure {
  const rays = Array.from({ length: 11 }, (_, i) => {
    const angle = ((i - 5) / 16) * Math.PI * 2;
    const at = (turn: number, radius: number): readonly [number, number] => [
      Math.sin(angle + turn) * radius,
      -Math.cos(angle + turn) * radius + 6,
    ];
    return polygon([at(-0.1, 35.5), at(0, 46), at(0.1, 35.5)]);
  });
  const towers = [-19, 19].map(
    (x) =>
      polygon([
        [x, -11],
        [x + 8, 3],
        [x - 8, 3],
      ]) +
      polygon([
        [x - 5.6, 5],
        [x + 5.6, 5],
        [x + 5.6, 29],
        [x - 5.6, 29],
      ]),
  );
  const walls = [-10, 10].map((x) =>
    polygon([
      [x - 1.6, 12],
      [x + 1.6, 12],
      [x + 1.6, 29],
      [x - 1.6, 29],
    ]),
  );
  const middle = 'M-6.4 -8H6.4V29H3.2V22A3.2 3.6 0 0 0 -3.2 22V29H-6.4z';
  return [
    {
      d: [
        ...rays,
        ...towers,
        ...walls,
        polygon([
          [0, -27],
          [9.4, -10],
          [-9.4, -10],
        ]),
        middle,
      ].join(''),
      fill: '#ffffff',
    },
  ];
}
