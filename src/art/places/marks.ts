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

/** What it costs, on a tag at the foot of the square: a number and a glyph. Without a number the glyph alone. */
export function tag(kind: MarkKind, cost: { readonly count: number; readonly glyph: GlyphName } | null): Figure {
  const { main, glyph } = LOOKS[kind];
  const sign = cost?.glyph ?? glyph;
  if (sign === null) return [];
  const counted = cost !== null && cost.count > 0;
  const digits = counted ? numeral(cost.count) : { d: '', width: 0 };
  const scale = 14 / NUMERAL_HEIGHT;
  const numberWidth = digits.width * scale;
  const width = 24 + numberWidth;
  const [x, y] = [50 - width / 2, 74];
  const plate = `M${num(x + 11)} ${y}H${num(x + width - 11)}A11 11 0 0 1 ${num(x + width - 11)} ${y + 22}H${num(x + 11)}A11 11 0 0 1 ${num(x + 11)} ${y}z`;
  return [
    { d: plate, fill: '#1c160855', at: { x: 0.8, y: 1.2, scale: 1 } },
    { d: plate, fill: '#fffaf0', line: INK, width: 2.4 },
    { d: plate, line: main, width: 1 },
    { d: digits.d === '' ? 'M0 0' : digits.d, line: INK, width: NUMERAL_LINE, at: { x: x + 6, y: y + 4, scale } },
    { d: GLYPHS[sign].fill, fill: INK, evenOdd: true, at: { x: x + 4 + numberWidth, y: y + 3, scale: 16 / 24 } },
  ];
}

/** Around what is chosen right now. */
export function selectedMark(): Figure {
  return [
    { d: frame(3, 11), line: INK, width: 5.4 },
    { d: frame(3, 11), line: '#ffffff', width: 3.4 },
    { d: frame(3, 11), line: '#c8901f', width: 1.2 },
  ];
}

/** Around a card that lies on trial. One that does not fit is crossed. */
export function previewFrame(fits: boolean): Figure {
  const main = fits ? '#ffd75e' : '#ff6a4d';
  return [
    { d: frame(2, 8), line: INK, width: 5.6 },
    { d: frame(2, 8), line: main, width: 3.4 },
    ...(fits ? [] : [{ d: 'M30 30L70 70M70 30L30 70', line: INK, width: 11 }, { d: 'M30 30L70 70M70 30L30 70', line: main, width: 7 }]),
  ];
}

/** Footsteps from place to place, with an arrow at the end. */
export function pathMark(points: readonly (readonly [x: number, y: number])[]): Figure {
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (last === undefined || before === undefined) return [];
  const line = `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const at = (turn: number, radius: number): readonly [number, number] => [last[0] + Math.cos(angle + turn) * radius, last[1] + Math.sin(angle + turn) * radius];
  const head = polygon([at(0, 9), at(2.4, 10), at(Math.PI, 3), at(-2.4, 10)]);
  return [
    { d: line, line: '#241a10aa', width: 7.4 },
    { d: line, line: '#fff6dc', width: 4.6 },
    { d: line, line: '#2a8fb5', width: 2 },
    { d: head, fill: '#fff6dc', line: INK, width: 1.6 },
  ];
}
