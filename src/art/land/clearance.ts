/** How far it is from anywhere to the nearest road or building: nothing grows on a road, no lake drowns a town. */
import { landmarkArt } from '../places/landmarks';
import { siteAt, SQUARE, tokenSpot, type Land, type Feature } from './land';
import { grown, isWithin, newField, sampleOf, samplesIn, unitOf, type Area, type Grid, type Samples } from './grid';
import { allRoads, openEnds, pointOn, ROAD_WIDTH } from './roads';

/** Distances above this are not told apart. */
export const FAR = 40;
const PIECES = 7;
/** Around a token: none hides behind a tree. */
const TOKEN_ROOM = 13;

/** What is kept free around the middle of a square. */
export function plazaOf(place: Feature): number {
  switch (place.kind) {
    case 'city':
      return 26 + Math.min(4, place.level) * 3;
    case 'ruins':
      return 36;
    case 'landmark':
      return landmarkArt(place.name).plaza;
    case 'road':
      return 0;
  }
}

/** Works out a part of the clearances, on top of what is known of the rest. */
export function fillClearance(land: Land, grid: Grid, area: Area, before: Float32Array | null): Float32Array {
  const field = before === null ? newField(grid, FAR) : before.slice();
  const part = samplesIn(grid, area);
  for (let gy = part.top; gy <= part.bottom; gy++)
    field.fill(FAR, gy * grid.width + part.left, gy * grid.width + part.right + 1);
  const near = grown(area, FAR + SQUARE);
  for (const curve of [...allRoads(land), ...openEnds(land, 'table', 30)]) {
    if (!isWithin(near, curve[0], curve[1])) continue;
    let [fromX, fromY] = pointOn(curve, 0);
    for (let piece = 1; piece <= PIECES; piece++) {
      const [toX, toY] = pointOn(curve, piece / PIECES);
      spread(grid, part, field, fromX, fromY, toX, toY, ROAD_WIDTH / 2);
      [fromX, fromY] = [toX, toY];
    }
  }
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++) {
      const site = siteAt(land, row, column);
      const x = (column + 0.5) * SQUARE;
      const y = (row + 0.5) * SQUARE;
      if (site.kind !== 'land' || !isWithin(near, x, y)) continue;
      const radius = plazaOf(site.place);
      if (radius > 0) spread(grid, part, field, x, y, x, y, radius);
      site.tokens?.forEach((_, i) => {
        const spot = tokenSpot(i);
        const [tx, ty] = [column * SQUARE + spot.x, row * SQUARE + spot.y];
        spread(grid, part, field, tx, ty, tx, ty, TOKEN_ROOM);
      });
    }
  }
  return field;
}

/** Lowers the field around a piece of line to the distance from it, less a radius. */
function spread(
  grid: Grid,
  part: Samples,
  field: Float32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
): void {
  const reach = FAR + radius;
  const left = Math.max(part.left, Math.floor(sampleOf(Math.min(x0, x1) - reach)));
  const right = Math.min(part.right, Math.ceil(sampleOf(Math.max(x0, x1) + reach)));
  const top = Math.max(part.top, Math.floor(sampleOf(Math.min(y0, y1) - reach)));
  const bottom = Math.min(part.bottom, Math.ceil(sampleOf(Math.max(y0, y1) + reach)));
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  for (let gy = top; gy <= bottom; gy++) {
    const y = unitOf(gy) - y0;
    for (let gx = left; gx <= right; gx++) {
      const x = unitOf(gx) - x0;
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
      const ox = x - t * dx;
      const oy = y - t * dy;
      const distance = Math.sqrt(ox * ox + oy * oy) - radius;
      const i = gy * grid.width + gx;
      if (distance < (field[i] ?? FAR)) field[i] = distance;
    }
  }
}
