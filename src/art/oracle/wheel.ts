/**
 * The Sun Oracle (ORACLE-01, ORACLE-02): an outer ring of night that stands still, an inner ring of brass that turns a vane
 * a day, and the ray on the inner tool. The middle is at 0, 0; a picture on a ring stands with its foot to the middle.
 */
import { placed, type Figure, type Stroke } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { num, star } from '../glyphs/shape';
import { oval } from '../sprites/pen';

export const WHEEL = 100;
const RIM = 96;
const MIDDLE = 63;
const HUB = 29;
const INK = '#2a1d12';

/** A point on a circle; vanes are counted clockwise from the top. */
function at(vane: number, vanes: number, radius: number): readonly [x: number, y: number] {
  const angle = (vane / vanes) * Math.PI * 2 - Math.PI / 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

const point = (vane: number, vanes: number, radius: number): string => at(vane, vanes, radius).map(num).join(' ');

/** The field of a vane between two circles. */
function field(vane: number, vanes: number, inner: number, outer: number): string {
  const [from, to] = [vane - 0.5, vane + 0.5];
  return `M${point(from, vanes, inner)}L${point(from, vanes, outer)}A${outer} ${outer} 0 0 1 ${point(to, vanes, outer)}L${point(to, vanes, inner)}A${inner} ${inner} 0 0 0 ${point(from, vanes, inner)}z`;
}

function sign(name: GlyphName, vane: number, vanes: number, radius: number, size: number, color: string): Figure {
  const [x, y] = at(vane, vanes, radius);
  const turn = (vane / vanes) * 360;
  const angle = (turn * Math.PI) / 180;
  const half = size / 2;
  // Turned around its own middle.
  const place = {
    x: x - half * Math.cos(angle) + half * Math.sin(angle),
    y: y - half * Math.sin(angle) - half * Math.cos(angle),
    scale: size / 24,
    turn,
  };
  const { fill, line } = GLYPHS[name];
  return [
    { d: fill, fill: color, evenOdd: true, at: place },
    ...(line === undefined ? [] : [{ d: line, line: color, width: 2, at: place }]),
  ];
}

export interface Day {
  readonly outer: readonly GlyphName[];
  readonly inner: readonly GlyphName[];
  /** The outer vane that the ray points at, and the one whose two pictures are the same. */
  readonly lit: number;
  readonly matched: number;
}

/** What stands still. */
export function outerRing({ outer, lit, matched }: Day, plain: boolean): Figure {
  const vanes = outer.length;
  const spokes = outer
    .map((_, vane) => `M${point(vane + 0.5, vanes, MIDDLE)}L${point(vane + 0.5, vanes, RIM)}`)
    .join('');
  return [
    { d: oval(2, 3, WHEEL - 2, WHEEL - 2), fill: '#00000040' },
    {
      d: oval(0, 0, WHEEL - 1, WHEEL - 1),
      fill: { from: [-70, -70], to: [70, 70], colors: ['#ffeeb0', '#d9a83a', '#8a5d10'] },
      line: '#4d3206',
      width: 2,
    },
    {
      d: oval(0, 0, RIM - 1, RIM - 1),
      fill: { from: [-60, -70], to: [60, 70], colors: ['#3a4678', '#232a4d', '#141830'] },
      line: '#4d3206',
      width: 1.4,
    },
    { d: field(lit, vanes, MIDDLE, RIM - 2), fill: { from: [0, -90], to: [0, 90], colors: ['#fff2b8', '#f4c34a'] } },
    ...(matched === lit ? [] : [{ d: field(matched, vanes, MIDDLE, RIM - 2), fill: '#e9f3ff' }]),
    { d: spokes, line: '#d9a83a', width: 1.2 },
    ...(plain
      ? []
      : outer.flatMap((name, vane) =>
          sign(name, vane, vanes, (RIM + MIDDLE) / 2, 22, vane === lit || vane === matched ? '#241603' : '#f3e3bd'),
        )),
  ];
}

/** What turns. Drawn as it lies on the first day; the ray and the tool are at the top. */
export function innerRing({ inner }: Pick<Day, 'inner'>, plain: boolean): Figure {
  const vanes = inner.length;
  const spokes = inner
    .map((_, vane) => `M${point(vane + 0.5, vanes, HUB)}L${point(vane + 0.5, vanes, MIDDLE - 2)}`)
    .join('');
  return [
    { d: oval(0, 0, MIDDLE, MIDDLE), fill: '#4d3206' },
    {
      d: oval(0, 0, MIDDLE - 2, MIDDLE - 2),
      fill: { from: [-50, -50], to: [50, 50], colors: ['#fbeecb', '#e9cf94', '#b98f45'] },
    },
    { d: spokes, line: '#8a5d10', width: 1.2 },
    ...(plain ? [] : inner.flatMap((name, vane) => sign(name, vane, vanes, (MIDDLE + HUB) / 2 - 0.5, 19, INK))),
    {
      d: 'M-7 -61L0 -76L7 -61L0 -57z',
      fill: { from: [0, -76], to: [0, -57], colors: ['#fffbe0', '#f4c34a'] },
      line: '#6b4a0e',
      width: 1.4,
    },
  ];
}

/** The sun in the middle covers the axle. */
export function hub(): Figure {
  return [
    {
      d: oval(0, 0, HUB, HUB),
      fill: { from: [-25, -25], to: [25, 25], colors: ['#3a4678', '#1a1f3c'] },
      line: '#4d3206',
      width: 1.6,
    },
    { d: star(0, 0, 14, 25, 17), fill: '#f4c34a' },
    {
      d: oval(0, 0, 15, 15),
      fill: { from: [-12, -12], to: [12, 12], colors: ['#fff6cf', '#f7c24b', '#e39a2c'] },
      line: '#8a5d10',
      width: 1.2,
    },
    {
      d: 'M-7 -3.4Q-5 -5.6 -3 -3.4M3 -3.4Q5 -5.6 7 -3.4M-5 4Q0 8.4 5 4M0 -2.4L-1.4 2.4L1 2.8',
      line: '#8a4d10',
      width: 1.5,
    },
  ];
}

/** Around the two pictures that are the same today: they stand one above the other, on both rings. */
export function matchFrame({ outer, matched }: Day): Figure {
  const vanes = outer.length;
  const frame = field(matched, vanes, HUB + 2, RIM - 3);
  const strokes: Stroke[] = [
    { d: frame, line: '#1d3f73', width: 5 },
    { d: frame, line: '#8fd0ff', width: 2.6 },
  ];
  return placed(strokes, 0, 0);
}
