/** What a viewer sees of what is asked, and of what waits below it. */
import type { QuestionView } from '../core/contract';
import { asked, factsOf, questionIn, seatIn } from '../core/decision';
import { item } from '../core/ints';
import { fromNumbers } from '../core/shape';
import { cardsIn, type GameState, type Seat } from '../core/state';
import { decision } from '../legal';
import { choiceOf } from '../rules/great';
import { byNumber, viewCards } from './cards';
import type { ChoiceView, DecisionView, Viewer, WaitingView } from './view';

/** What a viewer sees of the question that is open; the facts of a step are all in the view besides. */
export function viewDecision(s: GameState, viewer: Viewer): DecisionView | null {
  const open = decision(s);
  if (open === null || s.frames === 0) return open as DecisionView | null; // eslint-disable-line no-restricted-syntax -- a step says no more than its name
  const { kind, seat } = open;
  const view = { kind, seat, ...viewQuestion(s, s.frames - 1, viewer), ...viewChoice(s, seat, viewer) };
  return view as DecisionView; // eslint-disable-line no-restricted-syntax -- a module's words say what its question shows
}

function viewQuestion(s: GameState, frame: number, viewer: Viewer): QuestionView {
  const { question, layout } = item(s.rules.questions, questionIn(s, frame));
  const facts = factsOf(s, frame);
  return question.view?.(s, seatIn(s, frame), facts, viewer) ?? fromNumbers(layout, facts, s.rules.words.targets);
}

function viewChoice(s: GameState, seat: Seat, viewer: Viewer): { readonly choice?: ChoiceView } {
  const { choice } = item(s.rules.questions, asked(s)).question;
  if (!choice) return {};
  const { zone, least, most, fits } = choiceOf(s, seat);
  const known = choice.open === true || seat === viewer;
  return { choice: { cards: known ? viewCards(s, byNumber(cardsIn(s, zone).filter(fits))) : null, least, most } };
}

export function viewWaiting(s: GameState, viewer: Viewer): WaitingView[] {
  const waiting: WaitingView[] = [];
  for (let frame = 0; frame < s.frames - 1; frame++)
    waiting.push({
      kind: item(s.rules.questions, questionIn(s, frame)).name,
      seat: seatIn(s, frame),
      facts: viewQuestion(s, frame, viewer),
    });
  return waiting;
}
