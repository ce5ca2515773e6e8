import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import path from 'node:path';
import { after } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser.mjs';
import { Fall } from './test';
import { passed } from './touch';

/** One pixel a point: what is tested here is where things are, and four times the pixels would be drawn in vain. */
const DEVICES = {
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  compact: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 412, height: 892 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** A phone with everything twice as large, one that lies on its side, and a small one. */
const TIGHT = [
  [206, 446],
  [892, 412],
  [360, 640],
] as const;

export interface Setting {
  readonly device: keyof typeof DEVICES;
  /** The device's language, as `de-AT`. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  /** Lets the page keep what it loads, as browsers do. Off, so that every test loads everything. */
  readonly keeps?: boolean;
  /** Where the app is served, if not where it is for all. */
  readonly url?: string;
  // Everything else is as the app comes, motion, canvas and sound: a test that is about something else says why.
  /** Why the device wants less motion. */
  readonly still?: string;
  /** Why there is no canvas, so that the map is plain. */
  readonly plain?: string;
  /** What the page tells of something that is broken on purpose. Everything else that it tells is a fall. */
  readonly broken?: RegExp;
}

export interface App {
  readonly page: Page;
  /** Goes to an address of the app and waits until it is shown, the map included. */
  open(address: string): Promise<void>;
  /** Waits until the map is drawn: a machine without a graphics card hears no finger meanwhile. */
  drawn(): Promise<void>;
  /** Waits until the map is drawn and nothing moves any more. */
  rest(): Promise<void>;
  /** Waits until all is at rest, and, where pictures are wanted, keeps one in .artifacts/browser. A test that fails leaves one, too. */
  picture(name: string): Promise<void>;
  /** Fails on what axe calls serious or critical. */
  assertAccessible(): Promise<void>;
  /** Fails when something that can be pressed is smaller than 44 points. */
  assertTargets(): Promise<void>;
  /** Fails when the page can be moved sideways: something is wider than the screen. */
  assertFits(): Promise<void>;
  /** Fails when a word is cut off, by its own box or by the edge of the screen where nothing can be scrolled, or broken in two. */
  assertWholeWords(): Promise<void>;
  /** Fails when something that can be pressed cannot be scrolled to where it is on the screen and free over its height, but for a group that may be covered. */
  assertReachable(covered?: string): Promise<void>;
  /** The three above, on every narrow or low screen; it leaves a small phone. */
  assertHolds(covered?: string): Promise<void>;
  button(name: string | RegExp): Locator;
  radio(name: string | RegExp): Locator;
  link(name: string | RegExp): Locator;
  heading(name: string | RegExp): Locator;
}

const url = process.env['BATTALIA_URL'] ?? 'http://localhost:8081';
const pictures = path.join(process.env['BATTALIA_ROOT'] ?? process.cwd(), '.artifacts', 'browser');

/** So many milliseconds between two looks, and so many looks without a change, are rest. */
const LOOK = 40;
const LOOKS = 3;
const PATIENCE = 20_000;

/** Runs in the page: how often anything has changed since it was first asked. What moves changes styles, frame by frame. */
function changes(): number {
  const known: unknown = Reflect.get(window, 'changes');
  if (typeof known === 'object' && known !== null && 'count' in known) return Number(known.count);
  const counted = { count: 0 };
  Reflect.set(window, 'changes', counted);
  new MutationObserver(() => counted.count++).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return 0;
}

/** Tells the page that it has gone out of sight, or come back: as whoever leafs through what is open on the device sees to it. */
export const turnedTo = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

let running: Promise<Browser> | undefined;
after(async () => (await running)?.close());

/** Opens the app on a device of its own, with empty storage. Any error on the page fails the test. */
export async function withApp(setting: Setting, play: (app: App) => Promise<void>): Promise<void> {
  running ??= launchBrowser();
  const context = await (
    await running
  ).newContext({
    ...DEVICES[setting.device],
    locale: setting.locale ?? 'en-GB',
    colorScheme: setting.theme ?? 'light',
    reducedMotion: setting.still === undefined ? 'no-preference' : 'reduce',
    serviceWorkers: setting.keeps === true ? 'allow' : 'block',
  });
  // A busy machine without a graphics card takes its time; only what fails waits so long.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (setting.plain !== undefined)
    await page.addInitScript(() => void (HTMLCanvasElement.prototype.getContext = () => null));
  const drawn = async () =>
    void (await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null));
  const rest = async () => {
    await drawn();
    await page.evaluate(() => document.fonts.ready);
    let last = -1;
    // Looked at from here: the page's own clock may stand still.
    for (let same = 0, until = Date.now() + PATIENCE; same < LOOKS;) {
      const count = await page.evaluate(changes);
      same = count === last ? same + 1 : 0;
      last = count;
      if (Date.now() > until) throw new Error('it never comes to rest');
      await page.waitForTimeout(LOOK);
    }
  };
  const errors: string[] = [];
  // At once: what is left of the page after a fall answers to nothing, and every wait for it would be a minute long.
  const fallen = new Promise<never>((_, reject) =>
    page.on('pageerror', (error) => {
      if (setting.broken?.test(`Uncaught ${String(error)}`) !== true) reject(new Fall('the page fell', error));
    }),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && setting.broken?.test(message.text()) !== true) errors.push(message.text());
  });
  try {
    const app: App = {
      page,
      async open(address) {
        await page.goto((setting.url ?? url) + address);
        await page.getByRole('main').first().waitFor();
        await drawn();
      },
      drawn,
      rest,
      async picture(name) {
        await rest();
        if (process.env['BATTALIA_PICTURES'] !== undefined)
          await page.screenshot({ path: path.join(pictures, `${name}.png`) });
      },
      async assertAccessible() {
        // What fades in is not read yet.
        await rest();
        // There are no frames of others to be asked, and what is well need not be told.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode(true)
          .options({ resultTypes: ['violations'] })
          .analyze();
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        assert.deepEqual(
          grave.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`),
          [],
        );
      },
      async assertTargets() {
        const boxes = await page
          .locator('[role=button], [role=link], [role=radio], [role=switch], a[href], button')
          .evaluateAll((elements) =>
            elements.map((element) => {
              const { width, height } = element.getBoundingClientRect();
              return { name: element.getAttribute('aria-label') ?? element.textContent, width, height };
            }),
          );
        assert.ok(boxes.length > 0, 'nothing on this screen can be pressed');
        assert.deepEqual(
          boxes.filter(({ width, height }) => width < 44 || height < 44),
          [],
        );
      },
      async assertFits() {
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(overflow <= 0, `the page is ${overflow} points wider than the screen`);
      },
      async assertWholeWords() {
        const cut = await page.evaluate(() => {
          const found: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const box = node.parentElement;
            const text = node.textContent?.trim() ?? '';
            if (box === null || text === '' || box.closest('script, style, noscript, [aria-hidden=true] svg') !== null)
              continue;
            const style = getComputedStyle(box);
            if (style.visibility === 'hidden' || style.display === 'none' || box.getClientRects().length === 0)
              continue;
            // What only a screen reader hears is cut to a point on purpose.
            if (box.clientWidth <= 1) continue;
            const hides = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis';
            if (hides && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 3))
              found.push(`${text} (by its box)`);
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left, right, width } = range.getBoundingClientRect();
            if (width > 0 && (right > window.innerWidth + 1 || left < -1) && !scrolls(box))
              found.push(`${text} (by the screen)`);
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                found.push(`${word} (in two)`);
            }
          }
          return found;

          function scrolls(element: Element | null): boolean {
            for (let at = element; at !== null; at = at.parentElement) {
              const { overflowX } = getComputedStyle(at);
              if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true;
            }
            return false;
          }
        });
        assert.deepEqual(cut, [], 'words that are cut off');
      },
      async assertReachable(covered) {
        const lost = await page.evaluate((group) => {
          const INSIDE = 3;
          // A card that others overlap is free at one of its sides.
          const ACROSS = [0.5, 0.2, 0.8];
          const pressed = [
            ...document.querySelectorAll(
              '[role=button], [role=link], [role=radio], [role=switch], [role=slider], a[href], button',
            ),
          ].filter(
            (element) =>
              element.closest('[aria-hidden=true], [aria-disabled=true]') === null &&
              element.closest('[role=group]')?.getAttribute('aria-label') !== group &&
              element.getClientRects().length > 0,
          );
          // First of all: to scroll to one thing may show what no finger could.
          const beside = new Set(pressed.filter(outside));
          return pressed
            .filter((element) => beside.has(element) || !free(element))
            .map((element) => element.getAttribute('aria-label') ?? element.textContent);

          function outside(element: Element): boolean {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const across = (left < -1 || right > window.innerWidth + 1) && !scroller(element, 'overflowX');
            return across || ((top < -1 || bottom > window.innerHeight + 1) && !scroller(element, 'overflowY'));
          }

          function free(element: Element): boolean {
            element.scrollIntoView({ block: 'center', inline: 'center' });
            const { left, top, bottom, width, height } = element.getBoundingClientRect();
            const hit = (x: number, y: number) => {
              const found = document.elementFromPoint(x, y);
              return found !== null && element.contains(found);
            };
            // What is longer than the list it stands in shows its middle.
            const heights =
              height > room(element) ? [top + height / 2] : [top + INSIDE, top + height / 2, bottom - INSIDE];
            return ACROSS.some((share) => heights.every((y) => hit(left + width * share, y)));
          }

          function room(element: Element): number {
            return scroller(element, 'overflowY')?.clientHeight ?? window.innerHeight;
          }

          function scroller(element: Element, way: 'overflowX' | 'overflowY'): Element | null {
            for (let at = element.parentElement; at !== null; at = at.parentElement) {
              const overflow = getComputedStyle(at)[way];
              if (overflow === 'auto' || overflow === 'scroll') return at;
            }
            return null;
          }
        }, covered ?? '');
        assert.deepEqual(lost, [], 'out of reach');
      },
      async assertHolds(covered) {
        for (const [width, height] of TIGHT) {
          await page.setViewportSize({ width, height });
          // Until every part has measured itself.
          await passed(page, 60);
          try {
            await app.assertWholeWords();
            await app.assertFits();
            await app.assertReachable(covered);
          } catch (problem) {
            throw new Error(`on ${width} by ${height}`, { cause: problem });
          }
        }
      },
      button: (name) => page.getByRole('button', { name }),
      radio: (name) => page.getByRole('radio', { name }),
      link: (name) => page.getByRole('link', { name }),
      heading: (name) => page.getByRole('heading', { name }),
    };
    await Promise.race([play(app), fallen]);
    assert.deepEqual(errors, [], 'errors on the page');
  } catch (error) {
    await page
      .screenshot({ path: path.join(pictures, `failed-${setting.device}-${Date.now()}.png`) })
      .catch(() => undefined);
    throw errors.length === 0 ? error : new Fall(errors.join('\n'), error);
  } finally {
    await context.close();
  }
}
