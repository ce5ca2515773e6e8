/** Every lesson against the rules: what is asked for can be done, and leads to what the lesson says it does. */
import {
  debug,
  isOver,
  item,
  legalActions,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type Played,
} from '@battalia/engine/testing';
import { isWanted, LEARNER, LESSON_IDS, progressOf, sceneOf, type LessonId } from '@/store/learn/lesson';
import { LANGUAGES, type Language } from '@/i18n/language';
import { learnWords } from '@/i18n/modules/learn';
import { lessonOf } from '@/store/learn/lessons';
import { allowed, groundOf, layScene } from '@/store/learn/teaching';
import { take } from './taking';

const taken = new Map(LESSON_IDS.map((id) => [id, take(id)]));
const afterStep = (id: LessonId, step: string): GameState => {
  const s = taken.get(id)?.after.get(step);
  if (s === undefined) throw new Error(`${id} has no step ${step}`);
  return s;
};
const learner = (s: GameState) => item(viewFor(s, LEARNER).players, LEARNER);
const names = (s: GameState, cards: readonly { readonly card: number }[] | null) =>
  (cards ?? []).map(({ card }) => debug.cardName(s, card)).sort();

test.each([...LESSON_IDS])('%s is played from its first to its last step', (id) => {
  const lesson = lessonOf(id);
  expect([...(taken.get(id)?.after.keys() ?? [])]).toEqual(lesson.steps.map((step) => step.id));
  for (const [i, step] of lesson.steps.entries()) {
    if (step.position === undefined) continue;
    const s = layScene(lesson, i);
    expect(debug.census(s)).toEqual([]);
    expect(isOver(s)).toBe(false);
    expect(toMove(s)).toBe(LEARNER);
    expect(sceneOf(lesson, i)).toBe(i);
  }
});

const citiesOf = (s: GameState): number =>
  viewFor(s, LEARNER).board.filter((there) => there.kind === 'tile' && there.level > 0 && there.holder === LEARNER)
    .length;

/** The steps of all lessons in their order, up to the one that builds a city. */
function toTheFirstCity(): readonly (readonly [LessonId, string])[] {
  const steps: (readonly [LessonId, string])[] = [];
  for (const id of LESSON_IDS)
    for (const [step, state] of taken.get(id)?.after ?? []) {
      steps.push([id, step]);
      if (citiesOf(state) > 1) return steps;
    }
  throw new Error('nobody builds a city');
}

/** In each lesson the last of these steps. */
const lastSteps = (): ReadonlyMap<LessonId, string> => new Map(toTheFirstCity());

test('the first city stands by the twelfth decision of whoever takes the lessons in their order', () => {
  const decisions = [...lastSteps()].map(
    ([id, step]) => taken.get(id)?.decisions.get(step) ?? Number.POSITIVE_INFINITY,
  );
  expect(decisions.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(12);
});

/** Minutes for somebody who reads two words a second and thinks twelve over each decision. */
function minutesOf(id: LessonId, until: string, language: Language): number {
  const texts: Readonly<Record<string, string>> = learnWords[language].texts;
  const steps = lessonOf(id).steps.map((step) => step.id);
  const read = steps
    .slice(0, steps.indexOf(until) + 1)
    .flatMap((step) => [texts[`learn.${id}.${step}`], texts[`learn.${id}.${step}.done`]])
    .concat(until === steps.at(-1) ? texts[`learn.${id}.remember`] : undefined);
  const words = read.join(' ').trim().split(/\s+/).length;
  return (words / 2 + 12 * (taken.get(id)?.decisions.get(until) ?? Number.POSITIVE_INFINITY)) / 60;
}
const lastOf = (id: LessonId): string => lessonOf(id).steps.at(-1)?.id ?? '';

describe.each([...LANGUAGES])('in %s', (language) => {
  test.each([...LESSON_IDS])(
    '%s takes two to four minutes without a mistake, and ends with one thing to remember',
    (id) => {
      expect(minutesOf(id, lastOf(id), language)).toBeGreaterThanOrEqual(2);
      expect(minutesOf(id, lastOf(id), language)).toBeLessThanOrEqual(4);
      const texts: Readonly<Record<string, string>> = learnWords[language].texts;
      expect(texts[`learn.${id}.remember`]?.length).toBeLessThan(130);
    },
  );

  test('the first city stands within five minutes', () => {
    const minutes = [...lastSteps()].map(([id, step]) => minutesOf(id, step, language));
    expect(minutes.reduce((sum, some) => sum + some, 0)).toBeLessThan(5);
  });
});

test.each(LESSON_IDS.filter((id) => id !== 'hire'))('%s ends with something to be found out alone', (id) => {
  expect(
    lessonOf(id)
      .steps.slice(-2)
      .some(({ alone }) => alone === true),
  ).toBe(true);
});

test('hire: a unit brings a supply, all goes to the shelter, and six new cards are drawn', () => {
  const hired = afterStep('hire', 'friman');
  const gained = names(hired, learner(hired).played).filter((name) => name !== 'supply');
  expect(gained).toHaveLength(1);
  expect(learner(hired).deckSize).toBe(learner(layScene(lessonOf('hire'), 0)).deckSize + 2);
  expect(learner(afterStep('hire', 'end')).handSize).toBe(6);
});

test('create: six cards make two artefacts', () => {
  const s = afterStep('create', 'rest');
  expect(learner(s).hand).toEqual([]);
  const made = names(s, learner(s).played).map((name) => name.split(' ').at(-1));
  expect(made).toEqual(expect.arrayContaining(['tent', 'tool']));
});

test('create: a tool pays for two frimen', () => {
  const s = afterStep('create', 'weapon');
  expect(names(s, learner(s).played).some((name) => name.endsWith('weapon'))).toBe(true);
  expect(names(s, learner(s).hand)).toEqual(['supply']);
});

test('build: the new city counts, and there is more than one place for the road', () => {
  expect(learner(afterStep('build', 'placeCity')).points).toBe(2);
  const squares = legalActions(afterStep('build', 'road')).flatMap((action) =>
    action.kind === 'place' ? [action.square] : [],
  );
  expect(new Set(squares).size).toBe(2);
});

test('build: without a junction there is no place for a city, and with it all six cards are played', () => {
  const builds = legalActions(layScene(lessonOf('build'), 4)).filter(({ kind }) => kind === 'build');
  expect(builds.some((action) => action.kind === 'build' && action.level > 0)).toBe(false);
  expect(citiesOf(afterStep('build', 'placeSecond'))).toBe(2);
  expect(learner(afterStep('build', 'placeSecond')).handSize).toBe(0);
});

test('upgrade: three chiefs found a city of level 2; six points are four and two', () => {
  expect(learner(afterStep('upgrade', 'placeFound')).points).toBe(3);
  expect(learner(afterStep('upgrade', 'smaller'))).toMatchObject({ points: 6, level4Cities: 1 });
});

test('upgrade: level by level, and a priest builds nothing on a city of level 1', () => {
  expect(learner(afterStep('upgrade', 'two')).points).toBe(2);
  expect(learner(afterStep('upgrade', 'three')).points).toBe(3);
});

test('cohort: one card more, five for a mulligan, and a single tool of the day is a city', () => {
  expect(learner(afterStep('cohort', 'cohort')).handSize).toBe(7);
  expect(learner(afterStep('cohort', 'mulligan')).handSize).toBe(5);
  expect(learner(afterStep('cohort', 'choose')).handSize).toBe(8);
  expect(learner(afterStep('cohort', 'placeLit')).points).toBe(2);
  expect(names(afterStep('cohort', 'lit'), learner(afterStep('cohort', 'lit')).hand)).toEqual([
    'islanders chief',
    'supply',
  ]);
});

test('hero: it stands where the next lesson attacks', () => {
  expect(learner(afterStep('hero', 'ride')).heroes[0]).toBe(learner(layScene(lessonOf('battle'), 0)).heroes[0]);
});

test('battle: a city of nobody is won with a lord, and an attacker leaves the board', () => {
  const won = afterStep('battle', 'win');
  expect(learner(won).level4Cities).toBe(1);
  expect(names(won, learner(won).shelter)).toContain('cloudborn lord');
  const held = afterStep('battle', 'hold');
  expect(learner(held).points).toBe(2);
  expect(learner(afterStep('battle', 'take')).level4Cities).toBe(1);
});

test('keep: what lies in ambush and in a tent is there for the next turn', () => {
  expect(learner(afterStep('keep', 'ambush')).ambushSize).toBe(1);
  expect(learner(afterStep('keep', 'tent')).tents).toHaveLength(1);
  expect(learner(afterStep('keep', 'use')).points).toBe(2);
  expect(learner(afterStep('keep', 'raise')).handSize).toBe(7);
  expect(learner(afterStep('keep', 'lords')).level4Cities).toBe(1);
});

test('change: a friman is a chief, a chief is of the own people, and an amulet makes two of one', () => {
  const title = afterStep('change', 'promote');
  expect(names(title, learner(title).hand)).toContain('barfolk chief');
  expect(learner(afterStep('change', 'useTitle')).points).toBe(2);
  const scroll = afterStep('change', 'scroll');
  expect(names(scroll, learner(scroll).hand)).toContain('barfolk chief');
  expect(learner(afterStep('change', 'useAmulet')).points).toBe(2);
  expect(learner(afterStep('change', 'last')).points).toBe(3);
});

describe('how far somebody has come', () => {
  const lesson = lessonOf('hire');
  const s = layScene(lesson, 0);
  const friman = item(
    legalActions(s).filter((action) => isWanted(groundOf(s), { kind: 'hire', thing: 'friman' }, action)),
    0,
  );
  const end: Action = { kind: 'endTurn' };
  const by = (...actions: readonly Action[]): Played[] => actions.map((action) => ({ seat: LEARNER, action }));

  test('follows from what was done, and something else is a detour', () => {
    expect(progressOf(groundOf(s), lesson, 0, [])).toEqual({ step: 0, mark: 0, detour: null, rests: false });
    expect(progressOf(groundOf(s), lesson, 0, by(end))).toEqual({ step: 0, mark: 0, detour: end, rests: false });
    expect(progressOf(groundOf(s), lesson, 0, by(friman, end))).toMatchObject({ step: 1, mark: 1, detour: end });
    expect(progressOf(groundOf(s), lesson, 0, [{ seat: 1, action: friman }])).toMatchObject({ step: 0, detour: null });
  });

  test('what the rules refuse, and what comes after it, is not taken up again', () => {
    const bad: Action = { kind: 'hire', unit: 99, pay: [1, 2] };
    expect(allowed(s, by(friman, bad, end))).toEqual(by(friman));
    expect(allowed(s, by(friman))).toEqual(by(friman));
    expect(allowed(s, [{ seat: 0, action: { kind: 'fly away' } as unknown as Action }])).toEqual([]);
  });
});
