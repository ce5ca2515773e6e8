/** What lies under the pointer on the map, where it covers no square; a press or `i` tells it with the way to the rule. */
import { Text } from '../../../components/Text';
import type { Topic } from '../../../hint/topic';
import { useTold } from './useTold';

export function SquareTold({ topic }: { readonly topic: Topic }) {
  const told = useTold(topic);
  if (told === null) return null;
  return [told.says, ...told.explanation.now]
    .filter((line) => line !== '')
    .map((line) => (
      <Text key={line} variant="caption" color="ground">
        {line}
      </Text>
    ));
}
