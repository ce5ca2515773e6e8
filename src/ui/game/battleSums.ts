/** The sums of a battle at a real table, term by term as the engine counts them, and what an amulet may do to them. */
import { assertNever, isGreat, LORD, nameOfKind, rankOf, strengthOfKind, type Kind } from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { copiesOf, type Effect } from './affordable';
import type { Bonus } from './bonus';

/** `rolling`: an amulet lies on it and the die has not been rolled yet. */
export type FighterEffect = Effect | 'rolling';
export const FIGHTER_EFFECTS = [
  'none',
  'twice',
  'thrice',
  'wild',
  'rolling',
] as const satisfies readonly FighterEffect[];

/** Whose a card is, as far as moral is concerned (BATTLE-09). */
export const LOYALTIES = ['own', 'other', 'universal', 'fanatic'] as const;
export type Loyalty = (typeof LOYALTIES)[number];

export interface Fighter {
  readonly kind: Kind;
  readonly effect: FighterEffect;
  readonly loyalty: Loyalty;
  /** Laid on a mercenary of no faction (UNB-02). */
  readonly supplies: number;
}

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

const opens = ({ kind, effect }: Fighter): boolean => effect === 'wild' || TABLE_BOX.opens[kind] === 1;

/** BATTLE-03: an attack needs a weapon. */
export const hasOpening = (side: Side): boolean => side.cards.some(opens);

/** RULE-02: a wild card that stands for the weapon is worth 1; any other fights as a lord. */
function strengthOfFighter(fighter: Fighter, asWeapon: boolean, attacking: boolean, illuminated: Kind | null): number {
  if (fighter.effect === 'wild') return asWeapon ? 1 : rankOf(TABLE_BOX, LORD);
  const effect: Effect = fighter.effect === 'rolling' ? 'none' : fighter.effect;
  const copies = copiesOf({ kind: fighter.kind, effect, fanatic: fighter.loyalty === 'fanatic' }, illuminated);
  return (
    strengthOfKind(TABLE_BOX, fighter.kind, attacking) * copies +
    (fighter.loyalty === 'universal' ? fighter.supplies : 0)
  );
}

/** HEROIC-04: once a card, however often it counts; a wild card fights as a lord. */
const addedTo = ({ kind, effect }: Fighter, bonuses: readonly Bonus[]): number =>
  effect === 'wild' ? 0 : bonuses.reduce((sum, { cards }) => sum + (cards?.[nameOfKind(TABLE_BOX, kind)] ?? 0), 0);

const isForeign = ({ kind, loyalty }: Fighter): boolean => loyalty === 'other' && !isGreat(TABLE_BOX, kind);

function sumOf(side: Side, attacking: boolean, illuminated: Kind | null, defence: SideTerm | null): Sum {
  const weapon =
    !attacking || side.cards.some((fighter) => opens(fighter) && fighter.effect !== 'wild')
      ? -1
      : side.cards.findIndex((fighter) => fighter.effect === 'wild');
  const terms: SideTerm[] = defence === null ? [] : [defence];
  const { bonuses = [] } = side;
  side.cards.forEach((fighter, index) => {
    terms.push({
      kind: 'card',
      index,
      fighter,
      strength: strengthOfFighter(fighter, index === weapon, attacking, illuminated) + addedTo(fighter, bonuses),
    });
  });
  if (side.heroes > 0 && side.cards.length > 0 && !side.cards.some(isForeign))
    terms.push({ kind: 'moral', strength: side.heroes * Math.max(1, ...bonuses.map(({ moral = 1 }) => moral)) });
  if (side.home) terms.push({ kind: 'ground', strength: 1 });
  for (const bonus of bonuses)
    if (bonus.strength !== undefined) terms.push({ kind: 'bonus', bonus, strength: bonus.strength });
  // BILK-04: no total falls below 0.
  return {
    terms,
    total: Math.max(
      0,
      terms.reduce((total, term) => total + term.strength, 0),
    ),
  };
}

function defenceOf(target: AttackedPlace): SideTerm | null {
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

export function sums({ target, attacker, defender, illuminated }: Battle): {
  readonly attack: Sum;
  readonly defence: Sum;
} {
  return {
    attack: sumOf(attacker, true, illuminated, null),
    defence: sumOf(target.kind === 'guards' ? NOBODY : defender, false, illuminated, defenceOf(target)),
  };
}

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
  if (attack.total <= defence.total) return { kind: 'attackerNeeds', strength: defence.total - attack.total + 1 };
  return battle.target.kind === 'guards'
    ? { kind: 'beaten' }
    : { kind: 'defenderNeeds', strength: attack.total - defence.total };
}

// ---------------------------------------------------------------- the amulet (ART-03)

const FACES = 6;
/** Each amulet makes six times as many cases. */
export const MOST_ROLLING = 5;

/** What a card is after a roll; null when it has left the line. */
function afterRoll(fighter: Fighter, face: number): Fighter | null {
  switch (face) {
    case 1:
      return { ...fighter, effect: 'none' };
    case 2:
      return { ...fighter, effect: 'twice' };
    case 3:
      return { ...fighter, effect: 'thrice' };
    case 6:
      return { ...fighter, effect: 'wild' };
    default:
      return null;
  }
}

/** The battle for each way the first open roll may come out. */
function rolled(battle: Battle): readonly Battle[] | null {
  for (const who of ['attacker', 'defender'] as const) {
    if (who === 'defender' && battle.target.kind === 'guards') continue;
    const index = battle[who].cards.findIndex(({ effect }) => effect === 'rolling');
    if (index === -1) continue;
    return Array.from({ length: FACES }, (_, i) => ({
      ...battle,
      [who]: {
        ...battle[who],
        cards: battle[who].cards.flatMap((fighter, j) => (j === index ? (afterRoll(fighter, i + 1) ?? []) : [fighter])),
      },
    }));
  }
  return null;
}

export interface Chance {
  /** Cases in which the attacker exceeds the defence, of how many. */
  readonly wins: number;
  readonly of: number;
}

const winning = (battle: Battle): boolean => {
  const { kind } = verdict(battle);
  return kind === 'beaten' || kind === 'defenderNeeds';
};

/** How likely the attacker is ahead once every amulet on the table has been rolled; null when there is none to roll. */
export function chanceOf(battle: Battle): Chance | null {
  const outcomes = rolled(battle);
  return outcomes === null ? null : countWins(outcomes);
}

function countWins(outcomes: readonly Battle[]): Chance {
  let wins = 0;
  let of = 0;
  for (const outcome of outcomes) {
    const further = rolled(outcome);
    const counted = further === null ? { wins: winning(outcome) ? 1 : 0, of: 1 } : countWins(further);
    // A face that takes a card away ends its roll like any other: all branches weigh the same.
    wins += counted.wins;
    of += counted.of;
  }
  return { wins, of };
}

/** The faces of one amulet that put the attacker ahead, when just one is rolled. */
export function winningFaces(battle: Battle): readonly number[] | null {
  const outcomes = rolled(battle);
  if (outcomes === null || outcomes.some((outcome) => rolled(outcome) !== null)) return null;
  return outcomes.flatMap((outcome, i) => (winning(outcome) ? [i + 1] : []));
}
