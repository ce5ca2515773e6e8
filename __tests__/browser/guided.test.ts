/** The guided first game in the browser: to its end by taps, by somebody who follows the companion and by somebody who does not. */
import {
  apply,
  createGame,
  isOver,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type Action,
} from '@battalia/engine';
import assert from 'node:assert/strict';
import { chooseAtOnce } from '../../src/bots/bot';
import { squire } from '../../src/bots/squire';
import { learnWords } from '../../src/i18n/modules/learn';
import { addWords, translators } from '../../src/i18n/translate';
import { countsOf, greets, NOTHING_SAID, saidNow, standing } from '../../src/store/learn/companion';
import type { LogEntry } from '../../src/store/match/log';
import { namingOf } from '../../src/store/match/naming';
import { FIRST_GAME } from '../../src/store/match/setup';
import { deedText } from '../../src/ui/text/action';
import { speakerFor } from '../../src/ui/text/speaker';
import { withApp, type App } from './harness/app';
import { NAMES, perform } from './harness/perform';
import { person, plant, recordedGame } from './harness/planted';
import { test } from './harness/test';
import { PERSON } from './harness/whole';

addWords(learnWords);
const t = translators.en;
const companion = (app: App) => app.page.getByRole('region', { name: t('learn.companion'), exact: true });

/** What has happened in a game, from its beginning. */
function logOf(seed: string, actions: readonly { readonly action: Action }[]): readonly LogEntry[] {
  let state = createGame(standardConfig(2, [], FIRST_GAME), seed);
  return actions.flatMap(({ action }, step) => {
    const seat = toMove(state);
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    state = result.state;
    return result.events.map((event) => ({ step, seat, event }));
  });
}

/** Plays until it is over; what the companion said, by turn. */
async function playGuided(app: App, seed: string, listens: boolean): Promise<ReadonlyMap<string, Set<string>>> {
  const start = { seed, actions: [], state: createGame(standardConfig(2, [], FIRST_GAME), seed) };
  const players = [person(NAMES[0]), { name: NAMES[1], bot: 'squire' as const }];
  const { id } = await plant(app.page, players, start);
  const learning = JSON.stringify({ state: { guided: id, speaks: true, asked: true }, version: 1 });
  await app.page.addInitScript((text) => localStorage.setItem('battalia.learning', text), learning);
  await app.open(`/match/${id}`);
  const heard = new Map<string, Set<string>>();
  const whim = newChance(seed);
  let said = NOTHING_SAID;
  for (let done = -1, until = Date.now() + 90_000; ;) {
    const { state, actions } = await recordedGame(app.page, id);
    if (isOver(state)) return heard;
    if (toMove(state) !== PERSON || actions.length === done) {
      if (Date.now() > until) throw new Error(`day ${state.day}: nothing goes on`);
      await app.page.waitForTimeout(100);
      continue;
    }
    done = actions.length;
    until = Date.now() + 90_000;
    const view = viewFor(state, PERSON);
    const legal = legalActions(state);
    const counts = countsOf(logOf(seed, actions), PERSON);
    said = saidNow(said, view, legal, counts);
    const tip = standing(said, counts, view, legal);
    const deed = tip === null ? '' : deedText(speakerFor(t, view, NAMES, namingOf(seed)), tip.action);
    await companion(app).waitFor({ state: tip === null && greets(view, counts) === null ? 'detached' : 'visible' });
    const text = tip === null ? '' : (await companion(app).innerText()).replace(/\s+/g, ' ');
    assert.ok(text.includes(deed), `day ${state.day}: ${deed} was to be said, and not: ${text}`);
    if (tip !== null) heard.set(said.turn, (heard.get(said.turn) ?? new Set()).add(text));
    const follows = listens && tip !== null && legal.includes(tip.action);
    const action = follows ? tip.action : chooseAtOnce(squire, view, legal, whim, { kind: 'nodes', nodes: 1 });
    // What is left of factions and cities is taken without a question.
    if ((action.kind === 'chooseFaction' || action.kind === 'chooseCity') && legal.length === 1) continue;
    await perform(app, state, action, namingOf(seed));
  }
}

for (const [listens, name] of [
  [true, 'follows its companion'],
  [false, 'does not listen'],
] as const)
  test.long(`a guided first game to its end, by somebody who ${name}`, () =>
    withApp({ device: 'compact' }, async (app) => {
      const heard = await playGuided(app, 'first 1', listens);
      for (const texts of heard.values()) assert.equal(texts.size, 1);
      assert.ok(heard.size > 3, 'it said something');
      await companion(app).getByText(t('learn.well'), { exact: true }).waitFor();
      await app.picture(`guided-${String(listens)}`);
      // And leads to the lesson of what was missed.
      await companion(app)
        .getByRole('button', { name: new RegExp(`^${t('learn.look', { lesson: '' })}`) })
        .tap();
      await app.page.waitForURL(/\/learn\//);
    }),
  );
