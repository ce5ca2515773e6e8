/** Potions in what somebody else does (BILK-03, BILK-04): who is asked when, and what comes of it. */
import { cardsOfAction, type AnyAction } from '../../core/action';
import type { Card } from '../../core/components';
import type { Question, Rule, Windows } from '../../core/contract';
import { answered, askedA, askNamed } from '../../core/decision';
import { tell, type Log } from '../../core/event';
import { at, NONE } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import { discard, everyone, show } from '../../core/piles';
import { pick } from '../../core/rng';
import { seat as seatTag } from '../../core/shape';
import {
  ASSAULT,
  cardsIn,
  COMMITTED,
  handOf,
  isOpening,
  kindOf,
  NO_BATTLE,
  REPLY,
  type GameState,
  type Seat,
} from '../../core/state';
import { leaveAmulet } from '../../rules/artefacts';
import { takeBackAttack } from '../../rules/combat';
import { heldAction, voidHeld } from '../../rules/held';
import { play } from '../../rules/line';
import { isOpponent } from '../../rules/parties';
import { inHand, isSeat } from '../../rules/rule';
import { isSatisfied } from '../../rules/strength';
import { refill } from '../../rules/turn';
import { BERSERKER_CARDS, type Potion } from './data';
import { use } from './drink';
import { heldBy, isOf, isReady, potions, silent } from './state';

// ---------------------------------------------------------------- what could change something

/** Something that a holder could do about an action: which potion, and to whom the Weakness. */
interface Reaction {
  readonly potion: Kind;
  readonly to: Seat | null;
}

/** A line of the own actions: whatever is paid for there, by whichever rules, if anything was. */
function isActionLine(s: GameState, action: AnyAction): boolean {
  const deed = s.rules.deeds[action.kind];
  if (deed?.rule.pay === undefined || !deed.answers.includes('acting')) return false;
  return !('pay' in action && Array.isArray(action.pay) && action.pay.length === 0);
}

/** What a seat could do about an action of another, or of its own. */
function reactionsOf(s: GameState, seat: Seat, of: Seat, action: AnyAction): Reaction[] {
  const found: Reaction[] = [];
  for (let card = at(s.top, potions.at(s, seat)); card !== NONE; card = at(s.below, card))
    if (isReady(s, card)) for (const to of aims(s, seat, card, of, action)) found.push({ potion: kindOf(s, card), to });
  return found;
}

const NOBODY_ELSE = [null] as const;
const NO_USE = [] as const;

/** Whom a potion that is ready could be used on, null where it is clear; nobody where it changes nothing. */
function aims(s: GameState, seat: Seat, card: Card, of: Seat, action: AnyAction): readonly (Seat | null)[] {
  if (isOf(s, card, 'frosthand')) return isOpponent(s, seat, of) && isActionLine(s, action) ? NOBODY_ELSE : NO_USE;
  if (s.battle === NO_BATTLE || isOf(s, card, 'eclipse')) return NO_USE;
  const { attacker, defender } = s;
  if (action.kind === 'stand') {
    if (!isOpening(s)) return NO_USE;
    if (isOf(s, card, 'berserker'))
      return seat === attacker && defender !== NONE && at(s.size, handOf(defender)) > 0 ? NOBODY_ELSE : NO_USE;
    if (isOf(s, card, 'weakness')) return aimsOfWeakness(s, seat, [attacker, defender]);
    return seat === defender ? NOBODY_ELSE : NO_USE;
  }
  if (action.kind !== 'pass' && action.kind !== 'surrender') return NO_USE;
  // Only what helps the side that gives up changes anything.
  if (isOf(s, card, 'weakness')) return aimsOfWeakness(s, seat, [of === attacker ? defender : attacker]);
  return isOf(s, card, 'colossus') && seat === of && seat === defender ? NOBODY_ELSE : NO_USE;
}

/** Whoever attacks may pour it out at any time of the own turn, and is not asked. */
const aimsOfWeakness = (s: GameState, seat: Seat, sides: readonly Seat[]): readonly Seat[] =>
  seat === s.attacker ? NO_USE : sides.filter((side) => side !== NONE && isOpponent(s, seat, side));

// ---------------------------------------------------------------- windows

/** Asks the next holder clockwise, beginning with whose action it is; `last` is who was asked before, NONE for nobody. */
function askNext(s: GameState, of: Seat, action: AnyAction, last: Seat): void {
  const { seats } = s.rules;
  for (let n = last === NONE ? 0 : ((last - of + seats) % seats) + 1; n < seats; n++) {
    const seat = (of + n) % seats;
    if (at(silent.of(s), seat) !== 0 || reactionsOf(s, seat, of, action).length === 0) continue;
    // What is announced lies open on the table, also what is not played yet.
    for (const card of cardsOfAction(s.rules.words, action)) if (inHand(s, of, card)) show(s, card, everyone(s));
    return askNamed(s, 'reaction', seat, { of });
  }
}

const isAnybodyReady = (s: GameState): boolean => {
  for (let seat = 0; seat < s.rules.seats; seat++) if (at(s.top, potions.at(s, seat)) !== NONE) return true;
  return false;
};

const open = (s: GameState, seat: Seat, action: AnyAction): void => {
  if (isAnybodyReady(s)) askNext(s, seat, action, NONE);
};

/** BILK-03: (a) a line is paid; (b) an opening is complete; (c) somebody passes or surrenders. */
export const windows: Windows = { line: open, stand: open, pass: open, surrender: open };

/** Known to all: potions are, and what is done lies on the table. */
export const reaction: Question = {
  facts: { of: seatTag },
  open: true,
  sound(s, seat, [of = NONE]) {
    const action = heldAction(s);
    return (
      action !== null && isSeat(s, of) && at(silent.of(s), seat) === 0 && reactionsOf(s, seat, of, action).length > 0
    );
  },
};

// ---------------------------------------------------------------- answers

export const refrain: Rule<'refrain'> = {
  answers: ['reaction'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'refrain', turn: false }, { kind: 'refrain', turn: true }),
  refuse: (_s, _seat, { turn }) => (typeof turn === 'boolean' ? null : { code: 'malformed' }),
  perform(s, seat, { turn }) {
    const of = askedA(s);
    answered(s);
    if (turn) silent.of(s)[seat] = 1;
    const action = heldAction(s);
    if (action !== null) askNext(s, of, action, seat);
  },
};

export const react: Rule<'react'> = {
  answers: ['reaction'],
  offer(s, seat, _purse, out) {
    const action = heldAction(s);
    if (action === null) return;
    for (const { potion, to } of reactionsOf(s, seat, askedA(s), action)) out.push({ kind: 'react', potion, to });
  },
  refuse(s, seat, { potion, to }) {
    const action = heldAction(s);
    const could = action === null ? [] : reactionsOf(s, seat, askedA(s), action);
    if (could.some((other) => other.potion === potion && other.to === to)) return null;
    return could.some((other) => other.potion === potion) ? { code: 'notOffered' } : { code: 'noPotion', potion };
  },
  perform(s, seat, { potion, to }, log) {
    const of = askedA(s);
    const action = heldAction(s);
    if (action === null) return answered(s);
    const card = heldBy(s, seat, potion);
    answered(s);
    use(s, seat, card, to, log);
    if (EFFECTS[nameOf(s, potion)]?.(s, seat, of, action, log) === true) return voidHeld(s);
    if (decidesAnew(s, of, action)) voidHeld(s);
    else askNext(s, of, action, seat);
  },
};

const nameOf = (s: GameState, potion: Kind): string => s.rules.names[potion] ?? '';

/** What is done at once; true where the action that waits is void. */
type Effect = (s: GameState, seat: Seat, of: Seat, action: AnyAction, log: Log) => boolean;

const EFFECTS: Readonly<Partial<Record<string, Effect>>> = {
  frosthand: freeze,
  brotherhood: makePeace,
  berserker: rage,
} satisfies Readonly<Partial<Record<Potion, Effect>>>;

/** The cards of the line are spent; a tent that was to be raised lies in it. */
function freeze(s: GameState, seat: Seat, of: Seat, action: AnyAction, log: Log): boolean {
  if ('tent' in action && typeof action.tent === 'number' && inHand(s, of, action.tent)) play(s, of, action.tent);
  tell(log, { kind: 'froze', seat, of, for: action.kind });
  return true;
}

/** The attack is void, and its cards come back (BATTLE-18). Whom a Berserker has robbed draws as after a fight. */
function makePeace(s: GameState, seat: Seat, _of: Seat, _action: AnyAction, log: Log): boolean {
  takeBackAttack(s, s.attacker, log);
  if (s.rules.refillsAtOnce && (s.drained & (1 << seat)) !== 0) refill(s, seat, log);
  return true;
}

/** Cards of the defender's hand at random, to the shelter. Nothing is called off any more. */
function rage(s: GameState, seat: Seat, _of: Seat, _action: AnyAction, log: Log): boolean {
  const { defender } = s;
  const gone: Card[] = [];
  while (gone.length < BERSERKER_CARDS && at(s.size, handOf(defender)) > 0) {
    const hand = cardsIn(s, handOf(defender));
    const card = hand[pick(s, hand.length)] ?? NONE;
    leaveAmulet(s, defender, card);
    discard(s, defender, card);
    gone.push(card);
  }
  s.drained |= 1 << defender;
  if (s.battle === ASSAULT) s.battle = COMMITTED;
  log?.push({
    kind: 'raged',
    seat,
    of: defender,
    count: gone.length,
    secret: { cards: gone, seats: 1 << defender },
  });
  return false;
}

/** A side that is too weak now lays on; who gave up thinks again. */
function decidesAnew(s: GameState, of: Seat, { kind }: AnyAction): boolean {
  if (kind === 'stand') return !isSatisfied(s, of);
  if (s.battle === REPLY && !isSatisfied(s, s.attacker)) s.battle = COMMITTED;
  return true;
}
