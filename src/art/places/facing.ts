/** A tablet between two people: each half under the emblem of who sits there, the far one turned around. */
import type { Figure } from '../figure';
import { GLYPHS } from '../glyphs/glyphs';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';

export const FACING_BOX = [0, 0, 120, 96] as const;

const INK = '#241a10';
const [MIDDLE_X, MIDDLE_Y] = [60, 48];
const SCREEN = 'M18 14H102V82H18z';
const CARD = 'M-7 -10.5Q-7 -12 -5.5 -12H5.5Q7 -12 7 -10.5V10.5Q7 12 5.5 12H-5.5Q-7 12 -7 10.5z';
const EMBLEM = 24;
const SIGN = 22;

/** What one of the two has on the own side; `turn` 180 is the far one. */
function half(faction: FactionName | null, turn: 0 | 180): Figure {
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const emblem = faction === null ? GLYPHS.battle.fill : GLYPHS[faction].fill;
  const way = turn === 0 ? 1 : -1;
  const scale = SIGN / EMBLEM;
  const sign = { x: MIDDLE_X - way * (SIGN / 2), y: MIDDLE_Y + way * 5, scale, turn };
  return [
    {
      d: turn === 0 ? `M18 ${MIDDLE_Y}H102V82H18z` : `M18 14H102V${MIDDLE_Y}H18z`,
      fill: { from: [18, MIDDLE_Y], to: [18, MIDDLE_Y + way * 34], colors: [livery.main, livery.deep] },
    },
    { d: emblem, fill: livery.on, evenOdd: true, at: sign },
    // A hand, face down, at the edge where its owner holds a finger.
    ...[-1, 0, 1].map((place) => ({
      d: CARD,
      fill: '#fbf3e0',
      line: INK,
      width: 1.6,
      at: { x: MIDDLE_X + place * 12, y: MIDDLE_Y + way * 37, scale: 0.8, turn: place * 10 * way },
    })),
  ];
}

export function facing(near: FactionName | null, far: FactionName | null): Figure {
  return [
    { d: 'M16 9H108Q113 9 113 14V89Q113 94 108 94H16Q11 94 11 89V14Q11 9 16 9z', fill: '#1c160833' },
    {
      d: 'M14 6H106Q111 6 111 11V85Q111 90 106 90H14Q9 90 9 85V11Q9 6 14 6z',
      fill: '#3a2d1e',
      line: INK,
      width: 2,
    },
    ...half(far, 180),
    ...half(near, 0),
    { d: `M18 ${MIDDLE_Y}H102`, line: '#e9c46a', width: 2.4 },
    { d: SCREEN, line: INK, width: 1.4 },
  ];
}
