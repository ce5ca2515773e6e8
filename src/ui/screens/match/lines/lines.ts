/**
 * Lines that are being laid out and have not been played yet. Several may be open at once; a card that counts several
 * times may stand in more than one of them (LINE-04). They belong to nobody's layout: turning the device keeps them.
 */
import type { Card, Line } from '@battalia/engine';
import type { Playable } from './line';

export interface OpenLine {
  readonly id: number;
  readonly cards: Line;
}

export interface Lines {
  readonly open: readonly OpenLine[];
  /** The line that a tapped card joins; null: it opens a new one. */
  readonly active: number | null;
  readonly next: number;
}

export const NO_LINES: Lines = { open: [], active: null, next: 1 };

export const cardsInLine = (lines: Lines, id: number | null): Line =>
  lines.open.find((line) => line.id === id)?.cards ?? [];

/** How many copies of a card stand in open lines. */
export const usesOf = ({ open }: Lines, card: Card): number =>
  open.reduce((sum, { cards }) => sum + cards.filter((other) => other === card).length, 0);

/** One more copy into a line, or into a new one. A card without a copy to spare leaves the line it stands in. */
export function laid(lines: Lines, card: Card, copies: number, into: number | 'new'): Lines {
  const spare = usesOf(lines, card) < copies;
  const freed = spare ? lines : lifted(lines, elsewhere(lines, card, into), card);
  const target = freed.open.find((line) => line.id === into);
  if (target)
    return {
      ...freed,
      active: target.id,
      open: freed.open.map((line) => (line === target ? { ...line, cards: [...line.cards, card] } : line)),
    };
  return { open: [...freed.open, { id: lines.next, cards: [card] }], active: lines.next, next: lines.next + 1 };
}

/** The line to take a copy from: rather another one than that which it goes to. */
function elsewhere({ open }: Lines, card: Card, into: number | 'new'): number | null {
  const holding = open.filter(({ cards }) => cards.includes(card));
  return (holding.find(({ id }) => id !== into) ?? holding[0])?.id ?? null;
}

/** One copy back to the hand. A line without cards is no line. */
export function lifted(lines: Lines, id: number | null, card: Card): Lines {
  const open = lines.open.flatMap((line) => {
    const i = line.id === id ? line.cards.indexOf(card) : -1;
    if (i < 0) return [line];
    const cards = line.cards.filter((_, j) => j !== i);
    return cards.length > 0 ? [{ ...line, cards }] : [];
  });
  return settled({ ...lines, open });
}

/** A tap on a card of the hand: into the line at hand while it has copies, then all of them back. */
export function tapped(lines: Lines, card: Card, copies: number): Lines {
  if (usesOf(lines, card) < copies) return laid(lines, card, copies, lines.active ?? 'new');
  return settled({
    ...lines,
    open: lines.open.flatMap((line) => {
      const cards = line.cards.filter((other) => other !== card);
      return cards.length === 0 ? [] : [cards.length === line.cards.length ? line : { ...line, cards }];
    }),
  });
}

export const activated = (lines: Lines, id: number | null): Lines => ({ ...lines, active: id });

export const cleared = (lines: Lines, id: number): Lines =>
  settled({ ...lines, open: lines.open.filter((line) => line.id !== id) });

/** Lays out just these cards: in the line at hand, from wherever they are. */
export function filled(lines: Lines, cards: Line, copiesOf: (card: Card) => number): Lines {
  const id = lines.active ?? lines.next;
  const others = lines.open.flatMap((line) => {
    if (line.id === id) return [];
    const kept: Card[] = [];
    for (const card of line.cards) {
      const wanted = cards.filter((other) => other === card).length;
      if (wanted + kept.filter((other) => other === card).length < copiesOf(card)) kept.push(card);
    }
    return kept.length > 0 ? [{ ...line, cards: kept }] : [];
  });
  if (cards.length === 0) return settled({ ...lines, open: others });
  return { open: [...others, { id, cards: [...cards] }], active: id, next: Math.max(lines.next, id + 1) };
}

/** Without what can no longer be played: the same lines if that is nothing. */
export function pruned(lines: Lines, playable: readonly Playable[]): Lines {
  const left = new Map(playable.map(({ card, copies }) => [card, copies]));
  let changed = false;
  const open = lines.open.flatMap((line) => {
    const cards = line.cards.filter((card) => {
      const copies = left.get(card) ?? 0;
      if (copies === 0) return false;
      left.set(card, copies - 1);
      return true;
    });
    if (cards.length === line.cards.length) return [line];
    changed = true;
    return cards.length > 0 ? [{ ...line, cards }] : [];
  });
  return changed ? settled({ ...lines, open }) : lines;
}

/** The line at hand is one that is open: the last one if it is gone, none if there is none. */
function settled(lines: Lines): Lines {
  if (lines.active === null || lines.open.some(({ id }) => id === lines.active)) return lines;
  return { ...lines, active: lines.open[lines.open.length - 1]?.id ?? null };
}

/** The same cards, whatever their order. */
export const sameCards = (one: Line, other: Line): boolean => inOrder(one) === inOrder(other);
const inOrder = (line: Line): string => [...line].sort((a, b) => a - b).join();
