import type { PlayerView } from '@battalia/engine';
import { useCallback, useState } from 'react';
import type { LogEntry } from '@/store/match/log';
import { toldAtFirst, toldNext, type Narration, type Telling } from './telling';

const NONE: readonly Telling[] = [];

/** Kept above the screen between two people, so that both read what came of a battle. */
export function useTelling(
  view: PlayerView | null,
  log: readonly LogEntry[],
): { readonly tellings: readonly Telling[]; readonly dismiss: () => void } {
  const [told, setTold] = useState<Narration | null>(null);
  const dismiss = useCallback(
    () => setTold((last) => (last === null ? null : { ...last, tellings: last.tellings.slice(1) })),
    [],
  );
  if (view === null) {
    if (told !== null) setTold(null);
    return { tellings: NONE, dismiss };
  }
  if (told?.view === view) return { tellings: told.tellings, dismiss };
  const next = told === null ? toldAtFirst(view, log) : toldNext(told, view, log);
  setTold(next);
  return { tellings: next.tellings, dismiss };
}
