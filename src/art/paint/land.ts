/** Draws a map: parchment, the ground that is known, water, plateaus, roads, and what stands on it. */
import { BORDER, PIXELS } from '../land/ground';
import { openEnds, allRoads, curvePath, ROAD_WIDTH } from '../land/roads';
import { areaOf, outlinesOf, smoothPath } from '../land/contour';
import type { LandModel } from '../land/model';
import { SQUARE } from '../land/land';
import { scatter } from '../land/scatter';
import { Sprites } from './sprites';
import { fillPaint, linePaint, pathOf } from './drawFigure';
import { BLUR_NORMAL, CLIP_INTERSECT, OPAQUE, RGBA_8888, type SkCanvas, type Skia, type SkPath } from './skia';

export function drawLand(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  drawGround(skia, canvas, model);
  drawMesas(skia, canvas, model);
  drawWater(skia, canvas, model);
  drawRoads(skia, canvas, model);
  const sprites = new Sprites(skia);
  for (const standing of scatter(model)) sprites.stamp(canvas, standing);
}

function fieldPath(skia: Skia, model: LandModel, field: Float32Array, level: number, smallest = 60): SkPath {
  const outlines = outlinesOf(model.terrain.grid, field, level).filter((outline) => Math.abs(areaOf(outline)) > smallest);
  return pathOf(skia, outlines.length === 0 ? 'M0 0z' : outlines.map(smoothPath).join(''), true);
}

function drawGround(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  const { width, height, pixels } = model.ground;
  const image = skia.Image.MakeImage({ width, height, colorType: RGBA_8888, alphaType: OPAQUE }, skia.Data.fromBytes(pixels), width * 4);
  if (image === null) return;
  const known = fieldPath(skia, model, model.terrain.known, 0.5);
  canvas.save();
  canvas.clipPath(known, CLIP_INTERSECT, true);
  const unit = SQUARE / PIXELS;
  canvas.drawImageRectCubic(image, skia.XYWHRect(0, 0, width, height), skia.XYWHRect(-BORDER * unit, -BORDER * unit, width * unit, height * unit), 1 / 3, 1 / 3);
  canvas.restore();
  canvas.drawPath(known, linePaint(skia, '#5b4526', 1.2));
}

/** Cliffs: the same outline drawn ever higher, band by band of rock. */
const CLIFF = 9;
const STRATA = ['#6e3015', '#8d4420', '#a8562b', '#93481f', '#b9683a', '#a4542a', '#c67a46', '#a95a2d', '#d08a52'];

function drawMesas(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  if (model.mesas === null) return;
  for (const [level, height, top, rim] of [[0, CLIFF, '#d9975c', '#f0bb84'], [0.17, CLIFF * 0.7, '#e5ab70', '#f8cf9b']] as const) {
    const path = fieldPath(skia, model, model.mesas, level);
    const shadow = fillPaint(skia, '#3a14067a');
    shadow.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 2.4, true));
    canvas.save();
    canvas.translate(4, 4);
    canvas.drawPath(path, shadow);
    canvas.restore();
    for (let k = 0; k < STRATA.length; k++) {
      canvas.save();
      canvas.translate(0, -(height * k) / STRATA.length);
      canvas.drawPath(path, fillPaint(skia, STRATA[k] ?? top));
      canvas.restore();
    }
    canvas.save();
    canvas.translate(0, -height);
    canvas.drawPath(path, fillPaint(skia, top));
    canvas.clipPath(path, CLIP_INTERSECT, true);
    canvas.translate(0.9, 1.1);
    const light = linePaint(skia, rim, 1.6);
    canvas.drawPath(path, light);
    canvas.restore();
  }
}

function drawWater(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  if (model.water === null) return;
  const shore = fieldPath(skia, model, model.water, 0);
  const sand = linePaint(skia, '#ead9a6', 5);
  canvas.drawPath(shore, sand);
  canvas.drawPath(shore, fillPaint(skia, '#7fc6c4'));
  canvas.save();
  canvas.clipPath(shore, CLIP_INTERSECT, true);
  for (const [level, color] of [[0.05, '#5fb2bd'], [0.12, '#439bb0'], [0.2, '#3286a3'], [0.3, '#286f92']] as const) {
    const paint = fillPaint(skia, color);
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 1.5, true));
    canvas.drawPath(fieldPath(skia, model, model.water, level, 20), paint);
  }
  // The bank to the north-west throws its shadow on the water.
  canvas.translate(1.4, 1.8);
  const bank = linePaint(skia, '#1d4a5a66', 2.6);
  bank.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 0.8, true));
  canvas.drawPath(shore, bank);
  canvas.restore();
  canvas.drawPath(shore, linePaint(skia, '#fffbe8b0', 0.9));
}

function drawRoads(skia: Skia, canvas: SkCanvas, model: LandModel): void {
  const curves = [...allRoads(model.land), ...openEnds(model.land, 'table', 30)];
  const path = pathOf(skia, curves.map(curvePath).join('') || 'M0 0');
  for (const [color, width] of [['#4a351b55', ROAD_WIDTH + 4], ['#6b4f2a', ROAD_WIDTH + 1.4], ['#d8bf8c', ROAD_WIDTH - 0.6], ['#e6d2a4', ROAD_WIDTH - 4]] as const) canvas.drawPath(path, linePaint(skia, color, width));
}
