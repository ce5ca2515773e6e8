/** The companion says what the hand could do, once a turn, and nothing that its player knows. */
import { arrange, createGame, legalActions, standardConfig, viewFor, type CardName } from '@battalia/engine';
import {
  countsOf,
  greets,
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
import { interrupted, readLearning } from '@/store/learn/learning';

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

test('it is gone once something else is done', () => {
  const hand = ['barfolk chief', 'cloudborn chief', 'supply', 'supply'] as const;
  const s = arrange({ config: standardConfig(2), factions: ['barfolk', 'islanders'], day: 2, hands: { 0: hand } });
  const [view, legal] = [viewFor(s, 0), legalActions(s)];
  const before: Counts = new Map([['hire', 1]]);
  const said = saidNow(NOTHING_SAID, view, legal, before);
  expect(standing(said, before, view, legal)?.thing).toBe('upgrade');
  const hired: Counts = new Map([['hire', 2]]);
  expect(standing(saidNow(said, view, legal, hired), hired, view, legal)).toBeNull();
});

test('[CREATE-02] where the faction may be named, it names the own one', () => {
  for (const faction of ['barfolk', 'islanders', 'cloudborn'] as const) {
    const s = arrange({
      config: standardConfig(2),
      factions: [faction, faction === 'barfolk' ? 'islanders' : 'barfolk'],
      day: 3,
      hands: { 0: ['barfolk chief', 'cloudborn friman', 'islanders friman'] },
    });
    const view = viewFor(s, 0);
    expect(tipFor(view, legalActions(s), new Map())?.action).toMatchObject({
      kind: 'create',
      faction: view.players[0]?.faction,
    });
  }
});

test('nothing is advised that stands in the way of something better, known as it is', () => {
  const s = arrange({
    config: standardConfig(2),
    factions: ['barfolk', 'islanders'],
    bare: true,
    day: 5,
    tiles: [
      { at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [2, 3], card: 'barfolk straight', quarters: 1 },
      { at: [2, 4], card: 'barfolk straight', quarters: 1 },
      { at: [2, 5], card: 'barfolk straight', quarters: 1 },
      { at: [2, 6], card: 'cloudborn city4', level: 4 },
    ],
    heroes: { 0: [[2, 4]] },
    hands: { 0: ['barfolk weapon', 'supply', 'supply', 'supply', 'supply'] },
  });
  const tell = (...known: readonly Thing[]) =>
    tipFor(viewFor(s, 0), legalActions(s), new Map(known.map((thing) => [thing, 2])))?.thing ?? null;
  expect(tell('hire')).toBe('move');
  // The weapon that is to open the attack is not given for a second hero.
  expect(tell('move', 'hire')).toBeNull();
  const two = ['barfolk chief', 'cloudborn chief', 'supply', 'supply'] as const;
  const known = new Map<Thing, number>([
    ['upgrade', 2],
    ['hire', 2],
  ]);
  // A horse would take a chief from the city that both could raise.
  expect(told(two, known)).toBeNull();
});

test('before anything was done it says that it is there', () => {
  const s = createGame(standardConfig(2), 'greeting');
  const seat = viewFor(s, 0).decision?.seat ?? 0;
  expect(greets(viewFor(s, seat), new Map())).toBe('setUp');
  expect(greets(viewFor(s, 1 - seat), new Map())).toBeNull();
  const day = arrange({ config: standardConfig(2), factions: ['barfolk', 'islanders'], day: 1, step: 'opening' });
  expect(greets(viewFor(day, 0), new Map())).toBe('opening');
  expect(greets(viewFor(day, 0), new Map([['hire', 1]]))).toBeNull();
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

test('a lesson that was left in the middle is one that was begun and not finished', () => {
  const at = (step: number, actions = 0) => ({
    lesson: 'hire',
    step,
    actions: Array.from({ length: actions }, () => ({ seat: 0, action: { kind: 'endTurn' } as const })),
  });
  expect(interrupted({ left: null, done: [] })).toBeNull();
  expect(interrupted({ left: at(0), done: [] })).toBeNull();
  expect(interrupted({ left: at(3), done: ['build'] })).toBe('hire');
  expect(interrupted({ left: at(0, 1), done: [] })).toBe('hire');
  expect(interrupted({ left: at(3), done: ['hire'] })).toBeNull();
});
