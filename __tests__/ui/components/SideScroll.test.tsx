import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { SideScroll } from '@/ui/components/SideScroll';

const row = () => screen.getByLabelText('row');
const goesOn = () => screen.queryByTestId('goes on', { includeHiddenElements: true }) !== null;

function measured(room: number, content: number) {
  render(
    <SideScroll on="surface" role="group" aria-label="row">
      <Text>a</Text>
    </SideScroll>,
  );
  fireEvent(row(), 'layout', { nativeEvent: { layout: { width: room } } });
  fireEvent(row(), 'contentSizeChange', content, 40);
}

const scrolled = (x: number) =>
  fireEvent.scroll(row(), {
    nativeEvent: {
      contentOffset: { x, y: 0 },
      contentSize: { width: 300, height: 40 },
      layoutMeasurement: { width: 200, height: 40 },
    },
  });

test('a row that fits shows nothing but itself', () => {
  measured(200, 200);
  expect(goesOn()).toBe(false);
});

test('a row that goes on says so until its end is seen, and again on the way back', () => {
  measured(200, 300);
  expect(goesOn()).toBe(true);
  scrolled(100);
  expect(goesOn()).toBe(false);
  scrolled(20);
  expect(goesOn()).toBe(true);
});
