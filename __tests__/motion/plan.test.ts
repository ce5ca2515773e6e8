import {
  ambushOf,
  apply,
  cardsIn,
  createGame,
  debug,
  handOf,
  legalActions,
  newChance,
  standardConfig,
  viewFor,
  type Action,
  type Event,
  type GameState,
} from '@battalia/engine/testing';
import { anchorsOf } from '@/motion/place';
import { arrivals, NO_PLAN, planOf } from '@/motion/plan';
import { whereabouts } from '@/motion/whereabouts';
import { field } from '../engine/battlefield';
import { wander } from '../engine/wander';
import { EVENTS } from '../ui/match/samples';
import { flightsOf, kindsOf, said, step } from './steps';
import { KIND_NAMES } from '../engine/box';
import { some } from '../long';

const { arrange, named } = debug;
const kindNamed = (name: (typeof KIND_NAMES)[number]) => KIND_NAMES.indexOf(name);

test('nothing moves between two equal views', () => {
  const view = viewFor(arrange(), 0);
  expect(planOf(view, view, [])).toEqual(NO_PLAN);
});

test('nothing moves between what two people see: the device has changed hands', () => {
  const state = arrange();
  expect(planOf(viewFor(state, 0), viewFor(state, 1), [EVENTS.turn])).toEqual(NO_PLAN);
});

describe('hiring', () => {
  const state = arrange({ hands: { 0: ['supply', 'supply', 'barfolk friman'], 1: ['weapon'] } });
  const hire = legalActions(state).find(
    (action) => action.kind === 'hire' && action.unit === 0 && action.pay.length === 2,
  );
  if (hire === undefined) throw new Error('nothing to hire');

  test('the line flies from the hand to the table, then what it pays for comes from the pool', () => {
    const { plan } = step(state, hire, 0);
    expect(flightsOf(plan).map(said)).toEqual([
      'face-face: hand 0 > table 0',
      'face-face: hand 0 > table 0',
      'face-face: deck 0 > table 0',
      `face-face: deck ${kindNamed('supply')} > table 0`,
    ]);
    const [first, second, third] = flightsOf(plan);
    expect(second?.at).toBeGreaterThan(first?.at ?? 0);
    expect(third?.at).toBeGreaterThan(second?.at ?? 0);
  });

  test('for an opponent the same cards are backs until they lie on the table', () => {
    expect(flightsOf(step(state, hire, 1).plan).map(said)).toEqual(
      [
        'face-face: deck 0 > table 0',
        `face-face: deck ${kindNamed('supply')} > table 0`,
        'back-face: hand 0 > table 0',
        'back-face: hand 0 > table 0',
      ].sort(byPhase),
    );
  });

  const byPhase = (a: string, b: string) => Number(a.includes('deck')) - Number(b.includes('deck'));
});

test('at the end of a turn hand and table go to the shelter and new cards come from the nation, face down for everybody else', () => {
  const state = arrange({
    hands: { 0: ['supply', 'weapon'], 1: ['horse'] },
    nations: { 0: ['tent', 'tool', 'friman', 'friman', 'supply', 'supply', 'amulet'] },
  });
  const own = flightsOf(step(state, { kind: 'endTurn' }, 0).plan).map(said);
  expect(own).toEqual([
    ...Array<string>(2).fill('face-face: hand 0 > shelter 0'),
    ...Array<string>(6).fill('back-face: nation 0 > hand 0'),
  ]);
  const other = flightsOf(step(state, { kind: 'endTurn' }, 1).plan).map(said);
  expect(other).toEqual([
    ...Array<string>(2).fill('back: hand 0 > shelter 0'),
    ...Array<string>(6).fill('back: nation 0 > hand 0'),
  ]);
});

test('[TURN-07] a nation that runs out is filled from the shelter before the cards are drawn', () => {
  const state = arrange({
    hands: { 0: ['supply', 'weapon'] },
    nations: { 0: ['tent'] },
    shelters: { 0: ['tool', 'horse', 'supply', 'supply', 'amulet'] },
  });
  const { plan } = step(state, { kind: 'endTurn' }, 0);
  const shuffle = plan.motions.find(({ kind }) => kind === 'reshuffle');
  const draws = flightsOf(plan).filter(({ to }) => to.kind === 'hand');
  expect(draws.length).toBeGreaterThan(3);
  expect(draws.every(({ from }) => from.kind === 'nation')).toBe(true);
  expect(shuffle).toMatchObject({ seat: 0 });
  expect(Math.min(...draws.map(({ at }) => at))).toBeGreaterThan(shuffle?.at ?? Infinity);
});

test('[AMB-03] a card that goes into ambush is a back to the others, and its price is not', () => {
  const nation = [
    'supply',
    'supply',
    'tool',
    'tent',
    'horse',
    'friman',
    'friman',
    'friman',
    'friman',
    'weapon',
  ] as const;
  const state = arrange({ hands: { 0: ['supply', 'weapon', 'horse'] }, nations: { 0: nation } });
  const action: Action = {
    kind: 'ambush',
    card: named(state, handOf(0), 'weapon'),
    price: named(state, handOf(0), 'supply'),
  };
  expect(
    flightsOf(step(state, action, 0).plan)
      .map(said)
      .sort(),
  ).toEqual(['face-back: hand 0 > ambush 0', 'face-face: hand 0 > limbo']);
  expect(
    flightsOf(step(state, action, 1).plan)
      .map(said)
      .sort(),
  ).toEqual(['back-face: hand 0 > limbo', 'back: hand 0 > ambush 0']);
});

test('[TURN-06] the ambush comes back into the hand', () => {
  const state = arrange({ step: 'opening', ambushes: { 0: ['weapon', 'horse'] } });
  expect(flightsOf(step(state, { kind: 'begin' }, 0).plan).map(said)).toEqual(
    Array(2).fill('back-face: ambush 0 > hand 0'),
  );
  expect(flightsOf(step(state, { kind: 'begin' }, 1).plan).map(said)).toEqual(Array(2).fill('back: ambush 0 > hand 0'));
});

test('[ART-06] a promoted card goes back under its deck, and another one takes its place in the hand', () => {
  const state = arrange({ day: 1, hands: { 0: ['title', 'barfolk friman'] } });
  const action: Action = {
    kind: 'promote',
    by: named(state, handOf(0), 'title'),
    card: named(state, handOf(0), 'barfolk friman'),
    ranks: 1,
  };
  const routes = flightsOf(step(state, action, 0).plan).map(said);
  expect(routes).toEqual(
    expect.arrayContaining(['face-face: hand 0 > table 0', 'face-face: hand 0 > deck 0', 'face-face: deck 1 > hand 0']),
  );
  expect(flightsOf(step(state, action, 1).plan).map(said)).toEqual(
    expect.arrayContaining(['back-face: hand 0 > table 0', 'back-face: hand 0 > deck 0', 'face-back: deck 1 > hand 0']),
  );
});

test('[ART-03] the die rolls once the amulet lies there, with the face that was thrown', () => {
  const state = arrange({ hands: { 0: ['amulet', 'weapon'] }, die: 3 });
  const [by, card] = [named(state, handOf(0), 'amulet'), named(state, handOf(0), 'weapon')];
  const { plan } = step(state, { kind: 'charm', by, card }, 0);
  const roll = plan.motions.find(({ kind }) => kind === 'roll');
  expect(roll).toMatchObject({ face: 3, card });
  expect(roll?.at).toBeGreaterThan(0);
});

test('a card of the map flies from its deck to its square and settles when it is there', () => {
  let state = arrange({ hands: { 0: ['barfolk friman', 'barfolk friman', 'supply', 'supply'] } });
  const build = legalActions(state).find((action) => action.kind === 'build');
  if (build === undefined) throw new Error('nothing to build');
  state = step(state, build, 0).state;
  const place = legalActions(state).find((action) => action.kind === 'place');
  if (place?.kind !== 'place') throw new Error('nowhere to build');
  const { plan } = step(state, place, 0);
  const [flight] = flightsOf(plan);
  expect(flight?.to).toEqual({ kind: 'square', square: place.square });
  const settle = plan.board.motions.find((motion) => motion.kind === 'settle');
  expect(settle).toMatchObject({ square: place.square, at: (flight?.at ?? 0) + (flight?.lasts ?? 0) });
});

test('a hero takes the way that was told, even where a shorter one leads', () => {
  const square = [
    { at: [1, 2], card: 'barfolk tee', quarters: 1 },
    { at: [1, 3], card: 'barfolk turn', quarters: 2 },
    { at: [2, 2], card: 'barfolk turn', quarters: 0 },
    { at: [2, 3], card: 'barfolk turn', quarters: 3 },
  ] as const;
  const before = viewFor(arrange({ tiles: square, heroes: { 0: [[1, 1]] } }), 0);
  const after = viewFor(arrange({ tiles: square, heroes: { 0: [[1, 3]] } }), 0);
  const walk = (events: readonly Event[]) =>
    planOf(before, after, events).board.motions.find((motion) => motion.kind === 'walk');
  expect(walk([{ kind: 'moved', seat: 0, hero: 0, path: [0, 1, 8, 9, 2] }])).toMatchObject({ path: [0, 1, 8, 9, 2] });
  expect(
    walk([
      { kind: 'moved', seat: 0, hero: 0, path: [0, 1] },
      { kind: 'moved', seat: 0, hero: 0, path: [1, 8, 9, 2] },
    ]),
  ).toMatchObject({ path: [0, 1, 8, 9, 2] });
  expect(walk([])).toBeUndefined();
});

test('an undo lets a hero walk back the way it came', () => {
  const road = [{ at: [1, 2], card: 'barfolk straight', quarters: 1 }] as const;
  const state = arrange({ tiles: road, hands: { 0: ['supply'] }, heroes: { 0: [[1, 1]] } });
  const move = legalActions(state).find((action) => action.kind === 'move');
  if (move === undefined) throw new Error('nowhere to go');
  const { before, after, events } = step(state, move, 0);
  expect(planOf(after, before, [], events).board.motions).toMatchObject([{ kind: 'walk', path: [1, 0] }]);
});

test('[ORACLE-01] the oracle turns at dawn, after everything else', () => {
  const state = arrange({ config: standardConfig(2), first: 0, turn: 1, day: 3 });
  const { plan } = step(state, { kind: 'endTurn' }, 0);
  const dawn = plan.motions.find(({ kind }) => kind === 'dawn');
  expect(dawn).toMatchObject({ from: 3, to: 4 });
  expect(dawn?.at).toBe(
    Math.max(...plan.motions.filter(({ kind }) => kind === 'flight' || kind === 'dawn').map(({ at }) => at)),
  );
});

test('both totals count from what they were when a card is laid, and an attack begins from nothing', () => {
  const attacked = battle();
  const { plan } = attacked;
  expect(plan.motions.filter(({ kind }) => kind === 'count')).toMatchObject([
    { side: 'attack', from: 0, to: attacked.after.battle?.attack.total },
    { side: 'defence', from: 0, to: attacked.after.battle?.defence.total },
  ]);
  const lay = legalActions(attacked.state).find((action) => action.kind === 'lay');
  if (lay === undefined) throw new Error('nothing to lay');
  const laid = step(attacked.state, lay, 0);
  expect(laid.plan.motions.filter(({ kind }) => kind === 'count')).toEqual([
    {
      kind: 'count',
      side: 'attack',
      from: laid.before.battle?.attack.total,
      to: laid.after.battle?.attack.total,
      at: 300,
      lasts: 300,
    },
  ]);
  expect(flightsOf(laid.plan).map(said)).toEqual(['face-face: hand 0 > line 0']);
});

/** Seat 0 attacks the city of seat 1 with a weapon, and has more to lay. */
function battle() {
  const state = field({
    hands: { 0: ['weapon', 'barfolk lord', 'barfolk lord'], 1: ['horse'] },
    heroes: { 0: [[4, 3]] },
  });
  const attack = legalActions(state).find((action) => action.kind === 'attack');
  if (attack === undefined) throw new Error('nothing to attack');
  return step(state, attack, 0);
}

test('an undo lets the map go back at once and no card fly', () => {
  const one = arrange({ hands: { 0: ['supply'] }, heroes: { 0: [[1, 1]] } });
  const other = arrange({ hands: { 0: ['weapon'] }, heroes: {} });
  const plan = planOf(viewFor(one, 0), viewFor(other, 0), []);
  expect(kindsOf(plan)).toEqual(['board']);
  expect(plan.board.motions).toMatchObject([{ kind: 'leave', at: 0 }]);
});

describe('[BATTLE-18] an attack that is called off', () => {
  const start = field({
    day: 7,
    level: 4,
    hands: { 0: ['emberians weapon', 'emberians friman'] },
    heroes: { 0: [[4, 3]] },
  });
  const open = apply(start, {
    kind: 'attack',
    target: { kind: 'city', square: start.hero[0] ?? 0 },
    heroes: 1,
    weapon: named(start, handOf(0), 'weapon'),
    copies: 1,
  });
  if (!open.ok) throw new Error('nothing to attack');

  test.each([0, 1, 'table'] as const)('its cards fly from the line straight back to the hand, seen by %s', (viewer) => {
    const flights = flightsOf(step(open.state, { kind: 'callOff' }, viewer).plan);
    expect(flights.map(({ from, to }) => [anchorsOf(from)[0], anchorsOf(to)[0]])).toEqual([
      [expect.stringMatching(/^line 0|^card/), expect.stringMatching(/^hand 0|^card/)],
    ]);
  });
});

test('a card is awaited until its last flight is over', () => {
  const state = arrange({ hands: { 0: ['supply', 'supply', 'barfolk friman'] } });
  const { plan } = step(state, { kind: 'endTurn' }, 0);
  const times = arrivals(plan);
  const flights = flightsOf(plan).flatMap(({ card, at, lasts }) => (card === null ? [] : [{ card, ends: at + lasts }]));
  expect(flights.length).toBeGreaterThanOrEqual(3);
  for (const { card, ends } of flights) expect(times.get(card)).toBeGreaterThanOrEqual(ends);
  expect(plan.lasts).toBeGreaterThanOrEqual(Math.max(...times.values()));
});

/** What each kind of event adds to a plan by itself, when nothing else has changed. A new kind has to be thought about here. */
const ALONE: Readonly<Record<Event['kind'], string>> = {
  factionChosen: '',
  cityChosen: '',
  dawn: 'dawn',
  turn: '',
  cohort: '',
  mulligan: '',
  drew: 'reshuffle',
  raised: '',
  paid: '',
  gained: '',
  promoted: '',
  converted: '',
  rolled: 'roll',
  stationed: '',
  decamped: '',
  ambushed: '',
  dismissed: '',
  searched: '',
  summoned: '',
  borrowed: '',
  built: '',
  upgraded: '',
  impassable: '',
  replaced: '',
  recruited: '',
  moved: '',
  flew: '',
  attacked: 'signal',
  laid: '',
  bribed: '',
  sacrificed: '',
  stood: '',
  fought: '',
  calledOff: '',
  passed: '',
  surrendered: '',
  retreated: '',
  won: 'signal',
  repelled: 'signal',
  disbanded: '',
  conquered: '',
  sealed: '',
  drafted: '',
  annexed: '',
  claimed: '',
  stormDrawn: '',
  stormSkipped: '',
  stormsShuffled: '',
  jumped: '',
  fetched: '',
  struck: '',
  veteran: '',
  veteranFell: '',
  crowned: '',
  enthroned: '',
  deposed: '',
  postLaid: '',
  traded: '',
  mustered: '',
  cloaked: '',
  gazed: '',
  enthralled: '',
  fateDrawn: '',
  copyReturned: '',
  copyNamed: '',
  explored: '',
  occupied: '',
  deserted: '',
  boosterTaken: '',
  boosterSpent: '',
  returned: '',
  lowered: '',
  conjured: '',
  emerged: '',
  shifted: '',
  vanished: '',
  granted: '',
  ennobled: '',
  twinned: '',
  ended: 'signal',
  bilkarrCame: '',
  bilkarrWent: '',
  bilkarrLeft: '',
  boughtPotion: '',
  drank: '',
  potionBack: '',
  froze: '',
  raged: '',
  darkened: '',
};

test.each(Object.values(EVENTS))('$kind is planned for', (event) => {
  const view = viewFor(arrange({ nations: { 0: ['supply'] } }), 0);
  const kinds = kindsOf(planOf(view, view, [event])).filter((kind) => kind !== 'flight');
  expect(kinds.join(' ')).toBe(ALONE[event.kind]);
});

/** Whole games at random, seen by both players and by the table. */
const eachStep = (seed: string, foresee: (state: GameState, action: Action) => void): void =>
  void wander(createGame(standardConfig(2), seed), newChance(seed), { steps: 160, foresee });

test.each(some(['one', 'two', 'three'], 3))(
  'in a game at random every flight ends where the card is, and hands grow and shrink by what flies (%s)',
  (seed) => {
    const seen = { ends: 0, news: 0 };
    eachStep(seed, (state, action) => {
      for (const viewer of [0, 1, 'table'] as const) {
        const { plan, before, after } = step(state, action, viewer);
        const is = whereabouts(after);
        const was = whereabouts(before);
        const last = new Map(
          flightsOf(plan)
            .filter(({ card }) => card !== null)
            .map((flight) => [flight.card, flight.to]),
        );
        for (const [card, to] of last) {
          const place = is.get(card ?? -1);
          if (place === undefined) continue;
          expect(anchorsOf(to)[0]).toBe(anchorsOf(place)[0]);
          seen.ends++;
        }
        // Whatever has come into sight in a hand, on a table or in a line has come there in sight.
        for (const [card, place] of is) {
          const old = was.get(card);
          if (place.kind !== 'hand' && place.kind !== 'table' && place.kind !== 'line') continue;
          if (old !== undefined && anchorsOf(old)[0] === anchorsOf(place)[0]) continue;
          expect(last.has(card)).toBe(true);
          seen.news++;
        }
        for (const player of after.players) {
          if (player.seat === viewer) continue;
          const hand = `hand ${player.seat}`;
          const came = flightsOf(plan).filter(({ to }) => anchorsOf(to)[0] === hand).length;
          const went = flightsOf(plan).filter(({ from }) => anchorsOf(from)[0] === hand).length;
          expect((before.players[player.seat]?.handSize ?? 0) + came - went).toBe(player.handSize);
        }
        expect(plan.lasts).toBeLessThan(3000);
        for (const motion of plan.motions)
          expect(motion.kind === 'signal' || motion.kind === 'board' ? 300 : motion.lasts).toBeLessThanOrEqual(300);
      }
    });
    expect(seen.ends).toBeGreaterThan(100);
    expect(seen.news).toBeGreaterThan(100);
  },
);

test.each(some(['four', 'five'], 2))(
  'in a game at random no flight shows a card that its viewer may not know (%s)',
  (seed) => {
    const shown = { all: 0, hidden: 0 };
    eachStep(seed, (state, action) => {
      for (const viewer of [0, 1] as const) {
        const other = 1 - viewer;
        const { plan, before, after, events, state: next } = step(state, action, viewer);
        const told = new Set(
          events.flatMap((event) =>
            Object.values(event)
              .flat()
              .filter((value): value is number => typeof value === 'number'),
          ),
        );
        const seen = new Set([...whereabouts(before).keys(), ...whereabouts(after).keys(), ...told]);
        const hidden = [...cardsIn(next, handOf(other)), ...cardsIn(next, ambushOf(other))];
        for (const { card } of flightsOf(plan)) {
          if (card === null) continue;
          expect(seen.has(card)).toBe(true);
          shown.all++;
          if (!hidden.includes(card)) continue;
          // A card that ends in a hidden hand was named aloud, or had lain in sight.
          expect(told.has(card) || whereabouts(before).has(card)).toBe(true);
          shown.hidden++;
        }
      }
    });
    expect(shown.all).toBeGreaterThan(100);
    expect(shown.hidden).toBeGreaterThan(0);
  },
);
