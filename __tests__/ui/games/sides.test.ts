import { sidesOf } from '@/ui/screens/games/sides';

test('partners stand together with what their points count for, everybody else alone', () => {
  const alone = [
    { points: 4, faction: 0 },
    { points: 7, faction: 1 },
  ];
  expect(sidesOf({ standing: alone })).toEqual([
    { seats: [0], points: 4 },
    { seats: [1], points: 7 },
  ]);
  const teams = [3, 2, 5, 1, 0].map((points, seat) => ({
    points,
    faction: seat,
    team: { number: seat % 2, points: seat % 2 === 0 ? 8 : 5 },
  }));
  expect(sidesOf({ standing: teams })).toEqual([
    { seats: [0, 2, 4], points: 8 },
    { seats: [1, 3], points: 5 },
  ]);
});
