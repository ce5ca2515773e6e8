/** Whatever goes wrong in a motion, the game is shown and goes on, and the next motion is tried again. */
import type { Seat } from '@battalia/engine';
import { act, render, screen } from '@testing-library/react-native';
import { createRef } from 'react';
import { Text, View } from 'react-native';
import * as reanimated from 'react-native-reanimated';
import * as cues from '@/motion/cues';
import * as planning from '@/motion/plan';
import { readSettings, useSettings } from '@/store/settings';
import * as picture from '@/ui/components/CardPicture';
import * as feedback from '@/ui/feedback/feedback';
import { Anchor, CardAnchor } from '@/ui/motion/Anchor';
import { Anchors } from '@/ui/motion/anchors';
import * as courses from '@/ui/motion/course';
import { MotionStage } from '@/ui/motion/MotionStage';
import { useStage } from '@/ui/motion/stage';
import { hired, type Told } from './hires';

// Each can be made to fail.
jest.mock('@/motion/plan', () => ({ __esModule: true, ...jest.requireActual<object>('@/motion/plan') }));
jest.mock('@/motion/cues', () => ({ __esModule: true, ...jest.requireActual<object>('@/motion/cues') }));
jest.mock('@/ui/motion/course', () => ({ __esModule: true, ...jest.requireActual<object>('@/ui/motion/course') }));
jest.mock('@/ui/components/CardPicture', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@/ui/components/CardPicture'),
}));
jest.mock('@/ui/feedback/feedback', () => ({ playCues: jest.fn(() => () => undefined) }));
jest.mock('react-native-reanimated', () => {
  const actual = jest.requireActual<object>('react-native-reanimated');
  return Object.create(actual, {
    ...Object.getOwnPropertyDescriptors(actual),
    withTiming: { writable: true, configurable: true, enumerable: true, value: Reflect.get(actual, 'withTiming') },
  });
});

const [before, after] = hired();
const LINES: readonly (readonly number[])[] = [];
const skips = (_seat: Seat) => false;
const onShow = jest.fn();
let told: jest.SpyInstance;
let faulty = false;

/** A card of the hand whose motion is asked for while it is drawn. */
function Faulty() {
  const { showing } = useStage();
  if (faulty && showing.plan.motions.length > 0) throw new Error('in a part that moves');
  return null;
}

function Game({ view, log }: Told) {
  return (
    <MotionStage view={view} log={log} lines={LINES} skips={skips} onShow={onShow}>
      <Anchor name={`table ${String(view.viewer)}`} />
      {(view.players[Number(view.viewer)]?.hand ?? []).map(({ card }) => (
        <CardAnchor key={card} card={card}>
          <Text>{`card ${card}`}</Text>
        </CardAnchor>
      ))}
      <Faulty />
    </MotionStage>
  );
}

const cardsIn = ({ view }: Told) => (view.players[Number(view.viewer)]?.hand ?? []).map(({ card }) => card);
const moves = () => screen.queryByTestId('motion', { includeHiddenElements: true }) !== null;

beforeAll(() => {
  const view = createRef<View>();
  render(<View ref={view} />);
  let asked = 0;
  Object.assign(Object.getPrototypeOf(view.current), {
    getBoundingClientRect: () => ({ x: 50 * asked++, y: 0, width: 10, height: 10 }),
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  faulty = false;
  told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onShow.mockReset();
  useSettings.setState({ ...readSettings({}), ready: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Lets a fault happen in one move, and watches this one and the next. */
async function stumble(
  breakIt: () => void,
  repair: () => void,
): Promise<{ readonly moved: boolean; readonly again: boolean }> {
  const { rerender } = render(<Game {...before} />);
  await act(async () => jest.advanceTimersByTimeAsync(10));
  breakIt();
  rerender(<Game {...after} />);
  await act(async () => jest.advanceTimersByTimeAsync(50));
  // The game shows what is the case, and no card waits for a motion that does not come.
  for (const card of cardsIn(after)) expect(screen.getByText(`card ${card}`)).toBeOnTheScreen();
  const moved = moves();
  repair();
  rerender(<Game {...before} />);
  await act(async () => jest.advanceTimersByTimeAsync(3000));
  rerender(<Game {...after} />);
  await act(async () => jest.advanceTimersByTimeAsync(50));
  for (const card of cardsIn(after)) expect(screen.getByText(`card ${card}`)).toBeOnTheScreen();
  return { moved, again: moves() };
}

const throwing = (words: string) => () => {
  throw new Error(words);
};
/** What the console was told of, besides what React adds to it. */
const faults = () =>
  told.mock.calls
    .flat()
    .filter((part) => part instanceof Error)
    .map(({ message }) => message);

test('without a fault it moves', async () => {
  expect(
    await stumble(
      () => undefined,
      () => undefined,
    ),
  ).toEqual({ moved: true, again: true });
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['planning', () => jest.spyOn(planning, 'planOf').mockImplementation(throwing('planning'))],
  ['arrivals', () => jest.spyOn(planning, 'arrivals').mockImplementation(throwing('arrivals'))],
  ['measuring', () => jest.spyOn(Anchors.prototype, 'rectOf').mockImplementation(throwing('measuring'))],
  ['courses', () => jest.spyOn(courses, 'courseOf').mockImplementation(throwing('courses'))],
  ['drawing', () => jest.spyOn(picture, 'CardPicture').mockImplementation(throwing('drawing'))],
  ['clock', () => jest.spyOn(reanimated, 'withTiming').mockImplementation(throwing('clock'))],
] as const)('a fault in %s ends the motion, and the next one moves again', async (words, spy) => {
  let spied: { mockRestore(): void } | null = null;
  expect(
    await stumble(
      () => (spied = spy()),
      () => spied?.mockRestore(),
    ),
  ).toEqual({ moved: false, again: true });
  expect(faults()).toContain(words);
});

test.each([
  ['cues', () => jest.spyOn(cues, 'cuesOf').mockImplementation(throwing('cues'))],
  ['sounds', () => jest.spyOn(feedback, 'playCues').mockImplementation(throwing('sounds'))],
] as const)('a fault in %s is silent, and everything moves', async (words, spy) => {
  let spied: { mockRestore(): void } | null = null;
  expect(
    await stumble(
      () => (spied = spy()),
      () => spied?.mockRestore(),
    ),
  ).toEqual({ moved: true, again: true });
  expect(faults()).toContain(words);
});

test('a part that falls over what moves is shown as it stands, and moves with the next view', async () => {
  expect(
    await stumble(
      () => (faulty = true),
      () => (faulty = false),
    ),
  ).toEqual({ moved: false, again: true });
});
