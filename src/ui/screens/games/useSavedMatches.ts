import AsyncStorage from '@react-native-async-storage/async-storage';
import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { deleteMatch, listMatches, type MatchFacts } from '@/store/match/journal';
import { useMatch } from '@/store/match/useMatch';

export interface SavedMatch {
  readonly id: string;
  /** Null: it cannot be read, but is kept. */
  readonly facts: MatchFacts | null;
}

/** What is stored on this device, read anew whenever the screen comes to the front. Null until it is known. */
export function useSavedMatches(): {
  readonly matches: readonly SavedMatch[] | null;
  readonly remove: (id: string) => void;
} {
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  const read = useCallback(() => {
    let current = true;
    void listMatches(AsyncStorage).then((found) => {
      if (current) setMatches(found);
    });
    return () => {
      current = false;
    };
  }, []);
  useFocusEffect(read);
  const remove = (id: string) => {
    // What is open would be written again with the next move.
    if (useMatch.getState().id === id) useMatch.getState().forget();
    void deleteMatch(AsyncStorage, id).then(read);
  };
  return { matches, remove };
}
