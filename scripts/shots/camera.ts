/** The app on a device of its own, with games in its storage. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { putInto } from '../../__tests__/browser/harness/database';

export const DEVICES = {
  phone: { viewport: { width: 412, height: 892 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 892, height: 412 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  // A phone whose owner has everything twice as large.
  zoomed: { viewport: { width: 206, height: 446 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

export const THEMES = ['light', 'dark'] as const;
export const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL', nl: 'nl-NL' } as const;
export type Language = keyof typeof LOCALES;

export interface Setting {
  readonly device: Device;
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
  /** Pixels a point; the device's own if left out. */
  readonly sharpness?: number;
}

export const settingName = ({ device, theme, language }: Setting): string => `${device}-${theme}-${language}`;

export async function withPage<T>(
  browser: Browser,
  setting: Setting,
  items: readonly (readonly [string, string])[],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...DEVICES[setting.device],
    ...(setting.sharpness === undefined ? {} : { deviceScaleFactor: setting.sharpness }),
    locale: LOCALES[setting.language],
    colorScheme: setting.theme,
    reducedMotion: 'reduce',
  });
  try {
    // Every picture starts from the same games, whatever was played for the one before.
    await context.addInitScript(() => localStorage.clear());
    await context.addInitScript(putInto, { items: [...items], only: true });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return await work(page);
  } finally {
    await context.close();
  }
}
