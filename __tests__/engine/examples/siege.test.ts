/** The rulebook's battle: blue attacks red's city of level 3 and fails by a tie. */
import { debug, decision, handOf, NONE, cardsIn, termsOf } from '@battalia/engine/testing';
import {
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  times,
  violation,
  type CardName,
} from '../support';
import { attack, cityAt, endTurn, field, fight, lay, pass, score, stand, TARGET } from '../battlefield';

test('[BATTLE-03, BATTLE-06, BATTLE-07, BATTLE-09, BATTLE-10] blue attacks with moral, loses it, and is repelled 8 to 8', () => {
  const start = field({
    factions: ['islanders', 'emberians', 'barfolk', 'cloudborn'],
    level: 3,
    heroes: { 0: [[4, 3]] },
    hands: {
      0: ['islanders weapon', 'islanders chief', 'islanders friman', 'islanders chief', 'cloudborn chief'],
      1: ['emberians friman', 'barfolk lord', 'supply'],
    },
    nations: { 1: times<CardName>(9, 'supply') },
  });

  // Weapon and chief are 3, as strong as the city; all cards are blue, and the hero's moral makes it 4.
  let s = play(start, attack(cityAt(TARGET), card(start, 0, 'weapon')));
  expect(violation(s, stand)).toEqual({ code: 'notStrongEnough', needed: 4, have: 2 });
  s = play(s, lay(card(s, 0, 'islanders chief')));
  expect(score(s)).toEqual([4, 3]);
  s = play(s, stand, fight());

  // Red's friman evens it out, and that is enough.
  expect(refused(s, stand)).toBe('notStrongEnough');
  s = play(s, lay(card(s, 1, 'friman')));
  expect(score(s)).toEqual([4, 4]);
  expect(refused(s, pass)).toBe('strongEnough');
  s = play(s, stand);
  expect(decision(s)).toEqual({ kind: 'press', seat: 0 });

  // Blue risks everything; the Cloudborn chief costs the moral bonus.
  for (const laid of hand(s, 0, 'islanders friman', 'islanders chief')) s = play(s, lay(laid));
  expect(score(s)).toEqual([7, 4]);
  s = play(s, lay(card(s, 0, 'cloudborn chief')));
  expect(score(s)).toEqual([8, 4]);
  expect(termsOf(s, 0).some((term) => term.kind === 'moral')).toBe(false);
  s = play(s, stand);

  // Red strikes back with a lord.
  s = play(s, lay(card(s, 1, 'lord')), stand);
  expect(score(s)).toEqual([8, 8]);

  // Blue has nothing left and passes: a tie is the defender's.
  expect(handNames(s, 0)).toEqual([]);
  const { state, events } = playLogged(s, pass);
  expect(eventsOf(events, 'repelled')).toEqual([
    { kind: 'repelled', seat: 0, target: cityAt(TARGET), attack: 8, defence: 8 },
  ]);
  expect(eventsOf(events, 'disbanded')).toEqual([{ kind: 'disbanded', seat: 0, hero: 0, square: TARGET }]);
  expect([state.holder[TARGET], state.level[TARGET], state.hero[0]]).toEqual([1, 3, NONE]);
  expect(shelterNames(state, 1)).toEqual(['barfolk lord', 'emberians friman']);
  expect(playedNames(state, 0)).toEqual([
    'cloudborn chief',
    'islanders chief',
    'islanders chief',
    'islanders friman',
    'islanders weapon',
  ]);

  // Red fills the hand when blue's turn is over, not before.
  expect(cardsIn(state, handOf(1)).map((card) => cardName(state, card))).toEqual(['supply']);
  const after = play(state, endTurn);
  expect(cardsIn(after, handOf(1))).toHaveLength(6);
  expect(debug.census(after)).toEqual([]);
});
