/** At the settings that everybody has: whatever goes wrong beside the game, it is played on, and what was played is there after a reload. */
import { SUPPLY, viewFor } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { CATALOGUE } from '../../scripts/bench/web/entry';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const lines = (app: App) => app.page.getByRole('region', { name: t('play.lines') });
const supplies = (app: App) => hand(app).getByRole('button', { name: t('term.supply'), exact: true });
const notice = (app: App) => app.page.getByText(t('fall.map'));
const canvas = (app: App) => app.page.locator('canvas');

/** Two frimen can be hired, with two supplies each. */
const payable = positionWhere(
  (state, legal) =>
    actingWith(0, 'hire')(state, legal) &&
    legal.some((action) => action.kind === 'hire' && action.unit === 0 && action.pay.length === 2) &&
    (viewFor(state, 0).players[0]?.hand ?? []).filter(({ kind }) => kind === SUPPLY).length >= 4,
);

async function hire(app: App): Promise<void> {
  await supplies(app).first().click();
  await supplies(app).first().click();
  await lines(app)
    .getByRole('button', { name: t('action.hire', { unit: t('term.friman') }) })
    .click();
}

const played = (app: App, count: number) =>
  app.page.getByRole('button', { name: new RegExp(`Played ${count}$`) }).waitFor();

/** Several actions, and they are still there after a reload. */
async function playOn(app: App, already = 0): Promise<void> {
  await hire(app);
  await played(app, already + 4);
  await app.page.reload();
  await app.page.getByRole('main').first().waitFor();
  await played(app, already + 4);
}

const opened = async (app: App): Promise<void> => {
  const { id } = await plant(app.page, [person('Ada'), bot('Bo')], payable);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
};

/** Makes something of the browser throw from the moment `broken` is set on the page. */
const breakable = (page: Page, part: 'getBoundingClientRect' | 'play' | 'drawing' | 'plain map'): Promise<unknown> =>
  page.addInitScript((name) => {
    const broken = () => Reflect.get(globalThis, 'broken') === true;
    const wrap = (owner: object, method: string) => {
      const real: unknown = Reflect.get(owner, method);
      if (typeof real !== 'function') throw new Error(method);
      Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
        if (broken()) {
          if (method === 'play') return Promise.reject(new Error('broken on purpose'));
          throw new Error('broken on purpose');
        }
        return Reflect.apply(real, this, args);
      });
    };
    if (name === 'getBoundingClientRect') wrap(Element.prototype, name);
    if (name === 'play') wrap(HTMLMediaElement.prototype, name);
    if (name === 'plain map') {
      const real: unknown = Reflect.get(Array.prototype, 'map');
      if (typeof real !== 'function') throw new Error('no map');
      Reflect.set(Array.prototype, 'map', function (this: readonly unknown[], ...args: unknown[]) {
        const [square] = this;
        if (broken() && typeof square === 'object' && square !== null && 'row' in square && 'column' in square)
          throw new Error('broken on purpose');
        return Reflect.apply(real, this, args);
      });
    }
    if (name === 'drawing')
      for (const draw of [
        'drawArrays',
        'drawElements',
        'drawArraysInstanced',
        'drawElementsInstanced',
        'clear',
        'flush',
        'bindFramebuffer',
        'useProgram',
      ])
        wrap(WebGL2RenderingContext.prototype, draw);
  }, part);

const setBroken = (app: App, broken: boolean) =>
  app.page.evaluate((yes) => void Reflect.set(globalThis, 'broken', yes), broken);

for (const device of ['phone', 'tablet'] as const) {
  // What is shown beside the game may fall anywhere: `__tests__/ui/motion/falls.test.tsx`.
  test.long(`on a ${device} the game is played on while nothing on the screen can be measured`, () =>
    withApp({ device, broken: /broken on purpose/ }, async (app) => {
      await breakable(app.page, 'getBoundingClientRect');
      await opened(app);
      await setBroken(app, true);
      await hire(app);
      await played(app, 4);
      assert.equal(await canvas(app).count(), 1);
      await app.page.reload();
      await played(app, 4);
    }),
  );
}

test.long('a browser that plays no sound plays the game', () =>
  withApp({ device: 'phone', broken: /^$/ }, async (app) => {
    await breakable(app.page, 'play');
    await opened(app);
    await setBroken(app, true);
    await playOn(app);
  }),
);

test.long('a player of sounds that cannot be fetched is missed by nobody', () =>
  withApp({ device: 'phone', broken: /ERR_FAILED/ }, async (app) => {
    await app.page.route(/soundPlayer/, (route) => route.abort());
    await opened(app);
    await playOn(app);
  }),
);

test('a canvas that loses its graphics card makes way for the plain map, and comes back when it is asked to', () =>
  // What it had in hand when it was lost, the drawing library complains about line by line.
  withApp({ device: 'phone', broken: /^(?!Uncaught)/ }, async (app) => {
    await opened(app);
    await canvas(app).evaluate((element) => {
      if (element instanceof HTMLCanvasElement)
        element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await notice(app).waitFor();
    await app.assertAccessible();
    await hire(app);
    await played(app, 4);
    await app.button(t('fall.map.again')).click();
    await canvas(app).waitFor();
    await app.drawn();
    assert.equal(await notice(app).count(), 0);
    await app.page.reload();
    await played(app, 4);
  }));

test.long('a canvas that cannot be made makes way for the plain map', () =>
  withApp({ device: 'tablet', broken: /broken on purpose|Could not create|Failed to create/ }, async (app) => {
    // The trial is passed, and the canvas itself fails.
    await app.page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext;
      Reflect.set(
        HTMLCanvasElement.prototype,
        'getContext',
        function (this: HTMLCanvasElement, ...args: Parameters<typeof real>) {
          if (this.isConnected) throw new Error('broken on purpose');
          return Reflect.apply(real, this, args);
        },
      );
    });
    await opened(app);
    await notice(app).waitFor();
    await playOn(app);
  }),
);

test.long('a canvas that fails while it is drawn makes way for the plain map', () =>
  withApp({ device: 'phone', broken: /broken on purpose/ }, async (app) => {
    await breakable(app.page, 'drawing');
    await opened(app);
    await setBroken(app, true);
    await hire(app);
    await notice(app).waitFor();
    await played(app, 4);
    await app.page.reload();
    await played(app, 4);
  }),
);

for (const [what, file] of [
  ['the drawing library', /canvaskit\.\w+\.wasm/],
  ['the board', /BoardCanvas/],
] as const) {
  test.long(`without ${what} the map is plain, and drawn as soon as it can be fetched`, () =>
    withApp({ device: 'phone', broken: /ERR_FAILED|wasm|Abort|ArrayBuffer|Loading module/ }, async (app) => {
      await app.page.route(file, (route) => route.abort());
      await opened(app);
      await notice(app).waitFor();
      await hire(app);
      await played(app, 4);
      await app.page.unroute(file);
      await app.button(t('fall.map.again')).click();
      await canvas(app).waitFor();
      await app.drawn();
    }),
  );
}

test('a screen that cannot be fetched is told and fetched again', () =>
  withApp({ device: 'phone', broken: /ERR_FAILED|could not be fetched/ }, async (app) => {
    await app.open('/settings');
    const { id } = await plant(app.page, [person('Ada'), bot('Bo')], payable);
    await app.page.route(/static\/js\/web\/pages/, (route) => route.abort());
    await app.page.goto(new URL(`/match/${id}`, app.page.url()).href);
    await app.page.getByText(t('ref.loadFailed')).waitFor();
    await app.assertAccessible();
    // Offline: it stays.
    await app.page.route(
      (url) => url.pathname === '/',
      (route) => route.abort(),
    );
    await app.button(t('ref.again')).click();
    await app.page.getByText(t('ref.loadFailed')).waitFor();
    await app.page.unrouteAll();
    await app.button(t('ref.again')).click();
    await hand(app).waitFor();
    await playOn(app);
  }));

test('texts that cannot be fetched are told in a few bare words and fetched again', () =>
  withApp({ device: 'phone', locale: 'de', broken: /ERR_FAILED|Loading module/ }, async (app) => {
    const spoken = app.page.getByText(translators.de('app.subtitle'), { exact: true });
    const again = app.page.getByRole('alert').getByRole('button');
    await app.page.route(CATALOGUE, (route) => route.abort());
    await app.page.goto(process.env['BATTALIA_URL'] ?? 'http://localhost:8081');
    await again.waitFor();
    // Offline: it stays.
    await app.page.route(
      (address) => address.pathname === '/',
      (route) => route.abort(),
    );
    await again.tap();
    await again.waitFor();
    await app.page.unrouteAll();
    await again.tap();
    await spoken.waitFor();
  }));

test('a language that cannot be fetched leaves the one that is spoken', () =>
  withApp({ device: 'phone', broken: /ERR_FAILED|Loading module/ }, async (app) => {
    await app.open('/settings');
    await app.page.route(CATALOGUE, (route) => route.abort());
    await app.page.route(
      (address) => address.pathname === '/',
      (route) => route.abort(),
    );
    await app.radio('Deutsch').tap();
    await app.heading(t('settings.title')).first().waitFor();
    await app.page.unrouteAll();
    await app.page.reload();
    await app.heading(translators.de('settings.title')).first().waitFor();
  }));

test.long('a screen that is gone for good, because there is a newer version, comes with that version', () =>
  withApp({ device: 'phone', broken: /404|could not be fetched/ }, async (app) => {
    const { id } = await plant(app.page, [person('Ada'), bot('Bo')], payable);
    let loaded = 0;
    app.page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded++;
    });
    // The parts of the old version are there for the new page alone.
    await app.page.route(/static\/js\/web\/pages/, (route) =>
      loaded > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await app.page.goto(`${process.env['BATTALIA_URL'] ?? 'http://localhost:8081'}/match/${id}`);
    await app.button(t('ref.again')).click();
    await hand(app).waitFor();
    assert.equal(loaded, 2);
    await playOn(app);
  }),
);

for (const theme of ['light', 'dark'] as const) {
  for (const device of ['phone', 'tablet'] as const) {
    test.long(`a match that falls says so and goes on, on a ${device} by ${theme === 'light' ? 'day' : 'night'}`, () =>
      withApp({ device, theme, broken: /broken on purpose/ }, async (app) => {
        await breakable(app.page, 'plain map');
        await opened(app);
        await hire(app);
        await played(app, 4);
        await setBroken(app, true);
        await app.button(t('match.boardList')).click();
        await app.heading(t('fall.title')).waitFor();
        await setBroken(app, false);
        await app.picture(`fall-${device}-${theme}`);
        await app.assertAccessible();
        await app.assertTargets();
        await app.assertFits();
        await app.button(t('fall.goOn')).click();
        await played(app, 4);
        await app.button(t('match.boardList')).click();
        await supplies(app).first().waitFor();
        await app.page.reload();
        await played(app, 4);
      }),
    );
  }
}
