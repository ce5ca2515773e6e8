import { Platform } from 'react-native';

/** Whether there is a pointer that can be over something without pressing it. A finger cannot. */
export const canHover = (): boolean =>
  Platform.OS === 'web' && typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;
