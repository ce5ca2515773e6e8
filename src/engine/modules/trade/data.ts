/** What trade puts into the box, and what it costs (TRADE). */
import type { Printing } from '../../core/box';
import { cost } from '../../core/costs';
import type { KindDef } from '../../core/kinds';

export const KINDS = [
  /** TRADE-03: up to two supplies in one line. */
  { name: 'stardust', class: 'supply', fills: { supplies: 2 }, deck: true },
  { name: 'chest', class: 'other', deck: true },
] as const satisfies readonly KindDef[];

/** TRADE-05: both are neutral. */
const COPIES = 12;
export const PRINTINGS: readonly Printing[] = KINDS.map(({ name }) => ({ kind: name, copies: COPIES }));

/** TRADE-01. */
export const POSTS = 2;
export const POST_COST = cost({ frimen: 2 });

/** TRADE-02: what a stardust is traded for, with every post on the map. */
export const DUST_PRICE = 2;
/** TRADE-04: how many cards a suspended chest puts into ambush. */
export const CHEST_ROOM = 3;
