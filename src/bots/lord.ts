/**
 * Lord: takes the best plans for the turn, deals the hidden cards again and again as they could be, lets everybody play
 * on, and keeps the plan that comes out best. With little time it does what Chief would do.
 */
import { clone, isOver, item, refusal, resample, step, type Action, type Chance, type GameState, type PlayerView, type Seat } from '@battalia/engine';
import type { Bot, Effort, Thought } from './bot';
import { legalOne, thinkAsChief } from './chief';
import { Evaluation } from './evaluation';
import { Planner, type Breadth, type Plan } from './plan';
import { Rollout } from './rollout';
import { WEIGHTS, type Weights } from './weights';

export interface Foresight {
  readonly breadth: Breadth;
  /** Plans that are compared. */
  readonly plans: number;
  /** Deals of the hidden cards at least and at most. */
  readonly leastDeals: number;
  readonly mostDeals: number;
  /** Turns that are played on after the own one: how many rounds. */
  readonly rounds: number;
  /** Part of the budget for making plans. */
  readonly planning: number;
}

export const FORESIGHT: Foresight = { breadth: { width: 6, depth: 10, deals: 10 }, plans: 5, leastDeals: 3, mostDeals: 200, rounds: 1, planning: 0.35 };

export function makeLord(weights: Weights, foresight: Foresight = FORESIGHT): Bot {
  const eyes = new Evaluation(weights);
  return { name: 'lord', think: (view, legal, chance, effort) => thinkAsLord(eyes, foresight, view, legal, chance, effort) };
}

export const lord = makeLord(WEIGHTS);

/** A plan, and how much better it came out than the first one, deal by deal. */
interface Trial {
  readonly plan: Plan;
  deals: number;
  gain: number;
  gainSquared: number;
  alive: boolean;
}

/** Standard errors by which a plan must be better to take the place of the first, or worse to be dropped. */
const CLEARLY = 1;
const HOPELESSLY = 1;

const meanGain = ({ gain, deals }: Trial): number => (deals === 0 ? 0 : gain / deals);

/** Of the mean; never quite nothing, as few deals that agree prove little. */
function errorOf({ gain, gainSquared, deals }: Trial): number {
  if (deals < 2) return Number.POSITIVE_INFINITY;
  const mean = gain / deals;
  return Math.sqrt((Math.max(0, gainSquared / deals - mean * mean) + 0.05) / (deals - 1));
}

const isClearlyBetter = (trial: Trial): boolean => meanGain(trial) > CLEARLY * errorOf(trial);
const isHopeless = (trial: Trial): boolean => meanGain(trial) < -HOPELESSLY * errorOf(trial);

function* thinkAsLord(eyes: Evaluation, foresight: Foresight, view: PlayerView, legal: readonly Action[], chance: Chance, effort: Effort): Thought {
  switch (view.decision?.kind) {
    case 'acting': case 'place': break;
    default: return yield* thinkAsChief(eyes, foresight.breadth, view, legal, chance, effort);
  }
  const seat = view.decision.seat;
  const root = resample(view, chance);
  eyes.lookAhead(root);
  const found = yield* new Planner(eyes, root, seat, view, chance, effort, foresight.breadth).plans(root, foresight.planning);
  const trials = found.slice(0, foresight.plans).map((plan): Trial => ({ plan, deals: 0, gain: 0, gainSquared: 0, alive: true }));
  const [first] = trials;
  if (first === undefined) return legalOne(legal, { kind: 'endTurn' });
  if (trials.length > 1) yield* compare(eyes, foresight, view, seat, root, trials, chance, effort);
  const best = trials.reduce((one, other) => (isClearlyBetter(other) && meanGain(other) > meanGain(one) ? other : one), first);
  return legalOne(legal, best.plan.actions[0] ?? { kind: 'endTurn' });
}

/** Plays all plans on over the same deals, and drops those that fall behind. */
function* compare(
  eyes: Evaluation, { leastDeals, mostDeals, rounds }: Foresight, view: PlayerView, seat: Seat, root: GameState, trials: readonly Trial[], chance: Chance, effort: Effort,
): Generator<void, void, void> {
  const rollout = new Rollout(eyes, root, effort);
  const deal = clone(root);
  const s = clone(root);
  const first = item(trials, 0);
  for (let deals = 1; deals <= mostDeals; deals++) {
    resample(view, chance, deal);
    let base = 0;
    for (const trial of trials) {
      if (!trial.alive) continue;
      if (effort.isSpent()) return;
      s.copyFrom(deal);
      const value = yield* outcome(eyes, rollout, s, seat, trial.plan.actions, rounds);
      yield;
      if (trial === first) base = value;
      trial.deals++;
      trial.gain += value - base;
      trial.gainSquared += (value - base) ** 2;
    }
    if (deals < leastDeals) continue;
    let rivals = 0;
    for (const trial of trials) {
      if (trial !== first && trial.alive && isHopeless(trial)) trial.alive = false;
      if (trial !== first && trial.alive) rivals++;
    }
    if (rivals === 0) return;
  }
}

/** What a plan comes to on one deal, after everybody has had some more turns. */
function* outcome(eyes: Evaluation, rollout: Rollout, s: GameState, seat: Seat, actions: readonly Action[], rounds: number): Generator<void, number, void> {
  for (const action of actions) {
    // Chance may turn out otherwise than planned: what no longer fits is left out.
    if (isOver(s) || s.turn !== seat || refusal(s, action) !== null) break;
    step(s, action);
    if (action.kind === 'attack' || action.kind === 'charm') rollout.settle(s);
  }
  rollout.settle(s);
  if (!isOver(s) && s.turn === seat) step(s, { kind: 'endTurn' });
  for (let turn = 0; turn < rounds * s.rules.seats && !isOver(s); turn++) yield* rollout.turn(s);
  return eyes.of(s, seat);
}
