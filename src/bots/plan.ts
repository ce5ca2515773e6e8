/**
 * Planning a turn: a beam search over what the seat could do one after the other, on one deal of the hidden cards.
 * Every position on the way is valued as if the turn ended there; the best of them is the plan.
 */
import {
  at,
  clone,
  generate,
  HEROES,
  isOver,
  isPrize,
  item,
  newChance,
  NOBODY,
  NONE,
  PLACE,
  resample,
  rollDie,
  step,
  toMove,
  totalOf,
  type Action,
  type ActionOf,
  type Card,
  type Chance,
  type GameState,
  type PlayerView,
  type Seat,
} from '@battalia/engine';
import { cheapestLine, layOrPass, mostStrength, strengthInAmbush, strengthInHand } from './battle';
import type { Effort } from './bot';
import type { Evaluation } from './evaluation';
import { Choices } from './options';

/** More kinds of cards and more levels of a city than a game has. */
const KINDS = 128;
const LEVELS = 8;

export interface TurnPlan {
  /** What to do, in order; empty: end the turn. */
  readonly actions: readonly Action[];
  readonly value: number;
}

interface Node {
  readonly state: GameState;
  actions: readonly Action[];
  /** If the turn ended here. */
  value: number;
  /** With what the hand may still do. */
  hope: number;
  /** What a short look at the hand brings on top of `value`, once it has been taken. */
  rest: number | null;
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

/** By face of the die: a chance that rolls it next. */
const FACES: readonly Chance[] = [1, 2, 3, 4, 5, 6].map((face) => {
  for (let i = 0; ; i++) {
    const seed = `face ${i}`;
    if (rollDie(newChance(seed)) === face) return newChance(seed);
  }
});

function setChance(s: GameState, { rngA, rngB, rngC, rngD }: Chance): void {
  s.rngA = rngA;
  s.rngB = rngB;
  s.rngC = rngC;
  s.rngD = rngD;
}

export class Planner {
  private readonly choices: Choices;
  private readonly inner: Choices;
  private readonly places: Action[] = [];
  private readonly scratch: GameState;
  private readonly second: GameState;
  private readonly spare: GameState[] = [];
  /** Best places by map, kind and level: they do not depend on the hand. */
  private readonly bestPlaces = new Map<number, readonly Action[]>();
  /** Strength that each opponent has in the hand, in some deals. */
  private readonly answers: (readonly number[] | undefined)[] = [];
  /** What can be done first: the same in every search, so that plans are known by it. */
  private firsts: readonly Action[] | null = null;
  private width = 1;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly root: GameState,
    private readonly seat: Seat,
    private readonly view: PlayerView,
    private readonly chance: Chance,
    private readonly effort: Effort,
    private readonly breadth: Breadth,
  ) {
    this.choices = new Choices(evaluation.value);
    this.inner = new Choices(evaluation.value);
    this.scratch = clone(root);
    this.second = clone(root);
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
        if (node.actions.length === 0) this.keepEnd(ends, node.actions, action, yield* this.worthOfCharm(node, action));
        continue;
      }
      if (action.kind === 'attack' && this.isDefended(node.state, action)) {
        const value = yield* this.worthOfAttack(node, action);
        if (value !== null) this.keepEnd(ends, node.actions, action, value);
        continue;
      }
      const more = yield* this.perform(scratch, action);
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

  /** Does an action and all that follows from it at once: where to build, what to lay, what to take. Null: it leads nowhere. */
  private *perform(s: GameState, action: Action): Generator<void, readonly Action[] | null, void> {
    step(s, action);
    const more: Action[] = [];
    for (let i = 0; i < 20 && !isOver(s); i++) {
      if (s.battle !== 0 && s.frames === 0) {
        if (toMove(s) !== this.seat) return null;
        const answer = this.inBattle(s);
        if (answer.kind === 'pass' || answer.kind === 'callOff') return null;
        step(s, answer);
        more.push(answer);
      } else if (s.frames > 0) {
        const answer = yield* this.bestAnswer(s);
        if (answer === null) return null;
        step(s, answer);
        more.push(answer);
      } else break;
    }
    return more;
  }

  private inBattle(s: GameState): Action {
    this.places.length = 0;
    generate(s, this.places);
    return layOrPass(s, this.seat, this.places, this.evaluation.value);
  }

  /** The best answer to a question, looked at one step deep. */
  private *bestAnswer(s: GameState): Generator<void, Action | null, void> {
    const kind = at(s.pending, (s.frames - 1) * s.rules.frame);
    const isPlace = kind === PLACE;
    const key =
      (s.mapStamp * KINDS + at(s.pending, (s.frames - 1) * s.rules.frame + 2)) * LEVELS +
      at(s.pending, (s.frames - 1) * s.rules.frame + 3);
    const known = isPlace ? this.bestPlaces.get(key)?.[0] : undefined;
    if (known) return known;
    const answers: Action[] = [];
    generate(s, answers);
    // What another player would answer is anybody's guess.
    if (toMove(s) !== this.seat) return answers[0] ?? null;
    let best: Action | null = null;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      if (this.effort.isDue()) yield;
      this.second.copyFrom(s);
      step(this.second, answer);
      this.effort.nodes++;
      const value = this.evaluation.of(this.second, this.seat) + this.evaluation.inHand(this.second, this.seat);
      if (value > bestValue) {
        best = answer;
        bestValue = value;
      }
    }
    if (isPlace && best) this.bestPlaces.set(key, [best]);
    return best;
  }

  // ---------------------------------------------------------------- chance

  /** ART-03: the mean over the six faces, those that make the card count for more played on as well as a short look tells. */
  private *worthOfCharm(node: Node, action: ActionOf<'charm'>): Generator<void, number, void> {
    const { scratch, seat, evaluation } = this;
    // What the rest of the hand still brings, where the roll does nothing for it.
    let rest = node.rest;
    if (rest === null) {
      scratch.copyFrom(node.state);
      rest = (yield* this.playOn(scratch, CHARM_DEPTH)) - evaluation.of(node.state, seat);
      node.rest = rest;
    }
    let sum = 0;
    for (let i = 0; i < FACES.length; i++) {
      scratch.copyFrom(node.state);
      setChance(scratch, item(FACES, i));
      step(scratch, action);
      while (scratch.frames > 0) {
        const answer = yield* this.bestAnswer(scratch);
        if (answer === null) break;
        step(scratch, answer);
      }
      this.effort.nodes++;
      const value = evaluation.of(scratch, seat) + rest;
      sum += PLAYED_ON.includes(i + 1) ? Math.max(value, yield* this.playOn(scratch, CHARM_DEPTH, action.card)) : value;
      yield;
    }
    return sum / FACES.length;
  }

  /** Plays the best-looking line a few times, the first with a certain card in it. Returns what it comes to. */
  private *playOn(s: GameState, depth: number, card?: Card): Generator<void, number, void> {
    const { seat, evaluation } = this;
    let value = evaluation.of(s, seat);
    const trial = this.spare.pop() ?? clone(this.root);
    for (let i = 0; i < depth && !isOver(s); i++) {
      let best: Action | null = null;
      const actions = [...this.inner.fill(s, seat)];
      yield;
      for (const action of actions) {
        if (i === 0 && card !== undefined && !uses(action, card)) continue;
        if (
          action.kind === 'endTurn' ||
          action.kind === 'charm' ||
          (action.kind === 'attack' && this.isDefended(s, action))
        )
          continue;
        if (this.effort.isDue()) yield;
        trial.copyFrom(s);
        if ((yield* this.perform(trial, action)) === null) continue;
        this.effort.nodes++;
        const after = evaluation.of(trial, seat);
        if (after > value) {
          value = after;
          best = action;
        }
      }
      if (best === null) break;
      yield* this.perform(s, best);
    }
    this.spare.push(trial);
    return value;
  }

  // ---------------------------------------------------------------- attacks on players

  private isDefended(s: GameState, { target }: ActionOf<'attack'>): boolean {
    return target.kind === 'hero' || at(s.holder, target.square) !== NOBODY;
  }

  /** Victory and defeat, as likely as in some deals of the defender's hand. Null: it cannot even be opened. */
  private *worthOfAttack(node: Node, action: ActionOf<'attack'>): Generator<void, number | null, void> {
    const { scratch, seat, evaluation } = this;
    scratch.copyFrom(node.state);
    step(scratch, action);
    this.places.length = 0;
    generate(scratch, this.places);
    const most = mostStrength(scratch, seat, this.places);
    const { defender } = scratch;
    const basic = totalOf(scratch, defender);
    if (most <= basic) return null;
    const line = cheapestLine(scratch, seat, this.places, evaluation.value);
    if (line === null) return null;
    let wins = 0;
    const answers = yield* this.answersOf(defender);
    for (const answer of answers) if (most > basic + answer) wins++;
    if (wins === 0) return null;
    const lost = this.second;
    lost.copyFrom(node.state);
    for (let hero = 0; hero < HEROES; hero++)
      if ((action.heroes & (1 << hero)) !== 0) lost.hero[seat * HEROES + hero] = NONE;
    const defeat = evaluation.of(lost, seat);
    for (const lay of line) step(scratch, lay);
    step(scratch, { kind: 'stand' });
    if (toMove(scratch) !== defender) return null;
    step(scratch, { kind: 'surrender' });
    while (scratch.frames > 0) {
      const answer = yield* this.bestAnswer(scratch);
      if (answer === null) break;
      step(scratch, answer);
    }
    this.effort.nodes += 2;
    const chance = wins / answers.length;
    return chance * evaluation.of(scratch, seat) + (1 - chance) * defeat;
  }

  /** What a defender could lay, in each of some deals. */
  private *answersOf(defender: Seat): Generator<void, readonly number[], void> {
    const known = this.answers[defender];
    if (known) return known;
    const strengths: number[] = [];
    const deal = this.spare.pop() ?? clone(this.root);
    for (let i = 0; i < this.breadth.deals; i++) {
      resample(this.view, this.chance, deal);
      strengths.push(strengthInHand(deal, defender, false) + strengthInAmbush(deal, defender));
      yield;
    }
    this.spare.push(deal);
    this.answers[defender] = strengths;
    return strengths;
  }
}

const isStrike = ({ kind }: Action): boolean => kind === 'attack' || kind === 'annex';
const isFree = (action: Action): action is ActionOf<'move'> => action.kind === 'move' && action.pay.length === 0;
/** What an action has to bring at least to be done at all. */
const LEAST_GAIN = 1e-6;

/** Whether a card is part of an action. */
function uses(action: Action, card: Card): boolean {
  if ('pay' in action && action.pay.includes(card)) return true;
  switch (action.kind) {
    case 'station':
      return action.cards.includes(card);
    case 'ambush':
    case 'promote':
    case 'convert':
      return action.card === card;
    case 'attack':
      return action.weapon === card;
    default:
      return 'by' in action && action.by === card;
  }
}

const CHARM_DEPTH = 2;
/** Faces of the amulet by which the card counts twice, three times or as any other. */
const PLAYED_ON: readonly number[] = [2, 3, 6];
