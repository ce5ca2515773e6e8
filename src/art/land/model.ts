/** Everything about a map that is worked out before anything is drawn. */
import { fillClearance } from './clearance';
import { fillGround, type GroundImage } from './ground';
import { gridOf, grown, wholeArea, type Area, type Grid } from './grid';
import { SQUARE, type Land } from './land';
import { fillMesas, fillWater } from './relief';
import { sheetOf, type Sheet } from './sheet';
import { fillTerrain, type Terrain } from './terrain';

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
  return drained(modelSteps(land));
}

/** Strips in which the ground of a whole map is worked out. */
const STRIPS = 5;

/** The same in steps of about the same length: between them a phone can answer a finger. */
export function* modelSteps(land: Land): Generator<undefined, LandModel> {
  const grid = gridOf(land);
  const sheet = sheetOf(land, grid);
  const whole = wholeArea(grid);
  const terrain = fillTerrain(land, grid, whole, null);
  yield;
  const clearance = fillClearance(land, grid, whole, null);
  yield;
  let ground: GroundImage | null = null;
  for (const strip of stripsOf(whole, STRIPS)) {
    ground = fillGround(terrain, clearance, grid, land.columns, land.rows, strip, ground);
    yield;
  }
  ground ??= fillGround(terrain, clearance, grid, land.columns, land.rows, whole, null);
  return {
    land,
    grid,
    sheet,
    terrain,
    clearance,
    ground,
    water: fillWater(terrain, clearance, grid, whole, null),
    mesas: fillMesas(terrain, clearance, grid, whole, null),
  };
}

/** Does all steps at once. */
export function drained<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** An area cut from top to bottom. */
export function stripsOf({ left, top, right, bottom }: Area, count: number): readonly Area[] {
  const high = (bottom - top) / count;
  return Array.from({ length: count }, (_, i) => ({ left, right, top: top + high * i, bottom: top + high * (i + 1) }));
}

/** The model of a map that differs on some squares: only what lies around them is worked out again. */
export function updated(before: LandModel, land: Land, squares: readonly number[]): LandModel {
  if (squares.length === 0) return before;
  const { grid, sheet } = before;
  const area = areaAround(land, squares, REACH);
  const terrain = fillTerrain(land, grid, area, before.terrain);
  const clearance = fillClearance(land, grid, area, before.clearance);
  return {
    land,
    grid,
    sheet,
    terrain,
    clearance,
    ground: fillGround(terrain, clearance, grid, land.columns, land.rows, area, before.ground),
    water: fillWater(terrain, clearance, grid, area, before.water),
    mesas: fillMesas(terrain, clearance, grid, area, before.mesas),
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
