/** What keys lead to, without a keyboard. */
import { debug, legalActions, standardConfig, viewFor, type Action, type PlayerView } from '@battalia/engine/testing';
import { GROUPS } from '@/ui/deeds/look';
import { SHORTCUTS } from '@/ui/screens/match/help/shortcuts';
import { GROUP_KEYS } from '@/ui/screens/match/keys/groupKeys';
import { ARROWS, stepOn, type Direction } from '@/ui/screens/match/keys/step';

const state = debug.arrange({ config: standardConfig(2), bare: true });
const view = viewFor(state, 0);
const squares = view.board.filter(({ kind }) => kind !== 'missing');
const at = (row: number, column: number) => squares.find((s) => s.row === row && s.column === column)?.square ?? -1;
const way = (key: string): Direction => ARROWS[key] ?? [0, 0];
const step = (from: number | null, key: string, legal: readonly Action[] = [], seen: PlayerView = view) =>
  stepOn(seen, legal, from, way(key));

test('arrows go to the next square that way, from the middle, and no further than the map', () => {
  const middle = step(null, 'ArrowUp');
  expect(middle).toBe(at(4, 4));
  expect(step(at(4, 4), 'ArrowLeft')).toBe(at(4, 3));
  expect(step(at(4, 4), 'ArrowRight')).toBe(at(4, 5));
  expect(step(at(4, 4), 'ArrowUp')).toBe(at(3, 4));
  expect(step(at(4, 4), 'ArrowDown')).toBe(at(5, 4));
  const left = Math.min(...squares.filter(({ row }) => row === 4).map(({ column }) => column));
  expect(step(at(4, left), 'ArrowLeft')).toBeNull();
});

test('while a card is placed they go from one square where it may lie to the next', () => {
  const placing: PlayerView = { ...view, decision: { kind: 'place', seat: 0, tile: 0, level: 1 } };
  const legal: readonly Action[] = [at(2, 2), at(2, 5), at(5, 4)].map((square) => ({
    kind: 'place',
    square,
    quarters: 0,
  }));
  expect(step(at(2, 2), 'ArrowRight', legal, placing)).toBe(at(2, 5));
  expect(step(at(2, 2), 'ArrowDown', legal, placing)).toBe(at(5, 4));
  expect(step(at(2, 2), 'ArrowLeft', legal, placing)).toBeNull();
  expect(legalActions(state).length).toBeGreaterThan(0);
});

test('every group has a letter of its own, which nothing else uses, and the sheet tells it', () => {
  const letters = GROUPS.map((group) => GROUP_KEYS[group]);
  expect(new Set([...letters, 'u', 'y', 'l', 'w', 'n', 'r', 'i']).size).toBe(letters.length + 7);
  const told = SHORTCUTS.map(({ key }) => key);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(letters.map((letter) => letter.toUpperCase())));
});
