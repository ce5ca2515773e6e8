import { at, cardsIn, eventFor, handOf, hash, nationOf, ambushOf, toMove, viewFor, type Card, type GameState, type Seat, type Viewer } from '@battalia/engine';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translators } from '../../src/i18n/translate';
import { cardText } from '../../src/ui/text/cards';
import { withApp, type App } from './harness/app';
import { person, plant, positionWhere, recorded } from './harness/planted';

const t = translators.en;
const PLAYERS = ['Ada', 'Bo'] as const;

const CARD_FIELDS = ['card', 'price', 'by', 'from', 'to', 'tent', 'supply', 'unit', 'weapon', 'under', 'amulet'];

/** Every number that a value names as a card, wherever it stands. */
function cardsNamed(value: unknown, found = new Set<Card>()): ReadonlySet<Card> {
  if (typeof value === 'number') found.add(value);
  else if (Array.isArray(value)) for (const part of value) cardsNamed(part, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'number' || CARD_FIELDS.includes(key)) cardsNamed(part, found);
    }
  }
  return found;
}

/** Names of cards in hands, nations and ambushes of others which nothing that the viewer may see bears as well. */
function secretsFrom(state: GameState, viewer: Viewer, seen: ReadonlySet<Card>): readonly string[] {
  const known = new Set([...cardsNamed(viewFor(state, viewer)), ...seen].map((card) => cardText(t, card)));
  const hidden = [0, 1].filter((seat) => seat !== viewer).flatMap((seat) => [...cardsIn(state, handOf(seat)), ...cardsIn(state, ambushOf(seat)), ...cardsIn(state, nationOf(seat))]);
  // Names with a faction only: a word like "supply" stands on every screen.
  return [...new Set(hidden.map((card) => cardText(t, card)))].filter((name) => name.includes('(') && !known.has(name));
}

let checked = 0;

/** Nothing of it in text, attributes, title or what a screen reader gets. */
async function assertNoSecrets(app: App, state: GameState, viewer: Viewer, seen: ReadonlySet<Card>): Promise<void> {
  const secrets = secretsFrom(state, viewer, seen);
  checked += secrets.length;
  const page = `${await app.page.content()} ${await app.page.title()} ${await app.page.locator('body').ariaSnapshot()}`.replaceAll('&amp;', '&');
  assert.deepEqual(secrets.filter((name) => page.includes(name)), [], `on the screen of ${String(viewer)}`);
}

/** A battle of two people that waits for the defender, with hands that tell them apart. */
const battle = () =>
  positionWhere((state) => {
    const view = viewFor(state, 'table');
    return view.decision?.kind === 'reply' && at(state.size, handOf(0)) > 2 && at(state.size, handOf(1)) > 2 && [0, 1].every((seat) => secretsFrom(state, seat, new Set()).length > 2);
  });

test('a hot-seat battle through hand-overs: no secret of the other person at any moment, hand-over, log and reload included', () =>
  withApp({ device: 'phone' }, async (app) => {
    app.page.context().setDefaultTimeout(60_000);
    const { page } = app;
    const position = battle();
    const planted = await plant(page, PLAYERS.map(person), position);
    const name = (seat: Seat) => PLAYERS[seat] ?? '';
    // What the log told both of them before: the planted game is read again with its events.
    const told = new Set<Card>();
    const { apply, createGame, standardConfig } = await import('@battalia/engine');
    let past = createGame(standardConfig(2), position.seed);
    for (const action of position.actions) {
      const result = apply(past, action);
      if (!result.ok) throw new Error(result.violation.code);
      for (const event of result.events) for (const card of cardsNamed(eventFor(event, 'table'))) told.add(card);
      past = result.state;
    }
    const ownLog = (seat: Seat): ReadonlySet<Card> => {
      const seen = new Set(told);
      let state = createGame(standardConfig(2), position.seed);
      for (const action of position.actions) {
        const result = apply(state, action);
        if (!result.ok) break;
        for (const event of result.events) for (const card of cardsNamed(eventFor(event, seat))) seen.add(card);
        state = result.state;
      }
      return seen;
    };
    await app.open(`/match/${planted.id}`);
    let state = planted.state;
    let hands = 0;
    for (let turn = 0; turn < 12 && viewFor(state, 'table').battle !== null; turn++) {
      const seat = toMove(state);
      await app.heading(t('match.handOver', { player: name(seat) })).waitFor();
      await page.getByText(t('handOver.battle', { player: name(seat) })).waitFor();
      await assertNoSecrets(app, state, 'table', told);
      if (turn === 0) {
        await app.picture('battle-handover-phone');
        await app.assertAccessible();
        await page.reload();
        await app.heading(t('match.handOver', { player: name(seat) })).waitFor();
        await assertNoSecrets(app, state, 'table', told);
      }
      await app.button(t('match.takeOver', { player: name(seat) })).tap();
      hands++;
      for (let move = 0; move < 12 && viewFor(state, 'table').battle !== null && toMove(state) === seat; move++) {
        await app.heading(/^Battle for/).waitFor();
        await assertNoSecrets(app, state, seat, ownLog(seat));
        if (turn === 0 && move === 0) {
          await app.picture('battle-reply-phone');
          await app.assertAccessible();
          // In the switcher of apps nobody's cards are to be seen.
          await page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          });
          await app.heading(t('match.handOver', { player: name(seat) })).waitFor();
          await assertNoSecrets(app, state, 'table', told);
          await page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          });
          await app.button(t('match.takeOver', { player: name(seat) })).tap();
          await app.button(t('match.log')).tap();
          await assertNoSecrets(app, state, seat, ownLog(seat));
          await app.button(t('match.log')).tap();
        }
        const before = hash(state);
        const fight = app.button(/^Fight/).first();
        const stand = app.button(t('action.stand'));
        if (await fight.isVisible()) await fight.tap();
        else if (await stand.isVisible()) await stand.tap();
        else await app.button(new RegExp(`^${t('action.pass')}$`)).tap();
        for (let tries = 0; tries < 40 && hash(state) === before; tries++) {
          await page.waitForTimeout(50);
          state = await recorded(page, planted.id);
        }
        assert.notEqual(hash(state), before, 'the move is on record');
      }
    }
    assert.equal(viewFor(state, 'table').battle, null, 'the battle has come to its end');
    assert.ok(hands >= 1);
    assert.ok(checked > 10, 'there were secrets to find');
  }));

test('face to face on a tablet: a hand shows only while its owner holds a finger on it', () =>
  withApp({ device: 'tablet' }, async (app) => {
    app.page.context().setDefaultTimeout(60_000);
    const { page } = app;
    await page.addInitScript(() => localStorage.setItem('battalia.settings', JSON.stringify({ state: { faceToFace: true }, version: 1 })));
    const position = battle();
    const planted = await plant(page, PLAYERS.map(person), position);
    const defender = toMove(planted.state);
    const own = cardsIn(planted.state, handOf(defender)).map((card) => cardText(t, card));
    await app.open(`/match/${planted.id}`);
    const hand = app.button(t('battle.hold', { player: PLAYERS[defender] ?? '' }));
    await hand.waitFor();
    await assertNoSecrets(app, planted.state, 'table', new Set(cardsNamed(position.actions)));
    await app.picture('battle-face-tablet');
    await app.assertAccessible();
    const box = await hand.boundingBox();
    if (!box) throw new Error('no hand');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.getByRole('img', { name: own[0] ?? '', exact: true }).first().waitFor();
    await app.picture('battle-face-held-tablet');
    await page.mouse.up();
    await page.getByText(t('battle.hold', { player: PLAYERS[defender] ?? '' })).waitFor();
    await app.button(/^Fight/).tap();
    await app.page.waitForTimeout(300);
    assert.equal(viewFor(await recorded(page, planted.id), 'table').decision?.kind === 'reply', false);
    await app.button(t('battle.passDevice')).tap();
    await app.heading(/^Pass the device/).waitFor();
  }));

test('with the screen in between switched off, the cards of whoever decides are simply there', () =>
  withApp({ device: 'phone' }, async (app) => {
    app.page.context().setDefaultTimeout(60_000);
    await app.page.addInitScript(() => localStorage.setItem('battalia.settings', JSON.stringify({ state: { handOver: false }, version: 1 })));
    const planted = await plant(app.page, PLAYERS.map(person), battle());
    await app.open(`/match/${planted.id}`);
    await app.heading(/^Battle for/).waitFor();
    assert.equal(await app.heading(/^Pass the device/).count(), 0);
  }));
