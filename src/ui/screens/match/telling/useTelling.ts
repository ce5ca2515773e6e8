import type { PlayerView } from '@battalia/engine';
import { useCallback, useState } from 'react';
import type { LogEntry } from '@/store/match/log';
import { toldAtFirst, toldNext, type Telling, type Told } from './telling';

/** Kept above the screen between two people, so that both read what came of a battle. */
export function useTelling(
  view: PlayerView | null,
  log: readonly LogEntry[],
): { readonly telling: Telling | null; readonly dismiss: () => void } {
  const [told, setTold] = useState<Told | null>(null);
  const dismiss = useCallback(() => setTold((last) => (last === null ? null : { ...last, telling: null })), []);
  if (view === null) {
    if (told !== null) setTold(null);
    return { telling: null, dismiss };
  }
  if (told?.view === view) return { telling: told.telling, dismiss };
  const next = told === null ? toldAtFirst(view, log) : toldNext(told, view, log);
  setTold(next);
  return { telling: next.telling, dismiss };
}
