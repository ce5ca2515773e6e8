/** A lesson at the table: its position laid and what was done in it done again, up to where it was left. */
import {
  apply,
  arrange,
  item,
  legalActions,
  rulesOf,
  toMove,
  type Action,
  type GameState,
  type Played,
} from '@battalia/engine';
import type { Player } from '../match/journalFormat';
import { OpenMatch, type Keeper } from '../match/openMatch';
import { useMatch } from '../match/useMatch';
import { useLearning, type Left } from './learning';
import {
  isLessonId,
  isWanted,
  LEARNER,
  LESSON_IDS,
  pointedAt,
  progressOf,
  sceneOf,
  type Ground,
  type Lesson,
  type Progress,
} from './lesson';
import { lessonOf } from './lessons';

export const groundOf = ({ rules }: Pick<GameState, 'rules'>): Ground => ({
  box: rulesOf(rules.config),
  columns: rules.columns,
});

/** The position of a step, with what others have done in it already. */
export function layScene({ steps }: Lesson, step: number): GameState {
  const { position, before = [] } = item(steps, step);
  let state = arrange(position);
  for (const want of before) {
    const action = legalActions(state).find((one) => isWanted(groundOf(state), want, one));
    const after = action === undefined ? null : apply(state, action);
    if (after?.ok !== true) throw new Error(`nobody can ${want.kind} in step ${step} of a lesson`);
    state = after.state;
  }
  return state;
}

/** What of it these rules allow, from the first on: a lesson is kept as actions, and rules may be corrected. */
export function allowed(first: GameState, actions: readonly Played[]): readonly Played[] {
  let state = first;
  for (const [i, { seat, action }] of actions.entries()) {
    const result = apply(state, action, seat);
    if (!result.ok) return actions.slice(0, i);
    state = result.state;
  }
  return actions;
}

/** Where somebody stands in a position of a lesson, and whether the rest of it can be done from there. */
export interface Attempt extends Progress {
  /** How the step could be done when it began. */
  readonly asked: Action | null;
  /** The first step that cannot be done from here; null: all can, or others are to move first. */
  readonly lost: number | null;
  /** So many of the actions are kept if the step is laid anew: as many as leave a way to its end. */
  readonly back: number;
}

/** More than any position of a lesson takes. */
const MOST = 30;

export function attemptOf(lesson: Lesson, from: number, done: readonly Played[]): Attempt {
  const states = [layScene(lesson, from)];
  for (const { seat, action } of done) {
    const result = apply(item(states, states.length - 1), action, seat);
    if (!result.ok) break;
    states.push(result.state);
  }
  const ground = groundOf(item(states, 0));
  const upTo = (count: number) => progressOf(ground, lesson, from, done.slice(0, count));
  const progress = upTo(done.length);
  const lostAt = (count: number) => lostFrom(lesson, from, item(states, count), done.slice(0, count));
  let back = progress.mark;
  while (back > 0 && lostAt(back) !== null) back = upTo(back - 1).mark;
  const step = lesson.steps[upTo(back).step];
  return {
    ...progress,
    asked: step === undefined ? null : (pointedAt(ground, step, legalActions(item(states, back)))?.action ?? null),
    lost: progress.rests ? null : lostAt(states.length - 1),
    back,
  };
}

/** The first step that cannot be done by whoever does all that is asked for; null if all can, as far as nobody else is asked. */
function lostFrom(lesson: Lesson, from: number, first: GameState, done: readonly Played[]): number | null {
  let state = first;
  const actions = [...done];
  const ground = groundOf(first);
  for (let i = 0; i < MOST; i++) {
    const { step, rests } = progressOf(ground, lesson, from, actions);
    if (rests || toMove(state) !== LEARNER) return null;
    const legal = legalActions(state);
    const action =
      pointedAt(ground, item(lesson.steps, step), legal)?.action ??
      legal.find(({ kind }) => kind === 'place' || kind === 'begin');
    const after = action === undefined ? null : apply(state, action);
    if (action === undefined || after?.ok !== true) return step;
    actions.push({ seat: LEARNER, action });
    state = after.state;
  }
  return null;
}

/** Opens a lesson where it was left. */
export const teach = (left: Left, players: readonly Player[]): void =>
  useMatch.getState().lay(teachingOf(left, players));

/** The lesson that was left, as it goes on; one that this version does not know is the first. */
function teachingOf({ lesson, step, actions }: Left, players: readonly Player[]): OpenMatch {
  const id = isLessonId(lesson) ? lesson : LESSON_IDS[0];
  const from = sceneOf(lessonOf(id), step);
  const state = layScene(lessonOf(id), from);
  const done = allowed(state, actions);
  const keep = (now: readonly Played[]) =>
    useLearning.getState().change({ left: { lesson: id, step: from, actions: now } });
  const keeper: Keeper = {
    write: (entry) => {
      keep(entry.actions);
      return Promise.resolve({ ok: true });
    },
    settled: () => Promise.resolve(),
    stop: () => undefined,
  };
  keep(done);
  return OpenMatch.teach(`lesson ${id}`, { players, actions: done }, state, keeper);
}
