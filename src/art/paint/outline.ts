/** Paths of fields. */
import { areaOf, outlinesOf, smoothPath } from '../land/contour';
import { samplesIn, type Area, type Grid } from '../land/grid';
import { pathOf } from './drawFigure';
import type { Skia, SkPath } from './skia';

/** Where a field is above a level, in a part of the map. Islands and holes smaller than some square units are left out. */
export function fieldPath(
  skia: Skia,
  grid: Grid,
  area: Area,
  field: Float32Array,
  level: number,
  smallest = 30,
): SkPath {
  const outlines = outlinesOf(grid, field, level, samplesIn(grid, area)).filter(
    (outline) => Math.abs(areaOf(outline)) > smallest * 2,
  );
  return pathOf(skia, outlines.length === 0 ? 'M0 0z' : outlines.map(smoothPath).join(''), true);
}
