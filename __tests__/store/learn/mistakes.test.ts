/** A learner who errs: whatever is allowed is done, the lesson knows whether its end can still be reached, and one press leads back to it. */
import { apply, legalActions, toMove, type Action, type GameState, type Played } from '@battalia/engine';
import { item } from '@battalia/engine';
import {
  isOnTheWay,
  isWanted,
  LEARNER,
  LESSON_IDS,
  progressOf,
  type LessonId,
  type Lesson,
  type Want,
} from '@/store/learn/lesson';
import { attemptOf, groundOf } from '@/store/learn/teaching';
import { take, type Moment } from './taking';

const taken = new Map(LESSON_IDS.map((id) => [id, take(id)]));
const momentsOf = (id: LessonId): readonly Moment[] => taken.get(id)?.moments ?? [];

interface Tried {
  readonly moment: Moment;
  readonly action: Action;
  readonly after: GameState;
  readonly done: readonly Played[];
}

/** Everything else that is allowed in a moment. */
function mistakesIn(moment: Moment): readonly Tried[] {
  const { state, lesson, step, done } = moment;
  return legalActions(state).flatMap((action) => {
    if (isOnTheWay(groundOf(state), item(lesson.steps, step), action)) return [];
    const result = apply(state, action);
    return result.ok ? [{ moment, action, after: result.state, done: [...done, { seat: LEARNER, action }] }] : [];
  });
}

/** The step laid anew after all that was done, and whether it can be done to the end of its position. */
function laidAnew(lesson: Lesson, from: number, done: readonly Played[]): number | null {
  const { back } = attemptOf(lesson, from, done);
  return attemptOf(lesson, from, done.slice(0, back)).lost;
}

test.each([...LESSON_IDS])(
  '%s: after any mistake in any step it is laid anew with one press, and can be done',
  (id) => {
    let mistakes = 0;
    for (const moment of momentsOf(id))
      for (const { done } of mistakesIn(moment)) {
        mistakes++;
        expect(attemptOf(moment.lesson, moment.from, done).detour).not.toBeNull();
        expect(laidAnew(moment.lesson, moment.from, done)).toBeNull();
      }
    expect(mistakes).toBeGreaterThan(3);
  },
);

test.each([...LESSON_IDS])('%s: nor does one mistake after the other lead to where nothing helps', (id) => {
  for (const moment of momentsOf(id))
    for (const { after, done } of mistakesIn(moment)) {
      if (toMove(after) !== LEARNER) continue;
      const kinds = new Map(legalActions(after).map((action) => [action.kind, action]));
      for (const action of kinds.values())
        expect(laidAnew(moment.lesson, moment.from, [...done, { seat: LEARNER, action }])).toBeNull();
    }
});

/** Done in a step instead of what it asks for. */
function err(id: LessonId, step: string, ...wants: readonly Want[]) {
  const moment = momentsOf(id).find(({ lesson, step: at }) => lesson.steps[at]?.id === step);
  if (moment === undefined) throw new Error(`${id} has no step ${step}`);
  let { state } = moment;
  const done = [...moment.done];
  for (const want of wants) {
    const action = legalActions(state).find((one) => isWanted(groundOf(state), want, one));
    const result = action === undefined ? null : apply(state, action);
    if (action === undefined || result?.ok !== true) throw new Error(`nobody can ${want.kind} in ${step} of ${id}`);
    done.push({ seat: LEARNER, action });
    state = result.state;
  }
  const attempt = attemptOf(moment.lesson, moment.from, done);
  const named = (at: number | null) => (at === null ? null : (moment.lesson.steps[at]?.id ?? 'the end'));
  return { step: named(attempt.step), lost: named(attempt.lost), kept: attempt.back };
}

describe('what becomes of typical mistakes', () => {
  test('hire: a chief first is the next step, done already', () => {
    expect(err('hire', 'friman', { kind: 'hire', thing: 'chief' })).toEqual({ step: 'friman', lost: null, kept: 0 });
    expect(err('hire', 'friman', { kind: 'hire', thing: 'chief' }, { kind: 'hire', thing: 'friman' })).toEqual({
      step: 'end',
      lost: null,
      kept: 2,
    });
  });

  test('hire: a lord takes all supplies, a road one too many for the chief', () => {
    expect(err('hire', 'friman', { kind: 'hire', thing: 'lord' })).toMatchObject({ lost: 'friman', kept: 0 });
    expect(err('hire', 'friman', { kind: 'build', level: 0 })).toMatchObject({ step: 'friman', lost: 'chief' });
    // Done nevertheless, it is the position that is laid anew, for the step alone would be hopeless.
    expect(
      err('hire', 'friman', { kind: 'build', level: 0 }, { kind: 'place' }, { kind: 'hire', thing: 'friman' }),
    ).toEqual({ step: 'chief', lost: 'chief', kept: 0 });
  });

  test('create: the horse may come first, a weapon takes the frimen of the tool', () => {
    expect(err('create', 'tool', { kind: 'create', thing: 'horse' })).toMatchObject({ lost: null });
    expect(err('create', 'tool', { kind: 'create', thing: 'weapon' })).toMatchObject({ lost: 'tool' });
    expect(err('create', 'weapon', { kind: 'create', thing: 'tent' })).toMatchObject({ lost: 'weapon' });
  });

  test('build: a tool of the frimen is told before the city lacks them', () => {
    expect(err('build', 'road', { kind: 'create', thing: 'tool' })).toMatchObject({ step: 'road', lost: 'city' });
    expect(err('build', 'city', { kind: 'create', thing: 'tool' })).toMatchObject({ lost: 'city', kept: 2 });
  });

  test('create alone: a weapon leaves no second artefact, and either may come first', () => {
    expect(err('create', 'pair', { kind: 'create', thing: 'weapon' })).toMatchObject({ lost: 'pair', kept: 0 });
    const both = err('create', 'pair', { kind: 'create', thing: 'tool' }, { kind: 'create', thing: 'tent' });
    expect(both).toEqual({ step: 'the end', lost: null, kept: 2 });
  });

  test('build alone: a simple road leads to no place for a city, and a junction may be turned to none', () => {
    expect(err('build', 'junction', { kind: 'build', thing: 'straight' })).toMatchObject({ lost: 'junction' });
    expect(
      err('build', 'junction', { kind: 'build', thing: 'crossroad' }, { kind: 'place', to: [2, 5] }),
    ).toMatchObject({
      step: 'second',
      lost: null,
    });
  });

  test('build alone: a junction that is turned to where no city may lie is taken back with one press', () => {
    const moment = item(
      momentsOf('build').filter(({ lesson, step }) => lesson.steps[step]?.id === 'placeJunction'),
      0,
    );
    const found = legalActions(moment.state).map((action) => {
      const done = [...moment.done, { seat: LEARNER, action }];
      return {
        lost: attemptOf(moment.lesson, moment.from, done).lost,
        anew: laidAnew(moment.lesson, moment.from, done),
      };
    });
    expect(new Set(found.map(({ lost }) => lost)).size).toBe(2);
    for (const { anew } of found) expect(anew).toBeNull();
  });

  test('upgrade alone: the smaller city may come first', () => {
    expect(err('upgrade', 'larger', { kind: 'upgrade', to: [2, 2] }, { kind: 'upgrade', to: [2, 4] })).toMatchObject({
      step: 'the end',
      lost: null,
    });
    expect(err('upgrade', 'found', { kind: 'upgrade' })).toMatchObject({ step: 'found', lost: 'found' });
  });

  test('hero alone: there in two lines as in one, and a horse for a single step is missed', () => {
    const far = err('hero', 'far', { kind: 'move', to: [2, 3], pay: 'supply' }, { kind: 'move', to: [2, 6] });
    expect(far).toMatchObject({ step: 'second', lost: null });
    expect(err('hero', 'far', { kind: 'hire' })).toMatchObject({ step: 'far', lost: 'second' });
  });

  test('battle alone: own people will do as well as the lord', () => {
    const own = err(
      'battle',
      'take',
      { kind: 'lay', card: 'friman' },
      { kind: 'lay', card: 'chief' },
      { kind: 'stand' },
    );
    expect(own).toMatchObject({ step: 'the end', lost: null });
  });

  test('upgrade: a chief for a horse is one too few, a hired friman harms nothing', () => {
    expect(err('upgrade', 'two', { kind: 'create', thing: 'horse' })).toMatchObject({ lost: 'two', kept: 0 });
    expect(err('upgrade', 'three', { kind: 'hire' })).toMatchObject({ lost: null });
  });

  test('cohort: on to the actions, both are over; a tool laid once builds no city', () => {
    expect(err('cohort', 'cohort', { kind: 'begin' })).toMatchObject({ lost: 'cohort' });
    expect(err('cohort', 'cohort', { kind: 'mulligan' })).toMatchObject({ lost: 'cohort' });
    expect(err('cohort', 'cohort', { kind: 'cohort', draw: 0 })).toMatchObject({ lost: 'cohort' });
    expect(err('cohort', 'mulligan', { kind: 'begin' })).toMatchObject({ lost: 'mulligan' });
    expect(err('cohort', 'lit', { kind: 'build', level: 0 })).toMatchObject({ lost: 'lit' });
  });

  test('hero: a horse for one step is missed on the way, and stops short only once', () => {
    expect(err('hero', 'recruit', { kind: 'hire' })).toMatchObject({ lost: 'recruit' });
    expect(err('hero', 'walk', { kind: 'move', to: [2, 3], pay: 'horse' })).toMatchObject({ lost: 'ride', kept: 1 });
    expect(err('hero', 'ride', { kind: 'move', to: [2, 5] })).toMatchObject({ step: 'ride', lost: 'ride', kept: 2 });
    expect(err('hero', 'ride', { kind: 'move', to: [2, 2] })).toMatchObject({ lost: 'ride' });
  });

  test('battle: who walks off attacks nobody, who calls off may attack again', () => {
    expect(err('battle', 'attack', { kind: 'move' })).toMatchObject({ lost: 'attack' });
    expect(err('battle', 'attack', { kind: 'recruit' })).toMatchObject({ lost: 'attack' });
    expect(err('battle', 'win', { kind: 'callOff' })).toMatchObject({ step: 'win', lost: null });
    expect(err('battle', 'win', { kind: 'lay', card: 'chief' })).toMatchObject({ step: 'win', lost: null });
    expect(err('battle', 'reply', { kind: 'surrender' })).toMatchObject({ step: 'reply', kept: 0 });
    expect(err('battle', 'hold', { kind: 'pass' })).toMatchObject({ step: 'hold', kept: 1 });
    expect(err('battle', 'hold', { kind: 'lay', card: 'friman' })).toMatchObject({ lost: null });
  });

  test('keep: the lord as the price of the friman is gone, a friman in the tent leaves the chief outside', () => {
    expect(err('keep', 'ambush', { kind: 'ambush', card: 'friman' })).toMatchObject({ step: 'ambush' });
    expect(err('keep', 'tent', { kind: 'station', card: 'friman' })).toMatchObject({ lost: 'tent' });
    expect(err('keep', 'decamp', { kind: 'create', thing: 'horse' })).toMatchObject({ step: 'decamp', lost: 'use' });
    expect(err('keep', 'use', { kind: 'create', thing: 'horse' })).toMatchObject({ lost: 'use', kept: 1 });
  });

  test('change: title, scroll and amulet on the wrong card are spent', () => {
    expect(err('change', 'promote', { kind: 'promote', card: 'chief' })).toMatchObject({ lost: 'promote' });
    expect(err('change', 'scroll', { kind: 'convert', card: 'chief', faction: 'cloudborn' })).toMatchObject({
      lost: 'scroll',
    });
    expect(err('change', 'scroll', { kind: 'convert', card: 'friman' })).toMatchObject({ lost: 'scroll' });
    expect(err('change', 'amulet', { kind: 'charm', card: 'supply' })).toMatchObject({ lost: 'amulet' });
  });

  test.each([...LESSON_IDS])('%s: the end of the turn is told of, and the step laid anew', (id) => {
    for (const moment of momentsOf(id)) {
      const end: Action = { kind: 'endTurn' };
      const goal = item(moment.lesson.steps, moment.step).goal.kind;
      if (goal === 'endTurn' || !apply(moment.state, end).ok) continue;
      const done = [...moment.done, { seat: LEARNER, action: end }];
      expect(progressOf(groundOf(moment.state), moment.lesson, moment.from, done).detour).toEqual(end);
      expect(laidAnew(moment.lesson, moment.from, done)).toBeNull();
    }
  });
});
