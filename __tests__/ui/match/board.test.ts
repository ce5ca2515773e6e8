import {
  ACTION_KINDS,
  boxOf,
  createGame,
  legalActions,
  standardConfig,
  TURN,
  viewFor,
  type Action,
  type ActionOf,
} from '@battalia/engine';
import { lessonOf } from '@/store/learn/lessons';
import { layScene } from '@/store/learn/teaching';
import {
  actionsAt,
  marksOf,
  nextQuarters,
  openSquares,
  placesAt,
  proposedOf,
  squareOf,
  toBeSeen,
  whereabouts,
} from '@/ui/screens/match/map/boardPlay';
import { NO_LINES, type Lines } from '@/ui/screens/match/lines/lines';
import { ACTIONS } from './samples';

const way = (turn: number): ActionOf<'place'> => ({ kind: 'place', square: 9, quarters: turn });

test('what is about a square is found there, and the square is shown as open', () => {
  const legal = ACTION_KINDS.map((kind) => ACTIONS[kind]);
  const about = legal.flatMap((action) => {
    const square = squareOf(action);
    return square === null ? [] : [{ action, square }];
  });
  expect(about.map(({ action }) => action.kind)).toEqual(
    expect.arrayContaining(['place', 'upgrade', 'move', 'attack']),
  );
  for (const { action, square } of about) {
    expect(actionsAt(legal, square)).toContain(action);
    expect(openSquares(legal).has(square)).toBe(true);
  }
  expect(openSquares([ACTIONS.hire, ACTIONS.endTurn]).size).toBe(0);
  expect(actionsAt(legal, ACTIONS.swap.other)).toEqual([ACTIONS.swap]);
});

test('a card turns through the ways that are allowed, and round again', () => {
  const ways = [way(1), way(3)];
  expect(nextQuarters(ways, 1)).toBe(3);
  expect(nextQuarters(ways, 3)).toBe(1);
  expect(nextQuarters([], 2)).toBe(2);
});

test('ways to lie are asked of one square alone', () => {
  expect(placesAt([way(0), { ...way(2), square: 10 }, ACTIONS.endTurn], 9)).toEqual([way(0)]);
  expect(placesAt([way(0)], null)).toEqual([]);
});

test('a card lies as it was turned, and first so that none of its roads leads off the map where that can be', () => {
  const view = {
    ...viewFor(createGame(standardConfig(2), 'edges'), 0),
    decision: { kind: 'place', seat: 0, tile: TURN, level: 0 },
  } as const;
  const rows = view.board.filter(({ kind }) => kind !== 'missing').map(({ row }) => row);
  const columns = view.board.filter(({ kind }) => kind !== 'missing').map(({ column }) => column);
  // A turn joins two sides next to each other: in each corner it can lie in one way.
  const quarters = [
    [Math.max(...rows), Math.min(...columns)],
    [Math.min(...rows), Math.min(...columns)],
    [Math.min(...rows), Math.max(...columns)],
    [Math.max(...rows), Math.max(...columns)],
  ].map(([row, column]) => {
    const square = view.board.findIndex((other) => other.row === row && other.column === column);
    const ways = [0, 1, 2, 3].map((turn) => ({ ...way(turn), square }));
    expect(proposedOf(view, ways, 2)?.quarters).toBe(2);
    return proposedOf(view, ways, null)?.quarters;
  });
  expect(quarters).toEqual([0, 1, 2, 3]);
  expect(proposedOf(view, [], null)).toBeNull();
});

const view = viewFor(createGame(standardConfig(2), 'here'), 0);
const focus = (legal: readonly Action[], lines = NO_LINES) => ({ view, legal, playable: [], lines, hero: null });

test('the chosen square has to be in sight; before one is chosen, every square a card can be placed on', () => {
  const legal = [way(0), way(2), { ...way(0), square: 12 }, ACTIONS.upgrade];
  expect(new Set(toBeSeen(focus(legal), null).squares)).toEqual(new Set([9, 12]));
  expect(toBeSeen(focus(legal), 12)).toEqual({ squares: [12], gently: false });
  expect(toBeSeen(focus([ACTIONS.upgrade]), null)).toEqual({ squares: [], gently: false });
  // What a lesson speaks of, where there is nothing to choose.
  const taught = { isAsked: () => false, seen: [3, 4] };
  expect(toBeSeen(focus([ACTIONS.upgrade]), null, taught).squares).toEqual([3, 4]);
  expect(new Set(toBeSeen(focus(legal), null, taught).squares)).toEqual(new Set([9, 12]));
});

test('where a line that is laid leads stays in sight, or else where its owner is, unless somebody has moved the map', () => {
  const { upgrade } = ACTIONS;
  const laid: Lines = { open: [{ id: 1, cards: upgrade.pay }], active: 1, next: 2 };
  expect(toBeSeen(focus([upgrade, ACTIONS.endTurn], laid), null)).toEqual({ squares: [upgrade.square], gently: true });
  const mine = { ...view, players: view.players.map((player) => ({ ...player, heroes: [24, null] })) };
  expect(toBeSeen({ ...focus([ACTIONS.endTurn], laid), view: mine }, null)).toEqual({ squares: [24], gently: true });
});

test('a way that a horse and a supply pay for together shows one of each, and never two horses', () => {
  // Four squares to go: a horse goes three of them.
  const s = layScene(lessonOf('hero'), 3);
  const moves = legalActions(s).filter(({ kind }) => kind === 'move');
  const costs = marksOf(boxOf(viewFor(s, 0)), moves, null).map((mark) => (mark.kind === 'legal' ? mark.cost : null));
  expect(costs).toContainEqual({ count: 1, glyph: 'horse', and: { count: 1, glyph: 'supply' } });
  expect(costs).toContainEqual({ count: 1, glyph: 'horse' });
  expect(costs).toContainEqual({ count: 1, glyph: 'supply' });
});

test('somebody is where their heroes are, and without heroes where their cities are', () => {
  const withHeroes = (heroes: readonly (number | null)[]) => ({
    ...view,
    players: view.players.map((player) => (player.seat === 0 ? { ...player, heroes } : player)),
    board: view.board.map((square) =>
      square.kind === 'tile' && square.square % 2 === 0 ? { ...square, holder: 0 } : square,
    ),
  });
  expect(whereabouts(withHeroes([24, null]))).toEqual([24]);
  expect(whereabouts(withHeroes([24, 24]))).toEqual([24]);
  const cities = whereabouts(withHeroes([null, null]));
  expect(cities.length).toBeGreaterThan(0);
  for (const square of cities) expect(square % 2).toBe(0);
});
