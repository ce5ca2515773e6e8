/** Answers that everybody waits for: what somebody does could still be changed, and that lies open on the table. */
import {
  clone,
  generate,
  isOver,
  item,
  REPLY,
  step,
  toMove,
  type Action,
  type GameState,
  type Seat,
} from '@battalia/engine';
import { answerAttack, layOrPass } from './battle';
import type { Effort } from './bot';
import type { Evaluation } from './evaluation';

/** What an answer has to bring: what it uses up could serve once more. In victory points. */
const KEPT = 1;
/** Steps of a fight that are looked at. */
const STEPS = 24;

/** The answer that leads to most when the fight is fought out; the first, unless another is clearly better. */
export function answerOpenly(
  eyes: Evaluation,
  root: GameState,
  seat: Seat,
  legal: readonly Action[],
  effort: Effort,
): Action {
  const s = clone(root);
  const reply = clone(root);
  let best = item(legal, 0);
  let least = Number.NEGATIVE_INFINITY;
  for (const answer of legal) {
    s.copyFrom(root);
    step(s, answer);
    fightOut(s, eyes, reply, effort);
    const value = eyes.of(s, seat);
    if (value <= least) continue;
    best = answer;
    least = value + (answer === legal[0] ? KEPT : 0);
  }
  return best;
}

/** Both sides as well as they can; whoever is asked about it lets it be. */
function fightOut(s: GameState, eyes: Evaluation, reply: GameState, effort: Effort): void {
  const answers: Action[] = [];
  for (let i = 0; i < STEPS && s.battle !== 0 && !isOver(s); i++) {
    answers.length = 0;
    generate(s, answers);
    effort.nodes++;
    if (s.frames > 0) step(s, item(answers, 0));
    else if (s.battle === REPLY) step(s, answerAttack(s, toMove(s), answers, reply));
    else step(s, layOrPass(s, toMove(s), answers, eyes.value));
  }
}
