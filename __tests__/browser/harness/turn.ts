/** The end of a turn: where cards could still do something, the question about it is answered. */
import type { Page } from 'playwright-core';
import type { Translate } from '../../../src/i18n/message';
import { translators } from '../../../src/i18n/translate';

export async function endTurn(page: Page, t: Translate = translators.en): Promise<void> {
  const ends = page.getByRole('button', { name: t('action.endTurn'), exact: true });
  const goesOn = page.getByRole('button', { name: t('play.endAsk.no') });
  await ends.first().tap();
  const asked = goesOn.waitFor().then(
    () => true,
    () => false,
  );
  const over = ends
    .first()
    .waitFor({ state: 'detached' })
    .then(
      () => false,
      () => false,
    );
  if (await Promise.race([asked, over])) await ends.last().tap();
}
