import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { FIRST, held, kept, lookForUpdate, SECOND, until, withDeployment } from './harness/deployment';
import { actingWith, bot, person, plant, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;

test('what was opened once opens without a server, or with one that fails or keeps silent: every page, and a match on its canvas', () =>
  withDeployment(async (server) => {
    // The browser tells of every answer that is an error, and looks for a newer version.
    await withApp({ device: 'compact', keeps: true, url: server.url, broken: /status of 500/ }, async (app) => {
      const { id } = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
      await app.open('/');
      await kept(app.page);
      for (const mood of ['silent', 'failing'] as const) {
        server.mood = mood;
        await app.open('/reference/amulet');
        await app.heading('Amulet').first().waitFor();
      }
      server.stop();
      await app.open('/table');
      await app.heading('At the table').first().waitFor();
      await app.open(`/match/${id}`);
      await app.button(t('action.endTurn')).first().waitFor();
      await app.page.locator('canvas').waitFor();
      await app.open('/no/such/land');
      await app.heading(t('notFound.title')).waitFor();
    });
  }));

const halfDeployed = (missing: RegExp) => () =>
  withDeployment(async (server) => {
    await withApp({ device: 'compact', keeps: true, url: server.url }, async (app) => {
      await app.open('/');
      await kept(app.page);
      server.updateAllBut(missing);
      for (const address of ['/table', '/']) {
        await lookForUpdate(app.page);
        await app.open(address);
      }
      await app.page.getByText(FIRST).waitFor();
      assert.equal(await app.button(new RegExp(t('version.ready'))).count(), 0);
      server.update();
      await lookForUpdate(app.page);
      await app.button(new RegExp(t('version.ready'))).tap();
      await app.page.getByText(SECOND).waitFor();
    });
  });

test(
  'half a deployment, which answers the code that it starts with with a page, changes nothing until it is whole',
  halfDeployed(/entry-\w+\.js$/),
);
test.long(
  'half a deployment, which answers a part that is loaded later with a page, changes nothing until it is whole',
  halfDeployed(/pages-\w+\.js$/),
);

test.long(
  'a file that somebody looks at is that file, is not kept in place of the app, and an unknown one is the app',
  () =>
    withDeployment(async (server) => {
      await withApp({ device: 'compact', keeps: true, url: server.url }, async (app) => {
        await app.open('/');
        await kept(app.page);
        const code = (await app.page.locator('script[src]').first().getAttribute('src')) ?? '';
        for (const [address, type] of [
          ['/offline.js', /javascript/],
          [code, /javascript/],
          ['/favicon.ico', /image/],
        ] as const) {
          const shown = await app.page.goto(server.url + address);
          assert.match((await shown?.headerValue('content-type')) ?? '', type, address);
        }
        server.stop();
        await app.open('/');
        await app.heading(t('app.title')).waitFor();
        for (const address of ['/nothing', '/nothing.txt', '/assets/nothing.png']) {
          await app.open(address);
          await app.heading(t('notFound.title')).waitFor();
        }
      });
    }),
);

test.long('a sound is answered in parts, as some browsers ask for it, without a server', () =>
  withDeployment(async (server) => {
    await withApp({ device: 'compact', keeps: true, url: server.url }, async ({ page, open }) => {
      await open('/');
      await kept(page);
      const sound = (await held(page)).find((address) => address.endsWith('.wav')) ?? '';
      server.stop();
      const part = await page.evaluate(async (address) => {
        const answer = await fetch(address, { headers: { range: 'bytes=4-11' } });
        return [answer.status, (await answer.arrayBuffer()).byteLength];
      }, sound);
      assert.deepEqual(part, [206, 8]);
    });
  }),
);

test.long('the browser holds the files of the app once, and after an update only those of the newer version', () =>
  withDeployment(async (server) => {
    await withApp({ device: 'compact', keeps: true, url: server.url }, async ({ page, open, button }) => {
      await open('/');
      await kept(page);
      const first = (await held(page)).filter((address) => address !== '/');
      assert.equal(new Set(first).size, first.length, 'nothing is held twice');
      server.update();
      await lookForUpdate(page);
      await button(new RegExp(t('version.ready'))).tap();
      await page.getByText(SECOND).waitFor();
      // A file of which only the first version has the name.
      const gone = first.find((address) => address.includes('entry-')) ?? '';
      await until(page, async (address) => (await caches.match(address)) === undefined, gone);
      const second = (await held(page)).filter((address) => address !== '/');
      assert.equal(second.length, first.length);
      assert.equal(new Set(second).size, second.length);
    });
  }),
);

test.long('where workers are denied, the app does without', async () => {
  for (const deny of [
    () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    () =>
      void (ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'))),
    () =>
      Object.defineProperty(window, 'caches', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ])
    await withApp({ device: 'compact', keeps: true }, async (app) => {
      await app.page.addInitScript(deny);
      await app.open('/');
      await app.link(/^Settings\./).tap();
      await app.heading(t('settings.title')).waitFor();
      await app.rest();
    });
});
