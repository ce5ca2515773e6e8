/** Where an explanation stands: beside what it explains and never over it, on the side that has most room for it. */
import type { Rect } from '../../../hint/explaining';

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Spot {
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  /** From the upper edge of the window, or, above, from the lower. */
  readonly edge: number;
}

const GAP = 8;
const MARGIN = 8;
const WIDTH = 340;
/** What a title, two sentences and a link need: with less, it stands beside if there is more. */
const ENOUGH = 170;

/** `at` may be gone or lie outside, as when the screen was turned. */
export function placeFor(at: Rect, { width, height, top, bottom }: Room, scale: number): Spot {
  const wide = Math.min(WIDTH * Math.max(1, scale), width - 2 * MARGIN);
  const above = at.y - GAP - top - MARGIN;
  const below = height - bottom - MARGIN - (at.y + at.height + GAP);
  const toLeft = at.x - GAP - MARGIN;
  const toRight = width - (at.x + at.width) - GAP - MARGIN;
  if (Math.max(above, below) < ENOUGH && Math.max(toLeft, toRight) >= wide) {
    const maxHeight = height - top - bottom - 2 * MARGIN;
    const edge = Math.max(top + MARGIN, Math.min(at.y, height - bottom - MARGIN - Math.min(maxHeight, 2 * ENOUGH)));
    const side = toRight >= toLeft ? 'right' : 'left';
    return {
      side,
      left: side === 'right' ? at.x + at.width + GAP : at.x - GAP - wide,
      width: wide,
      maxHeight: height - bottom - MARGIN - edge,
      edge,
    };
  }
  const left = Math.max(MARGIN, Math.min(at.x + at.width / 2 - wide / 2, width - MARGIN - wide));
  return below >= Math.min(above, 2 * ENOUGH)
    ? { side: 'below', left, width: wide, maxHeight: below, edge: at.y + at.height + GAP }
    : { side: 'above', left, width: wide, maxHeight: above, edge: height - at.y + GAP };
}
