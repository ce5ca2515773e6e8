/** A lesson at the table: its position laid and what was done in it done again, up to where it was left. */
import { apply, arrange, item, legalActions, rulesOf, type GameState, type Played } from '@battalia/engine';
import type { Player } from '../match/journalFormat';
import { OpenMatch, type Keeper } from '../match/openMatch';
import { useLearning, type Left } from './learning';
import { isLessonId, isWanted, LESSON_IDS, sceneOf, type Ground, type Lesson } from './lesson';
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

/** The lesson that was left, as it goes on; one that this version does not know is the first. */
export function teachingOf({ lesson, step, actions }: Left, players: readonly Player[]): OpenMatch {
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
