/** The oracle comes before everybody's eyes at dawn, unless something is read there. */
import { apply, eventFor, viewFor, type Seat } from '@battalia/engine';
import { debug, standardConfig } from '@battalia/engine/testing';
import { act, render } from '@testing-library/react-native';
import { createRef } from 'react';
import { Text, View } from 'react-native';
import type { LogEntry } from '@/store/match/log';
import { readSettings, useSettings } from '@/store/settings';
import { OracleWheel } from '@/ui/components/OracleWheel';
import { MotionStage } from '@/ui/motion/MotionStage';

jest.mock('@/ui/feedback/feedback', () => ({ playCues: jest.fn(() => () => undefined) }));
jest.mock('@/ui/components/OracleWheel', () => ({ OracleWheel: jest.fn(() => null) }));

const evening = debug.arrange({ config: standardConfig(2), day: 3, turn: 1 });
const LINES: readonly (readonly number[])[] = [];
const skips = (_seat: Seat) => false;

// What flies is measured first.
beforeAll(() => {
  const view = createRef<View>();
  render(<View ref={view} />);
  Object.assign(Object.getPrototypeOf(view.current), {
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 10, height: 10 }),
  });
});

function table(log: readonly LogEntry[], state: typeof evening, reading: boolean) {
  return (
    <MotionStage view={viewFor(state, 0)} log={log} lines={LINES} skips={skips} reading={reading} onShow={() => {}}>
      <Text>the game</Text>
    </MotionStage>
  );
}

test.each([
  ['comes over the map', false, true],
  ['keeps out of the way of what is read', true, false],
] as const)('at dawn the oracle %s', async (_, reading, comes) => {
  jest.useFakeTimers();
  jest.mocked(OracleWheel).mockClear();
  useSettings.setState({ ...readSettings({}), ready: true });
  const result = apply(evening, { kind: 'endTurn' });
  if (!result.ok) throw new Error(result.violation.code);
  const log = result.events.map((event) => ({ step: 0, seat: 1, event: eventFor(event, 0) }));
  const { rerender } = render(table([], evening, reading));
  rerender(table(log, result.state, reading));
  await act(async () => jest.advanceTimersByTimeAsync(50));
  expect(jest.mocked(OracleWheel).mock.calls.some(([{ day }]) => day === 4)).toBe(comes);
  jest.useRealTimers();
});
