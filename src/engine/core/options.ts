/**
 * What the players may agree on (ALT-03), as one table: type, limits, and the number of the rules that it sets. Checking,
 * reading and writing a set-up loop over it; a module brings a table of its own, which counts in games that have it.
 */
import type { ModuleOptions } from '../modules/words';
import type { Place } from './components';
import type { ConfigProblem } from './config';
import { asBoolean, asInt, asList, asText, type Reader } from './read';
import type { Tuning } from './ruleset';
import { checkWheels, wheelsNamed } from './wheel';

export interface NumberOption {
  readonly type: 'number';
  readonly least: number;
  readonly most: number;
  /** What it is if nobody has agreed on anything: the least, if left out. For those that set no number of the rules. */
  readonly usual?: number;
  readonly tune?: (tuning: Tuning, value: number) => void;
}
export interface FlagOption {
  readonly type: 'flag';
  readonly tune?: (tuning: Tuning, value: boolean) => void;
}
/** Squares of the map, in the order of the seats. */
export interface PlacesOption {
  readonly type: 'places';
  readonly tune?: (tuning: Tuning, value: readonly Place[]) => void;
}
/** Kinds of cards in an order of their own. */
export interface NamesOption {
  readonly type: 'names';
  readonly check: (value: readonly string[]) => ConfigProblem | null;
  readonly tune?: (tuning: Tuning, value: readonly string[]) => void;
}
export type OptionDef = NumberOption | FlagOption | PlacesOption | NamesOption;
export type OptionTable = Readonly<Record<string, OptionDef>>;

type ValueOf<D extends OptionDef> = D extends NumberOption
  ? number
  : D extends FlagOption
    ? boolean
    : D extends PlacesOption
      ? readonly Place[]
      : readonly string[];
export type OptionsOf<T extends OptionTable> = { readonly [O in keyof T]?: ValueOf<T[O]> };

const number = <K extends keyof Tuning>(least: number, most: number, sets: K) =>
  ({
    type: 'number',
    least,
    most,
    tune: (tuning: Tuning, value: number) => void Object.assign(tuning, { [sets]: value }),
  }) as const;
const flag = <K extends keyof Tuning>(sets: K) =>
  ({ type: 'flag', tune: (tuning: Tuning, value: boolean) => void Object.assign(tuning, { [sets]: value }) }) as const;
const places = <K extends keyof Tuning>(sets: K) =>
  ({
    type: 'places',
    tune: (tuning: Tuning, value: readonly Place[]) => void Object.assign(tuning, { [sets]: value }),
  }) as const;

/** In the order in which they are written. */
export const CORE_OPTIONS = {
  neutralDefence: number(1, 20, 'neutralDefence'),
  ruinsDefence: number(1, 30, 'ruinsDefence'),
  startCities: number(1, 2, 'startCities'),
  neutralCities: number(0, 2, 'neutralCities'),
  startHeroes: number(0, 2, 'startHeroes'),
  /** The game ends after this many weeks, whatever else ends it. */
  weeks: number(1, 12, 'weeks'),
  points: number(5, 100, 'points'),
  level4Cities: number(1, 8, 'level4Cities'),
  mapFullEnds: flag('mapFullEnds'),
  starts: places('starts'),
  neutrals: places('neutrals'),
  /** GA-09: the Staff may swap two cards of the board. */
  staffSwaps: flag('staffSwaps'),
  /** As many as the board has. */
  ruins: places('ruinsPlaces'),
  /** The oracle's order: the artefacts of the outer wheel clockwise from 12 o'clock, then those of the inner one. */
  wheel: {
    type: 'names',
    check: checkWheels,
    tune: (tuning: Tuning, value: readonly string[]) => void (tuning.wheels = wheelsNamed(value)),
  },
} as const satisfies OptionTable;

/** What is left out is as the rulebook has it. */
export type Options = CoreOptions & ModuleOptions;
type CoreOptions = OptionsOf<typeof CORE_OPTIONS>;
export type OptionName = keyof CoreOptions;

type NumericOption = { [O in OptionName]: (typeof CORE_OPTIONS)[O] extends NumberOption ? O : never }[OptionName];

const limits = ({ least, most }: NumberOption): readonly [least: number, most: number] => [least, most];
export const OPTION_LIMITS: Readonly<Record<NumericOption, readonly [least: number, most: number]>> = {
  neutralDefence: limits(CORE_OPTIONS.neutralDefence),
  ruinsDefence: limits(CORE_OPTIONS.ruinsDefence),
  startCities: limits(CORE_OPTIONS.startCities),
  neutralCities: limits(CORE_OPTIONS.neutralCities),
  startHeroes: limits(CORE_OPTIONS.startHeroes),
  weeks: limits(CORE_OPTIONS.weeks),
  points: limits(CORE_OPTIONS.points),
  level4Cities: limits(CORE_OPTIONS.level4Cities),
};

/** Those of the core and of the modules that take part, in the order in which they are written. */
export function optionsWith(
  modules: readonly { readonly options?: OptionTable }[],
): readonly (readonly [string, OptionDef])[] {
  return [CORE_OPTIONS, ...modules.map(({ options }) => options ?? {})].flatMap((table) =>
    Object.entries<OptionDef>(table),
  );
}

/** What the players agreed on for a number of a module, or what it is otherwise. */
export function agreedNumber({ options }: { readonly options: object }, name: string, otherwise: number): number {
  const value: unknown = Reflect.get(options, name);
  return typeof value === 'number' ? value : otherwise;
}

const MOST_PLACES = 64;
const coordinate = asInt(0, 1000);
const place: Reader<Place> = (value) => {
  const [row, column] = asList(coordinate, 2)(value) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
};
const NUMBER = asInt(0, 1000);
const PLACES = asList(place, MOST_PLACES);
const NAMES = asList(asText(MOST_PLACES), MOST_PLACES);

/** The shape of a value from outside; whether it is within its limits `checkOption` says. */
export function readOption(
  { type }: OptionDef,
  value: unknown,
): number | boolean | readonly Place[] | readonly string[] | undefined {
  if (type === 'number') return NUMBER(value);
  if (type === 'flag') return asBoolean(value);
  return type === 'places' ? PLACES(value) : NAMES(value);
}

/** What is wrong with what the players agreed on for an option, looked at by itself. */
export function checkOption(name: string, option: OptionDef, value: unknown): ConfigProblem | null {
  if (option.type === 'names') return isNames(value) ? option.check(value) : null;
  if (option.type !== 'number' || asInt(option.least, option.most)(value) !== undefined) return null;
  return { kind: 'option', option: name, least: option.least, most: option.most };
}

const isPlaces = (value: unknown): value is readonly Place[] => Array.isArray(value);
const isNames = (value: unknown): value is readonly string[] => Array.isArray(value);

/** Sets the number of the rules that an agreed option stands for. */
export function tuneBy(option: OptionDef, tuning: Tuning, value: unknown): void {
  if (option.type === 'number') {
    if (typeof value === 'number') option.tune?.(tuning, value);
  } else if (option.type === 'flag') {
    if (typeof value === 'boolean') option.tune?.(tuning, value);
  } else if (option.type === 'names') {
    if (isNames(value)) option.tune?.(tuning, value);
  } else if (isPlaces(value)) option.tune?.(tuning, value);
}
