/** Modules that can be played together, asked of the engine: those that are added to the app later are among them. */
import {
  checkConfig,
  item,
  MODULE_IDS,
  MODULES,
  pick,
  standardConfig,
  type Chance,
  type ModuleId,
} from '@battalia/engine';

const inOrder = (ids: readonly ModuleId[]): readonly ModuleId[] => MODULE_IDS.filter((id) => ids.includes(id));

/** A module with everything that it needs, and what that needs. */
export function withNeeds(id: ModuleId): readonly ModuleId[] {
  const { needs = [] } = MODULES.find((module) => module.id === id) ?? {};
  return inOrder([...new Set([id, ...needs.flatMap(withNeeds)])]);
}

const canBePlayed = (players: number, ids: readonly ModuleId[]): boolean =>
  checkConfig(standardConfig(players, ids)) === null;

/** As many modules as go with these, the first ones first. */
export const asManyAs = (players: number, ids: readonly ModuleId[]): readonly ModuleId[] =>
  MODULE_IDS.reduce((mix: readonly ModuleId[], id) => {
    const more = inOrder([...new Set([...mix, ...withNeeds(id)])]);
    return canBePlayed(players, more) ? more : mix;
  }, ids);

/** Any mix for so many players: modules in a random order, each by the toss of a coin, if it goes with those before. */
export function someMix(chance: Chance, players: number): readonly ModuleId[] {
  // Five and six have nothing without the module that has a board for them.
  let mix: readonly ModuleId[] = canBePlayed(players, []) ? [] : inOrder(['stormgates']);
  const left = [...MODULE_IDS];
  while (left.length > 0) {
    const id = item(left.splice(pick(chance, left.length), 1), 0);
    const more = inOrder([...new Set([...mix, ...withNeeds(id)])]);
    if (pick(chance, 2) === 0 && canBePlayed(players, more)) mix = more;
  }
  return mix;
}
