/** How strong the two sides of a battle are, term by term (BATTLE-08, BATTLE-09, ADV-02). */
import { HEROES, UNIVERSAL, type Card } from '../core/components';
import { at, item, NONE } from '../core/ints';
import {
  cardsIn,
  factionOf,
  heroSquare,
  isWild,
  kindOf,
  lineOf,
  NOBODY,
  OPENS,
  type GameState,
  type Seat,
  type Square,
} from '../core/state';
import type { Target } from '../core/action';
import { isCity, LORD, rankOf, RUINS, strengthOfKind, WEAPON } from '../core/kinds';
import type { TargetKind } from '../core/shape';

export type Term =
  | { readonly kind: 'card'; readonly card: Card; readonly strength: number }
  | { readonly kind: 'moral'; readonly strength: number }
  | { readonly kind: 'ground'; readonly strength: number }
  /** What a module adds to a side, by its name there. */
  | { readonly kind: 'other'; readonly name: string; readonly strength: number }
  /** City level, guards, or what a module says. */
  | { readonly kind: 'defence'; readonly strength: number };

export function targetOf(s: GameState): Target {
  const kind = item(s.rules.words.targets, s.target) as TargetKind; // eslint-disable-line no-restricted-syntax -- the words of a set-up are those of its modules
  return kind === 'hero'
    ? { kind, square: s.battleSquare, seat: s.defender, hero: s.targetHero }
    : { kind, square: s.battleSquare };
}

/** Who defends a target, NONE for neutral guards. */
export function defenderOf(s: GameState, target: Target): Seat {
  for (const hook of s.rules.hooks.defenderOf) {
    const seat = hook(s, target);
    if (seat !== undefined) return seat;
  }
  return target.kind === 'hero' ? (target.seat ?? NONE) : target.kind === 'city' ? at(s.holder, target.square) : NONE;
}

/** What defends a target before a card is laid (BATTLE-03, without the ground). */
export function defenceOf(s: GameState, attacker: Seat, target: Target): number {
  let defence = ownDefence(s, attacker, target);
  const { fortified } = s.rules.hooks;
  for (let i = 0; i < fortified.length; i++) defence += item(fortified, i)(s, attacker, target);
  return defence;
}

function ownDefence(s: GameState, attacker: Seat, target: Target): number {
  for (const hook of s.rules.hooks.defenceOf) {
    const defence = hook(s, attacker, target);
    if (defence !== undefined) return defence;
  }
  switch (target.kind) {
    case 'hero':
      return 0;
    case 'ruins':
      return s.rules.ruinsDefence;
    default:
      return at(s.holder, target.square) === NOBODY ? s.rules.neutralDefence : at(s.level, target.square);
  }
}

/** Whether a card adds anything to a battle line (BATTLE-08, GA-11). */
export function canFight(s: GameState, card: Card): boolean {
  const kind = kindOf(s, card);
  if (!isWild(s, card) && at(s.rules.attack, kind) === 0 && at(s.rules.defence, kind) === 0) return false;
  return s.rules.hooks.peaceful.length === 0 || !isPeaceful(s, card);
}

const isPeaceful = (s: GameState, card: Card): boolean => s.rules.hooks.peaceful.some((hook) => hook(s, card));

/** A weapon for the opening: not the Hammer, which is no use in battle (GA-01). */
export const opensAttack = (s: GameState, card: Card): boolean =>
  (isWild(s, card) || at(s.rules.opens, kindOf(s, card)) !== 0) && canFight(s, card);

/** One copy of a card in a line. A wild card fights as a lord, unless it stands for the weapon that opened. */
export function strengthOf(s: GameState, seat: Seat, card: Card): number {
  const attacking = seat === s.attacker;
  if (isWild(s, card))
    return (at(s.mark, card) & OPENS) !== 0 ? strengthOfKind(s.rules, WEAPON, attacking) : rankOf(s.rules, LORD);
  return strengthOfKind(s.rules, kindOf(s, card), attacking);
}

/** What a card in a line adds in all. */
function lineCardStrength(s: GameState, seat: Seat, card: Card): number {
  if (at(s.host, card) !== NONE) return 0;
  if (s.rules.hooks.peaceful.length > 0 && isPeaceful(s, card)) return 0;
  return strengthOf(s, seat, card) * at(s.laid, card) + addedTo(s, card);
}

/** What modules add to a card, however often it counts. */
function addedTo(s: GameState, card: Card): number {
  let strength = 0;
  const { cardStrength } = s.rules.hooks;
  for (let i = 0; i < cardStrength.length; i++) strength += item(cardStrength, i)(s, card);
  return strength;
}

/** What copies of a card would add to a line, moral aside. */
export const strengthOfLaying = (s: GameState, seat: Seat, card: Card, copies: number): number =>
  strengthOf(s, seat, card) * copies + (at(s.laid, card) > 0 ? 0 : addedTo(s, card));

/** BATTLE-09: whether a card in a line leaves it its moral. */
export const isLoyal = (s: GameState, seat: Seat, card: Card): boolean =>
  factionOf(s, card) === at(s.faction, seat) || factionOf(s, card) === UNIVERSAL;

/** BATTLE-09: what heroes that take part add, while the line holds nothing but cards of its faction or universal ones. */
export function moralOf(s: GameState, seat: Seat): number {
  if (heroesOf(s, seat) === 0) return 0;
  let cards = 0;
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card)) {
    if (at(s.host, card) !== NONE) continue;
    if (!isLoyal(s, seat, card)) return 0;
    cards++;
  }
  return cards === 0 ? 0 : fullMoral(s, seat);
}

/** Heroes of a side that take part. */
function heroesOf(s: GameState, seat: Seat): number {
  const heroes = seat === s.attacker ? s.attackHeroes : s.defendHeroes;
  return (heroes & 1) + (heroes >> 1);
}

/** What moral is worth to a side as soon as a card lies in its line and all of them are loyal. */
export const fullMoral = (s: GameState, seat: Seat): number =>
  heroesOf(s, seat) * (s.rules.hooks.moral.length === 0 ? 1 : moralOfHero(s, seat));

function moralOfHero(s: GameState, seat: Seat): number {
  let each = 1;
  const { moral } = s.rules.hooks;
  for (let i = 0; i < moral.length; i++) each = item(moral, i)(s, seat) ?? each;
  return each;
}

export function groundOf(s: GameState, seat: Seat, square: Square): number {
  let strength = 0;
  const { ground } = s.rules.hooks;
  for (let i = 0; i < ground.length; i++) strength += item(ground, i)(s, seat, square);
  return strength;
}

/** The ground that a side fights on. An attack may come from other squares: the best of them counts. */
function groundOfSide(s: GameState, seat: Seat): number {
  if (s.rules.hooks.ground.length === 0) return 0;
  if (seat !== s.attacker) return groundOf(s, seat, s.battleSquare);
  let best = 0;
  for (let hero = 0; hero < HEROES; hero++)
    if ((s.attackHeroes & (1 << hero)) !== 0) best = Math.max(best, groundOf(s, seat, heroSquare(s, seat, hero)));
  return best;
}

/** What modules add to a side. */
export function otherStrength(s: GameState, seat: Seat): number {
  let total = 0;
  const { strengths } = s.rules;
  for (let i = 0; i < strengths.length; i++) total += item(strengths, i).of(s, seat);
  return total;
}

/** Total of a side; NONE for the guards. */
export function totalOf(s: GameState, seat: Seat): number {
  let total = seat === s.attacker ? 0 : defenceOf(s, s.attacker, targetOf(s));
  if (seat === NONE) return total;
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card))
    total += lineCardStrength(s, seat, card);
  total += moralOf(s, seat) + groundOfSide(s, seat);
  return s.rules.strengths.length === 0 ? total : notBelowZero(total + otherStrength(s, seat));
}

/** BILK-04. */
export const notBelowZero = (total: number): number => Math.max(0, total);

/** The same, every term by itself, for the screen: cards in the order in which they were laid. */
export function termsOf(s: GameState, seat: Seat): readonly Term[] {
  const terms: Term[] = [];
  if (seat !== s.attacker) terms.push({ kind: 'defence', strength: defenceOf(s, s.attacker, targetOf(s)) });
  if (seat === NONE) return terms;
  for (const card of cardsIn(s, lineOf(seat)).reverse()) {
    if (at(s.host, card) === NONE) terms.push({ kind: 'card', card, strength: lineCardStrength(s, seat, card) });
  }
  const moral = moralOf(s, seat);
  if (moral > 0) terms.push({ kind: 'moral', strength: moral });
  const ground = groundOfSide(s, seat);
  if (ground > 0) terms.push({ kind: 'ground', strength: ground });
  for (const { name, of } of s.rules.strengths) {
    const strength = of(s, seat);
    if (strength !== 0) terms.push({ kind: 'other', name, strength });
  }
  return terms;
}

/** BATTLE-03, BATTLE-06, BATTLE-07: what a side needs against the other: an attack has to exceed, a defence to be equal. */
export const neededAgainst = (other: number, attacking: boolean): number => (attacking ? other + 1 : other);

/** Whether a side has laid enough for now. */
export function isSatisfied(s: GameState, seat: Seat): boolean {
  const attacking = seat === s.attacker;
  return totalOf(s, seat) >= neededAgainst(totalOf(s, attacking ? s.defender : s.attacker), attacking);
}

/** Places that are attacked for what they are, not for who stands there. */
export const isCityTarget = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && isCity(s.rules, kindOf(s, at(s.tile, square)));
export const isRuins = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === RUINS;
