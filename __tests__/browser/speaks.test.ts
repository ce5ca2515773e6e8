/** Something happens at the table: battles have an outcome, others' turns are told. At the settings that the app comes with. */
import {
  apply,
  debug,
  legalActions,
  standardConfig,
  viewFor,
  type Action,
  type GameConfig,
  type GameState,
} from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { centreOf } from '../../src/board/layout';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, plantArranged, positionWhere, recorded } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';
import { centre, Finger } from './harness/touch';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const told = (app: App) => app.page.getByRole('status');

function after(state: GameState, ...kinds: readonly Action['kind'][]): GameState {
  return kinds.reduce((now, kind) => {
    const action = legalActions(now).find((each) => each.kind === kind);
    const result = action ? apply(now, action) : null;
    if (!result?.ok) throw new Error('the attack cannot be arranged');
    return result.state;
  }, state);
}

/** Ada stands in Bo's city and has opened with a weapon and a lord: Bo is to answer. */
const attacked = (): GameState =>
  after(
    debug.arrange({
      config: standardConfig(2),
      bare: true,
      day: 7,
      hands: { 0: ['emberians weapon', 'barfolk lord', 'title', 'supply'], 1: ['supply'] },
      heroes: { 0: [[4, 4]] },
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [4, 4], card: 'cloudborn city4', level: 1, owner: 1 },
      ],
    }),
    'attack',
    'lay',
    'stand',
  );

test('a battle ends with a moment for both: who won, the city, the points; it is tapped away', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { id } = await plantArranged(app.page, [person('Ada'), person('Bo')], attacked());
    await app.open(`/match/${id}`);
    await app.button(t('match.takeOver', { player: 'Bo' })).tap();
    await app.button(t('action.surrender')).tap();
    await app.heading(t('match.handOver', { player: 'Ada' })).waitFor();
    assert.equal(await app.page.title(), `${t('match.handOver', { player: 'Ada' })} – Battalia`);
    await told(app)
      .getByText(/^Ada wins \d+ to \d+\./)
      .waitFor();
    await told(app)
      .getByText(t('outcome.points', { player: 'Bo', from: 1, to: 0 }))
      .waitFor();
    await app.picture('speaks-outcome-handover-phone');
    await app.assertAccessible();
    await app.button(t('match.takeOver', { player: 'Ada' })).tap();
    await hand(app).waitFor();
    const moment = told(app).getByText(/^Ada wins/);
    await moment.waitFor();
    await app.picture('speaks-outcome-phone');
    await app.assertAccessible();
    await app.assertTargets();
    await moment.tap();
    await moment.waitFor({ state: 'detached' });
    await app.button(t('action.endTurn')).waitFor();
    assert.equal(await app.page.title(), `${t('match.yourMove', { player: 'Ada' })} – Battalia`);
  }));

test.long('what a bot did is told in sentences, then in a few lines when it is your turn again', () =>
  withApp({ device: 'phone' }, async (app) => {
    const planted = await plant(
      app.page,
      [person('Ada'), bot('Bo')],
      positionWhere((state, legal) => actingWith(0, 'endTurn')(state, legal) && state.day > 3),
    );
    await app.open(`/match/${planted.id}`);
    await endTurn(app.page);
    await told(app).getByText(/^Bo /).first().waitFor();
    await app.picture('speaks-caption-phone');
    const since = app.heading(t('telling.since'));
    await since.waitFor({ timeout: 60_000 });
    await app.picture('speaks-since-phone');
    await app.assertAccessible();
    await told(app)
      .getByRole('button', { name: t('play.dismiss') })
      .tap();
    await since.waitFor({ state: 'detached' });
  }),
);

/** Notes how the map lies on its canvas: what the drawing of each picture begins with. */
const noteCamera = (app: App): Promise<unknown> =>
  app.page.addInitScript(() => {
    let kit: unknown;
    Object.defineProperty(window, 'CanvasKit', {
      get: () => kit,
      set: (loaded: { Canvas: { prototype: Record<'clear' | 'concat', (...args: unknown[]) => void> } }) => {
        kit = loaded;
        const { prototype } = loaded.Canvas;
        const { clear, concat } = prototype;
        let begins = false;
        prototype.clear = function (this: unknown, ...args) {
          begins = true;
          clear.apply(this, args);
        };
        prototype.concat = function (this: unknown, ...args) {
          if (begins) Reflect.set(window, 'camera', args[0]);
          begins = false;
          concat.apply(this, args);
        };
      },
    });
  });

/** Whether the middle of a square is in sight, and nothing that can be pressed lies over it. */
const inSight = (app: App, state: GameState, square: number): Promise<boolean> =>
  app.page.evaluate(
    ({ x, y }) => {
      const [scale, , left, , , top] = Reflect.get(window, 'camera') as ArrayLike<number> & Iterable<number>;
      const canvas = document.querySelector('canvas');
      const frame = canvas?.getBoundingClientRect();
      if (!canvas || !frame || scale === undefined || left === undefined || top === undefined) return false;
      const at = document.elementFromPoint(frame.x + left + x * scale, frame.y + top + y * scale);
      return at?.closest('[role=img]')?.contains(canvas) === true;
    },
    centreOf(viewFor(state, 'table').columns, square),
  );

test.long('the map goes where a bot moves, and what it did is read there', () =>
  withApp({ device: 'phone' }, async (app) => {
    await noteCamera(app);
    // Bo can do nothing but build a road beside his city, in the corner across from Ada's.
    const before = debug.arrange({
      config: standardConfig(2),
      bare: true,
      day: 7,
      hands: { 0: ['supply'], 1: ['islanders friman', 'supply'] },
      tiles: [
        { at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [6, 6], card: 'islanders city4', level: 1, owner: 1 },
      ],
    });
    const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], before);
    await app.open(`/match/${id}`);
    const city = viewFor(before, 'table').board.findIndex(({ kind, row }) => kind === 'tile' && row === 6);
    assert.ok(await inSight(app, before, city), 'the whole map is seen');
    for (let i = 0; i < 4; i++) await app.button(t('match.zoomIn')).tap();
    await app.rest();
    assert.ok(!(await inSight(app, before, city)), 'Ada looks closely at something else');
    await endTurn(app.page);
    await told(app)
      .getByText(/^Bo builds a road/)
      .first()
      .waitFor();
    await app.rest();
    const now = viewFor(await recorded(app.page, id), 'table');
    const road = viewFor(before, 'table').board.findIndex(
      ({ kind }, square) => kind === 'empty' && now.board[square]?.kind === 'tile',
    );
    assert.ok(await inSight(app, before, road), 'the map has not gone there');
    await app.picture('speaks-camera-phone');
  }),
);

test.long('what was aimed at the reader is told first, whatever else was done before it', () =>
  withApp({ device: 'phone' }, async (app) => {
    const army = [
      'islanders weapon',
      'islanders lord',
      'islanders lord',
      'cloudborn chief',
      'cloudborn chief',
      'supply',
    ] as const;
    await sit(
      app,
      debug.arrange({
        config: standardConfig(2),
        bare: true,
        day: 7,
        hands: { 0: ['supply'], 1: ['supply', 'supply'] },
        nations: { 1: army },
        heroes: { 1: [[4, 4]] },
        tiles: [
          { at: [4, 3], card: 'cloudborn city4', level: 1, owner: 1 },
          { at: [4, 4], card: 'barfolk city4', level: 1, owner: 0 },
          { at: [2, 2], card: 'barfolk city3', level: 2, owner: 0 },
        ],
      }),
    );
    // What was done before a first turn on record is not known.
    await endTurn(app.page);
    await app.button(t('action.begin')).first().tap();
    await endTurn(app.page);
    await app.button(t('action.surrender')).tap();
    // The battle itself is read first.
    await app.button(t('telling.next', { more: 1 })).tap();
    const since = told(app).filter({ has: app.heading(t('telling.since')) });
    await since.getByText(/^Bo attacks /).waitFor();
    const lines = await since.innerText();
    // Bo has upgraded a city first.
    assert.match(lines, /Bo raises .* to level 2/);
    assert.ok(lines.indexOf('Bo attacks ') < lines.indexOf('Bo raises '), lines);
    await app.picture('speaks-aimed-phone');
  }),
);

test.long('a turn that would end with cards in a line is asked about, and goes on where it was', () =>
  withApp({ device: 'phone' }, async (app) => {
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], positionWhere(actingWith(0, 'hire')));
    await app.open(`/match/${planted.id}`);
    await hand(app).getByRole('button').first().tap();
    await app.button(t('action.endTurn')).tap();
    await app.page.getByText(t('play.endAsk')).waitFor();
    await app.picture('speaks-end-asked-phone');
    await app.assertAccessible();
    await app.button(t('play.endAsk.no')).tap();
    await app.page.getByRole('region', { name: t('play.lines') }).waitFor();
  }),
);

/** Ada's hero stands in a neutral city of level 4. */
const beforeGuards = (hand: readonly debug.CardName[]): GameState =>
  debug.arrange({
    config: standardConfig(2),
    bare: true,
    day: 7,
    hands: { 0: hand, 1: ['supply'] },
    heroes: { 0: [[4, 4]] },
    tiles: [
      { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 4], card: 'islanders city4', level: 4 },
    ],
  });

async function sit(app: App, state: GameState, words = t): Promise<void> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
  await app.open(`/match/${id}`);
  await app.page.getByRole('region', { name: words('match.hand') }).waitFor();
}

const card = (app: App, name: RegExp) => hand(app).getByRole('button', { name }).first();

test('[BATTLE-03] an attack tells both totals before it is opened, what each card makes of them, and that nobody answers for guards', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, beforeGuards(['barfolk weapon', 'islanders lord', 'barfolk friman', 'amulet']));
    await card(app, /^weapon/).tap();
    await app.button(new RegExp(`${t('battle.then.short', { own: 2, other: 4, count: 3 })}$`)).tap();
    const facts = { player: 'Ada', other: t('match.guards'), defence: 4 };
    await app.page.getByText(t('battle.weak', { ...facts, attack: 2, count: 3 })).waitFor();
    await app.page.getByText(t('battle.rule.assault')).waitFor();
    await app.button(t('action.callOff')).waitFor();
    await card(app, /^lord/).tap();
    const enough = t('battle.then.enough', { own: 5, other: 4 });
    await app.button(new RegExp(`${enough}, ${t('battle.then.moral', { count: 1 })}$`)).waitFor();
    await app.picture('speaks-foreseen-phone');
    await app.assertAccessible();
    await app.assertTargets();
    await app.button(new RegExp(enough)).tap();
    await app.page.getByText(t('battle.strong', { ...facts, attack: 5 })).waitFor();
    await app.page.getByText(t('battle.noMoral')).waitFor();
    await app.page.getByText(t('battle.rule.strike')).waitFor();
    await app.button(t('action.strike', { attack: 5, defence: 4 })).tap();
    // What came of it: the city, the cards that come with it, the points.
    await told(app)
      .getByText(/^Ada takes .* at level 4\.$/)
      .waitFor();
    await told(app)
      .getByText(/^Ada gains a lord/)
      .waitFor();
    await told(app)
      .getByText(t('outcome.points', { player: 'Ada', from: 1, to: 5 }))
      .waitFor();
  }));

test.long(
  '[BATTLE-18] an amulet says that nothing is called off after it; then to pass names the hero that it costs',
  () =>
    withApp({ device: 'phone' }, async (app) => {
      await sit(
        app,
        after(beforeGuards(['barfolk weapon', 'barfolk friman', 'title', 'supply', 'supply']), 'attack', 'lay'),
      );
      await card(app, /^title/).tap();
      const promote = app.button(new RegExp(t('battle.then.binds')));
      await promote.waitFor();
      await app.picture('speaks-binds-phone');
      await app.assertHolds(t('play.mapControls'));
      await promote.tap();
      await app.page.getByText(t('battle.rule.committed')).waitFor();
      await app.button(t('action.giveUp', { count: 1 })).tap();
      await told(app)
        .getByText(/^Ada’s attack is beaten off/)
        .waitFor();
      await told(app)
        .getByText(t('event.disbanded', { player: 'Ada' }))
        .waitFor();
    }),
);

/** No word is cut off on a small phone, upright or on its side, and everything that the question asks can be pressed. */
async function whole(app: App): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [892, 412],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await app.rest();
    await app.assertWholeWords();
    await app.assertFits();
  }
}

const acting = (names: readonly debug.CardName[], more: Partial<debug.Arrangement> = {}): GameState =>
  debug.arrange({ config: standardConfig(2), day: 3, hands: { 0: names }, ...more });

const HAND = ['title', 'tent', 'amulet', 'supply', 'barfolk friman', 'barfolk weapon'] as const;
const line = (app: App) => app.page.getByRole('region', { name: t('play.lines') });
const everything = (app: App) => app.page.getByLabel(t('match.everything'));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

// Where it comes on a small phone is looked at in `phone.test.ts`, and a tap too many below, with the list.
for (const device of ['phone', 'tablet'] as const) {
  test.long(`${device}: what ends the turn comes where no other button was, and a tap too many ends no turn`, () =>
    withApp({ device }, async (app) => {
      await sit(app, acting(HAND, { step: 'opening' }));
      const begin = app.button(t('action.begin'));
      await begin.waitFor();
      const before = await app.page.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button): Box => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return { x, y, width, height };
        }),
      );
      const finger = await Finger.of(app.page);
      await finger.doubleTap(await centre(begin));
      // The second tap may have opened the list, which names it, too.
      const ends = app.button(t('action.endTurn')).last();
      await ends.waitFor();
      await app.rest();
      const box = await ends.boundingBox();
      assert.ok(box);
      assert.deepEqual(
        before.filter((other) => meet(other, box)),
        [],
      );
      await app.picture(`speaks-turn-${device}`);
    }),
  );
}

test.long('an entry of the list is laid out, says that one press is missing, and pressed again is done', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, acting(['supply', 'supply', 'barfolk friman']));
    await app.button(t('match.whatCanIDo')).tap();
    const hire = everything(app).getByRole('button', { name: /^Hire: friman/ });
    await hire.tap();
    await app.page.getByText(new RegExp(`^${t('play.laidOut', { deed: '' }).split(':')[0] ?? ''}`)).waitFor();
    await line(app).waitFor();
    await hire.getByText(t('play.onceMore')).waitFor();
    await app.picture('speaks-once-more-phone');
    await app.assertAccessible();
    await hire.tap();
    await everything(app).waitFor({ state: 'detached' });
    await line(app).waitFor({ state: 'detached' });
    await app.button(t('match.log')).tap();
    await app.page.getByText(/^Ada gains a friman/).waitFor();
  }),
);

for (const device of ['compact', 'tablet'] as const) {
  const run = device === 'compact' ? test : test.long;
  run(`${device}: an entry of the list that is tapped twice is done, whatever comes up under the finger`, () =>
    withApp({ device }, async (app) => {
      await sit(app, acting(Array<'supply'>(5).fill('supply')));
      if (device === 'compact') await app.button(t('match.whatCanIDo')).tap();
      const hires = everything(app).getByRole('button', { name: /^Hire/ });
      await hires.first().waitFor();
      await app.rest();
      // The lowest that is in sight: that is where the line comes up.
      const { y } = (await hand(app).boundingBox()) ?? { y: 0 };
      const ends = await hires.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
      const lowest = hires.nth(ends.findLastIndex((end) => end < y));
      const unit = /^Hire: (\w+)/.exec((await lowest.getAttribute('aria-label')) ?? '')?.[1] ?? '';
      await (await Finger.of(app.page)).doubleTap(await centre(lowest));
      await line(app).waitFor({ state: 'detached' });
      await app.button(t('match.log')).tap();
      await app.page.getByText(new RegExp(`^Ada gains a ${unit}`)).waitFor();
    }),
  );
}

test.long('what lies alone in a line says what it waits for', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, acting(HAND));
    for (const [name, words] of [
      ['title', t('play.awaits.promote')],
      ['tent', t('play.awaits.stationFor', { cost: '1 supply' })],
      ['amulet', t('play.awaits.charm')],
    ] as const) {
      await card(app, new RegExp(`^${name}`)).tap();
      await line(app).getByText(words).waitFor();
      await app.picture(`speaks-waits-${name}-phone`);
      await app.button(t('play.clearLine', { number: 1 })).tap();
    }
  }),
);

test.long('[AMB-02] the key of an ambush names the card that is gone for good', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, acting(['title', 'barfolk lord', 'supply'], { shelters: { 0: Array<'supply'>(9).fill('supply') } }));
    await card(app, /^title/).tap();
    await card(app, /^supply/).tap();
    await line(app)
      .getByText(t('action.gone', { price: 'supply' }))
      .waitFor();
    await line(app)
      .getByText(t('action.gone', { price: 'title (Bärfolk)' }))
      .waitFor();
    await app.picture('speaks-ambush-phone');
    await app.assertAccessible();
    await app.assertTargets();
  }),
);

test.long('[BUILD-03] three frimen without a square for a city say why', () =>
  withApp({ device: 'phone' }, async (app) => {
    const frimen = ['barfolk friman', 'barfolk friman', 'islanders friman'] as const;
    await sit(
      app,
      acting(frimen, {
        bare: true,
        tiles: [
          { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
          { at: [4, 6], card: 'cloudborn city4', level: 1, owner: 1 },
        ],
      }),
    );
    for (const _ of frimen) await card(app, /^friman/).tap();
    await line(app)
      .getByText(t('play.nowhere.city', { level: 1 }))
      .waitFor();
    await app.picture('speaks-nowhere-phone');
    await app.assertAccessible();
    await whole(app);
  }),
);

test.long('a card that is let go over the map says why it came back', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, beforeGuards(['supply', 'title']));
    const finger = await Finger.of(app.page);
    const { width } = app.page.viewportSize() ?? { width: 0 };
    for (const [name, words] of [
      [/^supply/, /Your hero cannot get there|This hero|steps/],
      [/^title/, /is not laid on the map/],
    ] as const) {
      await finger.lift(card(app, name));
      await finger.moveTo({ x: width / 2, y: 330 });
      await finger.up();
      await app.page.getByRole('alert').getByText(words).waitFor();
      await app.picture(`speaks-came-back-${name.source.slice(1)}-phone`);
    }
  }),
);

test.long('[BATTLE-14] a hero that cannot retreat is told why', () =>
  withApp({ device: 'phone' }, async (app) => {
    const state = debug.arrange({
      config: standardConfig(2),
      bare: true,
      day: 7,
      hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: ['cloudborn friman'] },
      heroes: { 0: [[4, 3]], 1: [[4, 3]] },
      tiles: [
        { at: [4, 2], card: 'barfolk city4', level: 1, owner: 0 },
        ...([3, 4, 5] as const).map((column) => ({
          at: [4, column] as const,
          card: 'islanders straight' as const,
          quarters: 1,
        })),
        { at: [4, 6], card: 'cloudborn city4', level: 1, owner: 1 },
      ],
    });
    const { id } = await plantArranged(app.page, [person('Ada'), person('Bo')], after(state, 'attack', 'lay', 'stand'));
    await app.open(`/match/${id}`);
    await app.button(t('match.takeOver', { player: 'Bo' })).tap();
    await app.page.getByText(t('battle.noRetreat', { cost: '2 supplies' })).waitFor();
    await app.picture('speaks-no-retreat-phone');
    await app.assertAccessible();
  }),
);

test.long('[END-02] a city and the end that it brings nearer are read one after the other', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(
      app,
      acting(['barfolk lord', 'barfolk lord'], {
        bare: true,
        tiles: [
          { at: [2, 2], card: 'barfolk city4', level: 3, owner: 0 },
          { at: [2, 4], card: 'cloudborn city4', level: 4, owner: 0 },
          { at: [2, 6], card: 'emberians city4', level: 4, owner: 0 },
          { at: [6, 2], card: 'islanders city4', level: 4, owner: 0 },
          { at: [6, 6], card: 'cloudborn city3', level: 1, owner: 1 },
        ],
      }),
    );
    await card(app, /^lord/).tap();
    await card(app, /^lord/).tap();
    await line(app)
      .getByRole('button', { name: /^Upgrade/ })
      .first()
      .tap();
    const moment = told(app).getByText(/^Ada raises/);
    await moment.waitFor();
    const nearer = told(app).getByText(t('outcome.nearer.city', { player: 'Ada' }));
    assert.equal(await nearer.count(), 0, 'one at a time');
    await app.picture('speaks-moment-1-phone');
    await app.button(t('telling.next', { more: 1 })).tap();
    await nearer.waitFor();
    assert.equal(await moment.count(), 0, 'one at a time');
    await app.picture('speaks-moment-2-phone');
    await app.assertAccessible();
    await nearer.tap();
    await nearer.waitFor({ state: 'detached' });
  }),
);

/** Ada's hero stands before guards with more than enough in hand, and the attack is open: one strike decides it. */
const winning = (config: GameConfig, at: readonly [number, number]): GameState =>
  after(
    debug.arrange({
      config,
      day: 7,
      hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord'], 1: ['supply'] },
      heroes: { 0: [at] },
    }),
    'attack',
    'lay',
    'lay',
    'lay',
  );

/** Strikes, reads what came of it, and takes the first Great Artefact that there is to choose from. */
async function strikeAndTake(app: App, won: RegExp): Promise<void> {
  await app.button(/^Strike/).tap();
  await told(app).getByText(won).waitFor();
  const choice = app.page.getByRole('region', { name: /Great Artefact/ });
  await choice.getByRole('button').first().tap();
  // Whoever chooses reads what it does.
  await choice.getByText(t('look.does')).waitFor();
  await choice.getByRole('button', { name: /^Take / }).tap();
  await told(app)
    .getByText(/^Ada takes the /)
    .waitFor();
}

for (const device of ['compact', 'tablet'] as const) {
  test.long(`${device}: [BATTLE-17] the ruins fall, and a Great Artefact is chosen: each is a moment`, () =>
    withApp({ device }, async (app) => {
      await sit(app, winning(standardConfig(2), [4, 4]));
      await strikeAndTake(app, /^Ada wins \d+ to \d+\./);
      await app.picture(`speaks-great-${device}`);
      await app.assertAccessible();
      await app.assertTargets();
      await told(app)
        .getByText(/^Ada takes the /)
        .tap();
      await told(app).getByText(/./).first().waitFor({ state: 'detached' });
    }),
  );
}

test.long('[VOL-02] a seal is a moment, with the points that it brings', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, winning(standardConfig(2, ['volcano']), [3, 3]));
    await app.button(/^Strike/).tap();
    await told(app)
      .getByText(/Ada (wins .*|earns) .*seal of /)
      .waitFor();
    await told(app)
      .getByText(t('outcome.points', { player: 'Ada', from: 1, to: 3 }))
      .waitFor();
    await app.picture('speaks-seal-phone');
    await app.assertAccessible();
  }),
);

test.long('the question before a turn ends is whole on every small screen', () =>
  withApp({ device: 'phone', locale: 'de-DE' }, async (app) => {
    const { de } = translators;
    await sit(app, acting(['supply', 'supply', 'barfolk friman']), de);
    await app.button(de('action.endTurn')).tap();
    await app.button(de('play.endAsk.no')).waitFor();
    await app.picture('speaks-end-able-phone');
    await whole(app);
    await app.button(de('play.endAsk.no')).tap();
  }),
);
