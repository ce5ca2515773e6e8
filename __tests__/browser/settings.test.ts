import assert from 'node:assert/strict';
import { withApp } from './harness/app';
import { test } from './harness/test';

for (const device of ['phone', 'tablet'] as const) {
  (device === 'phone' ? test : test.long)(`settings on a ${device} can be read and pressed by everybody`, () =>
    withApp({ device, locale: 'pl' }, async (app) => {
      await app.open('/settings');
      await app.heading('Ustawienia').waitFor();
      await app.picture(`settings-${device}`);
      await app.assertFits();
      await app.assertTargets();
      await app.assertAccessible();
    }),
  );
}

test('a language chosen in settings holds at once, on the way home and after a reload', () =>
  withApp({ device: 'phone', locale: 'en-GB' }, async (app) => {
    await app.open('/');
    await app.link('Settings').tap();
    await app.radio('Deutsch').tap();
    await app.heading('Einstellungen').waitFor();
    assert.equal(await app.radio('Deutsch').getAttribute('aria-checked'), 'true');
    assert.equal(await app.radio(/Wie das Gerät \(English\)/).getAttribute('aria-checked'), 'false');
    await app.button('Zurück').tap();
    await app.page.getByText('Die Schöpfung', { exact: true }).waitFor();
    await app.page.reload();
    await app.page.getByText('Die Schöpfung', { exact: true }).waitFor();
    assert.equal(await app.page.getAttribute('html', 'lang'), 'de');
  }));

test('night chosen on a light device stays night after a reload', () =>
  withApp({ device: 'tablet', theme: 'light' }, async (app) => {
    const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await app.open('/settings');
    assert.equal(await ground(), 'rgb(241, 228, 200)');
    await app.radio('Night (dark)').tap();
    await app.page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(18, 20, 31)');
    await app.picture('settings-tablet-dark');
    await app.assertAccessible();
    await app.page.reload();
    await app.heading('Settings').waitFor();
    assert.equal(await ground(), 'rgb(18, 20, 31)');
  }));

test.long('damaged settings cost nothing but themselves', () =>
  withApp({ device: 'phone', locale: 'nl' }, async (app) => {
    await app.page.addInitScript(() =>
      localStorage.setItem('battalia.settings', '{"state":{"language":"xx","theme":"dark"'),
    );
    await app.open('/');
    await app.page.getByText('De Creatie', { exact: true }).waitFor();
  }),
);

test('everything in settings can be reached and changed with the keyboard, and shows where it is', () =>
  withApp({ device: 'tablet' }, async (app) => {
    await app.open('/settings');
    const { keyboard } = app.page;
    const focused = () =>
      app.page.evaluate(() => {
        const element = document.activeElement;
        return {
          name: element?.getAttribute('aria-label'),
          outline: element === null ? '' : getComputedStyle(element).outlineWidth,
        };
      });
    await keyboard.press('Tab');
    assert.deepEqual(await focused(), { name: 'Back', outline: '3px' });
    // One stop for the whole group, at what is chosen; arrows choose.
    await keyboard.press('Tab');
    for (let presses = 0; presses < 20 && (await focused()).name !== 'Polski'; presses++)
      await keyboard.press('ArrowRight');
    assert.deepEqual(await focused(), { name: 'Polski', outline: '3px' });
    await app.heading('Ustawienia').waitFor();
  }));
