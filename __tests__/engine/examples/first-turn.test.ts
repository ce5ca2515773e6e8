/** The rulebook's first turn: two lines, and where their cards end. */
import { cardsIn, decision, handOf, nationOf, shelterOf, type GameState } from '@battalia/engine/testing';
import {
  arrange,
  census,
  eventsOf,
  hand,
  handNames,
  kind,
  nationNames,
  play,
  playedNames,
  playLogged,
  shelterNames,
  times,
  type CardName,
} from '../support';

const HAND: readonly CardName[] = [
  'supply',
  'supply',
  'supply',
  'barfolk friman',
  'islanders chief',
  'cloudborn priest',
];

/** Both lines of the turn; what lies on the table in the end is checked on the way. */
function twoLines(nation: readonly CardName[]): GameState {
  const start = arrange({
    step: 'opening',
    hands: { 0: HAND },
    nations: { 0: nation },
    shelters: { 0: [] },
    decks: { scroll: ['emberians scroll', 'barfolk scroll'], chief: ['cloudborn chief', 'barfolk chief'] },
  });
  const s = play(start, { kind: 'begin' });

  const first = playLogged(s, {
    kind: 'create',
    artefact: kind('scroll'),
    pay: hand(s, 0, 'friman', 'chief', 'priest'),
    faction: null,
  });
  expect(eventsOf(first.events, 'paid')).toEqual([
    { kind: 'paid', seat: 0, for: 'create', line: hand(s, 0, 'friman', 'chief', 'priest') },
  ]);
  expect(playedNames(first.state, 0)).toEqual([
    'barfolk friman',
    'cloudborn priest',
    'emberians scroll',
    'islanders chief',
  ]);
  expect(handNames(first.state, 0)).toEqual(['supply', 'supply', 'supply']);

  const second = playLogged(first.state, {
    kind: 'hire',
    unit: kind('chief'),
    pay: hand(first.state, 0, 'supply', 'supply', 'supply'),
  });
  expect(eventsOf(second.events, 'gained')).toHaveLength(2);
  expect(handNames(second.state, 0)).toEqual([]);
  return second.state;
}

const NINE: readonly CardName[] = [
  'barfolk friman',
  'cloudborn chief',
  'cloudborn priest',
  'emberians scroll',
  'islanders chief',
  ...times<CardName>(4, 'supply'),
];

test('[LINE-01, CREATE-01, CREATE-02, HIRE-01, HIRE-02, TURN-08] a scroll and a chief with its supply; all nine cards end in the shelter', () => {
  const acted = twoLines(times(6, 'supply'));
  expect(playedNames(acted, 0)).toEqual(NINE);
  const state = play(acted, { kind: 'endTurn' });
  expect(shelterNames(state, 0)).toEqual(NINE);
  expect(handNames(state, 0)).toEqual(times(6, 'supply'));
  expect(decision(state)).toEqual({ kind: 'opening', seat: 1 });
  expect(census(state)).toEqual([]);
});

test('[LINE-01, TURN-07, SETUP-06] with the four cards that a first nation holds, the nine are shuffled into a new one at once', () => {
  const nation: readonly CardName[] = ['barfolk friman', 'emberians friman', 'supply', 'supply'];
  const state = play(twoLines(nation), { kind: 'endTurn' });
  expect(handNames(state, 0)).toEqual(expect.arrayContaining(['emberians friman']));
  expect([
    cardsIn(state, handOf(0)).length,
    cardsIn(state, nationOf(0)).length,
    cardsIn(state, shelterOf(0)).length,
  ]).toEqual([6, 7, 0]);
  expect([...handNames(state, 0), ...nationNames(state, 0)].sort()).toEqual([...NINE, ...nation].sort());
});
