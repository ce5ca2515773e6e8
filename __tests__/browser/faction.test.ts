import { decision, type GameState } from '@battalia/engine';
import assert from 'node:assert/strict';
import { LANGUAGES } from '../../src/i18n/language';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { bot, person, plant, positionWhere } from './harness/planted';
import { test } from './harness/test';

const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL', nl: 'nl-NL' } as const;
const choosing = positionWhere(
  (state: GameState) => decision(state)?.kind === 'chooseFaction' && decision(state)?.seat === 0,
);

for (const language of LANGUAGES) {
  (language === 'de' ? test : test.long)(
    `whoever chooses a faction sees all ten first cards at once, and why: ${language}`,
    () =>
      withApp({ device: 'phone', locale: LOCALES[language] }, async (app) => {
        const t = translators[language];
        await plant(app.page, [person('Ada'), bot('Bo')], choosing);
        await app.open('/match/planted');
        const hand = app.page.getByRole('region', { name: t('match.hand') });
        const rest = app.page.getByRole('group', { name: t('play.firstCards') });
        await rest.getByText(t('play.firstCards.why')).waitFor();
        const cards = [...(await hand.getByRole('button').all()), ...(await rest.getByRole('button').all())];
        assert.equal(cards.length, 10);
        await app.picture(`faction-${language}`);
        for (const card of cards) {
          const box = await card.boundingBox();
          assert.ok(box !== null);
          // Its left edge is what shows of a card in a fan.
          const shown = await card.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
            box.x + 12,
            box.y + box.height / 2,
          ] as const);
          assert.ok(shown, `${await card.getAttribute('aria-label')} is out of sight`);
        }
        await app.assertHolds(t('match.board'));
      }),
  );
}
