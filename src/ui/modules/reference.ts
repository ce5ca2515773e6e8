import type { EntryId } from '@/i18n/entryText';
import type { Language } from '@/i18n/language';
import type { Bonus } from '../game/bonus';
import type { Entry } from '../game/entry';
import type { Price } from '../game/price';
import type { GlossarySection, TermKey } from '../game/terms';

/** What the reference has of a module. Its texts come with the words of the module. */
export interface ModuleReference {
  readonly entries: readonly Entry[];
  /** Entries of others that lead to its own. */
  readonly seenFrom?: Readonly<Partial<Record<EntryId, readonly EntryId[]>>>;
  readonly terms?: Readonly<Partial<Record<GlossarySection, readonly TermKey[]>>>;
  /** Words that no rulebook of a language has. */
  readonly proposed?: Readonly<Partial<Record<Language, readonly TermKey[]>>>;
  /** Numbers in its texts, asked of the engine. */
  readonly facts?: () => Readonly<Record<string, number>>;
  readonly prices?: readonly Price[];
  readonly bonuses?: readonly Bonus[];
}
