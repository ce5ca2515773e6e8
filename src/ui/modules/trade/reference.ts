import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.post', 'term.stardust', 'term.chest'];

/** Its entries stand in the chapter of the expansion. */
export const tradeReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
