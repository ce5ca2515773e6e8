/** A queen's rise and loss over three checkpoints, played turn by turn. */
import {
  cardsIn,
  deckSize,
  handOf,
  LIMBO,
  pointsOf,
  royalsState,
  viewFor,
  type Card,
  type GameState,
} from '@battalia/engine/testing';
import { cardName, contents, eventsOf, isOffered, play, playLogged, sq, type CardName } from '../support';
import { endTurn } from '../battlefield';
import { fillDeck, idleWeek, lastTurn, nextWeek } from '../checkpoint';

const CAPITAL_TO_BE = sq(4, 2);

/** Everything that seat 0 owns, by name. */
const owned = (s: GameState): readonly CardName[] => (viewFor(s, 0).deck ?? []).map(({ card }) => cardName(s, card));
const handOfQueen = (s: GameState): readonly Card[] =>
  cardsIn(s, handOf(0)).filter((card) => cardName(s, card) === 'barfolk queen');
const hasQueen = (s: GameState): boolean => owned(s).includes('barfolk queen');

test('[CP-01, CP-02, ROY-01, ROY-02, ROY-04, ROY-06] a queen rises at the second checkpoint, crowns a city, and is deposed at the third', () => {
  // The end of the first week: 21 cards, and nobody is counted yet.
  let s = lastTurn({
    modules: ['stormgates', 'royals'],
    players: 2,
    number: 1,
    bare: true,
    tiles: [
      { at: [4, 2], card: 'barfolk city4', level: 4, owner: 0 },
      { at: [6, 6], card: 'cloudborn city4', level: 4, owner: 1 },
    ],
    cards: { 0: 21, 1: 12 },
  });
  s = nextWeek(s);
  expect([s.day, hasQueen(s), deckSize(s, 0)]).toEqual([8, false, 21]);

  // The second: she comes to the shelter, unasked; 21 cards are too few for the king.
  s = idleWeek(s);
  expect(s.day).toBe(14);
  const second = playLogged(s, endTurn);
  s = second.state;
  expect(eventsOf(second.events, 'enthroned').map(({ seat, card }) => [seat, cardName(s, card)])).toEqual([
    [0, 'barfolk queen'],
  ]);
  expect([deckSize(s, 0), deckSize(s, 1)]).toEqual([22, 12]);
  expect(contents(s, royalsState.court.at(s))).toEqual(['barfolk king', 'cloudborn king', 'cloudborn queen']);

  // In the third week she is drawn some day, and makes a residence of the city, alone in her line.
  let crowned = false;
  for (let turns = 0; !crowned && turns < 12; turns++) {
    s = play(s, { kind: 'begin' });
    const [queen] = s.turn === 0 ? handOfQueen(s) : [];
    if (queen !== undefined) {
      const crown = { kind: 'crown', square: CAPITAL_TO_BE, pay: [queen] } as const;
      crowned = isOffered(s, crown);
      s = play(s, crown);
    }
    s = play(s, endTurn);
  }
  expect([crowned, s.level[CAPITAL_TO_BE], pointsOf(s, 0)]).toEqual([true, 5, 5]);

  // Three cards are gone before the third checkpoint: 19 are too few, and she goes to the limbo. The residence stays.
  s = idleWeek(s);
  expect(s.day).toBe(21);
  fillDeck(s, 0, 19);
  const third = playLogged(s, endTurn);
  s = third.state;
  expect(eventsOf(third.events, 'deposed').map(({ seat, card }) => [seat, cardName(s, card)])).toEqual([
    [0, 'barfolk queen'],
  ]);
  expect([hasQueen(s), contents(s, LIMBO), deckSize(s, 0)]).toEqual([false, ['barfolk queen'], 18]);
  expect([s.level[CAPITAL_TO_BE], pointsOf(s, 0)]).toEqual([5, 5]);

  // A large deck a week later brings the king, who was never here, and not the queen.
  s = idleWeek(s);
  fillDeck(s, 0, 24);
  s = nextWeek(s);
  expect(owned(s).filter((name) => name.endsWith('king') || name.endsWith('queen'))).toEqual(['barfolk king']);
  expect(contents(s, LIMBO)).toEqual(['barfolk queen']);
});
