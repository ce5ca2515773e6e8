import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.bilkarr', 'term.potion'];

/** Its entry stands in the chapter of the expansion. */
export const bilkarrReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
