/** Cards between the hand and the lines that are being laid out: nothing has happened in the game yet. */
import type { Card, PlayerView } from '@battalia/engine';
import type { CardPlace } from './place';
import { NO_PLAN, type Flight, type Plan } from './plan';

const LASTS = 240;
const STAGGER = 40;

type Lines = readonly (readonly Card[])[];

/** Each card that went into a line or out of one. */
export function planOfLines(before: Lines, after: Lines, { viewer }: PlayerView): Plan {
  if (viewer === 'table') return NO_PLAN;
  const hand: CardPlace = { kind: 'hand', seat: viewer };
  const line: CardPlace = { kind: 'line', seat: viewer };
  const was = new Set(before.flat());
  const is = new Set(after.flat());
  const moved = (cards: ReadonlySet<Card>, others: ReadonlySet<Card>) => [...cards].filter((card) => !others.has(card));
  const routes = [
    ...moved(was, is).map((card) => ({ card, from: line, to: hand })),
    ...moved(is, was).map((card) => ({ card, from: hand, to: line })),
  ];
  const motions = routes.map((route, i): Flight => ({
    kind: 'flight',
    ...route,
    faceBefore: true,
    faceAfter: true,
    at: i * STAGGER,
    lasts: LASTS,
  }));
  return motions.length === 0 ? NO_PLAN : { ...NO_PLAN, motions, lasts: LASTS + (motions.length - 1) * STAGGER };
}
