/** What a side of a battle may have besides its cards, its heroes and its land. */
import type { GameState, ModuleId, Seat } from '@battalia/engine';
import type { Translate } from '@/i18n/message';

export interface Bonus {
  /** Stays the same between versions: it is stored. A term of its own in a sum has this name in the engine. */
  readonly id: string;
  readonly name: (t: Translate) => string;
  /** Whose rules say what it does. */
  readonly module: ModuleId;
  /** Gives it to a seat. */
  readonly lay: (state: GameState, seat: Seat) => void;
}
