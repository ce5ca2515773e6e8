/** Actions that wait in a save: whether they are any, and whether they could wait there. */
import { refusal } from '../apply';
import { layoutOfAction, type Action } from '../core/action';
import { factsOf, seatIn } from '../core/decision';
import type { Card } from '../core/components';
import { NONE } from '../core/ints';
import { toNumbers } from '../core/shape';
import { clone, type GameState } from '../core/state';
import { actionIn } from '../rules/held';
import { unpayLine } from '../rules/line';
import { readAction } from './action';

const isLine = (value: unknown): value is readonly Card[] => Array.isArray(value);

/** The numbers of the action, as many as are counted, and nothing behind them. */
function saysNoMore(
  { rules: { words } }: GameState,
  [, count, ...numbers]: readonly number[],
  action: Action,
): boolean {
  const says = toNumbers(layoutOfAction(words, action), action, words.targets);
  return count === says.length && numbers.every((number, i) => number === (says[i] ?? 0));
}

/** Whether these facts say an action, and nothing else. */
export function isHeldAction(s: GameState, facts: readonly number[]): boolean {
  if (s.rules.deedAt[facts[0] ?? NONE] === undefined) return false;
  const action = readAction(s.rules, actionIn(s, facts));
  return action !== undefined && saysNoMore(s, facts, action);
}

/** Whether what waits was legal before it was paid for, and somebody may still void it. */
export function couldBeHeld(s: GameState, frame: number): boolean {
  const facts = factsOf(s, frame);
  const deed = s.rules.deedAt[facts[0] ?? NONE];
  const action = readAction(s.rules, actionIn(s, facts));
  if (deed === undefined || deed.windows.length === 0 || action === undefined) return false;
  const seat = seatIn(s, frame);
  const before = clone(s);
  before.frames = frame;
  const { rule } = deed;
  if (rule.unpay) rule.unpay(before, seat, action);
  else if (rule.pay && 'pay' in action && isLine(action.pay)) unpayLine(before, seat, action.pay);
  return refusal(before, action, seat) === null;
}
