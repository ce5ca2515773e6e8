/** The companion says what the hand could do, once a turn, and nothing that its player knows. */
import { arrange, legalActions, standardConfig, viewFor, type CardName } from '@battalia/engine';
import {
  countsOf,
  LESSON_FOR,
  lessonAfter,
  NOTHING_SAID,
  saidNow,
  standing,
  THINGS,
  tipFor,
  type Counts,
  type Thing,
} from '@/store/learn/companion';
import { isLessonId } from '@/store/learn/lesson';
import { readLearning } from '@/store/learn/learning';

const told = (hand: readonly CardName[], counts: Counts = new Map()): Thing | null => {
  const s = arrange({ config: standardConfig(2), factions: ['barfolk', 'islanders'], day: 2, hands: { 0: hand } });
  return tipFor(viewFor(s, 0), legalActions(s), counts)?.thing ?? null;
};

test('it says what is best of what the hand can pay', () => {
  expect(told(['barfolk chief', 'cloudborn chief', 'supply', 'supply'])).toBe('upgrade');
  expect(told(['supply', 'supply'])).toBe('hire');
  expect(told(['supply'])).toBeNull();
});

test('what was done twice is not told again; something else may be', () => {
  const hand = ['barfolk chief', 'cloudborn chief', 'supply', 'supply'] as const;
  expect(told(hand, new Map([['upgrade', 1]]))).toBe('upgrade');
  expect(told(hand, new Map([['upgrade', 2]]))).not.toBe('upgrade');
  expect(told(['supply', 'supply'], new Map([['hire', 2]]))).toBeNull();
});

test('what can be done no more is not said any longer', () => {
  const cohort = ['barfolk friman', 'barfolk friman', 'barfolk chief', 'supply', 'supply', 'supply'] as const;
  const at = (step: 'opening' | 'acting') => {
    const config = standardConfig(2);
    const s = arrange({ config, factions: ['barfolk', 'islanders'], day: 2, step, hands: { 0: cohort } });
    return { view: viewFor(s, 0), legal: legalActions(s) };
  };
  const { view, legal } = at('opening');
  const said = saidNow(NOTHING_SAID, view, legal, new Map());
  expect(standing(said, new Map(), view, legal)?.thing).toBe('cohort');
  const later = at('acting');
  expect(standing(said, new Map(), later.view, later.legal)).toBeNull();
});

test('it counts what its player did, and nobody else', () => {
  const log = [
    { step: 0, seat: 0, event: { kind: 'built', seat: 0, card: 1, square: 3, quarters: 0, level: 1 } },
    { step: 1, seat: 0, event: { kind: 'built', seat: 0, card: 2, square: 4, quarters: 0, level: 0 } },
    { step: 2, seat: 1, event: { kind: 'upgraded', seat: 1, square: 3, level: 2 } },
    { step: 3, seat: 0, event: { kind: 'paid', seat: 0, for: 'hire', line: [] } },
  ] as const;
  expect([...countsOf(log, 0)]).toEqual([
    ['city', 1],
    ['road', 1],
    ['hire', 1],
  ]);
});

test('at the end it names the lesson of what is missed most', () => {
  expect(lessonAfter(new Map())).toBe('build');
  expect(lessonAfter(new Map([['city', 1]]))).toBe('upgrade');
  expect(lessonAfter(new Map(THINGS.map((thing) => [thing, 1])))).toBeNull();
  expect(Object.values(LESSON_FOR).every(isLessonId)).toBe(true);
});

test('whatever was stored is read into something whole', () => {
  const fresh = { done: [], left: null, asked: false, invited: false, guided: null, speaks: true };
  for (const stored of [
    undefined,
    null,
    7,
    [],
    { done: 'all', left: { lesson: 3 }, guided: {} },
    { left: { lesson: 'hire', step: 0, actions: [{ seat: 0, action: null }] } },
  ])
    expect(readLearning(stored)).toEqual(fresh);
  const left = { lesson: 'hire', step: 0, actions: [{ seat: 0, action: { kind: 'endTurn' } }] };
  expect(readLearning({ done: ['hire'], left, asked: true })).toEqual({ ...fresh, done: ['hire'], left, asked: true });
});
