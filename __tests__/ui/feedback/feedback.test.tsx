import { act } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';
import { impactAsync, notificationAsync, selectionAsync } from 'expo-haptics';
import { readSettings, useSettings } from '@/store/settings';
import { give, playCues } from '@/ui/feedback/feedback';

const mockPlayer = { play: jest.fn(), seekTo: jest.fn(() => Promise.resolve()) };
jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(() => mockPlayer),
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
}));
jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
  selectionAsync: jest.fn(() => Promise.resolve()),
}));

const settle = () => act(async () => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  useSettings.setState({ ...readSettings({}), ready: true });
});
afterEach(() => jest.useRealTimers());

test('a sound is fetched when it is first heard, and played again from its start', async () => {
  expect(createAudioPlayer).not.toHaveBeenCalled();
  give('dawn', null);
  await settle();
  expect(createAudioPlayer).toHaveBeenCalledTimes(1);
  expect(mockPlayer.play).toHaveBeenCalledTimes(1);
  give('dawn', null);
  await settle();
  expect(createAudioPlayer).toHaveBeenCalledTimes(1);
  expect(mockPlayer.seekTo).toHaveBeenCalledWith(0);
  expect(mockPlayer.play).toHaveBeenCalledTimes(2);
});

test('each touch is one that a device knows', async () => {
  for (const touch of ['tick', 'tap', 'thump', 'success', 'warning'] as const) give('card', touch);
  await settle();
  expect(selectionAsync).toHaveBeenCalledTimes(1);
  expect(impactAsync).toHaveBeenCalledTimes(2);
  expect(notificationAsync).toHaveBeenCalledTimes(2);
});

test('with sounds off nothing is heard and everything is felt', async () => {
  useSettings.setState({ sound: false });
  give('tile', 'thump');
  await settle();
  expect(mockPlayer.play).not.toHaveBeenCalled();
  expect(impactAsync).toHaveBeenCalledTimes(1);
});

test('with vibration off nothing is felt and everything is heard', async () => {
  useSettings.setState({ haptics: false });
  give('tile', 'thump');
  await settle();
  expect(mockPlayer.play).toHaveBeenCalledTimes(1);
  expect(impactAsync).not.toHaveBeenCalled();
});

test('cues come in their time, and not after they were called off', async () => {
  const stop = playCues([
    { at: 100, sound: 'card', touch: null },
    { at: 300, sound: 'card', touch: null },
  ]);
  await act(async () => jest.advanceTimersByTimeAsync(99));
  expect(mockPlayer.play).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTimeAsync(2));
  expect(mockPlayer.play).toHaveBeenCalledTimes(1);
  stop();
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(mockPlayer.play).toHaveBeenCalledTimes(1);
});

test('a device without a voice or a motor makes no fuss', async () => {
  jest.mocked(createAudioPlayer).mockImplementationOnce(() => {
    throw new Error('no audio here');
  });
  jest.mocked(impactAsync).mockRejectedValueOnce(new Error('no motor here'));
  give('won', 'tap');
  await settle();
  expect(createAudioPlayer).toHaveBeenCalledTimes(1);
  expect(impactAsync).toHaveBeenCalledTimes(1);
});
