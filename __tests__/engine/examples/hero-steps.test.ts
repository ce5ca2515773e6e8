/** The rulebook's ride on a horse: roads decide how far it goes. */
import { heroSquare, type GameState } from '@battalia/engine';
import { arrange, eventsOf, hand, legal, playLogged, sq, violation, type CardName } from '../support';

const HERO = sq(3, 1);
const ONE = sq(3, 2);
const TWO = sq(4, 2);
const RUINS = sq(4, 4);
const FOUR = sq(3, 3);
const FIVE = sq(3, 4);

/** A road from the hero to 1 and on to 2, which points at an empty square before the ruins; 4 lies beside 1 without a road between them. */
const at = (...cards: readonly CardName[]): GameState =>
  arrange({
    bare: true,
    day: 1,
    hands: { 0: cards },
    heroes: { 0: [[3, 1]] },
    tiles: [
      { at: [3, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [3, 2], card: 'barfolk turn', quarters: 2 },
      { at: [4, 2], card: 'cloudborn turn', quarters: 0 },
      { at: [4, 4], card: 'ruins' },
      { at: [3, 3], card: 'islanders crossroad' },
      { at: [3, 4], card: 'islanders tee', quarters: 1 },
    ],
  });

test('[HERO-02, HERO-03, ART-10] with a horse the hero reaches 1 and 2, and what is not used of it is lost', () => {
  const s = at('barfolk horse');
  expect(legal(s, 'move').map(({ to }) => to)).toEqual([ONE, TWO]);
  for (const to of [RUINS, FOUR, FIVE, sq(4, 3)])
    expect(violation(s, { kind: 'move', hero: 0, to, pay: hand(s, 0, 'horse') })).toEqual({
      code: 'outOfReach',
      square: to,
    });

  const { state, events } = playLogged(s, { kind: 'move', hero: 0, to: ONE, pay: hand(s, 0, 'horse') });
  expect(eventsOf(events, 'moved')).toEqual([{ kind: 'moved', seat: 0, hero: 0, path: [HERO, ONE] }]);
  expect(heroSquare(state, 0, 0)).toBe(ONE);
  // Two steps were left of the horse; the next square is not entered with them.
  expect(legal(state, 'move')).toEqual([]);
});

test('[HERO-02, HERO-03] no number of cards opens a way where there is no road', () => {
  const s = at('barfolk horse', 'cloudborn horse', 'supply', 'supply', 'supply');
  expect(new Set(legal(s, 'move').map(({ to }) => to))).toEqual(new Set([ONE, TWO]));
});
