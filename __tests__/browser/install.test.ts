import assert from 'node:assert/strict';
import { withApp } from './harness/app';
import { test } from './harness/test';

/** The first bytes of a PNG, and where its size stands. */
const sizeOf = (png: Buffer) =>
  png.toString('latin1', 1, 4) === 'PNG' ? `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}` : 'no PNG';

test('it can be installed: the browser finds nothing amiss, and every icon is what the manifest says', () =>
  withApp({ device: 'tablet' }, async ({ page, open }) => {
    await open('/');
    const session = await page.context().newCDPSession(page);
    const { errors, data = '' } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window of a test is one in private.
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
      [],
    );
    const manifest: unknown = JSON.parse(data);
    assert.ok(
      typeof manifest === 'object' && manifest !== null && 'icons' in manifest && Array.isArray(manifest.icons),
    );
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    const icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[] = [
      ...manifest.icons,
      { src: touch ?? '', sizes: '180x180' },
    ];
    assert.deepEqual(icons.map(({ sizes, purpose = '' }) => `${sizes} ${purpose}`.trim()).toSorted(), [
      '180x180',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons)
      assert.equal(sizeOf(await (await page.request.get(new URL(src, page.url()).href)).body()), sizes, src);
  }));
