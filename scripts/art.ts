/** npm run art: draws the app's icons, its splash screen and the pictures for stores from the functions the game is drawn with. */
import path from 'node:path';
import { GLYPH_NAMES } from '@/art/glyphs/glyphs';
import { drawGlyph } from '@/art/paint/drawFigure';
import type { Scene } from '@/board/scene';
import { drawIcon, ICONS } from './art/icons';
import { drawMap } from './art/map';
import { grownScene, prosperous } from './art/maps';
import { loadSkia, writePicture } from './art/skia';

const skia = await loadSkia();
const assets = (name: string) => path.join('assets', name);

/** A map that fills a picture, or the part of it around a point. */
function map(
  name: string,
  width: number,
  height: number,
  scene: Scene,
  night: boolean,
  close = 1,
  at = { x: 350, y: 350 },
): void {
  writePicture(skia, assets(name), width, height, (canvas) =>
    drawMap(skia, canvas, scene, night, width, height, close, at),
  );
  console.log(name);
}

function glyphSheet(name: string): void {
  const [columns, wide, high] = [9, 130, 100];
  writePicture(skia, assets(name), columns * wide, Math.ceil(GLYPH_NAMES.length / columns) * high, (canvas) => {
    canvas.clear(skia.Color('#fbf3e0'));
    GLYPH_NAMES.forEach((glyph, i) => {
      const x = (i % columns) * wide;
      const y = Math.floor(i / columns) * high;
      for (const [dx, dy, size] of [
        [4, 8, 72],
        [82, 8, 24],
        [82, 38, 20],
        [82, 64, 16],
      ] as const)
        drawGlyph(skia, canvas, glyph, x + dx, y + dy, size, '#2a1d12');
    });
  });
  console.log(name);
}

for (const { file, size, figure, share } of ICONS) {
  writePicture(skia, file, size, size, (canvas) => drawIcon(skia, canvas, size, figure, share));
  console.log(file);
}

const four = prosperous(grownScene(4, 'b', 0.85));
map('store/feature.jpg', 1024, 500, four, false, 3.1, { x: 355, y: 330 });
map('store/map-two.jpg', 1000, 1000, prosperous(grownScene(2, 'd', 0.9)), false);
map('store/map-three.jpg', 1200, 1200, prosperous(grownScene(3, 'c', 0.95)), false);
map('store/map-four.jpg', 1200, 1200, four, false);
map('store/map-night.jpg', 1200, 1200, four, true);
map('store/map-volcano.jpg', 1200, 1200, prosperous(grownScene(4, 'v', 0.8, ['volcano'])), false);
glyphSheet('store/glyphs.png');
