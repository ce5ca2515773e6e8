/** Maps of real games, to look at: random games played until the map is nearly full. */
import {
  apply,
  debug,
  isOver,
  legalActions,
  newChance,
  pick,
  standardConfig,
  viewFor,
  type GameState,
  type ModuleId,
} from '@battalia/engine';
import { sceneOf, type Scene } from '@/board/scene';

const LONGEST = 6000;

/** The last position of a random game in which building is preferred, so that the map fills up. */
export function grownScene(players: 2 | 3 | 4, seed: string, share = 1, modules: readonly ModuleId[] = []): Scene {
  let state: GameState = debug.started(standardConfig(players, modules, { level4Cities: 8 }), seed);
  const chance = newChance(seed);
  for (let i = 0; i < LONGEST && !isOver(state); i++) {
    const actions = legalActions(state);
    const wanted = actions.filter(
      ({ kind }) => kind === 'build' || kind === 'place' || kind === 'upgrade' || kind === 'recruit',
    );
    const good =
      wanted.length > 0
        ? wanted
        : actions.filter(({ kind }) => kind !== 'mulligan' && kind !== 'ambush' && kind !== 'attack');
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

/** The same map with cities of all levels and many owners, as late in a good game; for pictures only. */
export function prosperous(scene: Scene): Scene {
  const holders = scene.sites.flatMap((site) =>
    site.kind === 'land' && site.place.kind === 'city' && site.place.holder !== null ? [site.place.holder] : [],
  );
  const seats = [...new Map(holders.map((holder) => [holder.seat, holder])).values()];
  let count = 0;
  const sites = scene.sites.map((site) => {
    if (site.kind !== 'land' || site.place.kind !== 'city') return site;
    const holder = seats[count % seats.length] ?? null;
    const level = ((Math.floor(count / seats.length) + count) % 4) + 1;
    count++;
    return { ...site, place: { ...site.place, level, holder: count % 7 === 0 ? null : holder } };
  });
  return { ...scene, sites };
}
