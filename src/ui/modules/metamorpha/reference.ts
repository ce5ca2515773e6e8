import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.metamorpha', 'term.tribute'];

/** Its entry stands in the chapter of the expansion. */
export const metamorphaReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
