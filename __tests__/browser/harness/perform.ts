/** Whatever can be done, by taps: through the list of everything, the way to pay, the line, the square. */
import { legalActions, viewFor, type Action, type GameState } from '@battalia/engine';
import assert from 'node:assert/strict';
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

/** Taps whatever it takes to do something: the list, the way to pay, the line, the square. */
export async function perform(app: App, state: GameState, action: Action, naming: number): Promise<void> {
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
