/** What decks earn at a checkpoint (CP-03: one count serves all of it). */
import { MODULE_PRICES } from '../../modules/references';
import type { Price } from '../../game/price';

interface Earned extends Pick<Price, 'id' | 'name'> {
  /** Cards that it takes. */
  readonly cards: number;
}

export const EARNED: readonly Earned[] = MODULE_PRICES.flatMap(({ id, name, paid }) =>
  paid.kind === 'owned' ? [{ id, name, cards: paid.cards }] : [],
).sort((a, b) => a.cards - b.cards);

export const earnedBy = (deck: number): readonly Earned[] => EARNED.filter(({ cards }) => deck >= cards);
