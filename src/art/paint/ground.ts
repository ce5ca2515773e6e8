/** The ground that is known: colours, coast of ink, plateaus, water, roads. */
import { BORDER, PIXELS } from '../land/ground';
import { grown, isWithin, type Area } from '../land/grid';
import { SQUARE } from '../land/land';
import type { LandModel } from '../land/model';
import { MESA_HEIGHT } from '../land/scatter';
import { allRoads, curvePath, openEnds, ROAD_WIDTH } from '../land/roads';
import { fillPaint, linePaint, pathOf } from './drawFigure';
import { fieldPath } from './outline';
import { softLine } from './soft';
import { scrap } from './tidy';
import { CLIP_INTERSECT, OPAQUE, RGBA_8888, type SkCanvas, type Skia } from './skia';

const SPECK = 400;

export function drawGround(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  const { known } = model.terrain;
  // Specks of land that a wandering border has cut off are left out.
  const coast = fieldPath(skia, model.grid, area, known, 0.5, SPECK);
  // Lines that follow the coast, ever fainter, as on old charts.
  for (const [level, color] of [
    [0.3, '#6b4a2266'],
    [0.12, '#6b4a2240'],
  ] as const)
    canvas.drawPath(fieldPath(skia, model.grid, area, known, level, SPECK), linePaint(skia, color, 0.7));
  softLine(skia, canvas, coast, '#6b4a22', 0.35, 2, 5);
  const { width, height, pixels } = model.ground;
  const image = skia.Image.MakeImage(
    { width, height, colorType: RGBA_8888, alphaType: OPAQUE },
    scrap(skia.Data.fromBytes(new Uint8Array(pixels.buffer))),
    width * 4,
  );
  if (image === null) return;
  scrap(image);
  const unit = SQUARE / PIXELS;
  canvas.save();
  canvas.clipPath(coast, CLIP_INTERSECT, true);
  canvas.drawImageRectCubic(
    image,
    skia.XYWHRect(0, 0, width, height),
    skia.XYWHRect(-BORDER * unit, -BORDER * unit, width * unit, height * unit),
    1 / 3,
    1 / 3,
  );
  canvas.restore();
  canvas.drawPath(coast, linePaint(skia, '#4f3818', 1.3));
}

/** Cliffs: the same outline drawn ever higher, band by band of rock. */
const CLIFF = MESA_HEIGHT;
const STRATA = ['#6e3015', '#8d4420', '#a8562b', '#93481f', '#b9683a', '#a4542a', '#c67a46', '#a95a2d', '#d08a52'];
const TERRACES = [
  { level: 0, height: CLIFF, top: '#e0a66d', rim: '#f3c693' },
  { level: 0.17, height: CLIFF * 0.7, top: '#ebbb86', rim: '#fadbb0' },
] as const;

export function drawMesas(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  if (model.mesas === null) return;
  for (const { level, height, top, rim } of TERRACES) {
    const path = fieldPath(skia, model.grid, area, model.mesas, level);
    for (const reach of [2.4, 3.8, 5.2]) {
      canvas.save();
      canvas.translate(reach, reach);
      canvas.drawPath(path, fillPaint(skia, '#3a14062e'));
      canvas.restore();
    }
    STRATA.forEach((color, k) => {
      canvas.save();
      canvas.translate(0, -(height * k) / STRATA.length);
      canvas.drawPath(path, fillPaint(skia, color));
      canvas.restore();
    });
    canvas.save();
    canvas.translate(0, -height);
    canvas.drawPath(path, fillPaint(skia, top));
    canvas.clipPath(path, CLIP_INTERSECT, true);
    canvas.translate(0.9, 1.1);
    canvas.drawPath(path, linePaint(skia, rim, 1.6));
    canvas.restore();
  }
}

const DEPTHS = [
  [0.03, '#57aab3'],
  [0.06, '#4a9fae'],
  [0.09, '#3f93a7'],
  [0.13, '#35879e'],
  [0.17, '#2d7b95'],
  [0.22, '#266f8b'],
  [0.28, '#206381'],
  [0.35, '#1a5876'],
] as const;

export function drawWater(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  if (model.water === null) return;
  const shore = fieldPath(skia, model.grid, area, model.water, 0);
  canvas.drawPath(shore, linePaint(skia, '#e6d6a4', 4.6));
  canvas.drawPath(shore, fillPaint(skia, '#69b8bb'));
  canvas.save();
  canvas.clipPath(shore, CLIP_INTERSECT, true);
  for (const [level, color] of DEPTHS)
    canvas.drawPath(fieldPath(skia, model.grid, area, model.water, level, 10), fillPaint(skia, color));
  // The bank to the north-west throws its shadow on the water.
  canvas.translate(1.4, 1.8);
  canvas.drawPath(shore, linePaint(skia, '#1d4a5a40', 3));
  canvas.drawPath(shore, linePaint(skia, '#1d4a5a40', 1.8));
  canvas.restore();
  canvas.drawPath(shore, linePaint(skia, '#fffbe8b0', 0.9));
}

/** All roads in one stroke of each colour: there is no seam because there is no joint. */
export function drawRoads(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  const near = grown(area, SQUARE);
  const curves = [...allRoads(model.land), ...openEnds(model.land, 'table', 20)].filter((curve) =>
    isWithin(near, curve[0], curve[1]),
  );
  if (curves.length === 0) return;
  const path = pathOf(skia, curves.map(curvePath).join(''));
  canvas.save();
  canvas.translate(0.8, 1);
  for (const width of [ROAD_WIDTH + 1, ROAD_WIDTH + 2.6, ROAD_WIDTH + 4.2])
    canvas.drawPath(path, linePaint(skia, '#3d2a1226', width));
  canvas.restore();
  for (const [color, width] of [
    ['#7d6136', ROAD_WIDTH + 0.6],
    ['#cfb27c', ROAD_WIDTH - 0.9],
    ['#d8bf8b', ROAD_WIDTH - 3],
  ] as const)
    canvas.drawPath(path, linePaint(skia, color, width));
  // Two cart ruts: a line with a narrower one on top.
  canvas.drawPath(path, linePaint(skia, '#b3945c', 4));
  canvas.drawPath(path, linePaint(skia, '#dcc491', 2.7));
}
