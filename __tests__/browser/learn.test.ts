/** Learning by playing: every lesson from its first to its last step by taps alone, with mistakes, left and resumed. */
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { LESSON_IDS, type LessonId } from '../../src/store/learn/lesson';
import { lessonOf } from '../../src/store/learn/lessons';
import { withApp } from './harness/app';
import { doAsked, layCards, learnerOf, takeLesson, takeStep, type Learner } from './harness/lesson';
import { test } from './harness/test';
import { endTurn } from './harness/turn';

const t = translators.en;

test('offered on the first start; roads and a city by taps alone, left in the middle and resumed', () =>
  withApp({ device: 'compact' }, async (app) => {
    const who = await learnerOf(app);
    const { said } = who;
    await app.open('/');
    await app.button(t('home.offer.yes')).tap();
    await app.page.getByText(said('hire.friman'), { exact: true }).waitFor();
    await app.assertAccessible();
    await app.open('/');
    await app.link(new RegExp(t('home.learn'))).waitFor();
    // Once answered, it is not asked again.
    expectNone(await app.button(t('home.offer.yes')).count());
    await app.open('/learn/build');
    await doAsked(who, 'build');
    await app.page.getByText(said('build.placeRoad'), { exact: true }).waitFor();
    await app.open('/learn');
    await app.link(new RegExp(`${said('build.title')}.*${t('learn.left', { hint: '' }).trim()}`)).tap();
    await doAsked(who, 'place');
    // A detour is allowed and told of, and the step can be tried again.
    await endTurn(app.page);
    await app.page.getByText(new RegExp(said('did.endTurn'))).waitFor();
    await app.button(t('learn.tryAgain')).tap();
    await doAsked(who, 'build');
    await doAsked(who, 'place');
    await app.button(t('learn.goOn')).tap();
    // What is to be found out alone is marked only for whoever asks.
    await app.button(t('learn.showMe')).waitFor();
    expectNone(await app.page.getByRole('button', { name: new RegExp(t('learn.marked')) }).count());
    await app.button(t('learn.showMe')).tap();
    await app.page
      .getByRole('button', { name: new RegExp(t('learn.marked')) })
      .first()
      .waitFor();
    // Who has learnt something is invited to a game, which then stands above the lessons.
    const learnt = JSON.stringify({ state: { done: ['build'], asked: true }, version: 1 });
    await app.page.evaluate((text) => localStorage.setItem('battalia.learning', text), learnt);
    await app.open('/');
    await app.button(t('home.invite.yes')).tap();
    await app.button(new RegExp(`^${said('guided')}`)).waitFor();
    await app.open('/');
    await app.button(t('home.offer.no')).tap();
    expectNone(await app.button(t('home.invite.yes')).count());
    // Lessons are no games.
    await app.open('/games');
    await app.page.getByText(t('games.none')).waitFor();
  }));

const expectNone = (count: number) => assert.equal(count, 0);

/** Cards that are laid, what is pressed then, and what the coach says of it. */
interface Mistake {
  readonly lay?: readonly string[];
  /** One after the other: what opens a list of ways, and the way. */
  readonly press: readonly RegExp[];
  readonly says: string;
}

const ended: Mistake = { press: [/^End the turn$/], says: 'did.endTurn' };

/** In every step of every lesson that can be missed. */
const MISTAKES: Readonly<Record<LessonId, Readonly<Record<string, Mistake>>>> = {
  hire: {
    friman: { lay: ['supply', 'supply', 'supply'], press: [/^Hire: chief/], says: 'hire.friman.hire.chief' },
    chief: { lay: ['supply', 'supply'], press: [/^Hire: friman/], says: 'hire.chief.hire' },
    city: { lay: ['friman', 'friman', 'friman'], press: [/^Create: tool/], says: 'hire.city.create' },
  },
  create: {
    tool: { lay: ['chief', 'friman', 'friman'], press: [/^Create: weapon/], says: 'create.tool.create.weapon' },
    horse: { lay: ['supply', 'supply'], press: [/^Hire: friman/], says: 'create.horse.hire' },
    weapon: { lay: ['chief', 'tool', 'supply'], press: [/^Create: tent/], says: 'create.weapon.create.tent' },
    pair: { lay: ['chief', 'friman', 'friman'], press: [/^Create: weapon/], says: 'create.pair.create.weapon' },
    rest: ended,
  },
  build: {
    road: { lay: ['friman', 'friman', 'friman'], press: [/^Create: tool/], says: 'build.road.create' },
    city: { lay: ['friman', 'friman', 'friman'], press: [/^Create: tool/], says: 'build.city.create' },
    junction: { lay: ['friman', 'supply'], press: [/^Build a road: straight/], says: 'build.junction.road' },
    second: ended,
  },
  upgrade: {
    two: { lay: ['chief', 'supply', 'supply'], press: [/^Create: horse/], says: 'upgrade.two.create' },
    three: { lay: ['supply', 'supply'], press: [/^Hire: friman/], says: 'did.hire' },
    found: { lay: ['chief', 'chief'], press: [/^Upgrade/], says: 'upgrade.found.upgrade' },
    larger: { lay: ['chief', 'chief'], press: [/^Upgrade/], says: 'upgrade.larger.upgrade' },
    smaller: ended,
  },
  cohort: {
    cohort: { press: [/^To the actions$/], says: 'cohort.cohort.begin' },
    mulligan: { press: [/^To the actions$/], says: 'cohort.mulligan.begin' },
    lit: { lay: ['tool', 'supply'], press: [/^Build a road: straight/], says: 'cohort.lit.road' },
    choose: { press: [/^Mulligan/], says: 'cohort.choose.mulligan' },
  },
  hero: {
    recruit: { lay: ['supply', 'supply', 'supply'], press: [/^Hire: chief/], says: 'hero.recruit.hire' },
    walk: { lay: ['horse'], press: [/^Hero 1/, /^Hero 1: go to [^…]/], says: 'hero.walk.move' },
    ride: { lay: ['horse'], press: [/^Hero 1/, /^Hero 1: go to [^…]/], says: 'hero.ride.move' },
    far: { lay: ['supply', 'supply', 'supply'], press: [/^Hire: chief/], says: 'hero.far.hire' },
    second: { lay: ['supply', 'supply'], press: [/^Hire: friman/], says: 'hero.second.hire' },
  },
  battle: {
    attack: { lay: ['supply'], press: [/^Hero 1/], says: 'battle.attack.move' },
    win: { press: [/^Call it off$/], says: 'battle.win.callOff' },
    reply: { press: [/^Surrender$/], says: 'battle.reply.surrender' },
    hold: { press: [/^Pass$/], says: 'battle.hold.pass' },
    again: { lay: ['supply'], press: [/^Hero 1/], says: 'battle.again.move' },
    take: { press: [/^Call it off$/], says: 'battle.take.callOff' },
  },
  keep: {
    ambush: { lay: ['lord', 'friman'], press: [/^Ambush: hide friman/], says: 'keep.ambush.ambush' },
    tent: { lay: ['tent', 'supply', 'friman'], press: [/station friman/], says: 'keep.tent.station' },
    decamp: { lay: ['chief', 'supply', 'supply'], press: [/^Create: horse/], says: 'keep.decamp.create' },
    use: { lay: ['chief', 'supply', 'supply'], press: [/^Create: horse/], says: 'keep.use.create' },
    raise: { press: [/^Mulligan/], says: 'keep.raise.mulligan' },
    lords: ended,
  },
  change: {
    promote: { lay: ['title', 'chief'], press: [/promote chief/], says: 'change.promote.promote' },
    useTitle: ended,
    scroll: { lay: ['magical scroll', 'chief'], press: [/Cloudborn/], says: 'change.scroll.convert.chief' },
    amulet: { lay: ['amulet', 'supply'], press: [/roll the die for supply/], says: 'change.amulet.charm' },
    useAmulet: ended,
    chain: { lay: ['title', 'priest'], press: [/promote priest/], says: 'change.chain.promote' },
    last: ended,
  },
};

/** Does it, is told why that was not it, and lays the step anew. */
async function err(who: Learner, { lay = [], press, says }: Mistake): Promise<void> {
  const { app, said } = who;
  await layCards(who, lay);
  for (const name of press) {
    const where = lay.length === 0 ? app.page : app.page.getByRole('region', { name: t('play.lines') });
    if (name.test(t('action.endTurn'))) await endTurn(app.page);
    else await where.getByRole('button', { name }).first().tap();
  }
  // Which deed it was stands before it.
  await app.page.getByText(said(says).replace('{{deed}}. ', '')).waitFor();
  await app.button(t('learn.tryAgain')).tap();
}

async function errThrough(who: Learner, id: LessonId, picture?: (step: string) => Promise<void>): Promise<void> {
  await who.app.open(`/learn/${id}`);
  for (const [i, { id: step }] of lessonOf(id).steps.entries()) {
    const mistake = MISTAKES[id][step];
    await who.app.page.getByText(who.said(`${id}.${step}`), { exact: true }).waitFor();
    if (mistake !== undefined) await err(who, mistake);
    await picture?.(step);
    await takeStep(who, id, i);
  }
  await who.app.page.getByText(who.said(`${id}.remember`), { exact: true }).waitFor();
}

for (const id of LESSON_IDS)
  test.long(`the lesson ${id} with a mistake in every step: each is answered, and the step laid anew`, () =>
    withApp({ device: 'compact' }, async (app) => errThrough(await learnerOf(app), id)),
  );

for (const [width, height] of [
  [206, 446],
  [892, 412],
] as const)
  test.long(`on ${width} by ${height} the coach never lies over what is to be pressed, nor under it`, () =>
    withApp({ device: 'compact' }, async (app) => {
      const who = await learnerOf(app);
      await app.page.setViewportSize({ width, height });
      for (const id of ['hire', 'cohort', 'battle'] as const) {
        await app.open(`/learn/${id}`);
        await takeLesson(who, id, () => app.assertFits());
        await app.assertWholeWords();
      }
    }),
  );

for (const device of ['phone', 'compact', 'tablet'] as const)
  for (const id of LESSON_IDS)
    test.long(`the lesson ${id} is played from its first to its last step on a ${device}`, () =>
      withApp({ device }, async (app) => {
        const who = await learnerOf(app);
        await app.open(`/learn/${id}`);
        await takeLesson(who, id, async (step) => {
          await app.drawn();
          await app.picture(`learn-${id}-${step + 1}-${device}`);
        });
        await app.picture(`learn-${id}-end-${device}`);
        await app.button(t('learn.all')).tap();
        await app.link(new RegExp(`${who.said(`${id}.title`)}.*${t('learn.done', { hint: '' }).trim()}`)).waitFor();
      }),
    );

/** Wide and low, as a phone lies on its side. */
const ON_ITS_SIDE = { width: 740, height: 360 };

for (const id of LESSON_IDS) {
  test.long(`the lesson ${id} is played by the keyboard alone`, () =>
    withApp({ device: 'tablet' }, async (app) => {
      const who = await learnerOf(app, 'en', 'keys');
      await app.open(`/learn/${id}`);
      await takeLesson(who, id);
    }),
  );
  test.long(`the lesson ${id} makes sense where nothing moves, on a phone on its side`, () =>
    withApp({ device: 'compact', still: 'every step is told in words' }, async (app) => {
      const who = await learnerOf(app);
      await app.page.setViewportSize(ON_ITS_SIDE);
      await app.open(`/learn/${id}`);
      await takeLesson(who, id, async (step) => {
        await app.assertFits();
        await app.picture(`learn-${id}-${step + 1}-side`);
      });
      await app.picture(`learn-${id}-end-side`);
    }),
  );
}

test('the companion of a first game says one thing a turn, is silenced and asked again', () =>
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
    // What is told over the map may be closed, too.
    await page
      .getByRole('dialog', { name: t('help.title') })
      .getByRole('button', { name: t('look.close') })
      .tap();
    await companion.waitFor();
  }));
