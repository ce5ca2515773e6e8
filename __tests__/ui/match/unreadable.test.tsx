/** A game that cannot be read is not lost: what is stored of it can be taken away from where it was opened. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { renderRouter } from 'expo-router/testing-library';
import { translators } from '@/i18n/translate';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { MatchScreen } from '@/ui/screens/match/MatchScreen';

jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));

const t = translators.en;

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  useMatch.getState().forget();
});

test('what is stored of it is copied', async () => {
  await AsyncStorage.setItem('battalia.game.lost.head.0', 'garbage');
  renderRouter({ 'match/[id]': MatchScreen }, { initialUrl: '/match/lost' });
  expect(await screen.findByText(t('match.unreadable'))).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: t('games.export') }));
  expect(await screen.findByText(t('share.copied'))).toBeOnTheScreen();
  expect(Clipboard.setStringAsync).toHaveBeenCalledWith(expect.stringContaining('garbage'));
});

test('of a game that is not there nothing is offered', async () => {
  renderRouter({ 'match/[id]': MatchScreen }, { initialUrl: '/match/nowhere' });
  expect(await screen.findByText(t('match.notFound'))).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: t('games.export') })).toBeNull();
});
