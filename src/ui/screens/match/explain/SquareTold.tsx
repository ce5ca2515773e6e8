/** What lies under the pointer on the map, where it covers no square; a press or `i` tells it with the way to the rule. */
import { Text } from '../../../components/Text';
import { entryOf } from '../../../game/rule';
import type { Topic } from '../../../hint/topic';
import { useEntries } from '../../../useEntry';
import { usePlay } from '../usePlay';
import { explanationOf } from './explanations';
import { gistOf } from './gist';

export function SquareTold({ topic }: { readonly topic: Topic }) {
  const play = usePlay();
  const explanation = explanationOf(topic, play);
  const rule = explanation?.rule ?? null;
  const entry = useEntries(rule === null ? [] : [entryOf(rule)])?.[0];
  if (explanation === null) return null;
  const says = explanation.says ?? (entry === undefined || rule === null ? null : gistOf(entry, rule));
  return [says, ...explanation.now].map((line, i) =>
    line === null ? null : (
      <Text key={i} variant="caption" color="ground">
        {line}
      </Text>
    ),
  );
}
