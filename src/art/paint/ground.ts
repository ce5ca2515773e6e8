/** The ground that is known: colours, coast of ink, plateaus, water, roads. */
import { BORDER, PIXELS } from '../land/ground';
import { SQUARE } from '../land/land';
import type { LandModel } from '../land/model';
import { allRoads, curvePath, openEnds, ROAD_WIDTH } from '../land/roads';
import { fillPaint, linePaint, pathOf } from './drawFigure';
import { fieldPath } from './outline';
import { BLUR_NORMAL, CLIP_INTERSECT, OPAQUE, RGBA_8888, type SkCanvas, type Skia } from './skia';

export function drawGround(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  const { grid, known } = model.terrain;
  const coast = fieldPath(skia, grid, known, 0.5);
  // Lines that follow the coast, ever fainter, as on old charts.
  for (const [level, color] of [[0.3, '#6b4a2266'], [0.12, '#6b4a2240']] as const) canvas.drawPath(fieldPath(skia, grid, known, level), linePaint(skia, color, 0.7));
  const wash = linePaint(skia, '#6b4a2255', 6);
  wash.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 3, true));
  canvas.drawPath(coast, wash);
  const { width, height, pixels } = model.ground;
  const image = skia.Image.MakeImage({ width, height, colorType: RGBA_8888, alphaType: OPAQUE }, skia.Data.fromBytes(pixels), width * 4);
  if (image === null) return;
  const unit = SQUARE / PIXELS;
  canvas.save();
  canvas.clipPath(coast, CLIP_INTERSECT, true);
  canvas.drawImageRectCubic(image, skia.XYWHRect(0, 0, width, height), skia.XYWHRect(-BORDER * unit, -BORDER * unit, width * unit, height * unit), 1 / 3, 1 / 3);
  canvas.restore();
  canvas.drawPath(coast, linePaint(skia, '#4f3818', 1.3));
}

/** Cliffs: the same outline drawn ever higher, band by band of rock. */
const CLIFF = 9;
const STRATA = ['#6e3015', '#8d4420', '#a8562b', '#93481f', '#b9683a', '#a4542a', '#c67a46', '#a95a2d', '#d08a52'];
const TERRACES = [
  { level: 0, height: CLIFF, top: '#d9975c', rim: '#f0bb84' },
  { level: 0.17, height: CLIFF * 0.7, top: '#e5ab70', rim: '#f8cf9b' },
] as const;

export function drawMesas(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  if (model.mesas === null) return;
  for (const { level, height, top, rim } of TERRACES) {
    const path = fieldPath(skia, model.terrain.grid, model.mesas, level);
    const shadow = fillPaint(skia, '#3a14067a');
    shadow.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 2.4, true));
    canvas.save();
    canvas.translate(4, 4);
    canvas.drawPath(path, shadow);
    canvas.restore();
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

const DEPTHS = [[0.05, '#5fb2bd'], [0.12, '#439bb0'], [0.2, '#3286a3'], [0.3, '#286f92']] as const;

export function drawWater(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  if (model.water === null) return;
  const { grid } = model.terrain;
  const shore = fieldPath(skia, grid, model.water, 0);
  canvas.drawPath(shore, linePaint(skia, '#e6d6a4', 4.6));
  canvas.drawPath(shore, fillPaint(skia, '#7fc6c4'));
  canvas.save();
  canvas.clipPath(shore, CLIP_INTERSECT, true);
  for (const [level, color] of DEPTHS) {
    const paint = fillPaint(skia, color);
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 1.5, true));
    canvas.drawPath(fieldPath(skia, grid, model.water, level, 10), paint);
  }
  // The bank to the north-west throws its shadow on the water.
  canvas.translate(1.4, 1.8);
  const bank = linePaint(skia, '#1d4a5a66', 2.6);
  bank.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 0.8, true));
  canvas.drawPath(shore, bank);
  canvas.restore();
  canvas.drawPath(shore, linePaint(skia, '#fffbe8b0', 0.9));
}

/** All roads in one stroke of each colour: there is no seam because there is no joint. */
export function drawRoads(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  const curves = [...allRoads(model.land), ...openEnds(model.land, 'table', 20)];
  if (curves.length === 0) return;
  const path = pathOf(skia, curves.map(curvePath).join(''));
  const soft = linePaint(skia, '#3d2a1266', ROAD_WIDTH + 2.5);
  soft.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 1.1, true));
  canvas.save();
  canvas.translate(0.8, 1);
  canvas.drawPath(path, soft);
  canvas.restore();
  for (const [color, width] of [['#7d6136', ROAD_WIDTH + 0.6], ['#cfb27c', ROAD_WIDTH - 0.9], ['#dcc491', ROAD_WIDTH - 3.6]] as const) canvas.drawPath(path, linePaint(skia, color, width));
  // Cart ruts.
  const ruts = linePaint(skia, '#a3834d88', 0.8);
  ruts.setPathEffect(skia.PathEffect.MakeDash([6, 3, 2.5, 4], 0));
  canvas.drawPath(path, ruts);
}
