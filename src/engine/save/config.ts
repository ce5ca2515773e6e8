/** A set-up from outside: its shape here, whether it can be played in `checkConfig`. */
import type { Place } from '../core/components';
import {
  checkConfig,
  MODULE_IDS,
  type ConfigProblem,
  type GameConfig,
  type ModuleId,
  type Options,
  type SeatConfig,
} from '../core/config';
import { asBoolean, asInt, asList, asNullOr, asRecord, asText, hasOnly, type Reader } from './read';

const MOST = 64;
const number = asInt(0, 1000);
const place: Reader<Place> = (value) => {
  const list = asList(number, 2)(value);
  const [row, column] = list ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
};
const places = asList(place, MOST);

/** In the order in which they are written. */
const OPTIONS: { readonly [O in keyof Options]-?: Reader<NonNullable<Options[O]>> } = {
  neutralDefence: number,
  ruinsDefence: number,
  startCities: number,
  neutralCities: number,
  startHeroes: number,
  weeks: number,
  points: number,
  level4Cities: number,
  mapFullEnds: asBoolean,
  starts: places,
  neutrals: places,
  staffSwaps: asBoolean,
};
const OPTION_NAMES = [
  'neutralDefence',
  'ruinsDefence',
  'startCities',
  'neutralCities',
  'startHeroes',
  'weeks',
  'points',
  'level4Cities',
  'mapFullEnds',
  'starts',
  'neutrals',
  'staffSwaps',
] as const satisfies readonly (keyof Options)[];

const seat: Reader<SeatConfig> = (value) => {
  const record = asRecord(value);
  const faction = asNullOr(number)(record?.['faction']);
  return record === undefined || !hasOnly(record, ['faction']) || faction === undefined ? undefined : { faction };
};

function readOptions(value: unknown): Options | undefined {
  const record = asRecord(value);
  if (record === undefined || !hasOnly(record, OPTION_NAMES)) return undefined;
  const options: { [O in keyof Options]: Options[O] } = {};
  for (const name of OPTION_NAMES) {
    if (record[name] === undefined) continue;
    const option = OPTIONS[name](record[name]);
    if (option === undefined) return undefined;
    Object.assign(options, { [name]: option });
  }
  return options;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: GameConfig }
  /** Null: not even the shape of a set-up. */
  | { readonly ok: false; readonly problem: ConfigProblem | null };

export function readConfig(value: unknown): ReadConfig {
  const record = asRecord(value);
  if (record === undefined || !hasOnly(record, ['seats', 'modules', 'options', 'excluded']))
    return { ok: false, problem: null };
  const seats = asList(seat, MOST)(record['seats']);
  const names = asList(asText(MOST), MOST)(record['modules']);
  const options = readOptions(record['options']);
  const excluded = asNullOr(number)(record['excluded']);
  if (seats === undefined || names === undefined || options === undefined || excluded === undefined)
    return { ok: false, problem: null };
  const modules: ModuleId[] = [];
  for (const name of names) {
    const module = MODULE_IDS.find((id) => id === name);
    if (module === undefined) return { ok: false, problem: { kind: 'unknownModule', module: name } };
    modules.push(module);
  }
  const config: GameConfig = { seats, modules, options, excluded };
  const problem = checkConfig(config);
  return problem === null ? { ok: true, config } : { ok: false, problem };
}

/** The same set-up with its fields in a fixed order: equal set-ups give equal text. */
export function orderedConfig(config: GameConfig): GameConfig {
  const options: { [O in keyof Options]: Options[O] } = {};
  for (const name of OPTION_NAMES)
    if (config.options[name] !== undefined) Object.assign(options, { [name]: config.options[name] });
  return {
    seats: config.seats.map(({ faction }) => ({ faction })),
    modules: [...config.modules],
    options,
    excluded: config.excluded,
  };
}
