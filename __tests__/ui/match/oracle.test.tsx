/** The Sun Oracle, opened from the head of a match. */
import '../undrawn';
import { standardConfig, TOOL, WEAPON } from '@battalia/engine';
import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { translators } from '@/i18n/translate';
import { OracleBox } from '@/ui/screens/match/header/OracleBox';

jest.mock('expo-router', () => ({ useIsFocused: () => true }));

const t = translators.en;

test('the list of the week holds its days and nothing else, as a screen reader counts them', () => {
  render(<OracleBox view={{ day: 3, illuminated: TOOL, matching: WEAPON, config: standardConfig(2) }} />);
  fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${t('term.oracle')}`) }));
  const list = screen.getByLabelText(t('look.week'));
  expect(list.children).toHaveLength(7);
  expect(within(list).queryAllByRole('heading')).toEqual([]);
});
