/** Draws a map: parchment, the ground that is known, and everything that stands on it, back to front. */
import { placed, type Figure } from '../figure';
import { grown, isWithin, wholeArea, type Area } from '../land/grid';
import { siteAt, SQUARE, tokenSpot, type Feature } from '../land/land';
import type { LandModel } from '../land/model';
import { scatter } from '../land/scatter';
import { banner } from '../places/banner';
import { ruins } from '../places/ruins';
import { town, type Light } from '../places/town';
import { landmarkArt } from '../places/landmarks';
import { tokenArt } from '../places/tokens';
import { drawFigure, fillPaint } from './drawFigure';
import { drawGround, drawMesas, drawRoads, drawWater } from './ground';
import { drawFrame, drawSheet, framePath } from './sheet';
import { spritesOf } from './sprites';
import { scrap } from './tidy';
import { BLEND_MODULATE, BLEND_PLUS, CLAMP, CLIP_INTERSECT, type SkCanvas, type Skia } from './skia';

export interface Building {
  /** Where its front stands. */
  readonly y: number;
  readonly figure: Figure;
  readonly lights: readonly Light[];
  readonly banner: Figure;
}

/** Where the crossbar of a banner hangs, from the middle of its square. */
const BANNER_X = 33;
const BANNER_Y = -45;
/** How much higher a banner hangs that is larger by its own size. */
const BANNER_RISE = 20;

function build(place: Feature, roads: number, row: number, column: number, signs: number): Building | null {
  const x = (column + 0.5) * SQUARE;
  const y = (row + 0.5) * SQUARE;
  const seed = row * 31 + column;
  const at = (figure: Figure, front: number, lights: readonly Light[] = [], sign: Figure = []): Building => ({
    y: y + front,
    figure: placed(figure, x, y),
    lights: lights.map((light) => ({ ...light, x: x + light.x, y: y + light.y })),
    banner: placed(sign, x + BANNER_X, y + BANNER_Y - BANNER_RISE * (signs - 1), signs),
  });
  switch (place.kind) {
    case 'city': {
      const { figure, lights } = town(place.level, place.holder, roads, seed);
      return at(figure, 24, lights, place.level === 0 ? [] : banner(place.holder, place.level));
    }
    case 'ruins':
      return at(ruins(seed), 20, [{ x: 0, y: -8, reach: 16 }]);
    case 'landmark': {
      const { figure, front, lights, sign } = landmarkArt(place.name).standing(place, seed);
      return at(figure, front, lights, sign);
    }
    case 'road':
      return null;
  }
}

function buildingsOf(model: LandModel, area: Area, signs: number): readonly Building[] {
  const near = grown(area, SQUARE);
  const { land } = model;
  const found: Building[] = [];
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++) {
      if (!isWithin(near, (column + 0.5) * SQUARE, (row + 0.5) * SQUARE)) continue;
      const site = siteAt(land, row, column);
      const building = site.kind === 'land' ? build(site.place, site.roads, row, column, signs) : null;
      if (building !== null) found.push(building);
      if (site.kind === 'land')
        site.tokens?.forEach((token, i) => {
          const spot = tokenSpot(i);
          const [x, y] = [column * SQUARE + spot.x, row * SQUARE + spot.y];
          // As large as banners are: whose it is has to be read.
          const { figure, lights, sign } = tokenArt(token);
          found.push({
            y,
            figure: placed(figure, x, y, signs),
            lights: lights.map((light) => ({ ...light, x: x + light.x * signs, y: y + light.y * signs })),
            banner: placed(sign, x, y, signs),
          });
        });
    }
  }
  return found;
}

/** How far a thing may reach out of the place it stands on: peaks upwards, banners sideways. */
const OVERHANG = 55;

/**
 * Draws a part of the map, or all of it. What is drawn outside of that part is not to be relied on: clip it. Banners are
 * so many times as large as they would be if the map were seen closely.
 */
export function drawLand(skia: Skia, canvas: SkCanvas, model: LandModel, night: boolean, part?: Area, signs = 1): void {
  const area = part === undefined ? wholeArea(model.grid) : grown(part, OVERHANG);
  drawSheet(skia, canvas, model, area);
  // What is not known lies in the dark; what is known has the moon.
  if (night) shade(skia, canvas, UNLIT);
  canvas.save();
  canvas.clipPath(framePath(skia, model, area), CLIP_INTERSECT, true);
  drawGround(skia, canvas, model, area);
  drawMesas(skia, canvas, model, area);
  drawWater(skia, canvas, model, area);
  drawRoads(skia, canvas, model, area);
  canvas.restore();
  drawFrame(skia, canvas, model, area);
  const buildings = buildingsOf(model, area, signs);
  drawStanding(skia, canvas, model, area, buildings);
  if (night) drawNight(skia, canvas, buildings);
  for (const { banner: sign } of buildings) drawFigure(skia, canvas, sign);
}

function drawStanding(
  skia: Skia,
  canvas: SkCanvas,
  model: LandModel,
  area: Area,
  buildings: readonly Building[],
): void {
  const sprites = spritesOf(skia);
  const waiting = [...buildings].sort((a, b) => a.y - b.y);
  let next = 0;
  for (const standing of scatter(model, area)) {
    for (let first = waiting[next]; first !== undefined && first.y < standing.y; first = waiting[++next])
      drawFigure(skia, canvas, first.figure);
    sprites.stamp(canvas, standing);
  }
  for (const { figure } of waiting.slice(next)) drawFigure(skia, canvas, figure);
}

/** From a window outwards. */
const GLOW = ['#ffc25e70', '#ffb64d3d', '#ff9f3a18', '#ff9f3a00'];

/** The same of a storm. */
const COLD_GLOW = ['#a9b8ff80', '#8f8dff45', '#7a6cff1c', '#7a6cff00'];

const MOONLIGHT = '#6d79b4';
const UNLIT = '#a49c9e';

/** Dims everything that is there, and what is not there stays transparent. */
function shade(skia: Skia, canvas: SkCanvas, color: string): void {
  const paint = fillPaint(skia, color);
  paint.setBlendMode(BLEND_MODULATE);
  canvas.drawRect(skia.XYWHRect(-1000, -1000, 4000, 4000), paint);
}

/** The same land by moonlight, with light in the windows. */
function drawNight(skia: Skia, canvas: SkCanvas, buildings: readonly Building[]): void {
  shade(skia, canvas, MOONLIGHT);
  for (const { lights } of buildings) {
    for (const { x, y, reach, cold } of lights) {
      const glow = fillPaint(skia, '#ffffff');
      glow.setShader(
        scrap(
          skia.Shader.MakeRadialGradient(
            { x, y },
            reach * 1.35,
            (cold === true ? COLD_GLOW : GLOW).map((color) => skia.Color(color)),
            null,
            CLAMP,
          ),
        ),
      );
      glow.setBlendMode(BLEND_PLUS);
      canvas.drawCircle(x, y, reach * 1.35, glow);
    }
  }
  const flame = fillPaint(skia, '#ffe08a');
  for (const { lights } of buildings)
    for (const { x, y, reach } of lights) if (reach < 14) canvas.drawCircle(x, y, reach * 0.11, flame);
}
