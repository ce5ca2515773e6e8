import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.gate'];

/** Its entries stand in the chapter of the expansion. */
export const gatesReference: ModuleReference = {
  entries: [],
  terms: { map: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
