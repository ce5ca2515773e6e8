import { test } from 'node:test';
import { LANGUAGES } from '../../src/i18n/language';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { actingWith, bot, person, plant, positionWhere } from './harness/planted';

/** The pages of the reference and the tools of the table are looked at in their own tests. */
const ADDRESSES = ['/', '/new', '/games', '/settings'];
const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL', nl: 'nl-NL' } as const;

for (const language of LANGUAGES) {
  test(`on 360 points no word is cut in ${language}`, () =>
    withApp({ device: 'compact', plain: true, locale: LOCALES[language] }, async (app) => {
      const t = translators[language];
      app.page.context().setDefaultTimeout(60_000);
      const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'build')));
      for (const address of ADDRESSES) {
        await app.open(address);
        await app.page.waitForTimeout(150);
        await app.assertWholeWords();
        await app.assertFits();
      }
      await app.open(`/match/${planted.id}`);
      await app.page.getByRole('region', { name: t('match.hand') }).waitFor();
      await app.assertWholeWords();
      await app.button(t('term.oracle')).tap();
      await app.page.getByRole('dialog').waitFor();
      await app.assertWholeWords();
    }));
}
