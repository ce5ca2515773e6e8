/** Set-ups of every kind, each from a text: the text alone brings back the same game. */
import {
  BASE_FACTIONS,
  BOARDS,
  checkConfig,
  FACTION_NAMES,
  item,
  newChance,
  pick,
  placeOf,
  type Chance,
  type GameConfig,
  type ModuleId,
  type Options,
  type SeatConfig,
} from '@battalia/engine';
import { MODULE_MIXES } from '../../walk';

const PLAYERS = [2, 3, 4] as const;

/** The set-up of a numbered game: the mixes in turn, what goes with each of them and the options by chance. */
export function configOf(seed: string, number: number): GameConfig {
  const chance = newChance(`config ${seed} ${number}`);
  const few = item(PLAYERS, number % PLAYERS.length);
  const mix = item(MODULE_MIXES, Math.floor(number / PLAYERS.length) % MODULE_MIXES.length);
  const { players, modules, agreed } = expansionOf(chance, few, mix);
  for (;;) {
    const seats = seatsOf(chance, players, modules.includes('stormgates') ? FACTION_NAMES.length : BASE_FACTIONS);
    const options = { ...optionsOf(chance), ...agreed };
    const moves = players === few && agreed.wide !== true && pick(chance, 4) === 0;
    const config: GameConfig = {
      seats,
      modules,
      options: moves ? { ...options, ...layoutOf(chance, few, options) } : options,
      excluded: players === 2 && pick(chance, 3) === 0 ? pick(chance, BASE_FACTIONS) : null,
    };
    if (checkConfig(config) === null) return config;
  }
}

/** What of the expansion goes with a mix: half of the games have some of it, with up to six players where there is room for them. */
function expansionOf(
  chance: Chance,
  few: number,
  mix: readonly ModuleId[],
): { readonly players: number; readonly modules: readonly ModuleId[]; readonly agreed: Options } {
  if (pick(chance, 2) === 0) return { players: few, modules: mix, agreed: {} };
  const roomy = !mix.includes('volcano') && !mix.includes('nocities') && pick(chance, 3) > 0;
  const players = roomy ? 2 + pick(chance, 5) : few;
  const coin = (): boolean => pick(chance, 2) === 0;
  const modules: ModuleId[] = [...mix];
  if (roomy) modules.push('stormgates');
  if (players >= 4 && coin()) modules.push('teams');
  if (coin()) modules.push('draft');
  const agreed: Options = {
    ...(roomy && pick(chance, 4) === 0 ? { wide: true } : {}),
    ...(modules.includes('teams') && coin() ? { twoTeams: true, twoAttacks: true } : {}),
    ...(modules.includes('draft') && coin() ? { bandsFirst: true } : {}),
  };
  return { players, modules, agreed };
}

/** ALT-03: starts and neutrals on any squares; layouts that touch are drawn again. */
function layoutOf(chance: Chance, players: 2 | 3 | 4, { startCities = 1, neutralCities = 1 }: Options): Options {
  const { rows, columns, missing, sites } = BOARDS[players];
  const taken = [...missing, ...sites.map(({ place }) => place)].map(String);
  const free = Array.from({ length: rows * columns }, (_, square) => placeOf(columns, square)).filter(
    (place) => !taken.includes(String(place)),
  );
  const some = (count: number) =>
    Array.from({ length: count }, () => item(free.splice(pick(chance, free.length), 1), 0));
  return { starts: some(players * startCities), neutrals: some(players * neutralCities) };
}

/** Factions chosen at the table, or settled for some or all. */
function seatsOf(chance: Chance, players: number, count: number): readonly SeatConfig[] {
  const settled = pick(chance, 3);
  const factions = Array.from({ length: count }, (_, faction) => faction);
  return Array.from({ length: players }, () => {
    const [faction] = factions.splice(pick(chance, factions.length), 1);
    return { faction: settled === 0 || (settled === 1 && pick(chance, 2) === 0) ? null : (faction ?? null) };
  });
}

const oneOf = <T>(chance: Chance, ...values: readonly T[]): T => item(values, pick(chance, values.length));

/** ALT-03. Half of the games are played by the book, but for the weeks: random players may need for ever. */
function optionsOf(chance: Chance): Options {
  const weeks = oneOf(chance, 1, 2, 3);
  if (pick(chance, 2) === 0) return { weeks };
  const maybe = <T>(name: keyof Options, ...values: readonly T[]): Record<string, T> =>
    pick(chance, 3) === 0 ? { [name]: oneOf(chance, ...values) } : {};
  return {
    weeks,
    ...maybe('neutralDefence', 1, 2, 9),
    ...maybe('ruinsDefence', 1, 3, 12),
    ...maybe('startCities', 1, 2),
    ...maybe('neutralCities', 0, 1, 2),
    ...maybe('startHeroes', 0, 1, 2),
    ...maybe('points', 5, 12, 40),
    ...maybe('level4Cities', 1, 3, 8),
    ...maybe('mapFullEnds', true, false),
    ...maybe('staffSwaps', true),
  };
}
