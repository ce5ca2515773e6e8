import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.sacrifice'];

/** Its entry is in the chapter of The Stormgates. */
export const fanaticsReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
};
