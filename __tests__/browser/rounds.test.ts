/** From round to round: what a turn leaves behind, what is told of quiet ones, and how the end comes. At the settings that the app comes with. */
import { debug, standardConfig, type GameState } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { bot, person, plantArranged } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';

const t = translators.en;
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const told = (app: App) => app.page.getByRole('status');
const line = (app: App) => app.page.getByRole('region', { name: t('play.lines') });

async function sit(app: App, state: GameState): Promise<void> {
  const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
}

const acting = (): GameState =>
  debug.arrange({ config: standardConfig(2), day: 3, hands: { 0: ['supply', 'supply', 'barfolk friman'] } });

test.long('a line that is left over hides no card of the next turn', () =>
  withApp({ device: 'phone' }, async (app) => {
    // Nothing else is left to draw: the same cards come again.
    const cards = ['supply', 'supply', 'barfolk friman'] as const;
    await sit(app, debug.arrange({ config: standardConfig(2), day: 3, hands: { 0: cards }, nations: { 0: [] } }));
    await hand(app).locator('[aria-pressed]').first().tap();
    await line(app).waitFor();
    await endTurn(app.page);
    await app.button(t('action.begin')).first().tap();
    await app.button(t('action.endTurn')).first().waitFor();
    assert.equal(await line(app).count(), 0);
    assert.equal(await hand(app).locator('[aria-pressed]').count(), cards.length);
  }),
);

test.long('whoever switches the question off ends a turn with one press', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/settings');
    await app.page.getByRole('switch', { name: t('settings.asksToEnd') }).tap();
    await sit(app, acting());
    await app.button(t('action.endTurn')).tap();
    await app.button(t('action.begin')).first().waitFor();
    assert.equal(await app.button(t('play.endAsk.no')).count(), 0);
  }),
);

test.long('a turn in which nothing was done is told as a quiet one', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { id } = await plantArranged(app.page, [person('Ada'), person('Bo')], acting());
    await app.open(`/match/${id}`);
    const begins = app.button(t('action.begin')).first();
    await app.button(t('match.takeOver', { player: 'Ada' })).tap();
    await endTurn(app.page);
    // What was done before a first turn on record is not known.
    for (const next of ['Bo', 'Ada']) {
      await app.button(t('match.takeOver', { player: next })).tap();
      await begins.tap();
      await endTurn(app.page);
    }
    await app.button(t('match.takeOver', { player: 'Bo' })).tap();
    await begins.waitFor();
    await told(app)
      .getByText(t('telling.quiet', { player: 'Ada' }))
      .waitFor();
    await app.picture('rounds-quiet-phone');
    await app.assertAccessible();
  }),
);

/** A board of 25 squares of which four are left, in a row beside Ada's city. */
function nearlyFull(): GameState {
  const peoples = ['barfolk', 'cloudborn', 'emberians', 'islanders'] as const;
  const three = <Name extends string>(kind: Name) =>
    peoples.flatMap((people) => [0, 1, 2].map(() => `${people} ${kind}` as const));
  const land = [...three('crossroad'), ...three('tee')];
  const across = three('straight');
  const tiles: debug.TileSpec[] = [
    { at: [6, 2], card: 'barfolk city4', level: 1, owner: 0 },
    { at: [2, 6], card: 'cloudborn city4', level: 1, owner: 1 },
  ];
  for (let row = 2; row <= 5; row++)
    for (let column = 2; column <= 6; column++) {
      if (row === 2 && column === 6) continue;
      const road = row === 5 && column > 2;
      const card = (road ? across : land).shift();
      if (card !== undefined) tiles.push({ at: [row, column], card, quarters: road ? 1 : 0 });
    }
  return debug.arrange({
    config: standardConfig(2),
    bare: true,
    day: 9,
    hands: { 0: ['barfolk friman', 'supply'] },
    tiles,
  });
}

test.long('[END-01] when three squares are left, everybody reads that the end comes nearer', () =>
  withApp({ device: 'phone' }, async (app) => {
    await sit(app, nearlyFull());
    for (const name of [/^friman/, /^supply/]) await hand(app).getByRole('button', { name }).first().tap();
    await line(app)
      .getByRole('button', { name: /^Build a road: straight/ })
      .first()
      .tap();
    await app.page.getByText(t('match.chooseSquare')).first().waitFor();
    await app.button(t('match.boardList')).tap();
    const unexplored = app.button(/: unexplored$/);
    for (let i = 0; i < (await unexplored.count()) && (await app.button(t('match.confirm')).count()) === 0; i++)
      await unexplored.nth(i).tap();
    await app.button(t('match.confirm')).tap();
    await told(app)
      .getByText(t('outcome.nearer.squares', { count: 3 }))
      .waitFor();
    await app.picture('rounds-squares-phone');
    await app.assertAccessible();
  }),
);

const MORE = [
  [2, 4, 'cloudborn city4'],
  [2, 6, 'emberians city4'],
  [6, 2, 'islanders city4'],
  [4, 4, 'cloudborn city3'],
] as const;

for (const [count, words] of [
  [5, t('event.ended.cities')],
  [3, t('event.ended.citiesOf', { count: 3 })],
] as const)
  test.long(`[END-02] the end of a game says which city it was: number ${count}`, () =>
    withApp({ device: 'phone' }, async (app) => {
      await sit(
        app,
        debug.arrange({
          config: standardConfig(2, [], { level4Cities: count }),
          bare: true,
          day: 9,
          hands: { 0: ['barfolk lord', 'barfolk lord'] },
          tiles: [
            { at: [2, 2], card: 'barfolk city4', level: 3, owner: 0 },
            ...MORE.slice(0, count - 1).map(([row, column, card]) => ({
              at: [row, column] as const,
              card,
              level: 4,
              owner: 0,
            })),
            { at: [6, 6], card: 'islanders city3', level: 1, owner: 1 },
          ],
        }),
      );
      for (const _ of [0, 1]) await hand(app).getByRole('button', { name: /^lord/ }).first().tap();
      await line(app)
        .getByRole('button', { name: /^Upgrade/ })
        .first()
        .tap();
      await app.page.getByText(t('match.winner', { player: 'Ada' })).waitFor();
      // In the moment, and on the sheet.
      await app.page.getByText(words).nth(1).waitFor();
      await app.picture(`rounds-end-${count}-phone`);
      await app.assertAccessible();
    }),
  );

test.long('bots are chosen by how hard they are', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/new');
    const levels = app.page.getByRole('radiogroup', { name: t('newGame.playedBy', { player: 'Selka' }) });
    await levels.getByRole('radio').first().waitFor();
    const names = await levels
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label')));
    assert.deepEqual(names, ['Person', 'Bot: gentle', 'Bot: easy', 'Bot: medium', 'Bot: hard']);
  }),
);
