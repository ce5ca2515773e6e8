/** Contact sheets: many pictures on one, laid out by the browser that took them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

export async function contactSheet(
  browser: Browser,
  file: string,
  title: string,
  pictures: readonly string[],
  wide: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = pictures.map((picture) => {
    const data = readFileSync(picture).toString('base64');
    const type = picture.endsWith('.jpg') ? 'jpeg' : 'png';
    return `<figure style="margin:0;width:${wide}px"><img style="width:100%;display:block;border-radius:6px" src="data:image/${type};base64,${data}"><figcaption style="padding:4px 2px">${path.parse(picture).name}</figcaption></figure>`;
  });
  await page.setContent(
    `<body style="margin:16px;background:#3a3a3a;color:#eee;font:13px sans-serif"><h1 style="margin:0 0 12px;font-size:18px">${title}</h1><main style="display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start">${figures.join('')}</main>`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
