/** Storage that is denied, missing, silent or full: one notice says so, and everything else works. */
import { hash } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { Frame, Locator, Page } from 'playwright-core';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, positionWhere, recorded } from './harness/planted';
import { test } from './harness/test';
import { endTurn as endsTurn } from './harness/turn';

const t = translators.en;

/** Where the app stands: a page, or a frame in one. */
type Surface = Page | Frame;
const button = (place: Surface, name: string | RegExp): Locator => place.getByRole('button', { name });

/** Through the app by its own ways: settings, a whole match, the reference, the table, the games and a code. */
async function walk(place: Surface): Promise<void> {
  const link = (name: string) => place.getByRole('link', { name: new RegExp(`^${name}`) });
  const back = () => button(place, t('nav.back')).first().click();
  await place.getByText(t('saving.failed')).waitFor();
  await button(place, t('play.dismiss')).click();
  await place.getByText(t('saving.failed')).waitFor({ state: 'detached' });

  await link(t('home.settings')).click();
  await place.getByRole('radio', { name: t('settings.pace.instant') }).click();
  await back();
  await link(t('home.settings')).click();
  await place.getByRole('radio', { name: t('settings.pace.instant'), checked: true }).waitFor();
  await back();

  await link(t('home.newGame')).click();
  const easy = new RegExp(`${t('newGame.bot.friman')}$`);
  const frimen = place.getByRole('radio', { name: easy });
  await frimen.first().waitFor();
  for (let seat = 0; seat < (await frimen.count()); seat++) await frimen.nth(seat).click();
  await button(place, new RegExp(`^${t('newGame.start')}$`)).click();
  await button(place, t('match.rematch')).waitFor({ timeout: 120_000 });
  assert.equal(await place.getByText(t('match.saveFailed')).count(), 0, 'nobody is told twice');
  await back();
  await link(t('home.newGame')).waitFor();

  await link(t('ref.home')).click();
  await link(t('ref.tab.rules')).waitFor();
  await back();
  await link(t('home.games')).click();
  await place.getByText(t('games.unread')).waitFor({ timeout: 20_000 });
  await button(place, new RegExp(`^${t('games.openCode')}`)).click();
  await button(place, new RegExp(`^${t('games.watch')}$`)).click();
  await place.getByText(t('code.empty')).waitFor();
  await back();
  await link(t('home.newGame')).waitFor();
}

/** What the browser itself says of a frame without an origin: its files come from elsewhere, fonts and the like are not to be had. */
const FRAMED =
  /blocked by CORS policy|Failed to load resource|wasm|ArrayBuffer instantiation|Permissions policy|manifest/i;

test('in a frame that may keep nothing, everything works, and one notice says that nothing is saved', () =>
  withApp({ device: 'phone', broken: FRAMED }, async (app) => {
    const { page } = app;
    await page.route('**/frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<meta name="viewport" content="width=device-width"><body style="margin:0"><main><iframe sandbox="allow-scripts" src="/" style="border:0;width:100%;height:892px"></iframe></main>`,
      }),
    );
    await app.open('/frame');
    const frame = page.frames().find((other) => other.parentFrame() !== null);
    if (frame === undefined) throw new Error('no frame');
    await walk(frame);
  }));

/** Runs in the page before the app: takes a kind of storage away. */
function takeAway(how: string): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  if (how === 'throws') {
    Object.defineProperty(window, 'localStorage', { get: denied });
    Object.defineProperty(window, 'indexedDB', { get: denied });
  } else if (how === 'is missing') {
    Object.defineProperty(window, 'localStorage', { value: undefined });
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  } else if (how === 'is null') {
    Object.defineProperty(window, 'localStorage', { value: null });
    Object.defineProperty(window, 'indexedDB', { value: null });
  } else if (how === 'never answers') {
    // What is opened stays closed, and a request hears nothing.
    IDBFactory.prototype.open = () => {
      const silent = new EventTarget();
      Object.setPrototypeOf(silent, IDBOpenDBRequest.prototype);
      return silent as IDBOpenDBRequest;
    };
  } else if (how === 'refuses to open') {
    IDBFactory.prototype.open = denied;
  }
}

for (const how of ['throws', 'is missing', 'is null', 'never answers', 'refuses to open'])
  test.long(`everything works where storage ${how}`, () =>
    withApp({ device: 'phone' }, async (app) => {
      await app.page.addInitScript(takeAway, how);
      await app.open('/');
      await walk(app.page);
    }),
  );

test.long('wherever one comes in, storage that throws leaves no page without a word', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.page.addInitScript(takeAway, 'throws');
    const said = (words: string) => app.page.getByText(words).first().waitFor();
    for (const [address, words] of [
      ['/', t('saving.failed')],
      ['/new', t('saving.failed')],
      ['/games', t('games.unread')],
      ['/settings', t('saving.failed')],
      ['/match/x', t('match.unreadable')],
      ['/replay?match=x', t('match.unreadable')],
      ['/reference', t('ref.tab.costs')],
      ['/table', t('ref.tab.costs')],
    ] as const) {
      await app.open(address);
      await said(words);
    }
    await app.open('/games');
    await app.picture('games-unread-phone');
    await app.assertAccessible();
    await app.assertHolds();
  }),
);

const endTurn = (app: App) => app.button(t('action.endTurn')).first();

test('a storage that is full in the middle of a match says so, loses nothing, and is written again when there is room', () =>
  withApp({ device: 'phone' }, async (app) => {
    // Writes can be made to fail, as a browser does when its quota is used up.
    await app.page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
        if (Reflect.get(window, 'full') === true) throw new DOMException('full', 'QuotaExceededError');
        return put.call(this, value, key);
      };
    });
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    await app.open(`/match/${planted.id}`);
    await endTurn(app).waitFor();
    await app.page.evaluate(() => Reflect.set(window, 'full', true));
    await endsTurn(app.page);
    await app.page.getByText(t('match.saveFailed')).waitFor();
    await app.picture('match-unsaved-phone');
    assert.equal(hash(await recorded(app.page, planted.id)), hash(planted.state), 'what was saved before is whole');
    // In one go: the bot plays on, and its next move would be saved without anybody's help.
    await app.button(t('trouble.again')).evaluate((again) => {
      Reflect.set(window, 'full', false);
      if (again instanceof HTMLElement) again.click();
    });
    await app.page.getByText(t('match.saveFailed')).waitFor({ state: 'detached' });
    assert.notEqual(hash(await recorded(app.page, planted.id)), hash(planted.state));
  }));
