/** Set-ups of every kind, each from a text: the text alone brings back the same game. */
import {
  BASE_FACTIONS,
  BOARDS,
  checkConfig,
  item,
  newChance,
  pick,
  placeOf,
  type Chance,
  type GameConfig,
  type Options,
  type SeatConfig,
} from '@battalia/engine';
import { MODULE_MIXES } from '../../walk';

const PLAYERS = [2, 3, 4] as const;

/** The set-up of a numbered game: the mixes in turn, the options by chance. */
export function configOf(seed: string, number: number): GameConfig {
  const chance = newChance(`config ${seed} ${number}`);
  const players = item(PLAYERS, number % PLAYERS.length);
  const modules = item(MODULE_MIXES, Math.floor(number / PLAYERS.length) % MODULE_MIXES.length);
  for (;;) {
    const seats = seatsOf(chance, players);
    const options = optionsOf(chance);
    const config: GameConfig = {
      seats,
      modules,
      options: pick(chance, 4) === 0 ? { ...options, ...layoutOf(chance, players, options) } : options,
      excluded: players === 2 && pick(chance, 3) === 0 ? pick(chance, BASE_FACTIONS) : null,
    };
    if (checkConfig(config) === null) return config;
  }
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
function seatsOf(chance: Chance, players: number): readonly SeatConfig[] {
  const settled = pick(chance, 3);
  const factions = [0, 1, 2, 3];
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
