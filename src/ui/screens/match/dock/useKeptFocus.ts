import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Phones look after the focus of their screen readers themselves. */
export function useKeptFocus(_part: RefObject<View | null>): void {}
