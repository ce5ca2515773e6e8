import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.fate', 'term.rest'];

/** Its entry stands in the chapter of the expansion. */
export const fateReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
