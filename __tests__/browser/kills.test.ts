/** A page or a whole browser that is killed in the middle of play: what was on the screen is on record, but for one action. */
import { standardConfig } from '@battalia/engine';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { startBrowser } from '../../scripts/browser.mjs';
import { translators } from '../../src/i18n/translate';
import { toCode } from '../../src/store/match/share';
import { actingWith, person, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const url = process.env['BATTALIA_URL'] ?? 'http://localhost:8081';
const OPTIONS = { weeks: 12 };
const PAGE_KILLS = 24;
const BROWSER_KILLS = 10;

const position = positionWhere(actingWith(0, 'endTurn'), OPTIONS);
const code = toCode({ players: [person('Ada'), person('Bo')], config: standardConfig(2, [], OPTIONS), ...position });

/** Runs in the page: two people end their turns faster than anybody could, and every effect that is seen is told. */
function playFast([begin, end]: readonly string[]): void {
  let expected: string | undefined;
  setInterval(() => {
    const buttons = [...document.querySelectorAll('[role=button]')];
    const named = (name: string | undefined) =>
      buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
    const button = expected === undefined ? (named(begin) ?? named(end)) : named(expected);
    if (!(button instanceof HTMLElement)) return;
    const tell: unknown = Reflect.get(window, 'played');
    if (expected !== undefined && typeof tell === 'function') tell();
    expected = button === named(begin) ? end : begin;
    button.click();
  }, 100);
}

/** What a browser shows is of no interest here. */
async function prepare(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    localStorage.setItem(
      'battalia.settings',
      JSON.stringify({ state: { handOver: false, motion: 'off', asksToEnd: false }, version: 1 }),
    );
  });
}

/** Keeps the game on the device, and says under which name. */
async function keep(page: Page): Promise<string> {
  await page.goto(`${url}/replay?code=${code}`);
  await page.getByRole('button', { name: t('replay.keep') }).click();
  await page.getByText(t('replay.kept')).waitFor();
  await page.goto(`${url}/games`);
  const href = await page.getByRole('link', { name: /^Ada, Bo/ }).getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

/** How many actions the app has on record. */
async function onRecord(page: Page, id: string): Promise<number> {
  await page.goto(`${url}/replay?match=${id}`);
  const words = await page
    .getByText(/^Step 0 of \d+ ·/)
    .first()
    .textContent();
  return Number(/of (\d+)/.exec(words ?? '')?.[1]);
}

/** Plays for some time, kills, and says how many actions that were seen are not on record any more. */
async function lostBy(
  page: Page,
  id: string,
  kill: () => Promise<unknown>,
  reopened: () => Promise<Page>,
): Promise<number> {
  let seen = await onRecord(page, id);
  const before = seen;
  await page.exposeFunction('played', () => void seen++);
  await page.goto(`${url}/match/${id}`);
  await page.getByRole('button', { name: t('match.undo') }).waitFor();
  await page.evaluate(playFast, [t('action.begin'), t('action.endTurn')]);
  const [enough, until] = [before + 3 + Math.floor(Math.random() * 8), Date.now() + 30_000];
  while (seen < enough && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
  assert.ok(seen > before, 'nothing was played');
  await kill();
  const last = seen;
  return last - (await onRecord(await reopened(), id));
}

test.long(`a page that is killed in the middle of play, ${PAGE_KILLS} times, has lost one action at most`, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'battalia-'));
  const { browser, kill } = await startBrowser(folder);
  try {
    const [context] = browser.contexts();
    assert.ok(context !== undefined);
    await prepare(context);
    let page = await context.newPage();
    const id = await keep(page);
    const lost: number[] = [];
    for (let n = 0; n < PAGE_KILLS; n++) {
      const session = await context.newCDPSession(page);
      const crash = async () => {
        const crashed = page.waitForEvent('crash');
        void session.send('Page.crash').catch(() => undefined);
        await crashed;
      };
      const reopened = async () => {
        await page.close();
        return (page = await context.newPage());
      };
      lost.push(await lostBy(page, id, crash, reopened));
      await page.close();
      page = await context.newPage();
    }
    console.log(`lost by a page that was killed: ${lost.join(' ')}`);
    assert.ok(Math.max(...lost) <= 1, `lost: ${lost.join(' ')}`);
  } finally {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.long(
  `a browser that is killed in the middle of play, ${BROWSER_KILLS} times, has lost one action at most`,
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'battalia-'));
    let running = await startBrowser(folder);
    const newPage = async () => {
      const [context] = running.browser.contexts();
      assert.ok(context !== undefined);
      await prepare(context);
      return context.newPage();
    };
    try {
      let page = await newPage();
      const id = await keep(page);
      // So that the game itself is there, however long a browser takes to write it.
      await page.waitForTimeout(10_000);
      const lost: number[] = [];
      for (let n = 0; n < BROWSER_KILLS; n++) {
        const reopened = async () => {
          running = await startBrowser(folder);
          return (page = await newPage());
        };
        lost.push(await lostBy(page, id, running.kill, reopened));
        await page.close();
        page = await newPage();
      }
      console.log(`lost by a browser that was killed: ${lost.join(' ')}`);
      assert.ok(Math.max(...lost) <= 1, `lost: ${lost.join(' ')}`);
    } finally {
      await running.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
