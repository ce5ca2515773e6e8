/** Hiring and moving heroes (HERO, ADV-01, GA-04). */
import type { Action, Line } from '../core/action';
import { HEROES } from '../core/components';
import type { Question } from '../core/contract';
import { HERO_COST, HORSE_STEPS, travelCost } from '../core/costs';
import { answered, askWith, WAY } from '../core/decision';
import type { Log } from '../core/event';
import { joined } from '../core/geometry';
import { at, item, NONE, type Ints } from '../core/ints';
import { type Purse } from '../core/payment';
import { heroSquare, isWild, kindOf, type GameState, type Seat, type Square } from '../core/state';
import { flag, small, square as squareTag } from '../core/shape';
import { asViolation, type Violation } from '../core/violation';
import { linePays, MOST_TOLD, oneOfEachMix, play, payLine, refuseLine } from './line';
import { isHome } from './survey';
import { inHand, isSeat, isSquare, type Rule } from './rule';
import { PLAYED_ALONE, WINGS } from '../core/kinds';

/** Steps to where no way leads. */
export const FAR = 999;
const MAX_SQUARES = 128;
const cost = new Int16Array(MAX_SQUARES);
const cameFrom = new Int16Array(MAX_SQUARES);
const queue = new Int16Array(MAX_SQUARES * 4);

/** Whether a hero may go over a side of a square: both cards have a road there, and no module closes it (HERO-03). */
export function mayStep(s: GameState, seat: Seat, square: Square, side: number): boolean {
  if (!joined(s, square, side)) return false;
  const { closed } = s.rules.hooks;
  if (closed.length > 0) {
    const other = at(s.rules.neighbours, square * 4 + side);
    for (let i = 0; i < closed.length; i++) if (item(closed, i)(s, seat, square, other)) return false;
  }
  return true;
}

/** ADV-01: a step onto a square that costs nothing. */
export function isFreeStep(s: GameState, seat: Seat, to: Square): boolean {
  const { freeStep } = s.rules.hooks;
  for (let i = 0; i < freeStep.length; i++) if (item(freeStep, i)(s, seat, to)) return true;
  return false;
}

/** Distant squares that are one step away from a square, filled by `lookFar`. */
const distant: Square[] = [];

function lookFar(s: GameState, seat: Seat, from: Square): number {
  const { ways } = s.rules.hooks;
  distant.length = 0;
  for (let i = 0; i < ways.length; i++) item(ways, i)(s, seat, from, distant);
  return distant.length;
}

const SIDES = 4;

/** Fills `cost` with the fewest paid steps to each square, up to a limit; `flat`: home ground is no help. */
function explore(s: GameState, seat: Seat, from: Square, limit: number, flat = false): void {
  cost.fill(FAR);
  start(from, 0);
  spread(s, seat, 1, limit, flat);
}

/** One of the squares that the ways begin on. */
function start(from: Square, nth: number): void {
  cost[from] = 0;
  cameFrom[from] = NONE;
  queue[nth] = from;
}

/** From so many squares in the queue to all others. */
function spread(s: GameState, seat: Seat, starts: number, limit: number, flat: boolean): void {
  // Rounds of equal cost: within a round free steps are followed to their end, paid ones wait for the next.
  const hasWays = s.rules.hooks.ways.length > 0;
  let tail = starts;
  let head = 0;
  for (let paid = 0; head < tail; paid++) {
    for (let i = head; i < tail && !flat; i++) {
      const square = at(queue, i);
      if (at(cost, square) !== paid) continue;
      const ends = hasWays ? SIDES + lookFar(s, seat, square) : SIDES;
      for (let side = 0; side < ends; side++) {
        const other = side < SIDES ? at(s.rules.neighbours, square * 4 + side) : item(distant, side - SIDES);
        if (other === NONE || at(cost, other) <= paid) continue;
        if ((side < SIDES && !mayStep(s, seat, square, side)) || !isFreeStep(s, seat, other)) continue;
        cost[other] = paid;
        cameFrom[other] = square;
        queue[tail++] = other;
      }
    }
    if (paid === limit) return;
    const reached = tail;
    for (let i = head; i < reached; i++) {
      const square = at(queue, i);
      if (at(cost, square) !== paid) continue;
      const ends = hasWays ? SIDES + lookFar(s, seat, square) : SIDES;
      for (let side = 0; side < ends; side++) {
        const other = side < SIDES ? at(s.rules.neighbours, square * 4 + side) : item(distant, side - SIDES);
        if (other === NONE || at(cost, other) <= paid + 1) continue;
        if (side < SIDES && !mayStep(s, seat, square, side)) continue;
        cost[other] = paid + 1;
        cameFrom[other] = square;
        queue[tail++] = other;
      }
    }
    head = reached;
  }
}

/** The fewest paid steps from a square to each, FAR where no way leads. Good until the next question of this kind. */
export function stepsFrom(s: GameState, seat: Seat, from: Square): Readonly<Int16Array> {
  explore(s, seat, from, FAR - 1);
  return cost;
}

/** The squares that a hero comes to with so many steps. */
export function squaresWithin(s: GameState, seat: Seat, hero: number, steps: number): Square[] {
  const here = heroSquare(s, seat, hero);
  explore(s, seat, here, steps);
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++)
    if (square !== here && at(cost, square) <= steps) squares.push(square);
  return squares;
}

/** The same from the nearest of the first so many of some squares, with at most so many steps. */
export function stepsFromAny(
  s: GameState,
  seat: Seat,
  from: Ints,
  count: number,
  most = FAR - 1,
): Readonly<Int16Array> {
  cost.fill(FAR);
  for (let i = 0; i < count; i++) start(at(from, i), i);
  spread(s, seat, count, most, false);
  return cost;
}

/** The fewest paid steps from one square to another, or null (HERO-02, HERO-03, ADV-01). */
export function stepsTo(s: GameState, seat: Seat, from: Square, to: Square): number | null {
  explore(s, seat, from, FAR - 1);
  return at(cost, to) === FAR ? null : at(cost, to);
}

function pathTo(to: Square): Square[] {
  const path: Square[] = [];
  for (let square = to; square !== NONE; square = at(cameFrom, square)) path.unshift(square);
  return path;
}

/** The way that a hero of the seat goes from one square to another, both included; null where none leads. */
export function wayTo(s: GameState, seat: Seat, from: Square, to: Square): readonly Square[] | null {
  explore(s, seat, from, FAR - 1);
  return at(cost, to) === FAR ? null : pathTo(to);
}

function offerHeroes(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  let idle = false;
  for (let hero = 0; hero < HEROES; hero++) {
    if (heroSquare(s, seat, hero) === NONE) idle = true;
    else offerMoves(s, seat, hero, purse, out);
  }
  if (!idle) return;
  const lines = purse.lines(HERO_COST);
  if (lines.length === 0) return;
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.tile, square) < 0 || !isHome(s, seat, square)) continue;
    for (let i = 0; i < lines.length; i++) out.push({ kind: 'recruit', square, pay: item(lines, i) });
  }
}

/** Lines that move a hero exactly this far. */
function travelLines(purse: Purse, steps: number): readonly Line[] {
  if (steps === 0) return FREE_LINES;
  const lines: Line[] = [];
  for (let horses = 0; HORSE_STEPS * (horses - 1) < steps; horses++) {
    const found = purse.lines(travelCost(steps, horses));
    for (let i = 0; i < found.length; i++) lines.push(item(found, i));
  }
  return purse.isFlexible ? [...new Map(lines.map((line) => [line.join(), line])).values()] : lines;
}
const FREE_LINES: readonly Line[] = [[]];

function offerMoves(s: GameState, seat: Seat, hero: number, purse: Purse, out: Action[]): void {
  const from = heroSquare(s, seat, hero);
  const reach = purse.reach(HORSE_STEPS);
  if (reach === 0 && s.rules.hooks.freeStep.length === 0) return;
  explore(s, seat, from, reach);
  const byCost: (readonly Line[] | undefined)[] = [];
  const before = out.length;
  pushMoves(s, hero, from, purse, byCost, out);
  if (out.length - before <= MOST_TOLD) return;
  out.length = before;
  for (let steps = 0; steps < byCost.length; steps++) {
    const lines = byCost[steps];
    if (lines !== undefined) byCost[steps] = oneOfEachMix(s, lines);
  }
  pushMoves(s, hero, from, purse, byCost, out);
}

/** Every way that was explored with every line that pays for it; `byCost` keeps the lines by steps. */
function pushMoves(
  s: GameState,
  hero: number,
  from: Square,
  purse: Purse,
  byCost: (readonly Line[] | undefined)[],
  out: Action[],
): void {
  for (let to = 0; to < s.rules.squares; to++) {
    const steps = at(cost, to);
    if (to === from || steps === FAR) continue;
    const lines = (byCost[steps] ??= travelLines(purse, steps));
    for (let i = 0; i < lines.length; i++) out.push({ kind: 'move', hero, to, pay: item(lines, i) });
  }
}

export const recruit: Rule<'recruit'> = {
  answers: ['acting'],
  offer: offerHeroes,
  refuse(s, seat, { square, pay }) {
    if (!isSquare(s, square) || at(s.tile, square) < 0 || !isHome(s, seat, square))
      return { code: 'notYourCity', square };
    if (idleHero(s, seat) === NONE) return { code: 'bothHeroesHired' };
    return refuseLine(s, seat, pay, HERO_COST);
  },
  pay: payLine,
  perform(s, seat, { square }, log) {
    const hero = idleHero(s, seat);
    s.hero[seat * HEROES + hero] = square;
    log?.push({ kind: 'recruited', seat, hero, square });
  },
};

export function idleHero(s: GameState, seat: Seat): number {
  for (let hero = 0; hero < HEROES; hero++) if (heroSquare(s, seat, hero) === NONE) return hero;
  return NONE;
}

/** It is on the board. */
export function refuseHero(s: GameState, seat: Seat, hero: number): Violation | null {
  return Number.isInteger(hero) && hero >= 0 && hero < HEROES && heroSquare(s, seat, hero) !== NONE
    ? null
    : { code: 'noHero', hero };
}

export const moveHero: Rule<'move'> = {
  answers: ['acting'],
  offer: offerHeroes,
  refuse(s, seat, { hero, to, pay }) {
    const absent = refuseHero(s, seat, hero);
    if (absent) return absent;
    const from = heroSquare(s, seat, hero);
    if (!isSquare(s, to) || to === from) return { code: 'outOfReach', square: to };
    const steps = stepsTo(s, seat, from, to);
    if (steps === null) return { code: 'outOfReach', square: to };
    if (!Array.isArray(pay)) return { code: 'malformed' };
    for (let horses = 0; HORSE_STEPS * (horses - 1) < steps; horses++)
      if (linePays(s, seat, pay, travelCost(steps, horses))) return null;
    const problem = refuseLine(s, seat, pay, travelCost(steps, 0));
    return problem?.code === 'doesNotPay' ? { code: 'wrongSteps', needed: steps } : problem;
  },
  pay: payLine,
  perform(s, seat, { hero, to }, log) {
    walk(s, seat, hero, to, log);
  },
};

/**
 * Takes a hero along a shortest way. Where modules look at every step, one that asks something makes the rest wait.
 * `passing`: the move goes on from there.
 */
export function walk(s: GameState, seat: Seat, hero: number, to: Square, log: Log, passing = false): void {
  if (s.rules.hooks.stepped.length > 0) return walkStepwise(s, seat, hero, to, passing, log);
  if (log) {
    explore(s, seat, heroSquare(s, seat, hero), FAR - 1);
    log.push({ kind: 'moved', seat, hero, path: pathTo(to) });
  }
  s.hero[seat * HEROES + hero] = to;
  if (!passing) arrive(s, seat, hero, log);
}

/** Tells the modules where a move has ended. */
export function arrive(s: GameState, seat: Seat, hero: number, log: Log): void {
  const { arrived } = s.rules.hooks;
  for (let i = 0; i < arrived.length; i++) item(arrived, i)(s, seat, hero, heroSquare(s, seat, hero), log);
}

function walkStepwise(s: GameState, seat: Seat, hero: number, to: Square, passing: boolean, log: Log): void {
  while (s.over === 0) {
    const from = heroSquare(s, seat, hero);
    // What has happened on the way may have taken the hero elsewhere, off the board, or closed the rest of the way.
    if (from === NONE) return;
    explore(s, seat, from, FAR - 1);
    if (from === to && passing) return;
    if (from === to || at(cost, to) === FAR) return arrive(s, seat, hero, log);
    const next = item(pathTo(to), 1);
    s.hero[seat * HEROES + hero] = next;
    log?.push({ kind: 'moved', seat, hero, path: [from, next] });
    askWith(s, WAY, seat, [hero, to, passing ? 1 : 0]);
    const depth = s.frames;
    for (const hook of s.rules.hooks.stepped) hook(s, seat, hero, from, next, log);
    if (s.over !== 0 || s.frames > depth) return;
    answered(s);
  }
}

/** A way that is paid for, while somebody is asked something in the middle of it. */
export const way: Question = {
  facts: { hero: small, to: squareTag, passing: flag },
  resume: (s, seat, [hero = 0, to = 0, passing = 0], log) => walkStepwise(s, seat, hero, to, passing === 1, log),
  sound: (s, seat, [hero = NONE, to = NONE]) => isSeat(s, seat) && hero >= 0 && hero < HEROES && isSquare(s, to),
};

// ---------------------------------------------------------------- Wings of Aviena (GA-04)

function refuseFlight(s: GameState, seat: Seat, from: Square, to: Square): Violation | null {
  if (!isSquare(s, to) || at(s.tile, to) < 0 || to === from) return { code: 'outOfReach', square: to };
  for (const hook of s.rules.hooks.refuseFlight) {
    const problem = asViolation(hook(s, seat, from, to));
    if (problem) return problem;
  }
  return null;
}

function offerFlights(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (!purse.hasRole(PLAYED_ALONE)) return;
  for (let group = 0; group < purse.groups; group++)
    if (at(purse.kind, group) === WINGS && at(purse.fresh, group) !== 0 && at(purse.alike, group) > 0)
      offerWings(s, seat, purse.cardOf(group), out);
}

function offerWings(s: GameState, seat: Seat, by: number, out: Action[]): void {
  for (let hero = 0; hero < HEROES; hero++) {
    const from = heroSquare(s, seat, hero);
    if (from === NONE) continue;
    for (let to = 0; to < s.rules.squares; to++)
      if (refuseFlight(s, seat, from, to) === null) out.push({ kind: 'fly', by, hero, to });
  }
}

export const fly: Rule<'fly'> = {
  answers: ['acting'],
  offer: offerFlights,
  refuse(s, seat, { by, hero, to }) {
    if (!inHand(s, seat, by)) return { code: 'notYourCard', card: by };
    if (kindOf(s, by) !== WINGS || isWild(s, by)) return { code: 'wrongCard', card: by };
    return refuseHero(s, seat, hero) ?? refuseFlight(s, seat, heroSquare(s, seat, hero), to);
  },
  perform(s, seat, { by, hero, to }, log) {
    play(s, seat, by);
    const from = heroSquare(s, seat, hero);
    s.hero[seat * HEROES + hero] = to;
    log?.push({ kind: 'flew', seat, hero, from, to });
    arrive(s, seat, hero, log);
  },
};

// ---------------------------------------------------------------- retreat (BATTLE-14)

/** Squares a retreat may end on: exactly so many steps away, however it goes, with no city and no other hero of the attacker there. */
export function retreatSquares(s: GameState, seat: Seat, from: Square, steps: number, attacker: Seat): Square[] {
  explore(s, seat, from, steps, true);
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(cost, square) !== steps || at(s.holder, square) === attacker) continue;
    if (heroSquare(s, attacker, 0) === square || heroSquare(s, attacker, 1) === square) continue;
    squares.push(square);
  }
  return squares;
}

/** How many steps along roads a square is away, FAR where no way leads. Home ground is no help. */
export function stepsAway(s: GameState, seat: Seat, from: Square, to: Square): number {
  explore(s, seat, from, FAR - 1, true);
  return at(cost, to);
}

/** A shortest way along roads to a square that one leads to, for the log. */
export function retreatPath(s: GameState, seat: Seat, from: Square, to: Square): Square[] {
  explore(s, seat, from, FAR - 1, true);
  return pathTo(to);
}
