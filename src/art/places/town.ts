/** Towns: a hamlet with fields, a village behind stakes, a town behind walls, a city around a castle. */
import { blend, placed, type Figure } from '../figure';
import { palaceOf } from '../gallery';
import { EAST, NORTH, SOUTH, WEST, type Holder } from '../land/land';
import { hash } from '../land/noise';
import { LIVERIES, NEUTRAL_LIVERY } from '../palette';
import { oval } from '../sprites/pen';
import {
  church,
  farWall,
  field,
  gate,
  house,
  keep,
  nearWall,
  palisade,
  tower,
  well,
  WINDOW,
  type Ring,
  type Roof,
} from './houses';

/** Something that shines at night. */
export interface Light {
  readonly x: number;
  readonly y: number;
  /** How far it can be seen, in units. */
  readonly reach: number;
  /** Not a fire: it shines like a storm. */
  readonly cold?: true;
}

/** What stands in the middle of a town instead of its castle; its foot is at 0, 0. */
export type Palace = (roof: Roof) => { readonly figure: Figure; readonly lights: readonly Light[] };

export interface Town {
  readonly figure: Figure;
  readonly lights: readonly Light[];
}

const THATCH: Roof = { main: '#b08a4c', deep: '#6f5127', pale: '#d8b878' };

/** Roofs carry the colour of the owner. */
function roofOf(level: number, holder: Holder | null): Roof {
  if (holder !== null && holder.faction !== null) {
    const { main, deep, pale } = LIVERIES[holder.faction];
    // Weathered a little, so that a roof is not as loud as a flag.
    return { main: blend(main, '#8a7458', 0.16), deep: blend(deep, '#4a3a28', 0.15), pale: blend(pale, main, 0.35) };
  }
  if (level === 0 || holder !== null) return THATCH;
  return { main: blend(NEUTRAL_LIVERY.main, '#6d7688', 0.5), deep: NEUTRAL_LIVERY.deep, pale: NEUTRAL_LIVERY.pale };
}

const RINGS: readonly (Ring | null)[] = [
  null,
  null,
  { rx: 28, ry: 21, height: 4.2 },
  { rx: 31, ry: 23, height: 5 },
  { rx: 37, ry: 27, height: 6.4 },
];

interface Piece {
  readonly y: number;
  readonly figure: Figure;
}

export function town(level: number, holder: Holder | null, roads: number, seed: number): Town {
  const size = Math.min(4, Math.max(1, level));
  const roof = roofOf(level, holder);
  const chance = (k: number) => hash(seed, k, 77);
  const pieces: Piece[] = [];
  const lights: Light[] = [];
  const add = (figure: Figure, x: number, y: number, scale = 1) =>
    pieces.push({ y, figure: placed(figure, x, y, scale) });
  const addHouse = (x: number, y: number, k: number, scale: number) => {
    const px = x + (chance(k) - 0.5) * 2.4;
    const py = y + (chance(k + 50) - 0.5) * 1.8;
    add(house(roof, chance(k + 100) > 0.5, chance(k + 150) > 0.7 ? 1.2 : 0), px, py, scale);
    lights.push({ x: px + WINDOW[0] * scale, y: py + WINDOW[1] * scale, reach: 7 * scale });
  };
  const ground: Figure = [
    // A glade around it sets a town off from whatever grows there.
    { d: oval(0, 3, [0, 24, 31, 35, 41][size] ?? 35, [0, 17, 23, 26.5, 31][size] ?? 26), fill: '#e3cf9c8c', blur: 3 },
    { d: oval(0, 2, [0, 19, 25, 30, 36][size] ?? 30, [0, 13, 18, 22, 26][size] ?? 22), fill: '#dcc594', blur: 1.6 },
  ];

  switch (size) {
    case 1: {
      add(field(15, 10, '#c9b45c', '#a08a3c'), -25, -9);
      add(field(14, 9, '#97a84e', '#74883a'), 21, 24);
      [
        [-13, -5],
        [12, -8],
        [-12, 13],
        [14, 9],
      ].forEach(([x = 0, y = 0], k) => addHouse(x, y, k, 1.75));
      add(well(roof), 0, 3, 1.5);
      break;
    }
    case 2: {
      add(field(13, 8, '#c9b45c', '#a08a3c'), -36, -14);
      [
        [-16, -5],
        [-8, -10],
        [11, -9],
        [18, -2],
        [-17, 6],
        [-10, 15],
        [9, 15],
        [18, 8],
      ].forEach(([x = 0, y = 0], k) => addHouse(x, y, k, 1.3));
      add(church(roof), 1, 4, 1.3);
      break;
    }
    case 3: {
      ringOf(10, 22.5, 15, roads).forEach(([x, y], k) => addHouse(x, y, k, 1.28));
      ringOf(4, 11.5, 6.5, roads).forEach(([x, y], k) => addHouse(x, y, k + 20, 1.28));
      add(church(roof), 1, 4, 1.6);
      break;
    }
    default: {
      ringOf(13, 28.5, 19.5, roads).forEach(([x, y], k) => addHouse(x, y, k, 1.22));
      ringOf(6, 18.5, 11.5, roads).forEach(([x, y], k) => addHouse(x, y, k + 20, 1.22));
      const palace = palaceOf(level)?.(roof);
      add(palace?.figure ?? placed(keep(roof), 0, 0, 1.5), 0, 6);
      for (const [x, y] of [
        [0, -12],
        [-6, -2],
        [6, -2],
      ] as const)
        lights.push({ x, y, reach: 8 });
      for (const light of palace?.lights ?? []) lights.push({ ...light, y: light.y + 6 });
    }
  }

  const ring = RINGS[size] ?? null;
  const behind: Figure[] = [];
  const before: Figure[] = [];
  if (ring !== null) enclose(ring, size, roof, roads, behind, before, pieces);
  pieces.sort((a, b) => a.y - b.y);
  return { figure: [...ground, ...behind.flat(), ...pieces.flatMap(({ figure }) => figure), ...before.flat()], lights };
}

/** Places on an ellipse, with the ways to the gates left open. */
function ringOf(count: number, rx: number, ry: number, roads: number): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2;
    const x = Math.sin(angle) * rx;
    const y = 3 - Math.cos(angle) * ry;
    const onWay =
      ((roads & SOUTH) !== 0 && y > 4 && Math.abs(x) < 5) ||
      ((roads & NORTH) !== 0 && y < -4 && Math.abs(x) < 5) ||
      ((roads & EAST) !== 0 && x > 8 && Math.abs(y - 2) < 3.5) ||
      ((roads & WEST) !== 0 && x < -8 && Math.abs(y - 2) < 3.5);
    if (!onWay) places.push([x, y]);
  }
  return places;
}

function enclose(
  ring: Ring,
  size: number,
  roof: Roof,
  roads: number,
  behind: Figure[],
  before: Figure[],
  pieces: Piece[],
): void {
  const centre = 2;
  if (size === 2) {
    behind.push(placed(palisade(ring, -1), 0, centre));
    before.push(placed(palisade(ring, 1), 0, centre));
    if ((roads & SOUTH) !== 0)
      before.push(
        placed([{ d: 'M-3.4 0.6V-6.4M3.4 0.6V-6.4M-4.6 -5.6H4.6', line: '#4d3722', width: 1.4 }], 0, centre + ring.ry),
      );
    return;
  }
  behind.push(placed(farWall(ring), 0, centre));
  before.push(placed(nearWall(ring), 0, centre));
  const turret = size === 4 ? roof : null;
  const wide = size === 4 ? 6 : 5;
  const tall = ring.height + (size === 4 ? 5 : 3.4);
  const angles = size === 4 ? [35, 68, 112, 145, 215, 248, 292, 325] : [42, 138, 222, 318];
  for (const degrees of angles) {
    const angle = (degrees / 180) * Math.PI;
    const x = Math.sin(angle) * ring.rx;
    const y = centre - Math.cos(angle) * ring.ry;
    const figure = placed(tower(wide, tall, turret), x, y + 0.6);
    if (y < centre) behind.push(figure);
    else before.push(figure);
  }
  if ((roads & NORTH) !== 0) behind.push(placed(gate(ring.height), 0, centre - ring.ry));
  for (const [bit, x] of [
    [WEST, -ring.rx],
    [EAST, ring.rx],
  ] as const) {
    if ((roads & bit) === 0) continue;
    pieces.push(
      { y: centre - 4, figure: placed(tower(wide, tall, turret), x, centre - 4) },
      { y: centre + 6, figure: placed(tower(wide, tall, turret), x, centre + 6) },
    );
  }
  if ((roads & SOUTH) !== 0) before.push(placed(gate(ring.height), 0, centre + ring.ry));
}
