/** A battle with the device between two people, who would rather pass it. */
import './undrawn';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { debug } from '@battalia/engine/testing';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { translators } from '@/i18n/translate';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { MatchScreen } from '@/ui/screens/match/MatchScreen';
import { store } from '../../store/match/stored';

const t = translators.en;

test('the device is passed to one of the two, who takes it before any card is shown', async () => {
  Dimensions.set({ window: { width: 1180, height: 820, scale: 1, fontScale: 1 } });
  useSettings.setState({ ...readSettings({ language: 'en', faceToFace: true }), ready: true });
  await AsyncStorage.clear();
  const tiles = [
    { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
    { at: [4, 2], card: 'barfolk straight', quarters: 1 },
    { at: [4, 3], card: 'cloudborn city4', level: 1, owner: 1 },
  ] as const;
  await store(
    debug.arrange({
      bare: true,
      tiles,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['weapon', 'barfolk lord'], 1: ['cloudborn priest'], 2: [], 3: [] },
    }),
  );
  render(<MatchScreen />);
  fireEvent.press(await screen.findByRole('button', { name: t('match.takeOver', { player: 'Ada' }) }));
  const { legal, act: take } = useMatch.getState();
  const attack = legal.find(({ kind }) => kind === 'attack');
  if (!attack) throw new Error('nobody to attack');
  await act(async () => {
    take(attack);
    // Until it is saved.
    await new Promise((done) => setTimeout(done, 50));
  });
  fireEvent.press(screen.getByRole('button', { name: t('battle.passDevice') }));
  expect(screen.getByText(t('match.handOver', { player: 'Ada' }))).toBeOnTheScreen();
  expect(screen.queryAllByLabelText(/^lord/)).toEqual([]);
  fireEvent.press(screen.getByRole('button', { name: t('match.takeOver', { player: 'Ada' }) }));
  expect(screen.getAllByLabelText(/^lord/)).not.toEqual([]);
});
