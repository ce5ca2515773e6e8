/** What somebody at a table waits for: the size of what /reference loads from cold, and the time until it can be read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { findBrowser, launchBrowser, NO_BROWSER } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { exportedApp } from './exported';
import { quantile, size, type Row } from './measure';
import type { NodeSection } from './node-only';

const VISITS = 7;
/** Chromium on a computer, slowed down to a phone of the middle class. */
const SLOWER = 4;

interface Visit {
  /** From the start of the navigation until the costs stand there. */
  readonly ms: number;
  /** Scripts that were loaded, by path. */
  readonly scripts: readonly string[];
}

/** Opens the reference in a browser that has never seen it. */
async function visit(browser: Browser, url: string, slower: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${url}/reference`, { waitUntil: 'commit' });
    const readable = await page.waitForFunction(
      () => (document.querySelector('[role=main]')?.textContent.includes('Friman') === true ? performance.now() : null),
      undefined,
      { polling: 'raf', timeout: 60_000 },
    );
    return { ms: (await readable.jsonValue()) ?? Number.NaN, scripts };
  } finally {
    await context.close();
  }
}

async function visits(browser: Browser, url: string, slower: number): Promise<readonly Visit[]> {
  const all: Visit[] = [];
  for (let i = 0; i < VISITS; i++) all.push(await visit(browser, url, slower));
  return all;
}

function timeRow(name: string, all: readonly Visit[]): Row {
  const samples = all.map(({ ms }) => ms * 1000);
  return { name, unit: 'µs', median: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}

function sizeRows(name: string, files: readonly string[]): readonly Row[] {
  const contents = files.map((file) => readFileSync(path.join(exportedApp(), file)));
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
  return [
    size(name, sum(contents.map(({ length }) => length))),
    size(`${name}, gzipped`, sum(contents.map((content) => gzipSync(content).length))),
  ];
}

export const referenceSection: NodeSection = {
  title: 'The reference from cold',
  async run() {
    const exported = exportedApp();
    if (findBrowser() === undefined) {
      console.error(NO_BROWSER);
      return [];
    }
    const server = await serve(exported);
    const browser = await launchBrowser();
    try {
      const quick = await visits(browser, server.url, 1);
      const slow = await visits(browser, server.url, SLOWER);
      const scripts = [...new Set(quick.flatMap((one) => one.scripts))];
      return [
        ...sizeRows(
          'entry chunk',
          scripts.filter((script) => path.basename(script).startsWith('entry-')),
        ),
        ...sizeRows('all its scripts', scripts),
        timeRow('readable on this machine', quick),
        timeRow(`readable, ${SLOWER} times slower`, slow),
      ];
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
