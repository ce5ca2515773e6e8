import {
  ambushOf,
  cardsIn,
  clone,
  debug,
  decision,
  handOf,
  legalActions,
  nationOf,
  newChance,
  NONE,
  resample,
  shelterOf,
  standardConfig,
  viewFor,
  type Chance,
  type GameState,
  type PlayerView,
  type Seat,
  type Viewer,
  type Zone,
} from '@battalia/engine/testing';
import { some } from '../long';
import { hoard } from './volcano';
import { atFullHoard, atHoard, atRuins, borrowing, dismissing, holdingALoan, searching } from './questions';
import { arrange, card, fingerprint, play } from './support';
import { CONFIGS, fresh, midgame, walk } from './walk';

const viewersOf = (s: GameState): readonly Viewer[] => [
  ...Array.from({ length: s.rules.seats }, (_, seat) => seat),
  'table',
];

/** As text, because comparing it is quick. */
const expectSame = (actual: unknown, wanted: unknown): void =>
  expect(JSON.stringify(actual)).toBe(JSON.stringify(wanted));

function checkNode(s: GameState, chance: Chance, scratch: Map<Viewer, GameState> = new Map()): void {
  for (const viewer of viewersOf(s)) {
    const view = viewFor(s, viewer);
    const sampled = resample(view, chance, scratch.get(viewer));
    scratch.set(viewer, sampled);
    expectSame(viewFor(sampled, viewer), view);
    expectSame(debug.census(sampled), []);
    const seat = viewer === 'table' ? NONE : viewer;
    expectSame(legalActions(sampled, seat), legalActions(s, seat));
  }
}

/** Many samples of what a viewer knows. */
const samples = (view: PlayerView, many: number): readonly GameState[] => {
  const chance = newChance('samples');
  return Array.from({ length: many }, () => resample(view, chance));
};

/** How many different contents a zone has, its order left out. */
const variety = (states: readonly GameState[], zone: Zone): number =>
  new Set(
    states.map((s) =>
      cardsIn(s, zone)
        .sort((a, b) => a - b)
        .join(' '),
    ),
  ).size;

/** The same with the order. */
const orders = (states: readonly GameState[], zone: Zone): number =>
  new Set(states.map((s) => cardsIn(s, zone).join(' '))).size;

const SETUPS = CONFIGS.map(
  (config) => [`${config.seats.length} players${config.modules.map((id) => `, ${id}`).join('')}`, config] as const,
);

describe('a state dealt anew from what a player knows', () => {
  test.each(some(SETUPS, 5))(
    'looks the same to that player, who may do the same things in it; no card is lost: %s',
    (name, config) => {
      const chance = newChance(`resample ${name}`);
      const scratch = new Map<Viewer, GameState>();
      walk(fresh(config, name), chance, 4, (s) => checkNode(s, chance, scratch));
      walk(midgame(config, name), chance, 10, (s) => checkNode(s, chance, scratch));
    },
  );

  test('the same to the last node of a game', () => {
    const config = standardConfig(2, ['advanced', 'unbound'], { weeks: 1 });
    const chance = newChance('to the end');
    let over = false;
    walk(midgame(config, 'to the end'), chance, 2000, (s, at) => {
      over = s.over !== 0;
      if (over || at % 10 === 0) checkNode(s, chance);
    });
    expect(over).toBe(true);
  });

  test.each([
    ['summon', searching],
    ['borrow', borrowing],
    ['hoard', atHoard],
    ['hoard', atFullHoard],
    ['great', atRuins],
    ['dismiss', dismissing],
    ['acting', holdingALoan],
  ] as const)('the same while a question is open: %s', (kind, position) => {
    const s = position();
    expect(decision(s)?.kind).toBe(kind);
    const chance = newChance(kind);
    for (let n = 0; n < 30; n++) checkNode(s, chance);
  });

  test('plays on by the rules', () => {
    const config = standardConfig(4, ['advanced', 'volcano', 'unbound'], { weeks: 3 });
    const chance = newChance('plays on');
    walk(midgame(config, 'plays on'), chance, 60, (s, at) => {
      if (at % 6 !== 0) return;
      for (const viewer of viewersOf(s)) {
        walk(resample(viewFor(s, viewer), chance), chance, 25, (later) => expectSame(debug.census(later), []));
      }
    });
  });
});

describe('what is dealt', () => {
  const s = midgame(standardConfig(4, ['volcano', 'unbound']), 'dealt');
  const seat: Seat = 1;
  const view = viewFor(s, seat);
  const dealt = samples(view, 40);

  test('everything hidden varies: hands, nations, shelters and ambushes of others, decks below the top, hoards', () => {
    for (const other of [0, 2, 3])
      for (const zone of [handOf(other), nationOf(other)]) expect(variety(dealt, zone)).toBeGreaterThan(20);
    expect(orders(dealt, 0)).toBeGreaterThan(20);
    expect(variety(dealt, 0)).toBeGreaterThan(20);
    const volcano = samples(viewFor(fresh(standardConfig(4, ['volcano']), 'hoards'), seat), 30);
    for (let i = 0; i < 4; i++) expect(variety(volcano, hoard(volcano[0] ?? s, i))).toBeGreaterThan(10);
    const later = samples(
      viewFor(play(arrange({ ambushes: { 2: ['barfolk lord'] }, shelters: { 2: ['supply', 'barfolk chief'] } })), seat),
      30,
    );
    for (const zone of [ambushOf(2), shelterOf(2)]) expect(variety(later, zone)).toBeGreaterThan(5);
  });

  test('[SETUP-06, RULE-20] of the own nation the order varies, the cards are those that are known, from the first ten on', () => {
    const known = arrange({
      hands: { 1: [] },
      nations: { 1: [] },
      shelters: {
        1: [
          'supply',
          'barfolk lord',
          'islanders chief',
          'cloudborn priest',
          'supply',
          'barfolk friman',
          'islanders friman',
          'tent',
        ],
      },
      turn: 1,
    });
    const drawn = play(known, { kind: 'endTurn' });
    const again = samples(viewFor(drawn, 1), 30);
    expect(variety(again, nationOf(1))).toBe(1);
    expect(orders(again, nationOf(1))).toBe(2);
    const first = samples(viewFor(fresh(standardConfig(3), 'ten'), 2), 30);
    expect(variety(first, nationOf(2))).toBe(1);
    expect(orders(first, nationOf(2))).toBeGreaterThan(3);
    for (const other of [0, 1]) expect(variety(first, nationOf(other))).toBeGreaterThan(20);
  });

  test('a Great Artefact stays with the player who claimed it, anywhere in that deck', () => {
    const places = new Set<string>();
    for (const sample of dealt) {
      for (const other of [0, 2, 3]) {
        for (const { card: great } of view.players[other]?.great ?? []) {
          const zone = sample.zone[great] ?? -1;
          expect([handOf(other), nationOf(other), shelterOf(other), ambushOf(other)]).toContain(zone);
          places.add(`${other} ${zone}`);
        }
      }
    }
    expect(places.size).toBeGreaterThan(3);
  });

  test('[AMB-03] a card that was shown may be in the hand or in the ambush', () => {
    const start = arrange({
      hands: { 0: ['title', 'islanders friman', 'supply', 'supply', 'supply'] },
      nations: { 0: ['supply', 'supply', 'supply', 'supply', 'supply', 'supply', 'supply', 'supply'] },
    });
    const promoted = play(start, {
      kind: 'promote',
      by: card(start, 0, 'title'),
      card: card(start, 0, 'islanders friman'),
      ranks: 1,
    });
    const ambushed = play(promoted, {
      kind: 'ambush',
      card: card(promoted, 0, 'supply', 1),
      price: card(promoted, 0, 'supply'),
    });
    const chief = card(ambushed, 0, 'islanders chief');
    const zones = new Set(samples(viewFor(ambushed, 1), 40).map((sample) => sample.zone[chief]));
    expect([...zones].sort()).toEqual([handOf(0), ambushOf(0)].sort());
  });

  test('[GA-08] the owner of a borrowed card deals it from what is left of the own nation', () => {
    const loan = holdingALoan();
    const owned = new Set((viewFor(loan, 1).deck ?? []).map((entry) => entry.card));
    const seen = new Set<number>();
    for (const sample of samples(viewFor(loan, 1), 40)) {
      const lent = cardsIn(sample, handOf(0)).filter((id) => sample.lender[id] === 2);
      expect(lent).toHaveLength(1);
      lent.forEach((id) => seen.add(id));
    }
    expect(seen.size).toBe(3);
    for (const id of seen) expect(owned.has(id)).toBe(true);
  });

  test('the chance of the game is not in it, and the same chance deals the same', () => {
    const words = (state: GameState) => [state.rngA, state.rngB, state.rngC, state.rngD].join(' ');
    expect(new Set([s, ...dealt].map(words)).size).toBe(41);
    expect(fingerprint(resample(view, newChance('same')))).toBe(fingerprint(resample(view, newChance('same'))));
  });

  test('neither the view nor another state is touched, and a state that is overwritten keeps nothing of its own', () => {
    const before = JSON.stringify(view);
    const anew = resample(view, newChance('over'));
    const used = midgame(s.rules.config, 'something else');
    const copy = clone(s);
    expect(fingerprint(resample(view, newChance('over'), used))).toBe(fingerprint(anew));
    expect(JSON.stringify(view)).toBe(before);
    expect(fingerprint(s)).toBe(fingerprint(copy));
  });

  test('a view that went through JSON deals as well', () => {
    const sent = JSON.parse(JSON.stringify(view));
    expect(fingerprint(resample(sent, newChance('sent')))).toBe(fingerprint(resample(view, newChance('sent'))));
  });
});
