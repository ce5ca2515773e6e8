/** The rulebook's attack on canyons and on mountains: whose ground it is. */
import {
  decision,
  heroSquare,
  standardConfig,
  termsOf,
  totalOf,
  type FactionName,
  type GameState,
} from '@battalia/engine/testing';
import { arrange, card, eventsOf, handNames, play, playLogged, sq, violation } from '../support';

const CITY = sq(3, 3);

/** Red has a hero in gold's level 2 city on this terrain, and opens with a weapon and a friman of its own. */
function attackOn(terrain: FactionName): GameState {
  const s = arrange({
    config: standardConfig(4, ['advanced']),
    factions: ['emberians', 'cloudborn', 'barfolk', 'islanders'],
    bare: true,
    day: 3,
    tiles: [
      { at: [3, 3], card: `${terrain} city4`, level: 2, owner: 1 },
      { at: [7, 7], card: 'barfolk city4', level: 1, owner: 0 },
    ],
    heroes: { 0: [[3, 3]] },
    hands: { 0: ['emberians weapon', 'emberians friman'], 1: ['supply'] },
  });
  const open = play(s, {
    kind: 'attack',
    target: { kind: 'city', square: CITY },
    heroes: 1,
    weapon: card(s, 0, 'weapon'),
    copies: 1,
  });
  return play(open, { kind: 'lay', card: card(open, 0, 'friman'), copies: 1 });
}

const ground = (s: GameState, seat: number): number =>
  termsOf(s, seat).reduce((sum, term) => sum + (term.kind === 'ground' ? term.strength : 0), 0);

test('[ADV-02, BATTLE-03] on red canyons the attacker gets +1 and gold, who owns the city, nothing: it falls', () => {
  const s = attackOn('emberians');
  expect([ground(s, 0), ground(s, 1)]).toEqual([1, 0]);
  // Weapon 1, friman 1, moral 1, ground 1 against level 2.
  expect([totalOf(s, 0), totalOf(s, 1)]).toEqual([4, 2]);
  const reply = play(s, { kind: 'stand' });
  expect(decision(reply)).toEqual({ kind: 'reply', seat: 1 });
  const { state, events } = playLogged(reply, { kind: 'surrender' });
  expect(eventsOf(events, 'won')).toMatchObject([{ seat: 0, attack: 4, defence: 2 }]);
  expect([state.holder[CITY], state.level[CITY]]).toEqual([0, 2]);
});

test('[ADV-02, BATTLE-18] on mountains gold gets it: the same cards are not enough, and red takes them back', () => {
  const s = attackOn('cloudborn');
  expect([ground(s, 0), ground(s, 1)]).toEqual([0, 1]);
  expect([totalOf(s, 0), totalOf(s, 1)]).toEqual([3, 3]);
  expect(violation(s, { kind: 'stand' })).toEqual({ code: 'notStrongEnough', needed: 4, have: 3 });
  const { state, events } = playLogged(s, { kind: 'callOff' });
  expect(eventsOf(events, 'repelled')).toEqual([]);
  expect([state.holder[CITY], heroSquare(state, 0, 0)]).toEqual([1, CITY]);
  expect(handNames(state, 0)).toEqual(['emberians friman', 'emberians weapon']);
});
