/**
 * A whole state that fits everything a viewer knows, the hidden cards dealt at random. Search plays on such states
 * instead of the true one, which it never sees.
 *
 * What is known of hidden cards: every card that is not in the view lies in a deck of the pool below the top, in a
 * player's hidden piles, or is a Great Artefact in a hoard or the box. How many of a kind the pool holds is public, so
 * the players' hidden piles hold the rest of that kind, and every pile has its size. Within these bounds each deal is as likely.
 */
import { CARDS, DECKS, HEROES, KIND_OF, isGreat, type Card, type Kind } from './components';
import type { GameConfig } from './config';
import { ask, BORROW, DISMISS, GREAT_CHOICE, HOARD_CHOICE, PLACE, SUMMON } from './decision';
import { assertNever, at, item, NONE } from './ints';
import { MODULES } from './modules/all';
import { pick, type Chance } from './rng';
import { compileRules, type Ruleset } from './ruleset';
import {
  ACTING, AFFECTED, ambushOf, ASSAULT, BOARD, BOX, campOf, DEFEND, EMPTY, END_REASONS, GameState, GREAT, handOf, HOARDS, IMPASSABLE, LIMBO, lineOf, MISSING,
  nationOf, NO_BATTLE, NOBODY, OPENING, playedOf, PRESS, REPLY, shelterOf, stationedOf, TARGET_KINDS, touchMap, WAITING, WILD,
  type Seat, type Square, type Zone,
} from './state';
import type { BattleView, CardView, DecisionView, HandCard, LiveCard, PlayerView, SeatView, SquareView } from './view';

/**
 * Draws from a chance of the caller's own; the state's chance is new as well, so that search cannot foresee the game's.
 * `into` is overwritten and returned, if it belongs to a game of the same set-up.
 */
export function resample(view: PlayerView, chance: Chance, into?: GameState): GameState {
  const s = into !== undefined && into.rules.config === view.config ? into : new GameState(rulesOf(view.config));
  clear(s);
  laySquares(s, view.board);
  for (const { kind, top } of view.pool) if (top) put(s, top.card, kind);
  for (const { card } of view.limbo) put(s, card, LIMBO);
  for (const { card } of view.great) put(s, card, GREAT);
  for (const card of view.box) put(s, card, BOX);
  for (const player of view.players) laySeat(s, player);
  if (view.decision) layChoice(s, view.decision);
  dealHidden(s, view, chance);
  layScalars(s, view, chance);
  if (view.battle) layBattle(s, view.battle);
  if (view.decision) layDecision(s, view.decision);
  return s;
}

/** Compiled once for each set-up. */
const compiled = new WeakMap<GameConfig, Ruleset>();

function rulesOf(config: GameConfig): Ruleset {
  const known = compiled.get(config);
  if (known) return known;
  const rules = compileRules(config, MODULES);
  compiled.set(config, rules);
  return rules;
}

// ---------------------------------------------------------------- laying cards

/** No card is anywhere: until it is put somewhere it says so. */
const NOWHERE = 255;

function clear(s: GameState): void {
  s.image().fill(0);
  s.zone.fill(NOWHERE);
  s.below.fill(NONE);
  s.host.fill(NONE);
  s.top.fill(NONE);
  s.bottom.fill(NONE);
  s.holder.fill(NOBODY);
  s.faction.fill(NONE);
  s.hero.fill(NONE);
  s.lent = 0;
  touchMap(s);
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

function laySquares(s: GameState, board: readonly SquareView[]): void {
  for (const square of board) {
    switch (square.kind) {
      case 'empty': s.tile[square.square] = EMPTY; break;
      case 'impassable': s.tile[square.square] = IMPASSABLE; break;
      case 'missing': s.tile[square.square] = MISSING; break;
      case 'tile':
        put(s, square.tile.card, BOARD);
        s.tile[square.square] = square.tile.card;
        s.roads[square.square] = square.roads;
        s.level[square.square] = square.level;
        s.holder[square.square] = square.holder ?? NOBODY;
        break;
      default: assertNever(square);
    }
  }
}

function mark(s: GameState, { card, affected, counts, wild, borrowedFrom }: LiveCard): void {
  s.mark[card] = (affected ? AFFECTED : 0) | (counts > 1 ? counts : 0) | (wild ? WILD : 0);
  if (borrowedFrom === null) return;
  s.lender[card] = borrowedFrom + 1;
  s.lent++;
}

/** What a seat has in the open, and what of its own the viewer may look at. Hands of others come with the hidden cards. */
function laySeat(s: GameState, player: SeatView): void {
  const { seat } = player;
  for (const card of player.played) {
    put(s, card.card, playedOf(seat));
    mark(s, card);
    s.left[card.card] = card.copies;
    s.host[card.card] = card.under ?? NONE;
  }
  for (const card of player.line) {
    put(s, card.card, lineOf(seat));
    mark(s, card);
    s.left[card.card] = card.copies;
    s.laid[card.card] = card.laid;
    s.host[card.card] = card.on ?? NONE;
  }
  for (const { tent, holds } of player.tents) {
    put(s, tent.card, campOf(seat));
    for (const { card, affected } of holds) {
      put(s, card, stationedOf(seat));
      s.mark[card] = affected ? AFFECTED : 0;
      s.host[card] = tent.card;
    }
  }
  if (player.shelter) for (const { card } of player.shelter) put(s, card, shelterOf(seat));
  else if (player.shelterTop) put(s, player.shelterTop.card, shelterOf(seat));
  if (player.ambush) {
    for (const { card } of player.ambush) put(s, card, ambushOf(seat));
    for (const card of player.hand) layInHand(s, seat, card);
  }
}

function layInHand(s: GameState, seat: Seat, card: HandCard): void {
  put(s, card.card, handOf(seat));
  mark(s, card);
  show(s, card);
}

function show(s: GameState, { card, shownTo }: HandCard): void {
  for (const seat of shownTo) s.shown[card] = at(s.shown, card) | (1 << seat);
}

/** Cards that the viewer is looking at right now. */
function layChoice(s: GameState, open: DecisionView): void {
  switch (open.kind) {
    case 'summon': return layCards(s, open.choice.cards, nationOf(open.seat), 1 << open.seat);
    case 'borrow': return layCards(s, open.choice.cards, nationOf(open.from), 0);
    case 'hoard': return layCards(s, open.choice.cards, HOARDS + open.hoard, 0);
    case 'chooseFaction': case 'chooseCity': case 'opening': case 'acting': case 'assault': case 'reply': case 'defend': case 'press':
    case 'place': case 'dismiss': case 'great': return;
    default: assertNever(open);
  }
}

function layCards(s: GameState, cards: readonly CardView[] | null, zone: Zone, shown: number): void {
  for (const { card } of cards ?? []) {
    put(s, card, zone);
    s.shown[card] = shown;
  }
}

// ---------------------------------------------------------------- dealing what is hidden

/** A place for a hidden card of a seat. */
interface Slot {
  readonly zone: Zone;
  /** The seat that the card belongs to; it lies in another's hand if it is borrowed. */
  readonly owner: Seat;
  card: Card;
}

function dealHidden(s: GameState, view: PlayerView, chance: Chance): void {
  const slots: Slot[] = [];
  for (const player of view.players) if (player.seat !== view.viewer) openSlots(s, view, player, chance, slots);
  const loose = gatherLoose(s, view, chance);
  if (view.viewer !== 'table') dealOwnNation(s, view, view.viewer, loose, slots, chance);
  for (const { seat, great } of view.players) {
    for (const { card } of great) {
      if (isPlaced(s, card)) continue;
      const free = slots.filter((slot) => slot.owner === seat && slot.card === NONE);
      if (free.length > 0) fill(s, item(free, pick(chance, free.length)), card);
    }
  }
  const rest = loose.flat();
  mix(chance, rest);
  let next = 0;
  for (const slot of slots) if (slot.card === NONE && next < rest.length) fill(s, slot, item(rest, next++));
  layHoards(s, view, chance);
  // Hidden cards come below the known ones of a pile; of a hand that has an order only for the discard, and that is not known.
  mix(chance, slots);
  for (const { card, zone, owner } of slots) {
    if (card === NONE) continue;
    put(s, card, zone);
    if (zone === nationOf(owner)) s.shown[card] = 1 << owner;
  }
  for (const player of view.players) if (player.seat !== view.viewer) mixPile(s, handOf(player.seat), chance);
}

/** Keeps a card from being dealt twice; it is laid when all are. */
function fill(s: GameState, slot: Slot, card: Card): void {
  slot.card = card;
  s.zone[card] = slot.zone;
  if (slot.zone !== handOf(slot.owner) && isHand(s, slot.zone)) {
    s.lender[card] = slot.owner + 1;
    s.lent++;
  }
}

function isHand(s: GameState, zone: Zone): boolean {
  for (let seat = 0; seat < s.rules.seats; seat++) if (handOf(seat) === zone) return true;
  return false;
}

/** The hidden places of another seat, after the known cards of its hand have found theirs. */
function openSlots(s: GameState, view: PlayerView, player: SeatView, chance: Chance, slots: Slot[]): void {
  const { seat } = player;
  layShown(s, view, player, chance);
  const open = (zone: Zone, size: number, owner: Seat) => {
    for (let i = at(s.size, zone); i < size; i++) slots.push({ zone, owner, card: NONE });
  };
  open(nationOf(seat), player.nationSize, seat);
  open(shelterOf(seat), player.shelterSize, seat);
  open(ambushOf(seat), player.ambushSize, seat);
  open(handOf(seat), player.handSize - player.hiddenLoans.length, seat);
  for (const owner of player.hiddenLoans) slots.push({ zone: handOf(seat), owner, card: NONE });
}

/** AMB-03: a card that was shown in this hand may have gone into ambush in the same turn. */
function layShown(s: GameState, view: PlayerView, player: SeatView, chance: Chance): void {
  const { seat } = player;
  const mobile: HandCard[] = [];
  for (const card of player.hand) {
    if (card.amulet !== null || card.counts > 1 || card.wild || card.borrowedFrom !== null) layInHand(s, seat, card);
    else mobile.push(card);
  }
  mix(chance, mobile);
  const turnedDown = seat === view.turn ? player.ambushSize : 0;
  let inHand = player.handSize - player.hiddenLoans.length - at(s.size, handOf(seat));
  for (const card of mobile) {
    // Out of turn a hand is newer than the ambush, unless there is no room for so many known cards in it.
    const stays = inHand > 0 && pick(chance, inHand + turnedDown - at(s.size, ambushOf(seat))) < inHand;
    if (stays) {
      layInHand(s, seat, card);
      inHand--;
    } else {
      put(s, card.card, ambushOf(seat));
      show(s, card);
    }
  }
}

/** By kind: cards that belong to some player. The decks of the pool get the others below their top. */
function gatherLoose(s: GameState, view: PlayerView, chance: Chance): Card[][] {
  const own = new Set((view.deck ?? []).map(({ card }) => card));
  const loose: Card[][] = view.pool.map(() => []);
  for (let card = 0; card < CARDS; card++) {
    const kind = at(KIND_OF, card);
    if (kind < DECKS && !isPlaced(s, card) && !own.has(card)) item(loose, kind).push(card);
  }
  for (const { kind, size } of view.pool) {
    const cards = item(loose, kind);
    mix(chance, cards);
    while (at(s.size, kind) < size && cards.length > 0) put(s, takeLast(cards), kind);
  }
  return loose;
}

/** One's own nation: what one remembers of it, but for cards that others have borrowed, and what has not been drawn yet. */
function dealOwnNation(s: GameState, view: PlayerView, seat: Seat, loose: Card[][], slots: readonly Slot[], chance: Chance): void {
  const cards = (view.deck ?? []).map(({ card }) => card).filter((card) => !isPlaced(s, card));
  mix(chance, cards);
  for (const slot of slots) if (slot.owner === seat && cards.length > 0) fill(s, slot, takeLast(cards));
  for (const card of cards) {
    put(s, card, nationOf(seat));
    s.shown[card] = 1 << seat;
  }
  for (const kind of view.undrawn) {
    const card = kind < DECKS ? item(loose, kind).pop() : greatOf(kind);
    if (card !== undefined) put(s, card, nationOf(seat));
  }
  mixPile(s, nationOf(seat), chance);
}

const greatOf = (kind: Kind): Card => KIND_OF.indexOf(kind);

/** Great Artefacts that nobody owns lie hidden under the hoards; those left over are in the box, with what else is nowhere. */
function layHoards(s: GameState, view: PlayerView, chance: Chance): void {
  const hidden: Card[] = [];
  for (let card = 0; card < CARDS; card++) if (!isPlaced(s, card) && isGreat(at(KIND_OF, card))) hidden.push(card);
  mix(chance, hidden);
  for (const { hoard, size } of view.hoards) while (at(s.size, HOARDS + hoard) < size && hidden.length > 0) put(s, takeLast(hidden), HOARDS + hoard);
  for (const card of hidden) put(s, card, BOX);
  mixPile(s, BOX, chance);
}

const takeLast = (cards: Card[]): Card => cards.pop() ?? NONE;

function mix<T>(chance: Chance, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(chance, i + 1);
    const swapped = item(list, i);
    list[i] = item(list, j);
    list[j] = swapped;
  }
}

function mixPile(s: GameState, zone: Zone, chance: Chance): void {
  const cards: Card[] = [];
  for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) cards.push(card);
  mix(chance, cards);
  s.top[zone] = NONE;
  s.bottom[zone] = NONE;
  s.size[zone] = 0;
  for (const card of cards) s.below[card] = NONE;
  for (const card of cards) put(s, card, zone);
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
  for (const player of view.players) {
    const { seat } = player;
    s.faction[seat] = player.faction ?? NONE;
    s.phase[seat] = player.phase === 'opening' ? OPENING : player.phase === 'acting' ? ACTING : WAITING;
    s.seals[seat] = bits(player.seals);
    s.taken[seat] = player.neutralsTaken;
    if (player.defended) s.drained |= 1 << seat;
    player.heroes.forEach((square: Square | null, hero) => (s.hero[seat * HEROES + hero] = square ?? NONE));
  }
  s.battle = NO_BATTLE;
  s.attacker = NONE;
  s.defender = NONE;
  s.battleSquare = NONE;
  s.target = 0;
  s.targetHero = NONE;
  s.attackHeroes = 0;
  s.defendHeroes = 0;
}

const bits = (list: readonly number[]): number => list.reduce((mask, bit) => mask | (1 << bit), 0);

const STAGE: Readonly<Record<BattleView['phase'], number>> = { assault: ASSAULT, reply: REPLY, defend: DEFEND, press: PRESS };

function layBattle(s: GameState, { phase, target, attack, defence }: BattleView): void {
  s.battle = STAGE[phase];
  s.attacker = attack.seat ?? NONE;
  s.defender = defence.seat ?? NONE;
  s.battleSquare = target.square;
  s.target = TARGET_KINDS.indexOf(target.kind);
  s.targetHero = target.hero ?? NONE;
  s.attackHeroes = bits(attack.heroes);
  s.defendHeroes = bits(defence.heroes);
}

function layDecision(s: GameState, open: DecisionView): void {
  switch (open.kind) {
    case 'place': return ask(s, PLACE, open.seat, open.tile, open.level);
    // Another's ambush is not known: any of its cards may be the one that arrived.
    case 'dismiss': return ask(s, DISMISS, open.seat, open.arrived?.card ?? at(s.top, ambushOf(open.seat)));
    case 'summon': return ask(s, SUMMON, open.seat);
    case 'borrow': return ask(s, BORROW, open.seat, open.from);
    case 'great': return ask(s, GREAT_CHOICE, open.seat);
    case 'hoard': return ask(s, HOARD_CHOICE, open.seat, HOARDS + open.hoard);
    case 'chooseFaction': case 'chooseCity': case 'opening': case 'acting': case 'assault': case 'reply': case 'defend': case 'press': return;
    default: assertNever(open);
  }
}
