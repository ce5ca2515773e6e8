/** The same match in several windows: one of them holds it. */
import { hash, item, type Played } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { translators } from '../../src/i18n/translate';
import { loadMatch } from '../../src/store/match/savedMatches';
import { Memory } from '../store/match/memory';
import { withApp, type App } from './harness/app';
import { storedIn } from './harness/database';
import { actingWith, bot, person, plant, positionWhere, recorded, type Planted } from './harness/planted';
import { test } from './harness/test';
import { endTurn as endsTurn } from './harness/turn';

const t = translators.en;
const settings = (changed: object) => JSON.stringify({ state: changed, version: 1 });

/** What goes wrong in another window is a fall, too. */
async function windowOf(context: BrowserContext, falls: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => falls.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && falls.push(message.text())));
  return page;
}

const endTurn = (page: Page) => page.getByRole('button', { name: t('action.endTurn') }).first();
const takeHere = (page: Page) => page.getByRole('button', { name: t('match.takeHere') });
const elsewhere = (page: Page) => page.getByText(t('match.elsewhere'));
const keysOf = async (page: Page, id: string) =>
  [...(await storedIn(page)).keys()].filter((key) => key.includes(`.${id}.`));

test('one window holds a match: another says so and takes it over, the first is told and takes it back; a reload asks nothing', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const falls: string[] = [];
    const planted = await plant(page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    await app.open(`/match/${planted.id}`);
    await endTurn(page).waitFor();
    // Nobody is asked who loads the page anew, or looks at something else in between.
    await page.reload();
    await endTurn(page).waitFor();
    await app.open('/settings');
    await page.goBack();
    await endTurn(page).waitFor();

    const other = await windowOf(page.context(), falls);
    await other.goto(page.url());
    await elsewhere(other).waitFor();
    await takeHere(other).click();
    await endTurn(other).waitFor();
    await elsewhere(page).waitFor();
    await app.picture('match-elsewhere-phone');
    await app.assertAccessible();
    assert.equal(hash(await recorded(page, planted.id)), hash(planted.state), 'nothing was played');
    await takeHere(page).tap();
    await endTurn(page).waitFor();
    await elsewhere(other).waitFor();

    // A window that is closed has let go of it.
    await takeHere(other).click();
    await elsewhere(page).waitFor();
    await other.close();
    await page.reload();
    await endTurn(page).waitFor();

    // One that deletes it tells the one that plays it, and nothing comes back.
    const third = await windowOf(page.context(), falls);
    await third.goto(new URL('/games', page.url()).href);
    await third.getByRole('button', { name: t('games.delete', { players: 'Ada, Bo' }) }).click();
    await third.getByRole('button', { name: new RegExp(`^${t('games.remove')}$`) }).click();
    await page.getByText(t('match.removed')).waitFor();
    await third.getByText(t('games.none')).waitFor();
    assert.deepEqual(await keysOf(third, planted.id), []);
    assert.deepEqual(falls, []);
  }));

test.long('a window that does not answer loses the match to one that wants it, and learns of it', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const falls: string[] = [];
    const planted = await plant(page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    const frozen = await windowOf(page.context(), falls);
    await app.open('/settings');
    await frozen.goto(page.url());
    // It holds the match and hears nothing.
    await frozen.evaluate((id) => {
      const held = navigator.locks.request(`battalia.match.${id}`, () => new Promise(() => undefined));
      void held.catch(() => Reflect.set(window, 'lost', true));
    }, planted.id);
    await app.open(`/match/${planted.id}`);
    await elsewhere(page).waitFor();
    await takeHere(page).tap();
    await endTurn(page).waitFor();
    assert.equal(await frozen.evaluate(() => Reflect.get(window, 'lost')), true);
    assert.deepEqual(falls, []);
  }),
);

test.long('where windows cannot hold anything, the later one plays and the earlier one is told', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const falls: string[] = [];
    await page.context().addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    const planted = await plant(page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    await app.open(`/match/${planted.id}`);
    await endTurn(page).waitFor();
    const other = await windowOf(page.context(), falls);
    await other.goto(page.url());
    await endTurn(other).waitFor();
    await endsTurn(page);
    await elsewhere(page).waitFor();
    assert.equal(hash(await recorded(other, planted.id)), hash(planted.state), 'the other window’s game is untouched');
    await takeHere(page).tap();
    await endTurn(page).waitFor();
    assert.deepEqual(falls, []);
  }),
);

/** One change that a window has made: when, which key, to what. */
type Change = readonly [at: number, key: string, text: string | null];

/** Runs in the page before the app: notes every change of the storage of matches. */
function noteChanges(): void {
  const noted: Change[] = [];
  Reflect.set(window, 'noted', noted);
  const { put, delete: remove } = IDBObjectStore.prototype;
  const now = () => performance.timeOrigin + performance.now();
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    noted.push([now(), String(key), String(value)]);
    return put.call(this, value, key);
  };
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) {
    noted.push([now(), String(key), null]);
    return remove.call(this, key);
  };
}

/** Runs in the page: presses what there is to be pressed, as fast as it can, and takes the match over now and then. */
function hammer({ plays, takes, every }: { plays: readonly string[]; takes: string; every: number }): void {
  let last = performance.now();
  const press = () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=button]:not([aria-disabled=true])')];
    const named = (name: string) => buttons.find((button) => (button.ariaLabel ?? button.textContent) === name);
    const take = named(takes);
    if (take !== undefined && performance.now() - last > every) {
      last = performance.now();
      take.click();
    }
    plays
      .map(named)
      .find((button) => button !== undefined)
      ?.click();
  };
  Reflect.set(window, 'hammer', setInterval(press, 5));
}

const rest = (page: Page) => page.evaluate(() => clearInterval(Number(Reflect.get(window, 'hammer'))));
const notedIn = (page: Page): Promise<Change[]> => page.evaluate(() => Reflect.get(window, 'noted'));

/** What was done up to here, as one text a step. */
async function playedIn(items: ReadonlyMap<string, string>, id: string): Promise<readonly string[]> {
  const loaded = await loadMatch(new Memory(items), id);
  if (!loaded.ok) throw new Error(`the match is ${loaded.reason}`);
  assert.equal(loaded.match.from, null, 'the whole game is there');
  return loaded.match.actions.map((played: Played) => JSON.stringify(played));
}

/** Follows every change that was made and finds none that takes anything away from what was done before. */
async function assertNothingLost(before: ReadonlyMap<string, string>, changes: readonly Change[], id: string) {
  const items = new Map(before);
  let played = await playedIn(items, id);
  for (const [, key, text] of changes) {
    if (text === null) items.delete(key);
    else items.set(key, text);
    if (!key.includes('.head.')) continue;
    const now = await playedIn(items, id);
    assert.deepEqual(now.slice(0, played.length), played, 'what was done before is still there');
    played = now;
  }
  return played;
}

/** A third window deletes the match while two play it, and it stays deleted. */
async function deletedMeanwhile(third: Page, players: readonly Page[], id: string, falls: readonly string[]) {
  await third.goto(new URL('/games', item(players, 0).url()).href);
  await third.getByRole('button', { name: t('games.delete', { players: 'Ada, Bo' }) }).click();
  await third.getByRole('button', { name: new RegExp(`^${t('games.remove')}$`) }).click();
  await third.getByText(t('games.none')).waitFor();
  await Promise.all(players.map(rest));
  await third.waitForTimeout(300);
  assert.deepEqual(await keysOf(third, id), [], 'what was deleted stays deleted');
  for (const window of players) {
    await window.reload();
    await window.getByText(t('match.notFound')).waitFor();
  }
  assert.deepEqual(falls, []);
}

/** How often another window went on writing. */
function takeOversIn(changes: readonly Change[]): number {
  const inOrder = [...changes].sort(([a], [b]) => a - b);
  const writers = inOrder.flatMap(([, , text]) => /"writer":"([^"]+)"/.exec(text ?? '')?.[1] ?? []);
  return writers.filter((writer, i) => i > 0 && writer !== writers[i - 1]).length;
}

/** Two windows that play the same match as fast as they can until they have taken it from each other so often. */
async function atFullSpeed(app: App, takeOvers: number, removes: boolean): Promise<{ steps: number }> {
  const { page } = app;
  const context = page.context();
  const falls: string[] = [];
  await context.addInitScript(noteChanges);
  await context.addInitScript(
    (text) => localStorage.setItem('battalia.settings', text),
    settings({ handOver: false, pace: 'instant' }),
  );
  const planted: Planted = await plant(page, [person('Ada'), person('Bo')], positionWhere(actingWith(0, 'endTurn')));
  await app.open(`/match/${planted.id}`);
  await endTurn(page).waitFor();
  const before = await storedIn(page);
  const other = await windowOf(context, falls);
  await other.goto(page.url());
  await elsewhere(other).waitFor();
  const plays = [t('action.begin'), t('action.endTurn')];
  await page.evaluate(hammer, { plays, takes: t('match.takeHere'), every: 400 });
  await other.evaluate(hammer, { plays, takes: t('match.takeHere'), every: 610 });
  const windows = [page, other];
  const noted = async () => (await Promise.all(windows.map(notedIn))).flat();
  const deadline = Date.now() + 60_000;
  while (takeOversIn(await noted()) < takeOvers) {
    assert.ok(Date.now() < deadline, 'they take the match from each other');
    await page.waitForTimeout(200);
  }
  if (removes) {
    await deletedMeanwhile(await windowOf(context, falls), [page, other], planted.id, falls);
    return { steps: 0 };
  }
  await Promise.all([rest(page), rest(other)]);
  // Until everything is written that was to be.
  let changes: readonly Change[] = [];
  for (let known = -1; known !== changes.length;) {
    known = changes.length;
    await page.waitForTimeout(600);
    changes = await noted();
  }
  const inOrder = [...changes].sort(([a], [b]) => a - b);
  const played = await assertNothingLost(before, inOrder, planted.id);
  assert.deepEqual(await playedIn(await storedIn(page), planted.id), played);
  await page.reload();
  await endTurn(page)
    .or(page.getByRole('button', { name: t('action.begin') }))
    .or(takeHere(page))
    .first()
    .waitFor();
  assert.deepEqual(falls, []);
  return { steps: played.length };
}

test.long('two windows play the same match at full speed and take it from each other: nothing is lost', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { steps } = await atFullSpeed(app, 4, false);
    assert.ok(steps > 4, 'both have played');
  }),
);

for (const five of [1, 2, 3, 4])
  test.long(
    `two windows at full speed, ${five} of 4 times five; the last time a third one deletes the match`,
    async () => {
      let steps = 0;
      for (let n = 1; n <= 5; n++)
        await withApp({ device: 'phone' }, async (app) => {
          const done = await atFullSpeed(app, 6, n === 5);
          steps += done.steps;
        });
      console.log(`${steps} steps on record, nothing lost`);
    },
  );
