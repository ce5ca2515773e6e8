import { type Card } from '@battalia/engine';
import fc from 'fast-check';
import {
  activated,
  cleared,
  filled,
  laid,
  lifted,
  cardsInLine,
  NO_LINES,
  pruned,
  tapped,
  usesOf,
  type Lines,
} from '@/ui/screens/match/lines/lines';

const cards = (lines: Lines) => lines.open.map((line) => line.cards);
const once = () => 1;

test('the first card opens a line, the next ones join it', () => {
  const two = tapped(tapped(NO_LINES, 10, 1), 11, 1);
  expect(cards(two)).toEqual([[10, 11]]);
  expect(two.active).toBe(two.open[0]?.id);
});

test('a card that is tapped again goes back to the hand, and a line without cards is gone', () => {
  const back = tapped(tapped(NO_LINES, 10, 1), 10, 1);
  expect(back.open).toEqual([]);
  expect(back.active).toBeNull();
});

test('several lines are open at once, and each grows by itself', () => {
  const one = tapped(NO_LINES, 10, 1);
  const two = tapped(activated(one, null), 11, 1);
  const back = activated(two, one.active);
  expect(cards(tapped(back, 12, 1))).toEqual([[10, 12], [11]]);
});

test('[LINE-01] a card that counts once stands in one line only: dragged to another, it leaves the first', () => {
  const one = tapped(tapped(NO_LINES, 10, 1), 11, 1);
  expect(cards(laid(one, 10, 1, 'new'))).toEqual([[11], [10]]);
});

test('[LINE-04] a card that counts twice forks: a copy in each of two lines, and no third', () => {
  const fork = laid(laid(NO_LINES, 10, 2, 'new'), 10, 2, 'new');
  expect(cards(fork)).toEqual([[10], [10]]);
  const third = laid(fork, 10, 2, 'new');
  expect(usesOf(third, 10)).toBe(2);
  expect(cards(third)).toEqual([[10], [10]]);
});

test('a card taken out of a line leaves the others in it', () => {
  const line = tapped(tapped(tapped(NO_LINES, 10, 1), 11, 1), 12, 1);
  expect(cards(lifted(line, line.active, 11))).toEqual([[10, 12]]);
});

test('when the line at hand is put away, the last open one is at hand', () => {
  const one = tapped(NO_LINES, 10, 1);
  const two = tapped(activated(one, null), 11, 1);
  expect(cleared(two, two.active ?? 0).active).toBe(one.active);
  expect(cleared(cleared(two, 1), 2)).toMatchObject({ open: [], active: null });
});

test('filling lays out just what an action takes, also from other lines', () => {
  const one = tapped(tapped(NO_LINES, 10, 1), 11, 1);
  const two = activated(one, null);
  expect(cards(filled(two, [11, 12], once))).toEqual([[10], [11, 12]]);
  expect(cards(filled(one, [20], once))).toEqual([[20]]);
});

test('what has gone from the hand goes from the lines; what is still there stays', () => {
  const playable = (card: Card, copies = 1) => ({
    card,
    copies,
    kind: 4,
    faction: -1,
    affected: false,
    counts: 1,
    wild: false,
    borrowedFrom: null,
    amulet: null,
    shownTo: [],
    group: card,
  });
  const lines = laid(tapped(tapped(NO_LINES, 10, 1), 11, 1), 12, 2, 'new');
  expect(pruned(lines, [playable(10), playable(11), playable(12, 2)])).toBe(lines);
  expect(cards(pruned(lines, [playable(11)]))).toEqual([[11]]);
});

test('whatever is laid, lifted and filled, no card is used more often than it counts and no line is empty', () => {
  const copies = (card: Card) => (card % 3) + 1;
  const step = fc.oneof(
    fc.record({
      what: fc.constant('tap' as const),
      card: fc.integer({ min: 0, max: 8 }),
      line: fc.integer({ min: 0, max: 4 }),
    }),
    fc.record({
      what: fc.constantFrom('lay', 'lift', 'clear', 'open', 'fill'),
      card: fc.integer({ min: 0, max: 8 }),
      line: fc.integer({ min: 0, max: 4 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let lines = NO_LINES;
      for (const { what, card, line } of steps) {
        if (what === 'tap') lines = tapped(lines, card, copies(card));
        else if (what === 'lay') lines = laid(lines, card, copies(card), line === 0 ? 'new' : line);
        else if (what === 'lift') lines = lifted(lines, line, card);
        else if (what === 'clear') lines = cleared(lines, line);
        else if (what === 'open') lines = activated(lines, lines.open.some(({ id }) => id === line) ? line : null);
        else lines = filled(lines, [card, (card + 1) % 9], copies);
        for (let other = 0; other < 9; other++) expect(usesOf(lines, other)).toBeLessThanOrEqual(copies(other));
        expect(lines.open.every((open) => open.cards.length > 0)).toBe(true);
        expect(new Set(lines.open.map(({ id }) => id)).size).toBe(lines.open.length);
        expect(lines.active === null || cardsInLine(lines, lines.active).length > 0).toBe(true);
      }
    }),
  );
});
