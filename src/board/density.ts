import { PixelRatio } from 'react-native';

/** Pixels a board unit of the baked land: sharp when the whole board is seen, and for a good way in. */
export const DENSITY = Math.min(3, Math.max(1.8, PixelRatio.get() * 1.2));
