/** What counts as a fall, and how it is written down. */
import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Plan } from './plan';

export interface Fall {
  readonly kind:
    | 'page error'
    | 'console error'
    | 'crash'
    | 'blank page'
    | 'dead end'
    | 'stuck'
    | 'lost action'
    | 'accessibility'
    | 'monkey';
  readonly says: string;
}

/** An episode ends with it. */
export class Fallen extends Error {
  constructor(readonly fall: Fall) {
    super(`${fall.kind}: ${fall.says}`);
  }
}

/** Collects what the page complains about from now on; what a promise threw that nobody waited for is an error of the page, too. */
export function complaints(page: Page): Fall[] {
  const found: Fall[] = [];
  page.on('pageerror', (error) => found.push({ kind: 'page error', says: error.stack ?? String(error) }));
  page.on('console', (message) => {
    if (message.type() === 'error')
      found.push({ kind: 'console error', says: `${message.text()} (${message.location().url})` });
  });
  page.on('crash', () => found.push({ kind: 'crash', says: 'the page is gone' }));
  return found;
}

/** What axe calls serious or critical. */
export async function graveViolations(page: Page): Promise<readonly Fall[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }): Fall => ({
      kind: 'accessibility',
      says: `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
    }));
}

const folder = path.join('.artifacts', 'monkey');

/** Leaves what happened, how it came to it and how it looked; says where. */
export async function report(
  page: Page,
  run: string,
  plan: Plan,
  steps: readonly string[],
  fall: Fall,
  count: number,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${run}-${plan.number}-${count}`.replace(/[^\w.-]/g, '_'));
  const { setup, ...rest } = plan;
  writeFileSync(
    `${file}.txt`,
    [
      `${fall.kind}: ${fall.says}`,
      '',
      `Again: npm run monkey -- --seed ${run} --episode ${plan.number}`,
      '',
      JSON.stringify(rest),
      JSON.stringify(setup),
      `at ${page.url()}`,
      '',
      ...steps.map((step, i) => `${i + 1}. ${step}`),
      '',
    ].join('\n'),
  );
  await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined);
  return `${file}.txt`;
}
