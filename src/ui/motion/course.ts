/** From a planned flight to one with places on the screen. */
import { anchorsOf, cardAnchor } from '@/motion/place';
import type { Flight } from '@/motion/plan';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import type { Rect } from './anchors';

export interface Spot {
  /** The middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Something stands in for the place, so that the card comes out of it or fades into it. */
  readonly vague: boolean;
}

export interface Course {
  readonly flight: Flight;
  readonly from: Spot;
  readonly to: Spot;
}

/** Cards are drawn this wide, and scaled on their way. */
export const DRAWN = 76;
export const DRAWN_HEIGHT = (DRAWN * CARD_HEIGHT) / CARD_WIDTH;
/** On a part of the screen that only stands for a place a card is this large. */
const VAGUE = 0.42;

type Find = (name: string) => Rect | null;

/** Null when one end of it is nowhere on the screen, or both ends are the same part of it. */
export function courseOf(flight: Flight, before: Find, after: Find): Course | null {
  const from = spotOf(flight, flight.from, before);
  const to = spotOf(flight, flight.to, after);
  if (from === null || to === null || Math.hypot(from.x - to.x, from.y - to.y) < 4) return null;
  return { flight, from, to };
}

function spotOf({ card }: Flight, place: Flight['from'], find: Find): Spot | null {
  const own = card === null || isPile(place) ? null : find(cardAnchor(card));
  if (own !== null) return { ...middle(own), scale: own.width / DRAWN, vague: false };
  const names = anchorsOf(place);
  for (let i = 0; i < names.length; i++) {
    const rect = find(names[i] ?? '');
    if (rect === null) continue;
    const vague = i > 0 || place.kind === 'square';
    const scale = i > 0 ? VAGUE : Math.min(1, rect.width / DRAWN, rect.height / DRAWN_HEIGHT);
    return { ...middle(rect), scale: Math.max(0.2, scale), vague };
  }
  return null;
}

/** Of a pile no single card can be seen. */
const isPile = ({ kind }: Flight['from']): boolean =>
  kind === 'nation' || kind === 'shelter' || kind === 'ambush' || kind === 'deck';

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The same in the coordinates of what it is drawn on. */
export const relative = ({ flight, from, to }: Course, origin: Pick<Rect, 'x' | 'y'>): Course => ({
  flight,
  from: { ...from, x: from.x - origin.x, y: from.y - origin.y },
  to: { ...to, x: to.x - origin.x, y: to.y - origin.y },
});
