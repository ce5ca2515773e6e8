/** Where heroes go and what it costs, written from GA-04, GATE-02, HERO-02, HERO-03, ADV-01, VOL-04, VAL-03, BATTLE-14 and SG-RETREAT, RULE-10, RULE-11 alone. */
import { gatesState, type GameState, type Line, type Seat, type Square } from '@battalia/engine/testing';
import {
  cardAt,
  everySquare,
  hasRoad,
  isBuildingAt,
  isBuilt,
  isCityAt,
  isFaceDown,
  kindAt,
  opposite,
  squareNextTo,
} from './board';
import { isWildCard, nameOf } from './lines';
import { sealsOf } from '../../volcano';

/** HERO-03: whether a hero of the seat may go over this side of a square, one step. */
function mayGo(s: GameState, seat: Seat, from: Square, side: number): boolean {
  const to = squareNextTo(s, from, side);
  if (to === null || !isBuilt(s, from) || !isBuilt(s, to)) return false;
  if (!hasRoad(s, from, side) || !hasRoad(s, to, opposite(side))) return false;
  if (isFaceDown(s, from) || isFaceDown(s, to)) return false; // VAL-03
  // VOL-04: green's gate on top of the peak, gold's on the right, red's below, blue's on the left.
  const holdsSeal = (faction: number): boolean => (sealsOf(s, seat) & (1 << faction)) !== 0;
  if (kindAt(s, from) === 'peak' && !holdsSeal(side)) return false;
  return !(kindAt(s, to) === 'peak' && !holdsSeal(opposite(side)));
}

/** ADV-01: a square of the seat's home terrain is entered for free. */
function isFreeGround(s: GameState, seat: Seat, square: Square): boolean {
  const card = cardAt(s, square);
  return s.rules.config.modules.includes('advanced') && card !== null && s.rules.factionOf[card] === s.faction[seat];
}

/** The fewest paid steps to every square that can be reached. */
export function paidSteps(s: GameState, seat: Seat, from: Square): ReadonlyMap<Square, number> {
  const steps = new Map<Square, number>([[from, 0]]);
  for (let better = true; better;) {
    better = false;
    for (const square of everySquare(s)) {
      const here = steps.get(square);
      if (here === undefined) continue;
      for (let side = 0; side < 4; side++) {
        const to = squareNextTo(s, square, side);
        if (to === null || !mayGo(s, seat, square, side)) continue;
        const there = here + (isFreeGround(s, seat, to) ? 0 : 1);
        if (there >= (steps.get(to) ?? Infinity)) continue;
        steps.set(to, there);
        better = true;
      }
    }
  }
  return steps;
}

/** The squares that one copy carries a hero: 1 as a supply, up to 3 as a horse. */
function carries(s: GameState, card: number): readonly number[] {
  if (isWildCard(s, card)) return [1, 3];
  switch (nameOf(s, card)) {
    case 'supply':
      return [1];
    case 'stardust':
      return [1, 2]; // TRADE-03
    case 'horse':
    case 'hammer':
      return [3];
    default:
      return [];
  }
}

/** HERO-02, RULE-10: whether a line carries a hero so far, and holds no card that could be left out. */
export function carriesExactly(s: GameState, line: Line, steps: number): boolean {
  const ways = line.reduce<readonly (readonly number[])[]>(
    (sofar, card) => sofar.flatMap((way) => carries(s, card).map((n) => [...way, n])),
    [[]],
  );
  return ways.some((way) => {
    const all = way.reduce((sum, n) => sum + n, 0);
    return all >= steps && way.every((n) => all - n < steps);
  });
}

// ---------------------------------------------------------------- jumps

type Reading = 'horse' | number;

function readingsOf(s: GameState, card: number): readonly Reading[] {
  const name: string = nameOf(s, card);
  if (isWildCard(s, card)) return [1, 'horse'];
  if (name === 'supply') return [1];
  if (name === 'stardust') return [1, 2];
  return name === 'horse' || name === 'hammer' ? ['horse'] : [];
}

/**
 * GATE-02: a hero at `here` goes to one gate and through the storm to another. The steps that the line has left over, the
 * most of them if it can be read in several ways (RULE-32); null where the jump is not allowed.
 */
export function leftAfterJump(
  s: GameState,
  seat: Seat,
  ways: ReadonlyMap<Square, number>,
  from: Square,
  to: Square,
  line: Line,
): number | null {
  const way = ways.get(from);
  if (way === undefined || from === to || kindAt(s, from) !== 'gate' || kindAt(s, to) !== 'gate') return null;
  const steps = way + (isFreeGround(s, seat, to) ? 0 : 1);
  // Every way to read the line: a horse, or one supply, or as many as a card is worth.
  const readings = line.reduce<readonly (readonly Reading[])[]>(
    (sofar, card) => sofar.flatMap((reading) => readingsOf(s, card).map((one) => [...reading, one])),
    [[]],
  );
  let most: number | null = null;
  for (const reading of readings) {
    const horses = reading.filter((one) => one === 'horse').length;
    const supplies = reading.reduce<number>((sum, one) => sum + (one === 'horse' ? 0 : one), 0);
    // Every horse is needed for the way, and every supply for what they leave of it, or for the storm.
    if (horses > 0 && 3 * (horses - 1) >= steps) continue;
    if (supplies === Math.max(0, steps - 3 * horses) + 1) most = Math.max(most ?? 0, 3 * horses - steps);
  }
  return most;
}

/** GATE-02: the same with so many steps that an ability grants: what is left of them; null where that is not enough, or the hero has jumped. */
export function leftAfterAbility(
  s: GameState,
  seat: Seat,
  ways: ReadonlyMap<Square, number>,
  hero: number,
  from: Square,
  to: Square,
  granted: number,
): number | null {
  const way = ways.get(from);
  if (way === undefined || from === to || kindAt(s, from) !== 'gate' || kindAt(s, to) !== 'gate') return null;
  if (gatesState.jumped.of(s)[seat * 2 + hero] !== 0) return null;
  const steps = way + (isFreeGround(s, seat, to) ? 0 : 1);
  return steps <= granted ? granted - steps : null;
}

/** GA-04, VOL-04: whether the Wings carry a hero of the seat from a square to another one: the peak asks for a seal, whichever. */
export function mayFly(s: GameState, seat: Seat, from: Square, to: Square): boolean {
  const atPeak = [from, to].some((square) => kindAt(s, square) === 'peak');
  return isBuilt(s, to) && !isFaceDown(s, to) && to !== from && (!atPeak || sealsOf(s, seat) !== 0);
}

// ---------------------------------------------------------------- retreat

/** The ends of all ways of so many steps; home ground does not help. */
function ends(s: GameState, seat: Seat, way: readonly Square[], steps: number): readonly Square[] {
  const square = way[way.length - 1];
  if (square === undefined) return [];
  if (steps === 0) return [square];
  return [0, 1, 2, 3].flatMap((side) => {
    const to = squareNextTo(s, square, side);
    return to !== null && mayGo(s, seat, square, side) ? ends(s, seat, [...way, to], steps - 1) : [];
  });
}

/** BATTLE-14, RULE-11: whether a square is so many steps away, and fewer do not lead there. */
const isAway = (s: GameState, seat: Seat, from: Square, to: Square, steps: number): boolean =>
  Array.from({ length: steps + 1 }, (_, n) => n).every((n) => ends(s, seat, [from], n).includes(to) === (n === steps));

/** BATTLE-14, SG-RETREAT: the lengths of retreat that a line pays for. The Hammer has no place in a battle (GA-01). */
function retreatLengths(s: GameState, line: Line): readonly number[] {
  const isDust = (card: number): boolean => nameOf(s, card) === 'stardust' && !isWildCard(s, card); // TRADE-03
  const supplies = line.every((card) => nameOf(s, card) === 'supply' || isWildCard(s, card) || isDust(card));
  const most = line.length + line.filter(isDust).length;
  const [only] = line;
  const horse = only !== undefined && line.length === 1 && (nameOf(s, only) === 'horse' || isWildCard(s, only));
  const lengths = s.rules.config.modules.includes('stormgates') ? [3] : [2, 3];
  return lengths.filter((n) => (supplies && line.length <= n && n <= most) || horse);
}

/** Whether the attacked hero may retreat to a square with this line. */
export function mayRetreat(
  s: GameState,
  defender: Seat,
  attacker: Seat,
  from: Square,
  to: Square,
  line: Line,
): boolean {
  // A ruled peak is held like a city (VOL-05).
  if ((isCityAt(s, to) || isBuildingAt(s, to) || kindAt(s, to) === 'peak') && s.holder[to] === attacker) return false;
  if ([0, 1].some((hero) => s.hero[attacker * 2 + hero] === to)) return false;
  return retreatLengths(s, line).some((n) => isAway(s, defender, from, to, n));
}
