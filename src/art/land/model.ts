/** Everything about a map that is worked out before anything is drawn. */
import { fillClearance } from './clearance';
import { fillGround, type GroundImage } from './ground';
import { gridOf, grown, wholeArea, type Area, type Grid } from './grid';
import { SQUARE, type Land } from './land';
import { fillMesas } from './mesas';
import { sheetOf, type Sheet } from './sheet';
import { fillTerrain, type Terrain } from './terrain';
import { fillWater } from './water';

export interface LandModel {
  readonly land: Land;
  readonly grid: Grid;
  readonly sheet: Sheet;
  readonly terrain: Terrain;
  readonly clearance: Float32Array;
  readonly ground: GroundImage;
  readonly water: Float32Array | null;
  readonly mesas: Float32Array | null;
}

/** How far a card changes the land around it: borders wander, shores give way to roads. */
const REACH = 60;

export function modelOf(land: Land): LandModel {
  const grid = gridOf(land);
  return worked(land, grid, sheetOf(land, grid), wholeArea(grid), null);
}

/** The model of a map that differs on some squares: only what lies around them is worked out again. */
export function updated(before: LandModel, land: Land, squares: readonly number[]): LandModel {
  if (squares.length === 0) return before;
  return worked(land, before.grid, before.sheet, areaAround(land, squares, REACH), before);
}

function worked(land: Land, grid: Grid, sheet: Sheet, area: Area, before: LandModel | null): LandModel {
  const terrain = fillTerrain(land, grid, area, before?.terrain ?? null);
  const clearance = fillClearance(land, grid, area, before?.clearance ?? null);
  return {
    land,
    grid,
    sheet,
    terrain,
    clearance,
    ground: fillGround(terrain, clearance, grid, land.columns, land.rows, area, before?.ground ?? null),
    water: fillWater(terrain, clearance, grid, area, before?.water ?? null),
    mesas: fillMesas(terrain, clearance, grid, area, before?.mesas ?? null),
  };
}

/** The part of the map that holds some squares, and so much around them. */
export function areaAround(land: Pick<Land, 'columns'>, squares: readonly number[], by: number): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const square of squares) {
    const x = (square % land.columns) * SQUARE;
    const y = Math.floor(square / land.columns) * SQUARE;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + SQUARE);
    bottom = Math.max(bottom, y + SQUARE);
  }
  return grown({ left, top, right, bottom }, by);
}
