import { detailFor, namingFor, shareOf, standingFor } from '@/ui/screens/match/header/barDetail';

test.each([
  [360, 2, 1, 'counts'],
  [412, 2, 1, 'roomy'],
  [412, 3, 1, 'counts'],
  [360, 4, 1, 'least'],
  [412, 4, 1, 'tight'],
  [1180, 4, 1, 'roomy'],
  // Twice the text needs twice the room.
  [412, 2, 2, 'tight'],
  [1180, 4, 2, 'counts'],
] as const)('%i points wide with %i players and text of %i: %s', (width, players, fontScale, detail) => {
  expect(detailFor(width, players, fontScale)).toBe(detail);
});

test.each([
  [412, 2],
  [1180, 4],
])('on %i points the boxes of %i players fit beside the oracle, whatever their names and numbers', (width, players) => {
  expect(84 + 8 * 2 + players * (shareOf(width, players) + 4)).toBeLessThanOrEqual(width);
});

test.each([
  ['roomy', 640, 1, 'beside'],
  ['counts', 892, 1, 'above'],
  ['least', 820, 1, 'above'],
  // A line more would cost a low screen its map, as would a line twice as high.
  ['counts', 640, 1, 'none'],
  ['counts', 892, 2, 'none'],
] as const)(
  'in a box that is %s, on a screen %i points high with text of %i, the name stands: %s',
  (detail, height, fontScale, naming) => {
    expect(namingFor(detail, height, fontScale)).toBe(naming);
  },
);

test.each([
  // Six on a phone stand in two lines, and no number is left out.
  [360, 6, 1, { lines: 'two', detail: 'tight' }],
  [412, 5, 1, { lines: 'two', detail: 'counts' }],
  [1180, 6, 1, { lines: 'one', detail: 'roomy' }],
  [412, 4, 1, { lines: 'one', detail: 'tight' }],
  // Three pairs are three columns, teams of three a line each.
  [360, 6, 2, { lines: 'columns', detail: 'tight' }],
  // With the frame around each pair no number of two digits is cut off.
  [412, 6, 2, { lines: 'columns', detail: 'tight' }],
  [360, 4, 2, { lines: 'columns', detail: 'counts' }],
  [360, 6, 3, { lines: 'rows', detail: 'tight' }],
  [360, 5, 3, { lines: 'rows', detail: 'tight' }],
  [1180, 6, 2, { lines: 'one', detail: 'roomy' }],
] as const)('%i points wide with %i players in teams of %i', (width, players, team, standing) => {
  expect(standingFor(width, players, team, 1)).toEqual(standing);
});
