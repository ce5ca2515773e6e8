/** A whole short game at the settings that the app comes with: every deed of the person by taps, at the pace of the screen. */
import { createGame, hash, standardConfig, type GameState } from '@battalia/engine';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { namingOf } from '../../src/store/match/naming';
import { withApp, type App } from './harness/app';
import { NAMES, perform } from './harness/perform';
import { bot, person, plant, recorded } from './harness/planted';
import { test } from './harness/test';
import { PERSON, wholeGame } from './harness/whole';

const t = translators.en;
/** Seven days, with a hero each and cities that a weapon is enough for. */
const SHORT = { weeks: 1, startHeroes: 1, neutralDefence: 1, neutralCities: 2 } as const;

/** Waits until the game on record is as it was thought up: the bots have moved, and it is the person's turn. */
async function reached(app: App, id: string, wanted: GameState): Promise<void> {
  const until = Date.now() + 60_000;
  while (hash(await recorded(app.page, id)) !== hash(wanted)) {
    assert.ok(Date.now() < until, `day ${wanted.day}: the game on the screen is another one`);
    await app.page.waitForTimeout(100);
  }
}

async function playToTheEnd(app: App, game: ReturnType<typeof wholeGame>): Promise<void> {
  const position = { seed: game.seed, actions: [], state: createGame(standardConfig(2, [], SHORT), game.seed) };
  const { id } = await plant(
    app.page,
    NAMES.map((name, seat) => (seat === PERSON ? person(name) : bot(name))),
    position,
  );
  await app.open(`/match/${id}`);
  for (const { before, action } of game.turns) {
    await reached(app, id, before);
    await perform(app, before, action, namingOf(game.seed));
  }
  await app.button(t('match.rematch')).waitFor();
  assert.equal(hash(await recorded(app.page, id)), hash(game.end));
}

const WANTED = ['chooseCity', 'cohort', 'mulligan', 'hire', 'create', 'build', 'move', 'attack', 'lay'] as const;

test('on a phone a whole short game is played by taps, with everything that moves and sounds: start city, cohort, mulligan, lines, hero, battle, end', () =>
  withApp({ device: 'phone' }, async (app) => {
    await playToTheEnd(app, wholeGame(SHORT, WANTED));
    await app.picture('whole-phone');
    await app.assertAccessible();
  }));

test.long('on a tablet a whole short game is played by taps, with everything that moves and sounds', () =>
  withApp({ device: 'tablet' }, async (app) => {
    // Cards to choose from and answers to an attack have panels of their own there, which are asked in other tests.
    await playToTheEnd(
      app,
      wholeGame(SHORT, [...WANTED, 'recruit'], ['fight', 'take', 'dismiss', 'decamp', 'retreat', 'surrender']),
    );
    await app.picture('whole-tablet');
  }),
);
