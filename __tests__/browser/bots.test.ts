import { hash } from '@battalia/engine';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp } from './harness/app';
import { actingWith, bot, person, plant, positionWhere, recorded } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const settings = (changed: object) => JSON.stringify({ state: changed, version: 1 });

test('bots play a game of a week at instant speed to the end screen: standings, plot, decks, share, rematch', () =>
  withApp({ device: 'phone' }, async (app) => {
    const seats = [
      { name: 'Ada', bot: 'friman', faction: 'random' },
      { name: 'Bo', bot: 'friman', faction: 'random' },
    ];
    await app.page.addInitScript(
      ([setup, pace]) => {
        localStorage.setItem('battalia.lastSetup', setup ?? '');
        localStorage.setItem('battalia.settings', pace ?? '');
      },
      [
        JSON.stringify({ state: { seats, modules: [], options: { weeks: 1 }, excluded: null }, version: 2 }),
        settings({ pace: 'instant' }),
      ],
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

/** How long a bot that is to be watched waits before it moves, in milliseconds. */
const WATCHABLE = 1400;

test('bots that can be watched wait, are skipped by a tap, and what they did is shown on the map from the log', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.page.addInitScript(
      (pace) => localStorage.setItem('battalia.settings', pace),
      // The question before the end of a turn would not open while time stands still.
      settings({ pace: 'watchable', asksToEnd: false }),
    );
    const planted = await plant(
      app.page,
      [person('Ada'), bot('Bo')],
      positionWhere((state, legal) => actingWith(0, 'endTurn')(state, legal) && state.day > 3),
    );
    await app.page.clock.install();
    await app.open(`/match/${planted.id}`);
    // From here on time passes only when it is told to, however slow the machine is.
    await app.page.clock.pauseAt(Date.now() + 600_000);
    const begin = app.button(t('action.begin')).first();
    await app.button(t('action.endTurn')).first().click();
    await app.button(t('bots.skip')).waitFor();
    const waiting = await recorded(app.page, planted.id);
    await app.page.clock.runFor(WATCHABLE - 100);
    assert.equal(hash(await recorded(app.page, planted.id)), hash(waiting), 'a bot moved before it could be watched');
    await app.button(t('bots.skip')).click();
    let past = 0;
    for (; past < WATCHABLE && !(await begin.isVisible()); past += 50) await app.page.clock.runFor(50);
    assert.ok(past < WATCHABLE, 'the bots went on waiting');
    await app.page.clock.resume();
    await app.button(t('match.log')).tap();
    await app.picture('match-log-phone');
    await app.assertTargets();
    await app
      .button(new RegExp(`${t('log.steps', { player: 'Bo' })}$`))
      .first()
      .tap();
    await app.picture('match-log-steps-phone');
    await app.assertTargets();
    const entry = app.button(new RegExp('Show it on the map\\.$')).first();
    const place =
      /row \d, column \d|(?<=(at|to|of|raises|holds|annexes) )\p{Lu}\p{Ll}+/u.exec(
        (await entry.getAttribute('aria-label')) ?? '',
      )?.[0] ?? '';
    await entry.tap();
    await app.page.getByText(new RegExp(place, 'i')).first().waitFor();
  }));
