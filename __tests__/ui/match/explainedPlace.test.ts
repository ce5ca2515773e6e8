/** An explanation stands beside what it explains, on the screen, and never over it. */
import { factsOf } from '@/ui/screens/match/explain/facts';
import { standardConfig } from '@battalia/engine';
import { gistOf } from '@/ui/screens/match/explain/gist';
import { placeFor, type Room } from '@/ui/screens/match/explain/place';

const SCREENS: readonly Room[] = [
  { width: 360, height: 640, top: 0, bottom: 0 },
  { width: 412, height: 892, top: 32, bottom: 24 },
  { width: 640, height: 360, top: 0, bottom: 0 },
  { width: 1180, height: 820, top: 0, bottom: 0 },
];

describe.each(SCREENS)('on a screen of $width x $height', (room) => {
  test.each([1, 2])('beside anything the size of a key or a square, with text %i times as large', (scale) => {
    for (let x = 0; x <= room.width - 60; x += 20)
      for (let y = room.top; y <= room.height - room.bottom - 60; y += 20) {
        const at = { x, y, width: 60, height: 60 };
        const { side, left, width, maxHeight, edge } = placeFor(at, room, scale);
        const [low, high] =
          side === 'above' ? [room.height - edge - maxHeight, room.height - edge] : [edge, edge + maxHeight];
        expect([left >= 0, left + width <= room.width, low >= room.top, high <= room.height - room.bottom]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        const apart = left + width <= x || left >= x + 60 || high <= y || low >= y + 60;
        expect(apart).toBe(true);
        // Room for a title, a sentence and the way to the rule.
        expect(maxHeight).toBeGreaterThan(110);
      }
  });
});

test('of a rule two sentences are told, and a number with a full stop ends none', () => {
  const facts = factsOf(standardConfig(2, ['harder']));
  expect(gistOf({ text: ['One. Two of the 4. level. Three.'] }, 'ruins', facts)).toBe('One. Two of the 4. level.');
  expect(gistOf({ text: ['- 1 First.', '- 2 Second.'] }, ['ruins', 1], facts)).toBe('Second.');
  // The numbers are those of the game that is played.
  expect(gistOf({ text: ['Defence {{neutral}}.'] }, 'ruins', facts)).toBe('Defence 6.');
});
