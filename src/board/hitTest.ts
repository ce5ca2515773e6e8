/** What is under a point of the screen. Tap, hover and drop all ask here. */
import type { Seat, Square } from '@battalia/engine';
import { SQUARE } from '@/art/land/land';
import { toBoard, type Camera } from './camera';
import { heroSpots, type Point } from './layout';
import type { Scene } from './scene';

export interface Hit {
  readonly square: Square;
  /** The hero whose figure was hit, if one was. */
  readonly hero: { readonly seat: Seat; readonly hero: number } | null;
}

/** A figure in board units: how far it reaches from its feet. */
export const HERO_WIDTH = 22;
export const HERO_HEIGHT = 36;
/** Half of the smallest target a finger can be asked to hit, in points of the screen. */
const FINGER = 22;

export function squareUnder(
  scene: Pick<Scene, 'columns' | 'rows' | 'sites'>,
  camera: Camera,
  point: Point,
): Square | null {
  const { x, y } = toBoard(camera, point);
  const column = Math.floor(x / SQUARE);
  const row = Math.floor(y / SQUARE);
  if (column < 0 || row < 0 || column >= scene.columns || row >= scene.rows) return null;
  const square = row * scene.columns + column;
  return scene.sites[square]?.kind === 'table' ? null : square;
}

export function hitTest(scene: Scene, camera: Camera, point: Point, signs = 1): Hit | null {
  const square = squareUnder(scene, camera, point);
  const hero = heroUnder(scene, camera, point, signs);
  if (hero !== null) return hero;
  return square === null ? null : { square, hero: null };
}

/** The nearest figure around the point; small figures reach as far as a finger, but never further than half a square. */
function heroUnder(scene: Scene, camera: Camera, point: Point, signs: number): Hit | null {
  const at = toBoard(camera, point);
  const reach = Math.min(FINGER / camera.scale, SQUARE / 4);
  const spots = heroSpots(scene, signs);
  const [width, height] = [HERO_WIDTH * signs, HERO_HEIGHT * signs];
  let best: Hit | null = null;
  let nearest = Infinity;
  scene.heroes.forEach((hero, i) => {
    const feet = spots[i];
    if (feet === undefined) return;
    const dx = Math.abs(at.x - feet.x);
    const dy = Math.abs(at.y - (feet.y - height / 2));
    if (dx > Math.max(width / 2, reach) || dy > Math.max(height / 2, reach)) return;
    const distance = Math.hypot(dx / width, dy / height);
    if (distance >= nearest) return;
    nearest = distance;
    best = { square: hero.square, hero: { seat: hero.seat, hero: hero.hero } };
  });
  return best;
}
