/** The land of a faction behind its people and things: an ink wash in its own colour. */
import type { Figure, Stroke } from '../figure';
import { num, star } from '../glyphs/shape';
import { oval, polygon } from '../sprites/pen';
import { LIVERIES } from '../palette';
import type { Suit } from './suit';

/** A row of triangles: peaks or firs. */
function row(count: number, top: number, foot: number, wide: number, phase: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + phase) * 100) / count;
    const high = top + ((i * 37) % 5) * 2.2;
    return polygon([
      [x - wide, foot],
      [x, high],
      [x + wide, foot],
    ]);
  }).join('');
}

function firs(top: number, foot: number, phase: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const x = (i + phase) * 12.4;
    const high = top + ((i * 53) % 7) * 2;
    return (
      [0, 1, 2]
        .map((k) =>
          polygon([
            [x, high + k * 7],
            [x + 3.4 + k * 1.8, high + 12 + k * 8],
            [x - 3.4 - k * 1.8, high + 12 + k * 8],
          ]),
        )
        .join('') +
      polygon([
        [x - 1, foot],
        [x + 1, foot],
        [x + 1, high + 20],
        [x - 1, high + 20],
      ])
    );
  }).join('');
}

const HILLS = 'M0 78Q18 66 38 76T78 70T100 74V96H0z';
const MESAS = 'M0 60H16L18 54H30L33 72H52L55 62H68L70 56H86L88 66H100V96H0z';
const WAVES = [66, 73, 80, 87]
  .map((y, k) => `M${-10 + k * 4} ${y}${Array.from({ length: 7 }, () => 'q4.5 -4.6 9 0t9 0').join('')}`)
  .join('');

/** Rays from behind the picture, fainter to the outside. */
function rays(color: string, clip: string): Figure {
  return [
    { d: star(50, 52, 14, 60, 20), fill: `${color}1c`, clip },
    { d: oval(50, 52, 33, 33), fill: `${color}24`, clip },
    { d: oval(50, 52, 25, 25), fill: '#fffaf055', clip },
  ];
}

export function vista(suit: Suit, clip: string): Figure {
  const land = (color: string, far: Stroke['d'], near: Stroke['d']): Figure => [
    ...rays(color, clip),
    { d: far, fill: `${color}2e`, clip },
    { d: near, fill: `${color}4a`, clip },
  ];
  if (typeof suit !== 'string') return suit.own.vista(clip);
  switch (suit) {
    case 'barfolk':
      return land(LIVERIES.barfolk.main, firs(38, 96, 0.1), firs(54, 96, 0.6) + HILLS);
    case 'cloudborn':
      return land(LIVERIES.cloudborn.deep, row(5, 34, 96, 17, 0.2), row(6, 56, 96, 13, 0.6));
    case 'emberians':
      return land(LIVERIES.emberians.main, 'M0 52H12L14 44H34L38 60H64L66 48H84L88 58H100V96H0z', MESAS);
    case 'islanders':
      return [
        ...land(LIVERIES.islanders.main, HILLS, 'M0 82H100V96H0z'),
        { d: WAVES, line: `${LIVERIES.islanders.main}66`, width: 1.5, clip },
      ];
    case 'wolfsclan':
      return land(LIVERIES.wolfsclan.deep, row(5, 40, 96, 15, 0.3), HILLS);
    case 'sunblessed':
      return land(
        LIVERIES.sunblessed.main,
        `M0 60${Array.from({ length: 7 }, (_, i) => `Q${num(i * 15 + 5)} ${num(44 + (i % 3) * 4)} ${num(i * 15 + 14)} 60`).join('')}V96H0z`,
        HILLS,
      );
    case 'universal':
      return land('#4a4257', row(5, 40, 96, 15, 0.1), HILLS);
    case 'neutral':
      return land('#8a6a2a', HILLS, 'M0 86Q30 78 60 86T100 84V96H0z');
    case 'great':
      return [
        { d: star(50, 54, 20, 70, 22), fill: '#ffe9a312', clip },
        { d: oval(50, 54, 38, 38), fill: '#ffe9a314', clip },
        {
          d: (
            [
              [14, 44],
              [86, 52],
              [22, 84],
              [78, 86],
              [50, 14],
              [30, 26],
              [88, 74],
              [12, 66],
            ] as const
          )
            .map(([x, y], i) => star(x, y, 4, 1.6 + (i % 3) * 0.6, 0.6))
            .join(''),
          fill: '#ffe9a3aa',
          clip,
        },
      ];
  }
}
