/** What a position is worth to a seat: named terms, weighed by `weights.ts`. */
import {
  at,
  campOf,
  BASE_BOX,
  CITY_BITS,
  CITY_COSTS,
  citiesOf,
  FRIMAN,
  GREAT,
  groundOf,
  handOf,
  HAND_SIZE,
  highCitiesOf,
  isOpponent,
  isOver,
  item,
  kindOf,
  LORD,
  NONE,
  pointsOf,
  prizeAt,
  rankOf,
  SIMPLE_ROAD_COST,
  standings,
  stationedOf,
  SUPPLY,
  survey,
  ambushOf,
  TOOL,
  UPGRADE_COSTS,
  type Box,
  type Cost,
  type GameState,
  type Prize,
  type Seat,
} from '@battalia/engine';
import { drawnByCohort, hirable, holds } from './chances';
import { DeckCount, KINDS } from './deckCount';
import { Hopes } from './hopes';
import { closeness, lead, sideOf, turnsLeft } from './race';
import { cardValues, growthValues, type Weights } from './weights';

const WON = 1000;
/** More sides than a game has. */
const SIDES = 8;

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

/** BUILD-01: how many units of a rank make a city, and one level more. */
const unitsIn = (costs: readonly Cost[]): readonly number[] => costs.map(({ needs }, rank) => item(needs, rank));
const CITY = unitsIn(CITY_COSTS);
const UPGRADE = unitsIn(UPGRADE_COSTS);
const { frimen: ROAD_UNITS, supplies: ROAD_SUPPLIES } = SIMPLE_ROAD_COST;

/** Maps that are remembered; a power of two. */
const KEPT_MAPS = 256;

export class Evaluation {
  /** What a card of each kind is worth in a hand, at the moment that `lookAhead` was told. */
  readonly value = new Float64Array(KINDS);
  private now: Float64Array;
  private growth: Float64Array;
  /** Whose kinds these are the values of. */
  private box: Box = BASE_BOX;

  private readonly deck = new DeckCount();
  /** Of one card of the deck in the next hand. */
  private share = 0;
  /** By side: what it has on the board. */
  private readonly standings = new Float64Array(SIDES);
  /** Units by rank and supplies that are kept for the next turn. */
  private readonly waiting = new Int16Array(SUPPLY + 1);
  private readonly hopes: Hopes;

  private readonly maps: (MapFacts | undefined)[] = [];

  constructor(readonly weights: Weights) {
    this.now = cardValues(weights, BASE_BOX);
    this.growth = growthValues(weights, BASE_BOX);
    this.value.set(this.now);
    this.hopes = new Hopes(weights);
  }

  /** Sets the values of cards by the turns that are left in a position. Values stay the same while one decision is thought about. */
  lookAhead(s: GameState): void {
    const share = turnsLeft(s, this.weights) / this.weights.horizon;
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
    this.deck.count(s, seat, this.value, this.weights.again);
    const map = this.mapOf(s, seat);
    return (
      map.standing +
      map.turnsLeft * this.income(map) +
      this.kept(s, seat, map) +
      this.hopes.prospects(s, seat, map.goals, this.deck) -
      this.hopes.threats(s, seat) +
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
      (Math.max(0, 1 - at(this.deck.kinds, SUPPLY) / (supplies * more)) ** last +
        Math.max(0, 1 - this.deck.unitsOf(FRIMAN) / builders) ** last)
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
      weights.haste * lead(s, seat) * closeness(s, weights)
    );
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
    if (facts.stamp === s.mapStamp && facts.greats === this.deck.greats && facts.greatLeft === greatLeft) return facts;
    facts.stamp = s.mapStamp;
    facts.greats = this.deck.greats;
    facts.greatLeft = greatLeft;
    facts.standing = this.board(s, seat);
    facts.turnsLeft = turnsLeft(s, this.weights);
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

  /** What the deck counted last brings in a turn. */
  private income(map: MapFacts): number {
    const { weights } = this;
    const cards = Math.max(this.deck.cards, weights.lean);
    const hand = HAND_SIZE + drawnByCohort(this.deck.largestCohort() / cards);
    let income = (weights.deck * hand * this.deck.worth) / (cards + weights.ballast);
    const share = hand / HAND_SIZE / cards;
    this.share = share;
    for (let kind = 0; kind <= LORD; kind++) {
      const chance = this.deck.unitsOf(kind) * share;
      income +=
        weights.trio * rankOf(BASE_BOX, kind) * holds(item(CITY, kind), chance) * map.room +
        weights.pair * holds(item(UPGRADE, kind), chance) * (map.waiting[kind] ?? 0);
    }
    const builders = at(this.deck.kinds, FRIMAN) + at(this.deck.kinds, TOOL);
    const supplies = at(this.deck.kinds, SUPPLY) * share;
    return (
      income +
      weights.road * holds(ROAD_UNITS, builders * share) * holds(ROAD_SUPPLIES, supplies) +
      this.hiring(map) * hirable(supplies, 0)
    );
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
      const chance = (this.deck.unitsOf(kind) - count) * this.share;
      const likelier = (units: number): number => holds(units - count, chance) - holds(units, chance);
      const city = rankOf(s.rules, kind) * likelier(item(CITY, kind)) * map.room;
      const upgrade = likelier(item(UPGRADE, kind)) * (map.waiting[kind] ?? 0);
      sum += weights.together * Math.max(city, upgrade);
    }
    const supplies = at(waiting, SUPPLY);
    if (supplies > 0) {
      const chance = (at(this.deck.kinds, SUPPLY) - supplies) * this.share;
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
}

/** ADV-02: levels of a seat's cities, times what their ground adds to the defence. */
function onHomeGround(s: GameState, seat: Seat): number {
  if (s.rules.hooks.ground.length === 0) return 0;
  let sum = 0;
  for (let square = 0; square < s.rules.squares; square++)
    if (at(s.holder, square) === seat) sum += at(s.level, square) * groundOf(s, seat, square);
  return sum;
}
