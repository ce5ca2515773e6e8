import {
  BASE_BOX,
  apply,
  cardsIn,
  debug,
  handOf,
  hash,
  legalActions,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { cardText } from '../../src/ui/text/cards';
import { turnedTo, withApp, type App } from './harness/app';
import { bot, person, plantArranged, recorded, type Planted } from './harness/planted';
import { assertNoSecrets } from './harness/secrets';
import { test } from './harness/test';
import { centre, Finger } from './harness/touch';

const t = translators.en;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'] as const;
const PLAYERS = [person('Ada'), person('Bo'), bot('Cy'), bot('Di')];
const nameOf = (seat: Seat): string => NAMES[seat] ?? '';

/** Ada has attacked Bo's city, where heroes of both stand, and Bo has to answer. Hands and ambush are of Bo's and Ada's own. */
function battle(): GameState {
  let state = debug.arrange({
    config: standardConfig(4),
    bare: true,
    tiles: [
      { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 2], card: 'barfolk straight', quarters: 1 },
      { at: [4, 3], card: 'cloudborn city4', level: 4, owner: 1 },
      { at: [4, 4], card: 'emberians straight', quarters: 1 },
      { at: [4, 5], card: 'emberians city4', level: 1, owner: 2 },
    ],
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
    hands: {
      0: ['weapon', 'barfolk lord', 'islanders priest', 'barfolk chief'],
      1: ['cloudborn priest', 'emberians lord', 'cloudborn friman'],
      2: [],
      3: [],
    },
    ambushes: { 1: ['islanders lord'] },
  });
  const take = (wanted: (action: Action) => boolean) => {
    const action = legalActions(state).find(wanted);
    const result = action ? apply(state, action) : null;
    if (!result?.ok) throw new Error('the battle cannot be arranged');
    state = result.state;
  };
  take((action) => action.kind === 'attack' && action.target.kind === 'city');
  take((action) => action.kind === 'lay' && cardText({ t, box: BASE_BOX }, action.card).startsWith('lord'));
  take((action) => action.kind === 'stand');
  return state;
}

/** Every step that the log can tell. */
async function unfoldLog(app: App): Promise<void> {
  const folded = app.page.locator('[aria-expanded="false"]').and(app.button(/ Single steps of the turn of /));
  while ((await folded.count()) > 0) await folded.first().tap();
}

/** Waits until what was pressed is on record. */
async function moved(app: App, { id }: Planted, before: GameState): Promise<GameState> {
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const state = await recorded(app.page, id);
    if (hash(state) !== hash(before)) return state;
    await app.page.waitForTimeout(50);
  }
  throw new Error('the move is not on record');
}

const takeOver = (app: App, seat: Seat) => app.button(t('match.takeOver', { player: nameOf(seat) })).tap();
const handedTo = (app: App, seat: Seat) => app.heading(t('match.handOver', { player: nameOf(seat) })).waitFor();

async function lay(app: App, name: string): Promise<void> {
  await app.page
    .getByRole('region', { name: t('match.hand') })
    .getByRole('button', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
    .first()
    .tap();
  await app.page
    .getByRole('region', { name: t('play.lines') })
    .getByRole('button', { name: new RegExp(`^${t('action.lay', { card: name }).replace(/[()]/g, '\\$&')}`) })
    .first()
    .tap();
}

// Beside a tablet's board the log stands all the time.
for (const device of ['phone', 'tablet'] as const) {
  test.long(
    `a hot-seat battle through hand-overs on a ${device}: no secret of the other person at any moment, hand-over, log, reload and switcher included`,
    () =>
      withApp({ device }, async (app) => {
        const { page } = app;
        const planted = await plantArranged(page, PLAYERS, battle());
        let state = planted.state;
        await app.open(`/match/${planted.id}`);

        await handedTo(app, 1);
        await page.getByText(t('handOver.battle', { player: 'Bo' })).waitFor();
        await assertNoSecrets(app, state, 'table', [
          'priest (Cloudborn)',
          'lord (Emberians)',
          'lord (Islanders)',
          'priest (Islanders)',
        ]);
        await app.picture(`battle-handover-${device}`);
        await app.assertAccessible();
        await page.reload();
        await handedTo(app, 1);
        await assertNoSecrets(app, state, 'table');
        await takeOver(app, 1);
        await app.heading(/^Battle for/).waitFor();
        await assertNoSecrets(app, state, 1, ['priest (Islanders)']);
        await app.picture(`battle-reply-${device}`);
        await app.assertAccessible();

        await turnedTo(page, 'hidden');
        await handedTo(app, 1);
        await assertNoSecrets(app, state, 'table');
        await turnedTo(page, 'visible');
        await takeOver(app, 1);
        await app.button(t('match.log')).tap();
        await unfoldLog(app);
        await assertNoSecrets(app, state, 1);
        await app.button(t('match.log')).tap();

        await app.button(/^Fight and raise the ambush/).tap();
        state = await moved(app, planted, state);
        await assertNoSecrets(app, state, 1, ['priest (Islanders)']);
        await lay(app, 'priest (Cloudborn)');
        state = await moved(app, planted, state);
        await assertNoSecrets(app, state, 1);
        await app.picture(`battle-defend-${device}`);
        await app.button(t('action.stand')).tap();
        state = await moved(app, planted, state);

        await handedTo(app, 0);
        await assertNoSecrets(app, state, 'table', ['lord (Emberians)', 'lord (Islanders)', 'priest (Islanders)']);
        await takeOver(app, 0);
        await app.heading(/^Battle for/).waitFor();
        await assertNoSecrets(app, state, 0, ['lord (Emberians)', 'lord (Islanders)']);
        await lay(app, 'priest (Islanders)');
        state = await moved(app, planted, state);
        if (await app.button(t('action.stand')).isVisible()) await app.button(t('action.stand')).tap();
        else await app.button(t('action.giveUp', { count: 1 })).tap();
        state = await moved(app, planted, state);
        if (viewFor(state, 'table').battle !== null) {
          await handedTo(app, toMove(state));
          await assertNoSecrets(app, state, 'table', ['lord (Emberians)']);
        }
      }),
  );
}

test('face to face is offered where two people fight on a tablet; a hand then shows only while its owner holds a finger on it', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { page } = app;
    const planted = await plantArranged(page, PLAYERS, battle());
    await app.open(`/match/${planted.id}`);
    await handedTo(app, 1);
    await app.heading(t('battle.face')).waitFor();
    await assertNoSecrets(app, planted.state, 'table', ['lord (Emberians)', 'priest (Islanders)']);
    await app.picture('battle-face-offered-tablet');
    await app.assertAccessible();
    await app.assertTargets();
    // Whoever took the device instead finds it in the battle.
    await takeOver(app, 1);
    await app.button(t('battle.face.short')).waitFor();
    await page.reload();
    await handedTo(app, 1);
    await app.button(t('battle.face.do')).tap();
    const hand = app.button(t('battle.hold', { player: 'Bo' }));
    await hand.waitFor();
    await assertNoSecrets(app, planted.state, 'table', ['lord (Emberians)', 'priest (Islanders)']);
    await app.picture('battle-face-tablet');
    await app.assertAccessible();
    // On the very words, which make room for the cards while the finger is there.
    const words = page.getByText(t('battle.hold', { player: 'Bo' }));
    const finger = await Finger.of(page);
    const hold = async () => {
      const at = await centre(words);
      await finger.down(at);
      return at;
    };
    await hold();
    await page.getByRole('img', { name: 'lord (Emberians)' }).first().waitFor();
    await app.picture('battle-face-held-tablet');
    await finger.up();
    await words.waitFor();
    await assertNoSecrets(app, planted.state, 'table');

    await app.button(/^Fight/).tap();
    const fought = await moved(app, planted, planted.state);
    const size = (state: GameState) => cardsIn(state, handOf(1)).length;
    assert.equal(size(fought), size(planted.state) + 1, 'the ambush was raised');
    const { x, y } = await hold();
    await page.getByRole('img', { name: 'lord (Islanders)' }).first().waitFor();
    // The far side looks at it from the other end: towards the middle is down.
    await finger.moveTo({ x, y: y + 120 });
    await finger.up();
    const laid = await moved(app, planted, fought);
    assert.equal(size(laid), size(fought) - 1, 'a card was slid into the line');
    await app.button(t('battle.passDevice')).tap();
    await handedTo(app, 1);
  }));

test('face to face is not offered on a phone, nor again where it was declined for the sitting', async () => {
  await withApp({ device: 'phone' }, async (app) => {
    const planted = await plantArranged(app.page, PLAYERS, battle());
    await app.open(`/match/${planted.id}`);
    await handedTo(app, 1);
    assert.equal(await app.heading(t('battle.face')).count(), 0);
  });
  await withApp({ device: 'tablet' }, async (app) => {
    const planted = await plantArranged(app.page, PLAYERS, battle());
    await app.open(`/match/${planted.id}`);
    await app.page.getByRole('switch', { name: t('battle.face.sitting') }).tap();
    await app.button(t('battle.face.never')).tap();
    await app.heading(t('battle.face')).waitFor({ state: 'detached' });
    await takeOver(app, 1);
    await app.heading(/^Battle for/).waitFor();
    assert.equal(await app.button(t('battle.face.short')).count(), 0);
  });
});

test.long('with the screen in between switched off, the cards of whoever decides are simply there', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.page.addInitScript(() =>
      localStorage.setItem('battalia.settings', JSON.stringify({ state: { handOver: false }, version: 1 })),
    );
    const planted = await plantArranged(app.page, PLAYERS, battle());
    await app.open(`/match/${planted.id}`);
    await app.heading(/^Battle for/).waitFor();
    assert.equal(await app.heading(/^Pass the device/).count(), 0);
  }),
);

test.long('a device that changes hands again and again keeps nothing of the screens that it has shown', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { id } = await plantArranged(
      app.page,
      [person('Ada'), person('Bo')],
      debug.started(standardConfig(2), 'hands'),
    );
    await app.open(`/match/${id}`);
    const tools = await app.page.context().newCDPSession(app.page);
    await tools.send('Performance.enable');
    const nodes: number[] = [];
    for (let hands = 0; hands < 5; hands++) {
      await app.button(/^I am /).tap();
      await app.page.locator('canvas').waitFor();
      await app.drawn();
      await turnedTo(app.page, 'hidden');
      await turnedTo(app.page, 'visible');
      await app.button(/^I am /).waitFor();
      await tools.send('HeapProfiler.collectGarbage');
      const { metrics } = await tools.send('Performance.getMetrics');
      nodes.push(metrics.find(({ name }) => name === 'Nodes')?.value ?? 0);
    }
    // The library that draws keeps an empty canvas of each; a screen would be a thousand.
    const [, first = 0] = nodes;
    assert.ok((nodes.at(-1) ?? 0) < first + 200, `so many parts are kept: ${nodes.join(', ')}`);
  }),
);
