/** A square of land on a card, on the glyphs' grid of 24: its ground, its roads, what grows there, and a town. Drawn with what the map is drawn with. */
import { blend, placed, type Figure, type Stroke } from '../figure';
import { sceneryOf } from '../gallery';
import { pill } from '../glyphs/shape';
import { EAST, NORTH, SOUTH, WEST } from '../land/land';
import { hash } from '../land/noise';
import type { FactionName } from '../palette';
import { church, house, keep, type Roof } from '../places/houses';
import { oval } from '../sprites/pen';
import { boulder, GRANITE, mesa, mountain, SANDSTONE } from '../sprites/rocks';
import { fir, oak, reeds } from '../sprites/trees';
import { INK, OUTLINE } from './pieces';

const SQUARE = pill(1, 1, 22, 22, 3);
const ARMS: readonly (readonly [bit: number, d: string])[] = [[NORTH, 'M12 12V-2'], [EAST, 'M12 12H26'], [SOUTH, 'M12 12V26'], [WEST, 'M12 12H-2']];

export interface Scenery {
  /** From the lit corner to the other. */
  readonly ground: readonly string[];
  /** What stands in a corner, and in the middle of a side that has no road. */
  readonly clump: (seed: number) => Figure;
  /** The same seen from afar, where it is another. */
  readonly far?: (seed: number) => Figure;
}

/** Some things beside each other; the last one stands in front. */
const group = (...things: readonly (readonly [figure: Figure, x: number, y: number, scale: number])[]): Figure => things.flatMap(([figure, x, y, scale]) => placed(figure, x, y, scale));

const pond: Figure = [
  { d: oval(0, -1.6, 4.2, 2.6), fill: '#4d9fb0', line: '#efe2b4', width: 0.9 },
  { d: oval(0.3, -1.4, 3, 1.6), fill: '#2d7b95' },
  { d: 'M-2 -1.8Q-1.4 -2.4 -0.8 -1.8T0.4 -1.8', line: '#d9f3f0', width: 0.35 },
];

const SCENERIES: Readonly<Record<FactionName | 'none', Scenery>> = {
  barfolk: { ground: ['#8aa350', '#66863f', '#4c6b34'], clump: (seed) => group([fir(seed, 0.2), -2.2, -0.6, 0.4], [seed % 2 === 0 ? oak(seed, 0.5) : fir(seed + 3, 0.6), 2, -0.2, 0.42], [fir(seed + 5, 0.8), 0, 1.6, 0.4]) },
  cloudborn: { ground: ['#d2ccb0', '#b0aa86', '#8f8b6d'], clump: (seed) => group([mountain(seed, 34, 33, GRANITE), 0.4, 1, 0.24], [mountain(seed + 4, 20, 13, { ...GRANITE, snow: 0 }), -2.8, 1.8, 0.2], [boulder(seed, GRANITE), 3, 2, 0.3]) },
  emberians: { ground: ['#e4b07b', '#cf8d5b', '#b06c42'], clump: (seed) => group([mesa(), 0, 0.6, 0.92], [boulder(seed, SANDSTONE), -3.4, 2.2, 0.34]) },
  islanders: { ground: ['#bcd48a', '#9dbf70', '#7ea65c'], clump: (seed) => group([pond, 0, 1.4, 1], [reeds(seed), 3.2, 0.4, 0.34], [oak(seed, 0.4), -3, 1, 0.32]), far: (seed) => group([oak(seed, 0.3), -2.4, 0, 0.42], [oak(seed + 3, 0.7), 1.2, 0.6, 0.36], [reeds(seed), 3.4, 1, 0.36]) },
  wolfsclan: { ground: ['#f6fafb', '#dde7ee', '#c3d3e0'], clump: (seed) => group([fir(seed, 0.3, true), -1.8, 0, 0.42], [fir(seed + 2, 0.3, true), 1.8, 0.6, 0.4]) },
  sunblessed: { ground: ['#7fa845', '#4f8439', '#2f5a2c'], clump: (seed) => group([oak(seed, 0.1), -1.8, 0, 0.5], [oak(seed + 3, 0.3), 2.2, 1, 0.4]) },
  none: { ground: ['#cfc48f', '#b0a56f', '#8d8455'], clump: (seed) => group([boulder(seed, GRANITE), -1.6, 0.4, 0.4], [boulder(seed + 2, GRANITE), 1.6, 1.4, 0.34]) },
};

const sceneryFor = (faction: FactionName | null): Scenery =>
  (faction === null ? undefined : sceneryOf(faction)) ?? SCENERIES[faction ?? 'none'];

const CORNERS = [[5, 8], [19, 8], [5, 20], [19, 20]] as const;
const SIDES = [[NORTH, 12, 7.4], [WEST, 4.6, 14], [EAST, 19.4, 14], [SOUTH, 12, 20.6]] as const;

/** `roads` as on the map: north 1, east 2, south 4, west 8. */
export function landPicture(roads: number, faction: FactionName | null, roof: Roof, town: 'none' | 'village' | 'town'): Figure {
  const { ground, clump } = sceneryFor(faction);
  const lines = ARMS.filter(([bit]) => (roads & bit) !== 0).map(([, d]) => d).join('');
  const places = [...CORNERS, ...(town === 'none' ? SIDES.filter(([bit]) => (roads & bit) === 0).map(([, x, y]) => [x, y] as const) : [])];
  const growing = places.map(([x, y], i) => ({ y, figure: placed(clump(i * 2 + roads), x, y) }));
  if (town !== 'none') growing.push({ y: 14, figure: houses(roof, town) });
  growing.sort((a, b) => a.y - b.y);
  const road = (line: string, width: number): Stroke => ({ d: lines, line, width, clip: SQUARE });
  return [
    { d: SQUARE, fill: '#00000040', at: { x: 0.5, y: 0.8, scale: 1 } },
    { d: SQUARE, fill: { from: [1, 1], to: [23, 23], colors: ground } },
    road('#6d5230', 4.6),
    road('#d8bf8b', 3.6),
    road('#b3945c', 1.7),
    road('#dcc491', 1.1),
    { d: SQUARE, line: INK, width: OUTLINE },
    { d: pill(1.7, 1.7, 20.6, 20.6, 2.4), line: '#ffffff66', width: 0.4 },
    ...growing.flatMap(({ figure }) => figure),
  ];
}

function houses(roof: Roof, town: 'village' | 'town'): Figure {
  return [
    { d: oval(12, 12.8, 7, 5), fill: '#e0c690', line: '#7d6136', width: 0.5 },
    ...placed(house(roof, false), 8, 11.6, 0.62),
    ...placed(house(roof, true), 16.2, 11.8, 0.62),
    ...placed(house(roof, true), 7.6, 15.4, 0.62),
    ...placed(house(roof, false), 16.4, 15.6, 0.62),
    ...placed(town === 'town' ? keep(roof) : church(roof), 12, 15.6, town === 'town' ? 0.46 : 0.6),
  ];
}

/** How high the picture of a horizon is, with the sky above it. */
const HORIZON_HEIGHT = 60;

/** The part of a horizon of that width which is shown, without so much of its sky. */
export const horizonBox = (reach: number, sky = 0): readonly [number, number, number, number] => [-reach, sky, reach * 2, HORIZON_HEIGHT - sky];

/** Places along a rise, closer together than they are deep, with a clearing in the middle. */
function along(reach: number, step: number, clearing: number, y: number, size: number): readonly (readonly [x: number, y: number, size: number])[] {
  const found: [number, number, number][] = [];
  for (let i = 0; clearing + (i - 1) * step < reach; i++) {
    for (const side of [-1, 1]) {
      // No two stand alike, and here and there is none.
      const chance = (k: number) => hash(i, side + 3, k + step);
      if (i > 0 && chance(1) < 0.2) continue;
      found.push([side * (clearing + (i + (chance(2) - 0.5) * 0.7) * step), y + chance(3) * 4 - i * 0.25, size * (0.8 + chance(4) * 0.45)]);
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const lake: Figure = [
  { d: 'M-120 37C-70 32 -40 33 0 36C40 33 70 32 120 37C80 47 40 46 0 45C-40 46 -80 47 -120 37z', fill: { from: [0, 33], to: [0, 46], colors: ['#9ed2d6', '#4d9fb0', '#2d7b95'] }, line: '#efe2b4', width: 1 },
  { d: 'M-62 37q2 -1.2 4 0t4 0M-30 39q2 -1.2 4 0t4 0M8 40q2 -1.2 4 0t4 0M40 38q2 -1.2 4 0t4 0M72 37q2 -1.2 4 0t4 0', line: '#e6f7f5', width: 0.5 },
];

/** A people's land from afar: two rises with what grows there, and a clearing in the middle. Goes so far to either side. */
export function horizon(faction: FactionName | null, reach: number): Figure {
  const { ground, clump, far = clump } = sceneryFor(faction);
  const [light = '', mid = '', dark = ''] = ground;
  const rise = (d: string, colors: readonly string[], from: number): Stroke => ({ d, fill: { from: [0, from], to: [0, HORIZON_HEIGHT], colors } });
  const grown = (places: ReturnType<typeof along>, seed: number): Figure => places.flatMap(([x, y, size], i) => placed(far(i * 2 + seed), x, y, size));
  return [
    rise(`M${-reach} 26C-60 22 -30 25 0 31C30 25 60 22 ${reach} 26V90H${-reach}z`, [blend(light, '#ffffff', 0.35), light], 22),
    ...grown(along(reach, 14, 24, 30, 1.8), 1),
    ...(faction === 'islanders' ? lake : []),
    rise(`M${-reach} 38C-60 33 -30 37 0 44C30 37 60 33 ${reach} 38V90H${-reach}z`, [light, mid, dark], 36),
    ...grown(along(reach, 23, 30, 50, 2.9), 4),
  ];
}
