/** What the chronicle says of one person. Casual games are counted as played, and for nothing else. */
import type { BotLevel } from '../match/botLevels';
import type { Chronicled } from './chronicle';
import { HONOURS, type Honour } from './honours';
import type { ChronicleEntry, SeatRecord } from './record';

/** People are told apart by their names, however these are written. */
export const personOf = (name: string): string => name.trim().toLowerCase();

export interface Person {
  readonly person: string;
  /** As it was written last. */
  readonly name: string;
  readonly games: number;
}

/** Who has finished games here, whoever played most first. */
export function peopleIn(games: readonly Chronicled[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { record } of games)
    for (const person of new Set(record.seats.filter(isPerson).map(({ name }) => personOf(name)))) {
      const name = seatsOf(record, person)[0]?.name.trim() ?? person;
      people.set(person, { person, name, games: (people.get(person)?.games ?? 0) + 1 });
    }
  return [...people.values()].sort((a, b) => b.games - a.games);
}

const isPerson = ({ bot }: SeatRecord): boolean => bot === null;
const seatsOf = (record: ChronicleEntry, person: string): readonly SeatRecord[] =>
  record.seats.filter((seat) => isPerson(seat) && personOf(seat.name) === person);

/** Two of one name at one table are one person, who did as well as the better of them. */
const seatOf = (record: ChronicleEntry, person: string): SeatRecord | undefined =>
  [...seatsOf(record, person)].sort((a, b) => a.place - b.place)[0];

export interface Tally<Key> {
  readonly key: Key;
  readonly games: number;
  readonly wins: number;
}

export type Opponent = BotLevel | 'person';

/** Something done best so far, and in which game. */
export interface Best {
  readonly value: number;
  readonly endedAt: number;
}

export interface Statistics<Setup extends string = string> {
  /** All that were finished, casual ones included. */
  readonly games: number;
  readonly casual: number;
  readonly wins: number;
  /** Wins in a row: now, and at most. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly byFaction: readonly Tally<number>[];
  readonly bySetup: readonly Tally<Setup>[];
  /** A game counts under every kind of opponent that sat at it. */
  readonly byOpponent: readonly Tally<Opponent>[];
  /** The earliest day of a first city of level 4. */
  readonly fastestCity: Best | null;
  readonly fastestWin: Best | null;
  readonly mostPoints: Best | null;
  /** When each was first earned. */
  readonly honours: ReadonlyMap<Honour, number>;
}

/** `setupOf` names what was played. */
export function statisticsOf<Setup extends string>(
  games: readonly Chronicled[],
  person: string,
  setupOf: (record: ChronicleEntry) => Setup,
): Statistics<Setup> {
  const factions = new Tallies<number>();
  const setups = new Tallies<Setup>();
  const opponents = new Tallies<Opponent>();
  const honours = new Map<Honour, number>();
  let [played, casual, wins, streak, bestStreak] = [0, 0, 0, 0, 0];
  let [fastestCity, fastestWin, mostPoints]: (Best | null)[] = [null, null, null];
  for (const { record } of games) {
    const seat = seatOf(record, person);
    if (seat === undefined) continue;
    played++;
    if (record.casual) {
      casual++;
      continue;
    }
    const won = seat.place === 1;
    const { endedAt } = record;
    if (won) wins++;
    streak = won ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    if (seat.faction !== null) factions.add(seat.faction, won);
    setups.add(setupOf(record), won);
    for (const opponent of opponentsOf(record, person)) opponents.add(opponent, won);
    if (seat.city !== null) fastestCity = better(fastestCity, { value: seat.city, endedAt }, -1);
    if (won) fastestWin = better(fastestWin, { value: record.days, endedAt }, -1);
    mostPoints = better(mostPoints, { value: seat.points, endedAt }, 1);
    for (const honour of HONOURS)
      if (!honours.has(honour) && earned(record, person, honour)) honours.set(honour, endedAt);
  }
  return {
    games: played,
    casual,
    wins,
    streak,
    bestStreak,
    byFaction: factions.list(),
    bySetup: setups.list(),
    byOpponent: opponents.list(),
    fastestCity: fastestCity ?? null,
    fastestWin: fastestWin ?? null,
    mostPoints: mostPoints ?? null,
    honours,
  };
}

const earned = (record: ChronicleEntry, person: string, honour: Honour): boolean =>
  seatsOf(record, person).some(({ honours }) => honours.includes(honour));

/** What a person earned in one game for the first time. */
export function newHonours(games: readonly Chronicled[], id: string, person: string): readonly Honour[] {
  const at = games.findIndex((game) => game.id === id);
  const game = games[at];
  if (game === undefined || game.record.casual) return [];
  const before = games.slice(0, at).filter(({ record }) => !record.casual);
  return HONOURS.filter(
    (honour) => earned(game.record, person, honour) && !before.some(({ record }) => earned(record, person, honour)),
  );
}

function opponentsOf(record: ChronicleEntry, person: string): ReadonlySet<Opponent> {
  const others = record.seats.filter(({ bot, name }) => bot !== null || personOf(name) !== person);
  return new Set(others.map(({ bot }): Opponent => bot ?? 'person'));
}

/** The first of equals stays. */
const better = (known: Best | null | undefined, now: Best, sign: 1 | -1): Best =>
  known && (now.value - known.value) * sign <= 0 ? known : now;

class Tallies<Key> {
  private readonly tallies = new Map<Key, { games: number; wins: number }>();

  add(key: Key, won: boolean): void {
    const { games = 0, wins = 0 } = this.tallies.get(key) ?? {};
    this.tallies.set(key, { games: games + 1, wins: wins + (won ? 1 : 0) });
  }

  /** What was played most first. */
  list(): readonly Tally<Key>[] {
    return [...this.tallies].map(([key, tally]) => ({ key, ...tally })).sort((a, b) => b.games - a.games);
  }
}
