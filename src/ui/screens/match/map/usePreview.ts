import type { ActionOf } from '@battalia/engine';
import { placesAt, proposedOf } from './boardPlay';
import { usePlay } from '../usePlay';

/** How the card that is being placed would lie on the chosen square, and all ways in which it may. */
export function usePreview(): {
  readonly preview: ActionOf<'place'> | null;
  readonly ways: readonly ActionOf<'place'>[];
} {
  const { view, legal, chosen, quarters } = usePlay();
  const ways = placesAt(legal, chosen);
  return { ways, preview: proposedOf(view, ways, quarters) };
}
