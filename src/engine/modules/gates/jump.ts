/** Jumping from gate to gate (GATE-02). */
import type { Action, ActionOf, Line } from '../../core/action';
import { cost, HORSE_STEPS, travelCost, type Cost } from '../../core/costs';
import { HEROES } from '../../core/components';
import { at, item, NONE } from '../../core/ints';
import { pays, type Purse } from '../../core/payment';
import { heroSquare, isWild, kindOf, type GameState, type Seat, type Square } from '../../core/state';
import type { Violation } from '../../core/violation';
import { FAR, isFreeStep, refuseHero, stepsFrom, stepsTo } from '../../rules/heroes';
import { linePays, MOST_TOLD, oneOfEachMix, payLine, refuseLine } from '../../rules/line';
import { isSquare, type Rule } from '../../rules/rule';
import { gatesOf, isGate, jumped } from './state';
import { beginJump } from './storm';

/** GATE-02: each hero jumps once a turn. */
const hasJumped = (s: GameState, seat: Seat, hero: number): boolean => at(jumped.of(s), seat * HEROES + hero) !== 0;

// ---------------------------------------------------------------- what it costs

const COSTS: Cost[][] = [];

/** So many steps with so many horses in the line, and the supply that the storm always takes. */
export function jumpCost(steps: number, horses: number): Cost {
  const byHorses = (COSTS[steps] ??= []);
  return (byHorses[horses] ??= cost({ horses, supplies: travelCost(steps, horses).supplies + 1 }));
}

/** What the storm takes where something else than the line pays for the steps. */
export const STORM_SUPPLY = jumpCost(0, 0);

/** The most horses that a way of so many steps could need. */
const mostHorses = (steps: number): number => Math.ceil(steps / HORSE_STEPS);

/** The jump itself is a step, too, unless it leads to home ground (ADV-01). */
const stepsThrough = (s: GameState, seat: Seat, way: number, to: Square): number =>
  way + (isFreeStep(s, seat, to) ? 0 : 1);

/** Steps that a horse of the line has left. A card that could be a supply or a horse is what leaves more. */
function stepsLeft(s: GameState, line: Line, steps: number): number {
  const offers = line.map((card) => ({ kind: kindOf(s, card), wild: isWild(s, card) }));
  for (let horses = mostHorses(steps); horses > 0; horses--)
    if (pays(s.rules, offers, jumpCost(steps, horses))) return Math.max(0, horses * HORSE_STEPS - steps);
  return 0;
}

function jumpLines(purse: Purse, steps: number): readonly Line[] {
  const lines: Line[] = [];
  for (let horses = 0; horses <= mostHorses(steps); horses++) lines.push(...purse.lines(jumpCost(steps, horses)));
  return purse.isFlexible ? [...new Map(lines.map((line) => [line.join(), line])).values()] : lines;
}

// ---------------------------------------------------------------- the action

/** Every way of a hero over a gate to another one, with the steps that it takes. */
export function forEachJump(
  s: GameState,
  seat: Seat,
  hero: number,
  use: (from: Square, to: Square, steps: number) => void,
): void {
  const gates = gatesOf(s);
  const square = heroSquare(s, seat, hero);
  if (gates.length === 0 || square === NONE || hasJumped(s, seat, hero)) return;
  const ways = stepsFrom(s, seat, square);
  const distances = gates.map((gate) => at(ways, gate));
  for (let i = 0; i < gates.length; i++) {
    const way = item(distances, i);
    if (way === FAR) continue;
    for (let j = 0; j < gates.length; j++)
      if (i !== j) use(item(gates, i), item(gates, j), stepsThrough(s, seat, way, item(gates, j)));
  }
}

/** Why a hero does not go over one square to another, whoever pays for it. */
export function refuseGates(s: GameState, seat: Seat, hero: number, from: Square, to: Square): Violation | null {
  const absent = refuseHero(s, seat, hero);
  if (absent) return absent;
  for (const square of [from, to]) if (!isSquare(s, square) || !isGate(s, square)) return { code: 'notAGate', square };
  if (from === to) return { code: 'outOfReach', square: to };
  if (hasJumped(s, seat, hero)) return { code: 'jumpedAlready', hero };
  return stepsTo(s, seat, heroSquare(s, seat, hero), from) === null ? { code: 'outOfReach', square: from } : null;
}

/** The steps of a way that `refuseGates` has nothing against. */
export const stepsOver = (s: GameState, seat: Seat, hero: number, from: Square, to: Square): number =>
  stepsThrough(s, seat, stepsTo(s, seat, heroSquare(s, seat, hero), from) ?? 0, to);

function offerJumps(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (purse.lines(STORM_SUPPLY).length === 0) return;
  const byCost: (readonly Line[] | undefined)[] = [];
  const linesFor = (steps: number): readonly Line[] => (byCost[steps] ??= jumpLines(purse, steps));
  for (let hero = 0; hero < HEROES; hero++) {
    let count = 0;
    forEachJump(s, seat, hero, (_from, _to, steps) => (count += linesFor(steps).length));
    forEachJump(s, seat, hero, (from, to, steps) => {
      const lines = count <= MOST_TOLD ? linesFor(steps) : oneOfEachMix(s, linesFor(steps));
      for (let k = 0; k < lines.length; k++) out.push({ kind: 'jump', hero, from, to, pay: item(lines, k) });
    });
  }
}

function refuseJump(s: GameState, seat: Seat, { hero, from, to, pay }: ActionOf<'jump'>): Violation | null {
  const closed = refuseGates(s, seat, hero, from, to);
  if (closed) return closed;
  if (!Array.isArray(pay)) return { code: 'malformed' };
  const steps = stepsOver(s, seat, hero, from, to);
  for (let horses = 0; horses <= mostHorses(steps); horses++)
    if (linePays(s, seat, pay, jumpCost(steps, horses))) return null;
  const problem = refuseLine(s, seat, pay, jumpCost(steps, 0));
  return problem?.code === 'doesNotPay' ? { code: 'wrongJump', needed: steps } : problem;
}

export const jump: Rule<'jump'> = {
  answers: ['acting'],
  offer: offerJumps,
  refuse: refuseJump,
  pay: payLine,
  perform(s, seat, { hero, from, to, pay }, log) {
    beginJump(s, seat, hero, from, to, stepsLeft(s, pay, stepsOver(s, seat, hero, from, to)), log);
  },
};
