/** A valley taken and lost: into the kings' valley, four buildings and its centre, and a rival who takes what can be taken. */
import {
  basicDefence,
  decision,
  handOf,
  heroSquare,
  item,
  nationOf,
  NOBODY,
  pointsOf,
  viewFor,
  type GameState,
  type Square,
  type Target,
} from '@battalia/engine/testing';
import { move } from '../../../src/engine/core/piles';
import { card, eventsOf, hand, handNames, legal, play, playLogged, violation, type CardName } from '../support';
import { CORNERS, kindAt, KINGS, ROADS, siteOf, valley, wide } from '../valleys';

const [TOP, RIGHT] = [item(ROADS, 0), item(ROADS, 1)];
const GATEWAY = wide(2, 4);
const squareOf = (s: GameState, hero = 0, seat = 0): Square => heroSquare(s, seat, hero);

/** Gives a seat these cards on top of its hand, from wherever they are not in play: a new day's luck. */
function deal(s: GameState, seat: number, ...names: readonly CardName[]): GameState {
  const fresh = valley({ hands: { [seat]: names } });
  for (const one of hand(fresh, seat, ...names)) move(s, one, handOf(seat));
  return s;
}

/** Everybody else ends the turn, until it is this seat's. */
function until(s: GameState, seat: number): GameState {
  let state = play(s, { kind: 'endTurn' });
  while (state.turn !== seat) state = play(state, { kind: decision(state)?.kind === 'opening' ? 'begin' : 'endTurn' });
  return play(state, { kind: 'begin' });
}

const explore = (s: GameState, square: Square, ...names: readonly CardName[]): GameState =>
  play(s, { kind: 'explore', square, pay: hand(s, s.turn, ...names) });

function fight(s: GameState, target: Target, ...names: readonly CardName[]): GameState {
  const seat = s.turn;
  let state = play(s, { kind: 'attack', target, heroes: 1, weapon: card(s, seat, 'weapon'), copies: 1 });
  for (const one of hand(state, seat, ...names)) state = play(state, { kind: 'lay', card: one, copies: 1 });
  return play(state, { kind: 'stand' });
}

test('[VAL-02, VAL-03, VAL-04, VAL-08] a valley is taken card by card, gives what it has, and is lost piece by piece', () => {
  // Day 1: the Bärfolk stand in the neutral city above the valley and pay for its top road: 2 frimen and a supply.
  let s = valley({
    heroes: { 0: [[2, 4]], 1: [[2, 4]] },
    hands: {
      0: ['barfolk friman', 'cloudborn friman', 'supply', 'supply', 'tool', 'emberians friman', 'emberians friman'],
    },
    nations: { 0: [] },
    shelters: { 0: [] },
  });
  const before = pointsOf(s, 0);
  s = explore(s, TOP, 'barfolk friman', 'cloudborn friman', 'supply');
  s = play(s, { kind: 'move', hero: 0, to: TOP, pay: [card(s, 0, 'supply')] });
  expect(squareOf(s)).toBe(TOP);

  // From there one of the two buildings beside it for a tool, the other for two frimen; they keep their roads.
  const [topLeft, topRight] = [item(CORNERS, 0), item(CORNERS, 1)];
  const roads = [s.roads[topLeft], s.roads[topRight]];
  const found = playLogged(s, { kind: 'explore', square: topLeft, pay: [card(s, 0, 'tool')] });
  expect(eventsOf(found.events, 'explored')).toHaveLength(1);
  s = explore(found.state, topRight, 'emberians friman', 'emberians friman');
  expect([s.roads[topLeft], s.roads[topRight]]).toEqual(roads);
  expect([s.holder[topLeft], s.level[topLeft], s.holder[topRight], s.level[topRight]]).toEqual([0, 2, 0, 2]);
  expect(pointsOf(s, 0)).toBe(before + 4);

  // One free card a turn, of what one of the two gives, and it can be played at once.
  const goods = legal(s, 'collect').map((action) => action.goods);
  expect(goods).toHaveLength(2);
  s = play(s, { kind: 'collect', goods: item(goods, 0) });
  expect(handNames(s, 0)).toHaveLength(1);
  expect(violation(s, { kind: 'collect', goods: item(goods, 1) })).toEqual({ code: 'collectedAlready' });

  // The next day the centre falls: 6 guards against a weapon and two lords. No lord, no supply.
  s = deal(until(s, 0), 0, 'barfolk weapon', 'barfolk lord', 'barfolk lord', 'supply', 'supply', 'supply');
  const shelter = s.size[nationOf(0)];
  s = play(s, { kind: 'move', hero: 0, to: KINGS, pay: [card(s, 0, 'supply')] });
  expect(basicDefence(s, 0, { kind: 'city', square: KINGS })).toBe(6);
  s = fight(s, { kind: 'city', square: KINGS }, 'barfolk lord', 'barfolk lord');
  expect([s.holder[KINGS], s.level[KINGS], s.size[nationOf(0)]]).toEqual([0, 4, shelter]);
  expect(pointsOf(s, 0)).toBe(before + 8);
  expect(basicDefence(s, 1, { kind: 'city', square: KINGS })).toBe(8);

  // A third building from the road on the right, explored from the centre: the centre defends with 10 now, the others with 2.
  s = deal(s, 0, 'barfolk friman', 'barfolk friman', 'emberians friman', 'cloudborn friman');
  s = explore(s, RIGHT, 'barfolk friman', 'barfolk friman', 'supply');
  s = play(s, { kind: 'move', hero: 0, to: RIGHT, pay: [card(s, 0, 'supply')] });
  const bottomRight = item(CORNERS, 2);
  s = explore(s, bottomRight, 'emberians friman', 'cloudborn friman');
  expect(basicDefence(s, 1, { kind: 'city', square: KINGS })).toBe(10);
  expect(viewFor(s, 1).board[bottomRight]).toMatchObject({ holder: 0, level: 2, defence: 2 });
  const rich = pointsOf(s, 0);

  // The Cloudborn come down the same road, take a building, and the centre is weaker by 2.
  s = deal(until(s, 1), 1, 'cloudborn weapon', 'cloudborn lord', 'cloudborn lord', 'supply', 'supply', 'supply');
  expect(squareOf(s, 0, 1)).toBe(GATEWAY);
  s = play(s, { kind: 'move', hero: 0, to: topLeft, pay: hand(s, 1, 'supply', 'supply') });
  s = fight(s, { kind: 'building', square: topLeft }, 'cloudborn lord');
  s = play(s, { kind: 'surrender' });
  expect([s.holder[topLeft], s.level[topLeft]]).toEqual([1, 2]);
  expect([pointsOf(s, 0), basicDefence(s, 1, { kind: 'city', square: KINGS })]).toEqual([rich - 2, 8]);
  // What it gives, it gives to them.
  expect(legal(s, 'collect').map((action) => action.goods)).toContain(
    s.rules.named[{ townHall: 'title', smithy: 'tool', stable: 'horse', arena: 'weapon' }[kindAt(s, topLeft)] ?? ''],
  );

  // And then the centre itself; the buildings of its old owner stay, and each has to be taken by itself.
  s = deal(until(s, 1), 1, 'barfolk weapon', 'cloudborn lord', 'cloudborn lord', 'emberians lord', 'supply', 'supply');
  s = play(s, { kind: 'move', hero: 0, to: KINGS, pay: hand(s, 1, 'supply', 'supply') });
  s = fight(s, { kind: 'city', square: KINGS }, 'cloudborn lord', 'cloudborn lord', 'emberians lord');
  s = play(s, { kind: 'surrender' });
  expect([s.holder[KINGS], s.level[KINGS]]).toEqual([1, 4]);
  expect([s.holder[topRight], s.holder[bottomRight]]).toEqual([0, 0]);
  expect(basicDefence(s, 0, { kind: 'city', square: KINGS })).toBe(6);
  expect(pointsOf(s, 0)).toBe(rich - 6);
  // The fourth building was never found.
  expect([s.down[item(CORNERS, 3)], s.holder[item(CORNERS, 3)]]).toEqual([1, NOBODY]);
  expect(siteOf(s, 'smithy')).toBeGreaterThan(0);
});
