/** What a player that goes by rules of thumb sees of a position: Friman, and Squire with it. */
import {
  at,
  boxOf,
  CITY_BITS,
  FAR,
  IMPASSABLE,
  isUnit,
  isUsable,
  item,
  MISSING,
  newChance,
  NONE,
  rankOf,
  resample,
  roadsOf,
  stepsFromAny,
  strengthOfKind,
  SUPPLY,
  survey,
  targetsOn,
  WEAPON,
  type Card,
  type GameState,
  type Kind,
  type PlayerView,
  type Seat,
  type SeatView,
  type Square,
} from '@battalia/engine';

/** What Friman looks at, gathered once. */
export interface Sight {
  readonly view: PlayerView;
  readonly me: SeatView;
  /** A deal of the cards as they could lie: what the rules say of the map, they say of it too. */
  readonly state: GameState;
  /** What all fighting cards in the hand add up to. */
  readonly strength: number;
  readonly hasWeapon: boolean;
  readonly supplies: number;
  readonly land: Land;
  /** Levels of its own cities. */
  readonly levels: ReadonlySet<number>;
  /** Cities it would like to attack, and by square how far along the roads it is to the nearest. */
  readonly goals: readonly Square[];
  readonly ways: readonly number[];
}

export function lookAt(view: PlayerView): Sight {
  const seat = view.decision?.seat ?? view.turn;
  const me = item(view.players, seat);
  const state = resample(view, newChance('friman'));
  let strength = 0;
  let supplies = 0;
  let hasWeapon = false;
  // What waits in a battle line is still to be laid.
  for (const { kind, copies } of me.line) strength += strengthOfKind(boxOf(view), kind, true) * copies;
  for (const { card, kind, copies } of me.hand) {
    if (!isUsable(state, seat, card)) continue;
    strength += strengthOfKind(boxOf(view), kind, true) * copies;
    if (kind === SUPPLY) supplies += copies;
    if (kind === WEAPON) hasWeapon = true;
  }
  const goals = view.board
    .filter(
      ({ kind, square }) => kind === 'tile' && targetsOn(state, seat, square).some((target) => target.kind === 'city'),
    )
    .map(({ square }) => square);
  const levels = new Set(
    view.board.map((square) => (square.kind === 'tile' && square.holder === seat ? square.level : 0)),
  );
  const land = landOf(state, seat);
  return { view, me, state, strength, hasWeapon, supplies, land, levels, goals, ways: waysTo(state, seat, goals) };
}

/** Squares to build on, and among them those for a city. */
interface Land {
  readonly open: number;
  readonly sites: number;
  /** Roads that lead to the only open square; 0 if there are others. */
  readonly roadsToOnly: number;
}

export function landOf(state: GameState, seat: Seat): Land {
  const map = survey(state, seat);
  let sites = 0;
  for (let i = 0; i < map.sites; i++) if ((at(map.kinds, i) & CITY_BITS) !== 0) sites++;
  return { open: map.sites, sites, roadsToOnly: map.sites === 1 ? sidesOf(at(map.roads, 0)) : 0 };
}

/** By square, the steps to the nearest of some squares. */
function waysTo(state: GameState, seat: Seat, goals: readonly Square[]): readonly number[] {
  return [...stepsFromAny(state, seat, Int16Array.from(goals), goals.length)];
}

const sidesOf = (roads: number): number => (roads & 1) + ((roads >> 1) & 1) + ((roads >> 2) & 1) + ((roads >> 3) & 1);
export const exitsOf = ({ view }: Sight, tile: Kind): number => sidesOf(roadsOf(boxOf(view), tile));

// ---------------------------------------------------------------- what it says of a card, a square, a battle

export const kindOf = ({ view }: Sight, card: Card): Kind => at(boxOf(view).kindOf, card);

/** How good a card is to have. */
export const valueOf = (table: Sight, card: Card): number =>
  isUnit(boxOf(table.view), kindOf(table, card))
    ? rankOf(boxOf(table.view), kindOf(table, card))
    : kindOf(table, card) === SUPPLY
      ? 1
      : 2;

export function levelAt({ view }: Sight, square: Square): number {
  const there = view.board[square];
  return there?.kind === 'tile' ? there.level : 0;
}

function distance(columns: number, a: Square, b: Square): number {
  return Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));
}

/** Squares of the way to the nearest place worth attacking; as the crow flies, and counted double, where no road leads there. */
export function nearest({ view, goals, ways }: Sight, from: Square): number {
  const way = ways[from] ?? FAR;
  if (way !== FAR) return way;
  let least = 8;
  for (const goal of goals) least = Math.min(least, distance(view.columns, from, goal));
  return 2 * least;
}

export const holderAt = ({ view }: Sight, square: Square): number | null => {
  const there = view.board[square];
  return there?.kind === 'tile' ? there.holder : null;
};

/** Roads of a square that nothing can ever be joined to. */
export function deadEnds({ rules: { neighbours }, roads, tile }: GameState, square: Square): number {
  let count = 0;
  for (let side = 0; side < 4; side++) {
    if ((at(roads, square) & (1 << side)) === 0) continue;
    const other = at(neighbours, square * 4 + side);
    if (other === NONE || at(tile, other) === MISSING || at(tile, other) === IMPASSABLE) count++;
  }
  return count;
}

/** In a battle: whether this side still has to lay something. */
export function needsMore({ view, me }: Sight): boolean {
  const { battle } = view;
  if (!battle) return false;
  return battle.attack.seat === me.seat
    ? battle.attack.total <= battle.defence.total
    : battle.defence.total < battle.attack.total;
}

export function gap({ view }: Sight): number {
  return view.battle ? Math.abs(view.battle.attack.total - view.battle.defence.total) : 0;
}

const FEW_SQUARES = 3;

/** The end of the map is near (END-01). */
export const isNearlyFull = ({ view }: Sight): boolean =>
  view.board.filter(({ kind }) => kind === 'empty').length <= FEW_SQUARES;
