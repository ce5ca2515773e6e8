/** What random play has found: each once wrong, named after what went wrong. */
import { createGame, refusal, standardConfig } from '@battalia/engine';
import { arrange } from '../support';
import { asAction } from './support/mutants';

test('a faction far beyond the last one is not taken for one of the four', () => {
  const s = createGame(standardConfig(4), 'factions');
  for (const faction of [32, 33, 65, 64 + 3]) expect(refusal(s, { kind: 'chooseFaction', faction })).toEqual({ code: 'factionTaken' });
});

test('a kind that only reads like a kind is no kind', () => {
  const s = arrange();
  for (const kind of [['endTurn'], { toString: () => 'endTurn' }, new String('endTurn')]) expect(refusal(s, asAction({ kind }))).toEqual({ code: 'malformed' });
  expect(refusal(s, { kind: 'endTurn' })).toBeNull();
});
