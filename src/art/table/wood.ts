/** The table that a map lies on: boards of old wood, as a tile that joins itself on all sides. */
import { blend, type Figure, type Stroke } from '../figure';
import { num } from '../glyphs/shape';
import { stream } from '../land/noise';
import { oval } from '../sprites/pen';

export const WOOD_WIDTH = 420;
const BOARD = 52;
const BOARDS = 6;
export const WOOD_HEIGHT = BOARD * BOARDS;

interface Wood {
  readonly light: string;
  readonly dark: string;
  readonly seam: string;
  readonly shine: string;
}

const DAY: Wood = { light: '#7a5534', dark: '#5d3f26', seam: '#2b1a0d', shine: '#b98a58' };
const NIGHT: Wood = { light: '#2b2230', dark: '#1f1925', seam: '#0b090e', shine: '#5a4a55' };

export function wood(night: boolean): Figure {
  const tones = night ? NIGHT : DAY;
  return Array.from({ length: BOARDS }, (_, i) => board(i, tones)).flat();
}

/** A board across the whole tile, with a joint somewhere. */
function board(index: number, { light, dark, seam, shine }: Wood): Figure {
  const next = stream(index * 71 + 5);
  const top = index * BOARD;
  const tone = blend(dark, light, 0.15 + next() * 0.85);
  const joint = 30 + next() * (WOOD_WIDTH - 60);
  const knot = next() < 0.6 ? { x: 40 + next() * (WOOD_WIDTH - 80), y: top + BOARD * (0.3 + next() * 0.4) } : null;
  const strokes: Stroke[] = [
    {
      d: `M0 ${top}H${WOOD_WIDTH}V${top + BOARD}H0z`,
      fill: {
        from: [0, top],
        to: [0, top + BOARD],
        colors: [blend(tone, shine, 0.12), tone, tone, blend(tone, seam, 0.28)],
      },
    },
  ];
  const grain: string[] = [];
  const veins: string[] = [];
  for (let k = 0; k < 9; k++)
    (k % 3 === 0 ? veins : grain).push(vein(top + 4 + (k + next() * 0.8) * ((BOARD - 8) / 9), next, knot));
  strokes.push(
    { d: grain.join(''), line: `${seam}40`, width: 0.8 },
    { d: veins.join(''), line: `${seam}55`, width: 1.3 },
  );
  if (knot !== null) {
    strokes.push(
      { d: oval(knot.x, knot.y, 6, 2.8), fill: `${seam}77` },
      { d: oval(knot.x, knot.y, 9, 4.4), line: `${seam}55`, width: 1 },
    );
  }
  strokes.push(
    { d: `M${num(joint)} ${top}V${top + BOARD}`, line: seam, width: 1.3 },
    { d: `M${num(joint + 1.2)} ${top + 1}V${top + BOARD - 1}`, line: `${shine}55`, width: 0.7 },
    {
      d:
        oval(joint - 7, top + 9, 1.5, 1.5) +
        oval(joint - 7, top + BOARD - 9, 1.5, 1.5) +
        oval(joint + 7, top + 9, 1.5, 1.5) +
        oval(joint + 7, top + BOARD - 9, 1.5, 1.5),
      fill: `${seam}cc`,
    },
    { d: `M0 ${top + BOARD}H${WOOD_WIDTH}`, line: seam, width: 1.8 },
    { d: `M0 ${num(top + 1.4)}H${WOOD_WIDTH}`, line: `${shine}50`, width: 0.8 },
  );
  return strokes;
}

const STEP = 20;

/** A line of the grain that ends as high as it begins, and goes around a knot. */
function vein(y: number, next: () => number, knot: { readonly x: number; readonly y: number } | null): string {
  const [first, second] = [next() * Math.PI * 2, next() * Math.PI * 2];
  const points: string[] = [];
  for (let x = 0; x <= WOOD_WIDTH; x += STEP) {
    const turn = (x / WOOD_WIDTH) * Math.PI * 2;
    const away = knot === null ? 0 : Math.exp(-(((x - knot.x) / 26) ** 2)) * 5 * Math.sign(y - knot.y);
    points.push(`${x} ${num(y + Math.sin(turn + first) * 1.4 + Math.sin(turn * 3 + second) * 0.7 + away)}`);
  }
  return `M${points.join('L')}`;
}
