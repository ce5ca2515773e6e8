/**
 * A whole state that fits everything a viewer knows, the hidden cards dealt at random. Search plays on such states
 * instead of the true one, which it never sees.
 *
 * What is known of hidden cards: every card that is not in the view lies in a deck of the pool below the top, in a
 * player's hidden piles, or is of a kind that hides: face down on the map, in a module's pile, or in the box. How many of a
 * kind the pool holds is public, so the players' hidden piles hold the rest of that kind, and every pile has its size.
 * Within these bounds each deal is as likely.
 */
import { cardsOfKind } from '../core/box';
import { HEROES, type Card } from '../core/components';
import { askWith } from '../core/decision';
import type { Asked } from '../core/deeds';
import { assertNever, at, item, NONE } from '../core/ints';
import type { GameConfig } from '../core/config';
import type { Ruleset } from '../core/ruleset';
import { everyone, relink } from '../core/piles';
import { pick, type Chance } from '../core/rng';
import { toNumbers } from '../core/shape';
import {
  ACTING,
  AFFECTED,
  ambushOf,
  ASSAULT,
  BOARD,
  BOX,
  campOf,
  clearBattle,
  clearTable,
  COMMITTED,
  DEFEND,
  EMPTY,
  END_REASONS,
  factionOf,
  GameState,
  GREAT,
  handOf,
  kindOf,
  IMPASSABLE,
  LIMBO,
  lineOf,
  MISSING,
  nationOf,
  NOBODY,
  OPENING,
  OPENS,
  playedOf,
  PRESS,
  REPLY,
  RETURNS,
  seatOfZone,
  shelterOf,
  stationedOf,
  WAITING,
  WILD,
  type Seat,
  type Square,
  type Zone,
} from '../core/state';
import type { BattleView, CardView, DecisionView, HandCard, LiveCard, PlayerView, SeatView, SquareView } from './view';
import { isGreat, isTerrain } from '../core/kinds';
import { SEES_NONE, SEES_TOP, type PileInfo } from '../core/zones';
import { sightOf } from './sight';

/**
 * Draws from a chance of the caller's own; the state's chance is new as well, so that search cannot foresee the game's.
 * `into` is overwritten and returned, if it belongs to a game of the same set-up.
 */
export function resample(
  view: PlayerView,
  chance: Chance,
  rulesOf: (config: GameConfig) => Ruleset,
  into?: GameState,
): GameState {
  const s = into !== undefined && into.rules.config === view.config ? into : new GameState(rulesOf(view.config));
  makeRoom(s.rules.cards);
  clear(s);
  // What can lie in a pile may depend on how far the set-up is.
  s.setupLeft = view.setupLeft;
  laySquares(s, view.board);
  for (const { kind, top } of view.pool) if (top) lay(s, top, at(s.rules.deckOf, kind));
  for (const card of view.limbo) lay(s, card, LIMBO);
  for (const card of view.great) lay(s, card, GREAT);
  for (const card of view.putAway) put(s, card, BOX);
  for (let i = 0; i < view.piles.length; i++) layPile(s, view, i);
  for (const player of view.players) laySeat(s, player);
  if (view.decision) layChoice(s, view.decision);
  dealHidden(s, view, chance);
  layScalars(s, view, chance);
  layOwn(s, view);
  if (view.battle) layBattle(s, view.battle);
  for (const { kind, seat, facts } of view.waiting) layQuestion(s, kind, seat, facts);
  if (view.decision) layQuestion(s, view.decision.kind, view.decision.seat, view.decision);
  return s;
}

// ---------------------------------------------------------------- laying cards

/** No card is anywhere: until it is put somewhere it says so. */
const NOWHERE = 255;

function clear(s: GameState): void {
  clearTable(s);
  clearBattle(s);
  s.zone.fill(NOWHERE);
  s.lent = 0;
}

const isPlaced = (s: GameState, card: Card): boolean => at(s.zone, card) !== NOWHERE;

/** Under what already lies there: piles are laid from the top. */
function put(s: GameState, card: Card, zone: Zone): void {
  const bottom = at(s.bottom, zone);
  if (bottom === NONE) s.top[zone] = card;
  else s.below[bottom] = card;
  s.bottom[zone] = card;
  s.zone[card] = zone;
  s.size[zone] = at(s.size, zone) + 1;
}

/** The same for a card that the viewer sees: what it is for now is seen, too. */
function lay(s: GameState, { card, kind }: CardView, zone: Zone): void {
  put(s, card, zone);
  if (s.kind !== s.rules.kindOf) s.kind[card] = kind;
}

function laySquares(s: GameState, board: readonly SquareView[]): void {
  for (const square of board) {
    switch (square.kind) {
      case 'empty':
        s.tile[square.square] = EMPTY;
        break;
      case 'impassable':
        s.tile[square.square] = IMPASSABLE;
        break;
      case 'missing':
        s.tile[square.square] = MISSING;
        break;
      case 'tile':
        lay(s, square.tile, BOARD);
        s.tile[square.square] = square.tile.card;
        s.roads[square.square] = square.roads;
        s.level[square.square] = square.level;
        s.holder[square.square] = square.holder ?? NOBODY;
        break;
      case 'down':
        // Which card it is comes with the hidden ones.
        s.down[square.square] = 1;
        s.roads[square.square] = square.roads;
        break;
      default:
        assertNever(square);
    }
  }
}

function mark(s: GameState, { card, affected, counts, wild, borrowedFrom }: LiveCard): void {
  s.mark[card] = (affected ? AFFECTED : 0) | (counts > 1 ? counts : 0) | (wild ? WILD : 0);
  if (borrowedFrom !== null) lend(s, card, borrowedFrom);
}

function lend(s: GameState, card: Card, owner: Seat): void {
  s.lender[card] = owner + 1;
  s.lent++;
}

/** What a seat has in the open, and what of its own the viewer may look at. Hands of others come with the hidden cards. */
function laySeat(s: GameState, player: SeatView): void {
  const { seat } = player;
  for (const card of player.played) {
    lay(s, card, playedOf(seat));
    mark(s, card);
    s.left[card.card] = card.copies;
    s.host[card.card] = card.under ?? NONE;
  }
  for (const card of player.line) {
    lay(s, card, lineOf(seat));
    mark(s, card);
    if (card.opens) s.mark[card.card] = at(s.mark, card.card) | OPENS;
    if (card.returns) s.mark[card.card] = at(s.mark, card.card) | RETURNS;
    s.left[card.card] = card.copies;
    s.laid[card.card] = card.laid;
    s.host[card.card] = card.on ?? NONE;
  }
  for (const { tent, holds } of player.tents) {
    lay(s, tent, campOf(seat));
    for (const guest of holds) {
      lay(s, guest, stationedOf(seat));
      s.mark[guest.card] = guest.affected ? AFFECTED : 0;
      s.host[guest.card] = tent.card;
    }
  }
  for (const card of player.nationTop) lay(s, card, nationOf(seat));
  if (player.shelter) for (const card of player.shelter) lay(s, card, shelterOf(seat));
  else if (player.shelterTop) lay(s, player.shelterTop, shelterOf(seat));
  if (player.ambush) {
    for (const card of player.ambush) lay(s, card, ambushOf(seat));
    for (const card of player.hand) layInHand(s, seat, card);
  }
}

function layInHand(s: GameState, seat: Seat, card: HandCard): void {
  lay(s, card, handOf(seat));
  mark(s, card);
  show(s, card);
}

/** What the viewer sees of a module's pile. */
function layPile(s: GameState, view: PlayerView, i: number): void {
  const { zone } = item(s.rules.piles, i);
  const shown = view.viewer === 'table' ? everyone(s) : 1 << view.viewer;
  item(view.piles, i).cards.forEach((card, place) => {
    lay(s, card, zone);
    const sight = sightOf(s, view.viewer, zone);
    if (sight === SEES_NONE || (sight === SEES_TOP && place > 0)) s.shown[card.card] = shown;
  });
}

function show(s: GameState, { card, shownTo }: HandCard): void {
  for (const seat of shownTo) s.shown[card] = at(s.shown, card) | (1 << seat);
}

/** Cards that the viewer is looking at right now. */
function layChoice(s: GameState, open: DecisionView): void {
  const asked = questionOf(s, open.kind);
  if (!asked?.question.choice || !('choice' in open)) return;
  layCards(s, open.choice.cards, asked.question.choice.from(s, open.seat, factsIn(s, asked, open.seat, open)));
}

const questionOf = (s: GameState, kind: string): Asked | undefined =>
  s.rules.questions.find(({ name }) => name === kind);

/** The numbers behind what a viewer sees of a question. */
const factsIn = (s: GameState, { question, layout }: Asked, seat: Seat, view: object): readonly number[] =>
  question.lay?.(s, seat, { ...view }) ?? toNumbers(layout, view, s.rules.words.targets);

function layCards(s: GameState, cards: readonly CardView[] | null, zone: Zone): void {
  for (const card of cards ?? []) if (!isPlaced(s, card.card)) lay(s, card, zone);
}

// ---------------------------------------------------------------- dealing what is hidden

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
function makeRoom(cards: number): void {
  if (cards <= some.length) return;
  slotZone = new Int16Array(cards);
  slotOwner = new Int16Array(cards);
  slotCard = new Int16Array(cards);
  loose = new Int16Array(cards);
  some = new Int16Array(cards);
  isOwn = new Uint8Array(cards);
}

function dealHidden(s: GameState, view: PlayerView, chance: Chance): void {
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
      lay(s, card, ambush);
      show(s, card);
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

// ---------------------------------------------------------------- everything but cards

const WORDS = 4294967296;

function layScalars(s: GameState, view: PlayerView, chance: Chance): void {
  s.rngA = pick(chance, WORDS) | 0;
  s.rngB = pick(chance, WORDS) | 0;
  s.rngC = pick(chance, WORDS) | 0;
  s.rngD = pick(chance, WORDS) | 0;
  s.day = view.day;
  s.first = view.first;
  s.turn = view.turn;
  s.over = END_REASONS.indexOf(view.over);
  s.frames = 0;
  s.setupLeft = view.setupLeft;
  s.inPlay = bits(view.factionsInPlay);
  s.drained = 0;
  s.begun = bits(view.hands?.begun ?? []);
  s.acted = view.hands?.acted === true ? 1 : 0;
  for (const player of view.players) {
    const { seat } = player;
    s.faction[seat] = player.faction ?? NONE;
    s.phase[seat] = player.phase === 'opening' ? OPENING : player.phase === 'acting' ? ACTING : WAITING;
    s.taken[seat] = player.neutralsTaken;
    if (player.defended) s.drained |= 1 << seat;
    s.known[seat] = player.nationTop.length;
    player.heroes.forEach((square: Square | null, hero) => (s.hero[seat * HEROES + hero] = square ?? NONE));
  }
}

/** The numbers of the modules, as far as they are known. */
function layOwn(s: GameState, view: PlayerView): void {
  const seen: Readonly<Partial<Record<string, Readonly<Record<string, readonly number[]>>>>> = view.own;
  s.rules.layout.own.forEach(({ module, field }, i) => item(s.own, i).set(seen[module]?.[field] ?? []));
}

const bits = (list: readonly number[]): number => list.reduce((mask, bit) => mask | (1 << bit), 0);

const STAGE: Readonly<Record<BattleView['phase'], number>> = {
  assault: ASSAULT,
  reply: REPLY,
  defend: DEFEND,
  press: PRESS,
};

function layBattle(s: GameState, { phase, committed, target, attack, defence }: BattleView): void {
  s.battle = committed ? COMMITTED : STAGE[phase];
  s.attacker = attack.seat ?? NONE;
  s.defender = defence.seat ?? NONE;
  s.battleSquare = target.square;
  s.target = s.rules.words.targets.indexOf(target.kind);
  s.targetHero = target.hero ?? NONE;
  s.attackHeroes = bits(attack.heroes);
  s.defendHeroes = bits(defence.heroes);
}

function layQuestion(s: GameState, kind: string, seat: Seat, view: object): void {
  const asked = questionOf(s, kind);
  if (asked) askWith(s, s.rules.questions.indexOf(asked), seat, factsIn(s, asked, seat, view));
}
