/** What passing the turn does to a table: the clock, the next player, and a new day when the round is over. */
import { item, type Kind } from '@battalia/engine';
import { newPlayer, type Table } from '@/store/table';
import { kindOfName } from '../../text/kindName';
import { elapsed, STOPPED } from './clock';
import { illuminatedOn, matchingOn, type Wheels } from './wheel';

export const wheelsOf = ({ outer, inner }: Pick<Table, 'outer' | 'inner'>): Wheels => ({
  outer: outer.map((name) => kindOfName(name) ?? 0),
  inner: inner.map((name) => kindOfName(name) ?? 0),
});

/** What the oracle says of the day that all tools share: what is illuminated, and what matches. */
export function todayOf(table: Pick<Table, 'outer' | 'inner' | 'day'>): Today {
  const wheels = wheelsOf(table);
  return { day: table.day, lit: illuminatedOn(wheels, table.day), matches: matchingOn(wheels, table.day) };
}

export interface Today {
  readonly day: number;
  readonly lit: Kind;
  readonly matches: readonly Kind[];
}

/** ORACLE-01: a day is a round, from first player to first player. */
export const closesRound = ({ turn, first, players }: Pick<Table, 'turn' | 'first' | 'players'>): boolean =>
  (turn + 1) % players.length === first;

export function nextTurn(table: Table, now: number): Partial<Table> {
  const { players, turn, clock } = table;
  return {
    players: players.map((player, seat) =>
      seat === turn ? { ...player, time: player.time + elapsed(clock, now) } : player,
    ),
    turn: (turn + 1) % players.length,
    // A running clock runs on for the next player.
    clock: clock.since === null ? STOPPED : { used: 0, since: now },
    ...(closesRound(table) ? { day: table.day + 1 } : {}),
  };
}

export function withPlayers(table: Table, count: number): Partial<Table> {
  const players = Array.from({ length: count }, (_, seat) => table.players[seat] ?? newPlayer());
  return {
    players,
    first: Math.min(table.first, count - 1),
    turn: Math.min(table.turn, count - 1),
    leaves: count === 2 ? table.leaves : null,
  };
}

/** A new game with the same people and the same box. */
export function fresh(table: Table): Partial<Table> {
  return {
    players: table.players.map(({ name, faction }) => ({ ...newPlayer(), name, faction })),
    turn: table.first,
    clock: STOPPED,
    rolls: [],
    day: 1,
  };
}

export const nameOf = (table: Pick<Table, 'players'>, seat: number, unnamed: (number: number) => string): string => {
  const { name } = item(table.players, seat);
  return name.trim() === '' ? unnamed(seat + 1) : name.trim();
};
