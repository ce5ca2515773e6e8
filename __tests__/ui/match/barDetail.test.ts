import { detailFor } from '@/ui/screens/match/barDetail';

test.each([
  [360, 2, 1, 'counts'], [412, 2, 1, 'named'], [412, 3, 1, 'counts'], [360, 4, 1, 'least'], [412, 4, 1, 'least'], [1180, 4, 1, 'named'],
  // Twice the text needs twice the room.
  [412, 2, 2, 'least'], [1180, 4, 2, 'named'],
] as const)('%i points wide with %i players and text of %i: %s', (width, players, fontScale, detail) => {
  expect(detailFor(width, players, fontScale)).toBe(detail);
});
