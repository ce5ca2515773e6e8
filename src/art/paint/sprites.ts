/** Sprites as pictures: each look is recorded once and stamped as often as it is needed. */
import type { Figure } from '../figure';
import { num } from '../glyphs/shape';
import { spriteNamed } from '../gallery';
import { SPRITES, type SpriteName, type Standing } from '../land/scatter';
import { boulder, BASALT, crack, fissure, fog, GRANITE, mountain, SANDSTONE, SLATE } from '../sprites/rocks';
import { bush, cactus, fir, maple, oak, reeds, tuft } from '../sprites/trees';
import { oval } from '../sprites/pen';
import { drawFigure } from './drawFigure';
import { record } from './record';
import type { SkCanvas, Skia, SkPicture } from './skia';

/** From the darkest and coolest look of a sprite to its lightest. */
const LOOKS = 9;

const isOwn = (sprite: string): sprite is SpriteName => SPRITES.some((name) => name === sprite);

function figureOf(sprite: string, seed: number): Figure {
  return isOwn(sprite) ? ownFigure(sprite, seed) : (spriteNamed(sprite)?.(seed, seed / LOOKS) ?? []);
}

function ownFigure(sprite: SpriteName, seed: number): Figure {
  switch (sprite) {
    case 'fir':
      return fir(seed, seed / LOOKS);
    case 'oak':
      return oak(seed, seed / LOOKS);
    case 'maple':
      return maple(seed, (seed % 4) / 4);
    case 'bushGreen':
      return bush(seed, ['#43682f', '#7f9d4c']);
    case 'bushDry':
      return bush(seed, ['#7c6a35', '#b39d55']);
    case 'tuftGreen':
      return tuft(seed, '#46662f');
    case 'tuftDry':
      return tuft(seed, '#7a6a38');
    case 'peak':
      return mountain(seed, 33 + (seed % 3) * 2, 30 + (seed % 4) * 3, GRANITE);
    case 'hill':
      return mountain(seed, 19 + (seed % 3), 12 + (seed % 4), { ...GRANITE, snow: 0 });
    case 'cragPeak':
      return mountain(seed, 24 + (seed % 3) * 2, 25 + (seed % 4) * 3, SLATE);
    case 'cragHill':
      return mountain(seed, 15 + (seed % 3), 12 + (seed % 4), SLATE);
    case 'basalt':
      return mountain(seed, 13 + (seed % 3), 9 + (seed % 4), BASALT);
    case 'boulderGrey':
      return boulder(seed, GRANITE);
    case 'boulderRed':
      return boulder(seed, SANDSTONE);
    case 'cactus':
      return cactus(seed);
    case 'reeds':
      return reeds(seed);
    case 'fissure':
      return fissure(seed);
    case 'fog':
      return fog(seed);
    case 'crack':
      return crack(seed);
    case 'wave': {
      const w = 2.4 + (seed % 3) * 0.5;
      return [{ d: `M${num(-w * 2)} 0Q${num(-w)} -1.7 0 0T${num(w * 2)} 0`, line: '#d9f3f0a0', width: 0.8 }];
    }
    case 'lily':
      return [
        { d: oval(0, 0, 1.7, 1.1) + oval(2.6, 1, 1.3, 0.9) + oval(-1.8, 1.6, 1.2, 0.8), fill: '#5a9a4d' },
        { d: oval(2.4, 0.6, 0.5, 0.5), fill: '#f7d7e4' },
      ];
  }
}

/** One set for each Skia there is: in an app there is one. */
const SETS = new WeakMap<Skia, Sprites>();

export function spritesOf(skia: Skia): Sprites {
  const known = SETS.get(skia);
  if (known !== undefined) return known;
  const made = new Sprites(skia);
  SETS.set(skia, made);
  return made;
}

class Sprites {
  private readonly pictures = new Map<string, SkPicture>();

  constructor(private readonly skia: Skia) {}

  stamp(canvas: SkCanvas, { sprite, look, x, y, size }: Standing): void {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(size, size);
    canvas.drawPicture(this.picture(sprite, Math.floor(look * LOOKS)));
    canvas.restore();
  }

  private picture(sprite: string, look: number): SkPicture {
    const key = `${sprite} ${look}`;
    const known = this.pictures.get(key);
    if (known !== undefined) return known;
    const picture = record(this.skia, -60, -60, 120, 120, (canvas) =>
      drawFigure(this.skia, canvas, figureOf(sprite, look)),
    );
    this.pictures.set(key, picture);
    return picture;
  }
}
