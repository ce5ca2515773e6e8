/** Loaded with the first touch: see feedback.ts. */
import {
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics';
import type { Touch } from '@/motion/cues';

export function vibrate(touch: Touch): Promise<void> {
  switch (touch) {
    case 'tick':
      return selectionAsync();
    case 'tap':
      return impactAsync(ImpactFeedbackStyle.Light);
    case 'thump':
      return impactAsync(ImpactFeedbackStyle.Medium);
    case 'success':
      return notificationAsync(NotificationFeedbackType.Success);
    case 'warning':
      return notificationAsync(NotificationFeedbackType.Warning);
  }
}
