/**
 * npm run shots [words]: photographs the exported app in dist/web and lays the pictures out on contact sheets in
 * .artifacts/shots. With words, only the settings and scenes that contain one of them: `npm run shots phone-dark-pl match`.
 * `npm run shots drawn` makes the sheets of cards, glyphs and maps alone, `npm run shots readme` the pictures of README.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { translators } from '@/i18n/translate';
import { launchBrowser } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { DEVICES, LOCALES, settingName, THEMES, withPage, type Device, type Language, type Setting } from './camera';
import { drawSheets } from './drawn';
import { readmePictures } from './readme';
import { closeDialogs, library, SCENES } from './scenes';
import { contactSheet } from './sheet';

const exported = path.join('dist', 'web');
const folder = path.join('.artifacts', 'shots');
mkdirSync(folder, { recursive: true });

const isLanguage = (name: string): name is Language => Object.hasOwn(LOCALES, name);
const isDevice = (name: string): name is Device => Object.hasOwn(DEVICES, name);
const settings: readonly Setting[] = Object.keys(DEVICES)
  .filter(isDevice)
  .flatMap((device) =>
    THEMES.flatMap((theme) =>
      Object.keys(LOCALES)
        .filter(isLanguage)
        .map((language) => ({ device, theme, language })),
    ),
  );
const words = process.argv.slice(2);
/** Words that are neither. */
const MODES: readonly string[] = ['drawn', 'readme'];
/** Words that name a setting choose settings, all others choose scenes. */
const settingWords = words.filter((word) => settings.some((setting) => settingName(setting).includes(word)));
const sceneWords = words.filter((word) => !settingWords.includes(word) && !MODES.includes(word));
/** Without words: phone and tablet in everything there is, small and turned screens in the two languages with the longest words. */
const USUAL = /^(phone|tablet)-|-(light-de|dark-pl)$/;
const chosen = <T>(list: readonly T[], name: (one: T) => string, by: readonly string[]) =>
  list.filter((one) => by.length === 0 || by.some((word) => name(one).includes(word)));

if (words.length === 0 || words.includes('drawn')) for (const file of await drawSheets(folder)) console.log(file);

if (words.length !== 1 || words[0] !== 'drawn') {
  if (!existsSync(path.join(exported, 'index.html')))
    throw new Error('nothing to photograph: run "node scripts/export-web.mjs" first');
  const server = await serve(exported);
  const browser = await launchBrowser();
  const scenes = words.includes('readme') ? [] : chosen(SCENES, (one) => one.name, sceneWords);
  const sat = scenes.map(({ address }) => /^\/match\/(\w+)/.exec(address)?.[1]);
  // Games take their time: where all that is seen are matches, no others are played.
  const items = await library(sat.length === 0 ? undefined : sat.every((id) => id !== undefined) ? sat : undefined);
  try {
    if (words.includes('readme')) await readmePictures(browser, server.url, items, sceneWords);
    else
      for (const setting of settingWords.length > 0
        ? chosen(settings, settingName, settingWords)
        : settings.filter((one) => USUAL.test(settingName(one)))) {
        const name = settingName(setting);
        const t = translators[setting.language];
        const pictures: string[] = [];
        await withPage(browser, setting, items, async (page) => {
          page.on('pageerror', (error) => console.error(`${name}: ${String(error)}`));
          for (const scene of scenes) {
            const file = path.join(folder, name, `${scene.name}.png`);
            try {
              if (scene.goesOn === true && pictures.length > 0) await closeDialogs(page, t);
              else await page.goto(server.url + scene.address);
              await page.getByRole('main').first().waitFor();
              await scene.prepare?.(page, t);
              await page.evaluate(() => document.fonts.ready);
              await page.waitForTimeout(250);
            } catch (problem) {
              console.error(`${name}, ${scene.name}: ${String(problem)}`);
              process.exitCode = 1;
            }
            await page.screenshot({ path: file });
            pictures.push(file);
          }
        });
        const sheet = path.join(folder, `${name}.png`);
        await contactSheet(
          browser,
          sheet,
          name,
          pictures,
          setting.device === 'tablet' || setting.device === 'landscape' ? 504 : 248,
        );
        console.log(sheet);
      }
  } finally {
    await browser.close();
    server.stop();
  }
}
