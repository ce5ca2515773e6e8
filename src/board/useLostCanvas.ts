import type { RefObject } from 'react';
import type { View } from 'react-native';

/** On a phone the canvas is a view of its own. In a browser: useLostCanvas.web.ts. */
export function useLostCanvas(_frame: RefObject<View | null>, _onLost: (error: unknown) => void): void {}
