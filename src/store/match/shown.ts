/** What screens see of an open match. */
import { facingOf } from './facing';
import type { MatchStore } from './matchStore';
import { namingOf } from './naming';
import type { OpenMatch } from './openMatch';

type Shown = Pick<
  MatchStore,
  | 'naming'
  | 'view'
  | 'legal'
  | 'handOver'
  | 'facing'
  | 'log'
  | 'undoStop'
  | 'undoCosts'
  | 'canRedo'
  | 'casual'
  | 'whole'
  | 'thinking'
>;

export function shownOf({ sitting, agreed }: OpenMatch, alwaysAcross: boolean): Shown {
  const mover = sitting.mover();
  const thinking = mover !== null && sitting.isBot(mover) ? mover : null;
  return {
    naming: namingOf(sitting.seed),
    view: sitting.view(),
    legal: thinking === null ? sitting.legal() : [],
    handOver: sitting.handOver(),
    facing: sitting.isFightOfTwo() ? facingOf(agreed, alwaysAcross) : null,
    log: sitting.log(),
    undoStop: sitting.undoStop(),
    undoCosts: sitting.undoCosts(),
    canRedo: sitting.canRedo(),
    casual: sitting.casual() && !sitting.isLaid(),
    whole: sitting.isWhole(),
    thinking,
  };
}
