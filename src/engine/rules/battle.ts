/** Battles (BATTLE). Which side may lay what, and what a victory brings. */
import type { Action, Target } from '../core/action';
import { HEROES, HIGHEST_LEVEL, type Card } from '../core/components';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import { type Purse } from '../core/payment';
import { discard, discardAll, everyone, findInDeck, move, show, shuffle } from '../core/piles';
import {
  ambushOf,
  ASSAULT,
  cardsIn,
  clearBattle,
  DEFEND,
  factionOf,
  GREAT,
  handOf,
  heroSquare,
  isOpening,
  kindOf,
  lineOf,
  NOBODY,
  OPENS,
  playedOf,
  PRESS,
  REPLY,
  RETURNS,
  shelterOf,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '../core/state';
import { asViolation, type Violation } from '../core/violation';
import { hasToken, levelFor } from './build';
import { checkEnd } from './end';
import { choosesElse, greatOwned, offerChoiceOfGreat } from './great';
import { retreatPath, retreatSquares, stepsAway } from './heroes';
import { gain, gainSupply } from './hire';
import { copiesLeft, discardLine, fullCopies, layCard, linePays, refuseLine, refuseUnusable } from './line';
import {
  canFight,
  defenceOf,
  defenderOf,
  groundOf,
  isCityTarget,
  isRuins,
  isSatisfied,
  neededAgainst,
  opensAttack,
  otherStrength,
  targetOf,
  totalOf,
} from './strength';
import { isOpponent } from './parties';
import { raiseAmbush, refill } from './turn';
import { isCard, isSquare, LAYING, type Rule } from './rule';
import { HAMMER, LORD } from '../core/kinds';

// ---------------------------------------------------------------- what can be attacked (BATTLE-01)

/** Bit per hero of a seat that stands on a square. */
export function heroesAt(s: GameState, seat: Seat, square: Square): number {
  let heroes = 0;
  for (let hero = 0; hero < HEROES; hero++) if (heroSquare(s, seat, hero) === square) heroes |= 1 << hero;
  return heroes;
}

/** What a hero on the square could attack. */
export function targetsAt(s: GameState, seat: Seat, square: Square): Target[] {
  return targetsOn(s, seat, square).filter((target) => refuseTarget(s, seat, target) === null);
}

/** Everything on the square that is not the seat's own, whether it may be attacked now or not. */
export function targetsOn(s: GameState, seat: Seat, square: Square): Target[] {
  const targets: Target[] = [];
  if (isCityTarget(s, square) && isForeign(s, seat, at(s.holder, square)) && at(s.level, square) > 0)
    targets.push({ kind: 'city', square });
  for (let enemy = 0; enemy < s.rules.seats; enemy++) {
    if (!isOpponent(s, seat, enemy)) continue;
    for (let hero = 0; hero < HEROES; hero++)
      if (heroSquare(s, enemy, hero) === square) targets.push({ kind: 'hero', square, seat: enemy, hero });
  }
  if (isRuins(s, square) && s.rules.ruins === 'guarded' && (at(s.size, GREAT) > 0 || choosesElse(s, seat)))
    targets.push({ kind: 'ruins', square });
  for (const hook of s.rules.hooks.targets) hook(s, seat, square, targets);
  return targets;
}

const isForeign = (s: GameState, seat: Seat, holder: Seat): boolean => holder === NOBODY || isOpponent(s, seat, holder);

/** Whether there is such a target for a seat, whether it may be attacked now or not. */
export const hasTarget = (s: GameState, seat: Seat, target: Target): boolean =>
  targetsOn(s, seat, target.square).some((other) => sameTarget(other, target));

function refuseTarget(s: GameState, seat: Seat, target: Target): Violation | null {
  // BATTLE-17
  if (target.kind === 'ruins' && greatOwned(s, seat) >= s.rules.greatLimit && !choosesElse(s, seat))
    return { code: 'greatLimit', most: s.rules.greatLimit };
  for (const hook of s.rules.hooks.refuseTarget) {
    const problem = asViolation(hook(s, seat, target));
    if (problem) return problem;
  }
  return null;
}

/** A bit for each hero that can attack what is on a square: it stands there, or reaches it with the weapon (NONE: without). */
export function heroesInReach(s: GameState, seat: Seat, square: Square, weapon: Card): number {
  let heroes = heroesAt(s, seat, square);
  const { reaches } = s.rules.hooks;
  for (let hero = 0; reaches.length > 0 && hero < HEROES; hero++) {
    const from = heroSquare(s, seat, hero);
    if (from === NONE || from === square) continue;
    const squares: Square[] = [];
    for (const hook of reaches) hook(s, seat, from, weapon, squares);
    if (squares.includes(square)) heroes |= 1 << hero;
  }
  return heroes;
}

/** BATTLE-02: whether these heroes may attack together: they stand on one square, or the rules ask for no more than reach. */
export function mayAttackTogether(s: GameState, seat: Seat, heroes: number): boolean {
  return s.rules.jointAttacks || heroes !== BOTH || heroSquare(s, seat, 0) === heroSquare(s, seat, 1);
}
const BOTH = (1 << HEROES) - 1;

/** Every attack without a weapon: what on, and by which heroes. For a module that opens battles in its own way. */
export function unarmedAttacks(s: GameState, seat: Seat): { readonly target: Target; readonly heroes: number }[] {
  const attacks: { readonly target: Target; readonly heroes: number }[] = [];
  for (let square = 0; square < s.rules.squares; square++) {
    const able = heroesInReach(s, seat, square, NONE);
    if (able === 0 || at(s.tile, square) < 0) continue;
    for (const target of targetsAt(s, seat, square))
      for (let heroes = 1; heroes <= able; heroes++)
        if ((heroes & able) === heroes && mayAttackTogether(s, seat, heroes)) attacks.push({ target, heroes });
  }
  return attacks;
}

function sameTarget(a: Target, b: Target): boolean {
  return a.kind === b.kind && a.square === b.square && a.seat === b.seat && a.hero === b.hero;
}

function offerAttacks(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  const first = heroSquare(s, seat, 0);
  const second = heroSquare(s, seat, 1);
  if (first !== NONE) offerAttacksOn(s, seat, first, purse, out);
  if (second !== NONE && second !== first) offerAttacksOn(s, seat, second, purse, out);
  if (s.rules.hooks.reaches.length === 0 || !purse.hasWeapon()) return;
  for (const square of reachedFromAfar(s, seat, purse))
    if (square !== first && square !== second && at(s.tile, square) >= 0) offerAttacksOn(s, seat, square, purse, out);
}

/** Squares that a weapon of the purse carries an attack to, in their order. */
function reachedFromAfar(s: GameState, seat: Seat, purse: Purse): readonly Square[] {
  const squares: Square[] = [];
  for (let group = 0; group < purse.groups; group++) {
    const weapon = purse.cardOf(group);
    if (at(purse.withheld, group) !== 0 || !opensAttack(s, weapon)) continue;
    for (let hero = 0; hero < HEROES; hero++) {
      const from = heroSquare(s, seat, hero);
      if (from !== NONE) for (const hook of s.rules.hooks.reaches) hook(s, seat, from, weapon, squares);
    }
  }
  return squares.length === 0 ? squares : [...new Set(squares)].sort((a, b) => a - b);
}

function offerAttacksOn(s: GameState, seat: Seat, square: Square, purse: Purse, out: Action[]): void {
  const here = heroesAt(s, seat, square);
  if (here !== 0 && isOwnerless(s, square) && hasToken(s, seat, 1)) out.push({ kind: 'annex', square });
  if (!purse.hasWeapon()) return;
  const targets = targetsAt(s, seat, square);
  for (let i = 0; i < targets.length; i++) {
    const target = item(targets, i);
    for (let group = 0; group < purse.groups; group++) {
      const weapon = purse.cardOf(group);
      if (at(purse.twin, group) !== 0 || at(purse.withheld, group) !== 0 || !opensAttack(s, weapon)) continue;
      const able = s.rules.hooks.reaches.length === 0 ? here : heroesInReach(s, seat, square, weapon);
      const copies = purse.copiesEach(group);
      for (let heroes = 1; heroes <= able; heroes++) {
        if ((heroes & able) !== heroes || !mayAttackTogether(s, seat, heroes)) continue;
        for (let n = 1; n <= copies; n++) out.push({ kind: 'attack', target, heroes, weapon, copies: n });
      }
    }
  }
}

// ---------------------------------------------------------------- attack and lay

/** Why these heroes may not attack that, with this weapon or, for NONE, without one. */
export function refuseAttack(
  s: GameState,
  seat: Seat,
  target: Target,
  heroes: number,
  weapon: Card = NONE,
): Violation | null {
  if (typeof target !== 'object' || target === null || !isSquare(s, target.square)) return { code: 'malformed' };
  if (!Number.isInteger(heroes) || heroes <= 0 || heroes >= 1 << HEROES) return { code: 'heroNotThere' };
  if ((heroesInReach(s, seat, target.square, weapon) & heroes) !== heroes || !mayAttackTogether(s, seat, heroes))
    return { code: 'heroNotThere' };
  if (!targetsOn(s, seat, target.square).some((other) => sameTarget(other, target))) return { code: 'noSuchTarget' };
  return refuseTarget(s, seat, target);
}

/** A battle begins; what opens it is laid by whoever calls this. A module may open one without a weapon. */
export function openBattle(s: GameState, seat: Seat, target: Target, heroes: number, log: Log): void {
  s.battle = ASSAULT;
  s.attacker = seat;
  s.target = s.rules.words.targets.indexOf(target.kind);
  s.battleSquare = target.square;
  s.targetHero = target.hero ?? NONE;
  s.defender = defenderOf(s, target);
  s.attackHeroes = heroes;
  s.defendHeroes = 0;
  log?.push({ kind: 'attacked', seat, target, heroes, defender: s.defender === NONE ? null : s.defender });
}

export const attack: Rule<'attack'> = {
  answers: ['acting'],
  offer: offerAttacks,
  refuse(s, seat, { target, heroes, weapon, copies }) {
    const problem = refuseUnusable(s, seat, weapon) ?? refuseAttack(s, seat, target, heroes, weapon);
    if (problem) return problem;
    return opensAttack(s, weapon) ? refuseCopies(s, seat, weapon, copies) : { code: 'needsWeapon' };
  },
  perform(s, seat, { target, heroes, weapon, copies }, log) {
    openBattle(s, seat, target, heroes, log);
    layCard(s, seat, weapon, copies, log);
    s.mark[weapon] = at(s.mark, weapon) | OPENS;
  },
};

function refuseCopies(s: GameState, seat: Seat, card: Card, copies: number): Violation | null {
  return Number.isInteger(copies) && copies >= 1 && copies <= copiesLeft(s, seat, card)
    ? null
    : { code: 'alreadyPlayed', card };
}

export const lay: Rule<'lay'> = {
  answers: LAYING,
  offer: offerLaying,
  refuse(s, seat, { card, copies }) {
    const inLine = isCard(s, card) && at(s.zone, card) === lineOf(seat);
    const spent = inLine ? null : refuseUnusable(s, seat, card);
    if (spent) return spent;
    return canFight(s, card) ? refuseCopies(s, seat, card, copies) : { code: 'noStrength', card };
  },
  perform(s, seat, { card, copies }, log) {
    layCard(s, seat, card, copies, log);
  },
};

function offerLaying(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  for (let group = 0; group < purse.groups; group++) {
    const card = purse.cardOf(group);
    if (at(purse.twin, group) !== 0 || at(purse.withheld, group) !== 0 || !canFight(s, card)) continue;
    for (let copies = purse.copiesEach(group); copies >= 1; copies--) out.push({ kind: 'lay', card, copies });
  }
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card)) {
    for (let copies = at(s.left, card); copies >= 1; copies--) out.push({ kind: 'lay', card, copies });
  }
}

/** What ends the laying: enough is laid, or it is given up. */
function offerClosing(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  out.push({ kind: isSatisfied(s, seat) ? 'stand' : s.battle === ASSAULT ? 'callOff' : 'pass' });
}

// ---------------------------------------------------------------- whose move it is

/** Enough is laid: the other side answers, or the guards fall. */
export const stand: Rule<'stand'> = {
  answers: LAYING,
  closes: true,
  offer: offerClosing,
  refuse(s, seat) {
    if (isSatisfied(s, seat)) return null;
    const attacking = seat === s.attacker;
    const other = totalOf(s, attacking ? s.defender : s.attacker);
    return { code: 'notStrongEnough', needed: neededAgainst(other, attacking), have: totalOf(s, seat) };
  },
  perform(s, seat, _action, log) {
    log?.push({ kind: 'stood', seat, attack: totalOf(s, s.attacker), defence: totalOf(s, s.defender) });
    if (s.defender === NONE) resolve(s, true, log);
    else if (seat === s.defender) s.battle = PRESS;
    else s.battle = isOpening(s) ? REPLY : DEFEND;
  },
};

/** BATTLE-18: an opening that does not exceed the basic defence is no attack, and its cards may be taken back. */
export const callOff: Rule<'callOff'> = {
  answers: ['assault'],
  closes: true,
  offer: offerClosing,
  refuse(s, seat) {
    if (isSatisfied(s, seat)) return { code: 'strongEnough' };
    return s.battle === ASSAULT ? null : { code: 'cannotCallOff' };
  },
  perform(s, seat, _action, log) {
    takeBackAttack(s, seat, log);
  },
};

/** The attack has not been one: whoever attacked has the cards of the line again. */
export function takeBackAttack(s: GameState, seat: Seat, log: Log): void {
  const line = lineOf(seat);
  log?.push({ kind: 'calledOff', seat, target: targetOf(s), cards: cardsIn(s, line).reverse() });
  while (at(s.top, line) !== NONE) takeBack(s, seat, at(s.top, line));
  clearBattle(s);
}

/** To the hand, where all have seen it now; a card that had served before the attack stays on the table with the copies it had. */
function takeBack(s: GameState, seat: Seat, card: Card): void {
  if ((at(s.mark, card) & RETURNS) !== 0) return discard(s, seat, card);
  const copies = at(s.left, card) + at(s.laid, card);
  const untouched = copies === fullCopies(s, card);
  unlay(s, card);
  s.left[card] = untouched ? 0 : copies;
  move(s, card, untouched ? handOf(seat) : playedOf(seat));
  if (untouched) show(s, card, everyone(s));
}

/** BATTLE-06: who cannot or will not lay enough passes, and the combat ends. */
export const pass: Rule<'pass'> = {
  answers: LAYING,
  closes: true,
  offer: offerClosing,
  refuse(s, seat) {
    if (isSatisfied(s, seat)) return { code: 'strongEnough' };
    return s.battle === ASSAULT ? { code: 'noAttackYet' } : null;
  },
  perform(s, seat, _action, log) {
    log?.push({ kind: 'passed', seat });
    resolve(s, seat === s.defender, log);
  },
};

/** BATTLE-05, BATTLE-13: the hero under attack takes part, others on the square may. */
export const fight: Rule<'fight'> = {
  answers: ['reply'],
  offer: offerFights,
  refuse(s, seat, { raise, heroes }) {
    if (typeof raise !== 'boolean' || !Number.isInteger(heroes) || heroes < 0) return { code: 'malformed' };
    if (raise && at(s.size, ambushOf(seat)) === 0) return { code: 'noAmbush' };
    const here = heroesAt(s, seat, s.battleSquare);
    const bound = s.targetHero === NONE ? 0 : 1 << s.targetHero;
    if ((heroes & here) !== heroes) return { code: 'heroNotThere' };
    return (heroes & bound) === bound ? null : { code: 'notOffered' };
  },
  perform(s, seat, { raise, heroes }, log) {
    log?.push({ kind: 'fought', seat, raise, heroes });
    if (raise) raiseAmbush(s, seat, log);
    s.defendHeroes = heroes;
    s.battle = DEFEND;
  },
};

export const surrender: Rule<'surrender'> = {
  answers: ['reply'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'surrender' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    log?.push({ kind: 'surrendered', seat });
    s.defendHeroes = s.targetHero === NONE ? 0 : 1 << s.targetHero;
    resolve(s, true, log);
  },
};

function offerFights(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  const here = heroesAt(s, seat, s.battleSquare);
  const bound = s.targetHero === NONE ? 0 : 1 << s.targetHero;
  for (let raise = 0; raise <= (at(s.size, ambushOf(seat)) > 0 ? 1 : 0); raise++) {
    for (let heroes = 0; heroes <= here; heroes++) {
      if ((heroes & here) === heroes && (heroes & bound) === bound)
        out.push({ kind: 'fight', raise: raise === 1, heroes });
    }
  }
}

// ---------------------------------------------------------------- retreat (BATTLE-14)

function offerRetreats(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (s.targetHero === NONE) return;
  for (const { steps, cost } of s.rules.retreats) {
    const lines = purse.lines(cost);
    for (let i = 0; i < lines.length; i++) {
      const pay = item(lines, i);
      if (pay.some((card) => isHammer(s, card))) continue;
      for (const n of steps) {
        for (const to of retreatSquares(s, seat, s.battleSquare, n, s.attacker)) {
          out.push({ kind: 'retreat', to, pay });
        }
      }
    }
  }
}

/** GA-01: once a combat has begun the Hammer stands for nothing, not for a horse to flee on either. */
const isHammer = (s: GameState, card: Card): boolean => kindOf(s, card) === HAMMER;

export const retreat: Rule<'retreat'> = {
  answers: ['reply'],
  offer: offerRetreats,
  refuse(s, seat, { to, pay }) {
    if (s.targetHero === NONE) return { code: 'cannotRetreat' };
    if (!Array.isArray(pay) || !isSquare(s, to)) return { code: 'malformed' };
    const hammer = pay.find((card) => isHammer(s, card));
    if (hammer !== undefined) return { code: 'wrongCard', card: hammer };
    const { retreats } = s.rules;
    const leading = retreats.filter(({ steps }) =>
      steps.some((n) => retreatSquares(s, seat, s.battleSquare, n, s.attacker).includes(to)),
    );
    if (leading.some(({ cost }) => linePays(s, seat, pay, cost))) return null;
    const [way] = leading;
    if (way !== undefined) return refuseLine(s, seat, pay, way.cost);
    const steps = stepsAway(s, seat, s.battleSquare, to);
    const lengths = retreats.flatMap((each) => each.steps);
    if (steps < Math.min(...lengths)) return { code: 'retreatTooNear', square: to };
    return { code: steps > Math.max(...lengths) ? 'retreatTooFar' : 'retreatBlocked', square: to };
  },
  pay(s, seat, { pay }, log) {
    log?.push({ kind: 'paid', seat, for: 'retreat', line: pay });
    discardLine(s, seat, pay);
  },
  unpay(s, seat, { pay }) {
    for (const card of pay) if (at(s.zone, card) === shelterOf(seat)) move(s, card, handOf(seat));
  },
  perform(s, seat, { to }, log) {
    const hero = s.targetHero;
    if (log) log.push({ kind: 'retreated', seat, hero, path: retreatPath(s, seat, s.battleSquare, to) });
    s.hero[seat * HEROES + hero] = to;
    const { attacker } = s;
    sweepBattle(s);
    closeBattle(s, attacker, seat, false, log);
  },
};

// ---------------------------------------------------------------- the end of a combat

function resolve(s: GameState, won: boolean, log: Log): void {
  const { attacker, defender } = s;
  const target = targetOf(s);
  if (log)
    log.push({
      kind: won ? 'won' : 'repelled',
      seat: attacker,
      target,
      attack: totalOf(s, attacker),
      defence: totalOf(s, defender),
    });
  // BATTLE-10, BATTLE-18: the heroes of the loser that took part leave the board.
  if (won) disband(s, defender, s.defendHeroes, log);
  else disband(s, attacker, s.attackHeroes, log);
  sweepBattle(s);
  if (won) reap(s, attacker, target, log);
  closeBattle(s, attacker, defender, won, log);
  checkEnd(s, log);
}

function closeBattle(s: GameState, attacker: Seat, defender: Seat, won: boolean, log: Log): void {
  if (s.rules.refillsAtOnce && defender !== NONE) refill(s, defender, log);
  for (const hook of s.rules.hooks.afterBattle) hook(s, attacker, defender, won, log);
}

function disband(s: GameState, seat: Seat, heroes: number, log: Log): void {
  for (let hero = 0; hero < HEROES; hero++) {
    if (seat === NONE || (heroes & (1 << hero)) === 0) continue;
    const square = heroSquare(s, seat, hero);
    log?.push({ kind: 'disbanded', seat, hero, square });
    s.hero[seat * HEROES + hero] = NONE;
    for (const hook of s.rules.hooks.disbanded) hook(s, seat, hero, square, log);
  }
}

/**
 * Lays a card that another seat has into a battle line, with the copies that it has there; it goes to its owner's shelter
 * when the battle is over. What lay on it goes there at once.
 */
export function layLent(s: GameState, from: Seat, seat: Seat, card: Card, log: Log): void {
  const copies = Math.max(at(s.laid, card), fullCopies(s, card));
  for (const other of cardsIn(s, lineOf(from))) if (at(s.host, other) === card) discard(s, from, other);
  const owner = at(s.lender, card) === 0 ? from : at(s.lender, card) - 1;
  if (at(s.lender, card) !== 0) s.lent--;
  s.lender[card] = owner === seat ? 0 : owner + 1;
  if (owner !== seat) s.lent++;
  move(s, card, lineOf(seat));
  s.mark[card] = (at(s.mark, card) & ~OPENS) | RETURNS;
  s.left[card] = 0;
  s.laid[card] = copies;
  s.host[card] = NONE;
  log?.push({ kind: 'laid', seat, card, copies });
}

/** Forgets the part that a card had in a line. */
function unlay(s: GameState, card: Card): void {
  s.laid[card] = 0;
  s.host[card] = NONE;
  s.mark[card] = at(s.mark, card) & ~OPENS;
}

/** The attacker's cards stay on the table, with the copies they have left; the defender's go to the shelter (BATTLE-12). */
function sweepBattle(s: GameState): void {
  const line = lineOf(s.attacker);
  while (at(s.top, line) !== NONE) {
    const card = at(s.top, line);
    const returns = (at(s.mark, card) & RETURNS) !== 0;
    unlay(s, card);
    if (returns) discard(s, s.attacker, card);
    else move(s, card, playedOf(s.attacker));
  }
  if (s.defender !== NONE) {
    discardAll(s, s.defender, lineOf(s.defender));
    discardAll(s, s.defender, playedOf(s.defender));
    s.drained |= 1 << s.defender;
  }
  clearBattle(s);
}

/** What a victory brings. */
function reap(s: GameState, seat: Seat, target: Target, log: Log): void {
  for (const hook of s.rules.hooks.won) if (hook(s, seat, target, log)) return;
  if (target.kind === 'ruins') offerChoiceOfGreat(s, seat);
  else if (target.kind === 'city') {
    if (at(s.holder, target.square) === NOBODY) takeNeutral(s, seat, target.square, log);
    else conquer(s, seat, target.square, at(s.level, target.square), log);
  }
}

/** BATTLE-11. */
export function conquer(s: GameState, seat: Seat, square: Square, level: number, log: Log): void {
  const reached = levelFor(s, seat, level);
  s.level[square] = reached;
  s.holder[square] = reached === 0 ? NOBODY : seat;
  touchMap(s);
  log?.push({ kind: 'conquered', seat, square, level: reached });
}

/** BATTLE-16: a level 4 token, a lord of the land and a supply. */
function takeNeutral(s: GameState, seat: Seat, square: Square, log: Log): void {
  conquer(s, seat, square, HIGHEST_LEVEL, log);
  s.taken[seat] = at(s.taken, seat) + 1;
  const lord = findInDeck(s, LORD, factionOf(s, at(s.tile, square)));
  if (lord !== NONE) {
    gain(s, seat, lord, shelterOf(seat), log);
    shuffle(s, LORD);
  }
  gainSupply(s, seat, shelterOf(seat), log);
  for (const hook of s.rules.hooks.neutralTaken) hook(s, seat, square, log);
}

// ---------------------------------------------------------------- a city without owner (BATTLE-11)

export const isOwnerless = (s: GameState, square: Square): boolean =>
  isCityTarget(s, square) && at(s.holder, square) === NOBODY && at(s.level, square) === 0;

export const annex: Rule<'annex'> = {
  answers: ['acting'],
  offer: offerAttacks,
  refuse(s, seat, { square }) {
    if (!isSquare(s, square) || !isOwnerless(s, square)) return { code: 'noSuchTarget' };
    if (heroesAt(s, seat, square) === 0) return { code: 'heroNotThere' };
    return hasToken(s, seat, 1) ? null : { code: 'noToken', level: 1 };
  },
  perform(s, seat, { square }, log) {
    s.holder[square] = seat;
    s.level[square] = 1;
    touchMap(s);
    log?.push({ kind: 'annexed', seat, square });
    checkEnd(s, log);
  },
};

/** What an attack on the place itself, whoever stands there, has to exceed before anybody lays a card; null where there is nothing to attack. */
export function defenceAt(s: GameState, attacker: Seat, square: Square): number | null {
  const target = targetsOn(s, attacker, square).find(({ kind }) => kind !== 'hero');
  return target === undefined ? null : basicDefence(s, attacker, target);
}

/** What an attack on a target has to exceed before anybody lays a card, for the screen. */
export function basicDefence(s: GameState, attacker: Seat, target: Target): number {
  const defender = defenderOf(s, target);
  if (defender === NONE) return defenceOf(s, attacker, target);
  return Math.max(
    0,
    defenceOf(s, attacker, target) + groundOf(s, defender, target.square) + otherStrength(s, defender),
  );
}
