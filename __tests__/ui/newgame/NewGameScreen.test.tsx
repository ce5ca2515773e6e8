import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen, userEvent, waitFor, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { translators } from '@/i18n/translate';
import { layoutCode, useLayouts } from '@/store/layouts';
import { useClocks } from '@/store/match/clocks';
import { useLastSetup } from '@/store/match/lastSetup';
import { readSetup } from '@/store/match/setup';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { BoardScreen } from '@/ui/screens/newgame/BoardScreen';
import { NewGameScreen } from '@/ui/screens/newgame/NewGameScreen';

const t = translators.en;
const press = (role: 'button' | 'radio' | 'switch', name: string) => userEvent.press(screen.getByRole(role, { name }));

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  useLastSetup.setState(readSetup({}));
  useLayouts.setState({ layouts: [] });
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

test('a first game is played against the gentlest, whoever sat there before', async () => {
  open();
  await press('radio', t('newGame.preset.first'));
  await press('button', t('newGame.add'));
  expect(useLastSetup.getState().seats.map(({ bot }) => bot)).toEqual([null, 'squire', 'squire']);
  await press('radio', t('newGame.preset.standard'));
  await press('button', t('newGame.add'));
  expect(useLastSetup.getState().seats.map(({ bot }) => bot)).toEqual([null, 'squire', 'squire', 'chief']);
});

test('the board that is drawn is told by the squares that it has', async () => {
  open();
  expect(screen.getByText(t('newGame.plan.short', { rows: 5, columns: 5 }))).toBeTruthy();
  await press('button', t('newGame.add'));
  await press('button', t('newGame.add'));
  expect(screen.getByText(t('newGame.plan.short', { rows: 7, columns: 7 }))).toBeTruthy();
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
  expect(screen.getByText(/^Harder and Volcano do not go together/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: t('newGame.start') })).toBeNull();
  await press('button', t('newGame.repair.without', { module: t('newGame.preset.harder') }));
  expect(screen.queryByText(/^Harder and Volcano do not go together/)).toBeNull();
  expect(screen.getByRole('button', { name: t('newGame.start') })).toBeOnTheScreen();
  expect(useLastSetup.getState().modules).toEqual(['volcano']);
});

test('which card joins the valleys is chosen by its name', async () => {
  useLastSetup.setState({
    ...readSetup({ seats: [{}, {}, {}, {}] }),
    modules: ['stormgates', 'gates', 'valleys'],
  });
  open();
  await press('button', t('newGame.more'));
  expect(screen.getByRole('radio', { name: t('newGame.connection.chance') })).toBeChecked();
  await press('radio', t('newGame.connection.bridge'));
  expect(useLastSetup.getState().options).toEqual({ connection: 2 });
  await press('radio', t('newGame.connection.chance'));
  expect(useLastSetup.getState().options).toEqual({});
});

test('what a module lets people agree on is asked as soon as the module is chosen, and left out as the rules have it', async () => {
  useLastSetup.setState({ ...readSetup({}), modules: ['stormgates'] });
  open();
  await press('button', t('newGame.more'));
  await press('switch', t('newGame.option.wide'));
  expect(useLastSetup.getState().options).toEqual({ wide: true });
  await press('switch', t('newGame.option.wide'));
  expect(useLastSetup.getState().options).toEqual({});
  // As many as there is a board for, and every faction that is in the box.
  for (let i = 0; i < 4; i++) await press('button', t('newGame.add'));
  expect(useLastSetup.getState().seats).toHaveLength(6);
  expect(screen.queryByRole('button', { name: t('newGame.add') })).toBeNull();
  // They have no other board.
  expect(screen.queryByRole('switch', { name: t('newGame.option.wide') })).toBeNull();
  // So many are told in a line each, and asked about when they are opened.
  expect(screen.queryAllByRole('radio', { name: 'Wolfsclan' })).toHaveLength(0);
  await press('button', t('newGame.seatMore', { player: 'Ketta' }));
  expect(screen.getAllByRole('radio', { name: 'Wolfsclan' })).toHaveLength(1);
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

test('[SG-07] a game of the second box follows the number of players', async () => {
  open();
  await press('radio', `${t('newGame.family.stormgates')}: ${t('newGame.preset.stormStandard')}`);
  expect(useLastSetup.getState().modules).not.toContain('teams');
  expect(useLastSetup.getState().options).toEqual({ weeks: 6 });
  for (let i = 0; i < 2; i++) await press('button', t('newGame.add'));
  expect(useLastSetup.getState().modules).toContain('teams');
  expect(useLastSetup.getState().options).toEqual({});
  expect(screen.getByText(/30 minutes for each player/)).toHaveTextContent(/2 h:/);
  await press('button', t('newGame.remove', { number: 4 }));
  expect(useLastSetup.getState().modules).not.toContain('teams');
});

test('[SG-12] a fifth player needs the second box: that is said, and one press mends it', async () => {
  open();
  for (let i = 0; i < 3; i++) await press('button', t('newGame.add'));
  expect(screen.getByText('5 players need the module The Stormgates.')).toBeOnTheScreen();
  await press('button', t('newGame.repair.with', { module: t('newGame.preset.stormgates') }));
  expect(screen.getByRole('button', { name: t('newGame.start') })).toBeOnTheScreen();
});

test('[TEAM-01] who plays together is chosen from a list, or by pressing one seat and then another', async () => {
  useLastSetup.setState({
    ...readSetup({}),
    seats: ['Ada', 'Bo', 'Cleo', 'Dan'].map((name) => ({ name, bot: null, faction: 'random' })),
    modules: ['stormgates'],
  });
  open();
  const teams = within(screen.getAllByLabelText(t('newGame.teams'))[0] ?? screen.root);
  await userEvent.press(teams.getByRole('radio', { name: t('newGame.teams.two') }));
  expect(useLastSetup.getState().modules).toEqual(['stormgates', 'teams']);
  const names = () => useLastSetup.getState().seats.map(({ name }) => name);
  const chip = (player: string, seat: number, team: number) => t('newGame.teamSeat', { player, seat, team });
  await press('button', chip('Ada', 1, 1));
  expect(screen.getByText(t('newGame.teams.picked', { player: 'Ada' }))).toBeOnTheScreen();
  await press('button', chip('Bo', 2, 2));
  expect(names()).toEqual(['Dan', 'Bo', 'Cleo', 'Ada']);
  expect(screen.getByText(t('newGame.teams.changed', { player: 'Ada', others: 'Bo' }))).toBeOnTheScreen();
  await userEvent.press(
    within(screen.getByLabelText(t('newGame.teamOf', { player: 'Ada' }))).getByRole('radio', {
      name: t('newGame.team', { team: 1 }),
    }),
  );
  expect(names()).toEqual(['Dan', 'Bo', 'Ada', 'Cleo']);
  await userEvent.press(teams.getByRole('radio', { name: t('newGame.teams.none') }));
  expect(useLastSetup.getState().modules).toEqual(['stormgates']);
});

test('a module says why it cannot be added as things stand', async () => {
  open();
  await press('button', t('newGame.more'));
  const row = screen.getByRole('switch', { name: t('newGame.preset.gates') });
  expect(within(row).getByText(/needs The Stormgates/)).toBeOnTheScreen();
  await userEvent.press(row);
  expect(screen.getByText(/^Stormgates \(jumps\) needs The Stormgates/)).toBeOnTheScreen();
  await press('button', t('newGame.repair.with', { module: t('newGame.preset.stormgates') }));
  expect(useLastSetup.getState().modules).toEqual(['gates', 'stormgates']);
  expect(screen.getByRole('button', { name: t('newGame.start') })).toBeOnTheScreen();
});

test('a clock stands on the table if it is wanted, with the time that the book suggests', async () => {
  const { getPathname } = open();
  await press('button', t('newGame.more'));
  await press('switch', t('newGame.clock'));
  await press('button', t('newGame.start'));
  await waitFor(() => expect(getPathname()).toMatch(/^\/match\/\w+/));
  const { id } = useMatch.getState();
  expect(useClocks.getState().clocks[id ?? '']).toEqual({ minutes: 60, used: [0, 0] });
});

describe('the board before the game', () => {
  const label = (row: number, column: number, what: 'starts' | 'neutrals' | 'free' | 'gates') =>
    `${t('match.place', { row, column })}: ${t(`newGame.square.${what}`)}`;
  const openBoard = () => renderRouter({ new: () => null, board: BoardScreen }, { initialUrl: '/board' });

  test('a city is picked up and laid elsewhere, and everything again as in the rules', async () => {
    openBoard();
    await press('button', label(2, 2, 'starts'));
    expect(screen.getByText(t('newGame.layout.held', { what: t('newGame.square.starts') }))).toBeOnTheScreen();
    await press('button', label(2, 3, 'free'));
    expect(useLastSetup.getState().options.starts).toContainEqual([2, 3]);
    expect(screen.getByText(t('newGame.layout.good'))).toBeOnTheScreen();
    await press('button', t('newGame.layout.reset'));
    expect(useLastSetup.getState().options).toEqual({});
  });

  test('what the engine refuses is said, at the square, and not kept', async () => {
    openBoard();
    await press('button', label(2, 2, 'starts'));
    await press('button', label(3, 4, 'free'));
    const place = t('match.place', { row: 3, column: 4 });
    expect(screen.getByText(t('setupProblem.cityTouches', { place }))).toBeOnTheScreen();
    expect(
      screen.getByRole('button', { name: `${label(3, 4, 'starts')}, ${t('newGame.square.wrong')}` }),
    ).toBeOnTheScreen();
    await userEvent.type(screen.getByLabelText(t('newGame.layouts.name')), 'Mine');
    await press('button', t('newGame.layouts.save'));
    expect(screen.getByText(t('newGame.layouts.unsound'))).toBeOnTheScreen();
    expect(useLayouts.getState().layouts).toEqual([]);
  });

  test('a board is kept by name and laid out again; a code of another number of players is refused in a sentence', async () => {
    openBoard();
    await press('button', label(2, 2, 'starts'));
    await press('button', label(2, 3, 'free'));
    await press('button', t('newGame.layouts.save'));
    expect(screen.getByText(t('newGame.layouts.nameless'))).toBeOnTheScreen();
    await userEvent.type(screen.getByLabelText(t('newGame.layouts.name')), 'Mine');
    await press('button', t('newGame.layouts.save'));
    const [kept] = useLayouts.getState().layouts;
    expect(kept).toMatchObject({ name: 'Mine', players: 2, wide: false });
    await press('button', t('newGame.layout.reset'));
    await press('button', t('newGame.layouts.useOf', { name: 'Mine' }));
    expect(useLastSetup.getState().options.starts).toContainEqual([2, 3]);
    const field = screen.getByLabelText(t('newGame.layouts.paste'));
    const paste = async (code: string) => {
      await userEvent.clear(field);
      await userEvent.paste(field, code);
      await press('button', t('newGame.layouts.open'));
    };
    await paste('what is this');
    expect(screen.getByText(t('layoutCode.notACode'))).toBeOnTheScreen();
    await paste(layoutCode({ players: 4, wide: false, laid: {} }));
    expect(screen.getByText(t('layoutCode.players', { players: 4 }))).toBeOnTheScreen();
    await paste(
      layoutCode({
        players: 2,
        wide: false,
        laid: {
          starts: [
            [2, 2],
            [6, 6],
          ],
        },
      }),
    );
    expect(screen.getByText(t('newGame.layouts.opened'))).toBeOnTheScreen();
    expect(useLastSetup.getState().options.starts).toEqual([
      [2, 2],
      [6, 6],
    ]);
    await press('button', t('newGame.layouts.removeOf', { name: 'Mine' }));
    expect(useLayouts.getState().layouts).toEqual([]);
  });
});
