/** A set-up from outside: its shape here, whether it can be played in `checkConfig`. */
import { checkConfig, type ConfigProblem, type GameConfig, type SeatConfig } from '../core/config';
import { optionsWith, readOption, type Options } from '../core/options';
import { asInt, asList, asNullOr, asRecord, asText, hasOnly, type Reader } from '../core/read';
import { takingPart, type Module } from '../core/ruleset';

const MOST = 64;
const faction = asNullOr(asInt(0, 1000));

const seat: Reader<SeatConfig> = (value) => {
  const record = asRecord(value);
  const chosen = faction(record?.['faction']);
  return record === undefined || !hasOnly(record, ['faction']) || chosen === undefined
    ? undefined
    : { faction: chosen };
};

/** The options of these modules, and of the core, that a record holds; undefined for one that holds anything else. */
function readOptions(value: unknown, modules: readonly Module[]): Options | undefined {
  const record = asRecord(value);
  const known = optionsWith(modules);
  if (
    record === undefined ||
    !hasOnly(
      record,
      known.map(([name]) => name),
    )
  )
    return undefined;
  const options: Options = {};
  for (const [name, def] of known) {
    if (record[name] === undefined) continue;
    const option = readOption(def, record[name]);
    if (option === undefined) return undefined;
    Object.assign(options, { [name]: option });
  }
  return options;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: GameConfig; readonly problem: null }
  /**
   * No problem: not even the shape of a set-up. With a set-up: no game is begun with it any more, but one that was begun
   * under other rules can be looked at.
   */
  | { readonly ok: false; readonly config: GameConfig | null; readonly problem: ConfigProblem | null };

const unread = (problem: ConfigProblem | null = null): ReadConfig => ({ ok: false, config: null, problem });

/** What was agreed otherwise than today, in a game whose board and modules are there. */
const OPINIONS: readonly ConfigProblem['kind'][] = [
  'option',
  'tooManyCities',
  'layout',
  'cityTouches',
  'moduleNeeds',
  'factionExcluded',
  'excludedNeedsTwo',
];

export function readConfig(value: unknown, available: readonly Module[]): ReadConfig {
  const record = asRecord(value);
  if (record === undefined || !hasOnly(record, ['seats', 'modules', 'options', 'excluded'])) return unread();
  const seats = asList(seat, MOST)(record['seats']);
  const names = asList(asText(MOST), MOST)(record['modules']);
  const excluded = faction(record['excluded']);
  if (seats === undefined || names === undefined || excluded === undefined) return unread();
  const unknown = names.find((name) => !available.some(({ id }) => id === name));
  if (unknown !== undefined) return unread({ kind: 'unknownModule', module: unknown });
  const shape = { seats, modules: names, options: {}, excluded };
  if (!isConfig(shape)) return unread();
  const options = readOptions(record['options'], takingPart(shape, available));
  if (options === undefined) return unread();
  const config: GameConfig = { ...shape, options };
  const problem = checkConfig(config, available);
  if (problem === null) return { ok: true, config, problem };
  return OPINIONS.includes(problem.kind) ? { ok: false, config, problem } : unread(problem);
}

/** The checked border: every name is that of a module on the list, which the compiler knows of the app's alone. */
const isConfig = (shape: { readonly modules: readonly string[] } & Omit<GameConfig, 'modules'>): shape is GameConfig =>
  shape.modules.length <= MOST;

/** The same set-up with its fields in a fixed order: equal set-ups give equal text. */
export function orderedConfig(config: GameConfig, modules: readonly Module[]): GameConfig {
  const agreed: Readonly<Record<string, unknown>> = config.options;
  const options: Options = {};
  for (const [name] of optionsWith(modules))
    if (agreed[name] !== undefined) Object.assign(options, { [name]: agreed[name] });
  return {
    seats: config.seats.map(({ faction: chosen }) => ({ faction: chosen })),
    modules: [...config.modules],
    options,
    excluded: config.excluded,
  };
}
