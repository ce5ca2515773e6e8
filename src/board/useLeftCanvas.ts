import type { RefObject } from 'react';
import type { View } from 'react-native';

/** On a phone a canvas goes with its view. In a browser: useLeftCanvas.web.ts. */
export function useLeftCanvas(_frame: RefObject<View | null>): void {}
