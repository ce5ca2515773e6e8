/** What is interrupted by a question, and goes on when it is answered. */
import { layoutOfAction, type AnyAction } from '../core/action';
import type { Question } from '../core/contract';
import { answered, askWith, asked, factsOf, HELD, questionIn } from '../core/decision';
import type { Deed } from '../core/deeds';
import type { Log } from '../core/event';
import { item } from '../core/ints';
import { fromNumbers, listOf, small, toNumbers } from '../core/shape';
import type { GameState, Seat } from '../core/state';

/** Facts before the action's own numbers: which kind, how many numbers. */
const HEAD = 2;

/** An action that is paid for lies here while somebody may still void it. */
export const held: Question = {
  facts: { deed: small, says: listOf(small, 64) },
  resume(s, seat, facts, log) {
    const deed = item(s.rules.deedAt, facts[0] ?? 0);
    const action = actionIn(s, facts);
    // What was not paid for is looked at once more: an answer may have made it illegal.
    if (deed.rule.pay || deed.rule.refuse(s, seat, action) === null) deed.rule.perform(s, seat, action, log);
  },
};

/** The action that the facts of such a frame say. */
export function actionIn(s: GameState, facts: readonly number[]): AnyAction {
  const { kind } = item(s.rules.deedAt, facts[0] ?? 0);
  const { words } = s.rules;
  return { kind, ...fromNumbers(layoutOfAction(words, { kind }), facts, words.targets, HEAD) };
}

/** Opens the windows on an action. True when somebody is asked: it takes effect when all have answered. */
export function hold(s: GameState, seat: Seat, deed: Deed, action: AnyAction, log: Log): boolean {
  const { words } = s.rules;
  const says = toNumbers(layoutOfAction(words, action), action, words.targets);
  askWith(s, HELD, seat, [deed.number, says.length, ...says]);
  const depth = s.frames;
  for (const window of deed.windows) window(s, seat, action, log);
  if (s.frames > depth) return true;
  answered(s);
  return false;
}

/** The action that waits below the question that is open, or null. */
export function heldAction(s: GameState): AnyAction | null {
  const frame = heldFrame(s);
  return frame < 0 ? null : actionIn(s, factsOf(s, frame));
}

/** The action that waits below has no effect, and nobody is asked about it any more. What was paid for it stays paid. */
export function voidHeld(s: GameState): void {
  for (let frame = heldFrame(s); frame >= 0 && s.frames > frame;) answered(s);
}

function heldFrame(s: GameState): number {
  let frame = s.frames - 1;
  while (frame >= 0 && questionIn(s, frame) !== HELD) frame--;
  return frame;
}

/** Goes on with everything that waits for no answer any more. */
export function goOn(s: GameState, log: Log): void {
  while (s.frames > 0) {
    const { question } = item(s.rules.questions, asked(s));
    if (!question.resume) return;
    const facts = factsOf(s);
    const seat = s.pending[(s.frames - 1) * s.rules.frame + 1] ?? 0;
    answered(s);
    question.resume(s, seat, facts, log);
  }
}
