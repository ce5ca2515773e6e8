import AsyncStorage from '@react-native-async-storage/async-storage';
import { waitFor } from '@testing-library/react-native';
import { LANGUAGES } from '@/i18n/language';
import { readSettings, SETTINGS_KEY, useSettings } from '@/store/settings';

const DEFAULTS = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  sound: true,
  haptics: true,
  pace: 'quick',
  handOver: true,
  faceToFace: false,
  leftHanded: false,
  asksToEnd: true,
  handOrder: 'dealt',
};

const stored = async () => JSON.parse((await AsyncStorage.getItem(SETTINGS_KEY)) ?? 'null');
const current = () => {
  const { ready: _ready, change: _change, ...settings } = useSettings.getState();
  return settings;
};

beforeEach(async () => {
  await waitFor(() => expect(useSettings.getState().ready).toBe(true));
  useSettings.setState({ ...readSettings({}) });
  await AsyncStorage.clear();
});

describe('what was stored', () => {
  test.each([undefined, null, 'text', 7, [], { language: 'klingon', theme: 3, motion: null }])(
    '%j gives the defaults',
    (value) => {
      expect(readSettings(value)).toEqual(DEFAULTS);
    },
  );

  test('one unknown value costs only itself', () => {
    expect(readSettings({ language: 'pl', theme: 'sepia', motion: 'calm', sound: false, haptics: 'loud' })).toEqual({
      ...DEFAULTS,
      language: 'pl',
      motion: 'calm',
      sound: false,
    });
  });

  test('fields of another version are left out', () => {
    expect(readSettings({ ...DEFAULTS, hats: 3 })).toEqual(DEFAULTS);
  });

  test('every language of the app can be chosen', () => {
    expect(LANGUAGES.map((language) => readSettings({ language }).language)).toEqual([...LANGUAGES]);
  });
});

describe('the store', () => {
  test('writes a change, and only settings', async () => {
    useSettings.getState().change({ language: 'nl' });
    await waitFor(async () => expect((await stored())?.state).toEqual({ ...DEFAULTS, language: 'nl' }));
  });

  test('reads back what another run of the app wrote', async () => {
    await AsyncStorage.setItem(
      SETTINGS_KEY,
      JSON.stringify({ version: 1, state: { language: 'de', theme: 'dark', motion: 'bogus' } }),
    );
    await useSettings.persist.rehydrate();
    expect(current()).toEqual({ ...DEFAULTS, language: 'de', theme: 'dark' });
  });

  test('keeps what it can of an older or newer version', async () => {
    await AsyncStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: 99, state: { language: 'pl' } }));
    await useSettings.persist.rehydrate();
    expect(current()).toEqual({ ...DEFAULTS, language: 'pl' });
  });

  test('is ready with defaults when storage holds no JSON or cannot be read', async () => {
    await AsyncStorage.setItem(SETTINGS_KEY, '{"state":');
    useSettings.setState({ ready: false });
    await useSettings.persist.rehydrate();
    await waitFor(() => expect(useSettings.getState().ready).toBe(true));
    expect(current()).toEqual(DEFAULTS);

    jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('no disk'));
    useSettings.setState({ ready: false });
    await useSettings.persist.rehydrate();
    await waitFor(() => expect(useSettings.getState().ready).toBe(true));
    expect(current()).toEqual(DEFAULTS);
  });
});
