/** How a place of a module is drawn. */
import type { Figure } from '../figure';
import type { Landmark } from '../land/land';
import type { Light } from './town';

export interface LandmarkArt {
  /** What is kept free around the middle of its square. */
  readonly plaza: number;
  /** Roads meet in the middle of it. */
  readonly open: boolean;
  /** On the plan of a board, around the middle of a square of 40. */
  readonly plan: Figure;
  readonly standing: (
    place: Landmark,
    seed: number,
  ) => {
    readonly figure: Figure;
    /** How far before the middle its front stands. */
    readonly front: number;
    readonly lights: readonly Light[];
    readonly sign: Figure;
  };
}
