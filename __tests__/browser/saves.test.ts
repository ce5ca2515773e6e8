import { hash, viewFor } from '@battalia/engine';
import assert from 'node:assert/strict';
import { withApp } from './harness/app';
import { bot, person, plant, positionWhere, recorded } from './harness/planted';
import { test } from './harness/test';

test.long('a reload in the middle of a battle resumes in the battle', () =>
  withApp({ device: 'phone' }, async (app) => {
    const position = positionWhere(
      (state) => viewFor(state, 'table').decision?.kind === 'assault' && viewFor(state, 'table').decision?.seat === 0,
    );
    const planted = await plant(app.page, [person('Ada'), bot('Bo')], position);
    await app.open(`/match/${planted.id}`);
    await app.heading(/^Battle for/).waitFor();
    await app.picture('battle-phone');
    await app.assertAccessible();
    await app.page.reload();
    await app.heading(/^Battle for/).waitFor();
    assert.equal(hash(await recorded(app.page, planted.id)), hash(planted.state));
  }),
);
