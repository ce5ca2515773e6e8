/** Something happens at the table: battles have an outcome, others' turns are told. At the settings that the app comes with. */
import { apply, debug, legalActions, standardConfig, type Action, type GameState } from '@battalia/engine';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, plantArranged, positionWhere } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';

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
    await told(app)
      .getByText(/^Ada wins, \d+ to \d+\./)
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
    await told(app).getByText(/^Bo /.first().waitFor();
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

async function sit(app: App, state: GameState): Promise<void> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
}

const card = (app: App, name: RegExp) => hand(app).getByRole('button', { name }).first();

test('[BATTLE-03] an attack tells both totals before it is opened, what each card makes of them, and that nobody answers for guards', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, beforeGuards(['barfolk weapon', 'islanders lord', 'barfolk friman', 'amulet']));
    await card(app, /^weapon/).tap();
    await app.button(new RegExp(`${t('battle.then.short', { attack: 2, defence: 4, count: 3 })}$`)).tap();
    const facts = { player: 'Ada', other: t('match.guards'), defence: 4 };
    await app.page.getByText(t('battle.weak', { ...facts, attack: 2, count: 3 })).waitFor();
    await app.page.getByText(t('battle.rule.assault')).waitFor();
    await app.button(t('action.callOff')).waitFor();
    await card(app, /^lord/).tap();
    const enough = t('battle.then.enough', { attack: 5, defence: 4 });
    await app.button(new RegExp(`${enough}, ${t('battle.then.moral', { count: 1 })}$`)).waitFor();
    await app.picture('speaks-foreseen-phone');
    await app.assertAccessible();
    await app.assertTargets();
    await app.button(new RegExp(enough)).tap();
    await app.page.getByText(t('battle.strong', { ...facts, attack: 5 })).waitFor();
    await app.page.getByText(t('battle.rule.strike')).waitFor();
    await app.button(t('action.strike', { attack: 5, defence: 4 })).waitFor();
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
        .getByText(/^The attack of Ada is repelled/)
        .waitFor();
    }),
);
