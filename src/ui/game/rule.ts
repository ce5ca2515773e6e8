/** Where a rule is told: an entry of the reference and, if it is not the first, the paragraph of it that says it. */
import type { EntryId } from '@/i18n/entryText';

export type RuleRef = EntryId | readonly [entry: EntryId, paragraph: number];

export const entryOf = (rule: RuleRef): EntryId => (typeof rule === 'string' ? rule : rule[0]);
