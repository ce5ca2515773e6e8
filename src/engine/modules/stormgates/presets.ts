/**
 * Games of The Stormgates that people ask for by name (SG-07): which modules and options they are, by number of players. A game
 * whose modules the app does not have yet is not there.
 */
import type { GameConfig } from '../../core/config';
import type { Options } from '../../core/options';
import type { ModuleId } from '../words';

/** Six factions, gates, trade, new Great Artefacts, fate, and kings and queens: in both. */
const BOTH = ['stormgates', 'gates', 'trade', 'relics', 'fate', 'royals'] as const;

const MORE: Readonly<Record<StormgatesPreset, (players: number) => readonly string[]>> = {
  /** Neutral cities at 4, ruins at 8, and first cards that are dealt: as these modules have it by themselves. */
  beginners: () => [],
  standard: (players) => ['heroic', 'draft', ...(players >= 4 ? ['teams'] : [])],
};

export const STORMGATES_PRESETS = ['beginners', 'standard'] as const;
export type StormgatesPreset = (typeof STORMGATES_PRESETS)[number];

/** Weeks after which a game ends that a full map does not end. It can be switched off. [inferred] */
const WEEKS = 6;

/** Null as long as one of its modules is missing. */
export function stormgatesPreset(
  preset: StormgatesPreset,
  players: number,
  available: readonly ModuleId[],
): Pick<GameConfig, 'modules' | 'options'> | null {
  const wanted: readonly string[] = [...BOTH, ...MORE[preset](players)];
  const modules = available.filter((id) => wanted.includes(id));
  const isEndless = players === 2 || players === 3 || players === 5;
  const options: Options = isEndless ? { weeks: WEEKS } : {};
  return modules.length === wanted.length ? { modules, options } : null;
}
