/** The parchment: its shadow on the table, its texture, and what is drawn where nothing is known. */
import { openEnds, curvePath } from '../land/roads';
import type { LandModel } from '../land/model';
import { PAPER_SIZE, paperPixels } from '../land/paper';
import { FRAME, SHEET_MARGIN } from '../land/sheet';
import { grown, isWithin, type Area } from '../land/grid';
import { siteAt, SQUARE } from '../land/land';
import { borders, compass, corners, doodles } from '../places/doodles';
import { placed } from '../figure';
import { drawFigure, fillPaint, linePaint, pathOf } from './drawFigure';
import { fieldPath } from './outline';
import { softLine } from './soft';
import {
  CLIP_INTERSECT,
  LINEAR,
  NO_MIPMAP,
  OPAQUE,
  REPEAT,
  RGBA_8888,
  type SkCanvas,
  type Skia,
  type SkPath,
  type SkShader,
} from './skia';

const PAPERS = new WeakMap<Skia, SkShader>();

/** Made once: the parchment never changes. */
function paperShader(skia: Skia): SkShader | null {
  const known = PAPERS.get(skia);
  if (known !== undefined) return known;
  const info = { width: PAPER_SIZE, height: PAPER_SIZE, colorType: RGBA_8888, alphaType: OPAQUE } as const;
  const image = skia.Image.MakeImage(info, skia.Data.fromBytes(paperPixels()), PAPER_SIZE * 4);
  if (image === null) return null;
  const shader = image.makeShaderOptions(REPEAT, REPEAT, LINEAR, NO_MIPMAP);
  PAPERS.set(skia, shader);
  return shader;
}

export function drawSheet(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  const edge = fieldPath(skia, model.grid, area, model.sheet.frayed, -SHEET_MARGIN);
  canvas.save();
  canvas.translate(3, 5);
  softLine(skia, canvas, edge, '#000000', 0.6, 4, 9);
  canvas.restore();
  const paper = fillPaint(skia, '#e8d6b0');
  const shader = paperShader(skia);
  if (shader !== null) paper.setShader(shader);
  canvas.drawPath(edge, paper);
  // Browned by many hands towards its edge.
  canvas.save();
  canvas.clipPath(edge, CLIP_INTERSECT, true);
  softLine(skia, canvas, edge, '#6b4214', 0.55, 2, 11);
  canvas.restore();
  drawUnknown(skia, canvas, model, area);
}

function drawUnknown(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  const { land } = model;
  const near = grown(area, SQUARE);
  const free: [number, number][] = [];
  for (let row = 0; row < land.rows; row++)
    for (let column = 0; column < land.columns; column++)
      if (siteAt(land, row, column).kind === 'blank') free.push([row, column]);
  const rose = roseAt(model, free);
  for (const [row, column] of free) {
    if (!isWithin(near, (column + 0.5) * SQUARE, (row + 0.5) * SQUARE)) continue;
    if (rose !== null && Math.abs(rose[0] - row - 0.5) < 1 && Math.abs(rose[1] - column - 0.5) < 1) continue;
    drawFigure(skia, canvas, doodles(row, column));
  }
  if (rose !== null) drawFigure(skia, canvas, placed(compass(), rose[1] * SQUARE, rose[0] * SQUARE, 1.5));
  drawFigure(skia, canvas, borders(land));
  drawFigure(skia, canvas, corners(land));
  // A road that leads into the unknown goes on for a few dashes.
  const ends = openEnds(land, 'blank', 26).map(curvePath).join('');
  if (ends !== '') {
    const dashes = linePaint(skia, '#6b4a22cc', 2.2);
    dashes.setPathEffect(skia.PathEffect.MakeDash([5, 5], 0));
    canvas.drawPath(pathOf(skia, ends), dashes);
  }
}

/** The compass rose goes where four blank squares meet, the nearest to the bottom left. */
function roseAt(
  { land }: LandModel,
  free: readonly (readonly [number, number])[],
): readonly [row: number, column: number] | null {
  const blank = (row: number, column: number) => siteAt(land, row, column).kind === 'blank';
  const meeting = free.filter(
    ([row, column]) => blank(row + 1, column) && blank(row, column + 1) && blank(row + 1, column + 1),
  );
  const [best] = meeting.sort(([r1, c1], [r2, c2]) => r2 - c2 - (r1 - c1) || c1 - c2);
  return best === undefined ? null : [best[0] + 1, best[1] + 1];
}

/** What lies inside the frame. */
export const framePath = (skia: Skia, model: LandModel, area: Area): SkPath =>
  fieldPath(skia, model.grid, area, model.sheet.inside, -FRAME);

/** Two lines around the map. */
export function drawFrame(skia: Skia, canvas: SkCanvas, model: LandModel, area: Area): void {
  canvas.drawPath(framePath(skia, model, area), linePaint(skia, '#4a3216', 1.3));
  canvas.drawPath(fieldPath(skia, model.grid, area, model.sheet.inside, -FRAME - 3), linePaint(skia, '#4a3216aa', 0.6));
}
