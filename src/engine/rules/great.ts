/** Great Artefacts that are played by themselves (GA), and choosing cards from a pile that was searched. */
import type { Action } from '../core/action';
import { type Card, type Faction } from '../core/components';
import type { Question } from '../core/contract';
import { answered, ask, asked, BORROW, factsOf, GREAT_CHOICE, SUMMON } from '../core/decision';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { deckOf, everyone, move, returnToDeck, show, shuffle, topOf } from '../core/piles';
import {
  BOARD,
  cardsIn,
  factionOf,
  GREAT,
  handOf,
  kindOf,
  nationOf,
  seatOfZone,
  shelterOf,
  touchMap,
  type GameState,
  type Seat,
  type Square,
  type Zone,
} from '../core/state';
import { seat as seatTag } from '../core/shape';
import type { Violation } from '../core/violation';
import { alike } from './alike';
import { play } from './line';
import { tileLaid } from './build';
import { isOpponent } from './parties';
import { inHand, isCard, isFactionInPlay, isOwnTurn, isSeat, isSquare, refuseEmptyDeck, type Rule } from './rule';
import { HAND_OF_LUUT, HORN, isCity, isRoad, PLAYED_ALONE, STAFF, type Kind } from '../core/kinds';

/** Great Artefacts that a seat owns (GA-12). */
export function greatOwned(s: GameState, seat: Seat): number {
  let count = 0;
  const { greats } = s.rules;
  for (let i = 0; i < greats.length; i++) {
    const card = item(greats, i);
    const lender = at(s.lender, card);
    if ((lender === 0 ? seatOfZone(s, at(s.zone, card)) : lender - 1) === seat) count++;
  }
  const hooks = s.rules.hooks.greats;
  for (let i = 0; i < hooks.length; i++) count += item(hooks, i)(s, seat);
  return count;
}

/** GA-12, VOL-03. */
export const mayOwnMore = (s: GameState, seat: Seat): boolean => greatOwned(s, seat) < s.rules.greatLimit;

export function refuseGreat(s: GameState, seat: Seat, card: Card, kind: Kind): Violation | null {
  if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
  return kindOf(s, card) === kind ? null : { code: 'wrongCard', card };
}

/** Every Great Artefact of this kind in the hand that is played alone. */
export function forEachGreat(purse: Purse, kind: Kind, use: (by: Card) => void): void {
  if (!purse.hasRole(PLAYED_ALONE)) return;
  for (let group = 0; group < purse.groups; group++)
    if (at(purse.kind, group) === kind && at(purse.fresh, group) !== 0 && at(purse.alike, group) > 0)
      use(purse.cardOf(group));
}

// ---------------------------------------------------------------- Horn of Baldur, Hand of Luut

export const summon: Rule<'summon'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (at(s.size, nationOf(seat)) > 0) forEachGreat(purse, HORN, (by) => out.push({ kind: 'summon', by }));
  },
  refuse: (s, seat, { by }) =>
    refuseGreat(s, seat, by, HORN) ?? (at(s.size, nationOf(seat)) === 0 ? { code: 'notOffered' } : null),
  perform(s, seat, { by }, log) {
    play(s, seat, by);
    ask(s, SUMMON, seat);
    log?.push({ kind: 'searched', seat, owner: seat });
  },
};

export const borrow: Rule<'borrow'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    forEachGreat(purse, HAND_OF_LUUT, (by) => {
      for (let from = 0; from < s.rules.seats; from++)
        if (isOpponent(s, seat, from) && at(s.size, nationOf(from)) > 0) out.push({ kind: 'borrow', by, from });
    });
  },
  refuse(s, seat, { by, from }) {
    const problem = refuseGreat(s, seat, by, HAND_OF_LUUT);
    if (problem) return problem;
    return isSeat(s, from) && isOpponent(s, seat, from) && at(s.size, nationOf(from)) > 0
      ? null
      : { code: 'noSuchTarget' };
  },
  perform(s, seat, { by, from }, log) {
    play(s, seat, by);
    ask(s, BORROW, seat, from);
    log?.push({ kind: 'searched', seat, owner: from });
  },
};

// ---------------------------------------------------------------- choosing cards

/** What the open question lets one take from, which cards, and how many. */
export function choiceOf(
  s: GameState,
  seat: Seat,
): { zone: Zone; least: number; most: number; fits: (card: Card) => boolean } {
  const { question } = item(s.rules.questions, asked(s));
  if (!question.choice) throw new Error('nothing to take');
  const { from, least, most, fits } = question.choice;
  const facts = factsOf(s);
  return {
    zone: from(s, seat, facts),
    least,
    most: most(s, seat),
    fits: (card) => fits === undefined || fits(s, seat, card, facts),
  };
}

function offerTaking(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  const { zone, least, most, fits } = choiceOf(s, seat);
  const cards = cardsIn(s, zone)
    .filter(fits)
    .sort((a, b) => a - b);
  if (least === 0) out.push({ kind: 'take', cards: [] });
  /** No card before it, but for the one that is taken as well, is like it. */
  const isFirst = (i: number, taken = NONE) => {
    for (let j = 0; j < i; j++) if (j !== taken && alike(s, item(cards, i), item(cards, j))) return false;
    return true;
  };
  for (let i = 0; i < cards.length && most > 0; i++) {
    if (!isFirst(i)) continue;
    out.push({ kind: 'take', cards: [item(cards, i)] });
    if (most < 2) continue;
    for (let j = i + 1; j < cards.length; j++)
      if (isFirst(j, i)) out.push({ kind: 'take', cards: [item(cards, i), item(cards, j)] });
  }
}

export const take: Rule<'take'> = {
  answers: ['choice'],
  offer: offerTaking,
  refuse(s, seat, { cards }) {
    if (!Array.isArray(cards)) return { code: 'malformed' };
    const { zone, least, most, fits } = choiceOf(s, seat);
    if (cards.length < least) return { code: 'notOffered' };
    if (cards.length > most)
      return most === 0 ? { code: 'greatLimit', most: s.rules.greatLimit } : { code: 'tooMany', most };
    for (let i = 0; i < cards.length; i++) {
      const card = item(cards, i);
      if (!isCard(s, card) || at(s.zone, card) !== zone || cards.indexOf(card) !== i || !fits(card))
        return { code: 'notOffered' };
    }
    return null;
  },
  perform(s, seat, { cards }, log) {
    const { question } = item(s.rules.questions, asked(s));
    const facts = factsOf(s);
    answered(s);
    question.choice?.taken(s, seat, cards, facts, log);
  },
};

function takeSummoned(s: GameState, seat: Seat, cards: readonly Card[], _facts: Facts, log: Log): void {
  for (let i = 0; i < cards.length; i++) {
    move(s, item(cards, i), handOf(seat));
    show(s, item(cards, i), everyone(s));
  }
  shuffle(s, nationOf(seat));
  log?.push({ kind: 'summoned', seat, cards });
}

function takeBorrowed(s: GameState, seat: Seat, [card = NONE]: readonly Card[], facts: Facts, log: Log): void {
  const owner = ownerAsked(facts);
  move(s, card, handOf(seat));
  s.lender[card] = owner + 1;
  s.lent++;
  shuffle(s, nationOf(owner));
  log?.push({ kind: 'borrowed', seat, owner, count: 1, secret: { cards: [card], seats: 1 << seat } });
}

/** A Great Artefact, or none. */
export function takeGreat(s: GameState, seat: Seat, [card]: readonly Card[], _facts: Facts, log: Log): void {
  if (card !== undefined) move(s, card, shelterOf(seat));
  log?.push({ kind: 'claimed', seat, card: card ?? null });
}

type Facts = readonly number[];
const ownerAsked = ([owner = NONE]: Facts): Seat => owner;

/** Horn of Baldur: which cards of the own nation. */
export const summoning: Question = {
  choice: { from: (_s, seat) => nationOf(seat), least: 0, most: () => 2, taken: takeSummoned },
  sound: isOwnTurn,
};

/** Hand of Luut: which card of an opponent's nation. */
export const borrowing: Question = {
  facts: { from: seatTag },
  choice: { from: (_s, _seat, facts) => nationOf(ownerAsked(facts)), least: 1, most: () => 1, taken: takeBorrowed },
  sound(s, seat, facts) {
    const owner = ownerAsked(facts);
    return isOwnTurn(s, seat) && isSeat(s, owner) && owner !== seat && at(s.size, nationOf(owner)) > 0;
  },
};

/** The ruins: which Great Artefact. */
export const greatChoice: Question = {
  choice: {
    from: () => GREAT,
    least: 1,
    most: (s, seat) => (mayOwnMore(s, seat) ? 1 : 0),
    open: true,
    taken: takeGreat,
  },
  sound: (s, seat) => isOwnTurn(s, seat) && (at(s.size, GREAT) > 0 || choosesElse(s, seat)),
};

/** A module has something else to choose. */
export const choosesElse = (s: GameState, seat: Seat): boolean =>
  s.rules.hooks.choosesElse.some((hook) => hook(s, seat));

/** BATTLE-17: asks which of the face-up Great Artefacts it is to be. */
export function offerChoiceOfGreat(s: GameState, seat: Seat): void {
  if (at(s.size, GREAT) > 0 || choosesElse(s, seat)) ask(s, GREAT_CHOICE, seat);
}

// ---------------------------------------------------------------- Staff of Terra (GA-09)

/** A city or a road: what comes from a deck of the pool. */
export function isTerraformable(s: GameState, square: Square): boolean {
  const tile = at(s.tile, square);
  if (tile < 0 || deckOf(s, kindOf(s, tile)) === NONE) return false;
  return isCity(s.rules, kindOf(s, tile)) || isRoad(s.rules, kindOf(s, tile));
}

/** The topmost card of a type and a terrain in its deck, or NONE. */
export function substitute(s: GameState, kind: Kind, terrain: Faction): Card {
  for (let card = topOf(s, kind); card !== NONE; card = at(s.below, card))
    if (factionOf(s, card) === terrain) return card;
  return NONE;
}

/** Every city or road that could become another terrain, with each of these. */
export function forEachReplacement(s: GameState, use: (square: Square, terrain: Faction) => void): void {
  for (let square = 0; square < s.rules.squares; square++) {
    if (!isTerraformable(s, square)) continue;
    const tile = at(s.tile, square);
    for (let terrain = 0; 1 << terrain <= s.inPlay; terrain++) {
      if (
        isFactionInPlay(s, terrain) &&
        terrain !== factionOf(s, tile) &&
        substitute(s, kindOf(s, tile), terrain) !== NONE
      )
        use(square, terrain);
    }
  }
}

/** Why a card of the map does not become another terrain. */
export function refuseReplacement(s: GameState, square: Square, terrain: Faction): Violation | null {
  if (!isSquare(s, square) || !isTerraformable(s, square)) return { code: 'noSuchTarget' };
  if (!isFactionInPlay(s, terrain)) return { code: 'factionNotInPlay' };
  const tile = at(s.tile, square);
  if (factionOf(s, tile) === terrain) return { code: 'sameFaction', card: tile };
  return (
    refuseEmptyDeck(s, kindOf(s, tile)) ??
    (substitute(s, kindOf(s, tile), terrain) === NONE ? { code: 'notOffered' } : null)
  );
}

/** Cards of one type and of two terrains. */
export function areOfTwoTerrains(s: GameState, square: Square, other: Square): boolean {
  const one = at(s.tile, square);
  const two = at(s.tile, other);
  return one >= 0 && two >= 0 && kindOf(s, one) === kindOf(s, two) && factionOf(s, one) !== factionOf(s, two);
}

const isSwappable = (s: GameState, square: Square, other: Square): boolean =>
  isTerraformable(s, square) && isTerraformable(s, other) && areOfTwoTerrains(s, square, other);

export const terraform: Rule<'terraform'> = {
  answers: ['acting'],
  offer(s, _seat, purse, out) {
    forEachGreat(purse, STAFF, (by) =>
      forEachReplacement(s, (square, terrain) => void out.push({ kind: 'terraform', by, square, terrain })),
    );
  },
  refuse: (s, seat, { by, square, terrain }) =>
    refuseGreat(s, seat, by, STAFF) ?? refuseReplacement(s, square, terrain),
  perform(s, seat, { by, square, terrain }, log) {
    play(s, seat, by);
    replaceTile(s, seat, square, terrain, log);
  },
};

/** A card of the same type and this terrain from its deck in the place of one on the map. Tokens and figures stay. */
export function replaceTile(s: GameState, seat: Seat, square: Square, terrain: Faction, log: Log): void {
  const from = at(s.tile, square);
  const to = substitute(s, kindOf(s, from), terrain);
  move(s, to, BOARD);
  returnToDeck(s, from);
  shuffle(s, kindOf(s, from));
  s.tile[square] = to;
  touchMap(s);
  log?.push({ kind: 'replaced', seat, square, from, to });
  tileLaid(s, seat, square, 'replaced', log);
}

export const swap: Rule<'swap'> = {
  answers: ['acting'],
  offer(s, _seat, purse, out) {
    if (!s.rules.staffSwaps) return;
    forEachGreat(purse, STAFF, (by) => {
      for (let square = 0; square < s.rules.squares; square++)
        for (let other = square + 1; other < s.rules.squares; other++)
          if (isSwappable(s, square, other)) out.push({ kind: 'swap', by, square, other });
    });
  },
  refuse(s, seat, { by, square, other }) {
    const problem = refuseGreat(s, seat, by, STAFF);
    if (problem) return problem;
    if (!s.rules.staffSwaps) return { code: 'notOffered' };
    return isSquare(s, square) && isSquare(s, other) && square < other && isSwappable(s, square, other)
      ? null
      : { code: 'noSuchTarget' };
  },
  perform(s, seat, { by, square, other }, log) {
    play(s, seat, by);
    swapTiles(s, seat, square, other, log);
  },
};

/** Two cards of the map change places. Each takes the turn of the other; tokens and figures stay. */
export function swapTiles(s: GameState, seat: Seat, square: Square, other: Square, log: Log): void {
  const one = at(s.tile, square);
  const two = at(s.tile, other);
  s.tile[square] = two;
  s.tile[other] = one;
  touchMap(s);
  log?.push(
    { kind: 'replaced', seat, square, from: one, to: two },
    { kind: 'replaced', seat, square: other, from: two, to: one },
  );
  tileLaid(s, seat, square, 'swapped', log);
  tileLaid(s, seat, other, 'swapped', log);
}
