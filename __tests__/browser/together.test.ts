/** A draft and a game in teams, with one device that goes from hand to hand. */
import {
  debug,
  MODULE_IDS,
  checkConfig,
  standardConfig,
  toMove,
  viewFor,
  type ModuleId,
} from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, person, plantArranged, recorded } from './harness/planted';
import { assertNoSecrets } from './harness/secrets';
import { test } from './harness/test';
import { endTurn } from './harness/turn';

const t = translators.en;
const takes = (app: App) => app.button(/^I am /);
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });

test.long('two people draft their first cards from one device, and neither sees what the other took', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/new');
    await app.page
      .getByRole('radiogroup', { name: t('newGame.playedBy', { player: 'Selka' }) })
      .getByRole('radio', { name: t('newGame.person') })
      .tap();
    await app.button(t('newGame.more')).tap();
    await app.page.getByRole('switch', { name: /^Draft/ }).tap();
    await app.button(new RegExp(`^${t('newGame.start')}$`)).tap();
    await app.page.waitForURL(/\/match\//);
    const id = new URL(app.page.url()).pathname.split('/').at(-1) ?? '';
    const drafts = app.page.getByRole('region', { name: /^Round \d of the draft/ });
    const city = app.button(/^Start at \p{Lu}/u).first();
    const seen = { handed: 0, drafted: 0 };
    for (let step = 0; step < 40; step++) {
      await takes(app).or(city).or(drafts).or(hand(app)).first().waitFor();
      const state = await recorded(app.page, id);
      if (await takes(app).isVisible()) {
        await assertNoSecrets(app, state, 'table');
        seen.handed++;
        await takes(app).tap();
        await takes(app).waitFor({ state: 'detached' });
      } else if (await drafts.isVisible()) {
        await assertNoSecrets(app, state, toMove(state));
        const words = await drafts.getAttribute('aria-label');
        await drafts.locator('[aria-pressed]').first().tap();
        await drafts.getByRole('button', { name: /^Take / }).tap();
        await app.page.getByRole('region', { name: words ?? '' }).waitFor({ state: 'detached' });
        seen.drafted++;
      } else if (await city.isVisible()) {
        await city.tap();
        await city.waitFor({ state: 'detached' });
      } else break;
    }
    const state = await recorded(app.page, id);
    assert.equal(viewFor(state, toMove(state)).setupLeft, 0);
    // Five rounds, in each of which the second takes what is left.
    assert.equal(seen.drafted, 5);
    assert.ok(seen.handed >= 3, `the device changed hands ${seen.handed} times`);
    await hand(app).locator('[aria-pressed]').first().waitFor();
    await assertNoSecrets(app, state, toMove(state));
    await app.picture('draft-first-turn');
  }),
);

// ---------------------------------------------------------------- teams

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'] as const;

/** Every module that goes together with teams of six. */
const EVERY = MODULE_IDS.reduce<readonly ModuleId[]>(
  (some, module) =>
    some.includes(module) || checkConfig(standardConfig(6, [...some, module])) !== null ? some : [...some, module],
  ['stormgates', 'teams'],
);

test(
  'a day of a game for six in teams with every module: partners pass the device to each other, and bots play the others',
  () =>
    withApp({ device: 'phone' }, async (app) => {
      assert.ok(EVERY.includes('valleys') && EVERY.includes('bilkarr') && EVERY.includes('draft'));
      // Bots that are watched would take minutes.
      await app.page.addInitScript(() =>
        localStorage.setItem(
          'battalia.settings',
          JSON.stringify({ state: { pace: 'instant', asksToEnd: false }, version: 1 }),
        ),
      );
      const start = debug.started(standardConfig(6, EVERY), 'together');
      const first = toMove(start);
      const parties = start.rules.parties;
      const partner = parties?.findIndex((party, seat) => seat !== first && party === parties[first]) ?? -1;
      assert.ok(partner >= 0);
      const { id } = await plantArranged(
        app.page,
        NAMES.map((name, seat) => (seat === first || seat === partner ? person(name) : bot(name))),
        start,
      );
      await app.open(`/match/${id}`);
      await app.button(t('match.takeOver', { player: NAMES[first] ?? '' })).tap();
      await hand(app).waitFor();
      // Points and cities by team in the header, and both partners in one frame.
      for (const team of [1, 2, 3])
        await app.page
          .getByRole('group', { name: new RegExp(`^Team ${team} together: \\d+ points, 0 of 9 cities`) })
          .waitFor();
      await app.assertFits();
      await assertNoSecrets(app, await recorded(app.page, id), first);
      await app.picture('team-phone');
      // Whoever has begun lets the partner go on: the device changes hands, and no hand is seen meanwhile.
      await app.button(t('action.begin')).first().tap();
      await app
        .button(new RegExp(`^Let ${NAMES[partner] ?? ''} go on`))
        .first()
        .tap();
      const taken = app.button(t('match.takeOver', { player: NAMES[partner] ?? '' }));
      await taken.waitFor();
      await assertNoSecrets(app, await recorded(app.page, id), 'table');
      await taken.tap();
      await hand(app).waitFor();
      const state = await recorded(app.page, id);
      assert.equal(toMove(state), partner);
      await assertNoSecrets(app, state, partner);
      // Both end their turn, the bots play theirs, and a new day dawns.
      for (let step = 0; step < 12; step++) {
        const now = await recorded(app.page, id);
        if (now.day > start.day) break;
        const begin = app.button(t('action.begin'));
        const ends = app.page.getByRole('button', { name: t('action.endTurn'), exact: true });
        await takes(app).or(begin).or(ends).first().waitFor();
        if (await takes(app).isVisible()) await takes(app).tap();
        else if (await begin.isVisible()) await begin.tap();
        else await endTurn(app.page);
      }
      assert.equal((await recorded(app.page, id)).day, start.day + 1);
    }),
);
