import { royalsData } from '@battalia/engine';
import type { Price } from '../../game/price';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.residence', 'term.capital'];

const { CAPITAL, CARDS_FOR, RESIDENCE } = royalsData;
const ROYALS = ['queen', 'king'] as const;

/** Its entries are in the chapter of The Stormgates. */
export const royalsReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    ...ROYALS.map((name): Price => ({
      id: name,
      block: 'royals',
      entry: 'royals',
      glyph: name,
      name: (t) => capital(t(`term.${name}`)),
      paid: { kind: 'owned', cards: CARDS_FOR[name] },
    })),
    {
      id: 'residence',
      block: 'royals',
      entry: 'royals',
      glyph: 'residence',
      name: (t) => capital(t('term.residence')),
      does: (t) => t('price.residence.do'),
      paid: { kind: 'cards', of: 'queen', count: 1 },
    },
    {
      id: 'capital',
      block: 'royals',
      entry: 'royals',
      glyph: 'capital',
      name: (t) => capital(t('term.capital')),
      does: (t) => t('price.capital.do'),
      paid: { kind: 'cards', of: 'king', count: 1 },
    },
  ],
  facts: () => ({
    queenCards: CARDS_FOR.queen,
    kingCards: CARDS_FOR.king,
    residence: RESIDENCE,
    capital: CAPITAL,
  }),
};
