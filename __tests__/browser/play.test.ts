/** The playing itself: lines by dragging, the board by touch, everything also without a canvas. */
import { debug, standardConfig, viewFor, type GameState } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, called, person, plantArranged } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';
import { centre, commits, countCommits, Finger, passed, type Point } from './harness/touch';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const held = (app: App, name: string | RegExp) => hand(app).getByRole('button', { name });
const lines = (app: App) => app.page.getByRole('region', { name: t('play.lines') });
const everything = (app: App) => app.page.getByLabel(t('match.everything'));
const newLine = (app: App) => () => app.page.getByText(t('play.dropNewLine'));

const arranged = (names: readonly debug.CardName[], more: debug.Arrangement = {}): GameState =>
  debug.arrange({ config: standardConfig(2), day: 3, hands: { 0: names }, ...more });

/** Opens an arranged position. */
async function sit(app: App, state: GameState): Promise<Finger> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
  return Finger.of(app.page);
}

/** Waits until the map is drawn and has made room for what was opened beside it. */
async function settled(app: App): Promise<void> {
  await app.drawn();
  await passed(app.page);
}

/** Where a square is on the screen while the whole board of two players is seen, five by five around the ruins. */
async function onScreen(app: App, row: number, column: number): Promise<Point> {
  await settled(app);
  await app.button(t('match.fit')).tap();
  await passed(app.page);
  const zoom = await app.button(t('match.fit')).boundingBox();
  const oracle = await app.page.getByRole('button', { name: t('match.log'), exact: true }).boundingBox();
  const width = app.page.viewportSize()?.width ?? 0;
  if (!zoom || !oracle) throw new Error('no board');
  const top = await app.page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    // The header lies over the canvas: the first point below it that belongs to the board.
    for (let y = 0; canvas && y < innerHeight; y++)
      if (
        document
          .elementFromPoint(innerWidth / 2, y)
          ?.closest('[role=img]')
          ?.contains(canvas)
      )
        return y;
    return 0;
  });
  const scale = Math.min(width / 532, (zoom.y - 4 - top) / 532);
  const middle = { x: width / 2, y: (top + zoom.y - 4) / 2 };
  return { x: middle.x + (column - 4) * 100 * scale, y: middle.y + (row - 4) * 100 * scale };
}

/** A strip of the table under the header, which moves with the land and on which nothing is ever marked. */
async function tableStrip(app: App): Promise<string> {
  await settled(app);
  const head = await app.page.getByRole('group', { name: t('newGame.players') }).boundingBox();
  if (!head) throw new Error('no header');
  return (await app.page.screenshot({ clip: { x: 0, y: head.y + head.height + 24, width: 412, height: 24 } })).toString(
    'base64',
  );
}

test('from the home screen into a game alone, and a whole turn by dragging', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/');
    await app.link(/^New game/).tap();
    await app.button('Start').tap();
    const begin = app.button(t('action.begin'));
    // Faction and city, as far as the set-up leaves them to the players; bots choose by themselves.
    const choice = app.button(/^(Lead the|Start )/).first();
    for (let i = 0; i < 2; i++) {
      await choice.or(begin).first().waitFor();
      if (await choice.isVisible()) await choice.tap();
    }
    await begin.first().waitFor();
    await app.picture('play-opening-phone');
    await begin.first().tap();
    await app.button(t('action.endTurn')).waitFor();
    const finger = await Finger.of(app.page);
    const supplies = held(app, /^supply/);
    await finger.drag(supplies.first(), newLine(app));
    await lines(app)
      .getByRole('button', { name: /^supply.*back to the hand/ })
      .waitFor();
    const second = (await supplies.count()) > 0 ? supplies.first() : held(app, /^friman/).first();
    await finger.drag(second, () => lines(app).getByRole('group', { name: t('play.lineNumber', { number: 1 }) }));
    await app.picture('play-line-phone');
    const deed = lines(app)
      .getByRole('button', { name: /^(Hire|Build a road)/ })
      .first();
    await deed.tap();
    await app.page.locator('canvas').first().waitFor();
    await app.assertAccessible();
    if (await app.page.getByText(t('match.chooseSquare')).first().isVisible()) {
      await app.button(t('match.whatCanIDo')).tap();
      await everything(app).getByRole('button').first().tap();
      await app.button(t('match.confirm')).tap();
    }
    await endTurn(app.page);
    await begin.first().waitFor({ timeout: 120_000 });
  }));

test('a road and a city are built on the drawn board: preview, turn, confirm; and taken back', () =>
  withApp({ device: 'phone' }, async (app) => {
    const finger = await sit(
      app,
      arranged(['supply', 'barfolk friman', 'barfolk friman', 'emberians friman', 'emberians friman'], {
        bare: true,
        tiles: [
          { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
          { at: [4, 4], card: 'ruins' },
        ],
      }),
    );
    // The dock grows with the line; the land stays where it was.
    const untouched = await tableStrip(app);
    await finger.drag(held(app, /^supply/), newLine(app));
    await finger.drag(held(app, /^friman/), () => lines(app).getByRole('group'));
    assert.equal(await tableStrip(app), untouched, 'the land moved with the dock');
    await lines(app)
      .getByRole('button', { name: t('action.buildRoad', { tile: t('term.crossroad') }) })
      .or(lines(app).getByRole('button', { name: t('action.buildRoad', { tile: t('term.straight') }) }))
      .first()
      .tap();
    await app.page.getByText(t('match.chooseSquare')).first().waitFor();
    const square = await onScreen(app, 3, 3);
    await app.page.touchscreen.tap(square.x, square.y);
    await app.button(t('match.confirm')).waitFor();
    await app.picture('play-preview-phone');
    await app.assertAccessible();
    await app.button(t('match.confirm')).tap();
    await app.button(t('match.log')).tap();
    await app.page.getByText(/^Ada builds a road at \p{Lu}/u).waitFor();
    await app.button(t('match.log')).tap();
    // So it does where somebody has put it.
    await app.button(t('match.zoomOut')).tap();
    const put = await tableStrip(app);
    assert.notEqual(put, untouched);
    for (let i = 0; i < 3; i++)
      await held(app, /^friman/)
        .first()
        .tap();
    assert.equal(await tableStrip(app), put, 'the land moved with the dock');
    await lines(app)
      .getByRole('button', { name: /^Build a level 1 city: city with four exits/ })
      .tap();
    const north = await onScreen(app, 2, 3);
    await app.page.touchscreen.tap(north.x, north.y);
    await app.button(t('match.confirm')).tap();
    // A city is a moment, with the point that it brings.
    const moment = app.page.getByRole('status');
    await moment.getByText(/^Ada builds a level 1 city at \p{Lu}/u).waitFor();
    await moment.getByText(t('outcome.points', { player: 'Ada', from: 1, to: 2 })).waitFor();
    await app.button(t('match.log')).tap();
    await app.page.getByText(/^Ada builds a level 1 city at \p{Lu}/u).waitFor();
    await app.picture('play-city-phone');
    // The deck shows its next city: that is asked about.
    await app.button(t('match.undo')).tap();
    await app.button(t('match.undoCosts.yes')).tap();
    await app.page.getByText(/^Ada builds a level 1 city/).waitFor({ state: 'detached' });
  }));

test.long('a hero is hired with a weapon let go over a city, walks, and takes a neutral city', () =>
  withApp({ device: 'phone' }, async (app) => {
    const state = arranged(['weapon', 'weapon', 'supply', 'supply', 'supply', 'barfolk lord', 'barfolk lord'], {
      bare: true,
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [4, 4], card: 'islanders straight', quarters: 1 },
        { at: [4, 5], card: 'emberians city4', level: 4 },
      ],
      heroes: { 0: [[4, 4]] },
    });
    const finger = await sit(app, state);
    await finger.drag(held(app, /^weapon/), await onScreen(app, 4, 3));
    const more = lines(app).getByRole('button', { name: /^hero: 2 supplies more/ });
    const hire = lines(app).getByRole('button', { name: new RegExp(`^Hire a hero at ${called(state, 4, 3)}`) });
    await more.waitFor();
    await app.picture('play-recruit-phone');
    await more.tap();
    await hire.tap();
    await lines(app).waitFor({ state: 'detached' });
    const hero = await onScreen(app, 4, 4);
    await app.page.touchscreen.tap(hero.x, hero.y);
    await app.page.getByText(/^Heroes: Ada/).waitFor();
    const target = await onScreen(app, 4, 5);
    await app.page.touchscreen.tap(target.x, target.y);
    await app.picture('play-way-phone');
    await app
      .button(new RegExp(`^Hero 1: go to ${called(state, 4, 5)}`))
      .first()
      .tap();
    await finger.drag(held(app, /^weapon/), newLine(app));
    await lines(app)
      .getByRole('button', { name: new RegExp(`^Attack ${called(state, 4, 5)} with`) })
      .tap();
    await app.page.getByRole('region', { name: /^Battle for/ }).waitFor();
    await finger.drag(held(app, /^lord/), newLine(app));
    await lines(app)
      .getByRole('button', { name: /^Lay lord/ })
      .tap();
    await app.picture('play-battle-phone');
    const stand = app.button(/^Strike: /);
    await stand.tap();
    await app.button(t('match.log')).tap();
    await app.page.getByText(new RegExp(`^Ada takes ${called(state, 4, 5)} at level 4`)).waitFor();
  }),
);

test.long(
  'a drag that is refused springs back and says why; lines survive a turn of the screen in mid-drag; nothing is rendered while a finger moves',
  () =>
    withApp({ device: 'phone' }, async (app) => {
      await countCommits(app.page);
      const finger = await sit(
        app,
        arranged(['supply', 'supply', 'title', 'barfolk friman', 'scroll', 'barfolk lord']),
      );
      // A card over a card that it cannot transform.
      await finger.drag(held(app, /^title/), () => held(app, /^lord/));
      await app.page.getByRole('alert').getByText(t('violation.highestRank')).waitFor();
      await app.picture('play-refused-phone');
      assert.match((await app.link(t('play.readRule')).getAttribute('href')) ?? '', /\/reference\/title$/);
      assert.equal(await held(app, /^title/).count(), 1);
      await app.button(t('play.dismiss')).first().tap();
      // A title under a friman makes a chief of it.
      await finger.drag(held(app, /^title/), () => held(app, /^friman/));
      await held(app, /^chief/).waitFor();
      // The screen is turned while a card is in the air.
      await finger.drag(held(app, /^supply/), newLine(app));
      await finger.lift(held(app, /^supply/));
      await app.page.setViewportSize({ width: 892, height: 412 });
      await passed(app.page, 200);
      await finger.moveTo(await centre(newLine(app)()));
      await passed(app.page);
      await finger.up();
      await lines(app)
        .getByRole('group', { name: t('play.lineNumber', { number: 2 }) })
        .waitFor();
      await app.picture('play-landscape-phone');
      await app.page.setViewportSize({ width: 412, height: 892 });
      await settled(app);
      assert.equal(
        await lines(app)
          .getByRole('group')
          .filter({ has: app.page.getByRole('button', { name: /back to the hand/ }) })
          .count(),
        2,
      );
      // Moving a card: React hears of its start and its end alone.
      await finger.lift(held(app, /^chief/));
      await passed(app.page, 300);
      const lifted = await commits(app.page);
      await finger.moveTo({ x: 40, y: 400 }, 12);
      await finger.moveTo({ x: 380, y: 300 }, 12);
      assert.equal((await commits(app.page)) - lifted, 0, 'React committed while a card moved');
      await finger.up();
      // Moving the board.
      const middle = await onScreen(app, 4, 4);
      await app.button(t('match.zoomIn')).tap();
      // A closer look is drawn when the board has come to rest.
      await passed(app.page, 1000);
      const before = await commits(app.page);
      assert.ok(before > 0, 'nothing was counted');
      await finger.down(middle);
      await finger.moveTo({ x: middle.x + 90, y: middle.y + 70 }, 14);
      await finger.moveTo({ x: middle.x - 60, y: middle.y - 40 }, 14);
      assert.equal((await commits(app.page)) - before, 0, 'React committed while the board moved');
      await finger.up();
      // Neither a board nor a card that was thrown costs the next tap.
      await app.button(t('match.whatCanIDo')).tap();
      await everything(app).waitFor();
      await app.button(t('play.closeList')).tap();
      await finger.lift(held(app, /^lord/));
      await finger.moveTo({ x: 300, y: 120 });
      await finger.up();
      await app.button(t('match.whatCanIDo')).tap();
      await everything(app).waitFor();
    }),
);

test.long(
  'the board is pinched, double-tapped, wheeled and thrown, stays within its limits, and comes back as a whole',
  () =>
    withApp({ device: 'phone' }, async (app) => {
      const finger = await sit(
        app,
        arranged(['supply'], {
          bare: true,
          tiles: [
            { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
            { at: [4, 4], card: 'ruins' },
          ],
        }),
      );
      const { mouse } = app.page;
      const middle = await onScreen(app, 4, 4);
      // Nothing can be done there, and the first of two taps chooses it.
      const blank = await onScreen(app, 3, 5);
      /** What is seen when the board has come to rest. */
      const seen = async () => {
        await passed(app.page, 700);
        return createHash('sha1')
          .update(await tableStrip(app))
          .digest('hex');
      };
      const whole = await seen();
      const fit = async () => {
        await app.button(t('match.fit')).tap();
        assert.equal(await seen(), whole, 'the whole map is not back');
      };

      await finger.pinch(middle, 60, 260);
      assert.notEqual(await seen(), whole, 'a pinch does nothing');
      await fit();
      await finger.doubleTap(blank);
      assert.notEqual(await seen(), whole, 'a double tap does nothing');
      await app.button(t('play.dismiss')).first().tap();
      await fit();
      await mouse.move(middle.x, middle.y);
      await mouse.wheel(0, -400);
      const near = await seen();
      assert.notEqual(near, whole, 'the wheel does nothing');

      // Thrown to the right, again and again: it ends at its edge.
      const fling = async () => {
        await finger.down({ x: 60, y: middle.y });
        await finger.moveTo({ x: 380, y: middle.y }, 4);
        await finger.up();
        return seen();
      };
      assert.notEqual(await fling(), near, 'a finger does not move it');
      for (let i = 0; i < 3; i++) await fling();
      const edge = await seen();
      assert.equal(await fling(), edge, 'it goes beyond its edge');
      await fit();
      // Nor does it get smaller than whole, by much: what lies around it is table.
      for (let i = 0; i < 3; i++) await finger.pinch(middle, 300, 40);
      const far = await seen();
      await finger.pinch(middle, 300, 40);
      assert.equal(await seen(), far, 'it gets smaller without end');
      await fit();
    }),
);

test('without WebGL the map is made of plain squares, and a whole turn is played on them with a keyboard at hand', () =>
  withApp({ device: 'tablet', plain: 'it is about a browser without WebGL' }, async (app) => {
    const state = arranged(['supply', 'supply', 'barfolk friman', 'barfolk friman', 'weapon', 'barfolk lord'], {
      bare: true,
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [4, 4], card: 'emberians city4', level: 4 },
      ],
      heroes: { 0: [[4, 4]] },
    });
    assert.equal(viewFor(state, 0).decision?.kind, 'acting');
    await sit(app, state);
    await app.page.getByText(t('match.noWebGL')).waitFor();
    await app.assertAccessible();
    // Arrow keys go from square to square.
    const home = app.button(/^row 3, column 2: /);
    await home.focus();
    await app.page.keyboard.press('ArrowRight');
    assert.match(
      (await app.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '',
      /^row 3, column 3: /,
    );
    await app.page.keyboard.press('Enter');
    await app.page.getByText(/^Defence: 4$/).waitFor();
    await app.page.keyboard.press('Escape');
    await app.page.getByText(/^Defence: 4$/).waitFor({ state: 'detached' });
    // A card is looked at closely, laid, and taken back, and the focus is where the hands are.
    const focused = () => app.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await held(app, /^weapon/).focus();
    await app.page.keyboard.press('i');
    await app.page.getByRole('dialog').getByText('Weapon', { exact: true }).first().waitFor();
    await app.page.keyboard.press('Escape');
    await app.page.getByRole('dialog').waitFor({ state: 'detached' });
    await held(app, /^friman/)
      .first()
      .focus();
    await app.page.keyboard.press('Enter');
    await lines(app).waitFor();
    assert.match(await focused(), /^friman/);
    await app.page.keyboard.press('Escape');
    await lines(app).waitFor({ state: 'detached' });
    // Building from the list.
    const road = everything(app).getByRole('button', { name: /^Build a road: straight/ });
    await road.tap();
    const ways = everything(app).getByRole('button', { name: /^friman.*and supply$/ });
    if ((await road.getAttribute('aria-expanded')) !== null) await ways.first().tap();
    await lines(app)
      .getByRole('button', { name: /^Build a road/ })
      .first()
      .tap();
    await app.button(/^row 2, column 2: unexplored/).tap();
    await app.button(t('match.confirm')).tap();
    // A battle.
    await held(app, /^weapon/).tap();
    await lines(app)
      .getByRole('button', { name: new RegExp(`^Attack ${called(state, 4, 4)} with`) })
      .tap();
    await held(app, /^lord/).tap();
    await lines(app)
      .getByRole('button', { name: /^Lay lord/ })
      .tap();
    await app.picture('play-plain-tablet');
    await app
      .button(/^Strike: /)
      .last()
      .tap();
    await app.page.keyboard.press('l');
    // Told as what came of the battle, and in the log.
    const holds = app.page.getByText(new RegExp(`^Ada takes ${called(state, 4, 4)} at level 4`));
    await holds.nth(1).waitFor();
    await app.page.keyboard.press('u');
    await app.button(t('match.undoCosts.yes')).tap();
    await holds.first().waitFor({ state: 'detached' });
  }));
