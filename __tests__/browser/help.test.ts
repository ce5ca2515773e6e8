/** Everything on the table has a name, and help is where it is needed. */
import { viewFor } from '@battalia/engine';
import assert from 'node:assert/strict';
import { entryText } from '../../src/i18n/entries';
import { LANGUAGES } from '../../src/i18n/language';
import { translators } from '../../src/i18n/translate';
import { entryOfKind } from '../../src/ui/text/kindEntry';
import { capital } from '../../src/ui/text/capital';
import { filled } from '../../src/ui/game/cardFacts';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, positionWhere } from './harness/planted';
import { test } from './harness/test';
import { centre, Finger } from './harness/touch';

const t = translators.en;
const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL', nl: 'nl-NL' } as const;
const acting = () => positionWhere((state, legal) => actingWith(0, 'hire')(state, legal) && state.day >= 2);

async function sit(app: App) {
  const planted = await plant(app.page, [person('Ada'), bot('Bo')], acting());
  await app.open(`/match/${planted.id}`);
  return planted;
}

test('help in a match tells the aim and opens the rules that matter now; settings are reached, and the way back leads to the table', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    await sit(app);
    const help = page.getByRole('dialog', { name: t('help.title') });
    await app.button(t('help.title')).tap();
    await help.getByText(t('help.aim.points')).waitFor();
    await help.getByText(t('help.aim.cities', { count: 5 })).waitFor();
    await app.picture('help-phone');
    await app.assertAccessible();
    await help.getByRole('link', { name: entryText('en', 'line').title, exact: true }).tap();
    await app.heading(entryText('en', 'line').title).first().waitFor();
    await app.button(t('nav.back')).last().tap();
    await help.getByRole('link', { name: t('settings.title') }).tap();
    await app.radio('Deutsch').tap();
    await app.button(translators.de('nav.back')).last().tap();
    // In the language that was just chosen.
    await page.getByRole('dialog', { name: translators.de('help.title') }).waitFor();
    await page.getByRole('button', { name: translators.de('look.close') }).tap();
    await page.getByRole('region', { name: translators.de('match.hand') }).waitFor();
  }));

test('a card that is held says what it does, and the oracle what "illuminated" means today', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const { state } = await sit(app);
    const finger = await Finger.of(page);
    const friman = page
      .getByRole('region', { name: t('match.hand') })
      .getByRole('button')
      .first();
    await finger.down(await centre(friman));
    const card = page.getByRole('dialog');
    await card.getByText(t('look.does')).waitFor();
    await finger.up();
    await app.picture('closeup-phone');
    await card.getByRole('button', { name: t('look.close') }).tap();
    await card.waitFor({ state: 'detached' });
    await app.button(new RegExp(`^${t('term.oracle')}`)).tap();
    const lit = entryText('en', entryOfKind(viewFor(state, 0).illuminated ?? 0)).lit ?? '';
    assert.notEqual(lit, '');
    await page.getByRole('dialog').getByText(filled(lit)).waitFor();
    // Of all days, what is illuminated stands below each other, and so does what matches.
    const days = await page.getByRole('dialog').getByRole('listitem').all();
    const places = await Promise.all(
      days.map((day) =>
        day.evaluate((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().x)).join()),
      ),
    );
    assert.equal(days.length, 7);
    assert.equal(new Set(places).size, 1, places.join(' '));
    await app.picture('oracle-phone');
    await app.assertAccessible();
  }));

test.long('a sign tells its name to a keyboard that comes to it', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { page } = app;
    await sit(app);
    const told = (words: string | RegExp) => page.locator('[aria-hidden=true]').getByText(words).first();
    await page.keyboard.press('Tab');
    await app.button(t('match.undo')).focus();
    await told(t('match.undo')).waitFor();
    // On a sheet, too, where nothing more is told.
    await app.button(capital(t('term.pool'))).tap();
    await page.keyboard.press('Tab');
    await app.button(t('look.close')).focus();
    await told(t('look.close')).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await app.button(t('match.undo')).focus();
    await told(t('match.undo')).waitFor();
    await app.picture('hint-tablet');
  }),
);

for (const language of LANGUAGES)
  test.long(`help holds on narrow and low screens in ${language}`, () =>
    withApp({ device: 'phone', locale: LOCALES[language], theme: 'dark' }, async (app) => {
      const own = translators[language];
      await sit(app);
      await app.button(own('help.title')).tap();
      const dialog = app.page.getByRole('dialog', { name: own('help.title') });
      await dialog.getByText(entryText(language, 'turn-steps').title).waitFor();
      await app.picture(`help-phone-${language}`);
      for (const [width, height] of [
        [206, 446],
        [892, 412],
        [360, 640],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        await app.rest();
        await app.assertWholeWords();
        await app.assertFits();
      }
    }),
  );
