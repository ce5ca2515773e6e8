/** Whether what waits in a save could wait there: an action that was legal before it was paid for. */
import { refusal } from '../apply';
import { factsOf, seatIn } from '../core/decision';
import type { Card } from '../core/components';
import { NONE } from '../core/ints';
import { clone, type GameState } from '../core/state';
import { actionIn } from '../rules/held';
import { unpayLine } from '../rules/line';
import { readAction } from './action';

const isLine = (value: unknown): value is readonly Card[] => Array.isArray(value);

export function couldBeHeld(s: GameState, frame: number): boolean {
  const facts = factsOf(s, frame);
  const deed = s.rules.deedAt[facts[0] ?? NONE];
  if (deed === undefined || deed.windows.length === 0) return false;
  const action = readAction(s.rules, actionIn(s, facts));
  if (action === undefined) return false;
  const seat = seatIn(s, frame);
  const before = clone(s);
  before.frames = frame;
  const { rule } = deed;
  if (rule.unpay) rule.unpay(before, seat, action);
  else if (rule.pay && 'pay' in action && isLine(action.pay)) unpayLine(before, seat, action.pay);
  return refusal(before, action, seat) === null;
}
