/**
 * Planning a turn: a beam search over what the seat could do one after the other, on one deal of the hidden cards.
 * Every position on the way is valued as if the turn ended there; the best of them is the plan.
 */
import {
  clone,
  isOver,
  isPrize,
  item,
  toMove,
  type Action,
  type ActionOf,
  type Chance,
  type GameState,
  type PlayerView,
  type Seat,
} from '@battalia/engine';
import type { Effort } from './bot';
import type { Evaluation } from './evaluation';
import { Choices } from './options';
import { isDefended, Trials, uses, type Position } from './trials';

export interface TurnPlan {
  /** What to do, in order; empty: end the turn. */
  readonly actions: readonly Action[];
  readonly value: number;
}

interface Node extends Position {
  actions: readonly Action[];
  /** If the turn ended here. */
  value: number;
  /** With what the hand may still do. */
  hope: number;
}

export interface Breadth {
  /** Positions kept at each depth: one search after the other, each wider, as far as the budget goes. */
  readonly widths: readonly number[];
  readonly depth: number;
  /** Deals of the opponents' hands that an attack is judged by. */
  readonly deals: number;
  /** Hands that a mulligan is judged by. */
  readonly hands: number;
}

export class Planner {
  private readonly choices: Choices;
  private readonly trials: Trials;
  private readonly scratch: GameState;
  private readonly spare: GameState[] = [];
  /** What can be done first: the same in every search, so that plans are known by it. */
  private firsts: readonly Action[] | null = null;
  private width = 1;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly root: GameState,
    private readonly seat: Seat,
    view: PlayerView,
    chance: Chance,
    private readonly effort: Effort,
    private readonly breadth: Breadth,
  ) {
    this.choices = new Choices(evaluation.value);
    this.trials = new Trials(evaluation, root, seat, view, chance, effort, breadth.deals);
    this.scratch = clone(root);
  }

  /** The best plans found, the best first, no two with the same first action. */
  *plans(from: GameState = this.root, share = 1): Generator<void, TurnPlan[], void> {
    const ends: TurnPlan[] = [];
    for (const width of this.breadth.widths) {
      if (ends.length > 0 && this.effort.isSpent(share)) break;
      this.width = width;
      yield* this.search(from, share, ends);
    }
    return ends.sort((a, b) => b.value - a.value);
  }

  private *search(from: GameState, share: number, ends: TurnPlan[]): Generator<void, void, void> {
    const { seat, evaluation, breadth } = this;
    const start = this.node();
    start.state.copyFrom(from);
    start.actions = [];
    start.value = this.isSettled(from) ? evaluation.of(from, seat) : Number.NEGATIVE_INFINITY;
    start.hope = start.value;
    if (ends.length === 0 && this.isSettled(from)) ends.push({ actions: [], value: start.value });
    let beam = [start];
    for (let depth = 0; depth < breadth.depth && beam.length > 0; depth++) {
      const next: Node[] = [];
      for (const node of beam) {
        // However short the budget is, the first look is taken.
        if (depth > 0 && this.effort.isSpent(share)) break;
        yield* this.expand(node, next, ends);
        yield;
      }
      for (const node of beam) this.spare.push(node.state);
      beam = next;
    }
    for (const node of beam) this.spare.push(node.state);
  }

  private node(): Node {
    return { state: this.spare.pop() ?? clone(this.root), actions: [], value: 0, hope: 0, rest: null };
  }

  /** Whether the turn could end here: nothing is asked and nobody fights. */
  private isSettled(s: GameState): boolean {
    return isOver(s) || (s.frames === 0 && s.battle === 0);
  }

  private *expand(
    node: Node,
    next: Node[],
    ends: TurnPlan[],
    fits?: (action: Action) => boolean,
  ): Generator<void, void, void> {
    const { seat, scratch, evaluation, effort } = this;
    const actions = node.actions.length === 0 && this.firsts ? this.firsts : [...this.choices.fill(node.state, seat)];
    if (node.actions.length === 0) this.firsts = actions;
    yield;
    for (const action of actions) {
      if (action.kind === 'endTurn' || fits?.(action) === false) continue;
      if (effort.isDue()) yield;
      scratch.copyFrom(node.state);
      if (action.kind === 'charm') {
        // A roll is the next thing to do or waits: what it brings cannot be planned on.
        if (node.actions.length === 0)
          this.keepEnd(ends, node.actions, action, yield* this.trials.worthOfCharm(node, action));
        continue;
      }
      if (action.kind === 'attack' && isDefended(node.state, action)) {
        const value = yield* this.trials.worthOfAttack(node, action);
        if (value !== null) this.keepEnd(ends, node.actions, action, value);
        continue;
      }
      const more = yield* this.trials.perform(scratch, action);
      if (more === null) continue;
      this.effort.nodes++;
      const value = evaluation.of(scratch, seat);
      // ADV-01: a way that costs nothing could be walked to and fro for ever, so each step has to be for the better or end in an attack.
      if (isFree(action) && value <= node.value + LEAST_GAIN) {
        if (isPrize(scratch, seat, action.to)) yield* this.goOn(node, action, value, next, ends, isStrike);
        continue;
      }
      // FAN-02: what is given for a card is worth what the card does then.
      if (action.kind === 'sacrifice') {
        const { card } = action;
        yield* this.goOn(node, action, value, next, ends, (then) => uses(then, card));
        continue;
      }
      const hope = isOver(scratch) ? value : value + evaluation.inHand(scratch, seat);
      this.keepEnd(ends, node.actions, action, value);
      if (!isOver(scratch) && toMove(scratch) === seat) this.keep(next, node.actions, action, more, value, hope);
    }
  }

  /** What follows an action in the scratch state that brings nothing by itself. */
  private *goOn(
    node: Node,
    first: Action,
    value: number,
    next: Node[],
    ends: TurnPlan[],
    fits: (action: Action) => boolean,
  ): Generator<void, void, void> {
    const there = this.node();
    there.state.copyFrom(this.scratch);
    there.actions = [...node.actions, first];
    there.value = value;
    yield* this.expand(there, next, ends, fits);
    this.spare.push(there.state);
  }

  /** Remembers the best plan for each first action. Of plans that come to the same the shortest is the best. */
  private keepEnd(ends: TurnPlan[], before: readonly Action[], action: Action, worth: number): void {
    const first = before[0] ?? action;
    const actions = [...before, action];
    const value = worth - LEAST_GAIN * actions.length;
    for (let i = 0; i < ends.length; i++) {
      const other = item(ends, i);
      if (other.actions[0] !== first) continue;
      if (value > other.value) ends[i] = { actions, value };
      return;
    }
    ends.push({ actions, value });
  }

  /** Keeps the position in the scratch state if it is among the most hopeful. */
  private keep(
    next: Node[],
    before: readonly Action[],
    action: Action,
    more: readonly Action[],
    value: number,
    hope: number,
  ): void {
    const { width } = this;
    // The same lines in another order come to the same.
    for (let i = 0; i < next.length; i++) if (Math.abs(item(next, i).hope - hope) < 1e-9) return;
    let node: Node;
    if (next.length < width) {
      node = this.node();
      next.push(node);
    } else {
      node = item(next, width - 1);
      if (node.hope >= hope) return;
    }
    node.state.copyFrom(this.scratch);
    node.actions = [...before, action, ...more];
    node.value = value;
    node.hope = hope;
    node.rest = null;
    next.sort((a, b) => b.hope - a.hope);
  }
}

const isStrike = ({ kind }: Action): boolean => kind === 'attack' || kind === 'annex';
const isFree = (action: Action): action is ActionOf<'move'> => action.kind === 'move' && action.pay.length === 0;
/** What an action has to bring at least to be done at all. */
const LEAST_GAIN = 1e-6;
