/** Maps of real games, to look at: random games played until the map is nearly full. */
import {
  debug,
  legalActions,
  newChance,
  standardConfig,
  viewFor,
  type Action,
  type Chance,
  type GameState,
  type ModuleId,
} from '@battalia/engine/testing';
import { sceneOf, type Scene } from '@/board/scene';
import { anyOf, wander } from '../../__tests__/engine/wander';

const LONGEST = 6000;

/** The last position of a random game in which building is preferred, so that the map fills up. */
export function grownScene(players: 2 | 3 | 4, seed: string, share = 1, modules: readonly ModuleId[] = []): Scene {
  const state = debug.started(standardConfig(players, modules, { level4Cities: 8 }), seed);
  const isFull = (s: GameState): boolean => {
    const open = sceneOf(viewFor(s, 'table')).sites.filter((site) => site.kind !== 'table');
    return open.filter((site) => site.kind !== 'blank').length >= open.length * share;
  };
  wander(state, newChance(seed), {
    steps: LONGEST,
    choose: buildingFirst,
    until: (s, step) => step > 0 && isFull(s),
  });
  return sceneOf(viewFor(state, 'table'));
}

function buildingFirst(s: GameState, chance: Chance): Action {
  const actions = legalActions(s);
  const wanted = actions.filter(
    ({ kind }) => kind === 'build' || kind === 'place' || kind === 'upgrade' || kind === 'recruit',
  );
  const good =
    wanted.length > 0
      ? wanted
      : actions.filter(({ kind }) => kind !== 'mulligan' && kind !== 'ambush' && kind !== 'attack');
  return anyOf(good.length > 0 ? good : actions, chance);
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
