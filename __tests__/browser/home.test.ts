import assert from 'node:assert/strict';
import { withApp } from './harness/app';
import { test } from './harness/test';

const SPOKEN = [
  { locale: 'en-GB', language: 'en', subtitle: 'The Creation', settings: 'Settings', device: 'tablet' },
  { locale: 'de-AT', language: 'de', subtitle: 'Die Schöpfung', settings: 'Einstellungen', device: 'phone' },
  { locale: 'pl-PL', language: 'pl', subtitle: 'Początek', settings: 'Ustawienia', device: 'tablet' },
  { locale: 'nl-BE', language: 'nl', subtitle: 'De Creatie', settings: 'Instellingen', device: 'phone' },
] as const;

for (const { locale, language, subtitle, settings, device } of SPOKEN) {
  (language === 'en' || language === 'de' ? test : test.long)(
    `home on a ${device} speaks ${language}, the language of the device`,
    () =>
      withApp({ device, locale }, async (app) => {
        await app.open('/');
        await app.heading('Battalia').waitFor();
        await app.page.getByText(subtitle, { exact: true }).waitFor();
        assert.equal(await app.page.getAttribute('html', 'lang'), language);
        await app.picture(`home-${device}-${language}`);
        await app.assertFits();
        await app.assertTargets();
        await app.assertAccessible();
        await app.link(settings).tap();
        await app.heading(settings).first().waitFor();
      }),
  );
}

test('home fits the smallest screen, which is also a phone at twice the text size', () =>
  withApp({ device: 'small', locale: 'de' }, async (app) => {
    await app.open('/');
    await app.heading('Battalia').waitFor();
    await app.picture('home-small');
    await app.assertFits();
    await app.assertTargets();
  }));

test.long('home in the dark', () =>
  withApp({ device: 'phone', theme: 'dark' }, async (app) => {
    await app.open('/');
    await app.heading('Battalia').waitFor();
    assert.equal(await app.page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(18, 20, 31)');
    await app.picture('home-phone-dark');
    await app.assertAccessible();
  }),
);

test.long('a language the app does not speak gets English', () =>
  withApp({ device: 'phone', locale: 'fr-FR' }, async (app) => {
    await app.open('/');
    await app.page.getByText('The Creation', { exact: true }).waitFor();
  }),
);

test('home does not load CanvasKit', () =>
  withApp({ device: 'phone' }, async (app) => {
    const loaded: string[] = [];
    app.page.on('request', (request) => loaded.push(request.url()));
    await app.open('/');
    await app.page.waitForLoadState('networkidle');
    assert.ok(loaded.length > 0);
    assert.deepEqual(
      loaded.filter((address) => address.includes('canvaskit')),
      [],
    );
  }));

/** Where the sun's group stands in the first pictures. Time passes only here, however slow the machine is. */
const sunPositions = async (setting: { readonly still?: string }) => {
  const seen = new Set<string>();
  await withApp({ device: 'phone', ...setting }, async (app) => {
    const { clock } = app.page;
    await clock.install();
    await clock.pauseAt(Date.now() + 1000);
    await app.open('/');
    for (let frame = 0; frame < 12; frame++) {
      await clock.runFor(40);
      seen.add(
        await app.page
          .locator('svg[aria-hidden] > g > g, svg[aria-hidden] > g')
          .last()
          .evaluate((group) => group.outerHTML.slice(0, 80)),
      );
    }
  });
  return seen.size;
};

test('the sun rises, unless motion is reduced', async () => {
  assert.ok((await sunPositions({})) > 1);
  assert.equal(await sunPositions({ still: 'it is about a device that wants less motion' }), 1);
});

test('an unknown address leads home', () =>
  withApp({ device: 'phone', locale: 'de' }, async (app) => {
    await app.open('/nirgendwo');
    await app.heading('Unerforschtes Land').waitFor();
    await app.picture('unknown-phone');
    await app.assertAccessible();
    await app.button('Zurück zum Anfang').tap();
    await app.heading('Battalia').waitFor();
  }));
