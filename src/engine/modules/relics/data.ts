/** The seven Great Artefacts of The Stormgates, and their numbers (GA2). */
import type { Printing } from '../../core/box';
import { UNIVERSAL } from '../../core/components';
import { PLAYED_ALONE, type KindDef } from '../../core/kinds';

export const KINDS = [
  /** GA2-01: a weapon that reaches the squares around. */
  { name: 'arrow', class: 'great', fills: { weapons: 1 }, strength: 2, opens: true },
  { name: 'purse', class: 'great', roles: PLAYED_ALONE },
  { name: 'banner', class: 'great', roles: PLAYED_ALONE },
  { name: 'cloak', class: 'great', roles: PLAYED_ALONE },
  { name: 'crystal', class: 'great', roles: PLAYED_ALONE },
  /** GA2-06: in a battle alone, and no part of the line. */
  { name: 'mask', class: 'great' },
  { name: 'lostscroll', class: 'great', roles: PLAYED_ALONE },
] as const satisfies readonly KindDef[];

export type Relic = (typeof KINDS)[number]['name'];

export const PRINTINGS: readonly Printing[] = KINDS.map(({ name }) => ({ kind: name, faction: UNIVERSAL }));

/** GA2-02. */
export const PURSE_SUPPLIES = 2;
/** GA2-03. */
export const BANNER_STRENGTH = 8;
/** GA2-05. */
export const CRYSTAL_LOOKS = 12;
export const CRYSTAL_PUTS = 6;
/** GA2-06. */
export const MASK_STRENGTH = 3;
