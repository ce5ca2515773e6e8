import { heroicData, heroicState } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.veteran'];

const { NEUTRAL_DEFENCE, RUINS_DEFENCE, VETERAN_CARDS, VETERAN_MORAL, VETERAN_RECRUIT } = heroicData;

/** Its entry is in the chapter of The Stormgates. */
export const heroicReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'veteran',
      block: 'royals',
      entry: 'hero-mode',
      glyph: 'veteran',
      name: (t) => capital(t('term.veteran')),
      paid: { kind: 'owned', cards: VETERAN_CARDS },
    },
  ],
  bonuses: [
    {
      id: 'veteran',
      name: (t) => capital(t('term.veteran')),
      module: 'heroic',
      lay: (state, seat) => void (heroicState.veterans.of(state)[seat] = heroicState.ACTIVE),
    },
  ],
  facts: () => ({
    veteranCards: VETERAN_CARDS,
    veteranMoral: VETERAN_MORAL,
    veteranRecruit: VETERAN_RECRUIT,
    neutralHeroic: NEUTRAL_DEFENCE,
    ruinsHeroic: RUINS_DEFENCE,
  }),
};
