/** Lets the clock on the table run while a match is open, if it has one. It counts, and nothing waits for it. */
import type { PlayerView } from '@battalia/engine';
import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useClocks } from '@/store/match/clocks';

const TICK = 5000;
/** A device that slept in between has not been played on. */
const LONGEST = TICK * 3;

export function useTableClock(id: string | null, view: PlayerView | null): void {
  const has = useClocks(({ clocks }) => id !== null && clocks[id] !== undefined);
  const seat = view?.decision?.seat ?? null;
  useEffect(() => {
    if (!has || id === null || seat === null) return undefined;
    let since = Date.now();
    const count = () => {
      const now = Date.now();
      if (AppState.currentState !== 'background' && now - since <= LONGEST)
        useClocks.getState().add(id, seat, now - since);
      since = now;
    };
    const timer = setInterval(count, TICK);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [has, id, seat]);
}
