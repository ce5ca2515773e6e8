/** The end of a turn: where cards could still do something, the question about it is answered. */
import type { Locator, Page } from 'playwright-core';
import type { Translate } from '../../../src/i18n/message';
import { translators } from '../../../src/i18n/translate';

export async function endTurn(
  page: Page,
  t: Translate = translators.en,
  press: (what: Locator) => Promise<void> = (what) => what.tap(),
): Promise<void> {
  const ends = page.getByRole('button', { name: t('action.endTurn'), exact: true });
  const goesOn = page.getByRole('button', { name: t('play.endAsk.no') });
  await press(ends.first());
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
  if (await Promise.race([asked, over])) await press(ends.last());
}
