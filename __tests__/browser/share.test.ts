import { standardConfig } from '@battalia/engine';
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { translators } from '../../src/i18n/translate';
import { toCode } from '../../src/store/match/share';
import { idleGame } from '../store/match/idle';
import { withApp, type App } from './harness/app';
import { actingWith, bot, finishedGame, person, plant, plantItems, positionWhere } from './harness/planted';
import { test } from './harness/test';
import { centre } from './harness/touch';

const t = translators.en;
/** Milliseconds a step of a fast replay. */
const FAST = 250;
const stepText = (app: App, step: number, steps: number) =>
  app.page.getByText(new RegExp(`^${t('replay.step', { step, steps })} ·`)).first();

test('games lie side by side: what they are, share, replay, export, delete with a question', () =>
  withApp({ device: 'compact' }, async (app) => {
    const running = positionWhere(actingWith(0, 'build'));
    const over = finishedGame();
    await plant(app.page, [person('Ada'), person('Bo')], running, 'running');
    await plant(app.page, [person('Ada'), bot('Cleo')], over, 'over');
    await plantItems(app.page, 'lost', [['battalia.game.lost.head.0', 'garbage']]);
    await app.open('/games');
    await app.heading(t('games.open')).waitFor();
    await app.link(/^Ada, Bo/).waitFor();
    await app.heading(t('games.past')).waitFor();
    await app.heading(t('games.lost')).first().waitFor();
    await app.picture('games-compact');
    await app.assertFits();
    await app.assertTargets();
    await app.assertAccessible();

    await app.button(t('games.shareOf', { players: 'Ada, Bo' })).tap();
    await app.page.getByText(t('share.secrets')).waitFor();
    await app.button(t('share.anyway')).tap();
    await app.button(t('share.copy')).waitFor();
    await app.picture('games-share-compact');

    await app.button(t('games.delete', { players: 'lost' })).tap();
    await app.page.getByText(t('games.removeSure')).waitFor();
    await app.button(t('games.keep')).tap();
    await app.button(t('games.delete', { players: 'Ada, Cleo' })).tap();
    await app.button(new RegExp(`^${t('games.remove')}$`)).tap();
    await app.link(/^Ada, Cleo/).waitFor({ state: 'detached' });
    await app.page.reload();
    await app.link(/^Ada, Bo/).waitFor();
    assert.equal(await app.link(/^Ada, Cleo/).count(), 0);
    await app.heading(t('games.lost')).first().waitFor();
    await app.open('/match/lost');
    await app.page.getByText(t('match.unreadable')).waitFor();
    await app.picture('match-unreadable-compact');
    const saved = app.page.waitForEvent('download');
    await app.button(t('share.file')).tap();
    assert.equal((await saved).suggestedFilename(), 'battalia-lost.json');
  }));

test('a code of another device is opened and played back step by step; garbage gets a sentence', () =>
  withApp({ device: 'phone', theme: 'dark' }, async (app) => {
    const over = finishedGame();
    const code = toCode({
      players: [person('Ada'), bot('Cleo')],
      config: standardConfig(2, [], { weeks: 1 }),
      seed: over.seed,
      actions: over.actions,
    });
    const steps = over.actions.length;
    await app.page.clock.install();
    await app.open('/games');
    await app.button(new RegExp(`^${t('games.openCode')}`)).tap();
    const field = app.page.getByLabel(t('games.code'));
    for (const [text, reason] of [
      ['hello', 'notACode'],
      [code.slice(0, -30), 'damaged'],
    ] as const) {
      await field.fill(text);
      await app.button(new RegExp(`^${t('games.watch')}$`)).tap();
      await app.page.getByText(t(`code.${reason}`)).waitFor();
    }
    await app.picture('games-garbage-phone');
    await field.fill(`Look: ${code}`);
    await app.button(new RegExp(`^${t('games.watch')}$`)).tap();
    await stepText(app, 0, steps).waitFor();
    for (let i = 1; i <= 5; i++) await app.button(t('replay.forward')).tap();
    await stepText(app, 5, steps).waitFor();
    await app.button(t('replay.back')).tap();
    await stepText(app, 4, steps).waitFor();
    await app.page.getByRole('slider', { name: t('replay.title') }).press('ArrowRight');
    await stepText(app, 5, steps).waitFor();
    await app.button(t('replay.last')).tap();
    await stepText(app, steps, steps).waitFor();
    await app.radio(/^Ada$/).tap();
    await app.page.getByRole('region', { name: t('replay.hand', { player: 'Ada' }) }).waitFor();
    await app.picture('replay-phone');
    await app.assertFits();
    await app.assertAccessible();
    await app.button(t('replay.first')).tap();
    await app.radio(t('replay.speed.fast')).tap();
    // It goes on by itself, and stands still when it is told to. Time passes only here, however slow the machine is.
    const { clock } = app.page;
    await clock.pauseAt(Date.now() + 600_000);
    await app.button(t('replay.play')).click();
    await clock.runFor(3 * FAST + 100);
    await stepText(app, 3, steps).waitFor();
    await app.button(t('replay.stop')).click();
    await clock.runFor(3 * FAST);
    await stepText(app, 3, steps).waitFor();
    await clock.resume();
    await app.page.reload();
    await stepText(app, 0, steps).waitFor();
    await app.button(t('replay.keep')).tap();
    await app.page.getByText(t('replay.kept')).waitFor();
    await app.open('/games');
    await app.link(/^Ada, Cleo/).waitFor();
  }));

/** Milliseconds in which anything is answered, on a machine that does nothing else; this one is busy. */
const AT_ONCE = 4000;
const HUGE = 5_000_000;

test.long('any text, file or address gets its sentence at once: nothing, megabytes, pictures, a code said twice', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const said = (words: string) => page.getByText(words).waitFor({ timeout: AT_ONCE });
    await app.open('/replay?code=x&code=y');
    await said(t('code.notACode'));
    // Links followed while the page is there.
    await page.evaluate(() => (window.location.hash = 'battalia2.broken'));
    await said(t('code.damaged'));
    await page.evaluate((letters) => (window.location.hash = letters), 'x'.repeat(150_000));
    await said(t('code.tooLong'));

    await app.open('/games');
    await app.button(new RegExp(`^${t('games.openCode')}`)).tap();
    const field = page.getByLabel(t('games.code'));
    const give = async (name: string, buffer: Buffer) => {
      const chosen = page.waitForEvent('filechooser');
      await app.button(t('games.file')).tap();
      await (await chosen).setFiles({ name, mimeType: 'text/plain', buffer });
    };
    await give('empty.battalia', Buffer.alloc(0));
    await said(t('code.empty'));
    await give('picture.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8, 0, 1]));
    await said(t('code.notText'));
    await give('huge.txt', Buffer.alloc(HUGE, 'x'));
    await said(t('code.tooLong'));
    await give('words.txt', Buffer.from('hello'));
    await said(t('code.notACode'));
    await app.picture('code-answers-phone');

    // As a paste comes: all at once.
    await field.focus();
    await page.evaluate((size) => void document.execCommand('insertText', false, 'x'.repeat(size)), HUGE);
    await said(t('code.tooLong'));
    assert.equal(await field.inputValue(), '');
  }),
);

/** Nobody plays these; all of them are allowed. */
test.long('a game that follows the rules and is longer than any is told so, one of a thousand turns is shown', () =>
  withApp({ device: 'phone' }, async (app) => {
    const idle = { players: [person('Ada'), person('Bo')], config: standardConfig(2), seed: 'idle' };
    const actions = idleGame(idle.config, idle.seed, 20_000);
    await app.open(`/replay#${toCode({ ...idle, actions })}`);
    await app.page.getByText(t('code.tooLong')).waitFor({ timeout: AT_ONCE });
    await app.page.evaluate(
      (code) => (window.location.hash = code),
      toCode({ ...idle, actions: actions.slice(0, 2_000) }),
    );
    await stepText(app, 0, 2_000).waitFor({ timeout: 2 * AT_ONCE });
    // Every address that is none: whatever it is, it is answered.
    for (const address of [
      '/match/%E0%A4%A',
      '/match/__proto__',
      '/match/a%2Fb?id=x&id=y',
      '/reference/%E0%A4%A',
      '/reference/constructor',
      '/replay?match=%00&match=b',
      '/table/%',
      '/%E0%A4%A',
    ]) {
      await app.open(address);
      await app.page
        .getByText(
          new RegExp(
            [t('match.notFound'), t('ref.missing'), t('notFound.text')].map((words) => words.slice(0, 12)).join('|'),
          ),
        )
        .first()
        .waitFor({ timeout: AT_ONCE });
    }
  }),
);

test.long('a link opens the replay on a tablet; of a running game it shows what the whole table has seen', () =>
  withApp({ device: 'tablet' }, async (app) => {
    const { seed, actions } = positionWhere(actingWith(0, 'build'));
    const code = toCode({ players: [person('Ada'), person('Bo')], config: standardConfig(2), seed, actions });
    await app.open(`/replay#${code}`);
    await app.page.getByText(t('replay.running')).waitFor();
    await app.button(t('replay.last')).tap();
    await stepText(app, actions.length, actions.length).waitFor();
    assert.equal(await app.radio(/^Ada$/).count(), 0);
    assert.equal(await app.page.getByText(/draws [a-z]/).count(), 0);
    await app.picture('replay-tablet');
    await app.assertAccessible();
    const leftOf = async (part: Locator) => (await centre(part)).x;
    const map = app.page.getByRole('img', { name: t('match.board') });
    const scrubber = app.page.getByRole('slider');
    assert.ok((await leftOf(scrubber)) > (await leftOf(map)));
    await app.page.evaluate(() =>
      localStorage.setItem('battalia.settings', JSON.stringify({ state: { leftHanded: true }, version: 1 })),
    );
    await app.page.reload();
    await app.page.getByText(t('replay.running')).waitFor();
    assert.ok((await leftOf(scrubber)) < (await leftOf(map)), 'for the left hand it lies at the left');
    await app.open('/replay#battalia2.broken');
    await app.page.reload();
    await app.page.getByText(t('code.damaged')).waitFor();
  }),
);
