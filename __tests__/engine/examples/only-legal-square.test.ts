/** The rulebook's only legal square: five candidates for a city, and why four of them fail. */
import { CITY4, pointsOf } from '@battalia/engine';
import {
  arrange,
  cardName,
  census,
  eventsOf,
  hand,
  handNames,
  legal,
  play,
  playLogged,
  sq,
  times,
  violation,
  type CardName,
} from '../support';

const A = sq(7, 5);
const B = sq(1, 3);
const C = sq(6, 6);
const D = sq(3, 3);
const E = sq(5, 7);

/** Red has one city in the bottom right corner, with a road to the west that forks to the north, and one to the north. */
const start = arrange({
  bare: true,
  factions: ['emberians', 'barfolk', 'cloudborn', 'islanders'],
  hands: { 0: [...times<CardName>(3, 'emberians chief'), 'emberians priest', 'barfolk priest', 'supply'] },
  decks: { city4: ['islanders city4'] },
  tiles: [
    { at: [7, 7], card: 'emberians city4', level: 1, owner: 0 },
    { at: [7, 6], card: 'barfolk tee', quarters: 3 },
    { at: [6, 7], card: 'barfolk straight' },
    { at: [4, 7], card: 'cloudborn city4', level: 1, owner: 2 },
    { at: [1, 1], card: 'barfolk city4', level: 2, owner: 1 },
    { at: [1, 2], card: 'emberians straight', quarters: 1 },
  ],
});

test('[BUILD-02, BUILD-03, BUILD-04, BUILD-06, BUILD-08, BUILD-10] three chiefs build a four-exit city on the one square that allows it, and two priests raise it at once', () => {
  const asked = play(start, { kind: 'build', tile: CITY4, level: 2, pay: hand(start, 0, 'chief', 'chief', 'chief') });
  expect(legal(asked, 'place')).toEqual([{ kind: 'place', square: A, quarters: 0 }]);

  const why = (square: number) => violation(asked, { kind: 'place', square, quarters: 0 });
  expect(why(B)).toEqual({ code: 'notConnected', square: B });
  expect(why(C)).toEqual({ code: 'roadsDisagree', square: C });
  expect(why(D)).toEqual({ code: 'touchesNothing', square: D });
  expect(why(E)).toEqual({ code: 'besideCity', square: E });

  const { state: built, events } = playLogged(asked, { kind: 'place', square: A, quarters: 0 });
  expect(cardName(built, eventsOf(events, 'built')[0]?.card ?? -1)).toBe('islanders city4');
  expect([built.level[A], built.holder[A], pointsOf(built, 0)]).toEqual([2, 0, 3]);

  const raised = play(built, { kind: 'upgrade', square: A, pay: hand(built, 0, 'priest', 'priest') });
  expect([raised.level[A], pointsOf(raised, 0)]).toEqual([3, 4]);
  expect(handNames(raised, 0)).toEqual(['supply']);
  expect(census(raised)).toEqual([]);
});
