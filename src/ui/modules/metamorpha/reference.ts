import { metamorphaData } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.metamorpha', 'term.tribute'];

/** Its entry stands in the chapter of the expansion. */
export const metamorphaReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'tribute',
      block: 'wanderers',
      entry: 'metamorpha',
      glyph: 'metamorpha',
      name: (t) => capital(t('term.tribute')),
      does: (t) => t('price.tribute.do'),
      paid: { kind: 'any', of: 'card' },
    },
  ],
  facts: () => ({
    woodsSteps: metamorphaData.WOODS_STEPS,
    jungleCards: metamorphaData.JUNGLE_CARDS,
  }),
};
