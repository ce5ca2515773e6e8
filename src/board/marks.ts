/** What lies over the map for the moment: where something can be done, what is chosen, which way a hero goes. */
import type { Square } from '@battalia/engine';
import { placed, type Figure } from '@/art/figure';
import type { Site } from '@/art/land/land';
import { wayAlong } from '@/art/land/roads';
import { legalMark, pathMark, selectedMark, tag, TAG_FOOT, type Cost, type MarkKind } from '@/art/places/marks';
import { cornerOf } from './layout';
import type { Scene } from './scene';

export type Mark =
  /** Something can be done here. The tag says what it costs, or shows what it is if it costs nothing. */
  | {
      readonly kind: 'legal';
      readonly square: Square;
      readonly what: MarkKind;
      readonly cost: Cost | null;
    }
  | { readonly kind: 'selected'; readonly square: Square }
  /** From where a hero stands to where it goes, both included. */
  | { readonly kind: 'path'; readonly squares: readonly Square[] };

/** A card on trial: drawn as it would be if it lay there. */
export interface Preview {
  readonly square: Square;
  readonly site: Site;
  readonly fits: boolean;
}

/** What is done to squares is drawn first, then the way, then what is chosen, and tags on top of everything. */
export function markFigures(
  scene: Pick<Scene, 'columns' | 'rows' | 'sites'>,
  marks: readonly Mark[],
  signs = 1,
): { readonly glow: Figure; readonly signs: Figure } {
  const glow: Figure[] = [];
  const ways: Figure[] = [];
  const chosen: Figure[] = [];
  const tags: Figure[] = [];
  for (const mark of marks) {
    switch (mark.kind) {
      case 'legal': {
        const { x, y } = cornerOf(scene.columns, mark.square);
        glow.push(placed(legalMark(mark.what), x, y));
        tags.push(
          placed(placed(tag(mark.what, mark.cost), TAG_FOOT.x * (1 - signs), TAG_FOOT.y * (1 - signs), signs), x, y),
        );
        break;
      }
      case 'selected': {
        const { x, y } = cornerOf(scene.columns, mark.square);
        chosen.push(placed(selectedMark(), x, y));
        break;
      }
      case 'path':
        ways.push(pathMark(wayAlong(scene, mark.squares)));
        break;
    }
  }
  return { glow: glow.flat(), signs: [...ways, ...chosen, ...tags].flat() };
}
