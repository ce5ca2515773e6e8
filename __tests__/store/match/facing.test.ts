import { afterBattle, agreedOn, facingOf, NOTHING_AGREED } from '@/store/match/facing';

test('nobody has said anything: it is offered, unless the settings say so always', () => {
  expect(facingOf(NOTHING_AGREED, false)).toBe('offered');
  expect(facingOf(NOTHING_AGREED, true)).toBe('across');
});

test('what is agreed for a battle ends with it', () => {
  const agreed = agreedOn(NOTHING_AGREED, 'across', false);
  expect(facingOf(agreed, false)).toBe('across');
  expect(facingOf(afterBattle(agreed), false)).toBe('offered');
});

test('what is agreed for the sitting stays, and one battle may be played otherwise', () => {
  const agreed = afterBattle(agreedOn(NOTHING_AGREED, 'across', true));
  expect(facingOf(agreed, false)).toBe('across');
  const once = agreedOn(agreed, 'passing', false);
  expect(facingOf(once, false)).toBe('passing');
  expect(facingOf(afterBattle(once), false)).toBe('across');
});

test('who would rather pass the device in every battle is not asked again, whatever the settings say', () => {
  const agreed = afterBattle(agreedOn(NOTHING_AGREED, 'passing', true));
  expect(facingOf(agreed, false)).toBe('passing');
  expect(facingOf(agreed, true)).toBe('passing');
});
