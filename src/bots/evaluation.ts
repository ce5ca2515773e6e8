/** What a position is worth to a seat: named terms, weighed by `weights.ts`. */
import {
  at,
  campOf,
  BASE_BOX,
  CITY_BITS,
  citiesMissing,
  citiesOf,
  EMPTY,
  factionOf,
  FAR,
  FRIMAN,
  GREAT,
  groundOf,
  handOf,
  HAND_SIZE,
  HEROES,
  heroSquare,
  highCitiesOf,
  isArtefact,
  isGreat,
  isOpponent,
  isOver,
  item,
  kindOf,
  LORD,
  nationOf,
  NONE,
  partyPointsOf,
  pointsOf,
  prizeAt,
  rankOf,
  SEAT_ZONES,
  standings,
  stationedOf,
  strengthOfKind,
  SUPPLY,
  survey,
  ambushOf,
  TOOL,
  UNIVERSAL,
  WEAPON,
  type Box,
  type GameState,
  type Prize,
  type Seat,
  type Square,
} from '@battalia/engine';
import { fillWays } from './ways';
import { cardValues, growthValues, type Weights } from './weights';

const WON = 1000;
/** More squares, kinds, factions and seats than a game has. */
const MAX_SQUARES = 128;
const KINDS = 128;
const FACTIONS = 8;
const SEATS = 8;

// ---------------------------------------------------------------- chances in a hand of six

const STEPS = 128;
const binomial = (n: number, k: number, p: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
};
const table = (f: (share: number) => number): Float64Array =>
  Float64Array.from({ length: STEPS + 1 }, (_, i) => f(i / STEPS));
const atLeast =
  (k: number) =>
  (p: number): number => {
    let sum = 0;
    for (let i = k; i <= HAND_SIZE; i++) sum += binomial(HAND_SIZE, i, p);
    return sum;
  };
/** By number and share of the deck: how likely a hand holds at least so many of these cards. */
const AT_LEAST: readonly Float64Array[] = Array.from({ length: HAND_SIZE + 1 }, (_, k) => table(atLeast(k)));
/** By share of the deck: how many cards a cohort of them draws. */
const COHORT = table((p) => [3, 4, 5, 6].reduce((sum, k) => sum + (k - 2) * binomial(HAND_SIZE, k, p), 0));
const look = (chances: Float64Array, share: number): number => chances[Math.min(STEPS, Math.round(share * STEPS))] ?? 0;
const holds = (count: number, share: number): number => look(item(AT_LEAST, Math.max(0, count)), share);
/** HIRE-01: the rank that the supplies in a hand can hire, some of them kept from before. */
const hirable = (share: number, kept: number): number => {
  let rank = 0;
  for (let supplies = 2; supplies <= 5; supplies++) rank += holds(supplies - kept, share);
  return rank;
};

// ---------------------------------------------------------------- the evaluation

interface MapFacts {
  stamp: number;
  /** Great Artefacts of the seat, and those that can still be won. */
  greats: number;
  greatLeft: number;
  standing: number;
  turnsLeft: number;
  sites: number;
  /** Whether there is room for new cities, and cities that wait for an upgrade by units of each rank: 0 to 1. */
  room: number;
  waiting: number[];
  goals: Prize[];
}

/** By number of sites: the first two matter most. */
const ROOM: readonly number[] = [0.75, 0.92, 1, 1, 1];

/** Maps that are remembered; a power of two. */
const KEPT_MAPS = 256;

export class Evaluation {
  /** What a card of each kind is worth in a hand, at the moment that `lookAhead` was told. */
  readonly value = new Float64Array(KINDS);
  private now: Float64Array;
  private growth: Float64Array;
  /** Whose kinds these are the values of. */
  private box: Box = BASE_BOX;

  // the deck counted last
  private cards = 0;
  private worth = 0;
  private strength = 0;
  private weapons = 0;
  private readonly kinds = new Int16Array(KINDS);
  private readonly factions = new Int16Array(FACTIONS);
  private universal = 0;
  private readonly gains = new Float64Array(MAX_SQUARES);
  /** By side: what it has on the board. */
  private readonly standings = new Float64Array(FACTIONS);

  private greats = 0;
  /** Of one card of the deck in the next hand, for the deck counted last. */
  private share = 0;
  /** Units by rank and supplies that are kept for the next turn. */
  private readonly waiting = new Int16Array(SUPPLY + 1);

  private readonly maps: (MapFacts | undefined)[] = [];
  // ways from squares, kept while the map is the same
  private readonly stamps = new Float64Array((2 * MAX_SQUARES + 1) * SEATS);
  private readonly start = new Int16Array(1);
  private readonly ways: (Float64Array | undefined)[] = [];

  constructor(readonly weights: Weights) {
    this.now = cardValues(weights, BASE_BOX);
    this.growth = growthValues(weights, BASE_BOX);
    this.value.set(this.now);
  }

  /** Sets the values of cards by the turns that are left in a position. Values stay the same while one decision is thought about. */
  lookAhead(s: GameState): void {
    const share = this.turnsLeft(s) / this.weights.horizon;
    if (this.box !== s.rules) {
      this.box = s.rules;
      this.now = cardValues(this.weights, s.rules);
      this.growth = growthValues(this.weights, s.rules);
    }
    for (let kind = 0; kind < this.value.length; kind++)
      this.value[kind] = (this.now[kind] ?? 0) + (this.growth[kind] ?? 0) * share;
  }

  /** What the position is worth to a seat if its turn ended here. */
  of(s: GameState, seat: Seat): number {
    if (isOver(s)) return this.ofEnd(s, seat);
    this.countDeck(s, seat);
    const map = this.mapOf(s, seat);
    return (
      map.standing +
      map.turnsLeft * this.income(map) +
      this.kept(s, seat, map) +
      this.prospects(s, seat, map.goals) -
      this.threats(s, seat) +
      this.weights.site * map.sites -
      this.weights.stuck * this.shortage(s)
    );
  }

  /**
   * A deck without supplies hires nobody, and without frimen it opens no way; how much the deck counted last lacks of both.
   * Where the full map does not end the game (VOL-06) it has to go on for longer.
   */
  private shortage({ rules: { mapFullEnds } }: GameState): number {
    const { supplies, builders, last, endless } = this.weights;
    const more = mapFullEnds ? 1 : endless;
    return (
      more *
      (Math.max(0, 1 - at(this.kinds, SUPPLY) / (supplies * more)) ** last +
        Math.max(0, 1 - this.unitsOf(FRIMAN) / builders) ** last)
    );
  }

  /** Cards that wait in the hand, while a turn is being planned. */
  inHand(s: GameState, seat: Seat): number {
    let sum = 0;
    for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card))
      sum += this.value[kindOf(s, card)] ?? 0;
    return sum * this.weights.unplayed;
  }

  private ofEnd(s: GameState, seat: Seat): number {
    const table = standings(s);
    let own = 0;
    let best = Number.NEGATIVE_INFINITY;
    let place = 1;
    let shared = 0;
    for (const row of table) {
      if (row.seat === seat) {
        own = row.points;
        place = row.place;
      } else if (isOpponent(s, seat, row.seat)) {
        best = Math.max(best, row.points);
        if (row.place === 1) shared++;
      }
    }
    return (place === 1 ? (shared > 0 ? 0 : WON) : -WON) + own - best;
  }

  /** Points and cities of level 4, of partners together, against those of the others. */
  private board(s: GameState, seat: Seat): number {
    const { weights } = this;
    const { standings: sums } = this;
    sums.fill(0);
    let sides = 0;
    for (let other = 0; other < s.rules.seats; other++) {
      const side = sideOf(s, other);
      sides = Math.max(sides, side + 1);
      sums[side] =
        (sums[side] ?? 0) +
        (weights.point * pointsOf(s, other) +
          weights.level4 * highCitiesOf(s, other) +
          weights.homeGround * onHomeGround(s, other));
    }
    let best = Number.NEGATIVE_INFINITY;
    let all = 0;
    for (let side = 0; side < sides; side++) {
      if (side === sideOf(s, seat)) continue;
      best = Math.max(best, sums[side] ?? 0);
      all += sums[side] ?? 0;
    }
    return (
      (sums[sideOf(s, seat)] ?? 0) -
      weights.rival * (0.5 * best + (0.5 * all) / (sides - 1)) +
      weights.haste * this.lead(s, seat) * this.closeness(s)
    );
  }

  /** Points ahead of the best opponent, or behind. */
  private lead(s: GameState, seat: Seat): number {
    let best = 0;
    let sides = 1 << sideOf(s, seat);
    for (let other = 0; other < s.rules.seats; other++) {
      const side = 1 << sideOf(s, other);
      if ((sides & side) === 0) best = Math.max(best, partyPointsOf(s, other));
      sides |= side;
    }
    return partyPointsOf(s, seat) - best;
  }

  /** How near the end is, 0 to 1: it is welcome to whoever is ahead. */
  private closeness(s: GameState): number {
    return 1 / (1 + Math.min(this.turnsToFill(s), this.turnsToPoints(s), turnsOfWeeks(s)));
  }

  /** END-01. */
  private turnsToFill(s: GameState): number {
    if (!s.rules.mapFullEnds) return Number.POSITIVE_INFINITY;
    let empty = 0;
    for (let square = 0; square < s.rules.squares; square++) if (s.tile[square] === EMPTY) empty++;
    return empty / (this.weights.fill * s.rules.seats);
  }

  /** END-02, TEAM-05: the race to the last city of level 4, of partners together, who raise theirs side by side. */
  private turnsToCities(s: GameState): number {
    let least = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < s.rules.seats; seat++)
      least = Math.min(least, citiesMissing(s, seat) / partnersOf(s, seat));
    return least * this.weights.ascent;
  }

  /** VOL-06, ALT-03: the race to the points that end the game. */
  private turnsToPoints(s: GameState): number {
    if (s.rules.points === 0) return Number.POSITIVE_INFINITY;
    let most = 0;
    for (let seat = 0; seat < s.rules.seats; seat++) most = Math.max(most, partyPointsOf(s, seat));
    return ((s.rules.points - most) / s.rules.highestLevel) * this.weights.ascent;
  }

  /** Turns until the game is likely to be over. */
  private turnsLeft(s: GameState): number {
    const { weights } = this;
    const usual = Math.min(
      weights.horizon,
      Math.max(weights.soonest, Math.min(weights.usual - s.day, this.turnsToCities(s), this.turnsToPoints(s))),
    );
    const turns = Math.min(usual, this.turnsToFill(s));
    // A map that fills up ends the game: good while there is much to come, no reason to wait once the game is old.
    return Math.min(turnsOfWeeks(s), Math.max(s.day < weights.patience ? 2 : weights.soonest, turns));
  }

  /** What follows from the map alone, worked out once for each map. */
  private mapOf(s: GameState, seat: Seat): MapFacts {
    const i = ((s.mapStamp & (KEPT_MAPS - 1)) << 3) | seat;
    let facts = this.maps[i];
    if (facts === undefined) {
      facts = {
        stamp: 0,
        greats: -1,
        greatLeft: -1,
        standing: 0,
        turnsLeft: 0,
        sites: 0,
        room: 0,
        waiting: [0, 0, 0, 0],
        goals: [],
      };
      this.maps[i] = facts;
    }
    const greatLeft = at(s.size, GREAT);
    if (facts.stamp === s.mapStamp && facts.greats === this.greats && facts.greatLeft === greatLeft) return facts;
    facts.stamp = s.mapStamp;
    facts.greats = this.greats;
    facts.greatLeft = greatLeft;
    facts.standing = this.board(s, seat);
    facts.turnsLeft = this.turnsLeft(s);
    const sites = this.sites(s, seat);
    facts.sites = Math.sqrt(sites);
    facts.room = ROOM[sites] ?? 1;
    // A city of a lower level gets there in time.
    facts.waiting[0] = 0;
    let below = 0;
    for (let level = 1; level < s.rules.highestLevel; level++) {
      below = citiesOf(s, seat, level) + below / 2;
      facts.waiting[level] = (below + 0.4) / (below + 0.6);
    }
    facts.goals = [];
    for (let square = 0; square < s.rules.squares; square++) {
      const prize = prizeAt(s, seat, square);
      if (prize !== null) facts.goals.push(prize);
    }
    return facts;
  }

  // ---------------------------------------------------------------- the deck

  private countDeck(s: GameState, seat: Seat): void {
    const { kinds, factions } = this;
    kinds.fill(0);
    factions.fill(0);
    this.universal = 0;
    this.cards = 0;
    this.worth = 0;
    this.strength = 0;
    this.greats = 0;
    const first = nationOf(seat);
    for (let zone = first; zone < first + SEAT_ZONES.length; zone++) {
      for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
        if (at(s.lender, card) !== 0) continue;
        const kind = kindOf(s, card);
        const seen = at(kinds, kind);
        kinds[kind] = seen + 1;
        const value = this.value[kind] ?? 0;
        this.worth += isArtefact(s.rules, kind) && seen > 0 ? value * this.weights.again ** seen : value;
        this.strength += strengthOfKind(s.rules, kind, true);
        if (isGreat(s.rules, kind)) this.greats++;
        this.cards++;
        const faction = factionOf(s, card);
        if (faction >= 0) factions[faction] = at(factions, faction) + 1;
        else if (faction === UNIVERSAL) this.universal++;
      }
    }
    this.weapons = at(kinds, WEAPON);
  }

  /** What the deck counted last brings in a turn. */
  private income(map: MapFacts): number {
    const { weights } = this;
    const cards = Math.max(this.cards, weights.lean);
    let most = 0;
    for (let faction = 0; faction < FACTIONS; faction++) most = Math.max(most, at(this.factions, faction));
    const hand = HAND_SIZE + look(COHORT, (most + this.universal) / cards);
    let income = (weights.deck * hand * this.worth) / (cards + weights.ballast);
    const share = hand / HAND_SIZE / cards;
    this.share = share;
    for (let kind = 0; kind <= LORD; kind++) {
      const chance = this.unitsOf(kind) * share;
      income +=
        weights.trio * rankOf(BASE_BOX, kind) * holds(3, chance) * map.room +
        weights.pair * holds(2, chance) * (map.waiting[kind] ?? 0);
    }
    const builders = at(this.kinds, FRIMAN) + at(this.kinds, TOOL);
    const supplies = at(this.kinds, SUPPLY) * share;
    return (
      income + weights.road * holds(1, builders * share) * holds(1, supplies) + this.hiring(map) * hirable(supplies, 0)
    );
  }

  /** A tool does the work of two frimen. */
  private unitsOf(kind: number): number {
    return at(this.kinds, kind) + (kind === FRIMAN ? 2 * at(this.kinds, TOOL) : 0);
  }

  /** What a rank more to hire is worth: the more, the longer the unit will serve. */
  private hiring({ turnsLeft }: MapFacts): number {
    return (this.weights.hire * turnsLeft) / this.weights.horizon;
  }

  /** Cards that make the next hand larger, and the cities and hires they make more likely there. */
  private kept(s: GameState, seat: Seat, map: MapFacts): number {
    const camp = at(s.top, campOf(seat)) !== NONE;
    if (at(s.top, ambushOf(seat)) === NONE && !camp) return 0;
    const { weights, waiting } = this;
    waiting.fill(0);
    let sum = 0;
    for (let card = at(s.top, ambushOf(seat)); card !== NONE; card = at(s.below, card))
      sum += weights.ambush * this.keep(s, card);
    if (camp)
      for (let card = at(s.top, stationedOf(seat)); card !== NONE; card = at(s.below, card))
        sum += weights.tent * this.keep(s, card);
    for (let kind = 0; kind <= LORD; kind++) {
      const count = at(waiting, kind);
      if (count === 0) continue;
      const chance = (this.unitsOf(kind) - count) * this.share;
      const city = rankOf(s.rules, kind) * (holds(3 - count, chance) - holds(3, chance)) * map.room;
      const upgrade = (holds(2 - count, chance) - holds(2, chance)) * (map.waiting[kind] ?? 0);
      sum += weights.together * Math.max(city, upgrade);
    }
    const supplies = at(waiting, SUPPLY);
    if (supplies > 0) {
      const chance = (at(this.kinds, SUPPLY) - supplies) * this.share;
      sum += this.hiring(map) * (hirable(chance, supplies) - hirable(chance, 0));
    }
    return sum;
  }

  /** Counts a card that is kept. Returns its value. */
  private keep(s: GameState, card: number): number {
    const kind = kindOf(s, card);
    if (kind <= SUPPLY) this.waiting[kind] = at(this.waiting, kind) + 1;
    return this.value[kind] ?? 0;
  }

  // ---------------------------------------------------------------- the map

  /** Squares on which the seat could build a city, four at most. */
  private sites(s: GameState, seat: Seat): number {
    const map = survey(s, seat);
    let sites = 0;
    for (let i = 0; i < map.sites; i++) if ((at(map.kinds, i) & CITY_BITS) !== 0) sites++;
    return Math.min(4, sites);
  }

  /** What the heroes can hope to take, the deck counted last behind them. */
  private prospects(s: GameState, seat: Seat, goals: readonly Prize[]): number {
    if (goals.length === 0) return 0;
    const { weights, cards, gains } = this;
    const arms = 1 - (1 - this.weapons / Math.max(1, cards)) ** HAND_SIZE;
    const might = (HAND_SIZE * this.strength) / Math.max(1, cards) + 1;
    for (let i = 0; i < goals.length; i++) gains[i] = this.gainOf(item(goals, i), might);
    let sum = 0;
    let idle = false;
    for (let hero = 0; hero < HEROES; hero++) {
      const square = heroSquare(s, seat, hero);
      if (square === NONE) idle = true;
      else sum += weights.hero * (hero === 0 ? 1 : 0.6) * this.bestGoal(this.waysFrom(s, seat, square), goals);
    }
    if (idle) {
      // It will be hired in the city that is nearest to its goal.
      sum += weights.idleHero * this.bestGoal(this.waysFromCities(s, seat), goals);
    }
    return sum * (0.5 + 0.5 * arms);
  }

  private bestGoal(ways: Float64Array, goals: readonly Prize[]): number {
    let best = 0;
    for (let i = 0; i < goals.length; i++) {
      const hope = (this.gains[i] ?? 0) / (1 + this.weights.distance * (ways[item(goals, i).square] ?? FAR));
      if (hope > best) best = hope;
    }
    return best;
  }

  /** Points that taking a place would bring, times how likely it is with a hand of average might. */
  private gainOf({ target, defender, defence, points, choice }: Prize, might: number): number {
    if (target === null) return points;
    const chance = likely(might - defence - (defender === NONE ? 0 : RIVAL_MIGHT));
    switch (target.kind) {
      // What is taken from a player is lost to that player; a neutral city brings cards, too.
      case 'city':
        return (defender === NONE ? points + 1 : 2 * points) * chance;
      case 'ruins':
        return this.weights.great * chance;
      default:
        return (points + (choice ? this.weights.great / 2 : 0)) * chance;
    }
  }

  /** Steps along roads, and over squares that still lack one, to each square. */
  private waysFrom(s: GameState, seat: Seat, from: Square, most = FAR): Float64Array {
    this.start[0] = from;
    return this.waysOf(
      s,
      seat,
      (most < FAR ? SEATS : 0) * MAX_SQUARES + seat * MAX_SQUARES + from,
      this.start,
      1,
      most,
    );
  }

  /** The same from the nearest own city. */
  private waysFromCities(s: GameState, seat: Seat): Float64Array {
    const { city, cities } = survey(s, seat);
    return this.waysOf(s, seat, 2 * SEATS * MAX_SQUARES + seat, city, cities, FAR);
  }

  /** Worked out once for each map, and kept in a slot of its own. */
  private waysOf(s: GameState, seat: Seat, slot: number, from: Int16Array, count: number, most: number): Float64Array {
    let ways = this.ways[slot];
    if (ways === undefined) {
      ways = new Float64Array(MAX_SQUARES);
      this.ways[slot] = ways;
    }
    if (this.stamps[slot] === s.mapStamp) return ways;
    this.stamps[slot] = s.mapStamp;
    fillWays(s, seat, from, count, this.weights.gap, ways, most);
    return ways;
  }

  /** Own cities that enemy heroes can reach. */
  private threats(s: GameState, seat: Seat): number {
    let sum = 0;
    const map = survey(s, seat);
    for (let enemy = 0; enemy < s.rules.seats; enemy++) {
      if (!isOpponent(s, seat, enemy)) continue;
      for (let hero = 0; hero < HEROES; hero++) {
        const square = heroSquare(s, enemy, hero);
        if (square === NONE) continue;
        const ways = this.waysFrom(s, enemy, square, REACH);
        for (let i = 0; i < map.cities; i++) {
          const way = ways[at(map.city, i)] ?? FAR;
          if (way <= REACH) sum += (at(s.level, at(map.city, i)) * (REACH + 1 - way)) / (REACH + 1);
        }
      }
    }
    return this.weights.threat * sum;
  }
}

/** ALT-03: turns in a game of some weeks, this one among them. */
const turnsOfWeeks = ({ rules: { weeks }, day }: GameState): number =>
  weeks > 0 ? Math.max(0, weeks * 7 + 1 - day) : Number.POSITIVE_INFINITY;

/** What an opponent's hand can answer with, roughly. */
const RIVAL_MIGHT = 7;
/** Squares that a hero makes in a turn with some supplies. */
const REACH = 3;

const likely = (margin: number): number => 1 / (1 + Math.exp(-margin / 1.5));

/** Who plays together is one side. */
const sideOf = ({ rules: { parties } }: GameState, seat: Seat): number => parties?.[seat] ?? seat;

/** How many play together, a seat and its partners. */
function partnersOf({ rules: { parties } }: GameState, seat: Seat): number {
  return parties === null ? 1 : parties.filter((party) => party === parties[seat]).length;
}

/** ADV-02: levels of a seat's cities, times what their ground adds to the defence. */
function onHomeGround(s: GameState, seat: Seat): number {
  if (s.rules.hooks.ground.length === 0) return 0;
  let sum = 0;
  for (let square = 0; square < s.rules.squares; square++)
    if (at(s.holder, square) === seat) sum += at(s.level, square) * groundOf(s, seat, square);
  return sum;
}
