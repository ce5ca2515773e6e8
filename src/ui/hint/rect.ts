import type { View } from 'react-native';
import type { Rect } from './explaining';

/** Where something lies in the window; null when it has gone. */
export const rectOf = (view: View | null): Promise<Rect | null> =>
  new Promise((found) => {
    if (view === null) found(null);
    else view.measureInWindow((x, y, width, height) => found({ x, y, width, height }));
  });
