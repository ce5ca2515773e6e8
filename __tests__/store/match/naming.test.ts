import { namingOf } from '@/store/match/naming';

test('the same game is called alike everywhere, another one otherwise', () => {
  expect(namingOf('a seed')).toBe(namingOf('a seed'));
  const seeds = Array.from({ length: 500 }, (_, i) => `game ${i}`);
  expect(new Set(seeds.map(namingOf)).size).toBe(500);
  // Saved games keep their names.
  expect(namingOf('a seed')).toBe(69364812);
});

test('it is a number of 32 bits, whatever the seed', () => {
  for (const seed of ['', 'x', 'ö😀', 'y'.repeat(256)]) {
    const naming = namingOf(seed);
    expect(Number.isInteger(naming) && naming >= 0 && naming < 2 ** 32).toBe(true);
  }
});
