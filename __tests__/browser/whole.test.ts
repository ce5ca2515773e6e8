/** A whole short game at the settings that the app comes with: every deed of the person by taps, at the pace of the screen. */
import { createGame, hash, legalActions, standardConfig, viewFor, type Action, type GameState } from '@battalia/engine';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { namingOf } from '../../src/store/match/naming';
import { cardsOf, playableOf } from '../../src/ui/screens/match/lines/line';
import { answerOf } from '../../src/ui/screens/match/list/choices';
import { deedsOf } from '../../src/ui/screens/match/list/deeds';
import { actionText, deedText } from '../../src/ui/text/action';
import { speakerFor } from '../../src/ui/text/speaker';
import { withApp, type App } from './harness/app';
import { bot, person, plant, recorded } from './harness/planted';
import { test } from './harness/test';
import { endTurn } from './harness/turn';
import { PERSON, wholeGame } from './harness/whole';

const t = translators.en;
const NAMES = ['Ada', 'Bo'] as const;
/** Seven days, with a hero each and cities that a weapon is enough for. */
const SHORT = { weeks: 1, startHeroes: 1, neutralDefence: 1, neutralCities: 2 } as const;

const everything = (app: App) => app.page.getByLabel(t('match.everything'));
const exactly = (words: string) => ({ name: words, exact: true });
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startingWith = (words: string) => ({ name: new RegExp(`^${escaped(words)}`) });
const orMore = (words: string) => ({ name: new RegExp(`^${escaped(words)}($| – )`) });

/** Taps whatever it takes to do something: the list, the way to pay, the line, the square. */
async function perform(app: App, state: GameState, action: Action, naming: number): Promise<void> {
  const view = viewFor(state, PERSON);
  const speaker = speakerFor(t, view, NAMES, naming);
  const asked = app.button(t('match.whatCanIDo'));
  const isListed = (other: Action) => answerOf(other) === 'side' || answerOf(other) === 'never';
  // Beside a tablet's map the list leaves out what the dock asks for.
  const beside = (await asked.count()) === 0;
  if (action.kind === 'endTurn') return endTurn(app.page);
  if (beside && !isListed(action))
    return app.page
      .getByRole('button', exactly(actionText(speaker, action)))
      .first()
      .tap();
  if (!beside) await asked.tap();
  const deeds = deedsOf(
    speaker,
    legalActions(state).filter((other) => !beside || isListed(other)),
  );
  const isIt = (way: { readonly action: Action }) => JSON.stringify(way.action) === JSON.stringify(action);
  const deed = deeds.find(({ ways }) => ways.some(isIt));
  const way = deed?.ways.find(isIt);
  assert.ok(deed && way, `${actionText(speaker, action)} is not listed`);
  const several = deed.ways.length > 1;
  // What a card would make of a battle may follow.
  const row = (words: string) => everything(app).getByRole('button', orMore(words)).first().tap();
  await row(
    [deed.words, several ? t('match.ways', { count: deed.ways.length }) : way.words]
      .filter((part) => part !== '')
      .join(' – '),
  );
  if (several) await row(way.words);
  if (action.kind === 'place') {
    const title = app.heading(startingWith(actionText(speaker, action)).name);
    for (let i = 0; i < 4 && (await title.count()) === 0; i++) await app.button(t('match.turnCard')).tap();
    await app.button(t('match.confirm')).tap();
  } else if (cardsOf(action, playableOf(view)).length > 0) {
    // On the line or on the square; the list may still stand beside them.
    const laid = app.page.getByRole('region');
    await laid
      .getByRole('button', startingWith(actionText(speaker, action)))
      .or(laid.getByRole('button', startingWith(deedText(speaker, action))))
      .first()
      .tap();
  }
}

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
    SHORT,
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
