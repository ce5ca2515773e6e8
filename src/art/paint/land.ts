/** Draws a map: parchment, the ground that is known, and everything that stands on it, back to front. */
import { placed, type Figure } from '../figure';
import { siteAt, SQUARE, type Place } from '../land/land';
import type { LandModel } from '../land/model';
import { scatter } from '../land/scatter';
import { banner } from '../places/banner';
import { ruins } from '../places/ruins';
import { town } from '../places/town';
import { gates, passage, sanctuary, volcano } from '../places/volcano';
import { oval } from '../sprites/pen';
import { drawFigure } from './drawFigure';
import { drawGround, drawMesas, drawRoads, drawWater } from './ground';
import { drawFrame, drawSheet, framePath } from './sheet';
import { Sprites } from './sprites';
import { BLEND_MULTIPLY, BLEND_PLUS, BLUR_NORMAL, CLIP_INTERSECT, type SkCanvas, type Skia } from './skia';
import { fillPaint, pathOf } from './drawFigure';

export interface Building {
  /** Where its front stands. */
  readonly y: number;
  readonly figure: Figure;
  readonly windows: readonly (readonly [x: number, y: number])[];
  readonly banner: Figure;
}

/** Where the crossbar of a banner hangs, from the middle of its square. */
const BANNER_X = 33;
const BANNER_Y = -45;

function build(place: Place, roads: number, row: number, column: number): Building | null {
  const x = (column + 0.5) * SQUARE;
  const y = (row + 0.5) * SQUARE;
  const seed = row * 31 + column;
  const at = (figure: Figure, front: number, windows: Building['windows'] = [], sign: Figure = []): Building => ({
    y: y + front,
    figure: placed(figure, x, y),
    windows: windows.map(([wx, wy]) => [x + wx, y + wy]),
    banner: placed(sign, x + BANNER_X, y + BANNER_Y),
  });
  switch (place.kind) {
    case 'city': {
      const { figure, windows } = town(place.level, place.holder, roads, seed);
      return at(figure, 24, windows, place.level === 0 ? [] : banner(place.holder, place.level));
    }
    case 'ruins': return at(ruins(seed), 20);
    case 'peak': return at([...volcano(seed), ...gates()], 44, [], place.holder === null ? [] : banner(place.holder, 8));
    case 'sanctuary': return at(sanctuary(place.faction, place.seals, seed), 20);
    case 'passage': return at(passage(), -20);
    case 'road': return null;
  }
}

function buildingsOf(model: LandModel): readonly Building[] {
  const { land } = model;
  const found: Building[] = [];
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++) {
      const site = siteAt(land, row, column);
      const building = site.kind === 'land' ? build(site.place, site.roads, row, column) : null;
      if (building !== null) found.push(building);
    }
  }
  return found;
}

export function drawLand(skia: Skia, canvas: SkCanvas, model: LandModel, night: boolean): void {
  drawSheet(skia, canvas, model);
  const frame = framePath(skia, model);
  canvas.save();
  canvas.clipPath(frame, CLIP_INTERSECT, true);
  drawGround(skia, canvas, model);
  drawMesas(skia, canvas, model);
  drawWater(skia, canvas, model);
  drawRoads(skia, canvas, model);
  canvas.restore();
  drawFrame(skia, canvas, model);
  const buildings = buildingsOf(model);
  drawStanding(skia, canvas, model, buildings);
  if (night) drawNight(skia, canvas, buildings);
  for (const { banner: sign } of buildings) drawFigure(skia, canvas, sign);
}

function drawStanding(skia: Skia, canvas: SkCanvas, model: LandModel, buildings: readonly Building[]): void {
  const sprites = new Sprites(skia);
  const waiting = [...buildings].sort((a, b) => a.y - b.y);
  for (const standing of scatter(model)) {
    for (let first = waiting[0]; first !== undefined && first.y < standing.y; first = waiting[0]) {
      drawFigure(skia, canvas, first.figure);
      waiting.shift();
    }
    sprites.stamp(canvas, standing);
  }
  for (const { figure } of waiting) drawFigure(skia, canvas, figure);
}

/** The same land by moonlight, with light in the windows. */
function drawNight(skia: Skia, canvas: SkCanvas, buildings: readonly Building[]): void {
  const dusk = fillPaint(skia, '#6d79b4');
  dusk.setBlendMode(BLEND_MULTIPLY);
  canvas.drawRect(skia.XYWHRect(-1000, -1000, 4000, 4000), dusk);
  const windows = buildings.flatMap((building) => building.windows);
  if (windows.length === 0) return;
  const glow = fillPaint(skia, '#ffb64d55');
  glow.setBlendMode(BLEND_PLUS);
  glow.setMaskFilter(skia.MaskFilter.MakeBlur(BLUR_NORMAL, 3, true));
  canvas.drawPath(pathOf(skia, windows.map(([x, y]) => oval(x, y, 4, 4)).join('')), glow);
  canvas.drawPath(pathOf(skia, windows.map(([x, y]) => oval(x, y, 0.8, 0.8)).join('')), fillPaint(skia, '#ffe08a'));
}
