/**
 * Whether a doubtful state can be played on: it is tried. Somebody who forges a save gets no further than this, and who
 * played under rules that were corrected since goes on from where the match stood.
 */
import { step } from '../apply';
import type { Action } from '../core/action';
import { item } from '../core/ints';
import { newChance, pick } from '../core/rng';
import { clone, type GameState, type Seat } from '../core/state';
import { hash } from '../core/hash';
import { legalActions } from '../legal';
import { viewFor } from '../views/viewFor';
import { brokenPart } from './structure';

/** Ways into what follows, and how far each is gone. */
const WALKS = 6;
const STEPS = 8;

export function canGoOn(s: GameState): boolean {
  try {
    viewFor(s, 'table');
    for (let seat: Seat = 0; seat < s.rules.seats; seat++) viewFor(s, seat);
    const firsts = oneOfEach(legalActions(s));
    for (let walk = 0; walk < Math.max(WALKS, firsts.length); walk++)
      if (!walksOn(clone(s), firsts[walk] ?? null, `${hash(s)} ${walk}`)) return false;
    return true;
  } catch {
    return false;
  }
}

/** The first action of every kind. */
const oneOfEach = (actions: readonly Action[]): readonly Action[] =>
  actions.filter(({ kind }, i) => actions.findIndex((other) => other.kind === kind) === i);

/** Some steps at random: everything stays whole, and there is always something to do before the end. */
function walksOn(s: GameState, first: Action | null, seed: string): boolean {
  const chance = newChance(seed);
  let next = first;
  for (let i = 0; i < STEPS && s.over === 0; i++) {
    const actions = next === null ? legalActions(s) : [next];
    step(s, item(actions, pick(chance, actions.length)));
    next = null;
    if (brokenPart(s) !== null) return false;
  }
  return true;
}
