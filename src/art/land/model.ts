/** Everything about a map that is worked out before anything is drawn. */
import { clearanceOf } from './clearance';
import { groundImage, type GroundImage } from './ground';
import type { Land } from './land';
import { mesaField } from './mesas';
import { sheetOf, type Sheet } from './sheet';
import { terrainOf, type Terrain } from './terrain';
import { waterField } from './water';

export interface LandModel {
  readonly land: Land;
  readonly terrain: Terrain;
  readonly clearance: Float32Array;
  readonly sheet: Sheet;
  readonly ground: GroundImage;
  readonly water: Float32Array | null;
  readonly mesas: Float32Array | null;
}

export function modelOf(land: Land): LandModel {
  const terrain = terrainOf(land);
  const clearance = clearanceOf(land, terrain.grid);
  return {
    land,
    terrain,
    clearance,
    sheet: sheetOf(land, terrain.grid),
    ground: groundImage(terrain, clearance, land.columns, land.rows),
    water: waterField(terrain, clearance),
    mesas: mesaField(terrain, clearance),
  };
}
