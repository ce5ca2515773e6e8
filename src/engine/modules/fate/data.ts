/** The three fate cards (FATE). */
import type { Printing } from '../../core/box';
import { UNIVERSAL } from '../../core/components';
import type { KindDef } from '../../core/kinds';

export const KINDS = [
  /** FATE-02: kept, it stands for a Great Artefact of another player, and is one. */
  { name: 'fate1', class: 'great', unmixed: true },
  { name: 'fate2', class: 'other' },
  { name: 'fate3', class: 'other' },
] as const satisfies readonly KindDef[];

export type FateName = (typeof KINDS)[number]['name'];
export const FATES: readonly FateName[] = KINDS.map(({ name }) => name);

export const PRINTINGS: readonly Printing[] = [
  { kind: 'fate1', faction: UNIVERSAL },
  { kind: 'fate2' },
  { kind: 'fate3' },
];

/** The numbers on the cards. */
export const COPY = 1;
export const TOP = 2;
export const ANY = 3;

/** By number: how many stardust there are instead. */
export const STARDUST: Readonly<Record<number, number>> = { [COPY]: 2, [TOP]: 1, [ANY]: 1 };
