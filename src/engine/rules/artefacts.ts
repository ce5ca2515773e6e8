/** Transformations: title, scroll, amulet and what works like them (ART, ORACLE-06..08, GA-06, GA-07, BATTLE-15). */
import type { Action } from '../action';
import { AMULET, BOOK, CROWN, HAMMER, HORSE, isArtefact, isUnit, LORD, SCROLL, TITLE, UNIVERSAL, WEAPON, type Card, type Kind } from '../components';
import type { Log } from '../event';
import { at, NONE } from '../ints';
import type { Purse } from '../payment';
import { discard, everyone, findInDeck, move, returnToDeck, show, shuffle } from '../piles';
import { rollDie } from '../rng';
import {
  AFFECTED, copiesLeft, factionOf, fullCopies, handOf, illuminated, isAffected, isWild, kindOf, NO_BATTLE, playedOf, WILD,
  type GameState, type Seat,
} from '../state';
import type { Violation } from '../violation';
import { intoAmbush } from './ambush';
import { inHand, isFactionInPlay, layCard, play, refuseUnusable, type Rule } from './rule';
import { canFight } from './strength';

/** Whether a card works as this artefact: itself, its Great Artefact, a wild card, or the Hammer outside of battle (GA-01). */
function worksAs(s: GameState, card: Card, artefact: Kind, great: Kind): boolean {
  const kind = kindOf(card);
  return isWild(s, card) || kind === artefact || kind === great || (kind === HAMMER && s.battle === NO_BATTLE);
}

function refuseTool(s: GameState, seat: Seat, card: Card, artefact: Kind, great: Kind): Violation | null {
  return refuseUnusable(s, seat, card) ?? (worksAs(s, card, artefact, great) ? null : { code: 'wrongCard', card });
}

/** ART-01, ART-04, UNB-02: universal cards are never transformed, others once a turn. */
function refuseSubject(s: GameState, seat: Seat, card: Card, by: Card): Violation | null {
  if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
  if (factionOf(card) === UNIVERSAL || card === by) return { code: 'notTransformable', card };
  return isAffected(s, card) ? { code: 'alreadyAffected', card } : null;
}

/** A card comes in the place of another: to the hand, playable at once, affected, still borrowed if it was. */
function replace(s: GameState, seat: Seat, card: Card, kind: Kind, faction: number): Card {
  const lender = at(s.lender, card);
  s.lender[card] = 0;
  returnToDeck(s, card);
  const found = findInDeck(s, kind, faction);
  move(s, found, handOf(seat));
  s.lender[found] = lender;
  s.mark[found] = AFFECTED;
  show(s, found, everyone(s));
  shuffle(s, kind);
  return found;
}

/** BATTLE-15, RULE-22: what is transformed in a battle is for the own line, and joins it at once if it fights. */
function joinBattle(s: GameState, seat: Seat, card: Card, log: Log): void {
  if (s.battle !== NO_BATTLE && canFight(s, card)) layCard(s, seat, card, fullCopies(s, card), log);
}

// ---------------------------------------------------------------- title (ART-06, ORACLE-07, GA-07)

/** Two ranks at once are the power of an illuminated title or of the Crown, not of two virtual copies. */
const promotesTwice = (s: GameState, by: Card): boolean => kindOf(by) === CROWN || (kindOf(by) === TITLE && illuminated(s) === TITLE);

export const promote: Rule<'promote'> = {
  refuse(s, seat, { by, card, ranks }) {
    const problem = refuseTool(s, seat, by, TITLE, CROWN) ?? refuseSubject(s, seat, card, by);
    if (problem) return problem;
    if (!isUnit(kindOf(card))) return { code: 'wrongCard', card };
    if (ranks !== 1 && ranks !== 2) return { code: 'malformed' };
    if (ranks === 2 && (!promotesTwice(s, by) || copiesLeft(s, seat, by) < 2)) return { code: 'wrongCard', card: by };
    const rank = kindOf(card) + ranks;
    if (rank > LORD) return { code: 'highestRank', card };
    return at(s.size, rank) === 0 ? { code: 'deckEmpty', kind: rank } : null;
  },
  perform(s, seat, { by, card, ranks }, log) {
    for (let i = 0; i < ranks; i++) play(s, seat, by);
    const to = replace(s, seat, card, kindOf(card) + ranks, factionOf(card));
    log?.push({ kind: 'promoted', seat, by, from: card, to });
    joinBattle(s, seat, to, log);
  },
};

// ---------------------------------------------------------------- scroll (ART-07, ART-08, ORACLE-08, GA-06)

/** In a battle only what can fight is worth a scroll (BATTLE-15). */
const isConvertible = (s: GameState, kind: Kind): boolean =>
  s.battle === NO_BATTLE ? isUnit(kind) || isArtefact(kind) : isUnit(kind) || kind === WEAPON || kind === HORSE;

const convertsItself = (s: GameState, by: Card): boolean => kindOf(by) === SCROLL && !isAffected(s, by) && s.battle === NO_BATTLE;

export const convert: Rule<'convert'> = {
  refuse(s, seat, { by, card, faction }) {
    const problem = refuseTool(s, seat, by, SCROLL, BOOK);
    if (problem) return problem;
    if (card === by) {
      if (!convertsItself(s, by)) return { code: 'notTransformable', card };
    } else {
      const unfit = refuseSubject(s, seat, card, by);
      if (unfit) return unfit;
      if (!isConvertible(s, kindOf(card))) return { code: 'wrongCard', card };
    }
    if (!isFactionInPlay(s, faction)) return { code: 'factionNotInPlay' };
    return factionOf(card) === faction ? { code: 'sameFaction', card } : null;
  },
  perform(s, seat, { by, card, faction }, log) {
    play(s, seat, by);
    const left = at(s.left, by);
    const to = replace(s, seat, card, kindOf(card), faction);
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

export const charm: Rule<'charm'> = {
  refuse(s, seat, { by, card }) {
    const problem = refuseTool(s, seat, by, AMULET, AMULET) ?? refuseSubject(s, seat, card, by);
    if (problem) return problem;
    const first = unfinished(s, seat, by);
    return first === NONE ? null : { code: 'firstCardFirst', card: first };
  },
  perform(s, seat, { by, card }, log) {
    play(s, seat, by);
    const face = rollDie(s);
    log?.push({ kind: 'rolled', seat, by, card, face });
    show(s, card, everyone(s));
    s.host[by] = NONE;
    if (face === 4 || face === 5) {
      if (face === 4 && at(s.lender, card) === 0) intoAmbush(s, seat, card, null, log);
      else discard(s, seat, card);
      if (at(s.left, by) === 0) discard(s, seat, by);
      return;
    }
    s.host[by] = card;
    s.mark[card] = AFFECTED | (face === 2 || face === 3 ? face : 0) | (face === 6 ? WILD : 0);
    if (face !== 6) joinBattle(s, seat, card, log);
  },
};

// ---------------------------------------------------------------- what can be transformed

const TRANSFORMERS = (1 << TITLE) | (1 << SCROLL) | (1 << AMULET) | (1 << CROWN) | (1 << BOOK) | (1 << HAMMER);

/** Offers every transformation, in the own actions and in battle alike. */
export function offerTransformations(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (!purse.hasAny(TRANSFORMERS)) return;
  for (let tool = 0; tool < purse.groups; tool++) {
    const by = purse.cardOf(tool);
    if (worksAs(s, by, TITLE, CROWN)) offerPromotions(s, purse, tool, out);
    if (worksAs(s, by, SCROLL, BOOK)) offerConversions(s, purse, tool, out);
    if (worksAs(s, by, AMULET, AMULET)) offerCharms(s, seat, purse, tool, out);
  }
}

/** Amulets on the table are alike but for the cards they lie under: one that waits must not hide one that is free (RULE-05). */
function offerCharms(s: GameState, seat: Seat, purse: Purse, tool: number, out: Action[]): void {
  const start = at(purse.start, tool);
  for (let i = 0; i < at(purse.many, tool); i++) {
    const by = at(purse.cards, start + i);
    if (unfinished(s, seat, by) !== NONE) continue;
    forEachSubject(purse, by, (card) => out.push({ kind: 'charm', by, card }));
    return;
  }
}

function offerPromotions(s: GameState, purse: Purse, tool: number, out: Action[]): void {
  const by = purse.cardOf(tool);
  const twice = promotesTwice(s, by) && purse.copiesEach(tool) >= 2;
  forEachSubject(purse, by, (card, kind) => {
    if (!isUnit(kind)) return;
    if (kind + 1 <= LORD && at(s.size, kind + 1) > 0) out.push({ kind: 'promote', by, card, ranks: 1 });
    if (twice && kind + 2 <= LORD && at(s.size, kind + 2) > 0) out.push({ kind: 'promote', by, card, ranks: 2 });
  });
}

function offerConversions(s: GameState, purse: Purse, tool: number, out: Action[]): void {
  const by = purse.cardOf(tool);
  const offer = (card: Card) => {
    for (let faction = 0; 1 << faction <= s.inPlay; faction++) {
      if (isFactionInPlay(s, faction) && faction !== factionOf(card)) out.push({ kind: 'convert', by, card, faction });
    }
  };
  if (convertsItself(s, by)) offer(by);
  forEachSubject(purse, by, (card, kind) => {
    if (isConvertible(s, kind)) offer(card);
  });
}

/** A card of every group that may be transformed, other than the transforming card itself. */
function forEachSubject(purse: Purse, by: Card, use: (card: Card, kind: Kind) => void): void {
  for (let group = 0; group < purse.groups; group++) {
    if (at(purse.fresh, group) === 0 || (at(purse.mark, group) & AFFECTED) !== 0 || at(purse.faction, group) === UNIVERSAL) continue;
    const first = purse.cardOf(group);
    if (at(purse.twin, group) !== 0 && purse.cardOf(group - 1) !== by) continue;
    if (first !== by) use(first, at(purse.kind, group));
    else if (at(purse.many, group) > 1) use(at(purse.cards, at(purse.start, group) + 1), at(purse.kind, group));
  }
}
