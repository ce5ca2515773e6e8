import { layoutCode, layoutFrom, LONGEST_LAYOUT, type Layout } from '@/store/layouts';

const LAYOUT: Layout = {
  players: 6,
  wide: true,
  laid: {
    starts: [
      [1, 1],
      [7, 11],
    ],
    gates: [[2, 10]],
    wheel: ['tool', 'weapon'],
  },
};

test('a code leads back to the board it was made from, out of any message', () => {
  const code = layoutCode(LAYOUT);
  expect(code).toMatch(/^battalia-board1\.[\w.-]+$/);
  expect(layoutFrom(`Look at this:\n ${code}\nnice, isn’t it?`)).toEqual({ ok: true, layout: LAYOUT });
  expect(layoutFrom(layoutCode({ players: 2, wide: false, laid: {} }))).toMatchObject({ ok: true });
});

test('what is no code of a board is told apart', () => {
  const reason = (text: string) => {
    const opened = layoutFrom(text);
    return opened.ok ? 'ok' : opened.reason;
  };
  const code = layoutCode(LAYOUT);
  expect(reason(' ')).toBe('empty');
  expect(reason('hello')).toBe('notACode');
  expect(reason(code.slice(0, -1))).toBe('damaged');
  expect(reason(code.replace('starts-11', 'starts-12'))).toBe('damaged');
  expect(reason(code.replace('board1', 'board2'))).toBe('newer');
  expect(reason('x'.repeat(LONGEST_LAYOUT + 1))).toBe('tooLong');
});

test.each([
  ['9w', 'damaged'],
  ['6w_starts-zzz', 'damaged'],
  ['6w_starts-0', 'damaged'],
  ['6w_castles-11', 'newer'],
])('a whole code with %s in it is %s', (body, reason) => {
  const { checksum } = jest.requireActual<{ checksum: (text: string) => string }>('@/store/match/storage');
  expect(layoutFrom(`battalia-board1.${body}.${checksum(body)}`)).toEqual({ ok: false, reason });
});
