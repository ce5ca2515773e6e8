import { bilkarrData, cardsOfKind, NONE, pour, type Potion } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import type { Bonus } from '../../game/bonus';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.bilkarr', 'term.potion'];

const { POTION_COST, POTION_DAYS, POTION_STRENGTH, STEPS } = bilkarrData;

/** A potion that works on a side. */
const potion = (id: Potion): Bonus => ({
  id,
  name: (t) => t(`kind.${id}`),
  module: 'bilkarr',
  lay(state, seat) {
    for (const card of cardsOfKind(state.rules, state.rules.named[id] ?? NONE))
      pour(state, seat, card, seat, undefined);
  },
});

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
  bonuses: [potion('colossus'), potion('weakness')],
  facts: () => ({ potionDays: POTION_DAYS, potionStrength: POTION_STRENGTH, bilkarrSteps: STEPS }),
};
