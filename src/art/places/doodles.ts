/** What a mapmaker draws where nothing is known: faint signs of ink on parchment. */
import type { Figure } from '../figure';
import { num } from '../glyphs/shape';
import { siteAt, SQUARE, type Land } from '../land/land';
import { hash, stream } from '../land/noise';
import { oval, polygon } from '../sprites/pen';

const INK = '#7a5a30';
const FAINT = `${INK}66`;

/** Small crosses where the corners of blank squares meet: enough to count squares by. */
export function corners(land: Land): Figure {
  const crosses: string[] = [];
  for (let row = 0; row <= land.rows; row++) {
    for (let column = 0; column <= land.columns; column++) {
      const around = [
        siteAt(land, row - 1, column - 1),
        siteAt(land, row - 1, column),
        siteAt(land, row, column - 1),
        siteAt(land, row, column),
      ];
      if (!around.some(({ kind }) => kind === 'blank') || around.some(({ kind }) => kind === 'land')) continue;
      const [x, y] = [column * SQUARE, row * SQUARE];
      crosses.push(`M${x - 4} ${y}H${x + 4}M${x} ${y - 4}V${y + 4}`);
    }
  }
  return crosses.length === 0 ? [] : [{ d: crosses.join(''), line: `${INK}99`, width: 0.9 }];
}

/** A dotted line between two blank squares that touch: where one ends and the next begins. */
export function borders(land: Land): Figure {
  const dots: string[] = [];
  const dot = (x: number, y: number) => dots.push(oval(x, y, 0.55, 0.55));
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++) {
      if (siteAt(land, row, column).kind !== 'blank') continue;
      for (let k = 1; k < 10; k++) {
        if (siteAt(land, row, column + 1).kind === 'blank') dot((column + 1) * SQUARE, row * SQUARE + k * 10);
        if (siteAt(land, row + 1, column).kind === 'blank') dot(column * SQUARE + k * 10, (row + 1) * SQUARE);
      }
    }
  }
  return dots.length === 0 ? [] : [{ d: dots.join(''), fill: `${INK}70` }];
}

/** One or two signs on a blank square. */
export function doodles(row: number, column: number): Figure {
  const next = stream(Math.floor(hash(column, row, 81) * 1e9));
  const signs = [hills, birds, trees, swirl, stars];
  const first = Math.floor(next() * signs.length);
  const figure: Figure[] = [];
  for (let i = 0; i < 2; i++) {
    const x = 22 + next() * 56;
    const y = i === 0 ? 26 + next() * 18 : 62 + next() * 20;
    const sign = signs[(first + i * 2) % signs.length] ?? hills;
    figure.push(
      sign(next).map((stroke) => ({ ...stroke, at: { x: column * SQUARE + x, y: row * SQUARE + y, scale: 1 } })),
    );
  }
  return figure.flat();
}

function hills(next: () => number): Figure {
  const d = [-9, 0, 8].map((x, i) => {
    const w = 7 + next() * 3;
    const h = 6 + next() * 3 - i;
    return `M${num(x - w)} 0Q${num(x - w * 0.2)} ${num(-h * 1.8)} ${num(x + w)} 0M${num(x + w * 0.25)} ${num(-h * 0.62)}L${num(x + w * 0.5)} -1M${num(x + w * 0.05)} ${num(-h * 0.7)}L${num(x + w * 0.2)} -2`;
  });
  return [{ d: d.join(''), line: FAINT, width: 0.9 }];
}

function birds(next: () => number): Figure {
  const d = [0, 1, 2].map((i) => {
    const [x, y, w] = [(i - 1) * 9 + next() * 3, (next() - 0.5) * 8, 3 + next()];
    return `M${num(x - w)} ${num(y)}Q${num(x - w * 0.4)} ${num(y - 2.6)} ${num(x)} ${num(y)}Q${num(x + w * 0.4)} ${num(y - 2.6)} ${num(x + w)} ${num(y)}`;
  });
  return [{ d: d.join(''), line: FAINT, width: 0.9 }];
}

function trees(next: () => number): Figure {
  const d = [-7, 0, 6].map((x) => {
    const h = 7 + next() * 3;
    return `M${num(x)} 0V${num(-h)}M${num(x - 2.6)} ${num(-h * 0.3)}L${num(x)} ${num(-h * 0.62)}L${num(x + 2.6)} ${num(-h * 0.3)}M${num(x - 2)} ${num(-h * 0.62)}L${num(x)} ${num(-h)}L${num(x + 2)} ${num(-h * 0.62)}`;
  });
  return [{ d: d.join(''), line: FAINT, width: 0.9 }];
}

/** Wind. */
function swirl(): Figure {
  return [
    {
      d: 'M-12 2H4C8 2 8 -3.4 4.4 -3.4C2.2 -3.4 2 -0.8 3.8 -0.6M-8 5H9C12.6 5 12.6 9.6 9.2 9.6',
      line: FAINT,
      width: 0.9,
    },
  ];
}

function stars(next: () => number): Figure {
  const d = [0, 1, 2].map((i) => {
    const [x, y, r] = [(i - 1) * 8 + next() * 3, (next() - 0.5) * 10, 1.6 + next() * 1.2];
    return `M${num(x - r)} ${num(y)}H${num(x + r)}M${num(x)} ${num(y - r)}V${num(y + r)}`;
  });
  return [{ d: d.join(''), line: FAINT, width: 0.9 }];
}

/** A compass rose of some 60 units across. */
export function compass(): Figure {
  const strokes: { d: string; fill?: string; line?: string; width?: number }[] = [
    { d: oval(0, 0, 19, 19) + oval(0, 0, 16.6, 16.6), line: `${INK}77`, width: 0.7 },
  ];
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0 ? 28 : 17;
    const angle = (i / 8) * Math.PI * 2;
    const at = (turn: number, radius: number): readonly [number, number] => [
      Math.sin(angle + turn) * radius,
      -Math.cos(angle + turn) * radius,
    ];
    strokes.push({ d: polygon([[0, 0], at(-0.4, 6), at(0, long)]), fill: `${INK}88`, line: `${INK}99`, width: 0.5 });
    strokes.push({ d: polygon([[0, 0], at(0.4, 6), at(0, long)]), fill: '#f3e6c6aa', line: `${INK}99`, width: 0.5 });
  }
  return strokes;
}
