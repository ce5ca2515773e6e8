/** The ruins: a broken circle of columns around an altar that still glows. */
import { placed, type Figure, type Stroke } from '../figure';
import { num } from '../glyphs/shape';
import { stream } from '../land/noise';
import { oval, polygon, polyline, type Points } from '../sprites/pen';

const INK = '#33291d';
const MARBLE: readonly string[] = ['#f4eede', '#d9cfb9', '#a59a84', '#857a66'];

function column(height: number, whole: boolean, seed: number): Figure {
  const next = stream(seed * 401 + 5);
  const w = 2.1;
  const top: Points = [
    [-w, -height],
    [-w * 0.3, -height - (whole ? 0 : 1.6 * next())],
    [w * 0.3, -height + (whole ? 0 : 1.2)],
    [w, -height - (whole ? 0 : next())],
  ];
  const strokes: Stroke[] = [
    { d: oval(w * 1.3, 0.5, w * 2.4, 1.3), fill: '#1c160848' },
    {
      d: polygon([[-w, 0], ...top, [w, 0], [0, 0.8]]),
      fill: { from: [-w, 0], to: [w, 0], colors: MARBLE },
      line: INK,
      width: 0.5,
    },
    {
      d: `M${num(-w * 0.35)} -0.4V${num(-height + 1)}M${num(w * 0.35)} -0.4V${num(-height + 1)}`,
      line: '#6b604b66',
      width: 0.4,
    },
    {
      d: polygon([
        [-w - 0.8, 1],
        [-w - 0.8, -0.5],
        [w + 0.8, -0.5],
        [w + 0.8, 1],
      ]),
      fill: '#cfc4ab',
      line: INK,
      width: 0.45,
    },
  ];
  if (whole)
    strokes.push({
      d: polygon([
        [-w - 0.8, -height + 0.4],
        [-w - 0.8, -height - 1.2],
        [w + 0.8, -height - 1.2],
        [w + 0.8, -height + 0.4],
      ]),
      fill: '#e8dfca',
      line: INK,
      width: 0.45,
    });
  return strokes;
}

function fallen(seed: number): Figure {
  const long = 8 + (seed % 3);
  return [
    { d: oval(1, 1.2, long * 0.7, 1.6), fill: '#1c160840' },
    {
      d: polygon([
        [-long / 2, -1.6],
        [long / 2, -3.2],
        [long / 2 + 0.8, 0],
        [-long / 2 + 0.6, 1.4],
      ]),
      fill: { from: [0, -3], to: [0, 1.4], colors: ['#f0e9d8', '#c4b9a1', '#8d826d'] },
      line: INK,
      width: 0.5,
    },
    { d: oval(long / 2 + 0.4, -1.6, 1, 1.7), fill: '#d8cdb6', line: INK, width: 0.45 },
  ];
}

export function ruins(seed: number): Figure {
  const next = stream(seed * 409 + 1);
  const cracks: string[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + next();
    const at = (share: number): [number, number] => [
      Math.cos(angle) * 31 * share + (next() - 0.5) * 3,
      2 + Math.sin(angle) * 23 * share + (next() - 0.5) * 2,
    ];
    cracks.push(polyline([at(0.35), at(0.6), at(0.78), at(0.97)]));
  }
  const floor: Figure = [
    { d: oval(1.5, 4.5, 34, 25), fill: '#2e261855', blur: 1.2 },
    { d: oval(0, 3.4, 33, 24.5), fill: '#8c8068', line: INK, width: 0.6 },
    {
      d: oval(0, 2, 33, 24),
      fill: { from: [-24, -18], to: [24, 22], colors: ['#ddd2b8', '#c2b597', '#a39677'] },
      line: INK,
      width: 0.6,
    },
    { d: oval(0, 2, 24, 17) + oval(0, 2, 22.6, 15.9), fill: '#857a5f88', evenOdd: true },
    { d: cracks.join(''), line: '#5f553f88', width: 0.6 },
    { d: oval(-20, 11, 6, 3.6) + oval(17, -9, 5.4, 3) + oval(6, 19, 5, 2.4), fill: '#7c8a4a99' },
  ];
  const pieces: { readonly y: number; readonly figure: Figure }[] = [];
  const heights = [15, 6, 17, 4, 12, 17, 8, 14, 5, 10];
  heights.forEach((height, i) => {
    const angle = ((i + 0.5) / heights.length) * Math.PI * 2;
    const x = Math.sin(angle) * 27;
    const y = 3 - Math.cos(angle) * 19;
    pieces.push({ y, figure: placed(column(height, height > 14, i + seed), x, y) });
  });
  pieces.push({ y: 13, figure: placed(fallen(1), -11, 13) }, { y: 9, figure: placed(fallen(2), 14, 9) });
  pieces.push({ y: 3, figure: altar() });
  pieces.sort((a, b) => a.y - b.y);
  return [...floor, ...pieces.flatMap(({ figure }) => figure)];
}

function altar(): Figure {
  return [
    { d: oval(0, 1.5, 13, 9), fill: '#5fd0e066', blur: 3 },
    {
      d: polygon([
        [-7, 4],
        [7, 4],
        [6, 0],
        [-6, 0],
      ]),
      fill: '#9c9079',
      line: INK,
      width: 0.5,
    },
    {
      d: polygon([
        [-6, 0],
        [6, 0],
        [4.6, -2.6],
        [-4.6, -2.6],
      ]),
      fill: '#cdc2a9',
      line: INK,
      width: 0.5,
    },
    {
      d: polygon([
        [0, -16],
        [3.2, -9],
        [1.8, -2.4],
        [-1.8, -2.4],
        [-3.2, -9],
      ]),
      fill: { from: [-3, -12], to: [3, -4], colors: ['#e9ffff', '#7fdcec', '#2f93b8'] },
      line: '#15506b',
      width: 0.5,
    },
    {
      d: polygon([
        [0, -16],
        [-3.2, -9],
        [-1.8, -2.4],
        [0.2, -8],
      ]),
      fill: '#f4ffff99',
    },
  ];
}
