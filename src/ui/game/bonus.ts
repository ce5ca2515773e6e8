/** What a side of a battle may have besides its cards, its heroes and its land. */
import type { Translate } from '@/i18n/message';

export interface Bonus {
  /** Stays the same between versions: it is stored. */
  readonly id: string;
  readonly name: (t: Translate) => string;
  /** Added to the total, or taken from it. */
  readonly strength?: number;
  /** Instead of one for each hero whose moral holds. */
  readonly moral?: number;
  /** Added to each card of a kind that is laid as what it is, by the name of the kind. */
  readonly cards?: Readonly<Partial<Record<string, number>>>;
}
