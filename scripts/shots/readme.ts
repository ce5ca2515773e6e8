/** The pictures of README and ARCHITECTURE: `npm run shots readme` takes them and writes them to assets/readme. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { translators } from '@/i18n/translate';
import { DEVICES, withPage } from './camera';
import { atTable, landDrawn, tapMapUntil } from './scenes';
import { animated, toWebp, type Frame } from './webp';

const t = translators.en;
const folder = path.join('assets', 'readme');
const WIDE = 320;

type Items = readonly (readonly [string, string])[];

export async function readmePictures(
  browser: Browser,
  url: string,
  items: Items,
  words: readonly string[],
): Promise<void> {
  const wanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  mkdirSync(folder, { recursive: true });
  const still = async (
    name: string,
    setting: Parameters<typeof withPage>[1],
    address: string,
    width: number,
    prepare?: (page: Page) => Promise<void>,
  ) => {
    if (!wanted(name)) return;
    await withPage(
      browser,
      { ...setting, ...(setting.device === 'tablet' ? {} : { sharpness: 1.5 }) },
      items,
      async (page) => {
        await page.goto(url + address);
        await page.getByRole('main').first().waitFor();
        await prepare?.(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        write(name, await toWebp(page, await page.screenshot(), width, 0.82));
      },
    );
  };
  await still('home.webp', { device: 'phone', theme: 'light', language: 'en' }, '/', 560);
  await still('phone.webp', { device: 'phone', theme: 'light', language: 'en' }, '/match/acting', 560, (page) =>
    atTable(page, t),
  );
  await still(
    'phone-night.webp',
    { device: 'phone', theme: 'dark', language: 'en' },
    '/match/acting',
    560,
    async (page) => {
      await atTable(page, t);
      await page.getByRole('button', { name: t('term.oracle') }).tap();
      await page.getByRole('dialog').waitFor();
    },
  );
  await still('tablet.webp', { device: 'tablet', theme: 'light', language: 'en' }, '/match/four', 1180, (page) =>
    atTable(page, t),
  );
  await still('wide.webp', { device: 'tablet', theme: 'light', language: 'en' }, '/match/storm', 1180, (page) =>
    atTable(page, t),
  );
  if (wanted('turn.webp')) await turn(browser, url, items);
}

function write(name: string, data: Buffer): void {
  const file = path.join(folder, name);
  writeFileSync(file, data);
  console.log(`${file} ${Math.round(data.length / 1024)} kB`);
}

/** A road is built: what can I do, the line, the square, done. */
async function turn(browser: Browser, url: string, items: Items): Promise<void> {
  await withPage(browser, { device: 'phone', theme: 'light', language: 'en' }, items, async (page) => {
    const frames: Frame[] = [];
    const look = async (ms: number) => {
      await page.waitForTimeout(200);
      frames.push({ webp: await toWebp(page, await page.screenshot(), WIDE, 0.7), ms });
    };
    /** A finger comes down, is seen, and the app answers. */
    const press = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (box === null) throw new Error('nothing to press');
      await finger(page, box.x + box.width / 2, box.y + box.height / 2);
      await look(500);
      await lift(page);
      await target.tap();
    };
    await page.goto(`${url}/match/acting`);
    await atTable(page, t);
    await look(1400);
    await press(page.getByRole('button', { name: t('match.whatCanIDo') }));
    await look(1200);
    const road = page
      .getByLabel(t('match.everything'))
      .getByRole('button', { name: /^Build a road/ })
      .first();
    const several = (await road.getAttribute('aria-expanded')) !== null;
    await press(road);
    if (several) {
      const ways = page.getByLabel(t('match.everything')).getByRole('button');
      const at = await ways.evaluateAll((rows) =>
        rows.findIndex((row) => row.getAttribute('aria-expanded') === 'true'),
      );
      await ways.nth(at + 1).tap();
    }
    await look(1200);
    await press(
      page
        .getByRole('region', { name: t('play.lines') })
        .getByRole('button', { name: /^Build a road/ })
        .first(),
    );
    await landDrawn(page);
    await look(1400);
    const [x, y] = await tapMapUntil(page, page.getByRole('button', { name: t('match.confirm') }));
    await finger(page, x, y);
    await look(400);
    await lift(page);
    await look(900);
    await press(page.getByRole('button', { name: t('match.confirm') }));
    await landDrawn(page);
    await look(1200);
    await press(page.getByRole('button', { name: t('action.endTurn') }).first());
    const sure = page.getByRole('dialog').getByRole('button', { name: t('action.endTurn') });
    if (await sure.isVisible()) await press(sure);
    await look(1600);
    const { width, height } = DEVICES.phone.viewport;
    write('turn.webp', animated(frames, WIDE, Math.round((height * WIDE) / width)));
  });
}

async function finger(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ([px, py]) => {
      const dot = document.createElement('div');
      dot.id = 'finger';
      dot.style.cssText = `position:fixed;left:${px - 17}px;top:${py - 17}px;width:34px;height:34px;border-radius:17px;background:#ffffff99;border:2px solid #00000066;z-index:99999;pointer-events:none`;
      document.body.append(dot);
    },
    [x, y] as const,
  );
}

const lift = (page: Page): Promise<void> => page.evaluate(() => document.getElementById('finger')?.remove());
