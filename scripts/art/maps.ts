/** Maps of real games, to look at: random games played until the map is nearly full. */
import { apply, createGame, debug, isOver, legalActions, newChance, pick, standardConfig, viewFor, type GameState, type ModuleId } from '@battalia/engine';
import { sceneOf, type Scene } from '@/board/scene';

const LONGEST = 6000;

/** The last position of a random game in which building is preferred, so that the map fills up. */
export function grownScene(players: 2 | 3 | 4, seed: string, share = 1, modules: readonly ModuleId[] = []): Scene {
  let state: GameState = debug.started(standardConfig(players, modules, { level4Cities: 8 }), seed);
  void createGame;
  const chance = newChance(seed);
  for (let i = 0; i < LONGEST && !isOver(state); i++) {
    const actions = legalActions(state);
    const wanted = actions.filter(({ kind }) => kind === 'build' || kind === 'place' || kind === 'upgrade' || kind === 'recruit');
    const good = wanted.length > 0 ? wanted : actions.filter(({ kind }) => kind !== 'mulligan' && kind !== 'ambush' && kind !== 'attack');
    const list = good.length > 0 ? good : actions;
    const action = list[pick(chance, list.length)];
    if (action === undefined) break;
    const result = apply(state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    state = result.state;
    const scene = sceneOf(viewFor(state, 'table'));
    const open = scene.sites.filter((site) => site.kind !== 'table');
    if (open.filter((site) => site.kind !== 'blank').length >= open.length * share) return scene;
  }
  return sceneOf(viewFor(state, 'table'));
}
