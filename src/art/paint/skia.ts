/**
 * Skia as the drawing functions see it. The factory comes in as a value: the app hands over its own, scripts one made
 * of CanvasKit on Node. Enums of the package are numbers here, because importing them would import React Native;
 * the compiler holds them to the right values.
 */
import type {
  SkCanvas,
  Skia as SkiaFactory,
  SkImage,
  SkPaint,
  SkPath,
  SkPathBuilder,
  SkPicture,
  SkShader,
} from '@shopify/react-native-skia';

export type { SkCanvas, SkImage, SkPaint, SkPath, SkPathBuilder, SkPicture, SkShader };
export type Skia = typeof SkiaFactory;

export const STROKE = 1;

export const ROUND_CAP = 1;
export const ROUND_JOIN = 1;

export const EVEN_ODD = 1;

export const BLEND_PLUS = 12;
/** Like multiply, but leaves what is transparent alone. */
export const BLEND_MODULATE = 13;

export const CLIP_INTERSECT = 1;

export const CLAMP = 0;
export const REPEAT = 1;

export const BLUR_NORMAL = 0;

export const LINEAR = 1;
export const NO_MIPMAP = 0;

export const RGBA_8888 = 4;
export const OPAQUE = 1;
