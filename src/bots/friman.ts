/**
 * Friman: plays what looks best right now, line by line, by a few rules of thumb. It makes a beginner's mistakes: it does not
 * plan a turn, buys the dearest card it can pay, lays its strongest cards first, attacks players on a guess, and uses neither
 * amulets nor tents.
 */
import {
  assertNever,
  HEROES,
  HIGHEST_LEVEL,
  isCity,
  isUnit,
  item,
  kindOf,
  LORD,
  pick,
  rankOf,
  ROADS_OF,
  RUINS,
  strengthOfKind,
  SUPPLY,
  TEE,
  turned,
  WEAPON,
  type Action,
  type ActionOf,
  type Card,
  type Kind,
  type PlayerView,
  type SeatView,
  type Square,
  type SquareView,
  type Target,
} from '@battalia/engine';
import type { Bot } from './bot';

/** What an action is worth to a beginner; ending the turn is worth nothing, so what is below that is not done. */
const WORTH = {
  /** Times the level reached. */
  city: 40,
  upgrade: 35,
  road: 26,
  junction: 24,
  /** For every road that leads on. */
  exit: 2,
  conquest: 90,
  raid: 45,
  duel: 15,
  annex: 60,
  /** Times the rank. */
  unit: 6,
  missed: 8,
  artefact: { tool: 20, weapon: 22, amulet: 3, title: 14, scroll: 4, tent: 2, horse: 4 },
  recruit: 50,
  secondHero: 10,
  promote: 30,
  charm: -1,
  station: -1,
  ambush: 2,
  /** For every square nearer to something to attack. */
  approach: 8,
  stroll: 3,
  summon: 30,
  borrow: 25,
} as const;

const ARTEFACT_WORTH: readonly number[] = [
  WORTH.artefact.tool,
  WORTH.artefact.weapon,
  WORTH.artefact.amulet,
  WORTH.artefact.title,
  WORTH.artefact.scroll,
  WORTH.artefact.tent,
  WORTH.artefact.horse,
];
const FIRST_ARTEFACT = SUPPLY + 1;

export const friman: Bot = {
  name: 'friman',
  *think(view, legal, chance, effort) {
    const table = lookAt(view);
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      effort.nodes++;
      // A little whim, so that it does not always build in the same corner.
      const worth = worthOf(table, item(legal, i)) + pick(chance, 1000) / 1000;
      if (worth > bestWorth) {
        best = i;
        bestWorth = worth;
      }
    }
    return item(legal, best);
  },
};

/** What Friman looks at, gathered once. */
interface Table {
  readonly view: PlayerView;
  readonly me: SeatView;
  readonly squares: ReadonlyMap<Square, SquareView>;
  /** What all fighting cards in the hand add up to. */
  readonly strength: number;
  readonly hasWeapon: boolean;
  readonly supplies: number;
  /** Empty squares that a road of its own leads to, and how many of them wait for a city. */
  readonly open: ReadonlySet<Square>;
  readonly sites: number;
  /** Levels of its own cities. */
  readonly levels: ReadonlySet<number>;
  /** Places it would like to attack, and how far along the roads it is from each square to the nearest. */
  readonly goals: readonly Square[];
  readonly ways: ReadonlyMap<Square, number>;
}

function lookAt(view: PlayerView): Table {
  const seat = view.decision?.seat ?? view.turn;
  const me = item(view.players, seat);
  let strength = 0;
  let supplies = 0;
  let hasWeapon = false;
  // What waits in a battle line is still to be laid.
  for (const { kind, copies } of me.line) strength += strengthOfKind(kind, true) * copies;
  for (const { kind, copies } of me.hand) {
    strength += strengthOfKind(kind, true) * copies;
    if (kind === SUPPLY) supplies += copies;
    if (kind === WEAPON) hasWeapon = true;
  }
  const goals = view.board
    .filter((square) => square.kind === 'tile' && square.level > 0 && square.holder !== seat && square.level <= 4)
    .map(({ square }) => square);
  const squares = new Map(view.board.map((square) => [square.square, square]));
  const land: Land = { view, squares };
  const own = view.board
    .filter((square) => square.kind === 'tile' && square.level > 0 && square.holder === seat)
    .map(({ square }) => square);
  const levels = new Set(
    view.board.map((square) => (square.kind === 'tile' && square.holder === seat ? square.level : 0)),
  );
  const open = openEnds(land, spread(land, own).keys());
  return {
    view,
    me,
    squares,
    strength,
    hasWeapon,
    supplies,
    goals,
    ways: spread(land, goals),
    open,
    levels,
    sites: countSites(land, open),
  };
}

function worthOf(table: Table, action: Action): number {
  switch (action.kind) {
    case 'chooseFaction':
      return (table.view.deck ?? []).filter(({ faction }) => faction === action.faction).length;
    case 'chooseCity':
      return 0;
    case 'cohort':
      return 10 + action.draw;
    case 'mulligan':
      return hasNothingToDo(table) ? 5 : -5;
    case 'begin':
    case 'endTurn':
      return 0;
    case 'hire':
      return worthOfUnit(table, action);
    case 'create':
      return worthOfArtefact(table, action);
    case 'build':
      return action.level > 0
        ? WORTH.city * action.level + WORTH.exit * exitsOf(action.tile)
        : worthOfRoad(table, action);
    case 'place':
      return worthOfPlace(table, action);
    case 'upgrade':
      return WORTH.upgrade * (levelAt(table, action.square) + 1);
    case 'recruit':
      return (
        (table.me.heroes.some((hero) => hero !== null) ? WORTH.secondHero : WORTH.recruit) -
        nearest(table, action.square)
      );
    case 'move':
      return worthOfWay(table, item(table.me.heroes, action.hero), action.to) - action.pay.length;
    case 'fly':
      return worthOfWay(table, item(table.me.heroes, action.hero), action.to);
    case 'promote':
      return isMissed(table, kindOf(action.card)) ? -1 : WORTH.promote + kindOf(action.card);
    case 'convert':
      return action.faction === table.me.faction && isUnit(kindOf(action.card)) ? 8 : -1;
    case 'charm':
      return WORTH.charm;
    case 'station':
      return WORTH.station;
    case 'ambush':
      return worthOfAmbush(table, action);
    case 'decamp':
      return table.view.battle ? 1 : 20;
    case 'dismiss':
      return -valueOf(action.card);
    case 'summon':
      return WORTH.summon;
    case 'borrow':
      return WORTH.borrow;
    case 'terraform':
    case 'swap':
      return -1;
    case 'take':
      return action.cards.reduce((sum, card) => sum + 1 + valueOf(card), 0);
    case 'annex':
      return WORTH.annex;
    case 'attack':
      return worthOfAttack(table, action);
    case 'lay':
      return worthOfLaying(table, action.card);
    case 'bribe':
      return needsMore(table) ? 2 : -1;
    case 'stand':
      return 5;
    case 'callOff':
    case 'pass':
      return 0;
    case 'fight':
      return worthOfFighting(table, action);
    case 'surrender':
      return 0;
    case 'retreat':
      return 3 - action.pay.length;
    default:
      return assertNever(action);
  }
}

const hasNothingToDo = ({ me }: Table): boolean =>
  me.hand.filter(({ kind }) => kind === SUPPLY).length < 2 && me.hand.filter(({ kind }) => isUnit(kind)).length < 3;

/** How good a card is to have. */
const valueOf = (card: Card): number => (isUnit(kindOf(card)) ? rankOf(kindOf(card)) : kindOf(card) === SUPPLY ? 1 : 2);

/** A full deck has no use for more of the small ones; a lord is always welcome. */
function worthOfUnit(table: Table, { unit }: ActionOf<'hire'>): number {
  const { me } = table;
  const rank = rankOf(unit);
  const worth = isMissed(table, unit) ? WORTH.unit * rank + WORTH.missed : WORTH.unit * rank;
  return unit === LORD || me.deckSize < 10 + 6 * rank ? worth : -1;
}

/** A city waits for units of this rank, and there are not three of them yet. */
function isMissed({ view, levels }: Table, unit: Kind): boolean {
  return levels.has(rankOf(unit) - 1) && (view.deck ?? []).filter(({ kind }) => kind === unit).length < 3;
}

/** The best card waits for the next turn; for it goes a small one, of those that it has more than enough of. */
function worthOfAmbush({ view }: Table, { card, price }: ActionOf<'ambush'>): number {
  const kind = kindOf(price);
  const spare = isUnit(kind) ? ENOUGH_UNITS : kind === SUPPLY ? ENOUGH_SUPPLIES : 0;
  const owned = (view.deck ?? []).filter((other) => other.kind === kind).length;
  return spare > 0 && owned > spare && valueOf(card) > Math.max(2, valueOf(price))
    ? WORTH.ambush + valueOf(card) - valueOf(price)
    : -1;
}

const ENOUGH_UNITS = 4;
const ENOUGH_SUPPLIES = 9;
const FEW_SQUARES = 3;

const exitsOf = (tile: Kind): number => {
  const roads = item(ROADS_OF, tile);
  return (roads & 1) + ((roads >> 1) & 1) + ((roads >> 2) & 1) + ((roads >> 3) & 1);
};

/** A road is for reaching a place to build on; where there is one already it can wait. With few ways on, the one with more exits. */
function worthOfRoad(table: Table, { tile }: ActionOf<'build'>): number {
  const { view, me, sites, open } = table;
  if (sites > 1) return -1;
  // The only way on is for a city, or for a road that leads further.
  const [way] = open;
  if (way !== undefined && open.size === 1 && (sites > 0 || exitsOf(tile) <= roadsTo(table, way))) return -1;
  // END-01: nobody hurries to the end of a game that is not yet won.
  const isAhead = view.players.every(({ seat, points }) => seat === me.seat || points < me.points);
  if (!isAhead && view.board.filter(({ kind }) => kind === 'empty').length <= FEW_SQUARES) return -1;
  const worth = (tile >= TEE ? WORTH.junction : WORTH.road) + (open.size < 3 ? WORTH.exit * exitsOf(tile) : 0);
  return sites > 0 ? worth / 10 : worth;
}

/** One of each is nice to have, a second is clutter. */
function worthOfArtefact({ view }: Table, { artefact }: ActionOf<'create'>): number {
  const owned = view.deck?.some(({ kind }) => kind === artefact) ?? false;
  return owned ? -1 : item(ARTEFACT_WORTH, artefact - FIRST_ARTEFACT);
}

function levelAt({ squares }: Table, square: Square): number {
  const there = squares.get(square);
  return there?.kind === 'tile' ? there.level : 0;
}

function distance(columns: number, a: Square, b: Square): number {
  return Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));
}

/** Squares of the way to the nearest place worth attacking; as the crow flies, and counted double, where no road leads there. */
function nearest({ view, goals, ways }: Table, from: Square): number {
  const way = ways.get(from);
  if (way !== undefined) return way;
  let least = 8;
  for (const goal of goals) least = Math.min(least, distance(view.columns, from, goal));
  return 2 * least;
}

/** A good place leads on to others, and does not shut in what is already there. */
function worthOfPlace(table: Table, { square, turn }: ActionOf<'place'>): number {
  const asked = table.view.decision;
  if (asked?.kind !== 'place') return 0;
  const open = new Set(table.open);
  open.delete(square);
  let worth = -nearest(table, square) / 4;
  const roads = turned(item(ROADS_OF, asked.tile), turn);
  for (let side = 0; side < 4; side++) {
    if ((roads & (1 << side)) === 0) continue;
    const other = beside(table.view.columns, square, side);
    const there = other === null ? undefined : table.squares.get(other);
    if (other !== null && there?.kind === 'empty') open.add(other);
    else if (there?.kind !== 'tile') worth -= 1;
  }
  worth += Math.min(open.size, 4) + 3 * Math.min(3, countSites(table, open, isCity(asked.tile) ? square : null));
  return open.size === 0 ? worth - 20 : worth;
}

/** The square over a side: north, east, south, west. */
function beside(columns: number, square: Square, side: number): Square | null {
  if (side === 0) return square - columns;
  if (side === 2) return square + columns;
  if (side === 1) return square % columns === columns - 1 ? null : square + 1;
  return square % columns === 0 ? null : square - 1;
}

type Land = Pick<Table, 'squares' | 'view'>;

/** Steps along roads from the nearest of some squares to each square that can be reached. */
function spread({ squares, view }: Land, from: readonly Square[]): Map<Square, number> {
  const ways = new Map<Square, number>(from.map((square) => [square, 0]));
  const queue = [...from];
  for (let head = 0; head < queue.length; head++) {
    const square = item(queue, head);
    const here = squares.get(square);
    for (let side = 0; side < 4; side++) {
      const other = beside(view.columns, square, side);
      const there = other === null ? undefined : squares.get(other);
      if (other === null || here?.kind !== 'tile' || there?.kind !== 'tile' || ways.has(other)) continue;
      if ((here.roads & (1 << side)) === 0 || (there.roads & (1 << ((side + 2) & 3))) === 0) continue;
      ways.set(other, (ways.get(square) ?? 0) + 1);
      queue.push(other);
    }
  }
  return ways;
}

/** Empty squares at the end of roads from these squares. */
function openEnds({ squares, view }: Land, from: Iterable<Square>): Set<Square> {
  const open = new Set<Square>();
  for (const square of from) {
    const here = squares.get(square);
    if (here?.kind !== 'tile') continue;
    for (let side = 0; side < 4; side++) {
      const other = beside(view.columns, square, side);
      if ((here.roads & (1 << side)) !== 0 && other !== null && squares.get(other)?.kind === 'empty') open.add(other);
    }
  }
  return open;
}

/** Roads of its neighbours that lead to a square. */
function roadsTo({ squares, view }: Land, square: Square): number {
  let count = 0;
  for (let side = 0; side < 4; side++) {
    const other = beside(view.columns, square, side);
    const there = other === null ? undefined : squares.get(other);
    if (there?.kind === 'tile' && (there.roads & (1 << ((side + 2) & 3))) !== 0) count++;
  }
  return count;
}

/** BUILD-04, BUILD-05: an empty square that a city may stand on as far as its neighbours go; `city` is one more city. */
function hasRoom({ squares, view }: Land, square: Square, city: Square | null): boolean {
  for (let side = 0; side < 4; side++) {
    const other = beside(view.columns, square, side);
    const there = other === null ? undefined : squares.get(other);
    if (
      (other !== null && other === city) ||
      (there?.kind === 'tile' && (isCity(there.tile.kind) || there.tile.kind === RUINS))
    )
      return false;
  }
  return true;
}

/** Places for a city among these. */
function countSites(land: Land, open: ReadonlySet<Square>, city: Square | null = null): number {
  let count = 0;
  for (const square of open) if (hasRoom(land, square, city)) count++;
  return count;
}

function worthOfWay(table: Table, from: Square | null, to: Square): number {
  if (from === null) return -1;
  const gained = nearest(table, from) - nearest(table, to);
  return gained > 0 && table.ways.has(from) ? (table.hasWeapon ? WORTH.approach : WORTH.stroll) * gained : -1;
}

function worthOfAttack(table: Table, { target, heroes }: ActionOf<'attack'>): number {
  const helpers = heroes === (1 << HEROES) - 1 ? 1 : 0;
  // BATTLE-18: an opening that falls short would be called off, and tried again for ever.
  if (table.strength <= Math.max(defenceOfTarget(table, target), basicDefenceOf(table, target))) return -10;
  switch (target.kind) {
    case 'city':
      return holderAt(table, target.square) === null
        ? WORTH.conquest + helpers
        : WORTH.raid + 10 * levelAt(table, target.square) - helpers;
    case 'hero':
      return WORTH.duel;
    case 'ruins':
    case 'sanctuary':
    case 'peak':
      return WORTH.conquest - 10;
    default:
      return assertNever(target.kind);
  }
}

const holderAt = ({ squares }: Table, square: Square): number | null => {
  const there = squares.get(square);
  return there?.kind === 'tile' ? there.holder : null;
};

/** What the opening has to exceed as the table shows it; a hero has at most the ground to stand on (ADV-02). */
function basicDefenceOf({ squares }: Table, { kind, square }: Target): number {
  const there = squares.get(square);
  return kind === 'hero' ? 1 : there?.kind === 'tile' ? (there.defence ?? 0) : 0;
}

/** A guess: what the book says of guards, and that a player has half a hand to answer with. */
function defenceOfTarget(table: Table, { kind, square }: Target): number {
  const { options, modules } = table.view.config;
  const hard = modules.includes('harder') || modules.includes('nocities');
  const answer = 5;
  switch (kind) {
    case 'city':
      return holderAt(table, square) === null
        ? (options.neutralDefence ?? (hard ? 6 : HIGHEST_LEVEL))
        : levelAt(table, square) + answer;
    case 'hero':
      return answer;
    case 'ruins':
      return options.ruinsDefence ?? (hard ? 10 : 8);
    case 'sanctuary':
      return 6;
    case 'peak':
      return holderAt(table, square) === null ? 20 - 2 * table.me.seals.length : 8 + answer;
    default:
      return assertNever(kind);
  }
}

/** In a battle: whether this side still has to lay something. */
function needsMore({ view, me }: Table): boolean {
  const { battle } = view;
  if (!battle) return false;
  return battle.attack.seat === me.seat
    ? battle.attack.total <= battle.defence.total
    : battle.defence.total < battle.attack.total;
}

function gap({ view }: Table): number {
  return view.battle ? Math.abs(view.battle.attack.total - view.battle.defence.total) : 0;
}

/** The strongest card first, as long as the hand can do it at all. */
function worthOfLaying(table: Table, card: Card): number {
  if (!needsMore(table) || table.strength < gap(table)) return -1;
  return 1 + strengthOfKind(kindOf(card), table.view.battle?.attack.seat === table.me.seat);
}

function worthOfFighting(table: Table, { raise, heroes }: ActionOf<'fight'>): number {
  const ambush = (table.me.ambush ?? []).reduce((sum, { kind }) => sum + strengthOfKind(kind, false), 0);
  const strength = table.strength + (raise ? ambush : 0);
  return strength >= gap(table) ? 10 - (raise ? 1 : 0) - (heroes > 0 ? 0.5 : 0) : -1;
}
