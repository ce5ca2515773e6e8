import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { test } from './harness/test';

const t = translators.en;
const root = process.env['BATTALIA_ROOT'] ?? process.cwd();

/** What Metro and the worker have noted while the app was exported. */
const shipped = (part: string): readonly string[] =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', '.cache', 'packages', `${part}.json`), 'utf8'));

test('settings lead to the licences, which name every package in the app and its fonts, and open when they are pressed', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/settings');
    await app.link(new RegExp(`^${t('licences.title')}\\.`)).tap();
    await app.heading(t('licences.code')).waitFor();
    const named = await app.page
      .getByRole('region', { name: t('licences.code') })
      .getByRole('button')
      .evaluateAll((rows) => rows.flatMap((row) => (row.getAttribute('aria-label') ?? '').split(/, |\. /)));
    const packages = [...shipped('web'), ...shipped('worker')].map((folder) => folder.replace(/^.*node_modules\//, ''));
    assert.ok(packages.includes('react') && packages.includes('workbox-precaching'));
    assert.deepEqual(
      packages.filter((name) => !named.includes(name)),
      [],
    );
    await app.button('Lato. OFL-1.1').tap();
    await app.page.getByText(/Reserved Font Name "Lato"/).waitFor();
    await app.button('canvaskit-wasm. BSD-3-Clause').tap();
    await app.page.getByText(/Google Inc\. All rights reserved/).waitFor();
    await app.button('Lato. OFL-1.1').tap();
    await app.page.getByText(/Reserved Font Name "Lato"/).waitFor({ state: 'detached' });
  }));

test.long('the licences on a phone can be read and pressed by everybody', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/licences');
    await app.heading(t('licences.code')).waitFor();
    await app.picture('licences-compact');
    await app.assertFits();
    await app.assertTargets();
    await app.assertAccessible();
  }),
);
