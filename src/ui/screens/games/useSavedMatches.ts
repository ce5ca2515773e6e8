import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { deviceStorage } from '@/store/match/deviceStorage';
import type { MatchFacts } from '@/store/match/journalFormat';
import { listMatches } from '@/store/match/savedMatches';
import { listOlder, type OlderMatch } from '@/store/match/older';
import { useMatch } from '@/store/match/useMatch';

export interface SavedMatch {
  readonly id: string;
  /** Null: it cannot be read, but is kept. */
  readonly facts: MatchFacts | null;
}

interface Saved {
  readonly matches: readonly SavedMatch[];
  /** Of versions whose games are not played on. */
  readonly older: readonly OlderMatch[];
}

/** What is stored on this device, read anew whenever the screen comes to the front. Null until it is known. */
export function useSavedMatches(): {
  readonly saved: Saved | 'unread' | null;
  readonly read: () => void;
  readonly remove: (id: string) => void;
} {
  const [saved, setSaved] = useState<Saved | 'unread' | null>(null);
  const read = useCallback(() => {
    let current = true;
    void Promise.all([listMatches(deviceStorage), listOlder(deviceStorage)])
      .then(
        ([matches, older]): Saved => ({ matches, older }),
        () => 'unread' as const,
      )
      .then((found) => {
        if (current) setSaved(found);
      });
    return () => {
      current = false;
    };
  }, []);
  useFocusEffect(read);
  const remove = (id: string) => void useMatch.getState().remove(id).then(read, read);
  return { saved, read, remove };
}
