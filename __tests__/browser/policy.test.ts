import { standardConfig } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { translators } from '../../src/i18n/translate';
import { toCode } from '../../src/store/match/share';
import { withApp } from './harness/app';
import { actingWith, bot, finishedGame, person, plant, positionWhere } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';

const t = translators.en;

/** Notes what the page was not allowed to do. In every other test the browser says so on the console, which fails it. */
const noteRefusals = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });

const refusals = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'refused'));

test('what is slipped into the page does not run: a script, a handler, code as text, anything of another host', () =>
  withApp({ device: 'compact', broken: /Content Security Policy/ }, async (app) => {
    await noteRefusals(app.page);
    await app.open('/');
    assert.deepEqual(await refusals(app.page), [], 'the app itself asks for nothing that it may not have');
    const ran = await app.page.evaluate(async () => {
      const did: string[] = [];
      Reflect.set(window, 'did', did);
      const script = document.createElement('script');
      script.textContent = 'window.did.push("script")';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.did.push("handler")');
      document.body.append(button);
      button.click();
      const foreign = document.createElement('script');
      foreign.src = 'https://example.org/foreign.js';
      document.body.append(foreign);
      const frame = document.createElement('iframe');
      frame.src = 'https://example.org/';
      document.body.append(frame);
      const base = document.createElement('base');
      base.href = 'https://example.org/';
      document.head.append(base);
      await fetch('https://example.org/told').then(
        () => did.push('fetch'),
        () => undefined,
      );
      // Asked for by the page itself: what a test asks for is let through.
      await new Promise((resolve) =>
        setTimeout(() => {
          try {
            new Function('did', 'did.push("text")')(did);
          } catch {
            resolve(undefined);
          }
          resolve(undefined);
        }),
      );
      return did;
    });
    assert.deepEqual(ran, []);
    const refused = JSON.stringify(await refusals(app.page));
    for (const what of [
      'script-src-elem inline',
      'script-src-attr inline',
      'script-src eval',
      'script-src-elem https://example.org/foreign.js',
      'frame-src https://example.org',
      'base-uri https://example.org',
      'connect-src https://example.org/told',
    ])
      assert.ok(refused.includes(what), `${what} is not among ${refused}`);
  }));

test.long(
  'a walk over all screens, with canvas, sound, replay and a file that is saved, asks for nothing that it may not have',
  () =>
    withApp({ device: 'phone', keeps: true }, async (app) => {
      await noteRefusals(app.page);
      const running = await plant(
        app.page,
        [person('Ada'), bot('Bo')],
        positionWhere(actingWith(0, 'endTurn')),
        'running',
      );
      const players = [person('Ada'), bot('Cleo')];
      const config = standardConfig(2, [], { weeks: 1 });
      const { seed, actions } = finishedGame();
      const seen: unknown[] = [];
      for (const address of [
        '/',
        '/new',
        '/settings',
        '/licences',
        '/statistics',
        '/reference',
        '/reference/amulet',
        '/reference/rules',
        '/reference/glossary',
        '/table',
        '/table/battle',
        '/table/cards',
        '/nothing',
        `/replay#${toCode({ players, config, seed, actions })}`,
      ]) {
        await app.open(address);
        await app.rest();
        seen.push(await refusals(app.page));
      }
      await app.open(`/match/${running.id}`);
      await endTurn(app.page);
      await app.button(t('action.begin')).waitFor();
      await app.rest();
      seen.push(await refusals(app.page));
      await app.open('/games');
      await app.button(t('games.shareOf', { players: 'Ada, Bo' })).tap();
      await app.button(t('share.anyway')).tap();
      const saved = app.page.waitForEvent('download');
      await app.button(t('share.file')).first().tap();
      await saved;
      seen.push(await refusals(app.page));
      assert.deepEqual(seen.flat(), []);
    }),
);
