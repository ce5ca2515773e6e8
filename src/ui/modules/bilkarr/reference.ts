import { bilkarrData } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.bilkarr', 'term.potion'];

const { POTION_COST, POTION_DAYS, POTION_STRENGTH, STEPS } = bilkarrData;

/** Its entry stands in the chapter of the expansion. */
export const bilkarrReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'potion',
      block: 'wanderers',
      entry: 'bilkarr',
      glyph: 'bilkarr',
      name: (t) => capital(t('term.potion')),
      does: (t) => t('price.potion.do'),
      paid: { kind: 'line', ways: [POTION_COST] },
    },
  ],
  bonuses: [
    { id: 'colossus', name: (t) => t('kind.colossus'), strength: POTION_STRENGTH },
    { id: 'weakness', name: (t) => t('kind.weakness'), strength: -POTION_STRENGTH },
  ],
  facts: () => ({ potionDays: POTION_DAYS, potionStrength: POTION_STRENGTH, bilkarrSteps: STEPS }),
};
