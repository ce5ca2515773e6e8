import { debug, handOf, legalActions, standardConfig } from '@battalia/engine/testing';
import { cuesOf, SOUNDS, type Sound } from '@/motion/cues';
import { PACES, speedOf } from '@/motion/pace';
import { NO_PLAN, planOf, type Motion, type Plan } from '@/motion/plan';
import { flightsOf, step } from './steps';

const { arrange, named } = debug;
const planWith = (...motions: readonly Motion[]): Plan => ({ ...NO_PLAN, motions });
const flight = (at: number): Motion => ({
  kind: 'flight',
  card: null,
  from: { kind: 'nation', seat: 0 },
  to: { kind: 'hand', seat: 0 },
  faceBefore: false,
  faceAfter: false,
  at,
  lasts: 300,
});
const heard = (plan: Plan, speed = 1): readonly Sound[] => cuesOf(plan, speed).map(({ sound }) => sound);

test('no motion, no sound', () => expect(cuesOf(NO_PLAN, 1)).toEqual([]));

test('each card is heard, but not two at once', () => {
  expect(cuesOf(planWith(flight(0), flight(10), flight(200)), 1)).toEqual([
    { at: 0, sound: 'card', touch: null },
    { at: 200, sound: 'card', touch: null },
  ]);
});

test('the cues of a faster plan come sooner', () => {
  expect(cuesOf(planWith(flight(320)), 1.6)).toMatchObject([{ at: 200 }]);
});

test('without motion only what matters most is heard, and at once', () => {
  const roll: Motion = { kind: 'roll', face: 3, card: 1, at: 400, lasts: 300, rests: 700 };
  expect(cuesOf(planWith(flight(0), flight(100), roll), 0)).toEqual([{ at: 0, sound: 'die', touch: 'tap' }]);
});

test('a roll sounds like a die, a dawn like a bell, a card of the map like wood', () => {
  const amulet = arrange({ hands: { 0: ['amulet', 'weapon'] }, die: 2 });
  expect(
    heard(
      step(
        amulet,
        { kind: 'charm', by: named(amulet, handOf(0), 'amulet'), card: named(amulet, handOf(0), 'weapon') },
        0,
      ).plan,
    ),
  ).toEqual(['card', 'die']);
  expect(
    heard(step(arrange({ config: standardConfig(2), first: 0, turn: 1, day: 2 }), { kind: 'endTurn' }, 0).plan),
  ).toEqual(expect.arrayContaining(['dawn', 'turn']));
  let state = arrange({ hands: { 0: ['barfolk friman', 'barfolk friman', 'supply'] } });
  const build = legalActions(state).find((action) => action.kind === 'build');
  state = step(state, build ?? { kind: 'endTurn' }, 0).state;
  const { plan } = step(state, legalActions(state).find((action) => action.kind === 'place') ?? { kind: 'endTurn' }, 0);
  expect(heard(plan)).toContain('tile');
  expect(cuesOf(plan, 1).find(({ sound }) => sound === 'tile')?.at).toBeGreaterThan(
    flightsOf(plan)[0]?.lasts ?? Infinity,
  );
});

test('an attack is felt before it is answered', () => {
  const view = step(arrange(), { kind: 'endTurn' }, 0).before;
  const plan = planOf(view, view, [
    { kind: 'attacked', seat: 1, target: { kind: 'city', square: 0 }, heroes: 1, defender: 0 },
  ]);
  expect(cuesOf(plan, 1)).toEqual([{ at: 0, sound: 'attack', touch: 'thump' }]);
});

test('a device that wants less motion gets none, unless its owner has chosen otherwise here', () => {
  expect(PACES.map((pace) => speedOf(pace, true))).toEqual([0, 0, 1.6, 1]);
  expect(PACES.map((pace) => speedOf(pace, false))).toEqual([1.6, 0, 1.6, 1]);
});

test('there is a sound for everything that is heard', () => {
  expect(new Set(SOUNDS).size).toBe(SOUNDS.length);
});
