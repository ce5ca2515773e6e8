/** What earlier versions and odd storage have left on a device: listed, kept letter by letter, and in nobody's way. */
import assert from 'node:assert/strict';
import { translators } from '../../src/i18n/translate';
import { Journal } from '../../src/store/match/journal';
import { summed, unsummed } from '../../src/store/match/storage';
import { arranged } from '../store/match/arranged';
import { Memory } from '../store/match/memory';
import { withApp } from './harness/app';
import { storedIn } from './harness/database';
import { actingWith, bot, person, plant, plantItems, positionWhere } from './harness/planted';
import { test } from './harness/test';

const t = translators.en;
const PLAYERS = [person('Ada'), bot('Bo')];

/** As versions before wrote them, into localStorage. */
const OLDER = {
  'battalia.match.old.tail.0': summed({
    number: 2,
    players: [{ name: 'Eva' }, { name: 'Finn' }],
    game: '"…"\u00e9\ud83d\ude00',
  }),
  'battalia.match.old.tail.1': 'torn',
  'battalia.match.old.chunk.0.0': 'a chunk',
};

/** Matches of a version that knows more than this one. */
async function odd(state: ReturnType<typeof positionWhere>['state']): Promise<[string, string][]> {
  const changes: Record<string, object> = {
    faction: {
      standing: [
        { points: 1, faction: 17 },
        { points: 1, faction: 0 },
      ],
    },
    date: { playedAt: 1e300 },
    words: { playedAt: 'yesterday' },
  };
  const items: [string, string][] = [];
  for (const [id, change] of Object.entries(changes)) {
    const storage = new Memory();
    await new Journal(storage, id, 'planted').write(arranged(state, PLAYERS));
    for (const [key, text] of storage.items) {
      const head = unsummed(text);
      items.push([key, key.includes('.head.') && typeof head === 'object' ? summed({ ...head, ...change }) : text]);
    }
  }
  return items;
}

test('games of an older version are moved as they are, listed and deleted; what cannot be read hides no other game', () =>
  withApp({ device: 'phone' }, async (app) => {
    const { page } = app;
    const position = positionWhere(actingWith(0, 'endTurn'));
    const planted = await plant(page, PLAYERS, position);
    const strange = await odd(position.state);
    await plantItems(page, 'odd', strange);
    await page.addInitScript((items) => {
      if (localStorage.getItem('moved') === null) for (const [key, text] of items) localStorage.setItem(key, text);
      localStorage.setItem('moved', 'yes');
    }, Object.entries(OLDER));

    await app.open('/');
    await app.link(/^Continue.*Ada, Bo/).waitFor();
    await app.open('/games');
    await app.link(/^Ada, Bo/).waitFor();
    await app.heading(t('games.older')).waitFor();
    await page.getByText('Eva, Finn', { exact: true }).waitFor();
    await app.heading(t('games.lost')).waitFor();
    for (const id of ['faction', 'date', 'words']) await page.getByText(id, { exact: true }).waitFor();
    await app.picture('games-kept-phone');
    await app.assertAccessible();
    const stored = await storedIn(page);
    for (const [key, text] of Object.entries(OLDER)) assert.equal(stored.get(key), text);
    assert.deepEqual(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('battalia.match.'))),
      [],
    );

    await app.open('/match/old');
    await page.getByText(t('match.tooOld')).waitFor();
    await app.open('/games');
    await app.button(t('games.delete', { players: 'Eva, Finn' })).tap();
    await app
      .button(new RegExp(`^${t('games.remove')}$`))
      .first()
      .tap();
    await app.heading(t('games.older')).waitFor({ state: 'detached' });
    const left = [...(await storedIn(page)).keys()];
    assert.deepEqual(
      left.filter((key) => key.startsWith('battalia.match.')),
      [],
    );
    for (const [key] of strange) assert.ok(left.includes(key));
    assert.ok(left.some((key) => key.startsWith(`battalia.game.${planted.id}.`)));
  }));
