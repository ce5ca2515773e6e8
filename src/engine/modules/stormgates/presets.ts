/** Games of The Stormgates that people ask for by name (SG-07): which modules and options they are, by number of players. */
import type { GameConfig } from '../../core/config';
import type { ModuleId } from '../words';

/** Six factions, gates, trade, new Great Artefacts, fate, and kings and queens: in both. */
const BOTH: readonly ModuleId[] = ['stormgates', 'gates', 'trade', 'relics', 'fate', 'royals'];

export const STORMGATES_PRESETS = ['beginners', 'standard'] as const;
export type StormgatesPreset = (typeof STORMGATES_PRESETS)[number];

const MORE: Readonly<Record<StormgatesPreset, (players: number) => readonly ModuleId[]>> = {
  /** Neutral cities at 4, ruins at 8, and first cards that are dealt: as these modules have it by themselves. */
  beginners: () => [],
  standard: (players) => ['heroic', 'draft', ...(players >= 4 ? (['teams'] as const) : [])],
};

/** Weeks after which a game ends that a full map does not end. It can be switched off. [inferred] */
const WEEKS = 6;

export function stormgatesPreset(preset: StormgatesPreset, players: number): Pick<GameConfig, 'modules' | 'options'> {
  const isEndless = players === 2 || players === 3 || players === 5;
  return { modules: [...BOTH, ...MORE[preset](players)], options: isEndless ? { weeks: WEEKS } : {} };
}
