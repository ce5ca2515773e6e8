/** Whatever is held, pointed at or asked about with `i` says what it is and what it does now, and leads to its rule and back. */
import { apply, debug, legalActions, standardConfig, type Action, type GameState } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { explainWords } from '../../src/i18n/modules/explain';
import { addWords, translators } from '../../src/i18n/translate';
import { withApp, type App, type Setting } from './harness/app';
import { bot, person, plantArranged } from './harness/planted';
import { test } from './harness/test';
import { centre, Finger, passed, type Point } from './harness/touch';

addWords(explainWords);
const t = translators.en;
const HOLD = 650;

function after(state: GameState, ...wanted: readonly ((action: Action) => boolean)[]): GameState {
  return wanted.reduce((now, want) => {
    const action = legalActions(now).find(want);
    const result = action ? apply(now, action) : null;
    if (!result?.ok) throw new Error('it cannot be arranged');
    return result.state;
  }, state);
}

/** Ada's hero stands in Bo's city in the middle of the map. */
const near = (): GameState =>
  debug.arrange({
    config: standardConfig(2),
    bare: true,
    day: 7,
    hands: { 0: ['emberians weapon', 'islanders friman', 'horse', 'supply'], 1: ['supply'] },
    heroes: { 0: [[4, 4]] },
    tiles: [
      { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 4], card: 'cloudborn city4', level: 4, owner: 1 },
    ],
  });
const fighting = (): GameState =>
  after(
    near(),
    ({ kind }) => kind === 'attack',
    ({ kind }) => kind === 'lay',
  );

const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const told = (app: App): Locator => app.page.getByRole('dialog');
const ruleIn = (where: Locator): Locator => where.getByRole('link', { name: new RegExp(`^${t('explain.read')}`) });

async function sit(app: App, state: GameState): Promise<string> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
  await app.rest();
  return id;
}

/** Holds it until it is told, and says what is told. */
async function hold(app: App, at: Locator | Point): Promise<string> {
  const finger = await Finger.of(app.page);
  await finger.down('x' in at ? at : await centre(at));
  await passed(app.page, HOLD);
  await told(app).waitFor();
  await finger.up();
  return told(app).innerText();
}

const close = async (app: App): Promise<void> => {
  await told(app)
    .getByRole('button', { name: t('look.close') })
    .click();
  await told(app).waitFor({ state: 'detached' });
};

/** To the rule and back: the match is where it was. */
async function toTheRule(app: App, id: string, title: RegExp): Promise<void> {
  await ruleIn(told(app)).click();
  await app.page.waitForURL(/\/reference\//);
  await app.heading(title).first().waitFor();
  await app.page.goBack();
  await app.page.waitForURL(new RegExp(`/match/${id}`));
  await hand(app).waitFor();
}

/** Beside what it explains, and on the screen. */
async function assertBeside(app: App, what: Locator): Promise<void> {
  const bubble = await ruleIn(told(app)).boundingBox();
  const own = await what.boundingBox();
  const { width = 0, height = 0 } = app.page.viewportSize() ?? {};
  assert.ok(bubble && own);
  assert.ok(bubble.y + bubble.height <= own.y + 1 || bubble.y >= own.y + own.height - 1, 'it covers what it explains');
  assert.ok(bubble.x >= 0 && bubble.y >= 0 && bubble.x + bubble.width <= width && bubble.y + bubble.height <= height);
}

const player = (app: App) => app.button(/^Ada, Bärfolk/);
const oracle = (app: App) => app.button(new RegExp(`^${t('term.oracle')}`));

test('a number of the header that is held says what it is, and leads to its rule and back to the match', () =>
  withApp({ device: 'compact' }, async (app) => {
    const id = await sit(app, near());
    const count = player(app).getByText('1', { exact: true }).first();
    const words = await hold(app, count);
    assert.match(words, /1 victory point/);
    assert.match(words, new RegExp(t('help.aim.points').slice(0, 30)));
    await assertBeside(app, player(app));
    await app.picture('explain-points-compact');
    await app.assertAccessible();
    await toTheRule(app, id, /Who wins/);
    await told(app).waitFor({ state: 'detached' });
  }));

const LOOKS: readonly Setting[] = [
  { device: 'compact', theme: 'dark' },
  { device: 'phone', theme: 'light' },
  { device: 'compact', theme: 'light', locale: 'pl-PL', still: 'nothing has to move for it' },
];
for (const setting of LOOKS)
  test.long(
    `what is held on a ${setting.device} is told: oracle, button, hero and city (${setting.theme}, ${setting.locale ?? 'en'})`,
    () =>
      withApp(setting, async (app) => {
        const name = `explain-${setting.device}-${setting.theme}-${setting.locale ?? 'en'}`;
        const polish = setting.locale !== undefined;
        const { page } = app;
        const { id } = await plantArranged(page, [person('Ada'), bot('Bo')], near());
        await app.open(`/match/${id}`);
        await app.rest();
        const words = polish ? translators.pl : t;
        await hold(app, app.button(new RegExp(`^${words('term.oracle')}`)));
        await app.picture(`${name}-oracle`);
        await app.assertTargets();
        await page.keyboard.press('Escape');
        await told(app).waitFor({ state: 'detached' });
        await hold(app, app.button(words('action.endTurn')));
        await app.picture(`${name}-button`);
        // Nothing was pressed by it, and a tap beside closes it.
        await page.touchscreen.tap(5, 300);
        await told(app).waitFor({ state: 'detached' });
        await app.button(words('action.endTurn')).waitFor();
        // The city in the middle, with the hero on it.
        const seen = new Set<string>();
        const { width = 0 } = page.viewportSize() ?? {};
        for (let y = 190; y < 480 && seen.size < 2; y += 16) {
          const finger = await Finger.of(page);
          await finger.down({ x: width / 2, y });
          await passed(page, HOLD);
          await finger.up();
          if (!(await told(app).isVisible())) continue;
          const what = await told(app).innerText();
          const kind = /hero|bohater/i.test(what.split('\n')[0] ?? '') ? 'hero' : /4/.test(what) ? 'city' : '';
          if (kind !== '' && !seen.has(kind)) {
            seen.add(kind);
            await app.picture(`${name}-${kind}`);
          }
          await page.keyboard.press('Escape');
          await told(app).waitFor({ state: 'detached' });
        }
        assert.ok(seen.size > 0, 'nothing on the map was told');
      }),
  );

test.long('a term of a battle and a card of the line that are held are told', () =>
  withApp({ device: 'compact' }, async (app) => {
    const id = await sit(app, fighting());
    const term = app.page.getByRole('img', { name: /^weapon/ }).first();
    await term.scrollIntoViewIfNeeded();
    await app.rest();
    const words = await hold(app, term);
    assert.match(words, /of the \d+ of Ada/);
    await app.picture('explain-term-compact');
    await toTheRule(app, id, /Weapon/);
    // A card has its large picture, with the sentence and the way to the rule.
    const finger = await Finger.of(app.page);
    await finger.down(await centre(hand(app).getByRole('button', { name: /^horse/ })));
    await passed(app.page, HOLD);
    await told(app).waitFor();
    await finger.up();
    await app.picture('explain-card-compact');
    await app.button(t('look.read')).tap();
    await app.page.waitForURL(/\/reference\/horse/);
    await app.page.goBack();
    await hand(app).waitFor();
  }),
);

test.long('on a tablet a pointer that rests is told, and `i` asks about what has the focus or is chosen', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const id = await sit(app, near());
    const { page } = app;
    await oracle(app).hover();
    await page.getByText(new RegExp(t('look.matchingMeans'))).waitFor();
    await app.picture('explain-hover-oracle-tablet');
    // The link can be reached before it goes.
    const link = ruleIn(page.locator('body'));
    await link.hover();
    await link.click();
    await page.waitForURL(/\/reference\/illuminated/);
    await page.goBack();
    await hand(app).waitFor();
    await page.mouse.move(900, 10);
    await link.waitFor({ state: 'detached' });
    // The keyboard.
    await app.button(t('action.endTurn')).focus();
    await page.keyboard.press('i');
    await told(app).waitFor();
    await app.picture('explain-key-button-tablet');
    await page.keyboard.press('Escape');
    await told(app).waitFor({ state: 'detached' });
    await player(app).focus();
    await page.keyboard.press('i');
    assert.match(await told(app).innerText(), /What everybody knows of Ada/);
    await app.picture('explain-key-player-tablet');
    await toTheRule(app, id, /Who wins/);
    // A square that the arrows choose.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('i');
    await told(app).waitFor();
    await app.picture('explain-key-square-tablet');
    await close(app);
  }),
);
