import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { chronicle, forgetChronicle, type Chronicle } from '@/store/chronicle/chronicle';
import { deviceStorage } from '@/store/match/deviceStorage';

/** What has been counted on this device, read anew whenever the screen comes to the front. Null until it is known. */
export function useChronicle(): {
  readonly counted: Chronicle | 'unread' | null;
  readonly read: () => void;
  readonly forget: () => void;
} {
  const [counted, setCounted] = useState<Chronicle | 'unread' | null>(null);
  const read = useCallback(() => {
    let current = true;
    void chronicle(deviceStorage)
      .catch(() => 'unread' as const)
      .then((found) => {
        if (current) setCounted(found);
      });
    return () => {
      current = false;
    };
  }, []);
  useFocusEffect(read);
  const forget = () => void forgetChronicle(deviceStorage, Date.now()).then(read, read);
  return { counted, read, forget };
}
