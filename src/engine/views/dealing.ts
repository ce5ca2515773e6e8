/** What a viewer does not see, dealt at random: every pile gets its size, within what is known. */
import { cardsOfKind } from '../core/box';
import type { Card } from '../core/components';
import { at, item, NONE } from '../core/ints';
import { relink } from '../core/piles';
import { pick, type Chance } from '../core/rng';
import {
  ambushOf,
  BOARD,
  BOX,
  factionOf,
  type GameState,
  handOf,
  kindOf,
  nationOf,
  seatOfZone,
  shelterOf,
  type Seat,
  type Zone,
} from '../core/state';
import type { CardView, HandCard, PlayerView, SeatView, SquareView } from './view';
import { isGreat, isTerrain } from '../core/kinds';
import { SEES_NONE, type PileInfo } from '../core/zones';
import { sightOf } from './sight';
import { isPlaced, laySeen, layInHand, lend, put, markShown } from './laying';

/** Places for hidden cards of players: where, whose card it is, and which card, once it is dealt. */
let slotZone = new Int16Array(0);
let slotOwner = new Int16Array(0);
let slotCard = new Int16Array(0);
let slots = 0;

/** Cards that belong to some player. */
let loose = new Int16Array(0);
/** For shuffling, and for choosing among a few. */
let some = new Int16Array(0);
let isOwn = new Uint8Array(0);
/** By zone. */
const deckSize = new Int16Array(256);

/** For as many cards as the box of a game holds. */
export function makeRoom(cards: number): void {
  if (cards <= some.length) return;
  slotZone = new Int16Array(cards);
  slotOwner = new Int16Array(cards);
  slotCard = new Int16Array(cards);
  loose = new Int16Array(cards);
  some = new Int16Array(cards);
  isOwn = new Uint8Array(cards);
}

export function dealHidden(s: GameState, view: PlayerView, chance: Chance): void {
  isOwn.fill(0);
  if (view.deck) for (const { card } of view.deck) isOwn[card] = 1;
  slots = 0;
  for (const player of view.players) if (player.seat !== view.viewer) openSlots(s, view, player, chance);
  for (const { cards, zones } of view.remembered) layRemembered(s, cards, zones, chance);
  if (view.viewer !== 'table') dealOwn(s, view, view.viewer, chance);
  dealClaimed(s, view, chance);
  const count = fillPool(s, view, chance);
  dealToPlayers(s, count, layAway(s, view, chance), chance);
  for (let slot = 0; slot < slots; slot++) layHidden(s, slot);
  // The known cards of a pile came first; where in it they lie is not known.
  for (const player of view.players) if (player.seat !== view.viewer) mixPile(s, handOf(player.seat), chance);
  for (const { zone } of s.rules.piles) if (sightOf(s, view.viewer, zone) === SEES_NONE) mixPile(s, zone, chance);
}

/** Cards that lie in some of the open places, one as likely as another. */
function layRemembered(s: GameState, cards: readonly CardView[], zones: readonly Zone[], chance: Chance): void {
  let count = 0;
  for (const { card } of cards) some[count++] = card;
  mix(chance, some, count);
  for (let slot = 0; slot < slots && count > 0; slot++)
    if (at(slotCard, slot) === NONE && zones.includes(at(slotZone, slot))) fill(s, slot, at(some, --count));
}

function openSlot(zone: Zone, owner: Seat): void {
  slotZone[slots] = zone;
  slotOwner[slots] = owner;
  slotCard[slots++] = NONE;
}

function openSlotsIn(s: GameState, zone: Zone, size: number, owner: Seat): void {
  for (let i = at(s.size, zone); i < size; i++) openSlot(zone, owner);
}

/** The hidden places of another seat, after the known cards of its hand have found theirs. */
function openSlots(s: GameState, view: PlayerView, player: SeatView, chance: Chance): void {
  const { seat, hiddenLoans } = player;
  layShown(s, view, player, chance);
  openSlotsIn(s, nationOf(seat), player.nationSize, seat);
  openSlotsIn(s, shelterOf(seat), player.shelterSize, seat);
  openSlotsIn(s, ambushOf(seat), player.ambushSize, seat);
  openSlotsIn(s, handOf(seat), player.handSize - hiddenLoans.length, seat);
  for (const owner of hiddenLoans) openSlot(handOf(seat), owner);
  for (let i = 0; i < s.rules.piles.length; i++)
    if (item(s.rules.piles, i).seat === seat)
      openSlotsIn(s, item(s.rules.piles, i).zone, item(view.piles, i).size, seat);
}

/** AMB-03: a card that was shown in this hand may have gone into ambush in the same turn. */
function layShown(s: GameState, view: PlayerView, player: SeatView, chance: Chance): void {
  const { seat } = player;
  const ambush = ambushOf(seat);
  const mobile: HandCard[] = [];
  for (const card of player.hand) {
    if (card.amulet !== null || card.counts > 1 || card.wild || card.borrowedFrom !== null) layInHand(s, seat, card);
    else mobile.push(card);
  }
  // Out of turn a hand is newer than the ambush, unless there is no room for so many known cards in it.
  const turnedDown = seat === view.turn ? player.ambushSize : 0;
  let inHand = player.handSize - player.hiddenLoans.length - at(s.size, handOf(seat));
  for (let left = mobile.length; left > 0; left--) {
    const i = pick(chance, left);
    const card = item(mobile, i);
    mobile[i] = item(mobile, left - 1);
    const stays = inHand > 0 && pick(chance, inHand + Math.max(0, turnedDown - at(s.size, ambush))) < inHand;
    if (stays) {
      layInHand(s, seat, card);
      inHand--;
    } else {
      laySeen(s, card, ambush);
      markShown(s, card);
    }
  }
}

/** Keeps a card from being dealt twice; it is laid when all are. */
function fill(s: GameState, slot: number, card: Card): void {
  slotCard[slot] = card;
  s.zone[card] = at(slotZone, slot);
}

function layHidden(s: GameState, slot: number): void {
  const card = at(slotCard, slot);
  if (card === NONE) return;
  const zone = at(slotZone, slot);
  const owner = at(slotOwner, slot);
  put(s, card, zone);
  if (seatOfZone(s, zone) !== owner) lend(s, card, owner);
}

/** One's own hidden piles: what lies nowhere else, but for cards that others have borrowed unseen. Most of it is the nation. */
function dealOwn(s: GameState, view: PlayerView, seat: Seat, chance: Chance): void {
  const nation = nationOf(seat);
  let count = 0;
  for (const { card } of view.deck ?? []) if (!isPlaced(s, card)) some[count++] = card;
  for (let slot = 0; slot < slots; slot++) {
    if (at(slotOwner, slot) !== seat || count === 0) continue;
    const i = pick(chance, count);
    const card = at(some, i);
    some[i] = at(some, --count);
    fill(s, slot, card);
  }
  mix(chance, some, count);
  for (let i = 0; i < s.rules.piles.length; i++) {
    const pile = item(s.rules.piles, i);
    if (pile.seat === seat) count = layFrom(s, some, count, pile, item(view.piles, i).size);
  }
  for (let i = 0; i < count; i++) put(s, at(some, i), nation);
}

/** Fills a pile from a list with cards that can lie there. Returns how many are left of the list. */
function layFrom(s: GameState, list: Int16Array, count: number, pile: PileInfo, size: number): number {
  let left = 0;
  for (let i = 0; i < count; i++) {
    const card = at(list, i);
    if (at(s.size, pile.zone) < size && pile.holds(s.rules, kindOf(s, card))) put(s, card, pile.zone);
    else list[left++] = card;
  }
  return left;
}

/** Cards of others that everybody knows to be theirs, somewhere in their decks: Great Artefacts, and what is sworn to a faction. */
function dealClaimed(s: GameState, view: PlayerView, chance: Chance): void {
  for (const { seat, great } of view.players) for (const { card } of great) dealTo(s, seat, card, chance);
  const { sworn } = s.rules;
  for (let i = 0; i < sworn.length; i++) {
    for (const card of cardsOfKind(s.rules, item(sworn, i))) {
      const owner = view.players.find(({ faction }) => faction === factionOf(s, card));
      if (owner !== undefined && isOwn[card] === 0) dealTo(s, owner.seat, card, chance);
    }
  }
}

/** Any place for a card of this seat that is still open. */
function dealTo(s: GameState, seat: Seat, card: Card, chance: Chance): void {
  if (isPlaced(s, card)) return;
  let free = 0;
  for (let slot = 0; slot < slots; slot++)
    if (at(slotOwner, slot) === seat && at(slotCard, slot) === NONE && fits(s, slot, card)) some[free++] = slot;
  if (free > 0) fill(s, at(some, pick(chance, free)), card);
}

/** Lays the decks of the pool below their tops, at random, and gathers what has to lie with the players. Returns how many that are. */
function fillPool(s: GameState, view: PlayerView, chance: Chance): number {
  const { deckKinds, deckOf, hides } = s.rules;
  for (let i = 0; i < deckKinds.length; i++) deckSize[at(deckOf, item(deckKinds, i))] = item(view.pool, i).size;
  let rest = 0;
  for (let card = 0; card < s.rules.cards; card++) {
    if (isPlaced(s, card) || isOwn[card] !== 0) continue;
    const kind = kindOf(s, card);
    if (at(deckOf, kind) !== NONE || at(hides, kind) === 0) loose[rest++] = card;
  }
  mix(chance, loose, rest);
  let kept = 0;
  for (let i = 0; i < rest; i++) {
    const card = at(loose, i);
    const deck = at(deckOf, kindOf(s, card));
    if (deck !== NONE && at(s.size, deck) < at(deckSize, deck)) put(s, card, deck);
    else if (at(hides, kindOf(s, card)) === 0) loose[kept++] = card;
  }
  return kept;
}

/** What hides: face down on the map, in common piles of the modules. What is left is gathered; returns how many that are. */
function layAway(s: GameState, view: PlayerView, chance: Chance): number {
  let count = 0;
  for (let card = 0; card < s.rules.cards; card++)
    if (!isPlaced(s, card) && isOwn[card] === 0 && at(s.rules.hides, kindOf(s, card)) !== 0) some[count++] = card;
  mix(chance, some, count);
  for (const square of view.board) if (square.kind === 'down') count = layDown(s, square, count);
  for (let i = 0; i < s.rules.piles.length; i++) {
    const pile = item(s.rules.piles, i);
    if (pile.seat === NONE) count = layFrom(s, some, count, pile, item(view.piles, i).size);
  }
  return count;
}

/** A tile that lies face down: one of those with the same back. Returns how many are left. */
function layDown(s: GameState, { square, back }: Extract<SquareView, { kind: 'down' }>, count: number): number {
  for (let i = 0; i < count; i++) {
    const card = at(some, i);
    if (item(s.rules.kindDefs, kindOf(s, card)).back !== back) continue;
    put(s, card, BOARD);
    s.tile[square] = card;
    some[i] = at(some, count - 1);
    return count - 1;
  }
  return count;
}

/**
 * The open places of players: all of the gathered cards lie there, and as many of those that hide as there are places left;
 * the others of these are in the box.
 */
function dealToPlayers(s: GameState, gathered: number, hiding: number, chance: Chance): void {
  let open = 0;
  for (let slot = 0; slot < slots; slot++) if (at(slotCard, slot) === NONE) open++;
  let count = gathered;
  let hidden = hiding;
  mix(chance, loose, count);
  // Piles that take only some cards choose first.
  for (let slot = 0; slot < slots && s.rules.seatPiles.length > 0; slot++) {
    if (at(slotCard, slot) !== NONE || fits(s, slot, FIRST_CARD)) continue;
    const left = open > count ? take(s, slot, some, hidden) : hidden;
    if (left < hidden) hidden = left;
    else count = take(s, slot, loose, count);
    open--;
  }
  for (let i = 0; i < hidden; i++) {
    const card = at(some, i);
    // Whose a Great Artefact is everybody knows, and it lies there already.
    if (count < open && !isGreat(s.rules, kindOf(s, card)) && !isTerrain(s.rules, kindOf(s, card)))
      loose[count++] = card;
    else put(s, card, BOX);
  }
  if (count > gathered) mix(chance, loose, count);
  let next = 0;
  for (let slot = 0; slot < slots; slot++)
    if (at(slotCard, slot) === NONE && next < count) fill(s, slot, at(loose, next++));
}

/** A unit: it lies in every pile of players that does not choose what it takes. */
const FIRST_CARD: Card = 0;

/** Fills a slot with the first card of a list that can lie there. Returns how many are left of the list. */
function take(s: GameState, slot: number, list: Int16Array, count: number): number {
  for (let i = 0; i < count; i++) {
    if (!fits(s, slot, at(list, i))) continue;
    fill(s, slot, at(list, i));
    list[i] = at(list, count - 1);
    return count - 1;
  }
  return count;
}

/** Whether a card can lie in the zone of a slot. */
function fits(s: GameState, slot: number, card: Card): boolean {
  const zone = item(s.rules.zones, at(slotZone, slot));
  return zone.holds(s.rules, kindOf(s, card)) && zone.holdsNow?.(s, kindOf(s, card)) !== false;
}

function mix(chance: Chance, list: Int16Array, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = pick(chance, i + 1);
    const swapped = at(list, i);
    list[i] = at(list, j);
    list[j] = swapped;
  }
}

function mixPile(s: GameState, zone: Zone, chance: Chance): void {
  let count = 0;
  for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) some[count++] = card;
  mix(chance, some, count);
  relink(s, zone, some, count);
}
