import { BASE_BOX, FRIMAN, HAMMER, HORSE, LORD, SUPPLY } from '@battalia/engine';
import { ordered } from '@/ui/screens/match/dock/handOrder';
import { handRows } from '@/ui/screens/match/regions';

const card = (kind: number, nth: number) => {
  const faces = BASE_BOX.faces.filter((face) => face.kind === kind);
  const face = faces[Math.min(nth, faces.length - 1)];
  if (face === undefined) throw new Error('no such card');
  return face;
};
/** A supply, the Hammer, a horse of the last faction, a lord of the last, a friman of the first. */
const hand = [card(SUPPLY, 0), card(HAMMER, 0), card(HORSE, 99), card(LORD, 99), card(FRIMAN, 0)];
const kinds = (order: 'dealt' | 'faction' | 'kind') => ordered(hand, order).map(({ kind }) => kind);

test('the hand lies as it was dealt until its owner wants it otherwise', () => {
  expect(ordered(hand, 'dealt')).toBe(hand);
});

test('sorted by faction, units and artefacts of one stand together; what fits all and what belongs to none come last', () => {
  expect(kinds('faction')).toEqual([FRIMAN, LORD, HORSE, HAMMER, SUPPLY]);
});

test('sorted by kind, cards of one kind stand together in the order of the box', () => {
  const twice = [...hand, card(FRIMAN, 99)];
  const sorted = ordered(twice, 'kind').map(({ kind }) => kind);
  expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  expect(sorted.slice(0, 2)).toEqual([FRIMAN, FRIMAN]);
});

test.each([
  ['a phone', 412 - 24],
  ['a small phone', 360 - 24],
])('six to ten cards are in sight on %s without moving anything', (_name, room) => {
  for (const count of [6, 7, 8, 9, 10]) {
    const rows = handRows(count, 76, room, false);
    const card60 = rows === 1 ? 76 : 60;
    const each = Math.ceil(count / rows);
    expect(card60 + 44 * (each - 1)).toBeLessThanOrEqual(room);
  }
  expect(handRows(6, 76, room, false)).toBe(1);
  expect(handRows(10, 76, room, false)).toBe(2);
  expect(handRows(10, 76, room, true)).toBe(1);
});
