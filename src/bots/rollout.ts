/**
 * Playing on quickly: whole turns of any seat on one deal of the cards, each line the one that looks best by itself.
 * What a plan leads to is seen in what the others and the seat itself make of it.
 */
import {
  at,
  clone,
  decision,
  generate,
  isOver,
  isPrize,
  item,
  NOBODY,
  OPENING,
  REPLY,
  step,
  strengthOfKind,
  kindOf,
  toMove,
  totalOf,
  cardsIn,
  handOf,
  type Action,
  type ActionOf,
  type GameState,
  type Seat,
} from '@battalia/engine';
import { answerAttack, layOrPass, mostStrength } from './battle';
import type { Effort } from './bot';
import type { Evaluation } from './evaluation';
import { Choices } from './options';

/** Lines of a quick turn. */
const LINES = 4;
/** Answers to a question that are weighed. */
const ANSWERS = 6;
/** Answers, cards laid and the like that may follow from one line. */
const FOLLOWING = 40;

export class Rollout {
  private readonly choices: Choices;
  private readonly trial: GameState;
  private readonly reply: GameState;
  private readonly answers: Action[] = [];
  private readonly quick = new Quick();

  constructor(
    private readonly evaluation: Evaluation,
    like: GameState,
    private readonly effort: Effort,
  ) {
    this.choices = new Choices(evaluation.value);
    this.trial = clone(like);
    this.reply = clone(like);
  }

  /** The turn of the seat whose turn it is, to its end. */
  *turn(s: GameState): Generator<void, void, void> {
    const seat = s.turn;
    this.open(s, seat);
    for (let line = 0; line < LINES && !isOver(s) && s.turn === seat; line++) {
      const best = yield* this.bestLine(s, seat);
      if (best === null) break;
      step(s, best);
      yield* this.settle(s);
    }
    if (!isOver(s) && s.turn === seat && s.frames === 0 && s.battle === 0) step(s, { kind: 'endTurn' });
  }

  /** Step 1 of a turn: the largest cohort there is. */
  private open(s: GameState, seat: Seat): void {
    if (isOver(s) || at(s.phase, seat) !== OPENING) return;
    this.answers.length = 0;
    generate(s, this.answers);
    let best: Action = { kind: 'begin' };
    let most = 0;
    for (const action of this.answers) {
      if (action.kind !== 'cohort' || action.draw <= most) continue;
      best = action;
      most = action.draw;
    }
    step(s, best);
  }

  private *bestLine(s: GameState, seat: Seat): Generator<void, Action | null, void> {
    const { trial, evaluation, quick } = this;
    let best: Action | null = null;
    let bestValue = evaluation.of(s, seat);
    quick.clear();
    const actions = this.choices.fill(s, seat).filter((action) => quick.admits(s, seat, action));
    yield;
    for (const action of actions) {
      if (this.effort.isDue()) yield;
      if (action.kind === 'attack' && !this.canWin(s, seat, action)) continue;
      trial.copyFrom(s);
      step(trial, action);
      yield* this.settle(trial);
      this.effort.nodes++;
      const value = evaluation.of(trial, seat);
      if (value > bestValue) {
        best = action;
        bestValue = value;
      }
    }
    return best;
  }

  /** Whether the hand is stronger than what the defender holds in this deal. */
  private canWin(s: GameState, seat: Seat, action: ActionOf<'attack'>): boolean {
    const { reply } = this;
    reply.copyFrom(s);
    step(reply, action);
    this.answers.length = 0;
    generate(reply, this.answers);
    let defence = totalOf(reply, reply.defender);
    if (action.target.kind === 'hero' || at(s.holder, action.target.square) !== NOBODY) {
      for (const card of cardsIn(reply, handOf(reply.defender)))
        defence += strengthOfKind(s.rules, kindOf(s, card), false);
    }
    return mostStrength(reply, seat, this.answers) > defence;
  }

  /** Answers every question and fights every battle out, both sides as well as they can. */
  *settle(s: GameState): Generator<void, void, void> {
    for (let i = 0; i < FOLLOWING && !isOver(s); i++) {
      if (s.frames > 0) step(s, yield* this.bestAnswer(s));
      else if (s.battle !== 0) {
        const seat = toMove(s);
        this.answers.length = 0;
        generate(s, this.answers);
        step(
          s,
          s.battle === REPLY
            ? answerAttack(s, seat, this.answers, this.reply)
            : layOrPass(s, seat, this.answers, this.evaluation.value),
        );
      } else return;
    }
  }

  private *bestAnswer(s: GameState): Generator<void, Action, void> {
    const answers: Action[] = [];
    generate(s, answers);
    const seat = decision(s)?.seat ?? s.turn;
    let best = item(answers, 0);
    let bestValue = Number.NEGATIVE_INFINITY;
    const stride = Math.ceil(answers.length / ANSWERS);
    for (let i = 0; i < answers.length; i += stride) {
      if (this.effort.isDue()) yield;
      const answer = item(answers, i);
      this.reply.copyFrom(s);
      step(this.reply, answer);
      this.effort.nodes++;
      const value = this.evaluation.of(this.reply, seat);
      if (value > bestValue) {
        best = answer;
        bestValue = value;
      }
    }
    return best;
  }
}

/** Lines that change the board or the deck, a few of each sort; the finer points are left out of a quick turn. */
class Quick {
  private builds = 0;
  private roads = 0;
  private recruits = 0;
  private level = 0;

  clear(): void {
    this.builds = 0;
    this.roads = 0;
    this.recruits = 0;
    this.level = 0;
  }

  admits(s: GameState, seat: Seat, action: Action): boolean {
    switch (action.kind) {
      case 'hire':
      case 'create':
      case 'upgrade':
      case 'promote':
      case 'attack':
      case 'annex':
      case 'decamp':
        return true;
      case 'move':
      case 'fly':
        return isPrize(s, seat, action.to);
      case 'recruit':
        return this.recruits++ < 2;
      case 'build':
        if (action.level === 0) return this.roads++ < 3;
        if (action.level !== this.level) this.builds = 0;
        this.level = action.level;
        return this.builds++ < 2;
      default:
        return false;
    }
  }
}
