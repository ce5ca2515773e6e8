import { debug, standardConfig, SUPPLY, viewFor } from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, person, plant, plantArranged, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const stage = (app: App) => app.page.getByTestId('motion');
const hand = (app: App) => app.page.getByRole('region', { name: t('match.hand') });
const lines = (app: App) => app.page.getByRole('region', { name: t('play.lines') });
const supplies = (app: App) => hand(app).getByRole('button', { name: t('term.supply'), exact: true });
const hire = (app: App) => lines(app).getByRole('button', { name: t('action.hire', { unit: t('term.friman') }) });

/** A turn in which two supplies hire a friman and one is left, with a clock that stands still until it is told to run. */
async function opened(app: App): Promise<void> {
  const payable = positionWhere(
    (state, legal) =>
      actingWith(0, 'hire')(state, legal) &&
      legal.some((action) => action.kind === 'hire' && action.unit === 0 && action.pay.length === 2) &&
      (viewFor(state, 0).players[0]?.hand ?? []).filter(({ kind }) => kind === SUPPLY).length >= 3,
  );
  const { id } = await plant(app.page, [person('Ada'), bot('Bo')], payable);
  await app.page.clock.install();
  await app.open(`/match/${id}`);
  await hand(app).waitFor();
  await app.page.clock.runFor(500);
  await app.page.clock.pauseAt(Date.now() + 600_000);
}

const boxes = (things: Locator) =>
  things.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
  );
/** How much of a card can be seen, with everything that it lies in. */
const seen = (card: Locator) =>
  card.evaluate((element) => {
    let opacity = 1;
    for (let part: Element | null = element; part !== null; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    return opacity;
  });

for (const device of ['phone', 'tablet'] as const) {
  (device === 'phone' ? test : test.long)(
    `on a ${device} a tapped card flies to its line, the line to the pile, and sounds are fetched when they are first heard`,
    () =>
      withApp({ device }, async (app) => {
        const fetched: string[] = [];
        app.page.on('request', (request) => fetched.push(request.url()));
        await opened(app);
        assert.equal(
          fetched.some((url) => url.includes('soundPlayer') || url.includes('.wav')),
          false,
          'a sound before anything was heard',
        );

        const [from] = await boxes(supplies(app));
        await supplies(app).first().click();
        await app.page.clock.runFor(40);
        const laid = lines(app)
          .getByRole('button', { name: /^supply/i })
          .first();
        assert.equal(await seen(laid), 0, 'the card is in two places at once');
        const [early] = await boxes(stage(app).locator('> *'));
        await app.page.clock.runFor(60);
        const [late] = await boxes(stage(app).locator('> *'));
        await app.picture(`motion-lay-${device}`);
        const [to] = await boxes(laid);
        assert.ok(from && early && late && to);
        const away = (box: { x: number; y: number }) => Math.hypot(box.x - to.x, box.y - to.y);
        assert.ok(away(early) < away(from), 'it has not set off');
        assert.ok(away(late) < away(early), 'it does not come nearer');
        await app.page.clock.runFor(500);
        assert.equal(await stage(app).count(), 0, 'what has moved is not cleared away');
        assert.equal(await seen(laid), 1);

        await supplies(app).first().click();
        await app.page.clock.runFor(500);
        await hire(app).click();
        await app.page.clock.runFor(60);
        assert.ok((await stage(app).locator('> *').count()) >= 3, 'two supplies, a friman and what comes with it');
        await app.picture(`motion-hire-${device}`);
        // The next move does not wait: it cuts this one short.
        await supplies(app).first().click();
        await app.page.clock.runFor(20);
        assert.equal(await stage(app).locator('> *').count(), 1);
        await app.page.clock.runFor(1500);
        assert.equal(await stage(app).count(), 0);
        await app.page.getByRole('button', { name: /^Shelter 0, Played 4$/ }).waitFor();
        assert.ok(
          fetched.some((url) => /sounds.*card.*\.wav|card\.[0-9a-f]+\.wav/.test(url)),
          'no sound of a card',
        );
        assert.equal(
          fetched.some((url) => /dawn.*\.wav/.test(url)),
          false,
          'a sound that was not heard',
        );
      }),
  );
}

test.long('in a battle a laid card flies into its line, and the total counts when it is there', () =>
  withApp({ device: 'phone' }, async (app) => {
    const state = debug.arrange({
      config: standardConfig(2),
      day: 3,
      hands: { 0: ['weapon', 'barfolk lord'] },
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [4, 4], card: 'emberians city4', level: 4 },
      ],
      heroes: { 0: [[4, 4]] },
    });
    const { id } = await plantArranged(app.page, [person('Ada'), bot('Bo')], state);
    await app.page.clock.install();
    await app.open(`/match/${id}`);
    await hand(app).waitFor();
    await app.page.clock.runFor(500);
    await app.page.clock.pauseAt(Date.now() + 600_000);
    const attack = app.page.getByRole('group', { name: new RegExp(`^${t('match.attacker')}`) });
    const total = attack.getByText(/^\d+$/);
    const lay = async (card: RegExp, deed: RegExp) => {
      await hand(app).getByRole('button', { name: card }).click();
      await app.page.clock.runFor(600);
      await lines(app).getByRole('button', { name: deed }).click();
    };
    await lay(/^weapon/, /^Attack/);
    await app.page.clock.runFor(1500);
    const before = Number(await total.innerText());
    await lay(/^lord/, /^Lay lord/);
    await app.page.clock.runFor(40);
    const laid = attack.getByRole('button', { name: /^lord/ });
    assert.equal(await seen(laid), 0, 'the card is in two places at once');
    assert.equal(await stage(app).locator('> *').count(), 1, 'no card is on its way');
    const [flying] = await boxes(stage(app).locator('> *'));
    const [to] = await boxes(laid);
    assert.ok(flying && to && Math.hypot(flying.x - to.x, flying.y - to.y) > 20);
    assert.equal(Number(await total.innerText()), before, 'it counts before it is there');
    await app.picture('motion-battle-phone');
    await app.page.clock.runFor(1500);
    assert.equal(await stage(app).count(), 0);
    assert.equal(await seen(laid), 1);
    assert.equal(Number(await total.innerText()), before + 4);
  }),
);

test('with reduced motion nothing moves, and everything is where it belongs at once', () =>
  withApp({ device: 'phone', still: 'it is about a device that wants less motion' }, async (app) => {
    await opened(app);
    for (let i = 0; i < 2; i++) {
      await supplies(app).first().click();
      await app.page.clock.runFor(20);
      assert.equal(await stage(app).count(), 0);
      assert.equal(
        await seen(
          lines(app)
            .getByRole('button', { name: /^supply/i })
            .nth(i),
        ),
        1,
      );
    }
    await hire(app).click();
    await app.page.clock.runFor(20);
    assert.equal(await stage(app).count(), 0);
    await app.page.getByRole('button', { name: /^Shelter 0, Played 4$/ }).waitFor();
  }));
