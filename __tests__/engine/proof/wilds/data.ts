/** What is in the box of the wilds. */
import { UNIVERSAL } from '@battalia/engine';
import type { Printing } from '../../../../src/engine/core/box';
import { EAST, NORTH, SOUTH, WEST, type KindDef } from '../../../../src/engine/core/kinds';

const CROSSED = NORTH | EAST | SOUTH | WEST;

export const KINDS = [
  /** Up to two supplies; it has a deck in the pool. */
  { name: 'ember', class: 'other', fills: { supplies: 2 }, deck: true },
  /** A weapon that reaches the squares around. */
  { name: 'harpoon', class: 'artefact', fills: { weapons: 1 }, strength: 1, opens: true, deck: true },
  /** Lies face down in a common pile, and in piles that only their owners see. */
  { name: 'omen', class: 'other' },
  /** Stands for another kind until it has been played. */
  { name: 'mirror', class: 'other', deck: true },
  /** Two tiles that cannot be told apart while they lie face down. */
  { name: 'den', class: 'tile', roads: CROSSED, back: 'cave' },
  { name: 'spring', class: 'tile', roads: CROSSED, back: 'cave' },
] as const satisfies readonly KindDef[];

/** Universal like the Unbound, and unlike them to the purse. */
export const BAND = 'zealots';

export const PRINTINGS: readonly Printing[] = [
  { kind: 'ember', copies: 8 },
  { kind: 'harpoon', faction: 0, copies: 2 },
  { kind: 'harpoon', faction: 1, copies: 2 },
  { kind: 'omen', copies: 6 },
  { kind: 'mirror', copies: 4 },
  { kind: 'den', copies: 2 },
  { kind: 'spring', copies: 2 },
  { kind: 'friman', faction: UNIVERSAL, copies: 2, band: BAND },
  { kind: 'priest', faction: UNIVERSAL, copies: 2, band: BAND },
];

/** How many tiles lie face down on the map. */
export const CAVES = 2;
export const MOST_FAVOUR = 9;
export const MOST_STOCK = 9;
