import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Only a browser moves the focus with arrow keys. */
export function useArrowKeys(_grid: RefObject<View | null>): void {}
