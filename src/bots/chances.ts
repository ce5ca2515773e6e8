/** How likely a hand of six holds what one hopes for, by the share that it has of the deck. */
import { drawnBy, HAND_SIZE, HIRE_COSTS, item } from '@battalia/engine';

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
const COHORT = table((p) =>
  Array.from({ length: HAND_SIZE + 1 }, (_, k) => drawnBy(k) * binomial(HAND_SIZE, k, p)).reduce((a, b) => a + b, 0),
);
const look = (chances: Float64Array, share: number): number => chances[Math.min(STEPS, Math.round(share * STEPS))] ?? 0;
/** How likely a hand holds at least so many cards that have this share of the deck. */
export const holds = (count: number, share: number): number => look(item(AT_LEAST, Math.max(0, count)), share);
/** HIRE-01: the rank that the supplies in a hand can hire, some of them kept from before. */
export const hirable = (share: number, kept: number): number => {
  let rank = 0;
  for (let i = 0; i < HIRE_COSTS.length; i++) rank += holds(item(HIRE_COSTS, i).supplies - kept, share);
  return rank;
};
/** How many cards a cohort draws of cards that have this share of the deck. */
export const drawnByCohort = (share: number): number => look(COHORT, share);
