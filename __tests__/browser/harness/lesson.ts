/** A learner with a finger, or with a keyboard alone: does what a lesson points at, or something else. */
import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/i18n/language';
import type { Translate } from '../../../src/i18n/message';
import { learnWords } from '../../../src/i18n/modules/learn';
import { addWords, learn, translators } from '../../../src/i18n/translate';
import type { LessonId } from '../../../src/store/learn/lesson';
import { lessonOf } from '../../../src/store/learn/lessons';
import type { App } from './app';
import { passed } from './touch';
import { endTurn } from './turn';

addWords(learnWords);

export interface Learner {
  readonly app: App;
  readonly t: Translate;
  /** A text of the lessons, '' where there is none. */
  readonly said: (key: string) => string;
  readonly press: (what: Locator) => Promise<void>;
}

const tap = (what: Locator): Promise<void> => what.tap();

/** More than there are on any screen of a lesson. */
const STOPS = 150;

/** Tab until it has the focus, and Enter. */
async function pressByKeys(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await what.evaluate((node) => node === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key comes to ${String(what)}`);
}

export async function learnerOf(
  app: App,
  language: Language = 'en',
  hand: 'finger' | 'keys' = 'finger',
): Promise<Learner> {
  await learn(language);
  const texts: Readonly<Record<string, string>> = learnWords[language].texts;
  const press = hand === 'finger' ? tap : (what: Locator) => pressByKeys(app.page, what);
  return { app, t: translators[language], said: (key) => texts[`learn.${key}`] ?? '', press };
}

const hand = ({ app, t }: Learner) => app.page.getByRole('region', { name: t('match.hand') });
const marked = (who: Learner) => hand(who).getByRole('button', { name: new RegExp(who.t('learn.marked')) });
/** What the lesson points at, if it is no card. */
const pointed = ({ app }: Learner) =>
  app.page.locator('[data-testid=taught]').locator('xpath=..').getByRole('button').first();
const everything = ({ app, t }: Learner) => app.page.getByLabel(t('match.everything'));

/** Lays every card that is marked. */
export async function layMarked(who: Learner): Promise<void> {
  await marked(who).or(pointed(who)).first().waitFor();
  // A card that counts twice is laid twice.
  for (let i = 0; i < 8 && (await marked(who).count()) > 0; i++) {
    await who.press(marked(who).last());
    await passed(who.app.page);
  }
}

/** Does what is pointed at, tap by tap. */
export async function doAsked(who: Learner, goal: string): Promise<void> {
  const { app, t } = who;
  if (goal === 'endTurn') return endTurn(app.page, t, who.press);
  if (goal !== 'place') {
    await layMarked(who);
    return tapPointed(who, pointed(who));
  }
  // Beside the map the list is always open.
  await app.button(t('match.whatCanIDo')).or(everything(who)).first().waitFor();
  if (!(await everything(who).isVisible())) await who.press(app.button(t('match.whatCanIDo')));
  const asked = everything(who).locator('[data-testid=taught]').locator('xpath=..').getByRole('button');
  await who.press(asked.or(everything(who).getByRole('button')).first());
  await who.press(app.button(t('match.confirm')));
}

/** What opens a list of ways is pressed, and then the way. */
async function tapPointed(who: Learner, what: Locator): Promise<void> {
  await what.waitFor();
  const opens = (await what.getAttribute('aria-expanded')) === 'false';
  await who.press(what);
  if (!opens) return;
  const ways = who.app.page.locator('[data-testid=taught]').last().locator('xpath=..');
  await tapPointed(who, ways.getByRole('button').last());
}

/** What a step is about, one after the other: what is laid first, and then what ends it. */
export const kindsOf = (id: LessonId, step: number): readonly string[] => {
  const asked = lessonOf(id).steps[step];
  return asked === undefined ? [] : [...new Set([asked.shown?.kind ?? asked.goal.kind, asked.goal.kind])];
};

/** A step of a lesson as it is asked for, from its words to its praise. */
export async function takeStep(who: Learner, id: LessonId, step: number): Promise<void> {
  const { app, said, t } = who;
  const { steps } = lessonOf(id);
  const name = steps[step]?.id ?? '';
  await app.page.getByText(said(`${id}.${name}`), { exact: true }).waitFor();
  // What is to be found out alone is marked for whoever asks.
  if (steps[step]?.alone === true) await who.press(app.button(t('learn.showMe')));
  for (const kind of kindsOf(id, step)) await doAsked(who, kind);
  const praise = said(`${id}.${name}.done`);
  if (praise !== '') await app.page.getByText(praise, { exact: true }).waitFor();
  if (steps[step + 1]?.position !== undefined) await who.press(app.button(t('learn.goOn')));
}

/** A whole lesson, from its first words to what is to be remembered. */
export async function takeLesson(who: Learner, id: LessonId, before?: (step: number) => Promise<void>): Promise<void> {
  const { steps } = lessonOf(id);
  for (const step of steps.keys()) {
    await before?.(step);
    await takeStep(who, id, step);
  }
  await who.app.page.getByText(who.said(`${id}.remember`), { exact: true }).waitFor();
}

/** Cards of the hand by the beginnings of their names, tapped one after the other. */
export async function layCards(who: Learner, cards: readonly string[]): Promise<void> {
  const { page } = who.app;
  for (const card of cards) {
    const spare = hand(who).getByRole('button', { name: new RegExp(`^${card}`, 'i') });
    await spare.last().tap();
    await passed(page);
  }
}
