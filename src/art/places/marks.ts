/** Signs that lie over the map: where something can be done, what it costs, which way it goes. Each has a form of its own, not only a colour. */
import type { Figure } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { numeral, NUMERAL_HEIGHT, NUMERAL_LINE } from '../glyphs/numerals';
import { num } from '../glyphs/shape';
import { SQUARE } from '../land/land';
import { oval, polygon } from '../sprites/pen';

const INK = '#241a10';

export const MARK_KINDS = ['build', 'move', 'attack', 'choose'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

interface Look {
  readonly main: string;
  readonly glow: string;
  readonly glyph: GlyphName | null;
}

const LOOKS: Readonly<Record<MarkKind, Look>> = {
  build: { main: '#ffd75e', glow: '#ffe9a3', glyph: null },
  move: { main: '#8fe3ff', glow: '#d4f5ff', glyph: 'step' },
  attack: { main: '#ff6a4d', glow: '#ffc3b3', glyph: 'battle' },
  choose: { main: '#fff3c9', glow: '#ffffff', glyph: null },
};

function frame(inset: number, radius: number): string {
  const [a, b, r] = [num(inset), num(SQUARE - inset), num(radius)];
  const straight = num(SQUARE - inset - radius);
  const start = num(inset + radius);
  return `M${start} ${a}H${straight}A${r} ${r} 0 0 1 ${b} ${start}V${straight}A${r} ${r} 0 0 1 ${straight} ${b}H${start}A${r} ${r} 0 0 1 ${a} ${straight}V${start}A${r} ${r} 0 0 1 ${start} ${a}z`;
}

/** Corners of a frame: brackets for what may be built, so that it is told from a ring without its colour. */
function brackets(inset: number, long: number): string {
  const [a, b] = [inset, SQUARE - inset];
  return `M${a} ${a + long}V${a}H${a + long}M${b - long} ${a}H${b}V${a + long}M${b} ${b - long}V${b}H${b - long}M${a + long} ${b}H${a}V${b - long}`;
}

/** A square where something can be done; its top left corner is at 0, 0. */
export function legalMark(kind: MarkKind): Figure {
  const { main, glow } = LOOKS[kind];
  switch (kind) {
    case 'build':
      return [
        { d: frame(5, 9), fill: `${main}33` },
        { d: frame(4, 10), line: `${glow}30`, width: 8 },
        { d: frame(4, 10), line: `${glow}50`, width: 4.5 },
        { d: brackets(6, 18), line: INK, width: 5 },
        { d: brackets(6, 18), line: main, width: 3 },
      ];
    case 'move':
      return [
        { d: oval(50, 52, 26, 19), fill: `${main}3d` },
        { d: oval(50, 52, 26, 19), line: `${glow}44`, width: 7 },
        { d: oval(50, 52, 26, 19), line: INK, width: 3.8 },
        { d: oval(50, 52, 26, 19), line: main, width: 2.2 },
      ];
    case 'attack':
      return [
        { d: oval(50, 50, 38, 34), fill: `${main}38` },
        { d: oval(50, 50, 38, 34), line: `${main}4d`, width: 8 },
        { d: oval(50, 50, 38, 34), line: INK, width: 4.6 },
        { d: oval(50, 50, 38, 34), line: main, width: 2.8 },
        { d: 'M50 10V20M50 80V90M8 50H18M82 50H92', line: INK, width: 5.4 },
        { d: 'M50 10V20M50 80V90M8 50H18M82 50H92', line: main, width: 3.4 },
      ];
    case 'choose':
      return [
        { d: frame(4, 10), fill: `${main}26` },
        { d: frame(4, 10), line: `${glow}44`, width: 7 },
        { d: frame(4, 10), line: INK, width: 3.8 },
        { d: frame(4, 10), line: main, width: 2.2 },
      ];
  }
}

/** Where a tag stands on its square: it grows from there. */
export const TAG_FOOT = { x: 50, y: 96 } as const;

export interface Counted {
  readonly count: number;
  readonly glyph: GlyphName;
}

/** What is paid on a square; `and`: with something of another kind. */
export interface Cost extends Counted {
  readonly and?: Counted;
}

/** What it costs, on a tag at the foot of the square: numbers, each with its glyph. Without a number the glyph alone. */
export function tag(kind: MarkKind, cost: Cost | null): Figure {
  const { main, glyph } = LOOKS[kind];
  const sign = cost?.glyph ?? glyph;
  if (sign === null) return [];
  const scale = 14 / NUMERAL_HEIGHT;
  const signs = [{ count: cost?.count ?? 0, glyph: sign }, ...(cost?.and === undefined ? [] : [cost.and])].map(
    (part) => {
      const digits = part.count > 0 ? numeral(part.count) : { d: '', width: 0 };
      return { ...part, d: digits.d, wide: digits.width * scale };
    },
  );
  const width = 8 + signs.reduce((sum, { wide }) => sum + wide + 16, 0) + (signs.length - 1) * 2;
  const [x, y] = [TAG_FOOT.x - width / 2, TAG_FOOT.y - 22];
  const plate = `M${num(x + 11)} ${y}H${num(x + width - 11)}A11 11 0 0 1 ${num(x + width - 11)} ${y + 22}H${num(x + 11)}A11 11 0 0 1 ${num(x + 11)} ${y}z`;
  return [
    { d: plate, fill: '#1c160855', at: { x: 0.8, y: 1.2, scale: 1 } },
    { d: plate, fill: '#fffaf0', line: INK, width: 2.4 },
    { d: plate, line: main, width: 1 },
    ...signs.flatMap(({ glyph: name, d, wide }, i): Figure => {
      const before = signs.slice(0, i).reduce((sum, other) => sum + other.wide + 18, x);
      return [
        { d: d === '' ? 'M0 0' : d, line: INK, width: NUMERAL_LINE, at: { x: before + 6, y: y + 4, scale } },
        { d: GLYPHS[name].fill, fill: INK, evenOdd: true, at: { x: before + 4 + wide, y: y + 3, scale: 16 / 24 } },
      ];
    }),
  ];
}

/** Around what is chosen right now. */
export function selectedMark(): Figure {
  return [
    { d: frame(5, 9), fill: '#ffffff1f' },
    { d: frame(5, 9), line: INK, width: 2.6 },
    { d: frame(5, 9), line: '#ffe9a8', width: 1.2 },
    { d: brackets(3, 20), line: INK, width: 7 },
    { d: brackets(3, 20), line: '#ffffff', width: 4.6 },
    { d: brackets(3, 20), line: '#c8901f', width: 1.6 },
  ];
}

/** Around a card that lies on trial. One that does not fit is crossed. */
export function previewFrame(fits: boolean): Figure {
  const main = fits ? '#ffd75e' : '#ff6a4d';
  return [
    { d: frame(2, 8), line: INK, width: 5.6 },
    { d: frame(2, 8), line: main, width: 3.4 },
    ...(fits
      ? []
      : [
          { d: 'M30 30L70 70M70 30L30 70', line: INK, width: 11 },
          { d: 'M30 30L70 70M70 30L30 70', line: main, width: 7 },
        ]),
  ];
}

/** Between one footstep and the next, and how far a foot is set from the middle of the way. */
const STRIDE = 8.4;
const ASIDE = 2.5;

/** Footsteps along a way, and an arrow where it ends. */
export function pathMark(points: readonly (readonly [x: number, y: number])[]): Figure {
  const steps: { readonly x: number; readonly y: number; readonly angle: number }[] = [];
  let left = STRIDE;
  for (let i = 0; i + 1 < points.length; i++) {
    const [x0, y0] = points[i] ?? [0, 0];
    const [x1, y1] = points[i + 1] ?? [0, 0];
    const long = Math.hypot(x1 - x0, y1 - y0);
    const angle = Math.atan2(y1 - y0, x1 - x0);
    for (; left <= long; left += STRIDE)
      steps.push({ x: x0 + ((x1 - x0) * left) / long, y: y0 + ((y1 - y0) * left) / long, angle });
    left -= long;
  }
  const last = steps[steps.length - 1];
  if (last === undefined) return [];
  const feet = steps.slice(0, -1).map(({ x, y, angle }, i) => {
    const side = i % 2 === 0 ? ASIDE : -ASIDE;
    return foot(x - Math.sin(angle) * side, y + Math.cos(angle) * side, angle);
  });
  const at = (turn: number, radius: number): readonly [number, number] => [
    last.x + Math.cos(last.angle + turn) * radius,
    last.y + Math.sin(last.angle + turn) * radius,
  ];
  const head = polygon([at(0, 10), at(2.3, 10), at(Math.PI, 4), at(-2.3, 10)]);
  return [
    { d: feet.join(''), fill: INK, line: '#fff6dc', width: 2.6 },
    { d: feet.join(''), fill: '#12607f' },
    { d: head, fill: '#fff6dc', line: INK, width: 4 },
    { d: head, fill: '#2a8fb5', line: '#fff6dc', width: 1.8 },
  ];
}

/** A sole that points where it goes. */
function foot(x: number, y: number, angle: number): string {
  const at = (along: number, across: number): readonly [number, number] => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ];
  return polygon([
    at(2.9, -0.6),
    at(3.2, 0.5),
    at(1.6, 1.4),
    at(-0.6, 0.9),
    at(-2.8, 1.1),
    at(-3.1, 0),
    at(-2.6, -1),
    at(-0.6, -0.8),
    at(1.4, -1.5),
  ]);
}
