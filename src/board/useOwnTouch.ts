import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Only a browser has to be told whose touch it is: see useOwnTouch.web.ts. */
export function useOwnTouch(_target: RefObject<View | null>, _isOurs: () => boolean): void {}
