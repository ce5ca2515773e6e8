/** The Banner's measure: eight in all, by what is printed. */
import { legalActions, shelterOf, type GameState } from '@battalia/engine/testing';
import { configWith, endTurn, HOME, line } from '../battlefield';
import { relics } from '../relics';
import {
  card,
  hand,
  handNames,
  named,
  play,
  playedNames,
  refused,
  shelterNames,
  times,
  type CardName,
} from '../support';

/** Calls cards of a name until the Banner asks no more. */
function callAll(s: GameState, name: CardName): GameState {
  let state = play(s, { kind: 'muster', by: card(s, 0, 'banner'), card: named(s, shelterOf(0), name) });
  for (;;) {
    const [, next] = legalActions(state).filter(({ kind }) => kind === 'take');
    if (next === undefined) return state;
    state = play(state, next);
  }
}

test.each([
  [times<CardName>(5, 'barfolk friman').concat(times<CardName>(5, 'cloudborn friman')), 'friman', 8],
  [times<CardName>(5, 'barfolk chief'), 'chief', 4],
  [times<CardName>(4, 'barfolk lord'), 'lord', 2],
  [
    (['barfolk', 'cloudborn', 'emberians'] as const).flatMap((faction) => times<CardName>(3, `${faction} weapon`)),
    'weapon',
    8,
  ],
] as const)('out of a shelter of %j the Banner calls cards of the kind %s: %i', (shelter, name, most) => {
  const s = relics({ hands: { 0: ['banner'] }, shelters: { 0: shelter } });
  const called = callAll(s, name);
  expect(handNames(called, 0)).toHaveLength(most);
  expect(shelterNames(called, 0)).toHaveLength(shelter.length - most);
});

test('two priests of the Unbound are six, and a third of any faction is one too many', () => {
  const s = relics({
    config: configWith(['unbound', 'stormgates', 'relics']),
    hands: { 0: ['banner'] },
    shelters: { 0: ['unbound priest', 'unbound priest', 'barfolk priest'] },
  });
  const first = play(s, { kind: 'muster', by: card(s, 0, 'banner'), card: named(s, shelterOf(0), 'unbound priest') });
  const second = play(first, { kind: 'take', cards: [named(first, shelterOf(0), 'unbound priest')] });
  expect(handNames(second, 0)).toEqual(['unbound priest', 'unbound priest']);
  expect(refused(second, { kind: 'take', cards: [named(second, shelterOf(0), 'barfolk priest')] })).toBe('notNow');
});

test('what the Banner has called builds, and lies in the shelter with it at the end of the turn', () => {
  const s = relics({
    hands: { 0: ['banner'] },
    nations: { 0: times<CardName>(6, 'supply') },
    shelters: { 0: ['barfolk chief', 'emberians chief', 'supply'] },
  });
  let state = callAll(s, 'barfolk chief');
  const pay = line(hand(state, 0, 'barfolk chief', 'emberians chief'));
  state = play(state, { kind: 'upgrade', square: HOME, pay });
  expect(state.level[HOME]).toBe(2);
  expect(playedNames(state, 0)).toEqual(['banner', 'barfolk chief', 'emberians chief']);
  expect(shelterNames(play(state, endTurn), 0)).toEqual(['banner', 'barfolk chief', 'emberians chief', 'supply']);
});
