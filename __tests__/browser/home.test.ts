import assert from 'node:assert/strict';
import path from 'node:path';
import { CATALOGUE, EMPTY_APP, entryBytes, languageBytes, MOST } from '../../scripts/bench/web/entry';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { test } from './harness/test';

const SPOKEN = [
  { locale: 'en-GB', language: 'en', subtitle: 'The Creation', settings: 'Settings', device: 'tablet' },
  { locale: 'de-AT', language: 'de', subtitle: 'Die Schöpfung', settings: 'Einstellungen', device: 'phone' },
  { locale: 'pl-PL', language: 'pl', subtitle: 'Początek', settings: 'Ustawienia', device: 'tablet' },
  { locale: 'nl-BE', language: 'nl', subtitle: 'De Creatie', settings: 'Instellingen', device: 'phone' },
] as const;

for (const { locale, language, subtitle, settings, device } of SPOKEN) {
  (language === 'de' ? test : test.long)(`home on a ${device} speaks ${language}, the language of the device`, () =>
    withApp({ device, locale }, async (app) => {
      await app.open('/');
      await app.heading('Battalia').waitFor();
      await app.page.getByText(subtitle, { exact: true }).waitFor();
      assert.equal(await app.page.getAttribute('html', 'lang'), language);
      assert.equal(await app.page.title(), 'Battalia');
      await app.picture(`home-${device}-${language}`);
      await app.assertFits();
      await app.assertTargets();
      await app.assertAccessible();
      await app.link(settings).tap();
      await app.heading(settings).first().waitFor();
      // The tab is called after the page in front, on the way back, too.
      assert.equal(await app.page.title(), `${settings} – Battalia`);
      await app.page.goBack();
      await app.page.waitForFunction(() => document.title === 'Battalia');
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

test('what is fetched before home is shown stays small beside an empty app', async () => {
  const root = process.env['BATTALIA_ROOT'] ?? process.cwd();
  const exported = path.join(root, process.env['BATTALIA_EXPORT'] ?? 'dist/web');
  const ratio = (entryBytes(exported) + languageBytes(exported)) / EMPTY_APP;
  assert.ok(ratio <= MOST, `${ratio.toFixed(2)} times: see what has come into the entry (npm run bench -- web)`);
});

test('the texts of one language are fetched, and of another when it is chosen', () =>
  withApp({ device: 'phone', locale: 'pl' }, async (app) => {
    const { pl, nl } = translators;
    const fetched: string[] = [];
    app.page.on('request', (request) => {
      if (CATALOGUE.test(request.url())) fetched.push(request.url());
    });
    for (const address of ['/new', '/games', '/', '/settings']) {
      await app.open(address);
      await app.page.waitForLoadState('networkidle');
      assert.equal(new Set(fetched).size, 1, address);
    }
    await app.radio('Nederlands').tap();
    await app.heading(nl('settings.title')).first().waitFor();
    assert.equal(new Set(fetched).size, 2);
    await app.page.getByRole('radio', { name: 'Polski', exact: true }).tap();
    await app.heading(pl('settings.title')).first().waitFor();
    assert.equal(new Set(fetched).size, 2);
  }));

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

/** Where the sun stands in the first pictures. Time passes only here, however slow the machine is. */
const sunPositions = async (setting: { readonly still?: string }) => {
  const seen = new Set<string>();
  await withApp({ device: 'phone', ...setting }, async (app) => {
    const { clock } = app.page;
    await clock.install();
    await clock.pauseAt(Date.now() + 1000);
    await app.open('/');
    for (let frame = 0; frame < 12; frame++) {
      await clock.runFor(40);
      seen.add(await app.page.getByTestId('sun').evaluate((sun) => getComputedStyle(sun).transform));
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
