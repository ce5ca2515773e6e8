/** Posts and trades, for positions that are laid by hand. */
import {
  squareAt,
  tradeState,
  type ActionOf,
  type Card,
  type GameState,
  type Place,
  type Seat,
} from '@battalia/engine/testing';
import { configWith, field, type Field } from './battlefield';
import { card, play, times, type CardName } from './support';

export const TRADING = configWith(['stormgates', 'trade']);

/** Lays posts of a seat, as many as places are named. */
export function layPosts(s: GameState, seat: Seat, ...places: readonly Place[]): GameState {
  for (const place of places) tradeState.addPost(s, seat, squareAt(s.rules.columns, place));
  return s;
}

/** The small map with a hero and a post of seat 0 beside its city, and a second post if asked for. Horses are illuminated, titles match. */
export const atPost = (spec: Field = {}, star = false): GameState =>
  layPosts(
    field({ config: TRADING, day: 7, heroes: { 0: [[4, 2]] }, ...spec }),
    0,
    [4, 2],
    ...(star ? ([[4, 4]] as const) : []),
  );

export const sell = (artefact: Card): ActionOf<'sellArtefact'> => ({ kind: 'sellArtefact', card: artefact });
export const buy = (chest: Card, artefact: number, faction: number | null = null): ActionOf<'buyArtefact'> => ({
  kind: 'buyArtefact',
  chest,
  artefact,
  faction,
});
export const buyDust = (...cards: readonly Card[]): ActionOf<'buyStardust'> => ({
  kind: 'buyStardust',
  cards: [...cards].sort((a, b) => a - b),
});
export const hide = (...cards: readonly Card[]): ActionOf<'take'> => ({ kind: 'take', cards });

/** A chest has put a first card into ambush, and there is room for more. */
export function hiding(spec: Field = {}): GameState {
  const s = atPost({
    nations: { 0: times<CardName>(10, 'supply') },
    ...spec,
    hands: { 0: ['chest', 'barfolk lord', 'cloudborn lord', 'emberians lord', 'supply'], ...spec.hands },
  });
  return play(s, { kind: 'ambush', card: card(s, 0, 'barfolk lord'), price: card(s, 0, 'chest') });
}
