/** Every layer of the app's icon, and the splash screen. */
import { placed, type Figure } from '@/art/figure';
import { drawFigure } from '@/art/paint/drawFigure';
import type { SkCanvas, Skia } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { background, fullIcon, ICON, sign, whiteSign } from './icon';

export interface Icon {
  readonly name: string;
  readonly size: number;
  readonly figure: Figure;
  /** Of the picture's width; the rest stays empty around it. */
  readonly share: number;
}

export const ICONS: readonly Icon[] = [
  { name: 'icon.png', size: 1024, figure: fullIcon, share: 1 },
  { name: 'icon-foreground.png', size: 1024, figure: sign, share: 0.62 },
  { name: 'icon-background.png', size: 1024, figure: background, share: 1 },
  { name: 'icon-monochrome.png', size: 1024, figure: whiteSign(), share: 0.62 },
  { name: 'icon-dark.png', size: 1024, figure: sign, share: 0.92 },
  { name: 'icon-tinted.png', size: 1024, figure: whiteSign(), share: 0.92 },
  { name: 'splash.png', size: 640, figure: sign, share: 1.05 },
  { name: 'favicon.png', size: 64, figure: fullIcon, share: 1 },
];

export function drawIcon(skia: Skia, canvas: SkCanvas, size: number, figure: Figure, share: number): void {
  tidy(() => drawFigure(skia, canvas, placed(figure, size / 2, size / 2, (size / ICON) * share)));
}
