import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { isHonour, recordOf, type ChronicleEntry, type SeatRecord } from '../../src/store/chronicle/record';
import { loadMatch } from '../../src/store/match/savedMatches';
import { summed } from '../../src/store/match/storage';
import { Memory } from '../store/match/memory';
import { withApp, type App } from './harness/app';
import { storedIn } from './harness/database';
import { bot, finishedGame, itemsOf, person, plantItems } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const region = (app: App, name: string) => app.page.getByRole('region', { name, exact: true });
const figure = (app: App, name: string, value: number) =>
  app.page.getByRole('img', { name: `${name}: ${value}`, exact: true });
const recordKey = (id: string) => `battalia.chronicle.game.${id}`;

/** What a game earned, by name. */
async function plantFinished(
  app: App,
): Promise<{ readonly record: ChronicleEntry; readonly honours: readonly string[] }> {
  const items = await itemsOf([person('Ada'), bot('Bo')], finishedGame());
  await plantItems(app.page, 'planted', [...items]);
  const loaded = await loadMatch(new Memory(items), 'planted');
  const record = loaded.ok ? recordOf(loaded.match) : null;
  assert.ok(record !== null, 'the game is over');
  const honours = (record.seats[0]?.honours ?? []).filter(isHonour).map((honour) => t(`honour.${honour}`));
  return { record, honours };
}

test('the end of a game tells what was earned and leads to the statistics, which outlive the game and can be begun anew', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const { record, honours } = await plantFinished(app);
    assert.ok(honours.length > 0, 'this game earns something');
    await app.open('/match/planted');
    const moment = page.getByRole('status').filter({ hasText: t('stats.new') });
    await moment.waitFor();
    for (const name of honours) await moment.getByText(name, { exact: true }).waitFor();
    await app.picture('statistics-new-phone');

    await app.button(t('home.stats')).tap();
    await app.heading(t('stats.honours', { count: honours.length, of: 14 })).waitFor();
    const won = record.seats[0]?.place === 1 ? 1 : 0;
    await figure(app, t('stats.games'), 1).waitFor();
    await figure(app, t('stats.wins'), won).waitFor();

    // A game that is deleted stays counted.
    await app.open('/games');
    await app.button(t('games.delete', { players: 'Ada, Bo' })).tap();
    await app.button(t('games.remove')).tap();
    await page.getByText(t('games.none')).waitFor();
    await app.open('/');
    await app.link(new RegExp(`^${t('home.stats')}`)).tap();
    await figure(app, t('stats.games'), 1).waitFor();
    assert.equal((await storedIn(page)).has(recordKey('planted')), true);

    await app.button(t('stats.reset')).tap();
    await app.button(t('stats.reset.no')).tap();
    await figure(app, t('stats.games'), 1).waitFor();
    await app.button(t('stats.reset')).tap();
    await app.button(t('stats.reset.yes')).tap();
    await page.getByText(t('stats.none')).waitFor();
    await page.reload();
    await page.getByText(t('stats.none')).waitFor();
    assert.equal((await storedIn(page)).has(recordKey('planted')), false);
  }));

const seat = (name: string, changed: Partial<SeatRecord> = {}): SeatRecord => ({
  name,
  bot: null,
  faction: 3,
  place: 2,
  points: 10,
  city: null,
  honours: [],
  ...changed,
});

/** Games of two people against each other and against a bot. */
const RECORDS: readonly (readonly [string, string])[] = [
  [seat('Ada', { place: 1, faction: 0, city: 9, honours: ['ambush', 'cohort'] }), seat('Borin', { bot: 'lord' })],
  [seat('Ada', { faction: 1, city: 8 }), seat('Bo', { place: 1 })],
  [seat('Ada', { place: 1, faction: 2, city: 7, honours: ['tie'] }), seat('Bo')],
].map((seats, i) => {
  const record: ChronicleEntry = {
    version: 1,
    startedAt: 1,
    endedAt: 1_760_000_000_000 + i * 86_400_000,
    casual: false,
    days: 14 + i,
    modules: i === 1 ? ['volcano'] : [],
    options: {},
    seats,
  };
  return [recordKey(`game${i}`), summed(record)];
});

for (const [device, locale] of [
  ['compact', 'en-GB'],
  ['compact', 'de-DE'],
  ['phone', 'pl-PL'],
  ['tablet', 'nl-NL'],
] as const) {
  test.long(`the statistics on a ${device} can be read and pressed by everybody, in ${locale}`, () =>
    withApp({ device, locale }, async (app) => {
      await plantItems(app.page, 'records', RECORDS);
      await app.open('/statistics');
      await app.page.getByRole('radio', { name: 'Bo', exact: true }).waitFor();
      await app.assertFits();
      await app.assertTargets();
      for (const theme of ['light', 'dark'] as const) {
        await app.page.emulateMedia({ colorScheme: theme });
        await app.picture(`statistics-${device}-${locale.slice(0, 2)}-${theme}`);
        await app.assertAccessible();
      }
      if (device !== 'tablet') await app.assertHolds();
    }),
  );
}

test('each person has statistics of their own, an honour leads to its rule, and the keyboard reaches all of it', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { page } = app;
    await plantItems(page, 'records', [...RECORDS, [recordKey('other'), summed({ version: 99 })]]);
    await app.open('/statistics');
    await region(app, 'Ada').waitFor();
    await figure(app, t('stats.games'), 3).waitFor();
    await figure(app, t('stats.wins'), 2).waitFor();
    await figure(app, t('stats.streak'), 1).waitFor();
    const byFaction = region(app, t('stats.byFaction')).getByRole('img');
    assert.equal(
      await byFaction.and(page.getByRole('img', { name: t('stats.tally', { wins: 1, games: 1 }) })).count(),
      2,
    );
    assert.equal(
      await byFaction.and(page.getByRole('img', { name: t('stats.tally', { wins: 0, games: 1 }) })).count(),
      1,
    );
    await region(app, t('stats.byOpponent'))
      .getByRole('img', { name: `${t('stats.people')}: ${t('stats.tally', { wins: 1, games: 2 })}` })
      .waitFor();
    await region(app, t('stats.bySetup'))
      .getByRole('img', { name: `${t('newGame.preset.volcano')}: ${t('stats.tally', { wins: 0, games: 1 })}` })
      .waitFor();
    await region(app, t('stats.records')).getByText('Week 1, day 7').waitFor();
    // What another version wrote is told, and kept.
    await page.getByText(t('stats.unread', { count: 1 })).waitFor();
    await app.assertFits();
    await app.assertTargets();
    await app.assertAccessible();
    await app.radio('Ada').focus();
    await page.keyboard.press('ArrowRight');
    await region(app, 'Bo').waitFor();
    await figure(app, t('stats.games'), 2).waitFor();
    await page.keyboard.press('ArrowLeft');
    const honour = app.link(new RegExp(`^${t('honour.tie')}\\. .*${t('stats.earned', { date: '' })}`));
    await honour.focus();
    await page.keyboard.press('Enter');
    await app
      .heading('The order of battle')
      .or(app.heading(/battle/i))
      .first()
      .waitFor();
  }));

test.long('where storage fails, the statistics say so, and come when it works again', () =>
  withApp({ device: 'compact' }, async (app) => {
    await plantItems(app.page, 'records', RECORDS);
    await app.page.addInitScript(() => {
      const opens = indexedDB.open.bind(indexedDB);
      Reflect.set(window, 'denied', location.search.includes('denied'));
      indexedDB.open = (...args) => {
        if (Reflect.get(window, 'denied') === true) throw new Error('denied');
        return opens(...args);
      };
    });
    await app.open('/statistics?denied');
    await app.page.getByText(t('stats.cannotRead')).waitFor();
    await app.page.evaluate(() => void Reflect.set(window, 'denied', false));
    await app.button(t('trouble.again')).tap();
    await region(app, 'Ada').waitFor();
  }),
);
