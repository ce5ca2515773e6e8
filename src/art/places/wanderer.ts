/** Somebody who walks over the map and belongs to nobody, and the way that is known of it. */
import { blend, type Figure } from '../figure';
import { wandererNamed } from '../gallery';
import { GLYPHS } from '../glyphs/glyphs';
import { NEUTRAL_LIVERY } from '../palette';
import { oval, polygon } from '../sprites/pen';

const INK = '#241a10';

/** A hooded stranger: somebody whom nobody has drawn. */
const STRANGER: Figure = [
  { d: oval(2, 0, 11, 4), fill: '#1c160855' },
  { d: 'M-9 0C-9 -16 -6 -30 0 -34C6 -30 9 -16 9 0z', fill: NEUTRAL_LIVERY.main, line: INK, width: 1.4 },
  { d: oval(0, -23, 4, 5), fill: blend(NEUTRAL_LIVERY.deep, '#000000', 0.4) },
];

export const wanderer = (name: string): Figure => wandererNamed(name) ?? STRANGER;

/** Between two stones of the way. */
const STONE = 13;

/** Stones along a way; an arrow where it ends, and a die where chance has the rest. */
export function wayStones(points: readonly (readonly [x: number, y: number])[], lost: boolean): Figure {
  const stones: string[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [x0, y0] = points[i] ?? [0, 0];
    const [x1, y1] = points[i + 1] ?? [0, 0];
    const long = Math.hypot(x1 - x0, y1 - y0);
    for (let along = STONE; along < long - STONE / 2; along += STONE)
      stones.push(oval(x0 + ((x1 - x0) * along) / long, y0 + ((y1 - y0) * along) / long, 3.4, 3));
  }
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (last === undefined || before === undefined) return [];
  const [x, y] = last;
  const angle = Math.atan2(y - before[1], x - before[0]);
  const at = (turn: number, radius: number): readonly [number, number] => [
    x + Math.cos(angle + turn) * radius,
    y + Math.sin(angle + turn) * radius,
  ];
  const head = polygon([at(0, 9), at(2.4, 9), at(Math.PI, 3), at(-2.4, 9)]);
  const size = 18;
  return [
    { d: stones.join(''), fill: '#fff4d6', line: INK, width: 1.1 },
    ...(lost
      ? [
          { d: oval(x, y, 13, 13), fill: '#fff4d6', line: INK, width: 1.4 },
          {
            d: GLYPHS.die5.fill,
            fill: INK,
            evenOdd: true as const,
            at: { x: x - size / 2, y: y - size / 2, scale: size / 24 },
          },
        ]
      : [
          { d: head, fill: '#fff4d6', line: INK, width: 3 },
          { d: head, fill: '#7a4fb0' },
        ]),
  ];
}
