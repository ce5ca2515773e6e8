/**
 * What an action comes to, tried on one deal of the hidden cards: with all that follows at once, over the faces of the die,
 * and against what others could answer.
 */
import {
  at,
  clone,
  generate,
  HEROES,
  isOver,
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

/** A position on the way of a plan. */
export interface Position {
  readonly state: GameState;
  /** What a short look at the hand brings on top of what the position is worth, once it has been taken. */
  rest: number | null;
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

export class Trials {
  private readonly choices: Choices;
  private readonly places: Action[] = [];
  private readonly scratch: GameState;
  private readonly second: GameState;
  private readonly spare: GameState[] = [];
  /** Best places by map, kind and level: they do not depend on the hand. */
  private readonly bestPlaces = new Map<number, Action>();
  /** Strength that each opponent has in the hand, in some deals. */
  private readonly answers: (readonly number[] | undefined)[] = [];

  constructor(
    private readonly evaluation: Evaluation,
    private readonly root: GameState,
    private readonly seat: Seat,
    private readonly view: PlayerView,
    private readonly chance: Chance,
    private readonly effort: Effort,
    /** Deals of the opponents' hands that an attack is judged by. */
    private readonly deals: number,
  ) {
    this.choices = new Choices(evaluation.value);
    this.scratch = clone(root);
    this.second = clone(root);
  }

  /** Does an action and all that follows from it at once: where to build, what to lay, what to take. Null: it leads nowhere. */
  *perform(s: GameState, action: Action): Generator<void, readonly Action[] | null, void> {
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
    const known = isPlace ? this.bestPlaces.get(key) : undefined;
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
    if (isPlace && best) this.bestPlaces.set(key, best);
    return best;
  }

  // ---------------------------------------------------------------- chance

  /** ART-03: the mean over the six faces, those that make the card count for more played on as well as a short look tells. */
  *worthOfCharm(node: Position, action: ActionOf<'charm'>): Generator<void, number, void> {
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
      const actions = [...this.choices.fill(s, seat)];
      yield;
      for (const action of actions) {
        if (i === 0 && card !== undefined && !uses(action, card)) continue;
        if (action.kind === 'endTurn' || action.kind === 'charm' || (action.kind === 'attack' && isDefended(s, action)))
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

  /** Victory and defeat, as likely as in some deals of the defender's hand. Null: it cannot even be opened. */
  *worthOfAttack(node: Position, action: ActionOf<'attack'>): Generator<void, number | null, void> {
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
    for (let i = 0; i < this.deals; i++) {
      resample(this.view, this.chance, deal);
      strengths.push(strengthInHand(deal, defender, false) + strengthInAmbush(deal, defender));
      yield;
    }
    this.spare.push(deal);
    this.answers[defender] = strengths;
    return strengths;
  }
}

export const isDefended = (s: GameState, { target }: ActionOf<'attack'>): boolean =>
  target.kind === 'hero' || at(s.holder, target.square) !== NOBODY;

/** Whether a card is part of an action. */
export function uses(action: Action, card: Card): boolean {
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
