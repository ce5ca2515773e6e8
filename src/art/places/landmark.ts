/** How a place of a module is drawn. */
import type { Figure } from '../figure';
import type { Ground, Landmark } from '../land/land';
import type { Light } from './town';

/** Turns around a point, seen from the middle of its square. */
export interface Whirl {
  readonly x: number;
  readonly y: number;
  readonly figure: Figure;
}

export interface LandmarkArt {
  /** What is kept free around the middle of its square. */
  readonly plaza: number;
  /** What it stands on, where that is not heath. */
  readonly ground?: Ground;
  /** Roads meet in the middle of it. */
  readonly open: boolean;
  /** What turns there while the map is alive; it hides what stands still under it. */
  readonly whirl?: Whirl;
  /** Nothing grows around it: its square is ash. */
  readonly ashen?: boolean;
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
