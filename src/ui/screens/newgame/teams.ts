/** Who plays together: seats decide it (TEAM-01), so people change seats to change teams. The engine says who sits with whom. */
import { checkConfig, rulesOf, type GameConfig } from '@battalia/engine';
import { configOf, type Setup, type SetupSeat } from '@/store/match/setup';
import type { PlainKey } from '@/i18n/message';

/** By seat the number of its team, or null where everybody plays alone. */
export function teamsIn(setup: Setup): readonly number[] | null {
  return setup.modules.includes('teams') ? partiesOf(setup) : null;
}

/** Of the seats alone: what else is wrong with a set-up does not matter. */
function partiesOf(setup: Setup): readonly number[] | null {
  const { wide, twoTeams } = setup.options;
  const config: GameConfig = {
    ...configOf({ ...setup, seats: setup.seats.map((seat) => ({ ...seat, faction: 'random' })) }),
    modules: setup.seats.length > 4 ? ['stormgates', 'teams'] : ['teams'],
    options: { ...(wide === undefined ? {} : { wide }), ...(twoTeams === undefined ? {} : { twoTeams }) },
    excluded: null,
  };
  return checkConfig(config) === null ? rulesOf(config).parties : null;
}

export interface Arrangement {
  readonly id: 'none' | 'two' | 'threes';
  readonly name: PlainKey;
}

/** The ways that so many can play: each for themselves first. */
export function arrangementsOf(players: number): readonly Arrangement[] {
  const alone: Arrangement = { id: 'none', name: 'newGame.teams.none' };
  switch (players) {
    case 4:
      return [alone, { id: 'two', name: 'newGame.teams.two' }];
    case 5:
      return [alone, { id: 'two', name: 'newGame.teams.uneven' }];
    case 6:
      return [alone, { id: 'two', name: 'newGame.teams.pairs' }, { id: 'threes', name: 'newGame.teams.threes' }];
    default:
      return [];
  }
}

export const arrangementIn = ({ modules, options, seats }: Setup): Arrangement['id'] =>
  !modules.includes('teams') ? 'none' : options.twoTeams === true && seats.length === 6 ? 'threes' : 'two';

export function arranged({ modules, options }: Setup, id: Arrangement['id']): Partial<Setup> {
  const { twoTeams: _before, ...others } = options;
  const without = modules.filter((module) => module !== 'teams');
  return {
    modules: id === 'none' ? without : [...without, 'teams'],
    options: id === 'threes' ? { ...others, twoTeams: true } : others,
  };
}

const swapped = (seats: readonly SetupSeat[], one: number, other: number): SetupSeat[] => {
  const changed = [...seats];
  const [first, second] = [seats[one], seats[other]];
  if (first !== undefined && second !== undefined) {
    changed[one] = second;
    changed[other] = first;
  }
  return changed;
};

/** Somebody sits down in another team: whoever sat there last goes to the seat that was left. */
export function seatedIn(setup: Setup, seat: number, team: number, besides: number | null = null): SetupSeat[] {
  const teams = teamsIn(setup);
  if (teams === null || teams[seat] === team) return [...setup.seats];
  const leaves = teams.findLastIndex((of, other) => of === team && other !== besides);
  return leaves < 0 ? [...setup.seats] : swapped(setup.seats, seat, leaves);
}

/** Two seats play together: the first comes to the second, who stays. */
export function joined(setup: Setup, seat: number, to: number): SetupSeat[] {
  const team = teamsIn(setup)?.[to];
  return team === undefined || seat === to ? [...setup.seats] : seatedIn(setup, seat, team, to);
}
