/** A plan of a board before its game: a sheet with squares, villages where people start, castles that nobody holds, and what lies in the middle. */
import { placed, type Figure } from '../figure';
import { num } from '../glyphs/shape';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';
import { oval } from '../sprites/pen';
import { house, keep, type Roof } from './houses';
import { ruins } from './ruins';
import { landmarkArt } from './landmarks';

export type PlanSquare =
  'none' | 'blank' | 'start' | 'neutral' | 'ruins' | { /** A place of a module. */ readonly landmark: string };

/** Of a square on the plan. */
const SIDE = 40;
const MARGIN = 8;
const INK = '#7a5a30';
const SLATE: Roof = { main: '#7d7f86', deep: NEUTRAL_LIVERY.deep, pale: NEUTRAL_LIVERY.pale };
/** Nobody's yet: each people in turn. */
const ROOFS: readonly FactionName[] = ['barfolk', 'emberians', 'islanders', 'cloudborn', 'wolfsclan', 'sunblessed'];

export const planBox = (columns: number, rows: number): readonly [number, number, number, number] => [
  -MARGIN - 2,
  -MARGIN - 2,
  columns * SIDE + MARGIN * 2 + 8,
  rows * SIDE + MARGIN * 2 + 10,
];

/** Row by row; all rows are equally long. */
export function planFigure(rows: readonly (readonly PlanSquare[])[]): Figure {
  const squares = rows.flatMap((row, r) => row.flatMap((what, c) => (what === 'none' ? [] : [{ what, r, c }])));
  const rect = (c: number, r: number, grow: number) =>
    `M${num(c * SIDE - grow)} ${num(r * SIDE - grow)}h${num(SIDE + grow * 2)}v${num(SIDE + grow * 2)}h${num(-SIDE - grow * 2)}z`;
  const all = (grow: number) => squares.map(({ c, r }) => rect(c, r, grow)).join('');
  const ash = squares
    .filter(({ what }) => typeof what === 'object' && landmarkArt(what.landmark).ashen === true)
    .map(({ c, r }) => rect(c, r, 0))
    .join('');
  const crosses = squares.map(({ c, r }) => `M${c * SIDE - 3} ${r * SIDE}h6M${c * SIDE} ${r * SIDE - 3}v6`).join('');
  let starts = 0;
  const places = squares.flatMap(({ what, r, c }): Figure =>
    placed(planThing(what, what === 'start' ? starts++ : 0), (c + 0.5) * SIDE, (r + 0.5) * SIDE),
  );
  return [
    { d: all(MARGIN), fill: '#1c160833', at: { x: 3, y: 5, scale: 1 } },
    { d: all(MARGIN), fill: '#cdb27c', line: '#8f7142', width: 1.4 },
    { d: all(MARGIN - 1), fill: '#e2cd9d' },
    { d: all(1.5), fill: '#f1e4c4', line: `${INK}99`, width: 0.8 },
    { d: all(0.5), fill: '#f1e4c4' },
    { d: crosses, line: `${INK}77`, width: 0.8 },
    ...(ash === '' ? [] : [{ d: ash, fill: '#5b5150' }]),
    ...places,
  ];
}

/** What stands on a square, around its middle; starts one after the other in the colours of the peoples. */
export function planThing(what: PlanSquare, nth: number): Figure {
  switch (what) {
    case 'start':
      return village(LIVERIES[ROOFS[nth % ROOFS.length] ?? 'barfolk']);
    case 'neutral':
      return [{ d: oval(0, 7, 15, 7), fill: '#b3a06a88' }, ...placed(keep(SLATE), 0, 11, 0.92)];
    case 'ruins':
      return placed(ruins(2), 0, 0, 0.52);
    default:
      return typeof what === 'object' ? landmarkArt(what.landmark).plan : [];
  }
}

function village(roof: Roof): Figure {
  return [
    { d: oval(0, 3, 16, 10), fill: '#a9b46a88' },
    ...placed(house(roof, false), -6, -1, 1.1),
    ...placed(house(roof, true), 7, 1, 1.1),
    ...placed(house(roof, true), -5, 11, 1.1),
    ...placed(house(roof, false), 7, 12, 1.1),
  ];
}
