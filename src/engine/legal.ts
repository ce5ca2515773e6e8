/** What may be done now: the open question, and every action that answers it. */
import { sortedActions, type Action, type ActionKind, type ActionOf } from './core/action';
import { asked, askedOf, factsOf, type DecisionKind } from './core/decision';
import { BATTLE_STEPS, TURN_STEPS, type Offer } from './core/deeds';
import { at, item, NONE } from './core/ints';
import { Purse } from './core/payment';
import { fromNumbers, type Shaped } from './core/shape';
import { ACTING, isOpening, NO_BATTLE, PRESS, type GameState, type Seat } from './core/state';
import { fillPurse } from './rules/line';
import { chooser } from './rules/setup';

/** What the game waits for, and whom it asks; a question has its facts besides. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly seat: Seat;
}

/** Null when the game is over. */
export function decision(s: GameState): Decision | null {
  if (s.over !== 0) return null;
  const kind = openStep(s) as DecisionKind; // eslint-disable-line no-restricted-syntax -- the questions of a set-up are those of its modules
  return { kind, seat: toMove(s), ...factsAsked(s) };
}

/** What a question is about, by name. */
function factsAsked(s: GameState): Shaped {
  return s.frames === 0 ? {} : fromNumbers(item(s.rules.questions, asked(s)).layout, factsOf(s), s.rules.words.targets);
}

function openStep(s: GameState): string {
  if (s.frames > 0) return item(s.rules.questions, asked(s)).name;
  if (s.setupLeft > 0) return chooser(s).stage.ask ?? '';
  return s.battle !== NO_BATTLE ? item(BATTLE_STEPS, s.battle) : item(TURN_STEPS, at(s.phase, s.turn));
}

/** Whose move it is, NONE when the game is over. Cheaper than `decision`. */
export function toMove(s: GameState): Seat {
  if (s.over !== 0) return NONE;
  if (s.frames > 0) return askedOf(s);
  if (s.setupLeft > 0) return chooser(s).seat;
  if (s.battle === NO_BATTLE) return s.turn;
  return isOpening(s) || s.battle === PRESS ? s.attacker : s.defender;
}

/** Whether the question that is open is known to all, so that nobody has to take the device for it, or turn away from it. */
export const asksOpenly = (s: GameState): boolean =>
  s.frames > 0 && item(s.rules.questions, asked(s)).question.open === true;

const purse = new Purse();

/** Every legal action, in the order in which the rules find them. For search; a person is given `legalActions`. */
export function generate(s: GameState, out: Action[]): void {
  if (s.over !== 0) return;
  const seat = toMove(s);
  const { rules } = s;
  if (s.frames > 0) {
    const { question, offers } = item(rules.questions, asked(s));
    if (question.lines === true) fillPurse(purse, s, seat);
    run(offers, s, seat, out);
  } else if (s.setupLeft > 0) run(chooser(s).offers, s, seat, out);
  else if (s.battle !== NO_BATTLE) {
    fillPurse(purse, s, seat);
    run(item(rules.battleOffers, s.battle), s, seat, out);
  } else {
    const phase = at(s.phase, seat);
    if (phase === ACTING) fillPurse(purse, s, seat);
    run(item(rules.turnOffers, phase), s, seat, out);
  }
}

function run(offers: readonly Offer[], s: GameState, seat: Seat, out: Action[]): void {
  for (let i = 0; i < offers.length; i++) item(offers, i)(s, seat, purse, out);
}

/**
 * Every legal action, sorted, complete up to interchangeable cards; where one hero has more than MOST_TOLD moves, or jumps, up
 * to the cards of a kind in their lines. Empty for a seat that is not asked.
 */
export function legalActions(s: GameState, seat?: Seat): readonly Action[] {
  if (seat !== undefined && seat !== toMove(s)) return [];
  const out: Action[] = [];
  generate(s, out);
  return sortedActions(s.rules.words, out);
}

/** The legal actions of some kinds: what else might be done is not looked for. */
export function actionsOf<K extends ActionKind>(s: GameState, kinds: readonly K[]): readonly ActionOf<K>[] {
  const open = decision(s);
  if (open === null) return [];
  const deeds = kinds.flatMap((kind) => s.rules.deeds[kind] ?? []).filter(({ answers }) => answers.includes(open.kind));
  const out: Action[] = [];
  fillPurse(purse, s, open.seat);
  run([...new Set(deeds.map(({ rule }) => rule.offer))], s, open.seat, out);
  return out.filter((action): action is ActionOf<K> => kinds.some((kind) => kind === action.kind));
}

/** How many actions are legal; null for so many that a list of them would keep a person waiting. */
export function countActions(s: GameState): number | null {
  const out: Action[] = [];
  purse.clear(s.rules);
  generate(s, out);
  return purse.isExhausted || out.length > MOST_ACTIONS ? null : out.length;
}
/** In games at random the longest list has not 2,000. */
const MOST_ACTIONS = 5_000;
