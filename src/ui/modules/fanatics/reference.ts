import { fanaticsData } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.sacrifice'];

/** Its entry is in the chapter of The Stormgates. */
export const fanaticsReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'sacrifice',
      block: 'bands',
      entry: 'fanatics-rules',
      glyph: 'fanatic',
      name: (t) => capital(t('term.sacrifice')),
      paid: { kind: 'any', of: 'card' },
      to: 'limbo',
    },
  ],
  facts: () => ({ fanaticSupplies: fanaticsData.SUPPLIES_EACH }),
};
