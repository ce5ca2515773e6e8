/** A whole map on a picture: land, towns and heroes. */
import { placed } from '@/art/figure';
import { modelOf } from '@/art/land/model';
import { drawFigure } from '@/art/paint/drawFigure';
import { drawLand } from '@/art/paint/land';
import type { SkCanvas, Skia } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { wood, WOOD_HEIGHT, WOOD_WIDTH } from '@/art/table/wood';
import { hero } from '@/art/places/hero';
import { boundsOf, heroSpots } from '@/board/layout';
import type { Scene } from '@/board/scene';

/** Fills the picture with the map, or with the part of it around a point. */
export function drawMap(
  skia: Skia,
  canvas: SkCanvas,
  scene: Scene,
  night: boolean,
  width: number,
  height: number,
  close = 1,
  at = { x: 350, y: 350 },
): void {
  const { left, right, top, bottom } = boundsOf(scene);
  const scale = Math.min(width / (right - left), height / (bottom - top)) * close;
  const middle = close === 1 ? { x: (left + right) / 2, y: (top + bottom) / 2 } : at;
  canvas.translate(width / 2, height / 2);
  canvas.scale(scale, scale);
  canvas.translate(-middle.x, -middle.y);
  tidy(() => {
    const boards = wood(night);
    const [wide, high] = [
      Math.ceil(width / scale / WOOD_WIDTH / 2) + 1,
      Math.ceil(height / scale / WOOD_HEIGHT / 2) + 1,
    ];
    for (let row = -high; row < high; row++)
      for (let column = -wide; column < wide; column++)
        drawFigure(skia, canvas, placed(boards, middle.x + column * WOOD_WIDTH, middle.y + row * WOOD_HEIGHT));
    drawLand(skia, canvas, modelOf(scene), night);
    const spots = heroSpots(scene);
    scene.heroes.forEach((figure, i) => {
      const { x, y } = spots[i] ?? { x: 0, y: 0 };
      drawFigure(skia, canvas, placed(hero(figure.faction, figure.hero), x, y));
    });
  });
}
