import { tradeData } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = ['term.post', 'term.stardust', 'term.chest'];

const { CHEST_ROOM, DUST_PRICE, POST_COST, POSTS } = tradeData;

/** Its entries stand in the chapter of the expansion. */
export const tradeReference: ModuleReference = {
  entries: [],
  terms: { expansion: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'post',
      block: 'trade',
      entry: 'trade',
      glyph: 'post',
      name: (t) => capital(t('term.post')),
      does: (t) => t('action.foundPost'),
      paid: { kind: 'line', ways: [POST_COST] },
    },
    {
      id: 'sell',
      block: 'trade',
      entry: 'trade',
      glyph: 'chest',
      name: (t) => capital(t('term.chest')),
      does: (t) => t('price.sell.do'),
      paid: { kind: 'any', of: 'artefact' },
    },
    {
      id: 'buy',
      block: 'trade',
      entry: 'trade',
      glyph: 'tool',
      name: (t) => capital(t('term.artefact')),
      does: (t) => t('price.buy.do'),
      paid: { kind: 'cards', of: 'chest', count: 1 },
    },
    {
      id: 'dust',
      block: 'trade',
      entry: 'trade',
      glyph: 'stardust',
      name: (t) => capital(t('term.stardust')),
      does: (t) => t('price.dust.do'),
      paid: { kind: 'cards', of: 'supply', count: DUST_PRICE },
    },
    {
      id: 'hide',
      block: 'trade',
      entry: 'stardust',
      glyph: 'ambush',
      name: (t) => t('price.hide', { cards: CHEST_ROOM }),
      does: (t) => t('price.hide.do', { cards: CHEST_ROOM }),
      paid: { kind: 'cards', of: 'chest', count: 1 },
      to: 'limbo',
    },
  ],
  facts: () => ({ posts: POSTS, chestRoom: CHEST_ROOM }),
};
