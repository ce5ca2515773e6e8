/** What the hero mode adds to the state. */
import { perSeat } from '../../core/own';

/** No veteran yet, one in force, or one that has fallen below the count (HEROIC-03). */
export const NEVER = 0;
export const ACTIVE = 1;
export const FALLEN = 2;

export const veterans = perSeat('uint8', { most: FALLEN });

export const state = { veterans } as const;
