/** Every layer of the app's icon, and the splash screen. */
import { placed, type Figure } from '@/art/figure';
import { drawFigure } from '@/art/paint/drawFigure';
import type { SkCanvas, Skia } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { background, fullIcon, ICON, sign, whiteSign } from './icon';

export interface Icon {
  /** Where it lies. */
  readonly file: string;
  readonly size: number;
  readonly figure: Figure;
  /** Of the picture's width; the rest stays empty around it. */
  readonly share: number;
}

export const ICONS: readonly Icon[] = [
  { file: 'assets/icon.png', size: 1024, figure: fullIcon, share: 1 },
  { file: 'assets/icon-foreground.png', size: 1024, figure: sign, share: 0.62 },
  { file: 'assets/icon-background.png', size: 1024, figure: background, share: 1 },
  { file: 'assets/icon-monochrome.png', size: 1024, figure: whiteSign(), share: 0.62 },
  { file: 'assets/icon-dark.png', size: 1024, figure: sign, share: 0.92 },
  { file: 'assets/icon-tinted.png', size: 1024, figure: whiteSign(), share: 0.92 },
  { file: 'assets/splash.png', size: 640, figure: sign, share: 1.05 },
  { file: 'assets/favicon.png', size: 64, figure: fullIcon, share: 1 },
  { file: 'public/icons/192.png', size: 192, figure: fullIcon, share: 1 },
  { file: 'public/icons/512.png', size: 512, figure: fullIcon, share: 1 },
  // Whatever is cut around it, a circle of four fifths stays; the sky reaches beyond the edges of the picture.
  { file: 'public/icons/maskable.png', size: 512, figure: fullIcon, share: 0.84 },
  { file: 'public/icons/apple-touch.png', size: 180, figure: fullIcon, share: 1 },
];

export function drawIcon(skia: Skia, canvas: SkCanvas, size: number, figure: Figure, share: number): void {
  tidy(() => drawFigure(skia, canvas, placed(figure, size / 2, size / 2, (size / ICON) * share)));
}
