/** A scrap of a map on which nothing is known yet, and a hero who sets out over it. */
import { placed, type Figure } from '../figure';
import { num } from '../glyphs/shape';
import { stream } from '../land/noise';
import { oval } from '../sprites/pen';
import { compass, doodles } from './doodles';
import { hero } from './hero';

const WIDE = 300;
const HIGH = 200;
const INK = '#7a5a30';

/** With room for the shadow. */
export const SCRAP_BOX = [-8, -8, WIDE + 18, HIGH + 22] as const;

/** The edge of paper that was torn: never straight, never far off. */
function edge(): string {
  const next = stream(7);
  const points: (readonly [number, number])[] = [];
  const along = (x0: number, y0: number, x1: number, y1: number) => {
    const steps = Math.round(Math.hypot(x1 - x0, y1 - y0) / 9);
    for (let i = 0; i < steps; i++)
      points.push([
        x0 + ((x1 - x0) * i) / steps + (next() - 0.5) * 5,
        y0 + ((y1 - y0) * i) / steps + (next() - 0.5) * 5,
      ]);
  };
  along(4, 4, WIDE - 4, 4);
  along(WIDE - 4, 4, WIDE - 4, HIGH - 4);
  along(WIDE - 4, HIGH - 4, 4, HIGH - 4);
  along(4, HIGH - 4, 4, 4);
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;
}

export function scrap(): Figure {
  const paper = edge();
  // The way so far: from beyond the edge to where he stands.
  const steps = [
    [26, 178],
    [42, 171],
    [58, 168],
    [74, 166],
    [90, 161],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 3.4, 1.8))
    .join('');
  const signs = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ].flatMap(([row = 0, column = 0]) => doodles(row, column));
  return [
    { d: paper, fill: '#1c160838', at: { x: 4, y: 6, scale: 1 } },
    {
      d: paper,
      fill: { from: [0, 0], to: [WIDE, HIGH], colors: ['#f6ebcf', '#ecdcb4', '#dcc593'] },
      line: '#a5844f',
      width: 1.4,
    },
    ...signs,
    ...placed(compass(), 236, 142, 1.5),
    { d: steps, fill: `${INK}88` },
    ...placed(hero(null, 0), 118, 162, 1.9),
  ];
}
