import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = [
  'term.valleyKings',
  'term.valleyQueens',
  'term.centre',
  'term.building',
  'term.townHall',
  'term.smithy',
  'term.stable',
  'term.arena',
  'term.tavern',
  'term.weavingMill',
  'term.guildOfMagic',
  'term.shop',
  'term.mountainPass',
  'term.kingsBridge',
  'term.booster',
];

/** Its entries stand in the chapter of the expansion. */
export const valleysReference: ModuleReference = {
  entries: [],
  terms: { map: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
