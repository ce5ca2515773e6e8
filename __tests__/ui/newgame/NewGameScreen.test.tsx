import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen, userEvent, waitFor, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { translators } from '@/i18n/translate';
import { useLastSetup } from '@/store/match/lastSetup';
import { readSetup } from '@/store/match/setup';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { NewGameScreen } from '@/ui/screens/newgame/NewGameScreen';

const t = translators.en;
const press = (role: 'button' | 'radio' | 'switch', name: string) => userEvent.press(screen.getByRole(role, { name }));

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  useLastSetup.setState(readSetup({}));
  useMatch.getState().forget();
});

const open = () => renderRouter({ new: NewGameScreen, 'match/[id]': () => null }, { initialUrl: '/new' });

test('with the last set-up one press starts the game, factions drawn', async () => {
  const { getPathname } = open();
  await press('button', t('newGame.start'));
  await waitFor(() => expect(getPathname()).toMatch(/^\/match\/\w+/));
  const { view, players } = useMatch.getState();
  expect(players).toEqual([
    { name: 'Player 1', bot: null },
    { name: 'Selka', bot: 'chief' },
  ]);
  expect(view?.players.map(({ faction }) => faction)).toEqual([expect.any(Number), expect.any(Number)]);
});

test('a preset sets modules and options, changing one makes it a mix of one’s own', async () => {
  open();
  await press('radio', t('newGame.preset.volcano'));
  expect(useLastSetup.getState().modules).toEqual(['volcano']);
  await press('button', t('newGame.more'));
  expect(screen.getByRole('switch', { name: t('newGame.module.volcano') })).toBeChecked();
  expect(screen.getByLabelText(`${t('newGame.option.points')}: 30`)).toBeOnTheScreen();
  await press('button', t('newGame.moreOf', { name: t('newGame.option.weeks') }));
  expect(screen.getByRole('radio', { name: t('newGame.preset.own') })).toBeChecked();
  expect(screen.getByText(t('newGame.rulesSay', { value: t('newGame.none') }))).toBeOnTheScreen();
  await press('button', t('newGame.less', { name: t('newGame.option.weeks') }));
  expect(screen.getByRole('radio', { name: t('newGame.preset.volcano') })).toBeChecked();
});

test('modules that do not go together are explained, and a press mends it', async () => {
  open();
  await press('radio', t('newGame.preset.harder'));
  await press('button', t('newGame.more'));
  await press('switch', t('newGame.module.volcano'));
  expect(screen.getByText(/do not go together/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: t('newGame.start') })).toBeNull();
  await press('button', t('newGame.repair.without', { module: t('newGame.preset.harder') }));
  expect(screen.queryByText(/do not go together/)).toBeNull();
  expect(screen.getByRole('button', { name: t('newGame.start') })).toBeOnTheScreen();
  expect(useLastSetup.getState().modules).toEqual(['volcano']);
});

test('what a module lets people agree on is asked as soon as the module is chosen, and left out as the rules have it', async () => {
  useLastSetup.setState({ ...readSetup({}), modules: ['stormgates'] });
  open();
  await press('button', t('newGame.more'));
  await press('switch', 'Wide');
  expect(useLastSetup.getState().options).toEqual({ wide: true });
  await press('switch', 'Wide');
  expect(useLastSetup.getState().options).toEqual({});
  // As many as there is a board for, and every faction that is in the box.
  for (let i = 0; i < 4; i++) await press('button', t('newGame.add'));
  expect(useLastSetup.getState().seats).toHaveLength(6);
  expect(screen.queryByRole('button', { name: t('newGame.add') })).toBeNull();
  expect(screen.getAllByRole('radio', { name: 'Wolfsclan' })).toHaveLength(6);
});

test('seats are named, given to bots, moved, added and removed', async () => {
  open();
  await userEvent.type(screen.getByLabelText(t('newGame.name', { number: 1 })), 'Ada');
  await press('button', t('newGame.add'));
  await userEvent.press(
    within(screen.getByLabelText(t('newGame.playedBy', { player: 'Tarn' }))).getByRole('radio', {
      name: t('newGame.bot.lord'),
    }),
  );
  await userEvent.press(
    within(screen.getByLabelText(t('newGame.factionOf', { player: 'Tarn' }))).getByRole('radio', {
      name: t('term.emberians'),
    }),
  );
  await press('button', t('newGame.moveUp', { player: 'Tarn' }));
  expect(useLastSetup.getState().seats).toMatchObject([
    { name: 'Ada', bot: null },
    { bot: 'lord', faction: 2 },
    { bot: 'chief', faction: 'random' },
  ]);
  await press('button', t('newGame.remove', { number: 3 }));
  expect(useLastSetup.getState().seats).toHaveLength(2);
  expect(screen.queryByRole('button', { name: t('newGame.remove', { number: 1 }) })).toBeNull();
});

test('two players under one emblem are told so', async () => {
  open();
  for (const player of ['Player 1', 'Selka'])
    await userEvent.press(
      within(screen.getByLabelText(t('newGame.factionOf', { player }))).getByRole('radio', {
        name: t('term.islanders'),
      }),
    );
  expect(screen.getByText(t('setupProblem.factionTwice', { faction: t('term.islanders') }))).toBeOnTheScreen();
  await press('button', t('newGame.repair.draw'));
  expect(screen.getByRole('button', { name: t('newGame.start') })).toBeOnTheScreen();
});

test('the set-up is there again the next time', async () => {
  open();
  await press('radio', t('newGame.preset.nocities'));
  await waitFor(async () =>
    expect(JSON.parse((await AsyncStorage.getItem('battalia.lastSetup')) ?? '{}')).toMatchObject({
      state: { modules: ['nocities'] },
    }),
  );
});

test('a city is laid elsewhere with a tap', async () => {
  open();
  await press('button', t('newGame.more'));
  const label = (row: number, column: number, what: 'start' | 'neutral' | 'free') =>
    `${t('match.place', { row, column })}: ${t(`newGame.square.${what}`)}`;
  await press('button', label(2, 2, 'start'));
  await press('button', label(2, 2, 'neutral'));
  expect(screen.getByText(t('setupProblem.layout'))).toBeOnTheScreen();
  await press('button', label(2, 3, 'free'));
  expect(screen.getByRole('button', { name: t('newGame.start') })).toBeOnTheScreen();
  expect(useLastSetup.getState().options.starts).toEqual([
    [6, 6],
    [2, 3],
  ]);
  await press('button', t('newGame.layout.reset'));
  expect(useLastSetup.getState().options).toEqual({});
});
