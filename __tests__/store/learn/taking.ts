/** Somebody who takes a lesson and does what it asks for, and a look at every point where they could err. */
import { apply, item, legalActions, newChance, toMove, viewFor, type GameState, type Played } from '@battalia/engine';
import { chooseAtOnce } from '@/bots/bot';
import { squire } from '@/bots/squire';
import { LEARNER, pointedAt, progressOf, type Lesson, type LessonId } from '@/store/learn/lesson';
import { lessonOf } from '@/store/learn/lessons';
import { groundOf, layScene } from '@/store/learn/teaching';

/** A moment in which the learner is asked for something. */
export interface Moment {
  readonly lesson: Lesson;
  /** The step whose position was laid, and what has been done in it. */
  readonly from: number;
  readonly done: readonly Played[];
  readonly state: GameState;
  readonly step: number;
}

export interface Taken {
  /** The state after each step. */
  readonly after: ReadonlyMap<string, GameState>;
  /** Decisions of the learner up to the end of each step. */
  readonly decisions: ReadonlyMap<string, number>;
  readonly moments: readonly Moment[];
}

/** The lesson from its first step to its last by what it asks for. */
export function take(id: LessonId): Taken {
  const lesson = lessonOf(id);
  const after = new Map<string, GameState>();
  const decisions = new Map<string, number>();
  const moments: Moment[] = [];
  let count = 0;
  let from = 0;
  let state = layScene(lesson, 0);
  let done: readonly Played[] = [];
  for (let turns = 0; turns < 60; turns++) {
    const progress = progressOf(groundOf(state), lesson, from, done);
    const last = lesson.steps[progress.step - 1];
    if (progress.mark === done.length && last && progress.step > from) {
      after.set(last.id, state);
      decisions.set(last.id, count);
    }
    if (progress.step === lesson.steps.length) return { after, decisions, moments };
    if (progress.rests) {
      from = progress.step;
      state = layScene(lesson, from);
      done = [];
      continue;
    }
    const seat = toMove(state);
    const step = item(lesson.steps, progress.step);
    if (seat === LEARNER) moments.push({ lesson, from, done, state, step: progress.step });
    const action =
      seat === LEARNER
        ? (pointedAt(groundOf(state), step, legalActions(state))?.action ?? null)
        : chooseAtOnce(squire, viewFor(state, seat), legalActions(state), newChance(id), { kind: 'nodes', nodes: 1 });
    if (action === null) throw new Error(`${id}, ${step.id}: nothing that is asked for can be done`);
    const result = apply(state, action);
    if (!result.ok) throw new Error(`${id}, ${step.id}: ${result.violation.code}`);
    done = [...done, { seat, action }];
    state = result.state;
    if (seat === LEARNER) count++;
  }
  throw new Error(`${id} comes to no end`);
}
