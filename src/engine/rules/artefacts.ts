/** Transformations: title, scroll, amulet and what works like them (ART, ORACLE-06..08, GA-06, GA-07, BATTLE-15). */
import type { Action } from '../core/action';
import { UNIVERSAL, type Card } from '../core/components';
import type { Log } from '../core/event';
import { at, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { deckOf, discard, everyone, findInDeck, move, moveOnto, returnToDeck, show, shuffle } from '../core/piles';
import { rollDie, type Face } from '../core/rng';
import {
  AFFECTED,
  ASSAULT,
  COMMITTED,
  factionOf,
  handOf,
  isAffected,
  isWild,
  kindOf,
  lineOf,
  NO_BATTLE,
  OPENS,
  playedOf,
  RETURNS,
  WILD,
  type GameState,
  type Seat,
} from '../core/state';
import type { Violation } from '../core/violation';
import { hasTwin } from './alike';
import { intoAmbush } from './ambush';
import { copiesLeft, fullCopies, layCard, play, refuseUnusable } from './line';
import { canFight } from './strength';
import { illuminated } from './oracle';
import { inHand, isCard, isFactionInPlay, LAYING, type Rule } from './rule';
import {
  AMULET,
  BOOK,
  CROWN,
  HAMMER,
  LORD,
  SCROLL,
  TITLE,
  TRANSFORMS,
  isArtefact,
  isUnit,
  type Kind,
} from '../core/kinds';

/** Whether a card works as this artefact: itself, its Great Artefact, a wild card, or the Hammer outside of battle (GA-01). */
function worksAs(s: GameState, card: Card, artefact: Kind, great: Kind): boolean {
  const kind = kindOf(s, card);
  return isWild(s, card) || kind === artefact || kind === great || (kind === HAMMER && s.battle === NO_BATTLE);
}

function refuseTool(s: GameState, seat: Seat, card: Card, artefact: Kind, great: Kind): Violation | null {
  return refuseUnusable(s, seat, card) ?? (worksAs(s, card, artefact, great) ? null : { code: 'wrongCard', card });
}

/** BATTLE-15: in the own battle line; a card that lies on another is outside of it. */
const isLaid = (s: GameState, seat: Seat, card: Card): boolean =>
  at(s.zone, card) === lineOf(seat) && at(s.host, card) === NONE;

/** ART-01, ART-04, UNB-02: universal cards are never transformed, others once a turn; `by` NONE: no card does it. */
export function refuseSubject(s: GameState, seat: Seat, card: Card, by: Card): Violation | null {
  if (!inHand(s, seat, card) && !(isCard(s, card) && isLaid(s, seat, card))) return { code: 'notYourCard', card };
  if (card === by || isUnchanging(s, card)) return { code: 'notTransformable', card };
  return isAffected(s, card) ? { code: 'alreadyAffected', card } : null;
}

/** UNB-02: universal cards, and what a module says. */
export const isUnchanging = (s: GameState, card: Card): boolean =>
  factionOf(s, card) === UNIVERSAL ||
  (s.rules.hooks.unchanging.length > 0 && s.rules.hooks.unchanging.some((hook) => hook(s, card)));

/** A card comes in the place of another: to the hand, playable at once, or into its place in the battle line; affected, still borrowed if it was. */
function replace(s: GameState, seat: Seat, card: Card, kind: Kind, faction: number): Card {
  const laid = at(s.laid, card);
  const left = at(s.left, card);
  const lender = at(s.lender, card);
  const kept = at(s.mark, card) & (OPENS | RETURNS);
  const under = at(s.below, card);
  s.lender[card] = 0;
  returnToDeck(s, card);
  const found = findInDeck(s, kind, faction);
  if (laid > 0) {
    moveOnto(s, found, lineOf(seat), under);
    s.laid[found] = laid;
    s.left[found] = left;
  } else {
    move(s, found, handOf(seat));
    show(s, found, everyone(s));
  }
  s.lender[found] = lender;
  s.mark[found] = AFFECTED | kept;
  shuffle(s, at(s.rules.deckOf, kind));
  return found;
}

/** BATTLE-18: an opening for which an artefact was played is not called off any more. */
function commit(s: GameState): void {
  if (s.battle === ASSAULT) s.battle = COMMITTED;
}

/** BATTLE-15, RULE-22: what is transformed in a battle is for the own line, and joins it at once if it fights. */
function joinBattle(s: GameState, seat: Seat, card: Card, log: Log): void {
  if (s.battle !== NO_BATTLE && at(s.zone, card) === handOf(seat) && canFight(s, card))
    layCard(s, seat, card, fullCopies(s, card), log);
}

// ---------------------------------------------------------------- title (ART-06, ORACLE-07, GA-07)

/** Two ranks at once are the power of an illuminated title or of the Crown, not of two virtual copies. */
const promotesTwice = (s: GameState, by: Card): boolean =>
  kindOf(s, by) === CROWN || (kindOf(s, by) === TITLE && illuminated(s) === TITLE);

/** Why a card rises by no such number of ranks. */
function refuseRank(s: GameState, card: Card, ranks: number): Violation | null {
  if (!isUnit(s.rules, kindOf(s, card))) return { code: 'wrongCard', card };
  const rank = kindOf(s, card) + ranks;
  if (rank > LORD) return { code: 'highestRank', card };
  return at(s.size, rank) === 0 ? { code: 'deckEmpty', kind: rank } : null;
}

/** Whether one that may be transformed does. */
const mayRise = (s: GameState, kind: Kind, ranks: number): boolean =>
  isUnit(s.rules, kind) && kind + ranks <= LORD && at(s.size, kind + ranks) > 0;

/** A unit of the hand rises a rank, and no card does it: that is its one effect all the same (ART-01). */
export const rising = {
  /** Whether there is one, besides a card that leaves the hand. */
  isPossible(s: GameState, seat: Seat, but: Card = NONE): boolean {
    for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card))
      if (card !== but && mayRise(s, kindOf(s, card), 1) && refuseSubject(s, seat, card, NONE) === null) return true;
    return false;
  },
  forEach(s: GameState, seat: Seat, purse: Purse, use: (card: Card) => void): void {
    forEachSubject(s, seat, purse, NONE, (card, kind) => {
      if (mayRise(s, kind, 1)) use(card);
    });
  },
  refuse: (s: GameState, seat: Seat, card: Card): Violation | null =>
    refuseSubject(s, seat, card, NONE) ?? refuseRank(s, card, 1),
  /** The card that has come in its place. */
  perform: (s: GameState, seat: Seat, card: Card): Card =>
    replace(s, seat, card, kindOf(s, card) + 1, factionOf(s, card)),
};

export const promote: Rule<'promote'> = {
  answers: ['acting', ...LAYING],
  offer: offerTransformations,
  refuse(s, seat, { by, card, ranks }) {
    const problem = refuseTool(s, seat, by, TITLE, CROWN) ?? refuseSubject(s, seat, card, by);
    if (problem) return problem;
    if (ranks !== 1 && ranks !== 2) return { code: 'malformed' };
    if (ranks === 2 && (!promotesTwice(s, by) || copiesLeft(s, seat, by) < 2)) return { code: 'wrongCard', card: by };
    return refuseRank(s, card, ranks);
  },
  perform(s, seat, { by, card, ranks }, log) {
    commit(s);
    for (let i = 0; i < ranks; i++) play(s, seat, by);
    const to = replace(s, seat, card, kindOf(s, card) + ranks, factionOf(s, card));
    log?.push({ kind: 'promoted', seat, by, from: card, to });
    joinBattle(s, seat, to, log);
  },
};

// ---------------------------------------------------------------- scroll (ART-07, ART-08, ORACLE-08, GA-06)

/** In a battle only what can fight is worth a scroll (BATTLE-15). */
const isConvertible = (s: GameState, kind: Kind): boolean =>
  at(s.rules.deckOf, kind) !== NONE &&
  (isUnit(s.rules, kind) || (isArtefact(s.rules, kind) && (s.battle === NO_BATTLE || at(s.rules.attack, kind) > 0)));

/** One that stands for another kind goes back to its own deck: what it becomes has to lie in the pool already. */
const hasSubstitute = (s: GameState, card: Card): boolean =>
  kindOf(s, card) === at(s.rules.kindOf, card) || at(s.size, deckOf(s, kindOf(s, card))) > 0;

const convertsItself = (s: GameState, by: Card): boolean =>
  kindOf(s, by) === SCROLL && !isAffected(s, by) && s.battle === NO_BATTLE;

export const convert: Rule<'convert'> = {
  answers: ['acting', ...LAYING],
  offer: offerTransformations,
  refuse(s, seat, { by, card, faction }) {
    const problem = refuseTool(s, seat, by, SCROLL, BOOK);
    if (problem) return problem;
    if (card === by) {
      if (!convertsItself(s, by)) return { code: 'notTransformable', card };
    } else {
      const unfit = refuseSubject(s, seat, card, by);
      if (unfit) return unfit;
      if (!isConvertible(s, kindOf(s, card))) return { code: 'wrongCard', card };
    }
    if (!hasSubstitute(s, card)) return { code: 'deckEmpty', kind: kindOf(s, card) };
    if (!isFactionInPlay(s, faction)) return { code: 'factionNotInPlay' };
    return factionOf(s, card) === faction ? { code: 'sameFaction', card } : null;
  },
  perform(s, seat, { by, card, faction }, log) {
    commit(s);
    play(s, seat, by);
    const left = at(s.left, by);
    const to = replace(s, seat, card, kindOf(s, card), faction);
    if (card === by) {
      move(s, to, playedOf(seat));
      s.left[to] = left;
    }
    log?.push({ kind: 'converted', seat, by, from: card, to });
    joinBattle(s, seat, to, log);
  },
};

// ---------------------------------------------------------------- amulet (ART-03, ART-04, ORACLE-06)

/** The card that an amulet lies under, while that card is still in the hand: its action comes first (ORACLE-06). */
function unfinished(s: GameState, seat: Seat, by: Card): Card {
  const card = at(s.host, by);
  return card !== NONE && at(s.zone, card) === handOf(seat) ? card : NONE;
}

/** A card leaves the hand for good: an amulet that lies under it lies under nothing any more. */
export function leaveAmulet(s: GameState, seat: Seat, card: Card): void {
  for (let by = at(s.top, playedOf(seat)); by !== NONE; by = at(s.below, by))
    if (at(s.host, by) === card) s.host[by] = NONE;
}

/** ORACLE-06: when the amulet goes on, the action of the card it lay under is complete: what is left of its copies is given up. */
function giveUp(s: GameState, first: Card): void {
  if (first !== NONE) s.left[first] = 0;
}

/** What an amulet does to a card. */
export interface Spell {
  /** How often it counts. */
  readonly times: number;
  readonly wild: boolean;
}

/** ART-03: what each face of the die does to the card; null: it does not stay. */
const SPELLS: Readonly<Record<Face, Spell | null>> = {
  1: { times: 1, wild: false },
  2: { times: 2, wild: false },
  3: { times: 3, wild: false },
  4: null,
  5: null,
  6: { times: 1, wild: true },
};
export const spellOf = (face: Face): Spell | null => SPELLS[face];

/** What is marked on a card that an amulet has worked on. */
export const markOf = ({ times, wild }: Spell): number => AFFECTED | (times > 1 ? times : 0) | (wild ? WILD : 0);

/** RULE-02: in a battle line it shows at once. */
function enchant(s: GameState, card: Card, spell: Spell): void {
  s.mark[card] = (at(s.mark, card) & (OPENS | RETURNS)) | markOf(spell);
  if (at(s.laid, card) === 0) return;
  if (spell.wild) {
    s.laid[card] = 1;
    s.left[card] = 0;
  } else if (spell.times > 1) {
    s.laid[card] = at(s.laid, card) * spell.times;
    s.left[card] = at(s.left, card) * spell.times;
  }
}

export const charm: Rule<'charm'> = {
  answers: ['acting', ...LAYING],
  offer: offerTransformations,
  refuse(s, seat, { by, card }) {
    const problem = refuseTool(s, seat, by, AMULET, AMULET) ?? refuseSubject(s, seat, card, by);
    if (problem) return problem;
    const first = unfinished(s, seat, by);
    return first === NONE ? null : { code: 'firstCardFirst', card: first };
  },
  perform(s, seat, { by, card }, log) {
    commit(s);
    giveUp(s, at(s.host, by));
    play(s, seat, by);
    const face = rollDie(s);
    log?.push({ kind: 'rolled', seat, by, card, face });
    show(s, card, everyone(s));
    s.host[by] = NONE;
    const spell = spellOf(face);
    if (spell === null) {
      if (face === 4 && at(s.lender, card) === 0) intoAmbush(s, seat, card, null, log);
      else discard(s, seat, card);
      if (at(s.left, by) === 0) discard(s, seat, by);
      return;
    }
    s.host[by] = card;
    enchant(s, card, spell);
    if (!spell.wild) joinBattle(s, seat, card, log);
  },
};

// ---------------------------------------------------------------- what can be transformed

/** Offers every transformation, in the own actions and in battle alike. */
function offerTransformations(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (!purse.hasRole(TRANSFORMS)) return;
  for (let tool = 0; tool < purse.groups; tool++) {
    if (at(purse.withheld, tool) !== 0 || at(purse.alike, tool) === 0) continue;
    const by = purse.cardOf(tool);
    if (worksAs(s, by, TITLE, CROWN)) offerPromotions(s, seat, purse, tool, out);
    if (worksAs(s, by, SCROLL, BOOK)) offerConversions(s, seat, purse, tool, out);
    if (worksAs(s, by, AMULET, AMULET)) offerCharms(s, seat, purse, tool, out);
  }
}

/** Amulets on the table are alike but for the cards they lie under: one waits for its card, one costs the copies its card has left (RULE-05). */
function offerCharms(s: GameState, seat: Seat, purse: Purse, tool: number, out: Action[]): void {
  const start = at(purse.start, tool);
  let free = false;
  for (let i = 0; i < at(purse.alike, tool); i++) {
    const by = at(purse.cards, start + i);
    if (unfinished(s, seat, by) !== NONE) continue;
    const first = at(s.host, by);
    if (first === NONE || at(s.left, first) === 0) {
      if (free) continue;
      free = true;
    }
    forEachSubject(s, seat, purse, by, (card) => out.push({ kind: 'charm', by, card }));
  }
}

function offerPromotions(s: GameState, seat: Seat, purse: Purse, tool: number, out: Action[]): void {
  const by = purse.cardOf(tool);
  const twice = promotesTwice(s, by) && purse.copiesEach(tool) >= 2;
  forEachSubject(s, seat, purse, by, (card, kind) => {
    if (mayRise(s, kind, 1)) out.push({ kind: 'promote', by, card, ranks: 1 });
    if (twice && mayRise(s, kind, 2)) out.push({ kind: 'promote', by, card, ranks: 2 });
  });
}

function offerConversions(s: GameState, seat: Seat, purse: Purse, tool: number, out: Action[]): void {
  const by = purse.cardOf(tool);
  const offer = (card: Card) => {
    if (!hasSubstitute(s, card)) return;
    for (let faction = 0; 1 << faction <= s.inPlay; faction++) {
      if (isFactionInPlay(s, faction) && faction !== factionOf(s, card))
        out.push({ kind: 'convert', by, card, faction });
    }
  };
  if (convertsItself(s, by)) offer(by);
  forEachSubject(s, seat, purse, by, (card, kind) => {
    if (isConvertible(s, kind)) offer(card);
  });
}

/** A card of every group that may be transformed, other than the transforming card itself, and of those in the battle line. */
export function forEachSubject(
  s: GameState,
  seat: Seat,
  purse: Purse,
  by: Card,
  use: (card: Card, kind: Kind) => void,
): void {
  for (let group = 0; group < purse.groups; group++) {
    if (
      at(purse.fresh, group) === 0 ||
      (at(purse.mark, group) & AFFECTED) !== 0 ||
      at(purse.faction, group) === UNIVERSAL ||
      (s.rules.hooks.unchanging.length > 0 && isUnchanging(s, purse.cardOf(group)))
    )
      continue;
    const card = purse.cardBut(group, by);
    if (card !== NONE) use(card, at(purse.kind, group));
  }
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card)) {
    if (isLaid(s, seat, card) && !isUnchanging(s, card) && !isAffected(s, card) && !hasTwin(s, card))
      use(card, kindOf(s, card));
  }
}
