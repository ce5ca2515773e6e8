/** Draws figures and glyphs on a Skia canvas. */
import type { Figure, Gradient, Stroke } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { GRID, LINE } from '../glyphs/shape';
import {
  BLUR_NORMAL,
  CLAMP,
  CLIP_INTERSECT,
  EVEN_ODD,
  ROUND_CAP,
  ROUND_JOIN,
  STROKE,
  type SkCanvas,
  type Skia,
  type SkPaint,
  type SkPath,
} from './skia';
import { scrap } from './tidy';

export function pathOf(skia: Skia, d: string, evenOdd = false): SkPath {
  const path = skia.Path.MakeFromSVGString(d);
  if (path === null) throw new Error(`not a path: ${d.slice(0, 60)}`);
  scrap(path);
  return evenOdd ? scrap(scrap(skia.PathBuilder.MakeFromPath(path)).setFillType(EVEN_ODD).build()) : path;
}

export function fillPaint(skia: Skia, color: string): SkPaint {
  const paint = scrap(skia.Paint());
  paint.setAntiAlias(true);
  paint.setColor(skia.Color(color));
  return paint;
}

export function linePaint(skia: Skia, color: string, width: number): SkPaint {
  const paint = fillPaint(skia, color);
  paint.setStyle(STROKE);
  paint.setStrokeWidth(width);
  paint.setStrokeCap(ROUND_CAP);
  paint.setStrokeJoin(ROUND_JOIN);
  return paint;
}

function gradientPaint(skia: Skia, { from, to, colors }: Gradient): SkPaint {
  const paint = scrap(skia.Paint());
  paint.setAntiAlias(true);
  const shader = skia.Shader.MakeLinearGradient(
    { x: from[0], y: from[1] },
    { x: to[0], y: to[1] },
    colors.map((color) => skia.Color(color)),
    null,
    CLAMP,
  );
  paint.setShader(scrap(shader));
  return paint;
}

export function drawFigure(skia: Skia, canvas: SkCanvas, figure: Figure): void {
  for (const stroke of figure) drawStroke(skia, canvas, stroke);
}

function drawStroke(skia: Skia, canvas: SkCanvas, stroke: Stroke): void {
  const { at, clip } = stroke;
  if (at === undefined && clip === undefined) {
    drawShape(skia, canvas, stroke);
    return;
  }
  canvas.save();
  if (at !== undefined) {
    canvas.translate(at.x, at.y);
    canvas.scale(at.scale, at.scale);
    if (at.turn !== undefined) canvas.rotate(at.turn, 0, 0);
  }
  if (clip !== undefined) canvas.clipPath(pathOf(skia, clip), CLIP_INTERSECT, true);
  drawShape(skia, canvas, stroke);
  canvas.restore();
}

function drawShape(skia: Skia, canvas: SkCanvas, stroke: Stroke): void {
  const path = pathOf(skia, stroke.d, stroke.evenOdd === true);
  const soft = (paint: SkPaint) => {
    if (stroke.blur !== undefined) paint.setMaskFilter(scrap(skia.MaskFilter.MakeBlur(BLUR_NORMAL, stroke.blur, true)));
    return paint;
  };
  if (stroke.fill !== undefined) {
    canvas.drawPath(
      path,
      soft(typeof stroke.fill === 'string' ? fillPaint(skia, stroke.fill) : gradientPaint(skia, stroke.fill)),
    );
  }
  if (stroke.line !== undefined) canvas.drawPath(path, soft(linePaint(skia, stroke.line, stroke.width ?? 1)));
}

/** A glyph in a square of `size` whose top left corner is at x, y. */
export function drawGlyph(
  skia: Skia,
  canvas: SkCanvas,
  name: GlyphName,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  const { fill, line } = GLYPHS[name];
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / GRID, size / GRID);
  canvas.drawPath(pathOf(skia, fill, true), fillPaint(skia, color));
  if (line !== undefined) canvas.drawPath(pathOf(skia, line), linePaint(skia, color, LINE));
  canvas.restore();
}
