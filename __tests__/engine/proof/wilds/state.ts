/** What the wilds keep in a state: a number for every square, seat, card and hero, and for the game; piles of their own. */
import type { GameState, Kind, Seat, Square } from '@battalia/engine';
import { bandOf, kindOf, NONE } from '@battalia/engine';
import { forGame, perCard, perHero, perSeat, perSquare } from '../../../../src/engine/core/own';
import { pile } from '../../../../src/engine/core/zones';
import { BAND, MOST_FAVOUR, MOST_STOCK } from './data';

/** How often somebody has come to a cave. */
export const stock = perSquare('uint8', { most: MOST_STOCK });
export const favour = perSeat('uint8', { most: MOST_FAVOUR });
/** Points for what was explored. */
export const renown = perSeat('uint8');
/** Has consulted the omens this turn. */
export const consulted = perSeat('uint8', { most: 1 });
/** Stands stronger in this battle. */
export const rallied = perSeat('uint8', { most: 1 });
/** It fights no more. */
export const blessed = perCard('uint8', { most: 1 });
/** Steps of a hero in this turn. */
export const steps = perHero('uint8');
/** Weeks that have passed. */
export const tide = forGame('int32');
/** Cards that have come to lie on the map. */
export const laid = forGame('int32');

export const state = { stock, favour, renown, consulted, rallied, blessed, steps, tide, laid } as const;

const kindNamed = (name: string) => (box: { readonly named: Readonly<Record<string, Kind>> }, kind: Kind) =>
  box.named[name] === kind;

export const omens = pile({ sees: 'nobody', holds: kindNamed('omen') });
export const spent = pile({ sees: 'all', holds: kindNamed('omen') });
export const fates = pile({
  perSeat: true,
  apart: true,
  sees: { owner: 'all', others: 'nobody' },
  holds: kindNamed('omen'),
});

export const zones = { omens, spent, fates } as const;

// ---------------------------------------------------------------- reading

export const numberOf = (s: GameState, name: string): Kind => s.rules.named[name] ?? NONE;
export const isKind = (s: GameState, card: number, name: string): boolean => kindOf(s, card) === numberOf(s, name);
export const isZealot = (s: GameState, card: number): boolean => bandOf(s.rules, card) === BAND;
export const isCave = (s: GameState, square: Square): boolean => {
  const tile = s.tile[square] ?? NONE;
  return tile >= 0 && (isKind(s, tile, 'den') || isKind(s, tile, 'spring'));
};

export const favourOf = (s: GameState, seat: Seat): number => favour.of(s)[seat] ?? 0;
export function addFavour(s: GameState, seat: Seat, more: number): void {
  favour.of(s)[seat] = Math.min(MOST_FAVOUR, favourOf(s, seat) + more);
}
