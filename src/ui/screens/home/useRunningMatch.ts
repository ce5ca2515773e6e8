import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import type { MatchFacts } from '@/store/match/journalFormat';

interface Running {
  readonly id: string;
  readonly facts: MatchFacts;
  readonly when: { readonly week: number; readonly day: number };
}

/** The match to go on with, looked up when home comes to the front; undefined until then, or when there is none. */
export function useRunningMatch(): Running | undefined {
  const [running, setRunning] = useState<Running>();
  useFocusEffect(
    useCallback(() => {
      let current = true;
      // Home is there without it: what cannot be fetched or read is told where the games are.
      void findRunning()
        .catch(() => undefined)
        .then((found) => {
          if (current) setRunning(found);
        });
      return () => {
        current = false;
      };
    }, []),
  );
  return running;
}

async function findRunning(): Promise<Running | undefined> {
  // What can read a match comes with what plays it: home is shown before either is fetched.
  const { deviceStorage, listMatches, weekAndDay } = await import('../match/pages');
  for (const { id, facts } of await listMatches(deviceStorage))
    if (facts?.over === false) return { id, facts, when: weekAndDay(facts.day) };
  return undefined;
}
