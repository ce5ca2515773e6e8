/** The exported app in Chromium: what is fetched when, frames of a gesture over a full map, the way back into a match. */
import {
  clone,
  createGame,
  EMPTY,
  legalActions,
  newChance,
  standardConfig,
  viewFor,
  toMove,
  type GameState,
  type Played,
} from '@battalia/engine';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../browser.mjs';
import { serve } from '../../serve.mjs';
import { Journal } from '../../../src/store/match/journal';
import { anyOf, wander } from '../../../__tests__/engine/wander';
import { Memory } from '../../../__tests__/store/match/memory';
import { putInto } from '../../../__tests__/browser/harness/database';
import { exportedApp } from '../exported';
import { quantile, type Row } from '../measure';
import type { NodeSection } from '../node-only';

const SCREEN = { width: 412, height: 892 };
const GESTURE_MS = 2500;

/** The fullest map that random players leave in a few games, with a person to decide. */
function fullMap(): { readonly seed: string; readonly actions: readonly Played[]; readonly state: GameState } {
  const config = standardConfig(4, [], { weeks: 12 });
  let best: { seed: string; actions: readonly Played[]; state: GameState; free: number } | null = null;
  for (let game = 0; game < 12; game++) {
    const seed = `full ${game}`;
    let state = createGame(config, seed);
    const played = wander(clone(state), newChance(seed), {
      choose(s, chance) {
        const legal = legalActions(s);
        const builds = legal.filter(({ kind }) => kind === 'build' || kind === 'place');
        return anyOf(builds.length > 0 ? builds : legal, chance);
      },
      foresee: (s) => void (state = clone(s)),
    });
    // But for the one that ended it.
    const actions = played.slice(0, -1);
    const free = state.tile.filter((tile) => tile === EMPTY).length;
    if (best === null || free < best.free) best = { seed, actions, state, free };
  }
  if (best === null) throw new Error('no game');
  return best;
}

async function planted(): Promise<{ readonly items: readonly (readonly [string, string])[]; readonly free: number }> {
  const { seed, actions, state } = fullMap();
  const storage = new Memory();
  const config = standardConfig(4, [], { weeks: 12 });
  const players = config.seats.map((_, seat) => ({
    name: `Player ${seat + 1}`,
    bot: seat === toMove(state) ? null : ('friman' as const),
  }));
  const entry = {
    config,
    seed,
    players,
    startedAt: 1,
    playedAt: 1,
    casual: false,
    over: false,
    day: state.day,
    actions,
    state,
  };
  await new Journal(storage, 'full', 'bench').write(entry);
  return {
    items: [...storage.items],
    free: viewFor(state, 'table').board.filter(({ kind }) => kind === 'empty').length,
  };
}

/** Counts React's commits as its developer tools would, and the frames of the page. */
const INSTRUMENTS = `
  window.__commits = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberRoot: () => { window.__commits++; }, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, checkDCE() {} };
  window.__frames = async (ms) => {
    const times = [];
    const start = performance.now();
    for (;;) {
      const now = await new Promise(requestAnimationFrame);
      times.push(now);
      if (performance.now() - start > ms) break;
    }
    return times.slice(1).map((time, i) => time - times[i]);
  };
`;

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript(INSTRUMENTS);
  return page;
}

/** Drags in circles, or turns the wheel to and fro, while the frames are timed. */
async function gesture(
  page: Page,
  kind: 'pan' | 'zoom',
): Promise<{ readonly frames: readonly number[]; readonly commits: number }> {
  const [x, y] = [SCREEN.width / 2, SCREEN.height * 0.42];
  await page.mouse.move(x, y);
  if (kind === 'pan') {
    await page.mouse.down();
    // What a touch itself changes, such as a pressed look, is not the gesture.
    await page.mouse.move(x + 12, y + 12);
    await page.waitForTimeout(150);
  }
  const before = await page.evaluate<number>('window.__commits');
  const timing = page.evaluate<number[]>(`window.__frames(${GESTURE_MS})`);
  const started = performance.now();
  for (let i = 0; performance.now() - started < GESTURE_MS; i++) {
    if (kind === 'pan') await page.mouse.move(x + 70 * Math.sin(i / 6), y + 70 * Math.cos(i / 6));
    else await page.mouse.wheel(0, i % 20 < 10 ? -40 : 40);
    await page.waitForTimeout(8);
  }
  const frames = await timing;
  const commits = (await page.evaluate<number>('window.__commits')) - before;
  if (kind === 'pan') await page.mouse.up();
  return { frames, commits };
}

/** The same drawing library on a canvas of the same size, which clears it and draws nothing. */
async function openEmptyCanvas(page: Page, url: string): Promise<void> {
  const bin = path.resolve('node_modules', 'canvaskit-wasm', 'bin', 'full');
  await page.route('**/empty-canvas.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body style="margin:0"><canvas id="c" width="${SCREEN.width}" height="${SCREEN.height}"></canvas><script src="/canvaskit.js"></script><script>
        CanvasKitInit({ locateFile: (name) => '/' + name }).then((kit) => {
          const surface = kit.MakeWebGLCanvasSurface('c');
          let n = 0;
          const draw = (canvas) => { canvas.clear(kit.Color(n++ % 255, 200, 150)); surface.requestAnimationFrame(draw); };
          surface.requestAnimationFrame(draw);
          document.title = 'drawn';
        });
      </script></body>`,
    }),
  );
  await page.route('**/canvaskit.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(path.join(bin, 'canvaskit.js')) }),
  );
  await page.route('**/canvaskit.wasm', (route) =>
    route.fulfill({ contentType: 'application/wasm', body: readFileSync(path.join(bin, 'canvaskit.wasm')) }),
  );
  await page.goto(`${url}/empty-canvas.html`);
  await page.waitForFunction(() => document.title === 'drawn');
}

const once = (name: string, unit: Row['unit'], value: number): Row => ({ name, unit, median: value, p95: value });
const spread = (name: string, samples: readonly number[]): Row => ({
  name,
  unit: 'ms',
  median: quantile(samples, 0.5),
  p95: quantile(samples, 0.95),
});

export const browser: NodeSection = {
  title: 'Web: in Chromium, drawn without a graphics card',
  async run() {
    const server = await serve(exportedApp());
    const chromium = await launchBrowser();
    try {
      const { items, free } = await planted();
      const page = await newPage(chromium);
      await page.addInitScript(putInto, { items });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const kits = () => fetched.filter((address) => address.includes('canvaskit')).length;
      for (const address of ['/', '/new', '/games', '/settings', '/reference', '/table']) {
        await page.goto(server.url + address);
        await page.getByRole('main').first().waitFor();
        await page.waitForLoadState('networkidle');
      }
      const early = kits();

      const opening: number[] = [];
      for (let i = 0; i < 4; i++) {
        await page.goto(server.url);
        const row = page.getByRole('link', { name: /^Continue/ });
        await row.waitFor();
        const started = performance.now();
        await row.click();
        await page.getByRole('region', { name: 'Your hand' }).locator('[aria-pressed]').first().waitFor();
        opening.push(performance.now() - started);
      }
      // The land is drawn once, in the background.
      await page.waitForTimeout(15_000);
      const pan = await gesture(page, 'pan');
      const zoom = await gesture(page, 'zoom');
      await page.context().close();

      const blank = await newPage(chromium);
      await openEmptyCanvas(blank, server.url);
      const empty = [...(await gesture(blank, 'pan')).frames, ...(await gesture(blank, 'zoom')).frames];
      const base = quantile(empty, 0.5);
      return [
        once('CanvasKit fetched before a match is opened', '#', early),
        once('CanvasKit fetched with a match', '#', kits()),
        once('unexplored squares of the full map', '#', free),
        spread('from Continue to a hand that can be played', opening),
        spread('frame of an empty canvas', empty),
        spread('frame of a pan', pan.frames),
        spread('frame of a zoom', zoom.frames),
        once('pan as a ratio to the empty canvas', '×', quantile(pan.frames, 0.5) / base),
        once('zoom as a ratio to the empty canvas', '×', quantile(zoom.frames, 0.5) / base),
        once('React commits during the pan', '#', pan.commits),
        once('React commits during the zoom', '#', zoom.commits),
      ];
    } finally {
      await chromium.close();
      server.stop();
    }
  },
};
