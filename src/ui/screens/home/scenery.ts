/**
 * The picture on the home screen: the land of the game at sunrise, drawn with what its maps are drawn with. Worked out once,
 * from fixed numbers, on a field of WIDTH by HEIGHT; narrow screens see the middle of it.
 */
import { placed, tinted, type Figure } from '@/art/figure';
import { num } from '@/art/glyphs/shape';
import { stream } from '@/art/land/noise';
import { LIVERIES } from '@/art/palette';
import { hero, RIM } from '@/art/places/hero';
import { gate, house, keep, nearWall, tower, type Roof } from '@/art/places/houses';
import { oval, polygon } from '@/art/sprites/pen';
import { GRANITE, mountain } from '@/art/sprites/rocks';
import { fir, maple, oak } from '@/art/sprites/trees';

export const WIDTH = 800;
export const HEIGHT = 600;
export const SUN = { x: 400, y: 300, r: 54 } as const;

const SHORE = 452;

/** Farther away is paler, and takes on the colour of the air. */
const hazy = (figure: Figure, air: string, share: number): Figure => tinted(figure, air, share);

function range(tops: readonly (readonly [x: number, foot: number, size: number])[], seed: number): Figure {
  // Enlarged like this, the ink around them would be a beam.
  const thin = (figure: Figure): Figure => figure.map((stroke) => (stroke.fill === undefined ? { ...stroke, width: 0.22 } : stroke));
  return tops.flatMap(([x, foot, size], i) => placed(thin(mountain(seed + i * 3, 34, 33, GRANITE)), x, foot, size));
}

const FAR = [[20, 400, 4.2], [120, 396, 3.6], [205, 398, 4.4], [285, 396, 3], [350, 398, 2.4], [455, 398, 2.5], [530, 396, 3.4], [610, 398, 4.6], [700, 396, 3.8], [785, 400, 4.4]] as const;
const NEAR = [[-20, 462, 6.4], [90, 464, 5], [176, 460, 6], [258, 462, 3.6], [566, 462, 4], [640, 462, 6.2], [728, 464, 5], [816, 462, 6.4]] as const;

/** Table mountains: flat tops, broken flanks, strata, and scree at the foot. */
function tables(seed: number, mesas: readonly (readonly [left: number, right: number, top: number])[], foot: number): Figure {
  const next = stream(seed);
  return mesas.flatMap(([left, right, top]): Figure => {
    const down = (share: number) => top + (foot - top) * share;
    const outline = polygon([
      [left - 30, foot], [left - 14, down(0.7)], [left - 10, down(0.44)], [left - 2, down(0.4)], [left + 2, top + 3], [left + 18, top], [right - 20, top + 2], [right - 2, top + 5],
      [right + 2, down(0.36)], [right + 11, down(0.42)], [right + 15, down(0.74)], [right + 34, foot],
    ]);
    const strata = [0.2, 0.34, 0.52, 0.68, 0.84].map((share) => `M${left - 30} ${num(down(share))}L${num((left + right) / 2)} ${num(down(share) + 4)}L${right + 34} ${num(down(share) - 1)}`);
    const cracks = Array.from({ length: Math.round((right - left) / 13) }, (_, i) => {
      const x = left + 6 + i * 13 + next() * 6;
      return `M${num(x)} ${num(top + 5)}L${num(x - 2 + next() * 4)} ${num(down(0.2 + next() * 0.35))}`;
    });
    const shade = polygon([[right - 22, top + 2], [right - 2, top + 5], [right + 2, down(0.36)], [right + 11, down(0.42)], [right + 15, down(0.74)], [right + 34, foot], [right - 16, foot], [right - 26, down(0.5)]]);
    return [
      { d: outline, fill: { from: [0, top], to: [0, foot], colors: ['#d98f5a', '#bd6a3a', '#9a4a28', '#c98756'] } },
      { d: strata.join(''), line: '#7a331888', width: 2.2, clip: outline },
      { d: cracks.join(''), line: '#6e301570', width: 1.4 },
      { d: shade, fill: '#5a1f1266' },
      { d: polygon([[left + 2, top + 3], [left + 18, top], [right - 20, top + 2], [right - 2, top + 5], [right - 30, top + 8], [left + 26, top + 7]]), fill: '#f3c693' },
      { d: outline, line: '#4f220f', width: 1.2 },
    ];
  });
}

/** Trees of a wood in one stroke of each tone, so that a whole wood is two paths. */
function wood(seed: number, count: number, size: number, foot: (x: number) => number, dark: string, lit: string): Figure {
  const next = stream(seed);
  const shade: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = ((i + next() * 0.8) / count) * (WIDTH + 40) - 20;
    const high = size * (0.7 + next() * 0.6);
    const y = foot(x) + next() * size * 0.2;
    for (const [top, bottom, wide] of [[1, 0.55, 0.16], [0.72, 0.28, 0.22], [0.46, 0, 0.28]] as const) {
      const [apex, base, half] = [y - high * top, y - high * bottom, high * wide];
      shade.push(polygon([[x, apex], [x + half, base], [x - half, base]]));
      light.push(polygon([[x, apex], [x - half * 0.05, base - half * 0.1], [x - half * 0.5, base - half * 0.25], [x - half, base]]));
    }
  }
  return [{ d: shade.join(''), fill: dark }, { d: light.join(''), fill: lit }];
}

const ROOF: Roof = LIVERIES.islanders;

/** A castle with its town, on a tongue of land in the lake. */
function city(): Figure {
  const ring = { rx: 40, ry: 12, height: 8 };
  return [
    ...placed(keep(ROOF), 0, -5, 2.3),
    ...[[-27, -1], [-15, 1], [16, 1], [28, -1]].flatMap(([x = 0, y = 0], i) => placed(house(ROOF, i % 2 === 0, 1), x, y, 1.5)),
    ...placed(nearWall(ring), 0, 0),
    ...[-40, -24, 24, 40].flatMap((x) => placed(tower(6, 14, ROOF), x, x * x === 1600 ? 0 : 9.4)),
    ...placed(gate(8), 0, 12.4),
  ];
}

const GRASS = { from: [0, 520], to: [0, HEIGHT], colors: ['#6f9148', '#4a7038', '#2c4f2e'] } as const;

/** A rise from the foot of the picture between two places. */
const hill = (left: number, right: number): string => `M${left} ${HEIGHT}C${left + 40} 530 ${right - 120} 520 ${right} ${HEIGHT}z`;

const TONGUE = 'M226 640C300 580 366 552 356 516C330 504 276 494 270 478C310 456 380 448 430 450C500 452 556 462 566 474C572 486 530 496 476 502C462 530 520 580 600 640z';

/** Wide in front, narrow at the gate: as far as the eye can tell. */
function road(): Figure {
  const [left, right] = ['M356 612C372 574 442 560 440 532C438 514 408 510 405 488', 'L419 488C421 504 466 508 468 532C470 572 426 588 420 612z'];
  return [
    { d: left + right, fill: '#d8bf8b', line: '#6d5230', width: 3 },
    { d: 'M376 612C388 580 450 566 449 533C447 512 412 508 410 488M398 612C406 584 460 570 459 533C457 512 417 506 414 488', line: '#b3945c', width: 1.8 },
  ];
}

const CLOUDS = [[150, 150, 1.1], [300, 196, 0.8], [560, 168, 1.2], [668, 226, 0.8], [60, 236, 0.9]] as const;

function clouds(color: string): Figure {
  const d = CLOUDS.map(([x, y, s]) => oval(x, y, 66 * s, 7 * s) + oval(x - 18 * s, y - 7 * s, 34 * s, 8 * s) + oval(x + 22 * s, y - 5 * s, 28 * s, 6 * s)).join('');
  return [{ d, fill: color }];
}

interface Air {
  readonly clouds: string;
  readonly air: string;
  /** How much of the day's colours the hour takes away. */
  readonly dusk: number;
  readonly lake: readonly string[];
  readonly glitter: string;
}

const AIRS: Readonly<Record<'sunrise' | 'evening', Air>> = {
  sunrise: { clouds: '#fff6dc8c', air: '#f0c08a', dusk: 0, lake: ['#f3cf94', '#9cc4ae', '#3f8f96', '#2a6f86'], glitter: '#fff3cdcc' },
  evening: { clouds: '#8d86b033', air: '#3b3763', dusk: 0.66, lake: ['#6a5468', '#37506a', '#1f3a52', '#142a3e'], glitter: '#f0cd7ccc' },
};

const NIGHT = '#141833';

/** Everything in front of the sun. */
export function landscape(hour: 'sunrise' | 'evening'): Figure {
  const { clouds: cloud, air, dusk, lake, glitter } = AIRS[hour];
  const late = (figure: Figure): Figure => (dusk === 0 ? figure : tinted(figure, NIGHT, dusk));
  return [
    ...clouds(cloud),
    ...hazy(range(FAR, 3), air, hour === 'sunrise' ? 0.62 : 0.84),
    ...late(hazy(range(NEAR, 11), air, 0.22)),
    { d: `M0 ${SHORE}H${WIDTH}V${HEIGHT}H0z`, fill: { from: [0, SHORE], to: [0, HEIGHT], colors: lake } },
    { d: 'M330 462h140M352 472h96M310 483h70M420 484h76M344 496h130M300 512h80M440 514h90M360 528h90', line: glitter, width: 2.4 },
    ...late([
      ...tables(5, [[196, 258, 412], [-30, 40, 406], [62, 160, 392], [560, 604, 420], [640, 742, 396], [770, 840, 410]], SHORE + 8),
      // A tongue of land.
      { d: TONGUE, fill: { from: [0, 448], to: [0, 600], colors: ['#b9d189', '#93b463', '#6f9148', '#4a7038'] }, line: '#efe2b4', width: 3 },
      ...road(),
      ...placed(city(), 412, 466, 1.85),
      ...placed(oak(3, 0.4), 306, 480, 1.6),
      ...placed(oak(5, 0.7), 330, 486, 1.4),
      ...placed(maple(2, 0.5), 520, 484, 1.5),
      ...placed(oak(7, 0.2), 544, 480, 1.4),
      { d: 'M-10 500C90 492 200 506 262 528C226 548 80 600 -10 600zM810 500C720 492 640 506 566 526C600 548 720 600 810 600z', fill: { from: [0, 494], to: [0, 580], colors: ['#86a85a', '#5f8446', '#3f6634'] }, line: '#efe2b4', width: 2 },
      ...wood(11, 46, 46, (x) => 540 + Math.abs(x - 420) * -0.1 + (Math.abs(x - 420) < 130 ? 120 : 0), '#2f5a34', '#5f8a47'),
      { d: hill(-20, 330), fill: GRASS },
      { d: hill(530, 820), fill: GRASS },
      ...placed(fir(1, 0.3), 556, 590, 5.2),
      ...placed(fir(4, 0.5), 606, 604, 7),
      ...placed(fir(2, 0.2), 664, 612, 8.4),
      ...placed(fir(6, 0.6), 730, 606, 7.4),
      ...placed(fir(3, 0.4), 788, 612, 8.6),
      ...placed(fir(5, 0.4), 172, 606, 6.4),
      ...placed(fir(8, 0.2), 120, 612, 8.2),
      ...placed(fir(7, 0.6), 60, 606, 7.2),
      ...placed(fir(2, 0.3), 4, 612, 8.4),
    ]),
    ...(dusk === 0 ? [] : [{ d: LIGHTS.map(([x, y]) => oval(x, y, 2.6, 3.2)).join(''), fill: '#ffd27a' }, { d: LIGHTS.map(([x, y]) => oval(x, y, 9, 9)).join(''), fill: '#ffb64d2e' }]),
    ...(dusk === 0 ? TRAVELLER : tinted(TRAVELLER, NIGHT, 0.4)),
  ];
}

/** Without the rim that sets a hero off from a map. */
const TRAVELLER = placed(hero('emberians', 0).filter((_, i) => i !== RIM), 268, 574, 2.3);

/** Windows of the castle and its town. */
const LIGHTS = [[412, 392], [382, 424], [442, 424], [363, 461], [385, 464], [442, 464], [464, 461], [412, 436]] as const;

function sunRays(cx: number, cy: number, inner: number, outer: number, count: number): string {
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.42;
    const reach = ray % 2 === 0 ? outer : inner + (outer - inner) * 0.62;
    const at = (turn: number, distance: number) => `${num(cx + Math.cos(turn) * distance)} ${num(cy + Math.sin(turn) * distance)}`;
    path += `M${at(angle - half, inner)}L${at(angle, reach)}L${at(angle + half, inner)}Z`;
  }
  return path;
}

export const RAYS = sunRays(SUN.x, SUN.y, 66, 140, 24);

export const STARS: readonly { readonly x: number; readonly y: number; readonly r: number }[] = (() => {
  const next = stream(77);
  return Array.from({ length: 70 }, () => ({ x: Math.round(next() * WIDTH), y: Math.round(next() * HEIGHT * 0.5), r: 0.6 + next() * 1.5 }));
})();
