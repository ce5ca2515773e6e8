/** What stands beside a road, as its module has drawn it; else a stake in the colours of its owner. */
import type { Figure } from '../figure';
import { tokenNamed } from '../gallery';
import { GLYPHS } from '../glyphs/glyphs';
import type { Holder, Token } from '../land/land';
import { LIVERIES, NEUTRAL_LIVERY } from '../palette';
import { oval } from '../sprites/pen';
import type { Light } from './town';

export interface Stood {
  /** Its foot is at 0, 0. */
  readonly figure: Figure;
  readonly lights: readonly Light[];
  /** What no night darkens: whose it is. */
  readonly sign: Figure;
}

export const tokenArt = ({ name, holder, face }: Token): Stood => tokenNamed(name)?.(holder, face) ?? PLAIN(holder);

const INK = '#241a10';

/** A stake. */
const PLAIN = (holder: Holder): Stood => ({
  figure: [{ d: 'M0 0V-10', line: INK, width: 2 }],
  lights: [],
  sign: shingle(holder, 0, -15),
});

/** A round sign with the emblem of whoever owns the thing under it. */
export function shingle({ faction }: Holder, x: number, y: number, radius = 7.4): Figure {
  const { main, pale, on } = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const side = radius * 1.5;
  return [
    { d: oval(x + 0.6, y + 0.9, radius, radius), fill: '#1c160866' },
    { d: oval(x, y, radius, radius), fill: main, line: INK, width: 1.2 },
    { d: oval(x, y, radius - 1.1, radius - 1.1), line: pale, width: 0.7 },
    {
      d: faction === null ? GLYPHS.points.fill : GLYPHS[faction].fill,
      fill: on,
      evenOdd: true,
      at: { x: x - side / 2, y: y - side / 2, scale: side / 24 },
    },
  ];
}
