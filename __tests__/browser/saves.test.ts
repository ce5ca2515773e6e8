import { hash, viewFor } from '@battalia/engine';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, positionWhere, recorded } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const endTurn = (app: App) => app.button(t('action.endTurn')).first();

test('a reload in the middle of a battle resumes in the battle', () =>
  withApp({ device: 'phone' }, async (app) => {
    const position = positionWhere(
      (state) => viewFor(state, 'table').decision?.kind === 'assault' && viewFor(state, 'table').decision?.seat === 0,
    );
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], position);
    await app.open(`/match/${planted.id}`);
    await app.heading(/^Battle for/).waitFor();
    await app.picture('battle-phone');
    await app.assertAccessible();
    await app.page.reload();
    await app.heading(/^Battle for/).waitFor();
    assert.equal(hash(await recorded(app.page, planted.id)), hash(planted.state));
  }));

test('two tabs at once: the later one plays, the earlier one is told and can take it back; a full storage says so and loses nothing', () =>
  withApp({ device: 'phone' }, async (app) => {
    const context = app.page.context();
    // Writes can be made to fail, as a browser does when its quota is used up.
    await context.addInitScript(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (Reflect.get(window, 'full') === true && key.startsWith('battalia.match.'))
          throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    await app.open(`/match/${planted.id}`);
    await endTurn(app).waitFor();

    const other = await context.newPage();
    await other.goto(app.page.url());
    await other
      .getByRole('button', { name: t('action.endTurn') })
      .first()
      .waitFor();
    await endTurn(app).tap();
    await app.page.getByText(t('match.elsewhere')).waitFor();
    await app.picture('match-elsewhere-phone');
    assert.equal(hash(await recorded(other, planted.id)), hash(planted.state), 'the other window’s game is untouched');
    await other.close();
    await app.button(t('match.takeHere')).tap();
    await endTurn(app).waitFor();
    await app.page.getByText(t('match.elsewhere')).waitFor({ state: 'detached' });

    await app.page.evaluate(() => Reflect.set(window, 'full', true));
    await endTurn(app).tap();
    await app.page.getByText(t('match.saveFailed')).waitFor();
    assert.equal(hash(await recorded(app.page, planted.id)), hash(planted.state), 'what was saved before is whole');
    // In one go: the bot plays on, and its next move would be saved without anybody's help.
    await app.button(t('trouble.again')).evaluate((button) => {
      Reflect.set(window, 'full', false);
      if (button instanceof HTMLElement) button.click();
    });
    await app.page.getByText(t('match.saveFailed')).waitFor({ state: 'detached' });
    assert.notEqual(hash(await recorded(app.page, planted.id)), hash(planted.state));
  }));
