/**
 * Lord: plans the turn as Chief does, but wider and by weights of its own; deals the hidden cards again and again as they
 * could be, lets the others answer, and takes another plan where it comes out clearly better. With little time it plans alone.
 */
import {
  clone,
  isOver,
  item,
  refusal,
  resample,
  step,
  toMove,
  type Action,
  type Chance,
  type GameState,
  type PlayerView,
  type Seat,
} from '@battalia/engine';
import type { Bot, Effort, Thought } from './bot';
import { CHIEF_BREADTH, legalOne, nothingToDo, thinkAsChief } from './chief';
import { Evaluation } from './evaluation';
import { Planner, type Breadth, type TurnPlan } from './plan';
import { Rollout } from './rollout';
import { LORD_WEIGHTS, type Weights } from './weights';

export interface Lookahead {
  readonly breadth: Breadth;
  /** Plans that are compared. */
  readonly plans: number;
  /** Deals of the hidden cards at least and at most. */
  readonly leastDeals: number;
  readonly mostDeals: number;
  /** Standard errors by which a plan must be better to take the place of the first, or worse to be dropped. */
  readonly clearly: number;
  readonly hopelessly: number;
  /** Points that are worth as much as half of what is missing to a sure victory. */
  readonly lead: number;
}

const LORD_BREADTH: Breadth = { widths: [...CHIEF_BREADTH.widths, 10, 24], depth: 9, deals: 16, hands: 2 };

export const LOOKAHEAD: Lookahead = {
  breadth: LORD_BREADTH,
  plans: 4,
  leastDeals: 10,
  mostDeals: 200,
  clearly: 2.5,
  hopelessly: 1,
  lead: 20,
};

export function makeLord(weights: Weights, lookahead: Lookahead = LOOKAHEAD): Bot {
  const eyes = new Evaluation(weights);
  return {
    name: 'lord',
    think: (view, legal, chance, effort) => thinkAsLord(eyes, lookahead, view, legal, chance, effort),
  };
}

export const lord = makeLord(LORD_WEIGHTS);

/** A plan, and how much better it came out than the first one, deal by deal. */
interface Trial {
  readonly actions: readonly Action[];
  deals: number;
  gain: number;
  gainSquared: number;
  alive: boolean;
}

const trialOf = (actions: readonly Action[]): Trial => ({ actions, deals: 0, gain: 0, gainSquared: 0, alive: true });

const meanGain = ({ gain, deals }: Trial): number => (deals === 0 ? 0 : gain / deals);

/** Of the mean; never quite nothing, as few deals that agree prove little. */
function errorOf({ gain, gainSquared, deals }: Trial): number {
  if (deals < 2) return Number.POSITIVE_INFINITY;
  const mean = gain / deals;
  return Math.sqrt((Math.max(0, gainSquared / deals - mean * mean) + LEAST_VARIANCE) / (deals - 1));
}

const LEAST_VARIANCE = 0.0001;

function* thinkAsLord(
  eyes: Evaluation,
  lookahead: Lookahead,
  view: PlayerView,
  legal: readonly Action[],
  chance: Chance,
  effort: Effort,
): Thought {
  const seat = view.decision?.seat ?? view.turn;
  switch (view.decision?.kind) {
    case 'acting':
    case 'place': {
      const root = resample(view, chance);
      yield;
      eyes.lookAhead(root);
      // Planning may take the whole budget: what is left of it goes into looking ahead.
      const plans = yield* new Planner(eyes, root, seat, view, chance, effort, lookahead.breadth).plans();
      const trials = different(plans, lookahead.plans).map(({ actions }) => trialOf(actions));
      const best = yield* decide(eyes, lookahead, view, seat, root, trials, chance, effort);
      return best[0] === undefined ? nothingToDo(view, legal) : legalOne(legal, best[0]);
    }
    case 'reply': {
      const usual = yield* thinkAsChief(eyes, lookahead.breadth, view, legal, chance, effort);
      const root = resample(view, chance);
      eyes.lookAhead(root);
      const trials = [usual, ...legal.filter((action) => action !== usual && action.kind !== 'decamp')]
        .slice(0, MOST_REPLIES)
        .map((action) => trialOf([action]));
      const best = yield* decide(eyes, lookahead, view, seat, root, trials, chance, effort);
      return legalOne(legal, best[0] ?? usual);
    }
    default:
      return yield* thinkAsChief(eyes, lookahead.breadth, view, legal, chance, effort);
  }
}

const MOST_REPLIES = 8;

/** The best plans, of those that come to the same in another order only one. */
function different(plans: readonly TurnPlan[], most: number): readonly TurnPlan[] {
  const kept: TurnPlan[] = [];
  for (const plan of plans) {
    if (kept.length === most) break;
    if (kept.every(({ value }) => Math.abs(value - plan.value) > 1e-9)) kept.push(plan);
  }
  return kept;
}

/** The first trial, unless another one comes out clearly better. */
function* decide(
  eyes: Evaluation,
  lookahead: Lookahead,
  view: PlayerView,
  seat: Seat,
  root: GameState,
  trials: readonly Trial[],
  chance: Chance,
  effort: Effort,
): Generator<void, readonly Action[], void> {
  const [first] = trials;
  if (first === undefined) return [];
  if (trials.length > 1) yield* compare(eyes, lookahead, view, seat, root, trials, chance, effort);
  const isBetter = (trial: Trial): boolean =>
    trial.deals >= lookahead.leastDeals && meanGain(trial) > lookahead.clearly * errorOf(trial);
  return trials.reduce((one, other) => (isBetter(other) && meanGain(other) > meanGain(one) ? other : one), first)
    .actions;
}

/** Plays all plans on over the same deals, and drops those that fall behind. */
function* compare(
  eyes: Evaluation,
  lookahead: Lookahead,
  view: PlayerView,
  seat: Seat,
  root: GameState,
  trials: readonly Trial[],
  chance: Chance,
  effort: Effort,
): Generator<void, void, void> {
  const rollout = new Rollout(eyes, root, effort);
  const deal = clone(root);
  const s = clone(root);
  const first = item(trials, 0);
  for (let deals = 1; deals <= lookahead.mostDeals; deals++) {
    if (effort.isSpent()) return;
    resample(view, chance, deal);
    yield;
    let base = 0;
    for (const trial of trials) {
      if (!trial.alive) continue;
      s.copyFrom(deal);
      const value = yield* outcome(eyes, rollout, s, seat, trial.actions, lookahead);
      yield;
      if (trial === first) base = value;
      trial.deals++;
      trial.gain += value - base;
      trial.gainSquared += (value - base) ** 2;
    }
    if (deals < lookahead.leastDeals) continue;
    let rivals = 0;
    for (const trial of trials) {
      if (trial !== first && trial.alive && meanGain(trial) < -lookahead.hopelessly * errorOf(trial))
        trial.alive = false;
      if (trial !== first && trial.alive) rivals++;
    }
    if (rivals === 0) return;
  }
}

/** What a plan comes to on one deal, after the others have had a turn: -1 lost to 1 won. */
function* outcome(
  eyes: Evaluation,
  rollout: Rollout,
  s: GameState,
  seat: Seat,
  actions: readonly Action[],
  { lead }: Lookahead,
): Generator<void, number, void> {
  const { turn } = s;
  for (const action of actions) {
    // Chance may turn out otherwise than planned: what no longer fits is left out.
    if (isOver(s) || toMove(s) !== seat || refusal(s, action) !== null) break;
    step(s, action);
    if (action.kind === 'attack' || action.kind === 'charm') yield* rollout.settle(s);
  }
  yield* rollout.settle(s);
  if (!isOver(s) && s.turn === turn) {
    if (turn === seat) step(s, { kind: 'endTurn' });
    else yield* rollout.turn(s);
  }
  for (let i = 0; i < s.rules.seats - 1 && !isOver(s); i++) yield* rollout.turn(s);
  const value = eyes.of(s, seat);
  return isOver(s) ? Math.max(-1, Math.min(1, value)) : Math.tanh(value / lead / 2);
}
