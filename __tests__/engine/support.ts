/** What a rule test is written with: play, be refused, find, name. Everything goes through the public API. */
import {
  ambushOf,
  apply,
  BASE_FACTIONS,
  cardsIn,
  debug,
  EMPTY,
  FACTION_NAMES,
  handOf,
  legalActions,
  nationOf,
  placeOf,
  playedOf,
  refusal,
  shelterOf,
  squareAt,
  type Action,
  type ActionKind,
  type ActionOf,
  type Card,
  type Event,
  type GameConfig,
  type GameState,
  type Kind,
  type KindName,
  type Place,
  type Seat,
  type Square,
  type Violation,
  type ViolationCode,
  type Zone,
} from '@battalia/engine/testing';
import { KIND_NAMES } from './box';

export const { arrange, cardName, census, loadDie, named } = debug;
export type Arrangement = debug.Arrangement;
export type CardName = debug.CardName;
export type TileSpec = debug.TileSpec;

// ---------------------------------------------------------------- doing

/** The state after these actions; throws with the violation if one is refused. */
export function play(s: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((state, action) => playLogged(state, action).state, s);
}

/** The same for one action, with what happened. */
export function playLogged(
  s: GameState,
  action: Action,
): { readonly state: GameState; readonly events: readonly Event[] } {
  const result = apply(s, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.violation)}`);
  return result;
}

/** Why an action is refused, with its facts. Throws if it is allowed, if it is in the legal list, or if refusing it changed anything. */
export function violation(s: GameState, action: Action): Violation {
  const before = fingerprint(s);
  const result = apply(s, action);
  if (result.ok) throw new Error(`${JSON.stringify(action)} is allowed`);
  if (fingerprint(s) !== before) throw new Error(`refusing ${JSON.stringify(action)} changed the state`);
  if (isListed(s, action)) throw new Error(`${JSON.stringify(action)} is refused but offered`);
  return result.violation;
}

/** The code alone. */
export const refused = (s: GameState, action: Action): ViolationCode => violation(s, action).code;

/** Whether an action is allowed, seen by the legality check alone. */
export const allowed = (s: GameState, action: Action): boolean => refusal(s, action) === null;

/** Everything that a state holds, as text: equal for equal states. */
export const fingerprint = (s: GameState): string =>
  `${s.scalars().join(' ')}|${Buffer.from(s.image()).toString('latin1')}`;

// ---------------------------------------------------------------- finding

const isKind = <K extends ActionKind>(action: Action, kind: K): action is ActionOf<K> => action.kind === kind;

/** Legal actions of a kind. Throws if one of them is refused all the same. */
export function legal<K extends ActionKind>(s: GameState, kind: K): readonly ActionOf<K>[] {
  const listed = legalActions(s).flatMap((action) => (isKind(action, kind) ? [action] : []));
  for (const action of listed) mustBeAllowed(s, action);
  return listed;
}

function mustBeAllowed(s: GameState, action: Action): void {
  if (!allowed(s, action)) throw new Error(`${JSON.stringify(action)} is offered but refused`);
}

/** The one legal action of a kind that fits; throws if there is none, or more than one. */
export function theOnly<K extends ActionKind>(
  s: GameState,
  kind: K,
  fits: (action: ActionOf<K>) => boolean = () => true,
): ActionOf<K> {
  const found = legal(s, kind).filter(fits);
  const [action] = found;
  if (action === undefined || found.length > 1) throw new Error(`${found.length} legal actions of kind ${kind}`);
  return action;
}

/** Whether exactly this action is in the legal list. Throws if it is there and refused all the same. */
export function isOffered(s: GameState, action: Action): boolean {
  const listed = isListed(s, action);
  if (listed) mustBeAllowed(s, action);
  return listed;
}

function isListed(s: GameState, action: Action): boolean {
  const wanted = JSON.stringify(sorted(action));
  return legalActions(s).some((other) => other.kind === action.kind && JSON.stringify(sorted(other)) === wanted);
}

/** Whether an action is allowed and the legal list has it, or the same with other cards of the same names in the line. */
export function isOpen(s: GameState, action: Action): boolean {
  const unnamed = (other: Action) =>
    JSON.stringify(sorted({ ...other, pay: 'pay' in other ? other.pay.map((card) => cardName(s, card)).sort() : [] }));
  const wanted = unnamed(action);
  return allowed(s, action) && legalActions(s).some((other) => other.kind === action.kind && unnamed(other) === wanted);
}

/** Fields in the order of their names and the cards of a line in theirs, so that two equal actions read the same. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const inOrder = (key: string, field: unknown): unknown =>
    (key === 'pay' || key === 'cards') && Array.isArray(field) ? [...field].sort() : sorted(field);
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => [key, inOrder(key, field)]);
}

/** Events of a kind. */
export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}

// ---------------------------------------------------------------- naming

/** A square of the 7x7 board by row and column. */
export const sq = (row: number, column: number): Square => squareAt(7, [row, column]);

/** The number of a kind. */
export function kind(name: KindName): Kind {
  return KIND_NAMES.indexOf(name);
}

/** Different cards of a seat's hand by name, for a line: `hand(s, 0, 'chief', 'supply', 'supply')`. */
export function hand(s: GameState, seat: Seat, ...names: readonly CardName[]): Card[] {
  return pickCards(s, handOf(seat), names);
}

/** One card of a seat's hand; with a number, the next one of that name. */
export const card = (s: GameState, seat: Seat, name: CardName, skip = 0): Card => named(s, handOf(seat), name, skip);

/** Different cards of any zone by name. */
export function pickCards(s: GameState, zone: Zone, names: readonly CardName[]): Card[] {
  const cards: Card[] = [];
  for (const name of names) {
    let found = named(s, zone, name);
    for (let skip = 1; cards.includes(found); skip++) found = named(s, zone, name, skip);
    cards.push(found);
  }
  return cards;
}

/** The names of the cards in a zone, sorted: what is there, not in which order. */
export const contents = (s: GameState, zone: Zone): readonly CardName[] =>
  cardsIn(s, zone)
    .map((card) => cardName(s, card))
    .sort();

/** The same for a seat's piles. */
export const handNames = (s: GameState, seat: Seat): readonly CardName[] => contents(s, handOf(seat));
export const shelterNames = (s: GameState, seat: Seat): readonly CardName[] => contents(s, shelterOf(seat));
export const nationNames = (s: GameState, seat: Seat): readonly CardName[] => contents(s, nationOf(seat));
export const playedNames = (s: GameState, seat: Seat): readonly CardName[] => contents(s, playedOf(seat));
export const ambushNames = (s: GameState, seat: Seat): readonly CardName[] => contents(s, ambushOf(seat));

/** As many times the same name. */
export const times = <T>(count: number, name: T): T[] => Array.from({ length: count }, () => name);

// ---------------------------------------------------------------- maps

const FACTIONS = FACTION_NAMES.slice(0, BASE_FACTIONS);
const CITY_CARDS: readonly CardName[] = (
  ['city4', 'city4', 'city4', 'city3', 'city2straight', 'city2turn', 'city1'] as const
).flatMap((type) => FACTIONS.map((faction): CardName => `${faction} ${type}`));
/** Squares of which no two lie side by side, none beside the middle. */
const APART: readonly Place[] = [1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [1, 2, 3, 4, 5, 6, 7]
    .filter((column) => (row + column) % 2 === 0 && !(row === 4 && column === 4))
    .map((column): Place => [row, column]),
);

/** Cities of these levels, none beside another, for a map that is otherwise bare. `from` leaves room for those of another player. */
export function cityTiles(owner: Seat, levels: readonly number[], from = 0): TileSpec[] {
  return levels.map((level, i) => {
    const place = APART[from + i];
    const city = CITY_CARDS[from + i];
    if (place === undefined || city === undefined) throw new Error('no room for so many cities');
    return { at: place, card: city, level, owner };
  });
}

/** The square of the city that stands at this place of such a list. */
export function citySquare(index: number): Square {
  const place = APART[index];
  if (place === undefined) throw new Error('no such city');
  return sq(place[0], place[1]);
}

/** Two of every kind of road and the small cities of three factions: enough for a whole map, and something stays in every deck. */
const FILLERS: readonly CardName[] = [
  ...(['straight', 'turn', 'tee', 'crossroad'] as const).flatMap((type) =>
    FACTIONS.flatMap((faction) => times<CardName>(2, `${faction} ${type}`)),
  ),
  ...(['city3', 'city2straight', 'city2turn', 'city1'] as const).flatMap((type) =>
    FACTIONS.slice(1).map((faction): CardName => `${faction} ${type}`),
  ),
];

/** Fills every square that a fresh game leaves empty, but for those named here. The cards only lie there: no rule put them. */
export function fullMap(config: GameConfig, but: readonly Place[]): TileSpec[] {
  const fresh = arrange({ config });
  const squares = Array.from({ length: fresh.rules.squares }, (_, square) => square).filter(
    (square) => fresh.tile[square] === EMPTY,
  );
  const open = squares
    .map((square) => placeOf(7, square))
    .filter(([row, column]) => !but.some(([r, c]) => r === row && c === column));
  return open.map((at, i) => {
    const filler = FILLERS[i];
    if (filler === undefined) throw new Error('not enough cards to fill the map');
    return { at, card: filler };
  });
}
