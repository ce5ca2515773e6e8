/** What heroes can hope to take on the map, and what those of others threaten. */
import {
  at,
  FAR,
  HAND_SIZE,
  HEROES,
  heroSquare,
  isOpponent,
  item,
  NONE,
  survey,
  type GameState,
  type Prize,
  type Seat,
  type Square,
} from '@battalia/engine';
import type { DeckCount } from './deckCount';
import { fillWays } from './ways';
import type { Weights } from './weights';

/** More squares and seats than a game has. */
const MAX_SQUARES = 128;
const SEATS = 8;

/** What an opponent's hand can answer with, roughly. */
const RIVAL_MIGHT = 7;
/** Squares that a hero makes in a turn with some supplies. */
const REACH = 3;

const likely = (margin: number): number => 1 / (1 + Math.exp(-margin / 1.5));

export class Hopes {
  private readonly gains = new Float64Array(MAX_SQUARES);
  // ways from squares, kept while the map is the same
  private readonly stamps = new Float64Array((2 * MAX_SQUARES + 1) * SEATS);
  private readonly start = new Int16Array(1);
  private readonly ways: (Float64Array | undefined)[] = [];

  constructor(private readonly weights: Weights) {}

  /** What the heroes can hope to take, this deck behind them. */
  prospects(s: GameState, seat: Seat, goals: readonly Prize[], deck: DeckCount): number {
    if (goals.length === 0) return 0;
    const { weights, gains } = this;
    const { cards, strength, weapons } = deck;
    const arms = 1 - (1 - weapons / Math.max(1, cards)) ** HAND_SIZE;
    const might = (HAND_SIZE * strength) / Math.max(1, cards) + 1;
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

  /** Own cities that enemy heroes can reach. */
  threats(s: GameState, seat: Seat): number {
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
}
