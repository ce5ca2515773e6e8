/** npm run art: draws the app's icons, its splash screen and the pictures for stores from the functions the game is drawn with. */
import path from 'node:path';
import { placed, type Figure } from '@/art/figure';
import { GLYPH_NAMES } from '@/art/glyphs/glyphs';
import { modelOf } from '@/art/land/model';
import { drawFigure, drawGlyph } from '@/art/paint/drawFigure';
import { drawLand } from '@/art/paint/land';
import type { SkCanvas } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { hero } from '@/art/places/hero';
import { boundsOf, heroSpots } from '@/board/layout';
import type { Scene } from '@/board/scene';
import { background, fullIcon, ICON, sign, whiteSign } from './art/icon';
import { grownScene, prosperous } from './art/maps';
import { loadSkia, writePicture } from './art/skia';

const skia = await loadSkia();
const assets = (name: string) => path.join('assets', name);

/** A figure of the icon's square on a picture; `share` of the picture's width, the rest stays empty around it. */
function icon(name: string, size: number, figure: Figure, share = 1): void {
  writePicture(skia, assets(name), size, size, (canvas) => {
    tidy(() => drawFigure(skia, canvas, placed(figure, size / 2, size / 2, (size / ICON) * share)));
  });
  console.log(name);
}

function drawScene(canvas: SkCanvas, scene: Scene, night: boolean): void {
  tidy(() => {
    drawLand(skia, canvas, modelOf(scene), night);
    const spots = heroSpots(scene);
    scene.heroes.forEach((figure, i) => {
      const { x, y } = spots[i] ?? { x: 0, y: 0 };
      drawFigure(skia, canvas, placed(hero(figure.faction, figure.hero), x, y));
    });
  });
}

/** A map that fills a picture, or the part of it around a point. */
function map(name: string, width: number, height: number, scene: Scene, night: boolean, close = 1, at = { x: 350, y: 350 }): void {
  const { left, right, top, bottom } = boundsOf(scene);
  const scale = Math.min(width / (right - left), height / (bottom - top)) * close;
  const middle = close === 1 ? { x: (left + right) / 2, y: (top + bottom) / 2 } : at;
  writePicture(skia, assets(name), width, height, (canvas) => {
    canvas.clear(skia.Color(night ? '#14121b' : '#4d3726'));
    canvas.translate(width / 2, height / 2);
    canvas.scale(scale, scale);
    canvas.translate(-middle.x, -middle.y);
    drawScene(canvas, scene, night);
  });
  console.log(name);
}

function glyphSheet(name: string): void {
  const [columns, wide, high] = [9, 130, 100];
  writePicture(skia, assets(name), columns * wide, Math.ceil(GLYPH_NAMES.length / columns) * high, (canvas) => {
    canvas.clear(skia.Color('#fbf3e0'));
    GLYPH_NAMES.forEach((glyph, i) => {
      const x = (i % columns) * wide;
      const y = Math.floor(i / columns) * high;
      for (const [dx, dy, size] of [[4, 8, 72], [82, 8, 24], [82, 38, 20], [82, 64, 16]] as const) drawGlyph(skia, canvas, glyph, x + dx, y + dy, size, '#2a1d12');
    });
  });
  console.log(name);
}

icon('icon.png', 1024, fullIcon);
icon('icon-foreground.png', 1024, sign, 0.62);
icon('icon-background.png', 1024, background);
icon('icon-monochrome.png', 1024, whiteSign(), 0.62);
icon('icon-dark.png', 1024, sign, 0.92);
icon('icon-tinted.png', 1024, whiteSign(), 0.92);
icon('splash.png', 640, sign, 1.05);
icon('favicon.png', 64, fullIcon);

const four = prosperous(grownScene(4, 'b', 0.85));
map('store/feature.jpg', 1024, 500, four, false, 3.1, { x: 355, y: 330 });
map('store/map-two.jpg', 1000, 1000, prosperous(grownScene(2, 'd', 0.9)), false);
map('store/map-three.jpg', 1200, 1200, prosperous(grownScene(3, 'c', 0.95)), false);
map('store/map-four.jpg', 1200, 1200, four, false);
map('store/map-night.jpg', 1200, 1200, four, true);
map('store/map-volcano.jpg', 1200, 1200, prosperous(grownScene(4, 'v', 0.8, ['volcano'])), false);
glyphSheet('store/glyphs.png');
