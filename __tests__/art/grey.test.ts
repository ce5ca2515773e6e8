import { GROUNDS, type Ground, type Land, type Site } from '@/art/land/land';
import { modelOf } from '@/art/land/model';
import { drawLand } from '@/art/paint/land';
import type { Skia } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import './hung';
import { loadSkia } from '../../scripts/art/skia';

/** Pixels of a square: as on a phone that shows seven of them side by side. */
const SIZE = 60;

interface Look {
  /** How light it is, 0 to 255. */
  readonly light: number;
  /** How far pixels are from that. */
  readonly spread: number;
  /** How much a pixel differs from the next one: few large forms or many small ones. */
  readonly grain: number;
}

/** A square of one ground among others of it, without colours. */
function greyLook(skia: Skia, ground: Ground | 'crag', night: boolean): Look {
  const sites = Array.from({ length: 9 }, (): Site =>
    ground === 'crag' ? { kind: 'crag' } : { kind: 'land', ground, roads: 0, place: { kind: 'road' } },
  );
  const land: Land = { columns: 3, rows: 3, sites };
  const surface = skia.Surface.Make(SIZE, SIZE);
  if (surface === null) throw new Error('no surface');
  const canvas = surface.getCanvas();
  canvas.scale(SIZE / 100, SIZE / 100);
  canvas.translate(-100, -100);
  tidy(() => drawLand(skia, canvas, modelOf(land), night));
  const pixels = surface.makeImageSnapshot().readPixels();
  if (!(pixels instanceof Uint8Array)) throw new Error('no bytes');
  const grey = Array.from(
    { length: SIZE * SIZE },
    (_, i) => 0.2126 * (pixels[i * 4] ?? 0) + 0.7152 * (pixels[i * 4 + 1] ?? 0) + 0.0722 * (pixels[i * 4 + 2] ?? 0),
  );
  const light = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const spread = Math.sqrt(grey.reduce((sum, value) => sum + (value - light) ** 2, 0) / grey.length);
  const steps = grey.map((value, i) => (i % SIZE === 0 ? 0 : Math.abs(value - (grey[i - 1] ?? value))));
  return { light, spread, grain: steps.reduce((sum, value) => sum + value, 0) / steps.length };
}

/** Lands that can meet on a map. */
const LANDS = [...GROUNDS, 'crag'] as const;

test.each([
  ['day', false],
  ['night', true],
] as const)(
  'by %s any two lands differ without their colours: in lightness, in contrast or in grain',
  async (_, night) => {
    const skia = await loadSkia();
    const looks = LANDS.map((ground) => ({ ground, ...greyLook(skia, ground, night) }));
    const alike: string[] = [];
    looks.forEach((one, i) => {
      for (const other of looks.slice(i + 1)) {
        const scale = night ? 0.5 : 1;
        const apart = Math.hypot(
          (one.light - other.light) / (10 * scale),
          (one.spread - other.spread) / (6 * scale),
          (one.grain - other.grain) / (2.5 * scale),
        );
        if (apart < 1) alike.push(`${one.ground} ~ ${other.ground}: ${apart.toFixed(2)}`);
      }
    });
    expect(alike).toEqual([]);
  },
  120_000,
);
