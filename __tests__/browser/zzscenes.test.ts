import { apply, debug, legalActions, standardConfig, type Action, type GameState } from '@battalia/engine';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, person, plantArranged } from './harness/planted';
import { test } from './harness/test';
import { Finger } from './harness/touch';

const PREFIX = process.env['SCENE_PREFIX'] ?? 'before';
const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const tapCard = (app: App, name: RegExp, nth = 0) => hand(app).getByRole('button', { name }).nth(nth).tap();
function after(state: GameState, ...wanted: readonly ((action: Action) => boolean)[]): GameState {
  return wanted.reduce((now, want) => {
    const action = legalActions(now).find(want);
    const result = action ? apply(now, action) : null;
    if (!result?.ok) throw new Error('cannot be arranged');
    return result.state;
  }, state);
}
const kind = (k: string) => (a: Action) => a.kind === k;
const guards = (hands: readonly debug.CardName[] = ['barfolk weapon', 'barfolk lord', 'islanders lord', 'title', 'amulet', 'supply']): GameState =>
  debug.arrange({
    config: standardConfig(2), bare: true, day: 7,
    hands: { 0: hands, 1: ['supply'] },
    heroes: { 0: [[4, 4]] },
    tiles: [
      { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 4], card: 'islanders city4', level: 4 },
      { at: [4, 6], card: 'cloudborn city4', level: 1, owner: 1 },
    ],
  });
const heroAttacked = (hand1: readonly debug.CardName[]): GameState =>
  after(debug.arrange({
    config: standardConfig(2), bare: true, day: 7,
    hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: hand1 },
    heroes: { 0: [[4, 4]], 1: [[4, 4]] },
    tiles: [
      { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 4], card: 'islanders straight', turn: 1 },
      { at: [4, 5], card: 'barfolk straight', turn: 1 },
      { at: [4, 6], card: 'cloudborn city4', level: 1, owner: 1 },
    ],
  }), (a) => a.kind === 'attack' && a.target.kind === 'hero', kind('lay'), kind('stand'));
const free = (names: readonly debug.CardName[], more: object = {}): GameState =>
  debug.arrange({ config: standardConfig(2), day: 3, hands: { 0: names }, ...more });
const nowhere = (): GameState => debug.arrange({
  config: standardConfig(2), bare: true, day: 3,
  hands: { 0: ['barfolk friman', 'barfolk friman', 'islanders friman', 'supply', 'title', 'tent'] },
  tiles: [{ at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 }, { at: [4, 6], card: 'cloudborn city4', level: 1, owner: 1 }],
});
async function shot(app: App, name: string, device: string) {
  await app.rest().catch(() => undefined);
  await app.page.screenshot({ path: `/work/wt/pictures/speaks/${PREFIX}-${name}-${device}.png` });
}
async function sit(app: App, state: GameState, second = bot('Bo')) {
  const { id } = await plantArranged(app.page, [person('Ada'), second], state);
  await app.open(`/match/${id}`);
  await app.rest().catch(() => undefined);
}
for (const device of ['phone', 'tablet'] as const) {
  const scene = (name: string, run: (app: App, take: (n: string) => Promise<void>) => Promise<void>) =>
    test(`${name} ${device}`, () => withApp({ device }, (app) => run(app, (n) => shot(app, n, device))));
  scene('attack', async (app, take) => {
    await sit(app, guards());
    await tapCard(app, /^weapon/);
    await take('attack-1-chip');
  });
  scene('battle', async (app, take) => {
    await sit(app, after(guards(), kind('attack')));
    await take('battle-1-weak');
    await tapCard(app, /^lord.*Islanders/);
    await take('battle-2-laying-foreign');
    await tapCard(app, /^lord.*Bärfolk/);
  });
  scene('enough', async (app, take) => {
    await sit(app, after(guards(), kind('attack'), (a) => a.kind === 'lay'));
    await take('battle-3-enough');
  });
  scene('committed', async (app, take) => {
    await sit(app, after(guards(['barfolk weapon', 'barfolk friman', 'title', 'supply', 'supply']), kind('attack'), kind('promote')));
    await take('battle-4-committed');
  });
  scene('won', async (app, take) => {
    await sit(app, after(guards(), kind('attack'), kind('lay')));
    await app.button(/^Strike/).first().tap();
    await take('won-1');
  });
  scene('alone', async (app, take) => {
    await sit(app, free(['title', 'tent', 'amulet', 'supply', 'barfolk friman', 'barfolk weapon']));
    for (const name of ['title', 'tent', 'amulet', 'weapon'] as const) {
      await tapCard(app, new RegExp(`^${name}`));
      await take(`alone-${name}`);
      await app.button(t('play.clearLine', { number: 1 })).tap();
    }
    await tapCard(app, /^friman/);
    await tapCard(app, /^supply/);
    await take('ambush');
  });
  scene('nowhere', async (app, take) => {
    await sit(app, nowhere());
    await tapCard(app, /^friman/); await tapCard(app, /^friman/); await tapCard(app, /^friman/);
    await take('nowhere');
    await app.button(t('action.endTurn')).tap();
    await take('asked');
  });
  scene('bar', async (app, take) => {
    await sit(app, free(['title', 'supply', 'supply', 'supply', 'barfolk friman', 'barfolk weapon'], { step: 'opening' }));
    await take('bar-1-opening');
    await app.button(t('action.begin')).tap();
    await take('bar-2-acting');
  });
  scene('dropped', async (app, take) => {
    await sit(app, guards());
    const finger = await Finger.of(app.page);
    await finger.lift(hand(app).getByRole('button', { name: /^supply/ }));
    await finger.moveTo({ x: 200, y: 330 });
    await finger.up();
    await take('dropped');
  });
  scene('list', async (app, take) => {
    await sit(app, free(['supply', 'supply', 'supply', 'barfolk friman', 'barfolk friman', 'barfolk weapon']));
    if (device === 'phone') await app.button(t('match.whatCanIDo')).tap();
    await take('list-1');
    await app.page.getByLabel(t('match.everything')).getByRole('button', { name: /^Hire/ }).first().tap();
    await take('list-2');
  });
  scene('retreat', async (app, take) => {
    await sit(app, heroAttacked(['cloudborn friman', 'cloudborn lord']), person('Bo'));
    await app.button(t('match.takeOver', { player: 'Bo' })).tap();
    await take('retreat-1');
  });
}
