/** A match in one hand: nothing covers the map, the whole hand is in sight, and the opening is an informed choice. */
import { debug, standardConfig, toMove, viewFor, type GameState } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, called, person, plant, plantArranged, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const cards = (app: App) => hand(app).getByRole('button');
const names = (app: App) =>
  cards(app).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

const TEN: readonly debug.CardName[] = [
  'supply',
  'islanders horse',
  'barfolk friman',
  'islanders friman',
  'barfolk lord',
  'supply',
  'barfolk tool',
  'islanders chief',
  'barfolk friman',
  'islanders weapon',
];
const tenInHand = (): GameState => debug.arrange({ config: standardConfig(2), day: 3, hands: { 0: TEN } });

async function sit(app: App, state: GameState): Promise<void> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
}

test('ten cards of a hand are all in sight on a small phone, and lie by faction or by kind if their owner likes', () =>
  withApp({ device: 'compact' }, async (app) => {
    await sit(app, tenInHand());
    const { width = 0 } = app.page.viewportSize() ?? {};
    const boxes = await cards(app).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right } = button.getBoundingClientRect();
        return { left, right };
      }),
    );
    assert.equal(boxes.length, 10);
    assert.deepEqual(
      boxes.filter(({ left, right }) => left < 0 || right > width),
      [],
    );
    const dealt = await names(app);
    await app.button(t('play.order.dealt')).tap();
    await app.button(t('play.order.faction')).waitFor();
    const peoples = (await names(app)).map((name) => /\((.*)\)/.exec(name)?.[1] ?? '');
    assert.deepEqual(peoples, [...Array<string>(4).fill('Bärfolk'), ...Array<string>(4).fill('Islanders'), '', '']);
    await app.picture('hand-of-ten-compact');
    await app.assertAccessible();
    await app.button(t('play.order.faction')).tap();
    await app.button(t('play.order.kind')).waitFor();
    const kinds = (await names(app)).map((name) => name.split(' ')[0] ?? '');
    assert.deepEqual(kinds.slice(0, 3), ['friman', 'friman', 'friman']);
    // The next match lies in the same order.
    await app.page.reload();
    await app.button(t('play.order.kind')).tap();
    assert.deepEqual(await names(app), dealt);
  }));

/** What lies over the canvas, row by row of points in the middle part of the screen: the map, or something else. */
const mapRows = (app: App): Promise<readonly { readonly y: number; readonly map: number; readonly of: number }[]> =>
  app.page.evaluate(() => {
    const board = document.querySelector('canvas')?.closest('[role=img]');
    const found: { y: number; map: number; of: number }[] = [];
    for (let y = 0; y < innerHeight; y += 4) {
      let map = 0;
      let of = 0;
      for (let x = 8; x < innerWidth - 8; x += 8, of++)
        if (board?.contains(document.elementFromPoint(x, y)) === true) map++;
      found.push({ y, map, of });
    }
    return found;
  });

for (const device of ['phone', 'compact'] as const)
  test.long(`no tool lies over a square of the map on a ${device}, however near it is looked at`, () =>
    withApp({ device }, async (app) => {
      await sit(app, tenInHand());
      for (let i = 0; i < 4; i++) await app.button(t('match.zoomIn')).tap();
      await app.rest();
      const rows = await mapRows(app);
      // A row of points is the map's from edge to edge, or nothing of it is.
      assert.ok(rows.some(({ map, of }) => map === of));
      assert.deepEqual(
        rows.filter(({ map, of }) => map > 0 && map < of),
        [],
      );
      await app.picture(`tools-${device}`);
    }),
  );

const opening = () =>
  positionWhere((state) => toMove(state) === 0 && viewFor(state, 0).decision?.kind === 'opening' && state.day === 1);

const opened = async (app: App) => {
  const planted = await plant(app.page, [person('Ada'), bot('Bo')], opening());
  await app.open(`/match/${planted.id}`);
  await hand(app).waitFor();
};

interface Edges {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where everything that can be pressed lies, of a part of the screen or of all of it. */
const pressable = (app: App, part = 'body'): Promise<readonly Edges[]> =>
  app.page.locator(`${part} [role=button]:visible`).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label') ?? '', left, right, top, bottom };
    }),
  );

test('at twice the size of a phone nothing is wider than the screen: what finds no room is behind "More"', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.page.setViewportSize({ width: 206, height: 446 });
    await sit(app, tenInHand());
    const tools = [t('nav.back'), t('match.undo'), t('help.title'), t('match.more')];
    const shown = [...tools, t('match.boardList'), t('match.zoomOut'), t('match.zoomIn'), t('match.fit')];
    const edges = (await pressable(app)).filter(({ name }) => shown.includes(name));
    assert.equal(edges.length, shown.length);
    assert.deepEqual(
      edges.filter(({ left, right }) => left < 0 || right > 206),
      [],
    );
    await app.assertFits();
    await app.picture('match-206');
    await app.button(t('match.more')).tap();
    await app.assertAccessible();
    await app.button(t('play.order.dealt')).tap();
    await app.button(t('play.order.faction')).waitFor();
    await app.button(t('match.log')).tap();
    await app.heading(t('match.log')).waitFor();
  }));

test('on a small phone the day stands in the header, keys in one row, and what ends the turn where none was', () =>
  withApp({ device: 'compact' }, async (app) => {
    await opened(app);
    await app.page
      .getByText(t('match.dayAndWeek', { week: 1, day: 1 }), { exact: true })
      .first()
      .waitFor();
    const goesOn = t('action.begin');
    const keys = (await pressable(app)).filter(({ name }) => [t('match.whatCanIDo'), goesOn].includes(name));
    assert.equal(keys.length, 2);
    const [one, other] = keys;
    assert.ok(one !== undefined && other !== undefined);
    assert.ok(one.right <= other.left && one.top < other.bottom && other.top < one.bottom, 'they are in two rows');
    // Its place is marked before, and cannot be pressed.
    const marked = await app.page.getByText(t('action.endTurn'), { exact: true }).boundingBox();
    assert.ok(marked !== null);
    await app.picture('keys-compact');
    await app.button(goesOn).tap();
    await app.button(t('action.endTurn')).waitFor();
    const [end] = (await pressable(app)).filter(({ name }) => name === t('action.endTurn'));
    assert.ok(end !== undefined);
    assert.ok(end.left <= marked.x && marked.x + marked.width <= end.right, 'it comes elsewhere');
    assert.deepEqual(
      keys.filter(({ left, right }) => left < end.right && end.left < right),
      [],
    );
  }));

/** Every text that is drawn from now on, on any canvas of the page. */
const noteTexts = (app: App): Promise<unknown> =>
  app.page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    let kit: unknown;
    Object.defineProperty(window, 'CanvasKit', {
      get: () => kit,
      set: (loaded: { Canvas: { prototype: { drawText: (...args: unknown[]) => void } } }) => {
        kit = loaded;
        const { prototype } = loaded.Canvas;
        const { drawText } = prototype;
        prototype.drawText = function (this: unknown, ...args) {
          texts.push(String(args[0]));
          drawText.apply(this, args);
        };
      },
    });
  });

test('towns and ruins are called by their names on the map itself', () =>
  withApp({ device: 'phone' }, async (app) => {
    const state = debug.arrange({
      config: standardConfig(2),
      bare: true,
      day: 3,
      hands: { 0: ['supply'] },
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 2, owner: 0 },
        { at: [4, 4], card: 'cloudborn straight' },
        { at: [3, 5], card: 'islanders city4', level: 4 },
      ],
    });
    await noteTexts(app);
    await sit(app, state);
    const town = called(state, 4, 3);
    await app.page.waitForFunction((name) => (Reflect.get(window, 'texts') as string[]).includes(name), town);
    const drawn = await app.page.evaluate(() => Reflect.get(window, 'texts') as string[]);
    assert.ok(drawn.includes(called(state, 3, 5)));
    // Of roads the map would be full.
    assert.ok(!drawn.includes(called(state, 4, 4)));
    await app.picture('names-phone');
  }));

for (const device of ['phone', 'tablet'] as const) {
  const open = async (app: App) => {
    await opened(app);
    if (device === 'phone') await app.button(t('match.whatCanIDo')).tap();
  };
  const run = device === 'phone' ? test : test.long;
  run(`before a mulligan it is seen what the hand can do as it is, and the aim is one tap away, on a ${device}`, () =>
    withApp({ device }, async (app) => {
      await open(app);
      const all = app.page.getByLabel(t('match.everything'));
      await all.getByRole('heading', { name: t('play.ahead') }).waitFor();
      await all
        .getByText(/^(Hire|Create|Build)/)
        .first()
        .waitFor();
      // Only told: nothing of it can be pressed yet.
      assert.equal(await all.getByRole('button', { name: /^(Hire|Create|Build)/ }).count(), 0);
      assert.ok((await app.button(/^Mulligan/).count()) > 0);
      await app.picture(`opening-list-${device}`);
      await app.assertAccessible();
      await app.button(t('help.title')).tap();
      await app.page.getByRole('dialog').getByText(t('help.aim.points')).waitFor();
      await app.page.keyboard.press('Escape');
      await app
        .button(/^Mulligan/)
        .first()
        .tap();
      await app.page.getByText(t('play.ahead')).waitFor({ state: 'detached' });
    }),
  );
}

test.long('somebody who has never set up a game begins with the first game', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/new');
    const preset = (name: string) => app.page.getByRole('radio', { name, exact: true });
    const first = preset(t('newGame.preset.first'));
    await first.waitFor();
    assert.equal(await first.getAttribute('aria-checked'), 'true');
    await app.page.getByText(t('newGame.preset.first.hint')).waitFor();
    await preset(t('newGame.preset.standard')).tap();
    await app.page.reload();
    await preset(t('newGame.preset.standard')).waitFor();
    assert.equal(await preset(t('newGame.preset.standard')).getAttribute('aria-checked'), 'true');
  }),
);
