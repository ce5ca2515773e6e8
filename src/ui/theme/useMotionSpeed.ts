import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import { speedOf } from '@/motion/pace';
import { useSettings } from '@/store/settings';

/** What planned times are divided by, 0 when things should appear instead of moving: the player's choice, or else the device's. */
export function useMotionSpeed(): number {
  const pace = useSettings((settings) => settings.motion);
  const [deviceReduces, setDeviceReduces] = useState(false);

  useEffect(() => {
    let mounted = true;
    void AccessibilityInfo.isReduceMotionEnabled().then(
      (reduced) => {
        if (mounted) setDeviceReduces(reduced);
      },
      () => undefined,
    );
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setDeviceReduces);
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);

  return speedOf(pace, deviceReduces);
}
