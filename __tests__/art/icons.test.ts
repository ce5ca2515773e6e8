import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Skia } from '@/art/paint/skia';
import { drawIcon, ICONS } from '../../scripts/art/icons';
import { loadSkia } from '../../scripts/art/skia';
import { some } from '../long';

const root = path.resolve(__dirname, '../..');
let skia: Skia;

beforeAll(async () => {
  skia = await loadSkia();
});

function bytes(pixels: Float32Array | Uint8Array | null | undefined): Uint8Array {
  if (!(pixels instanceof Uint8Array)) throw new Error('no bytes');
  return pixels;
}

test.each(some(ICONS, 3))(
  '$file is as it is drawn now: after a change run "npm run art"',
  ({ file, size, figure, share }) => {
    const kept = skia.Image.MakeImageFromEncoded(skia.Data.fromBytes(readFileSync(path.join(root, file))));
    expect([kept?.width(), kept?.height()]).toEqual([size, size]);
    const surface = skia.Surface.Make(size, size);
    if (surface === null || kept === null) throw new Error('nothing to compare');
    drawIcon(skia, surface.getCanvas(), size, figure, share);
    surface.flush();
    const [one, other] = [bytes(surface.makeImageSnapshot().readPixels()), bytes(kept.readPixels())];
    let apart = 0;
    for (let i = 0; i < one.length; i++) if (Math.abs((one[i] ?? 0) - (other[i] ?? 0)) > 12) apart++;
    expect(apart).toBe(0);
  },
);

test('Android has its three layers, iOS its dark and tinted icons, and the splash screen a picture by day and by night', () => {
  const app: unknown = JSON.parse(readFileSync(path.join(root, 'app.json'), 'utf8'));
  const asset = (name: string) => `./assets/${name}.png`;
  expect(app).toMatchObject({
    expo: {
      icon: asset('icon'),
      ios: { icon: { light: asset('icon'), dark: asset('icon-dark'), tinted: asset('icon-tinted') } },
      android: {
        adaptiveIcon: {
          foregroundImage: asset('icon-foreground'),
          backgroundImage: asset('icon-background'),
          monochromeImage: asset('icon-monochrome'),
        },
      },
      web: { favicon: asset('favicon') },
      plugins: expect.arrayContaining([
        [
          'expo-splash-screen',
          expect.objectContaining({
            image: asset('splash'),
            dark: expect.objectContaining({ image: asset('splash') }),
          }),
        ],
      ]),
    },
  });
});
