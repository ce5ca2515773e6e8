/** What a save costs at the end of a long game, and how long the game is as a code. */
import {
  apply,
  createGame,
  isOver,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type GameState,
  type Played,
} from '@battalia/engine';
import { chooseAtOnce } from '../../src/bots/bot';
import { BOTS } from '../../src/bots/players';
import { Journal, type JournalEntry } from '../../src/store/match/journal';
import { loadMatch } from '../../src/store/match/savedMatches';
import { fromCode, toCode } from '../../src/store/match/share';
import type { Change } from '../../src/store/match/storage';
import { Memory } from '../../__tests__/store/match/memory';
import { quantile, type Row } from './measure';
import type { NodeSection } from './node-only';

const config = standardConfig(4, [], { weeks: 12 });
const seed = 'a long game';
const players = config.seats.map((_, seat) => ({ name: `Player ${seat + 1}`, bot: 'friman' as const }));

/** Counts what is written and keeps the latest of each key. */
class Counting extends Memory {
  written = 0;
  override write(changes: readonly Change[]) {
    for (const [, text] of changes) this.written += text?.length ?? 0;
    return super.write(changes);
  }
}

function longGame(): { readonly actions: readonly Played[]; readonly states: readonly GameState[] } {
  const chance = newChance(seed);
  const actions: Played[] = [];
  let state = createGame(config, seed);
  const states = [state];
  while (!isOver(state)) {
    const action = chooseAtOnce(BOTS.friman, viewFor(state, toMove(state)), legalActions(state), chance, {
      kind: 'nodes',
      nodes: 1,
    });
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    actions.push({ seat: toMove(state), action });
    state = result.state;
    states.push(state);
  }
  return { actions, states };
}

export const saves: NodeSection = {
  title: 'Saves and codes of a long game, 4 players',
  async run() {
    const { actions, states } = longGame();
    const storage = new Counting();
    const journal = new Journal(storage, 'long', 'bench');
    const entry = (count: number): JournalEntry => {
      const state = states[count];
      if (state === undefined) throw new Error('no such state');
      return {
        config,
        seed,
        players,
        startedAt: 0,
        playedAt: 0,
        casual: false,
        over: count === actions.length,
        day: state.day,
        actions: actions.slice(0, count),
        state,
      };
    };
    const bytes: number[] = [];
    const times: number[] = [];
    for (let count = 0; count <= actions.length; count++) {
      const before = storage.written;
      const started = performance.now();
      await journal.write(entry(count));
      if (count < actions.length - 200) continue;
      times.push((performance.now() - started) * 1000);
      bytes.push(storage.written - before);
    }
    const loading = performance.now();
    const loaded = await loadMatch(storage, 'long');
    const load = performance.now() - loading;
    if (!loaded.ok || loaded.match.from !== null) throw new Error('a match that cannot be read');
    const game = { players, config, seed, actions };
    const packing = performance.now();
    const code = toCode(game);
    const packed = performance.now();
    if (!fromCode(code).ok) throw new Error('a code that cannot be read');
    const unpacked = performance.now();
    const once = (name: string, unit: Row['unit'], value: number): Row => ({ name, unit, median: value, p95: value });
    return [
      once('actions of the game', '#', actions.length),
      { name: 'a save, written', unit: 'kB', median: quantile(bytes, 0.5) / 1000, p95: quantile(bytes, 0.95) / 1000 },
      { name: 'a save, time', unit: 'µs', median: quantile(times, 0.5), p95: quantile(times, 0.95) },
      once('the whole match, stored', 'kB', storage.size() / 1000),
      once('opening it', 'µs', load * 1000),
      once('the whole game as a code', 'kB', code.length / 1000),
      once('making the code', 'µs', (packed - packing) * 1000),
      once('reading and checking it', 'µs', (unpacked - packed) * 1000),
    ];
  },
};
