import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import { useSettings } from '@/store/settings';

/** True when things should appear instead of moving: the player's choice, or else the device's. */
export function useReducedMotion(): boolean {
  const chosen = useSettings((settings) => settings.motion);
  const [device, setDevice] = useState(false);

  useEffect(() => {
    let mounted = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((reduced) => {
      if (mounted) setDevice(reduced);
    });
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setDevice);
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);

  return chosen === 'system' ? device : chosen === 'reduced';
}
