import { jumpCost } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.gate'];

/** Its entries stand in the chapter of the expansion. */
export const gatesReference: ModuleReference = {
  entries: [],
  terms: { map: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'jump',
      block: 'jumps',
      entry: 'gates',
      glyph: 'gate',
      name: (t) => t('price.jump'),
      does: (t) => t('price.jump.do'),
      paid: { kind: 'line', ways: [jumpCost(1, 0), jumpCost(1, 1)] },
    },
  ],
};
