/** Drawing lots: the first player, the factions, the faction that two players leave out (SETUP-04, SETUP-07, SG-01). */
import { BASE_FACTIONS, FACTION_NAMES, newChance, pick, type Chance, type FactionName } from '@battalia/engine';

/** Chance for a real table comes from outside; the generator makes it fair. */
export const freshChance = (): Chance => newChance(`${Date.now()} ${Math.random()}`);

export interface Lots {
  readonly first: number;
  /** By seat. */
  readonly factions: readonly FactionName[];
  /** With two players and the base game the pool keeps three factions, so one of the free ones leaves. */
  readonly leaves: FactionName | null;
}

/** Five and six players need the factions of the expansion. */
export const needsExpansion = (players: number): boolean => players > BASE_FACTIONS;

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(pick(chance, left.length), 1));
  return drawn;
}

export function drawLots(players: number, expansion: boolean, chance: Chance): Lots {
  const factions = shuffled(
    FACTION_NAMES.slice(0, expansion || needsExpansion(players) ? FACTION_NAMES.length : BASE_FACTIONS),
    chance,
  );
  return {
    first: pick(chance, players),
    factions: factions.slice(0, players),
    leaves: players === 2 && !expansion ? (factions[players] ?? null) : null,
  };
}
