/** ALT-03 as steps on a scale: what the rules say, what was agreed, what comes next. */
import { checkConfig, createGame, OPTION_LIMITS, type ModuleId } from '@battalia/engine';
import { mostSeats, type SetupOptions } from '@/store/match/setup';

export const NUMBER_OPTIONS = [
  'weeks',
  'points',
  'level4Cities',
  'neutralDefence',
  'ruinsDefence',
  'startHeroes',
  'startCities',
  'neutralCities',
] as const;
export type NumberOption = (typeof NUMBER_OPTIONS)[number];

/** Ends that a game need not have: 0 is none. */
const MAY_BE_NONE: readonly NumberOption[] = ['weeks', 'points'];
const STEP: Readonly<Partial<Record<NumberOption, number>>> = { points: 5 };

export interface Ruled extends Readonly<Record<NumberOption, number>> {
  readonly mapFullEnds: boolean;
}

/** What the rules and the chosen modules say for so many players. Modules that clash are left out after the first. */
export function ruled(players: number, modules: readonly ModuleId[]): Ruled {
  const playable: ModuleId[] = [];
  const config = (some: readonly ModuleId[]) => ({
    // More than there is a board for are being sat down: what the rules say is told all the same.
    seats: Array.from({ length: Math.min(players, mostSeats(some)) }, () => ({ faction: null })),
    modules: some,
    options: {},
    excluded: null,
  });
  for (const module of modules) if (checkConfig(config([...playable, module])) === null) playable.push(module);
  const rules = createGame(config(playable), 'rules').rules;
  const { weeks, points, level4Cities, neutralDefence, ruinsDefence, startHeroes, neutralCities, mapFullEnds } = rules;
  // Marked by somebody or not: as many as lie where starts are.
  const startCities = rules.startRings;
  return {
    weeks,
    points,
    level4Cities,
    neutralDefence,
    ruinsDefence,
    startHeroes,
    startCities,
    neutralCities,
    mapFullEnds,
  };
}

/** The next value up or down, or null where the scale ends. */
export function stepped(option: NumberOption, value: number, direction: 1 | -1): number | null {
  const [least, most] = OPTION_LIMITS[option];
  const none = MAY_BE_NONE.includes(option);
  if (value === 0 && none) return direction === 1 ? least : null;
  const next = value + direction * (STEP[option] ?? 1);
  if (next >= least && next <= most) return next;
  return next < least && none ? 0 : null;
}

/** Options with one of them changed. What is as the rules have it is left out, so that a preset is recognised again. */
export function withOption(options: SetupOptions, option: NumberOption, value: number, rules: Ruled): SetupOptions {
  const { [option]: _before, ...others } = options;
  // Another number of cities lies elsewhere.
  const { starts: _starts, neutrals: _neutrals, ...elsewhere } = others;
  const rest = option === 'startCities' || option === 'neutralCities' ? elsewhere : others;
  return value === rules[option] || (value === 0 && MAY_BE_NONE.includes(option)) ? rest : { ...rest, [option]: value };
}
