/** What the game waits for: questions that are data, so that a save in the middle of anything resumes there. */
import type { ModuleQuestion } from '../modules/words';
import { at, item } from './ints';
import { toNumbers } from './shape';
import { MAX_FRAMES } from './layout';
import type { GameState, Seat } from './state';

/** What the core asks, step by step, and its questions. */
export type CoreDecisionKind =
  | 'chooseFaction'
  | 'chooseCity'
  | 'opening'
  | 'acting'
  | 'assault'
  | 'reply'
  | 'defend'
  | 'press'
  | 'place'
  | 'dismiss'
  | 'summon'
  | 'borrow'
  | 'great';
export type DecisionKind = CoreDecisionKind | ModuleQuestion['kind'];

/** Questions of the core, as numbered in the state; those of modules follow. */
export const PLACE = 0;
export const DISMISS = 1;
export const SUMMON = 2;
export const BORROW = 3;
export const GREAT_CHOICE = 4;
/** What was interrupted, and goes on when all above it is answered: an action that was paid for, a hero's way, the night. */
export const HELD = 5;
export const WAY = 6;
export const NIGHT = 7;

/** Asks a question on top of all others. */
export function ask(s: GameState, question: number, seat: Seat, a = 0, b = 0): void {
  const i = begin(s, question, seat);
  s.pending[i] = a;
  s.pending[i + 1] = b;
}

/** The same with facts in a list. */
export function askWith(s: GameState, question: number, seat: Seat, facts: ArrayLike<number>): void {
  s.pending.set(facts, begin(s, question, seat));
}

/** The same by name, with facts by their names: for modules, whose questions are numbered by the set-up. */
export function askNamed(s: GameState, name: string, seat: Seat, facts: object = {}): void {
  const number = s.rules.questions.findIndex((question) => question.name === name);
  if (number < 0) throw new Error(`no question ${name}`);
  askWith(s, number, seat, toNumbers(item(s.rules.questions, number).layout, facts, s.rules.words.targets));
}

function begin(s: GameState, question: number, seat: Seat): number {
  if (s.frames === MAX_FRAMES) throw new Error('too many questions');
  const i = s.frames * s.rules.frame;
  s.pending[i] = question;
  s.pending[i + 1] = seat;
  s.frames++;
  return i + 2;
}

/** Takes the question on top away. */
export function answered(s: GameState): void {
  s.frames--;
  s.pending.fill(0, s.frames * s.rules.frame, (s.frames + 1) * s.rules.frame);
}

const top = (s: GameState): number => (s.frames - 1) * s.rules.frame;

/** Number of the question on top. Only while one is pending. */
export const asked = (s: GameState): number => at(s.pending, top(s));
export const askedOf = (s: GameState): Seat => at(s.pending, top(s) + 1);
export const askedA = (s: GameState): number => at(s.pending, top(s) + 2);
export const askedB = (s: GameState): number => at(s.pending, top(s) + 3);

/** The facts of a pending frame, the one on top if none is named. */
export function factsOf(s: GameState, frame = s.frames - 1): number[] {
  const from = frame * s.rules.frame + 2;
  return Array.from(s.pending.subarray(from, from + s.rules.frame - 2));
}
export const questionIn = (s: GameState, frame: number): number => at(s.pending, frame * s.rules.frame);
export const seatIn = (s: GameState, frame: number): Seat => at(s.pending, frame * s.rules.frame + 1);
