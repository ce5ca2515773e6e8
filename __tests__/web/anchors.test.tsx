/** In a browser, where react-native-web merges refs and calls no clean-up of them; on a phone: `__tests__/ui/motion/Anchor.test.tsx`. */
import type { Seat } from '@battalia/engine';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { makeMutable } from 'react-native-reanimated';
import { Anchor, CardAnchor } from '@/ui/motion/Anchor';
import { Anchors } from '@/ui/motion/anchors';
import { MotionStage } from '@/ui/motion/MotionStage';
import { NOTHING_SHOWN, StageProvider } from '@/ui/motion/stage';
import { hired, type Told } from '../ui/motion/hires';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  // jsdom lays nothing out: everything is where it stands in the page, and as wide as its place in it.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...document.querySelectorAll('*')].indexOf(this);
    const rect = {
      x: place * 10,
      y: 0,
      left: place * 10,
      top: 0,
      right: place * 11,
      bottom: 1,
      width: place,
      height: 1,
    };
    return { ...rect, toJSON: () => rect };
  });
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  jest.restoreAllMocks();
});

function shown() {
  const anchors = new Anchors();
  const stage = { showing: NOTHING_SHOWN, clock: makeMutable(0), anchors, speed: 1 };
  const show = (...names: readonly (readonly [key: string, name: string])[]) =>
    act(() =>
      root.render(
        <StageProvider value={stage}>
          {names.map(([key, name]) => (
            <Anchor key={key} name={name} />
          ))}
        </StageProvider>,
      ),
    );
  const first = () => [...document.querySelectorAll('*')].indexOf(page) + 1;
  /** Which of the views it is. */
  const find = (name: string) => {
    const rect = anchors.rectOf(name);
    return rect === null ? null : rect.width - first();
  };
  return { show, find };
}

test('a view that has gone is nowhere, and one of the same name that comes later is found', () => {
  const { show, find } = shown();
  show(['a', 'hand']);
  expect(find('hand')).toBe(0);
  show();
  expect(find('hand')).toBeNull();
  show(['x', 'deck'], ['b', 'hand']);
  expect(find('hand')).toBe(1);
});

test('a view that changes its name is found by the new one alone', () => {
  const { show, find } = shown();
  show(['a', 'card 1']);
  show(['a', 'card 2']);
  expect([find('card 1'), find('card 2')]).toEqual([null, 0]);
});

test('of two views of a name the one that stays is found when the other goes', () => {
  const { show, find } = shown();
  show(['a', 'card 1'], ['b', 'card 1']);
  expect(find('card 1')).toBe(1);
  show(['a', 'card 1']);
  expect(find('card 1')).toBe(0);
});

afterEach(() => jest.useRealTimers());
test('cards that leave the hand and come back fly, move after move', async () => {
  // What flies is still in the air when it is looked for, however slow the machine.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const [before, after] = hired();
  const lines: readonly (readonly number[])[] = [];
  const skips = (_seat: Seat) => false;
  const onShow = jest.fn();
  const show = ({ view, log }: Told) =>
    act(async () =>
      root.render(
        <MotionStage view={view} log={log} lines={lines} skips={skips} onShow={onShow}>
          <Anchor name={`table ${String(view.viewer)}`} />
          {(view.players[Number(view.viewer)]?.hand ?? []).map(({ card }) => (
            <CardAnchor key={card} card={card}>
              {null}
            </CardAnchor>
          ))}
        </MotionStage>,
      ),
    );
  for (let i = 0; i < 3; i++) {
    await show(before);
    await show(after);
    expect(page.querySelectorAll('[data-testid=motion] > *').length).toBeGreaterThan(0);
  }
  expect(onShow).toHaveBeenCalled();
}, 30_000);
