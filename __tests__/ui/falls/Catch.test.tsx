import { render, screen } from '@testing-library/react-native';
import { useEffect, useState, type ReactNode } from 'react';
import { Text } from 'react-native';
import { Catch } from '@/ui/falls/Catch';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function Faulty(): null {
  throw new Error('always');
}

/** Stands at first. */
function Later({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return shown ? children : null;
}

test('what falls as well in its place is told by the next one above', () => {
  const parts = (
    <>
      <Text>a part</Text>
      <Faulty />
    </>
  );
  render(
    <Catch otherwise={() => <Text>above</Text>}>
      <Catch otherwise={() => parts}>{parts}</Catch>
    </Catch>,
  );
  expect(screen.getByText('above')).toBeOnTheScreen();
  expect(screen.queryByText('a part')).toBeNull();
});

test('what falls later in its place is not tried for ever', () => {
  const parts = (
    <Later>
      <Faulty />
    </Later>
  );
  render(
    <Catch otherwise={() => <Text>above</Text>}>
      <Catch otherwise={() => parts}>{parts}</Catch>
    </Catch>,
  );
  expect(screen.getByText('above')).toBeOnTheScreen();
});
