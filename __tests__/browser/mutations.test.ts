/** Saves, codes and addresses that were changed on the way, in the app as it comes: a sentence or a game, and no fall. */
import { standardConfig } from '@battalia/engine';
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { toCode } from '../../src/store/match/share';
import { Mutator } from '../store/match/mutate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, itemsOf, person, plantItems, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const COUNT = 100;

/** Goes to an address without loading the page anew, and waits until something is told there. */
async function goTo(app: App, address: string): Promise<string> {
  await app.page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await app.page.waitForFunction(
    ({ waits }) => {
      const text = document.body.innerText.trim();
      return text.length > 20 && !text.includes(waits);
    },
    { waits: t('match.wait') },
    { timeout: 20_000 },
  );
  return app.page.evaluate(() => document.body.innerText);
}

const assertStands = (text: string, what: string) => assert.ok(!text.includes(t('fall.title')), `${what}\n${text}`);

test.long('a hundred mutated saves: listed, opened or told', () =>
  withApp({ device: 'phone' }, async (app) => {
    const mutator = new Mutator('saves in a browser');
    const position = positionWhere(actingWith(0, 'endTurn'));
    const items = await itemsOf([person('Ada'), bot('Bo')], position);
    const all: [string, string][] = [];
    for (let n = 0; n < COUNT; n++)
      for (const [key, text] of mutator.items(items)) all.push([key.replace('.planted.', `.m${n}.`), text]);
    await plantItems(app.page, 'mutated', all);
    await app.open('/games');
    await app.heading(t('games.lost')).first().waitFor();
    for (let n = 0; n < COUNT; n++) assertStands(await goTo(app, `/match/m${n}`), `save ${n}`);
  }),
);

test.long('a hundred mutated codes: opened or told', () =>
  withApp({ device: 'phone' }, async (app) => {
    const mutator = new Mutator('codes in a browser');
    const { seed, actions } = positionWhere(actingWith(0, 'build'));
    const code = toCode({ players: [person('Ada'), person('Bo')], config: standardConfig(2), seed, actions });
    await app.open('/replay');
    for (let n = 0; n < COUNT; n++)
      assertStands(await goTo(app, `/replay#${n % 10 === 0 ? code : mutator.text(code)}`), `code ${n}`);
  }),
);

test.long('a hundred mutated addresses: shown or told', () =>
  withApp({ device: 'phone' }, async (app) => {
    const mutator = new Mutator('addresses in a browser');
    const known = [
      '/match/x',
      '/replay?code=x&match=y',
      '/replay?code=%E0%A4%A',
      '/reference/turn',
      '/reference/rules',
    ];
    const more = ['/table/battle?a=b', '/new?x=1', '/settings#x', '/games?x[]=1', '/match/[id]?id=a&id=b', '/nowhere'];
    await app.open('/');
    for (let n = 0; n < COUNT; n++) {
      // What is no address of this place, or no text, cannot be gone to.
      const text = Buffer.from(mutator.text(mutator.oneOf([...known, ...more]))).toString();
      const address = `/${text.replace(/^[/\\]+/, '')}`;
      assertStands(await goTo(app, address), address);
    }
  }),
);
