/** The Order of the Half from the deck to the battlefield, through the public interface alone: a hire, a sacrifice, a siege. */
import {
  apply,
  decision,
  decode,
  encode,
  hash,
  legalActions,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine';
import { card, cardName, hand, named, times, type CardName } from '../support';
import { attack, cityAt, configWith, field, HOME, line, TARGET } from '../battlefield';
import { LIMBO, lineOf, LORD } from '@battalia/engine/testing';

/** Plays what is legal, saved and opened again before every step. */
function go(s: GameState, action: Action): GameState {
  const opened = decode(encode(s));
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(hash(opened.state)).toBe(hash(s));
  expect(legalActions(s)).toContainEqual(action);
  const done = apply(opened.state, action);
  if (!done.ok) throw new Error(JSON.stringify(done.violation));
  return done.state;
}
const until = (s: GameState, seat: number): GameState => {
  let state = s;
  while (decision(state)?.seat !== seat) {
    const open = decision(state)?.kind;
    state = go(state, open === 'opening' ? { kind: 'begin' } : { kind: 'endTurn' });
  }
  return state;
};

test('a Fanatic lord is hired, waits, is paid for with a supply, and takes a city that ten defend in vain', () => {
  let s = field({
    config: configWith(['fanatics', 'unbound']),
    day: 6,
    level: 3,
    hands: {
      0: [...times<CardName>(5, 'supply'), 'barfolk friman'],
      1: ['cloudborn lord', 'cloudborn chief', 'supply', 'fanatic friman'],
    },
    nations: { 0: times<CardName>(6, 'supply'), 1: times<CardName>(9, 'supply') },
    shelters: { 0: [], 1: [] },
    decks: { lord: ['fanatic lord', 'unbound lord'] },
    heroes: { 0: [[4, 3]] },
  });

  // Five supplies hire the top of the lords' deck; it comes with two supplies, and none of it is played today.
  s = go(s, { kind: 'hire', unit: LORD, pay: line(...hand(s, 0, ...times<CardName>(5, 'supply'))) });
  expect(viewFor(s, 0).players[0]?.deckSize).toBe(15);
  expect(legalActions(s).some(({ kind }) => kind === 'sacrifice')).toBe(false);
  s = go(s, { kind: 'endTurn' });
  s = until(s, 0);

  // A week later: the lord is in the hand, with a weapon and a supply to spare.
  let later = field({
    config: configWith(['fanatics', 'unbound']),
    day: 7,
    level: 3,
    hands: {
      0: ['barfolk weapon', 'fanatic lord', 'fanatic chief', 'supply', 'barfolk chief'],
      1: ['cloudborn lord', 'supply', 'fanatic friman'],
    },
    nations: { 0: times<CardName>(12, 'supply'), 1: times<CardName>(12, 'supply') },
    shelters: { 0: [], 1: [] },
    heroes: { 0: [[4, 3]] },
  });
  const [lord, chief] = [card(later, 0, 'fanatic lord'), card(later, 0, 'fanatic chief')];

  // Nobody else knows who is there before something is given for it.
  expect(viewFor(later, 1).players[0]?.hand).toEqual([]);
  later = go(later, { kind: 'sacrifice', card: chief, price: card(later, 0, 'barfolk chief') });
  expect(viewFor(later, 1).players[0]?.hand.map((one) => one.card)).toEqual([chief]);

  // It is two chiefs now: the city at home rises with nobody's help.
  later = go(later, { kind: 'upgrade', square: HOME, pay: [chief, chief] });
  expect(later.level[HOME]).toBe(2);

  // In the siege a supply is given for the lord, who joins the line at once: 1 and 8, and the moral stays.
  later = go(later, attack(cityAt(TARGET), card(later, 0, 'weapon')));
  expect(legalActions(later).map(({ kind }) => kind)).toEqual(['sacrifice', 'callOff']);
  later = go(later, { kind: 'sacrifice', card: lord, price: card(later, 0, 'supply') });
  const battle = () => viewFor(later, 'table').battle;
  expect([battle()?.attack.total, battle()?.defence.total]).toEqual([10, 3]);
  later = go(later, { kind: 'stand' });
  later = go(later, { kind: 'fight', raise: false, heroes: 0 });

  // The defender has a lord, and two more for a supply: nine, one short of a tie.
  later = go(later, { kind: 'lay', card: card(later, 1, 'cloudborn lord'), copies: 1 });
  later = go(later, { kind: 'sacrifice', card: card(later, 1, 'fanatic friman'), price: card(later, 1, 'supply') });
  expect([battle()?.attack.total, battle()?.defence.total]).toEqual([10, 9]);
  expect(cardName(later, named(later, lineOf(1), 'fanatic friman'))).toBe('fanatic friman');
  later = go(later, { kind: 'pass' });
  expect([later.holder[TARGET], later.level[TARGET], later.size[LIMBO]]).toEqual([0, 3, 3]);

  // With the turn it is over: in the shelter they are what they were.
  later = go(later, { kind: 'endTurn' });
  expect([later.mark[lord], later.mark[chief]]).toEqual([0, 0]);
});
