/** What a side of a battle may have besides its cards, its heroes and its land. */
import type { Kind } from '@battalia/engine';
import type { Translate } from '@/i18n/message';

export interface Bonus {
  /** Stays the same between versions: it is stored. */
  readonly id: string;
  readonly name: (t: Translate) => string;
  /** Added to the total, or taken from it. */
  readonly strength?: number;
  /** Instead of one for each hero whose moral holds. */
  readonly moral?: number;
  /** Added to a card of a kind, which may be wild. */
  readonly adds?: (kind: Kind, wild: boolean) => number;
}
