/** Moving cards between zones. Every move of a card in the game goes through these. */
import type { Card, Faction } from './components';
import { at, NONE } from './ints';
import { pick } from './rng';
import {
  factionOf,
  handOf,
  kindOf,
  nationOf,
  playedOf,
  seatOfZone,
  shelterOf,
  type GameState,
  type Seat,
  type Zone,
} from './state';
import type { Kind } from './kinds';

/** Takes a card out of its pile, to go to another. No card or no pile is a mistake in a rule: told here, or a walk would never end. */
function unlink(s: GameState, card: Card, to: Zone): void {
  if (card < 0 || to < 0) throw new Error(`card ${card} does not go to pile ${to}`);
  const zone = at(s.zone, card);
  const next = at(s.below, card);
  if (at(s.top, zone) === card) {
    s.top[zone] = next;
    if (next === NONE) s.bottom[zone] = NONE;
  } else {
    let above = at(s.top, zone);
    while (at(s.below, above) !== card) above = at(s.below, above);
    s.below[above] = next;
    if (next === NONE) s.bottom[zone] = above;
  }
  s.size[zone] = at(s.size, zone) - 1;
}

/** Puts a card on top of a zone. Who has seen it there is forgotten, `show` tells anew. */
export function move(s: GameState, card: Card, zone: Zone): void {
  unlink(s, card, zone);
  const top = at(s.top, zone);
  s.below[card] = top;
  s.top[zone] = card;
  if (top === NONE) s.bottom[zone] = card;
  s.zone[card] = zone;
  s.size[zone] = at(s.size, zone) + 1;
  s.shown[card] = 0;
}

/** Puts a card under a zone. */
export function moveUnder(s: GameState, card: Card, zone: Zone): void {
  unlink(s, card, zone);
  const bottom = at(s.bottom, zone);
  s.below[card] = NONE;
  if (bottom === NONE) s.top[zone] = card;
  else s.below[bottom] = card;
  s.bottom[zone] = card;
  s.zone[card] = zone;
  s.size[zone] = at(s.size, zone) + 1;
  s.shown[card] = 0;
}

/** Puts a card into a zone on top of one that lies there, or under all of them for NONE. */
export function moveOnto(s: GameState, card: Card, zone: Zone, under: Card): void {
  if (under === NONE) return moveUnder(s, card, zone);
  if (at(s.zone, under) !== zone) throw new Error(`card ${under} does not lie in pile ${zone}`);
  if (at(s.top, zone) === under) return move(s, card, zone);
  unlink(s, card, zone);
  let above = at(s.top, zone);
  while (at(s.below, above) !== under) above = at(s.below, above);
  s.below[above] = card;
  s.below[card] = under;
  s.zone[card] = zone;
  s.size[zone] = at(s.size, zone) + 1;
  s.shown[card] = 0;
}

/** Lets a card stand for another kind until it has been played. Only in games with a module that has `standIns`. */
export function standFor(s: GameState, card: Card, kind: Kind): void {
  s.kind[card] = kind;
}

/** Forgets what this turn did to a card, and what it stood for. */
export function wipe(s: GameState, card: Card): void {
  if (s.kind !== s.rules.kindOf) s.kind[card] = at(s.rules.kindOf, card);
  settle(s, card);
}

/** Forgets what this turn did to a card that stays on the table as what it is. */
export function settle(s: GameState, card: Card): void {
  s.mark[card] = 0;
  s.left[card] = 0;
  s.laid[card] = 0;
  s.host[card] = NONE;
}

/** Whose a card is that a seat has: a borrowed one is its lender's. */
function ownerOf(s: GameState, seat: Seat, card: Card): Seat {
  const lender = at(s.lender, card);
  return lender === 0 ? seat : lender - 1;
}

/** Forgets the turn of a card, and that it was borrowed. Returns whose shelter it goes to. */
function release(s: GameState, seat: Seat, card: Card): Zone {
  const owner = ownerOf(s, seat, card);
  if (owner !== seat) {
    s.lender[card] = 0;
    s.lent--;
  }
  wipe(s, card);
  return shelterOf(owner);
}

/** To the shelter of whoever owns the card: a borrowed one goes home. */
export function discard(s: GameState, seat: Seat, card: Card): void {
  move(s, card, release(s, seat, card));
}

/** The same, under the card that shows. */
function discardUnderTop(s: GameState, seat: Seat, card: Card): void {
  const shelter = release(s, seat, card);
  const top = at(s.top, shelter);
  moveOnto(s, card, shelter, top === NONE ? NONE : at(s.below, top));
}

export function discardAll(s: GameState, seat: Seat, zone: Zone): void {
  while (at(s.top, zone) !== NONE) discard(s, seat, at(s.top, zone));
}

/**
 * TURN-08: everything that was played and what is left of the hand. TURN-09: what was not played lies under what was, or
 * under the old top of the shelter, so that it does not show.
 */
export function discardTurn(s: GameState, seat: Seat): void {
  const played = playedOf(seat);
  const hand = handOf(seat);
  let covered = 0;
  for (let card = at(s.top, played); card !== NONE; card = at(s.below, card)) covered |= 1 << ownerOf(s, seat, card);
  while (at(s.top, hand) !== NONE) {
    const card = at(s.top, hand);
    if ((covered & (1 << ownerOf(s, seat, card))) === 0) discardUnderTop(s, seat, card);
    else discard(s, seat, card);
  }
  discardAll(s, seat, played);
}

const scratch = new Int16Array(1024);

/** Shuffles a zone, but for so many cards on top of it. */
export function shuffle(s: GameState, zone: Zone, kept = 0): void {
  let n = 0;
  for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) scratch[n++] = card;
  for (let i = n - 1; i > kept; i--) {
    const j = kept + pick(s, i + 1 - kept);
    const swap = at(scratch, i);
    scratch[i] = at(scratch, j);
    scratch[j] = swap;
  }
  relink(s, zone, scratch, n);
  const seat = seatOfZone(s, zone);
  if (seat !== NONE && zone === nationOf(seat) && at(s.known, seat) > kept) s.known[seat] = kept;
}

/** A seat looks at so many cards on top of its nation, and knows from now on how they lie. */
export function look(s: GameState, seat: Seat, count: number): void {
  s.known[seat] = Math.max(at(s.known, seat), Math.min(count, at(s.size, nationOf(seat))));
}

/** Lays the cards of a zone in a given order, the first one on top. */
export function relink(s: GameState, zone: Zone, order: Int16Array, n: number): void {
  s.top[zone] = n === 0 ? NONE : at(order, 0);
  for (let i = 0; i < n; i++) s.below[at(order, i)] = i + 1 < n ? at(order, i + 1) : NONE;
  s.bottom[zone] = n === 0 ? NONE : at(order, n - 1);
}

/** TURN-07: draws; a short nation is refilled from the shelter. Returns how many were drawn. */
export function draw(s: GameState, seat: Seat, count: number): number {
  const nation = nationOf(seat);
  const shelter = shelterOf(seat);
  const hand = handOf(seat);
  let drawn = 0;
  while (drawn < count) {
    if (at(s.top, nation) === NONE) {
      if (at(s.top, shelter) === NONE) break;
      for (let card = at(s.top, shelter); card !== NONE; card = at(s.below, card)) s.zone[card] = nation;
      s.top[nation] = at(s.top, shelter);
      s.bottom[nation] = at(s.bottom, shelter);
      s.size[nation] = at(s.size, shelter);
      s.top[shelter] = NONE;
      s.bottom[shelter] = NONE;
      s.size[shelter] = 0;
      shuffle(s, nation);
    }
    move(s, at(s.top, nation), hand);
    if (at(s.known, seat) > 0) s.known[seat] = at(s.known, seat) - 1;
    drawn++;
  }
  return drawn;
}

/** The deck of a kind in the common pool, NONE for kinds that have none. */
export const deckOf = (s: GameState, kind: Kind): Zone => at(s.rules.deckOf, kind);

/** Top card of a pool deck, or NONE. */
export const topOf = (s: GameState, kind: Kind): Card => at(s.top, deckOf(s, kind));

/** The topmost card of a faction in a pool deck, else the top card, else NONE (CREATE-02, ART-06, ART-07). */
export function findInDeck(s: GameState, kind: Kind, faction: Faction): Card {
  for (let card = topOf(s, kind); card !== NONE; card = at(s.below, card))
    if (factionOf(s, card) === faction) return card;
  return topOf(s, kind);
}

/** Back under its own deck (ART-06, ART-07). */
export function returnToDeck(s: GameState, card: Card): void {
  wipe(s, card);
  moveUnder(s, card, deckOf(s, kindOf(s, card)));
}

/** A bit for each seat. */
export const everyone = (s: GameState): number => (1 << s.rules.seats) - 1;

/** Tells seats (a bit each) what a card in a secret zone is. */
export function show(s: GameState, card: Card, seats: number): void {
  s.shown[card] = at(s.shown, card) | seats;
}
