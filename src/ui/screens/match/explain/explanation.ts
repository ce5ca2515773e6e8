import type { RuleRef } from '../../../game/rule';

/** What something is, what it does now, and where the rule is. */
export interface Explanation {
  readonly title: string;
  /** What it is, in a sentence or two; null: what its rule says first. */
  readonly says: string | null;
  /** What it does now, each in a sentence. */
  readonly now: readonly string[];
  readonly rule: RuleRef | null;
  /** What its entry says of the illuminated artefact holds today. */
  readonly lit?: boolean;
}
