/** The sums of a battle at a real table, term by term as the engine counts them. */
import { advancedData, assertNever, neededAgainst, notBelowZero, type Kind } from '@battalia/engine';
import type { Bonus } from './bonus';
import type { Fighter } from './fighters';
import { opensWith, othersOf, strengthOfFighter } from './stance';

export interface Side {
  readonly cards: readonly Fighter[];
  /** Heroes that take part. */
  readonly heroes: number;
  /** Fights on the home terrain, in the advanced game (ADV-02). */
  readonly home: boolean;
  /** What modules add to it. */
  readonly bonuses?: readonly Bonus[];
}

export type AttackedPlace =
  | { readonly kind: 'city'; readonly level: number }
  | { readonly kind: 'hero' }
  /** Neutral cities, ruins and others: nobody lays cards for them. */
  | { readonly kind: 'guards'; readonly strength: number };

export interface Battle {
  readonly target: AttackedPlace;
  readonly attacker: Side;
  readonly defender: Side;
  readonly illuminated: Kind | null;
}

export type SideTerm =
  | { readonly kind: 'card'; readonly index: number; readonly fighter: Fighter; readonly strength: number }
  | { readonly kind: 'city' | 'guards' | 'moral' | 'ground'; readonly strength: number }
  | { readonly kind: 'bonus'; readonly bonus: Bonus; readonly strength: number };

export interface Sum {
  readonly terms: readonly SideTerm[];
  readonly total: number;
}

/** BATTLE-03: an attack needs a weapon. */
export const hasOpening = (side: Side): boolean => side.cards.some(opensWith);

function sumOf(side: Side, attacking: boolean, illuminated: Kind | null, defence: SideTerm | null): Sum {
  // RULE-02: a wild card stands for the weapon only where nothing else does.
  const weapon =
    !attacking || side.cards.some((fighter) => opensWith(fighter) && fighter.effect !== 'wild')
      ? -1
      : side.cards.findIndex(opensWith);
  const { cards, heroes, bonuses = [] } = side;
  const stance = { attacking, heroes, illuminated, bonuses };
  const others = othersOf(stance, cards);
  const terms: SideTerm[] = defence === null ? [] : [defence];
  cards.forEach((fighter, index) => {
    terms.push({ kind: 'card', index, fighter, strength: strengthOfFighter(stance, fighter, index === weapon) });
  });
  for (const { kind, strength } of others) if (kind === 'moral') terms.push({ kind, strength });
  if (side.home) terms.push({ kind: 'ground', strength: advancedData.HOME_GROUND });
  for (const bonus of bonuses)
    for (const term of others)
      if (term.kind === 'other' && term.name === bonus.id)
        terms.push({ kind: 'bonus', bonus, strength: term.strength });
  return { terms, total: notBelowZero(terms.reduce((total, term) => total + term.strength, 0)) };
}

function termOf(target: AttackedPlace): SideTerm | null {
  switch (target.kind) {
    case 'city':
      return { kind: 'city', strength: target.level };
    case 'guards':
      return { kind: 'guards', strength: target.strength };
    case 'hero':
      return null;
    default:
      return assertNever(target);
  }
}

const NOBODY: Side = { cards: [], heroes: 0, home: false };

export const attackIn = ({ attacker, illuminated }: Battle): Sum => sumOf(attacker, true, illuminated, null);

export const defenceIn = ({ target, defender, illuminated }: Battle): Sum =>
  sumOf(target.kind === 'guards' ? NOBODY : defender, false, illuminated, termOf(target));

export const sums = (battle: Battle): { readonly attack: Sum; readonly defence: Sum } => ({
  attack: attackIn(battle),
  defence: defenceIn(battle),
});

/** Who has to lay more now, and how much (BATTLE-03, BATTLE-06, BATTLE-07). */
export type Verdict =
  | { readonly kind: 'needsWeapon' }
  | { readonly kind: 'attackerNeeds'; readonly strength: number }
  | { readonly kind: 'defenderNeeds'; readonly strength: number }
  /** Guards lay no cards: they are beaten. */
  | { readonly kind: 'beaten' };

export function verdict(battle: Battle): Verdict {
  const { attack, defence } = sums(battle);
  if (!hasOpening(battle.attacker)) return { kind: 'needsWeapon' };
  const wanting = neededAgainst(defence.total, true) - attack.total;
  if (wanting > 0) return { kind: 'attackerNeeds', strength: wanting };
  return battle.target.kind === 'guards'
    ? { kind: 'beaten' }
    : { kind: 'defenderNeeds', strength: neededAgainst(attack.total, false) - defence.total };
}
