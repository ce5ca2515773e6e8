/** The sheet that the map is drawn on: the squares that exist, with a margin around them. */
import { newField, unitOf, type Grid } from './grid';
import { siteAt, SQUARE, type Land } from './land';
import { noise } from './noise';

export const SHEET_MARGIN = 15;
/** The frame around the map, from the edge of its squares. */
export const FRAME = 6;

export interface Sheet {
  /** Distance from the squares, negated: above -FRAME the land is drawn. */
  readonly inside: Float32Array;
  /** The same, frayed: the edge of the sheet is where it is -SHEET_MARGIN. */
  readonly frayed: Float32Array;
}

export function sheetOf(land: Land, grid: Grid): Sheet {
  const inside = newField(grid);
  const frayed = newField(grid);
  for (let gy = 0; gy < grid.height; gy++) {
    const y = unitOf(gy);
    for (let gx = 0; gx < grid.width; gx++) {
      const x = unitOf(gx);
      const i = gy * grid.width + gx;
      const distance = distanceTo(land, x, y);
      inside[i] = -distance;
      frayed[i] = -distance + (noise(x / 9, y / 9, 71) - 0.5) * 3 + (noise(x / 33, y / 33, 72) - 0.5) * 4;
    }
  }
  return { inside, frayed };
}

/** To the nearest square that exists; 0 on one. */
function distanceTo(land: Land, x: number, y: number): number {
  const column = Math.floor(x / SQUARE);
  const row = Math.floor(y / SQUARE);
  if (siteAt(land, row, column).kind !== 'table') return 0;
  let nearest = SQUARE;
  for (let dr = -1; dr <= 1; dr++) {
    for (let dc = -1; dc <= 1; dc++) {
      if (siteAt(land, row + dr, column + dc).kind === 'table') continue;
      const dx = dc === 0 ? 0 : dc < 0 ? x - column * SQUARE : (column + 1) * SQUARE - x;
      const dy = dr === 0 ? 0 : dr < 0 ? y - row * SQUARE : (row + 1) * SQUARE - y;
      nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
  }
  return nearest;
}
