/** On a phone; in a browser: `__tests__/web/anchors.test.tsx`. */
import { render } from '@testing-library/react-native';
import { createRef } from 'react';
import { View } from 'react-native';
import { makeMutable } from 'react-native-reanimated';
import { Anchor } from '@/ui/motion/Anchor';
import { Anchors } from '@/ui/motion/anchors';
import { NOTHING_SHOWN, StageProvider } from '@/ui/motion/stage';

/** The first view that is asked is one point wide, the second two, and so on. */
function shown() {
  const anchors = new Anchors();
  const stage = { showing: NOTHING_SHOWN, clock: makeMutable(0), anchors, speed: 1 };
  const page = createRef<View>();
  const of = (names: readonly (readonly [key: string, name: string])[]) => (
    <StageProvider value={stage}>
      <View ref={page}>
        {names.map(([key, name]) => (
          <Anchor key={key} name={name} />
        ))}
      </View>
    </StageProvider>
  );
  const { rerender } = render(of([]));
  const widths = new Map<unknown, number>();
  // A phone can be asked at once; the view that stands in for one in a test cannot.
  Object.assign(Object.getPrototypeOf(page.current), {
    getBoundingClientRect(this: unknown) {
      widths.set(this, widths.get(this) ?? widths.size + 1);
      return { x: 0, y: 0, width: widths.get(this), height: 1 };
    },
  });
  return {
    show: (...names: readonly (readonly [string, string])[]) => rerender(of(names)),
    widthOf: (name: string) => anchors.rectOf(name)?.width ?? null,
  };
}

test('a view that has gone is nowhere, and one of the same name that comes later is found', () => {
  const { show, widthOf } = shown();
  show(['a', 'hand']);
  expect(widthOf('hand')).toBe(1);
  show();
  expect(widthOf('hand')).toBeNull();
  show(['b', 'hand']);
  expect(widthOf('hand')).toBe(2);
});

test('a view that changes its name is found by the new one alone', () => {
  const { show, widthOf } = shown();
  show(['a', 'card 1']);
  show(['a', 'card 2']);
  expect([widthOf('card 1'), widthOf('card 2')]).toEqual([null, 1]);
});

test('of two views of a name the one that stays is found when the other goes', () => {
  const { show, widthOf } = shown();
  show(['a', 'card 1']);
  expect(widthOf('card 1')).toBe(1);
  show(['a', 'card 1'], ['b', 'card 1']);
  expect(widthOf('card 1')).toBe(2);
  show(['a', 'card 1']);
  expect(widthOf('card 1')).toBe(1);
});
