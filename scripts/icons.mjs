// node scripts/icons.mjs: draws the PNG files of the app's icon and splash screen from assets/icon.svg.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './browser.mjs';
import { root } from './setup.mjs';

const rays = Array.from({ length: 16 }, (_, ray) => {
  const reach = ray % 2 === 0 ? 170 : 235;
  return `<path transform="rotate(${ray * 22.5} 512 520)" d="M484 350L512 ${reach}L540 350Z"/>`;
}).join('');
const svg = readFileSync(path.join(root, 'assets', 'icon.svg'), 'utf8').replace('<g id="rays" fill="#e7b84f"/>', `<g fill="#e7b84f">${rays}</g>`);
const signOnly = svg.replace(/<g id="background">.*?<\/g>/, '');
// Inside the circle that every launcher shows; the land would end in the air there, so it is left away.
const emblem = signOnly.replace(/<path d="M0 [^"]*"[^>]*\/>/g, '').replace('viewBox="0 0 1024 1024"', 'viewBox="-88 -80 1200 1200"');
const splash = signOnly.replace(/<path d="M0 [^"]*"[^>]*\/>/g, '').replace(/<circle[^>]*url\(#halo\)[^>]*\/>/, '').replace('viewBox="0 0 1024 1024"', 'viewBox="152 160 720 720"');

const browser = await launchBrowser();
const page = await browser.newPage();
for (const [name, source, size] of [
  ['icon.png', svg, 1024],
  ['icon-foreground.png', emblem, 1024],
  ['splash.png', splash, 640],
  ['favicon.png', splash, 64],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${source}`);
  await page.screenshot({ path: path.join(root, 'assets', name), omitBackground: name !== 'icon.png' });
}
await browser.close();
