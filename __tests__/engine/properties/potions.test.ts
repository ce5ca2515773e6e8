/** Potions in random games of two to six: everything that must hold everywhere, a brute force, and bots that answer. */
import {
  clone,
  createGame,
  debug,
  decision,
  generate,
  item,
  newChance,
  pick,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { checkConfig, standardConfig, type ModuleId } from '@battalia/engine';
import { bilkarrConfig, scatter } from '../bilkarr';
import { someMix, withNeeds } from '../mixes';
import { enrich } from '../walk';
import { anyOf, wander } from '../wander';
import { APP_GAMES } from './support/app-games';
import { checkGame, DAILY, newCoverage, type Games } from './support/checked-game';
import { comparePotions, compareWindows } from './support/compare-potions';

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Bilkarr with whatever goes with him. */
function configOf(seed: string, number: number) {
  const chance = newChance(`potions ${seed} ${number}`);
  const players = item(PLAYERS, number % PLAYERS.length);
  const bilkarr = withNeeds('bilkarr');
  for (;;) {
    const mix: readonly ModuleId[] = [...new Set([...bilkarr, ...someMix(chance, players)])];
    const config = standardConfig(players, mix, { weeks: 1 });
    if (checkConfig(config) === null) return config;
  }
}

const GAMES: Games = {
  ...APP_GAMES,
  configOf,
  start: (seed, number) =>
    enrich(clone(debug.started(configOf(seed, number), `${seed} ${number}`)), `${seed} ${number}`),
  isWhole: () => false,
};

test('in random games with potions for two to six players everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (let number = 0; number < 6; number++) checkGame(GAMES, 'potions', number, DAILY, coverage);
  for (const kind of ['drink', 'darken', 'react', 'refrain'] as const)
    expect([kind, (coverage.actions.get(kind) ?? 0) > 0]).toEqual([kind, true]);
});

/** Positions of random games, with the potions dealt anew wherever nothing waits. */
function positions(seed: string, count: number): readonly GameState[] {
  const found: GameState[] = [];
  for (let number = 0; found.length < count; number++) {
    const chance = newChance(`positions ${seed} ${number}`);
    const s = clone(item([GAMES.start(seed, number)], 0));
    wander(s, chance, {
      steps: 60,
      look() {
        if (s.over !== 0) return;
        if (s.frames === 0 && pick(chance, 4) === 0) scatter(s, (n) => pick(chance, n));
        if (pick(chance, 3) === 0) found.push(clone(s));
      },
      until: () => found.length >= count,
      choose() {
        const actions: Action[] = [];
        generate(s, actions);
        // Battles are what most of them are for.
        const fights = actions.filter(({ kind }) => ['attack', 'stand', 'pass', 'surrender', 'react'].includes(kind));
        return anyOf(fights.length > 0 && pick(chance, 2) === 0 ? fights : actions, chance);
      },
    });
  }
  return found;
}

test('[BILK-02, BILK-03, BILK-04] exactly those potions are bought, drunk and used that a brute force finds', () => {
  const all = positions('deeds', 150);
  const kinds = new Set(all.map((s) => decision(s)?.kind));
  for (const s of all) expect(comparePotions(s)).toEqual([]);
  for (const kind of ['acting', 'assault', 'reaction'] as const) expect(kinds).toContain(kind);
});

test('[BILK-03] exactly those are asked first, about exactly those actions, that a brute force finds', () => {
  const all = positions('windows', 120);
  for (const s of all) expect(compareWindows(s)).toEqual([]);
  expect(all).toHaveLength(120);
});

test('[BILK-03] a game without potions opens no windows and holds no longer questions for them', () => {
  const bare = createGame(standardConfig(4, ['stormgates', 'gates']), 'bare').rules;
  const base = createGame(standardConfig(4), 'bare').rules;
  const brewed = createGame(bilkarrConfig(), 'bare').rules;
  for (const rules of [bare, base]) expect(rules.deedAt.every(({ windows }) => windows.length === 0)).toBe(true);
  expect(brewed.deedAt.filter(({ windows }) => windows.length > 0).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['hire', 'move', 'stand', 'pass', 'surrender']),
  );
  expect(base.frame).toBeLessThan(10);
});
