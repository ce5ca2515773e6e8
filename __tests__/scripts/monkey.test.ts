/** What the monkey chooses by: the same seed, the same choice; and plans that can be played. */
import { checkConfig, item, MODULE_IDS } from '@battalia/engine';
import { LANGUAGES } from '@/i18n/language';
import { configOf, readSetup } from '@/store/match/setup';
import { PRESET_IDS } from '@/ui/modules/presets';
import { Choice } from '../../scripts/monkey/choice';
import type { Control, Look } from '../../scripts/monkey/look';
import { episodePlan, MIX } from '../../scripts/monkey/plan';
import { assertKept, assertShown, HAND_OVER, shownOf } from '../../scripts/monkey/record';
import { nextStep, stepText } from '../../scripts/monkey/steps';

const drawn = (seed: string) => {
  const choice = new Choice(seed);
  return Array.from({ length: 50 }, () =>
    choice.weighted([
      { value: 'a', weight: 3 },
      { value: 'b', weight: 0.5 },
      { value: 'c', weight: 0 },
    ]),
  );
};

test('the same seed draws the same, another seed draws something else', () => {
  expect(drawn('7')).toEqual(drawn('7'));
  expect(drawn('7')).not.toEqual(drawn('8'));
});

test('what weighs more comes more often, what weighs nothing never', () => {
  const choice = new Choice('weights');
  const counts = new Map<string | null, number>();
  for (let i = 0; i < 3500; i++) {
    const value = choice.weighted([
      { value: 'none', weight: 0 },
      { value: 'six', weight: 3 },
      { value: 'one', weight: 0.5 },
    ]);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['one', 'six']);
  expect(counts.get('one')).toBeGreaterThan(400);
  expect(counts.get('one')).toBeLessThan(600);
  expect(choice.weighted([{ value: 'none', weight: 0 }])).toBeNull();
});

const plans = Array.from({ length: 120 }, (_, number) => episodePlan('7', number));

test('every plan can be played as it is stored', () => {
  for (const { setup } of plans) {
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    expect(checkConfig(configOf(setup))).toBeNull();
  }
});

test('a run meets every kind of game, device, language and pace, and each episode is the same alone', () => {
  const games = plans.filter(({ kind }) => kind === 'solo' || kind === 'people' || kind === 'bots' || kind === 'mixed');
  expect([...new Set(games.map(({ preset }) => preset))].sort()).toEqual([...PRESET_IDS, MIX].sort());
  expect([...new Set(games.flatMap(({ setup }) => setup.modules))].sort()).toEqual([...MODULE_IDS].sort());
  expect([...new Set(plans.map(({ kind }) => kind))].sort()).toEqual([
    'bots',
    'mixed',
    'people',
    'reading',
    'replay',
    'settings',
    'solo',
    'table',
  ]);
  expect([...new Set(plans.map(({ language }) => language))].sort()).toEqual([...LANGUAGES].sort());
  expect([...new Set(games.map(({ device, pace }) => `${device} ${pace}`))]).toHaveLength(6);
  expect(episodePlan('7', 99)).toEqual(item(plans, 99));
  expect(episodePlan('8', 99)).not.toEqual(item(plans, 99));
});

const control = (index: number, place: Control['place'], name: string): Control => ({
  index,
  place,
  name,
  role: 'button',
  href: null,
});
const seen = (controls: readonly Control[], changed: Partial<Look> = {}): Look => ({
  path: '/match/one',
  language: 'en',
  title: 'Your move, Ada',
  kind: '/match hand',
  controls,
  text: '',
  blank: false,
  busy: false,
  move: 'person',
  over: false,
  players: ['Ada, 1 point, Hand 6'],
  saved: 1,
  map: null,
  ...changed,
});

test('a match comes forward: what is done is pressed far more often than what is only looked at', () => {
  const choice = new Choice('forward');
  const look = seen([
    control(0, 'head', 'log'),
    control(1, 'dock', 'end turn'),
    control(2, 'lines', 'build'),
    ...Array.from({ length: 30 }, (_, i) => control(3 + i, 'log', `entry ${i}`)),
  ]);
  const names = Array.from({ length: 400 }, () => nextStep(choice, item(plans, 0), look)).map((step) =>
    step?.kind === 'press' ? step.control.name : '',
  );
  const count = (name: string) => names.filter((other) => other.startsWith(name)).length;
  expect(count('build')).toBeGreaterThan(100);
  expect(count('end turn')).toBeGreaterThan(80);
  expect(count('entry')).toBeLessThan(30);
});

test('a step is told in the same words each time', () => {
  const look = seen([control(0, 'hand', 'weapon'), control(1, 'dock', 'end turn')]);
  const told = () => {
    const choice = new Choice('told');
    return Array.from({ length: 60 }, () => nextStep(choice, item(plans, 0), look)).map((step) =>
      step === null ? '' : stepText(step),
    );
  };
  expect(told()).toEqual(told());
  expect(new Set(told()).size).toBeGreaterThan(8);
});

test('an action that is gone after a reload is a fall, one that bots have added is not', () => {
  const before = { actions: ['a', 'b'], hash: '1' };
  expect(() => assertKept(before, { actions: ['a', 'b', 'c'], hash: '2' })).not.toThrow();
  expect(() => assertKept(before, { actions: ['a'], hash: '2' })).toThrow('lost action');
  expect(() => assertKept(before, { actions: ['a', 'x', 'b'], hash: '2' })).toThrow('lost action');
});

test('a hand that differs after a reload is a fall, one that was laid out on a line is not', () => {
  const hand = shownOf(seen([control(0, 'hand', 'weapon')]));
  if (hand === null) throw new Error('nothing is shown');
  expect(() => assertShown(hand, shownOf(seen([control(0, 'hand', 'weapon')])))).not.toThrow();
  expect(() => assertShown(hand, shownOf(seen([control(0, 'hand', 'tent')])))).toThrow('lost action');
  const laid = shownOf(seen([control(0, 'lines', 'weapon: back to the hand')]));
  if (laid === null) throw new Error('nothing is shown');
  expect(() => assertShown(laid, hand)).not.toThrow();
  expect(() =>
    assertShown(laid, shownOf(seen([control(0, 'hand', 'weapon')], { players: ['Ada, 1 point, Hand 5'] }))),
  ).toThrow('lost action');
  expect(shownOf(seen([], { move: 'bot' }))).toBeNull();
  const passedOn = (title: string) => shownOf(seen([], { kind: HAND_OVER, move: 'nobody', title }));
  expect(() => assertShown('Give the device to Bo', passedOn('Give the device to Ada'))).toThrow('lost action');
  expect(passedOn('Give the device to Bo')).toBe('Give the device to Bo');
});
