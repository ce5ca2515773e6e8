/** A match and its set-up by the keyboard alone, on the map as it is drawn. */
import { debug, standardConfig, toMove, viewFor } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, person, plant, plantArranged, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const focused = (app: App) =>
  app.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

test('cards by number, what they become by Enter, a group by its letter, squares by arrows, and a sheet that tells all of it', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { page } = app;
    const state = debug.arrange({
      config: standardConfig(2),
      day: 3,
      hands: { 0: ['supply', 'supply', 'barfolk friman', 'supply', 'supply', 'supply'] },
    });
    const { id } = await plantArranged(page, [person('Ada'), bot('Bo')], state);
    await app.open(`/match/${id}`);
    await hand(app).waitFor();
    const cards = hand(app).getByRole('button');
    assert.equal(await cards.count(), 6);
    // The friman lies first, then the supplies.
    await page.keyboard.press('2');
    await page.keyboard.press('2');
    assert.equal(await cards.count(), 4);
    // Two supplies hire a friman and nothing else.
    await page.keyboard.press('Enter');
    await page.keyboard.press('l');
    await page
      .getByText(/^Ada gains a friman/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.waitForFunction(() => /^(Hire|Create)/.test(document.activeElement?.getAttribute('aria-label') ?? ''));
    // What is pressed there lays itself out, and the focus stays in the list.
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: t('play.lines') }).waitFor();
    assert.match(await focused(app), /^(Hire|Create)/);
    await page.keyboard.press('t');
    await page.waitForFunction(
      (end) => document.activeElement?.getAttribute('aria-label') === end,
      t('action.endTurn'),
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('region', { name: /ruins/i }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('region', { name: /ruins/i }).waitFor({ state: 'detached' });
    await app.picture('keyboard-square-tablet');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: t('help.title') });
    await sheet.waitFor();
    // Who asks by a key is told of keys first.
    assert.equal(await sheet.getByRole('group').first().getAttribute('aria-label'), t('help.keys'));
    await app.picture('keyboard-sheet-tablet');
    await app.assertAccessible();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }));

for (const device of ['phone', 'tablet'] as const)
  // On a tablet the key that ends the turn comes next in the order of the focus.
  (device === 'tablet' ? test : test.long)(
    `Enter that begins the actions, pressed once more, ends nothing, on a ${device}`,
    () =>
      withApp({ device }, async (app) => {
        const { page } = app;
        const planted = await plant(
          page,
          [person('Ada'), bot('Bo')],
          positionWhere((state) => toMove(state) === 0 && viewFor(state, 0).decision?.kind === 'opening'),
        );
        await app.open(`/match/${planted.id}`);
        await app.button(t('action.begin')).waitFor();
        await page.keyboard.press('t');
        await page.waitForFunction(
          (begin) => document.activeElement?.getAttribute('aria-label') === begin,
          t('action.begin'),
        );
        await page.keyboard.press('Enter');
        await app.button(t('action.endTurn')).waitFor();
        await page.waitForFunction(() => document.activeElement !== document.body);
        assert.notEqual(await focused(app), t('action.endTurn'));
        await page.keyboard.press('Enter');
        await app.rest();
        assert.equal(await app.button(t('play.endAsk.no')).count(), 0);
        assert.ok((await app.button(t('action.endTurn')).count()) > 0);
      }),
  );

test.long('the Tab key stops once at a group of choices, and arrows choose in it', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { page } = app;
    await app.open('/settings');
    await app.radio('Deutsch').waitFor();
    const stops = await page
      .getByRole('radiogroup')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role=radio][tabindex="0"]').length));
    assert.ok(stops.length > 3);
    assert.deepEqual(
      stops.filter((count) => count !== 1),
      [],
    );
    const theme = page.getByRole('radiogroup', { name: t('settings.appearance') });
    await theme.getByRole('radio', { name: t('settings.theme.system') }).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await app.radio(t('settings.theme.light')).getAttribute('aria-checked'), 'true');
    assert.equal(await focused(app), t('settings.theme.light'));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await focused(app), t('settings.theme.dark'));
    assert.equal(await app.radio(t('settings.theme.dark')).getAttribute('aria-checked'), 'true');
  }),
);
