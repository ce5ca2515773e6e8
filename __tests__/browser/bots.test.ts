import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { actingWith, bot, person, plant, positionWhere } from './harness/planted';

const t = translators.en;
const settings = (changed: object) => JSON.stringify({ state: changed, version: 1 });

test('bots play a whole game at instant speed to the end screen: standings, plot, decks, share, rematch', () =>
  withApp({ device: 'phone' }, async (app) => {
    const seats = [{ name: 'Ada', bot: 'friman', faction: 'random' }, { name: 'Bo', bot: 'friman', faction: 'random' }];
    await app.page.addInitScript(
      ([setup, pace]) => {
        localStorage.setItem('battalia.lastSetup', setup ?? '');
        localStorage.setItem('battalia.settings', pace ?? '');
      },
      [JSON.stringify({ state: { seats, modules: [], options: {}, excluded: null }, version: 2 }), settings({ pace: 'instant' })],
    );
    await app.open('/new');
    await app.button(new RegExp(`^${t('newGame.start')}$`)).tap();
    await app.button(t('match.rematch')).waitFor({ timeout: 120_000 });
    await app.page.getByRole('img', { name: new RegExp(`^${t('end.plot')}\\. Ada: day 1 `) }).waitFor();
    assert.equal(await app.page.getByRole('img', { name: /^(Ada|Bo): \d+ cards/ }).count(), 2);
    await app.page.getByText(t('end.order')).waitFor();
    await app.picture('match-end-phone');
    await app.assertFits();
    await app.assertAccessible();
    await app.button(new RegExp(`^${t('games.share')}$`)).tap();
    await app.button(t('share.title')).tap();
    await app.button(t('share.copy')).waitFor();
    await app.open('/games');
    await app.link(/^Ada, Bo/).waitFor();
  }));

test('bots that can be watched are skipped by a tap, and what they did is shown on the map from the log', () =>
  withApp({ device: 'phone' }, async (app) => {
    app.page.context().setDefaultTimeout(60_000);
    await app.page.addInitScript((pace) => localStorage.setItem('battalia.settings', pace), settings({ pace: 'watchable' }));
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere((state, legal) => actingWith(0, 'endTurn')(state, legal) && state.day > 3));
    await app.open(`/match/${planted.id}`);
    await app.button(t('action.endTurn')).first().tap();
    await app.button(t('bots.skip')).waitFor();
    const started = Date.now();
    await app.button(t('bots.skip')).tap();
    await app.button(t('action.begin')).first().waitFor();
    assert.ok(Date.now() - started < 12_000, 'the bots did not wait any more');
    await app.button(t('match.log')).tap();
    await app.picture('match-log-phone');
    await app.assertTargets();
    const entry = app.button(new RegExp('Show it on the map\\.$')).first();
    const place = /row \d, column \d/.exec((await entry.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await entry.tap();
    await app.page.getByText(new RegExp(place, 'i')).first().waitFor();
  }));
