/** Bilkarr's six potions, and what no rulebook states of him is marked [inferred]. */
import type { Printing } from '../../core/box';
import { cost } from '../../core/costs';
import type { KindDef } from '../../core/kinds';

export const POTIONS = ['brotherhood', 'colossus', 'weakness', 'berserker', 'frosthand', 'eclipse'] as const;
export type Potion = (typeof POTIONS)[number];

const potion = <N extends Potion>(name: N) => ({ name, class: 'other' }) as const satisfies KindDef;

/** BILK-03: one of each, and no part of anybody's creation deck. */
export const KINDS = [
  potion('brotherhood'),
  potion('colossus'),
  potion('weakness'),
  potion('berserker'),
  potion('frosthand'),
  potion('eclipse'),
] as const satisfies readonly KindDef[];

export const PRINTINGS: readonly Printing[] = POTIONS.map((kind) => ({ kind }));

/** BILK-04: those that are used once a day; the others last. */
export const DAILY: readonly Potion[] = ['berserker', 'frosthand', 'eclipse'];

/** BILK-02. */
export const POTION_COST = cost({ supplies: 2 });
/** BILK-03: the day of drinking is the first of so many. */
export const POTION_DAYS = 3;
/** BILK-04. */
export const POTION_STRENGTH = 4;
export const BERSERKER_CARDS = 2;

/** BILK-01: squares that he goes each morning. */
export const STEPS = 2;
/** From a gate to the right, and up [inferred]: a bit for each way that is turned. */
export const LEFTWARD = 1;
export const DOWNWARD = 2;
export const FIRST_HEADING = 0;
