/** What modules ask a price for, as data for the cost sheet and for what the cards of a hand can do. */
import type { Cost } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';

/** The headings that such prices stand under, in their order. */
export const PRICE_BLOCKS = ['jumps', 'trade', 'royals', 'wanderers', 'valleys', 'bands'] as const;
export type PriceBlock = (typeof PRICE_BLOCKS)[number];

/** Where a block leads to. */
export const BLOCK_ENTRY: Readonly<Record<PriceBlock, EntryId>> = {
  jumps: 'gates',
  trade: 'trade',
  royals: 'royals',
  wanderers: 'bilkarr',
  valleys: 'valleys',
  bands: 'fanatics-rules',
};

/** Cards that are not sorted by their kind: one of these. */
export type AnyOf = 'card' | 'artefact' | 'great';

export type Paid =
  /** One of these lines. */
  | { readonly kind: 'line'; readonly ways: readonly Cost[] }
  /** So many cards of a kind, by its name, and no line. */
  | { readonly kind: 'cards'; readonly of: string; readonly count: number }
  | { readonly kind: 'any'; readonly of: AnyOf }
  /** Nothing is given: so many cards are owned. */
  | { readonly kind: 'owned'; readonly cards: number }
  | { readonly kind: 'levels'; readonly levels: number };

export interface Price {
  /** Short, and the same between versions: it is stored. */
  readonly id: string;
  readonly block: PriceBlock;
  readonly entry: EntryId;
  readonly glyph: GlyphName;
  /** Under the heading of its block. */
  readonly name: (t: Translate) => string;
  /** What is done for it, where nothing stands above it; left out where cards of the hand do nothing in the own turn. */
  readonly does?: (t: Translate) => string;
  readonly paid: Paid;
  /** Where it goes, or what comes of it. */
  readonly to?: GlyphName;
}
