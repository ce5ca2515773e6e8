/** The Stormgates at the table: every module's deeds are done from the screen, at the settings that the app comes with. */
import type { GameState } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { bilkarrWords } from '../../src/i18n/modules/bilkarr';
import { fanaticsWords } from '../../src/i18n/modules/fanatics';
import { gatesWords } from '../../src/i18n/modules/gates';
import { metamorphaWords } from '../../src/i18n/modules/metamorpha';
import { royalsWords } from '../../src/i18n/modules/royals';
import { tradeWords } from '../../src/i18n/modules/trade';
import { valleysWords } from '../../src/i18n/modules/valleys';
import { addWords, translators } from '../../src/i18n/translate';
import { configWith, field, HOME } from '../engine/battlefield';
import { bring, give, potionField } from '../engine/bilkarr';
import { lastTurn } from '../engine/checkpoint';
import { stack, storm } from '../engine/gates';
import { GIFTS, meeting } from '../engine/metamorpha';
import { atPost } from '../engine/trade';
import { CORNERS, open, ROADS, valley } from '../engine/valleys';
import { withApp, type App, type Setting } from './harness/app';
import { bot, person, plantArranged, recorded } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';

for (const words of [bilkarrWords, fanaticsWords, gatesWords, metamorphaWords, royalsWords, tradeWords, valleysWords])
  addWords(words);

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const held = (app: App, name: RegExp) => hand(app).getByRole('button', { name });
const lines = (app: App) => app.page.getByRole('region', { name: t('play.lines') });
const deed = (app: App, name: string | RegExp) => lines(app).getByRole('button', { name }).first();
const told = (app: App) => app.page.getByRole('status');

const ALONE = [person('Ada'), bot('Bo'), bot('Cy'), bot('Di')];
const ALL = [person('Ada'), person('Bo'), person('Cy'), person('Di')];

/** Ada sits down at a position, with bots. */
async function sit(app: App, state: GameState): Promise<string> {
  const { id } = await plantArranged(app.page, ALONE, state);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
  return id;
}

/** What every screen has to hold. */
async function holds(app: App, picture: string): Promise<void> {
  await app.picture(`storm-${picture}`);
  await app.assertAccessible();
  await app.assertTargets();
  await app.assertWholeWords();
}

const on = (device: Setting['device'], play: (app: App) => Promise<void>) => () => withApp({ device }, play);

test(
  '[BILK-03] who has a potion against it is asked over the table: no hand is shown, no device changes hands, and the line has no effect',
  on('phone', async (app) => {
    const hands = { 0: ['supply', 'supply', 'barfolk lord'], 1: ['barfolk priest'] } as const;
    const { id } = await plantArranged(app.page, ALL, give(potionField({ hands }), 1, 'frosthand'));
    await app.open(`/match/${id}`);
    await app.button(t('match.takeOver', { player: 'Ada' })).tap();
    for (let cards = 0; cards < 2; cards++)
      await held(app, /^supply/)
        .first()
        .tap();
    await deed(app, /^Hire: friman/).tap();
    await app.page.getByText(t('match.askedOpenly', { player: 'Bo' })).waitFor();
    assert.equal(await hand(app).count(), 0);
    assert.equal(await app.button(/^(lord|priest)/).count(), 0);
    assert.equal(await app.button(t('match.takeOver', { player: 'Bo' })).count(), 0);
    await app.page.getByText(/^Ada: Hire: friman/).waitFor();
    for (const no of ['action.refrain', 'action.refrainTurn'] as const) await app.button(t(no)).waitFor();
    await holds(app, 'reaction-phone');
    await app.button(t('action.react', { potion: t('kind.frosthand') })).tap();
    await held(app, /^lord/).waitFor();
    assert.equal(await held(app, /^supply/).count(), 0);
    await told(app)
      .getByText(/freezes the line of Ada: it has no effect/)
      .waitFor();
    await app.picture('storm-frozen-phone');
  }),
);

test.long(
  '[GATE-03] a jump: the storm card is told before it is carried out, cards are chosen from cards, and the hero comes out elsewhere',
  on('phone', async (app) => {
    await sit(app, stack(storm({ hands: { 0: ['supply', 'supply', 'supply'] } }), 'stormArtefact'));
    for (let cards = 0; cards < 3; cards++)
      await held(app, /^supply/)
        .first()
        .tap();
    await deed(app, t('play.places.jump', { hero: 1 })).tap();
    await app.picture('storm-jump-places-phone');
    await deed(app, /^Hero 1: jump from /).tap();
    await app.page.getByText(t('storm.stormArtefact')).first().waitFor();
    await holds(app, 'effect-phone');
    await app
      .button(/^Take: amulet/)
      .first()
      .tap();
    await held(app, /^amulet/).waitFor();
    await app.button(t('match.log')).tap();
    await app.page.getByText(/^A hero of Ada comes out of the storm/).waitFor();
    await app.picture('storm-jump-log-phone');
  }),
);

test.long(
  '[CP-02] [ROY-01] a checkpoint is a moment for everybody: whose deck was how large, and who gains a queen or a king',
  on('tablet', async (app) => {
    const state = lastTurn({
      modules: ['stormgates', 'royals'],
      cards: { 0: 21, 1: 24, 2: 12, 3: 9 },
    });
    const { id } = await plantArranged(app.page, ALL, state);
    await app.open(`/match/${id}`);
    await app.button(t('match.takeOver', { player: 'Di' })).tap();
    await endTurn(app.page);
    const title = app.heading(t('telling.checkpoint', { week: 2 }));
    const gains = (player: string, thing: string) =>
      told(app).getByRole('img', { name: t('telling.gains', { player, thing }) });
    await title.waitFor();
    await gains('Ada', 'Queen').waitFor();
    await holds(app, 'checkpoint-handover');
    for (const name of ['Ada', 'Bo']) {
      await app.button(t('match.takeOver', { player: name })).tap();
      await title.waitFor();
      await gains('Bo', 'King').waitFor();
      assert.equal(await told(app).getByRole('img', { name: /Cy / }).count(), 0);
      await holds(app, `checkpoint-${name}`);
      await app.button(t('action.begin')).tap();
      await endTurn(app.page);
    }
  }),
);

test.long(
  '[TRADE-02] what a post trades is shown as cards, given and got; one press trades',
  on('phone', async (app) => {
    await sit(app, atPost({ hands: { 0: ['horse', 'supply', 'supply'] } }, true));
    await app.button(t('play.trade')).tap();
    await app.button(/^Trade horse .* for a chest/).waitFor();
    await holds(app, 'trade-phone');
    await app.button(new RegExp(`^${t('action.buyStardust')}`)).tap();
    await held(app, /^stardust/).waitFor();
    assert.equal(await held(app, /^supply/).count(), 0);
    await app.picture('storm-traded-phone');
  }),
);

test.long(
  '[BILK-02] [BILK-03] a potion is bought where Bilkarr stands, kept on a shelf that tells what it does, and drunk there',
  on('phone', async (app) => {
    await sit(app, bring(potionField({ hands: { 0: ['supply', 'supply'] }, heroes: { 0: [[4, 1]] } }), HOME));
    await app.button(t('play.trade')).tap();
    await app.picture('storm-potions-phone');
    await app.button(new RegExp(`^${t('action.buyPotion', { potion: t('kind.colossus') })}`)).tap();
    const shelf = app.page.getByRole('group', { name: t('play.potions') });
    await shelf.getByRole('button', { name: t('play.fact.potionNew') }).tap();
    await shelf.getByText(t('potion.colossus')).waitFor();
    await holds(app, 'shelf-phone');
    await shelf.getByRole('button', { name: t('action.drink', { potion: t('kind.colossus') }) }).tap();
    await shelf.getByRole('button', { name: t('play.fact.potionDays', { day: 1, days: 3 }) }).waitFor();
    await told(app)
      .getByText(/^Ada drinks a potion: Colossus/)
      .waitFor();
    await app.picture('storm-drunk-phone');
  }),
);

test.long(
  '[META-03] a tribute to Metamorpha is one card of the hand, and what she grants is taken',
  on('tablet', async (app) => {
    await sit(app, meeting(GIFTS.jungle));
    await held(app, /^chief/).tap();
    await deed(app, /^Hero 1: .*tribute/i).tap();
    await app.page.getByText(t('play.question.jungle')).waitFor();
    await holds(app, 'tribute-tablet');
    await app.button(t('action.jungleDraw')).first().tap();
    await held(app, /^weapon/).waitFor();
  }),
);

test.long(
  '[FAN-02] a Fanatic fights for a sacrifice: the card that goes for good is named before',
  on('phone', async (app) => {
    const config = configWith(['fanatics']);
    const shelters = { 0: Array.from({ length: 12 }, () => 'supply' as const) };
    await sit(app, field({ config, hands: { 0: ['fanatic friman', 'supply'] }, shelters }));
    await held(app, /^friman/).tap();
    await held(app, /^supply/).tap();
    await deed(app, /sacrifice|suspend/i).waitFor();
    await holds(app, 'sacrifice-phone');
    await deed(app, /sacrifice|suspend/i).tap();
    await held(app, /^friman.*counts? (2|twice)/i).waitFor();
    await app.picture('storm-sacrificed-phone');
  }),
);

test.long(
  '[VAL-04] a hidden card of a valley is turned over by a hero beside it, and everybody is told what it is',
  on('tablet', async (app) => {
    const [road] = ROADS;
    const [building] = CORNERS;
    assert.ok(road !== undefined && building !== undefined);
    const hands = { 0: ['barfolk friman', 'barfolk friman'] } as const;
    const id = await sit(app, open(valley({ hands, heroes: { 0: [[3, 4]] } }), road));
    for (let cards = 0; cards < 2; cards++)
      await held(app, /^friman/)
        .first()
        .tap();
    await deed(app, t('play.places.explore')).tap();
    await deed(app, /^Explore row/).tap();
    await told(app)
      .getByText(/^Ada explores/)
      .waitFor();
    await holds(app, 'explored-tablet');
    assert.ok((await recorded(app.page, id)).down.some((hidden, square) => hidden === 0 && CORNERS.includes(square)));
  }),
);
