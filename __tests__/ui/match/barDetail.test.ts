import { detailFor, namingFor } from '@/ui/screens/match/header/barDetail';

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
