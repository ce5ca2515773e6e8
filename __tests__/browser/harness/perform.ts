/** Whatever can be done, by taps: through the list of everything, the way to pay, the line, the square. */
import { legalActions, viewFor, type Action, type GameState, type Seat } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { translators } from '../../../src/i18n/translate';
import { cardsOf, playableOf } from '../../../src/ui/screens/match/lines/line';
import { answerOf } from '../../../src/ui/screens/match/list/choices';
import { deedsOf } from '../../../src/ui/screens/match/list/deeds';
import { actionText, deedText } from '../../../src/ui/text/action';
import { speakerFor } from '../../../src/ui/text/speaker';
import type { App } from './app';
import { endTurn } from './turn';
import { PERSON } from './whole';

const t = translators.en;
/** Who sits at the games that are played so. */
export const NAMES = ['Ada', 'Bo'] as const;

const everything = (app: App) => app.page.getByLabel(t('match.everything'));
const exactly = (words: string) => ({ name: words, exact: true });
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startingWith = (words: string) => ({ name: new RegExp(`^${escaped(words)}`) });
const orMore = (words: string) => ({ name: new RegExp(`^${escaped(words)}($| – )`) });

/** Who does something: what the screen shows then, and what everybody is called. */
export interface Doer {
  readonly viewer: Seat | 'table';
  readonly names: readonly string[];
  readonly naming: number;
}

/** Taps whatever it takes to do something: the list, the way to pay, the line, the square. */
export async function perform(app: App, state: GameState, action: Action, naming: number): Promise<void> {
  const doer = { viewer: PERSON, names: NAMES, naming };
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
  await chosen(app, state, beside ? isListed : () => true, action, doer);
  if (action.kind === 'place') await place(app, actionText(speaker, action));
  else if (cardsOf(action, playableOf(view)).length > 0) {
    // On the line or on the square; the list may still stand beside them.
    const laid = app.page.getByRole('region');
    await laid
      .getByRole('button', startingWith(actionText(speaker, action)))
      .or(laid.getByRole('button', startingWith(deedText(speaker, action))))
      .first()
      .tap();
  }
}

/** The same on a phone without leaving the list: what was laid out there is done by choosing it once more. */
export async function performInList(app: App, state: GameState, action: Action, doer: Doer): Promise<void> {
  if (action.kind === 'endTurn') return endTurn(app.page);
  const view = viewFor(state, doer.viewer);
  await app.button(t('match.whatCanIDo')).tap();
  const row = await chosen(app, state, () => true, action, doer);
  if (action.kind === 'place') await place(app, actionText(speakerFor(t, view, doer.names, doer.naming), action));
  else if (cardsOf(action, playableOf(view)).length > 0) await row.tap();
}

/** Taps an action in the list of everything that is open: the deed, and the way to pay for it. Gives the row that was tapped last. */
async function chosen(
  app: App,
  state: GameState,
  isListed: (action: Action) => boolean,
  action: Action,
  { viewer, names, naming }: Doer,
): Promise<Locator> {
  const speaker = speakerFor(t, viewFor(state, viewer), names, naming);
  const deeds = deedsOf(speaker, legalActions(state).filter(isListed));
  const isIt = (way: { readonly action: Action }) => JSON.stringify(way.action) === JSON.stringify(action);
  const deed = deeds.find(({ ways }) => ways.some(isIt));
  const way = deed?.ways.find(isIt);
  assert.ok(deed && way, `${actionText(speaker, action)} is not listed`);
  const several = deed.ways.length > 1;
  // What a card would make of a battle may follow.
  const row = (words: string) => everything(app).getByRole('button', orMore(words)).first();
  const listed = row(
    [deed.words, several ? t('match.ways', { count: deed.ways.length }) : way.words]
      .filter((part) => part !== '')
      .join(' – '),
  );
  await listed.tap();
  if (!several) return listed;
  await row(way.words).tap();
  return row(way.words);
}

/** Turns the card that lies on the chosen square until it is as wanted, and leaves it there. */
async function place(app: App, words: string): Promise<void> {
  const title = app.heading(startingWith(words).name);
  for (let i = 0; i < 4 && (await title.count()) === 0; i++) await app.button(t('match.turnCard')).tap();
  await app.button(t('match.confirm')).tap();
}
