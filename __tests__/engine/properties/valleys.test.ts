/** The valleys in random games: everything that must hold everywhere, and a brute force for exploring and for every offer. */
import {
  clone,
  decision,
  generate,
  item,
  newChance,
  pick,
  step,
  type Action,
  type Chance,
  type GameState,
} from '@battalia/engine/testing';
import { midgame } from '../walk';
import { anyKind, wander } from '../wander';
import { checkFrom, checkGame, DAILY, newCoverage } from './support/checked-game';
import { compareExploring, compareOffers } from './support/compare-valleys';
import { RARE } from './support/rare';
import { startInValley, VALLEY_GAMES, valleyConfigOf } from './support/valley-games';

test('in random games with the valleys everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  // Four with the pass and six with the bridge, in full swing: mixed games begin with the first choice.
  for (const number of [1, 2]) checkGame(VALLEY_GAMES, 'valleys', number, DAILY, coverage);
  for (const [i, { name, start: begin }] of RARE.entries())
    if (/valley|pass|bridge|gate/.test(name))
      checkFrom(VALLEY_GAMES, begin(`valleys ${i}`), 'rare', i, DAILY, coverage);
  for (const kind of ['explore', 'collect']) expect(coverage.actions.get(kind) ?? 0).toBeGreaterThan(0);
}, 120_000);

/** Goes about, looks at what is open in every position, and likes what is rare. */
function wanderThrough(start: GameState, chance: Chance, steps: number, look: (s: GameState) => void): void {
  wander(start, chance, {
    steps,
    look,
    choose(s) {
      const actions: Action[] = [];
      generate(s, actions);
      const rare = actions.filter(({ kind }) => ['explore', 'move', 'jump', 'collect'].includes(kind));
      return anyKind(rare.length > 0 && pick(chance, 2) === 0 ? rare : actions, chance);
    },
  });
}

test('[VAL-03] in random games exactly that is offered to be explored, with exactly those lines, that a brute force finds', () => {
  let compared = 0;
  let possible = 0;
  for (let game = 1; game < 5; game++) {
    const s = startInValley('exploring', game * 3 + 1);
    wanderThrough(s, newChance(`exploring ${game}`), 60, (position) => {
      if (decision(position)?.kind !== 'acting') return;
      compared++;
      expect(compareExploring(clone(position))).toEqual([]);
      const actions: Action[] = [];
      generate(position, actions);
      if (actions.some(({ kind }) => kind === 'explore')) possible++;
    });
  }
  expect(compared).toBeGreaterThan(50);
  expect(possible).toBeGreaterThan(5);
}, 120_000);

test('[VAL-07, VAL-08] every question of pass, bridge and gates is answered by exactly what a brute force finds', () => {
  const seen = new Map<string, number>();
  const look = (position: GameState): void => {
    const kind = decision(position)?.kind ?? '';
    if (!['atPass', 'atBridge', 'raising', 'giving', 'lowering', 'atGate', 'underGate'].includes(kind)) return;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    expect(compareOffers(clone(position))).toEqual([]);
  };
  for (let game = 0; game < 12; game++) {
    const s = midgame(valleyConfigOf('offers', game), `offers ${game}`);
    const chance = newChance(`offers ${game}`);
    while (decision(s)?.kind !== 'acting') {
      const actions: Action[] = [];
      generate(s, actions);
      step(s, item(actions, actions.length - 1));
    }
    const rich = RARE.filter(({ name }) => /bridge|gate|pass/.test(name));
    wanderThrough(clone(s), chance, 10, look);
    wanderThrough(item(rich, game % rich.length).start(`offers ${game}`), chance, 12, look);
  }
  for (const kind of ['atPass', 'atBridge', 'raising', 'giving', 'lowering', 'atGate', 'underGate'])
    expect([kind, (seen.get(kind) ?? 0) > 0]).toEqual([kind, true]);
}, 120_000);
