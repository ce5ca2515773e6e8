/** Learning by playing: every lesson from its first to its last step by taps alone, with mistakes, left and resumed. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { learnWords } from '../../src/i18n/modules/learn';
import { addWords, translators } from '../../src/i18n/translate';
import { LESSON_IDS, type LessonId } from '../../src/store/learn/lesson';
import { lessonOf } from '../../src/store/learn/lessons';
import { withApp, type App } from './harness/app';
import { test } from './harness/test';
import { passed } from './harness/touch';
import { endTurn } from './harness/turn';

addWords(learnWords);
const t = translators.en;
const texts: Readonly<Record<string, string>> = learnWords.en.texts;
const said = (key: string): string => texts[`learn.${key}`] ?? '';

const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const marked = (app: App) => hand(app).getByRole('button', { name: new RegExp(t('learn.marked')) });
/** What the lesson points at, if it is no card. */
const pointed = (app: App) => app.page.locator('[data-testid=taught]').locator('xpath=..').getByRole('button').first();
const everything = (app: App) => app.page.getByLabel(t('match.everything'));

/** Does what is pointed at, tap by tap, until the lesson says something else. */
async function doStep(app: App, goal: string): Promise<void> {
  const { page } = app;
  if (goal === 'place') {
    // Beside the map it is always open.
    await app.button(t('match.whatCanIDo')).or(everything(app)).first().waitFor();
    if (!(await everything(app).isVisible())) await app.button(t('match.whatCanIDo')).tap();
    await everything(app).getByRole('button').first().tap();
    await app.button(t('match.confirm')).tap();
    return;
  }
  await marked(app).or(pointed(app)).first().waitFor();
  // A card that counts twice is laid twice.
  for (let i = 0; i < 8 && (await marked(app).count()) > 0; i++) {
    await marked(app).last().tap();
    await passed(page);
  }
  await tapPointed(app, pointed(app));
}

/** What opens a list of ways is pressed, and then the way. */
async function tapPointed(app: App, what: Locator): Promise<void> {
  await what.waitFor();
  const opens = (await what.getAttribute('aria-expanded')) === 'false';
  await what.tap();
  if (opens)
    await tapPointed(
      app,
      app.page.locator('[data-testid=taught]').last().locator('xpath=..').getByRole('button').last(),
    );
}

async function take(app: App, id: LessonId, pictures = ''): Promise<void> {
  const { page } = app;
  const { steps } = lessonOf(id);
  for (const [i, step] of steps.entries()) {
    await page.getByText(said(`${id}.${step.id}`), { exact: true }).waitFor();
    await app.drawn();
    if (pictures !== '') await app.picture(`learn-${id}-${i + 1}-${pictures}`);
    const kinds = [step.shown?.kind ?? step.goal.kind, step.goal.kind];
    // What is laid first, and then what the step is about.
    for (const kind of new Set(kinds)) {
      if (kind === 'endTurn') await endTurn(page);
      else await doStep(app, kind);
    }
    const praise = said(`${id}.${step.id}.done`);
    if (praise !== '') await page.getByText(praise, { exact: true }).waitFor();
    if (steps[i + 1]?.position !== undefined) await app.button(t('learn.goOn')).tap();
  }
  await page.getByText(said(`${id}.remember`), { exact: true }).waitFor();
  if (pictures !== '') await app.picture(`learn-${id}-end-${pictures}`);
}

test('offered on the first start; roads and a city by taps alone, left in the middle and resumed', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/');
    await app.button(t('home.offer.yes')).tap();
    await app.page.getByText(said('hire.friman'), { exact: true }).waitFor();
    await app.assertAccessible();
    await app.open('/');
    await app.link(new RegExp(t('home.learn'))).waitFor();
    // Once answered, it is not asked again.
    expectNone(await app.button(t('home.offer.yes')).count());
    await app.open('/learn/build');
    await doStep(app, 'build');
    await app.page.getByText(said('build.placeRoad'), { exact: true }).waitFor();
    await app.open('/learn');
    await app.link(new RegExp(`${said('build.title')}.*${t('learn.left', { hint: '' }).trim()}`)).tap();
    await doStep(app, 'place');
    // A detour is allowed and told of, and the step can be tried again.
    await endTurn(app.page);
    await app.page.getByText(new RegExp(said('did.endTurn'))).waitFor();
    await app.button(t('learn.tryAgain')).tap();
    await doStep(app, 'build');
    await doStep(app, 'place');
    await app.page.getByText(said('build.remember'), { exact: true }).waitFor();
    await app.button(t('learn.all')).tap();
    await app.link(new RegExp(`${said('build.title')}.*${t('learn.done', { hint: '' }).trim()}`)).waitFor();
    // Lessons are no games.
    await app.open('/games');
    await app.page.getByText(t('games.none')).waitFor();
  }));

const expectNone = (count: number) => assert.equal(count, 0);

for (const device of ['phone', 'compact', 'tablet'] as const)
  for (const id of LESSON_IDS)
    test.long(`the lesson ${id} is played from its first to its last step on a ${device}`, () =>
      withApp({ device }, async (app) => {
        await app.open(`/learn/${id}`);
        await take(app, id, device);
      }),
    );

test.long('the companion of a first game says one thing a turn, is silenced and asked again', () =>
  withApp({ device: 'compact' }, async (app) => {
    const { page } = app;
    await app.open('/learn');
    await app.button(new RegExp(t('learn.guided'))).tap();
    const begin = app.button(t('action.begin')).first();
    const start = app.button(/^Start /).first();
    await start.or(begin).first().waitFor();
    if (await start.isVisible()) await start.tap();
    const companion = page.getByRole('region', { name: t('learn.companion'), exact: true });
    await begin.waitFor();
    if (!(await companion.isVisible())) await begin.tap();
    await companion.waitFor();
    await app.picture('learn-companion-compact');
    await app.button(t('learn.companion.off')).tap();
    await companion.waitFor({ state: 'detached' });
    await app.button(t('help.title')).tap();
    await page.getByRole('switch', { name: t('help.companion') }).tap();
    await app.button(t('look.close')).tap();
    await companion.waitFor();
  }),
);
