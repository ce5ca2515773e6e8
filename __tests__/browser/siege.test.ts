/** An opening on a phone: it is called off, or an artefact is let go over a card that lies in the line. */
import { apply, debug, legalActions, standardConfig, type Action, type GameState } from '@battalia/engine/testing';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, person, plantArranged } from './harness/planted';
import { test } from './harness/test';
import { Finger } from './harness/touch';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const attacker = (app: App) => app.page.getByRole('group', { name: new RegExp(`^${t('match.attacker')}`) });

function after(state: GameState, ...wanted: readonly ((action: Action) => boolean)[]): GameState {
  return wanted.reduce((now, want) => {
    const action = legalActions(now).find(want);
    const result = action ? apply(now, action) : null;
    if (!result?.ok) throw new Error('the attack cannot be arranged');
    return result.state;
  }, state);
}

/** Ada stands in Bo's city of level 4 and has opened with a weapon and a friman. */
const opened = (): GameState =>
  after(
    debug.arrange({
      config: standardConfig(2),
      bare: true,
      day: 7,
      hands: { 0: ['emberians weapon', 'islanders friman', 'title', 'supply'], 1: ['supply'] },
      heroes: { 0: [[4, 4]] },
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [4, 4], card: 'cloudborn city4', level: 4, owner: 1 },
      ],
    }),
    ({ kind }) => kind === 'attack',
    ({ kind }) => kind === 'lay',
  );

async function sit(app: App): Promise<void> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], opened());
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
}

test.long('[BATTLE-18] an opening that is too weak is called off: the panel says so, and the cards come back', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app);
    await app.page.getByText(t('battle.rule.assault')).waitFor();
    await app.picture('siege-call-off-phone');
    await app.assertAccessible();
    await app.assertTargets();
    await app.button(t('action.callOff')).tap();
    await hand(app)
      .getByRole('button', { name: /^weapon/ })
      .waitFor();
    await hand(app)
      .getByRole('button', { name: /^friman/ })
      .waitFor();
    await app.button(t('action.endTurn')).waitFor();
    await app.button(t('match.log')).tap();
    await app.page.getByText(/^Ada calls the attack off/).waitFor();
    await app.picture('siege-called-off-phone');
  }),
);

test.long('[BATTLE-15] a title is let go over the friman in the line; then the hero is at stake', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app);
    const finger = await Finger.of(app.page);
    await finger.drag(hand(app).getByRole('button', { name: /^title/ }), () =>
      attacker(app).getByRole('button', { name: /^friman/ }),
    );
    await attacker(app)
      .getByRole('button', { name: /^chief/ })
      .waitFor();
    await app.page.getByText(t('battle.rule.committed')).waitFor();
    await app.button(t('action.giveUp', { count: 1 })).waitFor();
    await app.picture('siege-committed-phone');
    await app.assertAccessible();
  }),
);
