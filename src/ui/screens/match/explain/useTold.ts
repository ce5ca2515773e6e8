/** What there is to tell of something: its explanation, and what its rule says first, with the numbers of this game. */
import { fillWith } from '../../../game/cardFacts';
import { entryOf } from '../../../game/rule';
import type { Topic } from '../../../hint/topic';
import { useEntries } from '../../../useEntry';
import { usePlay } from '../usePlay';
import { explanationOf } from './explanations';
import type { Explanation } from './explanation';
import { factsOf } from './facts';
import { gistOf } from './gist';

export interface Told {
  readonly explanation: Explanation;
  /** What it is; '' as long as the rules are not there. */
  readonly says: string;
  /** The title of the rule. */
  readonly title: string | null;
  /** What the oracle adds to it today. */
  readonly lit: string | null;
}

export function useTold(topic: Topic): Told | null {
  const play = usePlay();
  const explanation = explanationOf(topic, play);
  const rule = explanation?.rule ?? null;
  const entry = useEntries(rule === null ? [] : [entryOf(rule)])?.[0];
  if (explanation === null) return null;
  const game = factsOf(play.view.config);
  return {
    explanation,
    says: explanation.says ?? (entry === undefined || rule === null ? '' : gistOf(entry, rule, game)),
    title: entry?.title ?? null,
    lit: explanation.lit === true && entry?.lit !== undefined ? fillWith(entry.lit, game) : null,
  };
}
