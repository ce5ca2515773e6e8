/** Bilkarr's potions, written down a second time: who may do what with them, and who is asked about what. */
import {
  bilkarrState,
  cardsIn,
  decision,
  handOf,
  POTIONS,
  UNIVERSAL,
  factionOf,
  type Action,
  type Card,
  type GameState,
  type Potion,
  type Seat,
} from '@battalia/engine/testing';
import type { Candidate } from '../support/compare';
import { linesOf, nameOf, paysExactly } from './lines';

/** BILK-04, by the names that the engine has for them. */
const FROZEN: readonly string[] = [
  'hire',
  'create',
  'build',
  'upgrade',
  'crown',
  'recruit',
  'move',
  'jump',
  'station',
  'foundPost',
  'buyPotion',
  'tribute',
  'explore',
];
const ONCE_A_DAY: readonly Potion[] = ['berserker', 'frosthand', 'eclipse'];
const AFFECTED_MARK = 4;

const seatsOf = (s: GameState): readonly Seat[] => Array.from({ length: s.rules.seats }, (_, seat) => seat);
const kindOfPotion = (s: GameState, potion: Potion): number => s.rules.named[potion] ?? -1;
const isEnemy = (s: GameState, one: Seat, other: Seat): boolean => {
  const { parties } = s.rules;
  return one !== other && (parties === null || parties[one] !== parties[other]);
};

interface Bottle {
  readonly potion: Potion;
  readonly day: number;
  readonly spent: boolean;
}

/** What somebody has in front of them, read off the table. */
function bottlesOf(s: GameState, seat: Seat): readonly Bottle[] {
  const zone = bilkarrState.potions.at(s, seat);
  return [...s.zone.keys()].flatMap((card) => {
    const potion = POTIONS.find((name) => kindOfPotion(s, name) === s.kind[card]);
    return potion === undefined || s.zone[card] !== zone
      ? []
      : [{ potion, day: bilkarrState.dayOf(s, card), spent: bilkarrState.isSpent(s, card) }];
  });
}
const has = (s: GameState, seat: Seat, potion: Potion): Bottle | undefined =>
  bottlesOf(s, seat).find((bottle) => bottle.potion === potion);
const isFull = (s: GameState, seat: Seat, potion: Potion): boolean => has(s, seat, potion)?.day === 0;
const isUsable = (s: GameState, seat: Seat, potion: Potion): boolean => {
  const bottle = has(s, seat, potion);
  return bottle !== undefined && (bottle.day === 0 || (ONCE_A_DAY.includes(potion) && !bottle.spent));
};

// ---------------------------------------------------------------- in the own turn

export function ownDeeds(s: GameState, seat: Seat): readonly Candidate[] {
  const step = decision(s)?.kind;
  const isActing = step === 'acting';
  const fights = step === 'assault' || step === 'press';
  const drinks = POTIONS.flatMap((potion) =>
    [null, ...seatsOf(s)].map((to): Candidate => {
      const isRight = potion === 'weakness' ? to !== null && isEnemy(s, seat, to) : to === null;
      const inTime = isActing || (fights && (potion === 'weakness' || potion === 'colossus'));
      return {
        action: { kind: 'drink', potion: kindOfPotion(s, potion), to },
        legal: isRight && inTime && isFull(s, seat, potion),
      };
    }),
  );
  const darkens = cardsIn(s, handOf(seat)).map((card): Candidate => ({
    action: { kind: 'darken', card },
    legal: isActing && isUsable(s, seat, 'eclipse') && mayDarken(s, card),
  }));
  return [...drinks, ...darkens];
}

const mayDarken = (s: GameState, card: Card): boolean =>
  factionOf(s, card) !== UNIVERSAL &&
  !['queen', 'king'].includes(nameOf(s, card)) &&
  ((s.mark[card] ?? 0) & AFFECTED_MARK) === 0;

/** Every potion for every line of up to three cards. */
export function purchases(s: GameState, seat: Seat): readonly Candidate[] {
  const where = bilkarrState.bilkarr.of(s)[0];
  const isThere = [0, 1].some((hero) => s.hero[seat * 2 + hero] === where && where !== -1);
  const sold = seatsOf(s).flatMap((other) => bottlesOf(s, other).map(({ potion }) => potion));
  const lines = linesOf(s, seat, 12).filter(({ length }) => length <= 3);
  return POTIONS.flatMap((potion) =>
    lines.map((pay): Candidate => ({
      action: { kind: 'buyPotion', potion: kindOfPotion(s, potion), pay },
      legal: isThere && !sold.includes(potion) && paysExactly(s, pay, ['supply', 'supply']),
    })),
  );
}

// ---------------------------------------------------------------- in what others do

/** What a seat could do about an action, as 'frosthand' or 'weakness 2'. */
export function uses(s: GameState, seat: Seat, of: Seat, action: Action): readonly string[] {
  const could: string[] = [];
  const isLine = FROZEN.includes(action.kind) && 'pay' in action && action.pay.length > 0;
  if (isLine && isEnemy(s, seat, of) && isUsable(s, seat, 'frosthand')) could.push('frosthand');
  const { attacker, defender } = s;
  const opens = action.kind === 'stand' && of === attacker && (s.battle === 1 || s.battle === 5);
  const givesUp = action.kind === 'pass' || action.kind === 'surrender';
  if (!opens && !givesUp) return could;
  const hand = defender < 0 ? 0 : cardsIn(s, handOf(defender)).length;
  if (opens && seat === attacker && hand > 0 && isUsable(s, seat, 'berserker')) could.push('berserker');
  if (opens && seat === defender && isFull(s, seat, 'brotherhood')) could.push('brotherhood');
  if (seat === defender && (opens || of === defender) && isFull(s, seat, 'colossus')) could.push('colossus');
  if (seat !== attacker && isFull(s, seat, 'weakness'))
    for (const side of [attacker, defender])
      if (side >= 0 && isEnemy(s, seat, side) && (opens || side !== of)) could.push(`weakness ${side}`);
  return could;
}

/** Who is asked first about an action; null for nobody. */
export function firstAsked(s: GameState, of: Seat, action: Action): Seat | null {
  const inTurn = seatsOf(s).map((n) => (of + n) % s.rules.seats);
  const silent = bilkarrState.silent.of(s);
  return inTurn.find((seat) => silent[seat] === 0 && uses(s, seat, of, action).length > 0) ?? null;
}

/** Every answer there might be to the question that is open. */
export function answers(s: GameState, seat: Seat, of: Seat, action: Action): readonly Candidate[] {
  const could = uses(s, seat, of, action);
  return POTIONS.flatMap((potion) =>
    [null, ...seatsOf(s)].map((to): Candidate => ({
      action: { kind: 'react', potion: kindOfPotion(s, potion), to },
      legal: could.includes(to === null ? potion : `${potion} ${to}`),
    })),
  );
}
