import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { CameraControl } from './useCamera';

/** Phones have no wheel. The browser's version is in useWheel.web.ts. */
export function useWheel(_target: RefObject<View | null>, _camera: CameraControl): void {}
