/** Where on the board something turns. */
import { siteAt, SQUARE } from '@/art/land/land';
import type { Whirl } from '@/art/places/landmark';
import { landmarkArt } from '@/art/places/landmarks';
import type { Scene } from './scene';

export interface Turning extends Whirl {
  readonly name: string;
}

export function whirlsOf(scene: Pick<Scene, 'columns' | 'rows' | 'sites'>): readonly Turning[] {
  const found: Turning[] = [];
  for (let row = 0; row < scene.rows; row++) {
    for (let column = 0; column < scene.columns; column++) {
      const site = siteAt(scene, row, column);
      if (site.kind !== 'land' || site.place.kind !== 'landmark') continue;
      const { name } = site.place;
      const { whirl } = landmarkArt(name);
      if (whirl === undefined) continue;
      found.push({ ...whirl, name, x: (column + 0.5) * SQUARE + whirl.x, y: (row + 0.5) * SQUARE + whirl.y });
    }
  }
  return found;
}
