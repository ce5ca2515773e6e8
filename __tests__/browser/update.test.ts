import { hash } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { FIRST, held, kept, lookForUpdate, SECOND, until, withDeployment } from './harness/deployment';
import { actingWith, bot, person, plant, positionWhere, recorded } from './harness/planted';
import { test } from './harness/test';
import { endTurn as endsTurn } from './harness/turn';

const t = translators.en;
const offer = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('version.ready')}`) });
const endTurn = (app: App) => app.button(t('action.endTurn')).first();

/** A newer version has been fetched and waits. */
const waits = (page: Page) =>
  until(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');

test('an update in the middle of a match: it goes on, the newer version is offered at home, and takes the match where it stands', () =>
  withDeployment(async (server) => {
    await withApp({ device: 'phone', keeps: true, url: server.url }, async (app) => {
      const { id, state } = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
      await app.open('/');
      await kept(app.page);
      await app.link(/^Continue/).tap();
      await endTurn(app).waitFor();
      server.update();
      await lookForUpdate(app.page);
      await waits(app.page);
      await app.page.evaluate(() => Reflect.set(window, 'same', true));
      await endsTurn(app.page);
      // The bot plays, and it is Ada's turn again.
      await app.button(t('action.begin')).waitFor();
      await app.rest();
      assert.equal(await offer(app.page).count(), 0, 'nobody is asked in the middle of a match');
      assert.equal(await app.page.evaluate(() => Reflect.get(window, 'same')), true, 'the page is the same');
      const stands = hash(await recorded(app.page, id));
      assert.notEqual(stands, hash(state), 'the match has gone on');

      await app.page.goBack();
      await app.page.getByText(FIRST).waitFor();
      await app.picture('newer-version-phone');
      await app.assertTargets();
      await offer(app.page).tap();
      await app.page.getByText(SECOND).waitFor();
      assert.equal(await offer(app.page).count(), 0);
      await app.link(/^Continue/).tap();
      await app.button(t('action.begin')).waitFor();
      assert.equal(hash(await recorded(app.page, id)), stands, 'the match stands where it stood');
      await app.button(t('action.begin')).tap();
      await endTurn(app).waitFor();
      await app.rest();
      assert.notEqual(hash(await recorded(app.page, id)), stands, 'and goes on');
    });
  }));

test.long(
  'two windows: one takes the newer version, the other goes on with its own, its later parts too, until it is asked',
  () =>
    withDeployment(async (server) => {
      await withApp({ device: 'phone', keeps: true, url: server.url }, async (app) => {
        await app.open('/');
        await kept(app.page);
        const other = await app.page.context().newPage();
        const fell: string[] = [];
        other.on('pageerror', (error) => fell.push(String(error)));
        await other.goto(server.url);
        await other.getByText(FIRST).waitFor();
        server.update();
        await lookForUpdate(app.page);
        await offer(app.page).tap();
        await app.page.getByText(SECOND).waitFor();

        // Nothing of this has been loaded yet, and the server has none of it any more.
        await other.getByRole('link', { name: /^Reference\./ }).tap();
        await other.getByText('Friman').first().waitFor();
        await other.goBack();
        await other.getByText(FIRST).waitFor();
        const both = await held(app.page);
        await offer(other).tap();
        await other.getByText(SECOND).waitFor();
        await until(
          other,
          async (before) => {
            let count = 0;
            for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
            return count < before;
          },
          both.length,
        );
        assert.deepEqual(fell, []);
      });
    }),
);

test.long('when all windows are closed, the newer version comes by itself', () =>
  withDeployment(async (server) => {
    await withApp({ device: 'phone', keeps: true, url: server.url }, async (app) => {
      await app.open('/');
      await kept(app.page);
      server.update();
      await lookForUpdate(app.page);
      await waits(app.page);
      const context = app.page.context();
      await app.page.close();
      // What is closed is gone a moment later.
      for (let tries = 0; ; tries++) {
        const next = await context.newPage();
        await next.goto(server.url);
        await next.getByText(/fan work/).waitFor();
        const isSecond = (await next.getByText(SECOND).count()) > 0;
        await next.close();
        if (isSecond) return;
        assert.ok(tries < 20, 'still the first version');
      }
    });
  }),
);

test.long('a version that waits keeps its files while the older one is opened again, and starts without a server', () =>
  withDeployment(async (server) => {
    await withApp({ device: 'compact', keeps: true, url: server.url }, async (app) => {
      const { page } = app;
      await app.open('/');
      await kept(page);
      await app.open('/');
      const one = (await held(page)).length;
      server.update();
      await lookForUpdate(page);
      await waits(page);
      const both = (await held(page)).length;
      assert.ok(both > one, `${both} files of both, ${one} of one`);
      await app.open('/');
      await page.getByText(FIRST).waitFor();
      server.stop();
      const windows = page.context();
      await page.close();
      // It takes over once the browser has noticed that the last window is gone.
      for (let tries = 0; ; tries++) {
        const next = await windows.newPage();
        await next.goto(server.url);
        const line = next.getByText(FIRST).or(next.getByText(SECOND));
        await line.waitFor();
        if ((await line.innerText()) === SECOND) break;
        assert.ok(tries < 10, 'the newer version takes over');
        await next.close();
      }
    });
  }),
);
