/** A server of the app of a test's own, that gets other versions and has its bad days. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { after } from 'node:test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { serve } from '../../../scripts/serve.mjs';

const root = process.env['BATTALIA_ROOT'] ?? process.cwd();
const exported = path.join(root, process.env['BATTALIA_EXPORT'] ?? 'dist/web');
const CODE = path.join('_expo', 'static', 'js', 'web');

/** A line of the home screen, as versions have it. */
export const FIRST = 'An unofficial fan work. Battalia belongs to its publisher.';
export const SECOND = 'The second version of an unofficial fan work.';

/** How it answers: as it should, with an error, or never. */
export type Mood = 'well' | 'failing' | 'silent';

export interface Deployment {
  readonly url: string;
  mood: Mood;
  /** Puts the second version in place of the first. */
  update(): void;
  /** The same, but this kind of file is still on its way and answered with a page instead. */
  updateAllBut(missing: RegExp): void;
  stop(): void;
}

/** Made once, by the first test that wants it. */
let made: string | null = null;
after(() => {
  if (made !== null) rmSync(made, { recursive: true, force: true });
});

export async function withDeployment(play: (deployment: Deployment) => Promise<void>): Promise<void> {
  let folder = exported;
  let missing: RegExp | null = null;
  const page = (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(readFileSync(path.join(folder, 'index.html')));
  const server = await serve(
    () => folder,
    (pathname, response) => {
      if (deployment.mood === 'silent') return true;
      if (deployment.mood === 'failing') response.writeHead(500).end('out of order');
      else if (missing?.test(pathname) === true) page(response);
      else return false;
      return true;
    },
  );
  const update = (but: RegExp | null) => {
    folder = made ??= makeSecond();
    missing = but;
  };
  const deployment: Deployment = {
    url: server.url,
    mood: 'well',
    update: () => update(null),
    updateAllBut: update,
    stop: server.stop,
  };
  try {
    await play(deployment);
  } finally {
    server.stop();
  }
}

/** The app with another line on the home screen and no file of code as it was, delivered as any version is. */
function makeSecond(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'battalia-second-'));
  cpSync(exported, folder, { recursive: true });
  const code = path.join(folder, CODE);
  for (const file of readdirSync(code).map((name) => path.join(code, name)))
    writeFileSync(file, `${readFileSync(file, 'utf8').replaceAll(FIRST, SECOND)}\n// second\n`);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/web/deliver.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Waits until the page could do without the server. */
export const kept = (page: Page): Promise<void> =>
  until(page, async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

/** Every file of the app that the browser holds, by address. */
export const held = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

/** Looks for a newer version, as a browser does from time to time. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

/** Waits for what a page has to find out first: `waitForFunction` takes the promise of an answer for a yes. */
export async function until(page: Page, isTrue: () => Promise<boolean>): Promise<void>;
export async function until<A>(page: Page, isTrue: (about: A) => Promise<boolean>, about: A): Promise<void>;
export async function until(page: Page, isTrue: (about?: unknown) => Promise<boolean>, about?: unknown): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await page.evaluate(isTrue, about))) {
    if (Date.now() > deadline) throw new Error(`Never: ${String(isTrue)}`);
    await page.waitForTimeout(100);
  }
}
