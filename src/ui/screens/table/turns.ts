/** What passing the turn does to a table: the clock, the next player, and a new day when the round is over. */
import { checkConfig, DAYS_PER_WEEK, item, POTIONS, rulesOf, standardConfig, type Kind } from '@battalia/engine';
import { newPlayer, newPotion, type Table } from '@/store/table';
import { kindOfName } from '../../text/kindName';
import { elapsed, STOPPED } from './clock';
import { needsExpansion } from './lots';
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

/** By seat the number of its team, as the engine seats so many (TEAM-01); null where everybody plays alone. */
export function teamsOf({ players, teams }: Pick<Table, 'players' | 'teams'>): readonly number[] | null {
  const config = standardConfig(players.length, ['stormgates', 'teams']);
  return teams && checkConfig(config) === null ? rulesOf(config).parties : null;
}

/** Whether the second box is on the table: somebody says so, more play than the first has room for, or a card of it is held. */
export const withExpansion = ({ expansion, players, hand, battle }: Table): boolean =>
  expansion ||
  needsExpansion(players.length) ||
  [...hand.cards, ...battle.attacker.cards, ...battle.defender.cards].some(
    (card) => kindOfName(card.kind) === undefined || ('fanatic' in card ? card.fanatic : card.loyalty === 'fanatic'),
  );

/** A week ends, and with it comes a checkpoint: which one, or null on any other day. */
export const checkpointOn = (day: number): number | null => (day % DAYS_PER_WEEK === 0 ? day / DAYS_PER_WEEK : null);

export interface Today {
  readonly day: number;
  readonly lit: Kind;
  readonly matches: readonly Kind[];
}

/** ORACLE-01: a day is a round, from first player to first player. */
export const closesRound = (table: Pick<Table, 'turn' | 'first' | 'players' | 'teams'>): boolean =>
  seatAfter(table) === table.first;

/** Who begins the next turn: the next seat, or, where partners share one, the next team (TEAM-02). */
function seatAfter({ turn, first, players, teams }: Pick<Table, 'turn' | 'first' | 'players' | 'teams'>): number {
  const parties = teamsOf({ players, teams });
  if (parties === null) return (turn + 1) % players.length;
  const count = Math.max(...parties) + 1;
  const [own = 0, begins = 0] = [parties[turn], parties[first]];
  const next = (own + 1) % count;
  // The team of the first player begins with that player, every other with its first seat after that.
  const seats = players.map((_, i) => (first + i) % players.length);
  return next === begins ? first : (seats.find((seat) => parties[seat] === next) ?? first);
}

export function nextTurn(table: Table, now: number): Partial<Table> {
  const { players, turn, clock } = table;
  return {
    players: players.map((player, seat) =>
      seat === turn ? { ...player, time: player.time + elapsed(clock, now) } : player,
    ),
    turn: seatAfter(table),
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
    bilkarr: null,
    potions: POTIONS.map(newPotion),
  };
}

export const nameOf = (table: Pick<Table, 'players'>, seat: number, unnamed: (number: number) => string): string => {
  const { name } = item(table.players, seat);
  return name.trim() === '' ? unnamed(seat + 1) : name.trim();
};
