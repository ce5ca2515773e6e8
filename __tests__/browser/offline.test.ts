import { withApp } from './harness/app';
import { test } from './harness/test';

test('what was opened once opens again without a network', async () => {
  await withApp({ device: 'compact', keeps: true }, async ({ page, open, heading }) => {
    await open('/reference');
    await page.getByText('Friman').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(async () => {
      const store = await caches.open('battalia');
      const kept = (await store.keys()).map(({ url }) => url);
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(location.origin));
      return [`${location.origin}/`, `${location.origin}/favicon.ico`, ...loaded].every((address) =>
        kept.includes(address),
      );
    });
    await page.context().setOffline(true);
    await open('/reference/amulet');
    await heading('Amulet').first().waitFor();
    await open('/table');
    await heading('At the table').first().waitFor();
  });
});
