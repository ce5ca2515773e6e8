/**
 * Chief: plans the whole turn on one deal of what it cannot see, builds a deck of one faction and defends what it owns.
 */
import {
  sameAction,
  decision,
  item,
  resample,
  clone,
  step,
  type Action,
  type Chance,
  type GameState,
  type PlayerView,
  type Seat,
} from '@battalia/engine';
import { answerAttack, layOrPass } from './battle';
import type { Bot, Effort, Thought } from './bot';
import { Evaluation } from './evaluation';
import { friman } from './friman';
import { answerOpenly } from './openly';
import { Planner, type Breadth } from './plan';
import { CHIEF_WEIGHTS, type Weights } from './weights';

export const CHIEF_BREADTH: Breadth = { widths: [4], depth: 9, deals: 6, hands: 2 };

/** A plan for a hand that may not be kept is made in less time. */
const OPENING_WIDTH = 2;

export function makeChief(weights: Weights, breadth: Breadth = CHIEF_BREADTH): Bot {
  const eyes = new Evaluation(weights);
  return {
    name: 'chief',
    think: (view, legal, chance, effort) => thinkAsChief(eyes, breadth, view, legal, chance, effort),
  };
}

export const chief = makeChief(CHIEF_WEIGHTS);

export function* thinkAsChief(
  eyes: Evaluation,
  breadth: Breadth,
  view: PlayerView,
  legal: readonly Action[],
  chance: Chance,
  effort: Effort,
): Thought {
  const open = view.decision;
  const seat = open?.seat ?? view.turn;
  const root = resample(view, chance);
  yield;
  eyes.lookAhead(root);
  // Before the first turn a rule of thumb does.
  if (open === null || view.day === 0) return yield* friman.think(view, legal, chance, effort);
  if (view.open) return legalOne(legal, answerOpenly(eyes, root, seat, legal, effort));
  switch (open.kind) {
    case 'assault':
    case 'press':
    case 'defend':
      return legalOne(legal, layOrPass(root, seat, legal, eyes.value));
    case 'reply':
      return legalOne(legal, answerAttack(root, seat, legal, clone(root)));
    case 'opening':
      return yield* openTurn(eyes, breadth, view, seat, legal, chance, effort);
    // A turn, and every question that comes up in it: the best by what it leads to, else the first there is.
    default: {
      const [best] = yield* new Planner(eyes, root, seat, view, chance, effort, breadth).plans();
      return best?.actions[0] === undefined ? nothingToDo(view, legal) : legalOne(legal, best.actions[0]);
    }
  }
}

/** A cohort is always worth drawing; a mulligan if new hands are worth more than this one. */
function* openTurn(
  eyes: Evaluation,
  breadth: Breadth,
  view: PlayerView,
  seat: Seat,
  legal: readonly Action[],
  chance: Chance,
  effort: Effort,
): Thought {
  let cohort: Action | undefined;
  let most = 0;
  for (const action of legal) {
    if (action.kind !== 'cohort' || action.draw <= most) continue;
    cohort = action;
    most = action.draw;
  }
  if (cohort) return cohort;
  const s = resample(view, chance);
  if (decision(s)?.kind !== 'opening') return item(legal, 0);
  const now = yield* valueAfter(eyes, breadth, view, s, seat, { kind: 'begin' }, chance, effort, 0.4);
  let anew = 0;
  for (let i = 0; i < breadth.hands; i++) {
    anew += yield* valueAfter(
      eyes,
      breadth,
      view,
      resample(view, chance),
      seat,
      { kind: 'mulligan' },
      chance,
      effort,
      0.4 + (0.6 * (i + 1)) / breadth.hands,
    );
  }
  return legalOne(legal, anew / breadth.hands > now ? { kind: 'mulligan' } : { kind: 'begin' });
}

/** What the turn comes to after its opening. */
function* valueAfter(
  eyes: Evaluation,
  breadth: Breadth,
  view: PlayerView,
  s: GameState,
  seat: Seat,
  opening: Action,
  chance: Chance,
  effort: Effort,
  share: number,
): Generator<void, number, void> {
  step(s, opening);
  yield;
  const [best] = yield* new Planner(eyes, s, seat, view, chance, effort, { ...breadth, widths: [OPENING_WIDTH] }).plans(
    s,
    share,
  );
  return best?.value ?? 0;
}

/** The turn ends; a partner who has not begun goes on before, whose deeds may open new ways. */
export const nothingToDo = ({ hands }: PlayerView, legal: readonly Action[]): Action =>
  legal.find((action) => action.kind === 'passHands' && hands?.begun.includes(action.to) === false) ??
  legal.find(({ kind }) => kind === 'endTurn') ??
  item(legal, 0);

/** The legal action that says the same. The legal list of a deal is that of the game: it depends on what the seat knows. */
export function legalOne(legal: readonly Action[], wanted: Action): Action {
  for (const action of legal) if (sameAction(action, wanted)) return action;
  return (
    legal.find(({ kind }) => kind === 'endTurn' || kind === 'pass' || kind === 'callOff' || kind === 'begin') ??
    item(legal, 0)
  );
}
