/** The rulebook's illuminated amulet: a doubled title, then a tool that goes into ambush. */
import { ambushOf, cardsIn, copiesLeft, debug, deckSize, LIMBO, playedOf } from '@battalia/engine/testing';
import { card, handNames, loadDie, play, playedNames, refused, violation } from '../support';
import { charm, endTurn, field, promote } from '../battlefield';

const AMULET_DAY = 3;

test('[ORACLE-06, ART-03] on a title it rolls 2, on a tool 4: two promotions, and an ambush for nothing', () => {
  const start = field({
    day: AMULET_DAY,
    hands: { 0: ['amulet', 'emberians title', 'islanders chief', 'barfolk friman', 'cloudborn tool', 'supply'] },
  });
  const [amulet, title, tool] = [card(start, 0, 'amulet'), card(start, 0, 'title'), card(start, 0, 'tool')];
  const owned = deckSize(start, 0);

  // The first roll doubles the title; the tool has to wait.
  loadDie(start, 2);
  let s = play(start, charm(amulet, title));
  expect(copiesLeft(s, 0, title)).toBe(2);
  expect(violation(s, charm(amulet, tool))).toEqual({ code: 'firstCardFirst', card: title });

  // Two copies promote two units.
  s = play(s, promote(title, card(s, 0, 'islanders chief')));
  expect(handNames(s, 0)).toEqual(['barfolk friman', 'cloudborn tool', 'islanders priest', 'supply']);
  s = play(s, promote(title, card(s, 0, 'barfolk friman')));
  expect(handNames(s, 0)).toEqual(['barfolk chief', 'cloudborn tool', 'islanders priest', 'supply']);
  expect(refused(s, promote(title, card(s, 0, 'barfolk chief')))).toBe('alreadyPlayed');

  // The second roll sends the tool into ambush, and nothing is suspended for it.
  loadDie(s, 4);
  s = play(s, charm(amulet, tool));
  expect(cardsIn(s, ambushOf(0))).toEqual([tool]);
  expect(cardsIn(s, LIMBO)).toEqual([]);
  expect(deckSize(s, 0)).toBe(owned);
  expect(handNames(s, 0)).toEqual(['barfolk chief', 'islanders priest', 'supply']);
  expect(refused(s, charm(amulet, card(s, 0, 'supply')))).toBe('notYourCard');
  expect(playedNames(s, 0)).toEqual(['emberians title']);

  // The tool waits there while all else goes to the shelter.
  s = play(s, endTurn);
  expect(cardsIn(s, ambushOf(0))).toEqual([tool]);
  expect(cardsIn(s, playedOf(0))).toEqual([]);
  expect(debug.census(s)).toEqual([]);
});
