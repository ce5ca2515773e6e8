/** What a sharper picture has to show: the part of the land that is looked at, once that is closer than the land was drawn for. */
import type { Area } from '@/art/land/grid';
import { toBoard, type Camera } from './camera';

export interface Lens {
  readonly area: Area;
  /** Pixels a board unit. */
  readonly density: number;
}

/** Pixels of its picture on either side: one size for all, because in a browser every surface is a context of its own. */
export const LENS_PIXELS = 1536;
/** Less than this is not worth a second picture. */
const GAIN = 1.25;

export function lensOf(
  camera: Camera,
  size: { readonly width: number; readonly height: number },
  pixelsPerPoint: number,
  bakedDensity: number,
  land: Area,
): Lens | null {
  const from = toBoard(camera, { x: 0, y: 0 });
  const to = toBoard(camera, { x: size.width, y: size.height });
  const area = {
    left: Math.max(land.left, from.x),
    top: Math.max(land.top, from.y),
    right: Math.min(land.right, to.x),
    bottom: Math.min(land.bottom, to.y),
  };
  const longest = Math.max(area.right - area.left, area.bottom - area.top);
  if (area.right <= area.left || area.bottom <= area.top) return null;
  const density = Math.min(camera.scale * pixelsPerPoint, LENS_PIXELS / longest);
  return density < bakedDensity * GAIN ? null : { area, density };
}
