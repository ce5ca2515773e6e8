import { BASE_BOX, cardsIn, handOf, hash, isTerrain, item, legalActions, type Seat } from '@battalia/engine';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { cardText, kindText } from '../../src/ui/text/cards';
import { turnedTo, withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, positionWhere, recorded, type Planted } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';
import { centre, Finger } from './harness/touch';
import { EVERY_KIND, KIND_NAMES } from '../engine/box';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const everything = (app: App) => app.page.getByLabel(t('match.everything'));
const line = (app: App) => app.page.getByRole('region', { name: t('play.lines') });
/** On a phone what can be done is asked for; on a tablet it stands beside the board. */
const showActions = async (app: App) => {
  if ((await everything(app).count()) === 0) await app.button(t('match.whatCanIDo')).tap();
};
const showLog = (app: App) => app.button(t('match.log')).tap();

/** What the cards in a hand are called on the screen. */
const namesOf = ({ state }: Planted, seat: Seat) =>
  cardsIn(state, handOf(seat))
    .map((card) => cardText({ t, box: BASE_BOX }, card))
    .sort();
const shownNames = async (app: App) => {
  const labels = await hand(app)
    .locator('[aria-pressed]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  return labels.sort();
};

test.long('a road is built on a tablet: from the list, on the plain map, by confirming', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'build')));
    await app.open(`/match/${planted.id}`);
    await showActions(app);
    await app.picture('match-actions-tablet');
    const road = everything(app)
      .getByRole('button', { name: /^Build a road/ })
      .first();
    const several = (await road.getAttribute('aria-expanded')) !== null;
    await road.tap();
    if (several) {
      const ways = everything(app).getByRole('button');
      const at = await ways.evaluateAll((rows) =>
        rows.findIndex((row) => row.getAttribute('aria-expanded') === 'true'),
      );
      await ways.nth(at + 1).tap();
    }
    // The list has laid out the line; one press on it builds.
    await line(app)
      .getByRole('button', { name: /^Build a road/ })
      .first()
      .tap();
    await app.page.getByText(t('match.chooseSquare')).first().waitFor();
    await app.picture('match-place-tablet');
    await app.button(t('match.boardList')).tap();
    const unexplored = app.button(/: unexplored$/);
    for (let i = 0; i < (await unexplored.count()) && (await app.button(t('match.confirm')).count()) === 0; i++)
      await unexplored.nth(i).tap();
    await app.picture('match-preview-tablet');
    await app.assertAccessible();
    await app.button(t('match.confirm')).tap();
    await showLog(app);
    await app.page.getByText(/^Ada builds a road at \p{Lu}/u).waitFor();
    await endTurn(app.page);
    await app.button(t('action.begin')).first().waitFor();
    await app.picture('match-log-tablet');
  }),
);

test('cards that are tapped become a line that says what it can do, and one press does it', () =>
  withApp({ device: 'phone' }, async (app) => {
    const position = positionWhere(
      (state, legal) =>
        actingWith(0, 'hire')(state, legal) &&
        legalActions(state).some((action) => action.kind === 'hire' && action.unit === 0 && action.pay.length === 2),
    );
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], position);
    await app.open(`/match/${planted.id}`);
    const supplies = hand(app).getByRole('button', { name: t('term.supply'), exact: true });
    await supplies.nth(0).tap();
    await app.page.getByText(t('match.lineNothing')).waitFor();
    await supplies.nth(0).tap();
    await app.picture('match-line-phone');
    await line(app)
      .getByRole('button', { name: t('action.hire', { unit: kindText(t, 0) }) })
      .tap();
    await showLog(app);
    await app.page.getByText(/^Ada gains a friman/).waitFor();
    // The top of a deck has come to light: that is asked about, and the answer is at hand on the keyboard.
    await app.button(t('match.undo')).tap();
    await app.page
      .getByRole('dialog', { name: t('match.undo') })
      .getByText(t('match.undoCosts'))
      .waitFor();
    await app.picture('match-undo-phone');
    await app.assertAccessible();
    assert.equal(await app.page.evaluate(() => document.activeElement?.getAttribute('aria-label')), t('look.close'));
    await app.page.keyboard.press('Escape');
    await app.page.getByText(t('match.undoCosts')).waitFor({ state: 'detached' });
    await app.button(t('match.undo')).tap();
    await app.page.getByText(t('match.undoCosts')).waitFor();
    await app.page.touchscreen.tap(200, 40);
    await app.page.getByText(t('match.undoCosts')).waitFor({ state: 'detached' });
    await app.page.getByText(/^Ada gains a friman/).waitFor();
    await app.page.keyboard.press('u');
    await app.button(t('match.undoCosts.yes')).focus();
    await app.page.keyboard.press('Enter');
    await app.page.getByText(t('match.casual'), { exact: true }).waitFor();
    await app.page.getByText(t('match.dayAndWeek', { week: 1, day: 1 }), { exact: true }).waitFor();
    await app.page.reload();
    await hand(app).waitFor();
    assert.deepEqual(await shownNames(app), namesOf(planted, 0));
  }));

test.long('a card of the hand that is held is shown large, and stays in the hand', () =>
  withApp({ device: 'phone' }, async (app) => {
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    await app.open(`/match/${planted.id}`);
    await hand(app).waitFor();
    const name = item(await shownNames(app), 0);
    const card = app.page.getByRole('dialog', { name, exact: true });
    const finger = await Finger.of(app.page);
    await finger.down(await centre(hand(app).getByRole('button', { name, exact: true }).first()));
    await card.waitFor();
    await finger.up();
    await app.picture('match-card-phone');
    await app.assertAccessible();
    await card.getByRole('button', { name: t('look.close') }).tap();
    await card.waitFor({ state: 'detached' });
    assert.deepEqual(await shownNames(app), namesOf(planted, 0));
  }),
);

test('a card of the pool is looked at and read about with the keyboard alone: no page lies under a sheet, and no key reaches a match under a page', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { page } = app;
    const planted = await plant(page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'endTurn')));
    await app.open(`/match/${planted.id}`);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const pool = page.getByRole('dialog', { name: /^Common card pool/ });
    const friman = page.getByRole('dialog', { name: /^friman/ });
    await app.button(/^Common card pool/).press('Enter');
    await pool.getByRole('button', { name: /^friman/ }).press('Enter');
    await friman.waitFor();
    await app.assertAccessible();
    assert.equal(await focused(), t('look.read'), 'the first thing in it');
    assert.equal(await friman.getByRole('button', { name: t('look.close') }).count(), 1);
    // The way back leads from one to the other.
    await page.keyboard.press('Escape');
    await friman.waitFor({ state: 'detached' });
    await pool.getByRole('button', { name: /^friman/ }).press('Enter');
    await page.mouse.click(5, 5);
    await friman.waitFor({ state: 'detached' });
    await pool.getByRole('button', { name: /^friman/ }).press('Enter');
    await friman.getByRole('button', { name: t('look.read') }).press('Enter');
    await page.waitForURL('**/reference/units');
    await page.locator('[aria-modal=true]').waitFor({ state: 'detached' });

    await page.keyboard.press('u');
    await page.keyboard.press('l');
    assert.equal(await page.locator('[aria-modal=true]').count(), 0, 'an undo was asked about');
    await page.goBack();
    await pool.waitFor();
    await page.keyboard.press('Escape');
    await pool.waitFor({ state: 'detached' });
    await everything(app).waitFor();
    await page.keyboard.press('l');
    await everything(app).waitFor({ state: 'detached' });
    assert.equal(hash(await recorded(page, planted.id)), hash(planted.state));
  }));

/** Nothing of a card may be on the page, to the eye, to a screen reader or in an attribute. */
async function assertNoCards(app: App): Promise<void> {
  const page = await app.page.content();
  const tree = await app.page.locator('body').ariaSnapshot();
  // Cards of the map lie in no hand, and a turn is also something that a player has.
  const kinds = [...KIND_NAMES.keys()].filter((kind) => !isTerrain(EVERY_KIND, kind));
  const words = kinds.map((kind) => kindText(t, kind, EVERY_KIND));
  assert.deepEqual(
    words.filter(
      (word) => tree.includes(word) || page.split('<body')[1]?.includes(`>${word}<`) || page.includes(`"${word}`),
    ),
    [],
  );
}

for (const device of ['phone', 'tablet'] as const) {
  (device === 'phone' ? test : test.long)(
    `on a ${device} two people see nothing of each other's cards: at the hand-over, after it, after a reload, in the log, in the switcher, on the way back from home`,
    () =>
      withApp({ device }, async (app) => {
        const planted = await plant(
          app.page,
          [person('Ada'), person('Bo')],
          positionWhere(
            (state, legal) =>
              actingWith(0, 'endTurn')(state, legal) &&
              namesOf({ id: '', state }, 0).join() !== namesOf({ id: '', state }, 1).join(),
          ),
        );
        await app.open(`/match/${planted.id}`);
        await app.heading(t('match.handOver', { player: 'Ada' })).waitFor();
        await app.picture(`match-handover-${device}`);
        await app.assertAccessible();
        await assertNoCards(app);
        await app.button(t('match.takeOver', { player: 'Ada' })).tap();
        await hand(app).waitFor();
        assert.deepEqual(await shownNames(app), namesOf(planted, 0));
        await app.page.reload();
        await app.heading(t('match.handOver', { player: 'Ada' })).waitFor();
        await assertNoCards(app);
        await app.button(t('match.takeOver', { player: 'Ada' })).tap();
        await endTurn(app.page);
        await app.heading(t('match.handOver', { player: 'Bo' })).waitFor();
        await assertNoCards(app);
        await app.button(t('match.takeOver', { player: 'Bo' })).tap();
        await hand(app).waitFor();
        assert.deepEqual(await shownNames(app), namesOf(planted, 1));
        // A tablet shows it without being asked.
        if (device === 'phone') await showLog(app);
        await app
          .button(new RegExp(`${t('log.steps', { player: 'Ada' })}$`))
          .first()
          .tap();
        await app.page
          .getByText(/^Ada draws \d cards?\.$/)
          .first()
          .waitFor();
        assert.equal(await app.page.getByText(/^Ada draws [a-z]/).count(), 0);
        await turnedTo(app.page, 'hidden');
        await app.heading(t('match.handOver', { player: 'Bo' })).waitFor();
        await assertNoCards(app);
        await turnedTo(app.page, 'visible');
        await app.button(t('match.takeOver', { player: 'Bo' })).tap();
        await hand(app).waitFor();
        await app.button(t('nav.back')).tap();
        await app.link(new RegExp(`^${t('home.continue')}`)).tap();
        await app.heading(t('match.handOver', { player: 'Bo' })).waitFor();
        await assertNoCards(app);
      }),
  );
}
