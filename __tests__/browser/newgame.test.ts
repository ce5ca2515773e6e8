import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { test } from './harness/test';

const t = translators.en;
const startButton = (app: App) => app.button(new RegExp(`^${t('newGame.start')}$`));

for (const device of ['compact', 'tablet'] as const) {
  (device === 'compact' ? test : test.long)(
    `a new game on a ${device} screen: presets, modules and options, and a mix that cannot be played is explained`,
    () =>
      withApp({ device, ...(device === 'tablet' ? { theme: 'dark' as const } : {}) }, async (app) => {
        await app.open('/new');
        await startButton(app).waitFor();
        await app.picture(`new-${device}`);
        await app.radio(t('newGame.preset.harder')).tap();
        await app.button(t('newGame.more')).tap();
        await app.page.getByRole('switch', { name: t('newGame.module.volcano') }).tap();
        await app.page.getByRole('alert').waitFor();
        assert.equal(await startButton(app).count(), 0);
        await app.picture(`new-clash-${device}`);
        await app.assertFits();
        await app.assertTargets();
        await app.assertAccessible();
        await app.button(t('newGame.repair.without', { module: t('newGame.preset.harder') })).tap();
        await startButton(app).waitFor();
        await app.page.reload();
        await app.radio(t('newGame.preset.volcano')).waitFor();
        assert.equal(await app.radio(t('newGame.preset.volcano')).getAttribute('aria-checked'), 'true');
      }),
  );
}

test('from home to the first card in three taps, and from home back into the game in one', () =>
  withApp({ device: 'phone' }, async (app) => {
    const loaded: string[] = [];
    app.page.on('request', (request) => loaded.push(request.url()));
    const drawing = () => loaded.filter((address) => address.includes('canvaskit'));
    await app.open('/');
    await app.link(new RegExp(`^${t('home.newGame')}`)).tap();
    await startButton(app).waitFor();
    assert.deepEqual(drawing(), [], 'CanvasKit is loaded before a match is opened');
    await startButton(app).tap();
    const city = app.button(/^Start at \p{Lu}/u).first();
    const cards = app.page
      .getByRole('region', { name: t('match.hand') })
      .locator('[aria-pressed]')
      .first();
    await city.or(cards).first().waitFor();
    if (await city.isVisible()) await city.tap();
    await cards.waitFor();
    assert.ok(drawing().length > 0);
    await app.open('/');
    await app.link(new RegExp(`^${t('home.continue')}`)).tap();
    await app.page.getByRole('region', { name: t('match.hand') }).waitFor();
  }));
