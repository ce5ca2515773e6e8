/** What is remembered of a finished game: who played what, who won, and what was earned. Made from its journal alone. */
import {
  apply,
  createGame,
  FACTION_NAMES,
  HIGHEST_LEVEL,
  isOver,
  standings,
  type GameConfig,
  type Seat,
} from '@battalia/engine';
import * as v from 'valibot';
import { BOT_LEVELS } from '../match/botLevels';
import type { LoadedMatch } from '../match/savedMatches';
import { HONOURS, honoursIn, type Happening, type Honour } from './honours';

const VERSION = 1;

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Milliseconds that a date can show. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const day = integer(0, 99_999);
const word = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const SeatSchema = v.object({
  name: word(60),
  /** Null: a person. */
  bot: v.nullable(v.picklist(BOT_LEVELS)),
  faction: v.nullable(integer(0, FACTION_NAMES.length - 1)),
  place: integer(1, 6),
  points: integer(-9999, 9999),
  /** The day of the first city of level 4. */
  city: v.nullable(day),
  /** Words that this version does not know are kept. */
  honours: v.pipe(v.array(word(40)), v.maxLength(100)),
});

const RecordSchema = v.object({
  version: v.literal(VERSION),
  startedAt: time,
  endedAt: time,
  casual: v.boolean(),
  days: day,
  modules: v.pipe(v.array(word(40)), v.maxLength(40)),
  /** Lists are told as true: that there is one makes the game one of their own. */
  options: v.record(word(40), v.union([v.number(), v.boolean()])),
  seats: v.pipe(v.array(SeatSchema), v.minLength(1), v.maxLength(6)),
});

export type ChronicleEntry = v.InferOutput<typeof RecordSchema>;
export type SeatRecord = ChronicleEntry['seats'][number];

/** Null: not a record, or one of a version to come. */
export function readRecord(value: unknown): ChronicleEntry | null {
  const result = v.safeParse(RecordSchema, value);
  return result.success ? result.output : null;
}

/** Null while the game goes on. */
export function recordOf(match: LoadedMatch): ChronicleEntry | null {
  const { players, config, startedAt, playedAt, casual, state } = match;
  if (!isOver(state)) return null;
  const { told, cities } = toldBy(match);
  const ranked = standings(state);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const honours = honoursIn(state.rules, state.rules.seats, told, winners);
  return {
    version: VERSION,
    startedAt,
    endedAt: playedAt,
    casual,
    days: state.day,
    modules: [...config.modules],
    options: plainOptions(config),
    seats: players.map(({ name, bot }, seat) => {
      const standing = ranked.find((other) => other.seat === seat);
      const faction = state.faction[seat] ?? -1;
      return {
        name,
        bot,
        faction: faction < 0 ? null : faction,
        place: standing?.place ?? players.length,
        points: standing?.points ?? 0,
        city: cities.get(seat) ?? null,
        // Honours teach people.
        honours: bot === null ? [...(honours[seat] ?? [])] : [],
      };
    }),
  };
}

const plainOptions = ({ options }: GameConfig): ChronicleEntry['options'] =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [[name, typeof value === 'number' || typeof value === 'boolean' ? value : true]],
    ),
  );

/** The game as it was told, from as far back as it can be played, and on which day each seat had its first great city. */
function toldBy({ config, seed, from, actions }: LoadedMatch): {
  readonly told: readonly Happening[];
  readonly cities: ReadonlyMap<Seat, number>;
} {
  const told: Happening[] = [];
  const cities = new Map<Seat, number>();
  let state = from?.state ?? createGame(config, seed);
  for (const { action, seat } of actions) {
    const result = apply(state, action, seat);
    if (!result.ok) break;
    told.push({ seat, action, events: result.events });
    for (const event of result.events)
      if (
        (event.kind === 'built' || event.kind === 'upgraded' || event.kind === 'conquered') &&
        event.level === HIGHEST_LEVEL &&
        !cities.has(event.seat)
      )
        cities.set(event.seat, state.day);
    state = result.state;
  }
  return { told, cities };
}

export const isHonour = (name: string): name is Honour => HONOURS.some((honour) => honour === name);
