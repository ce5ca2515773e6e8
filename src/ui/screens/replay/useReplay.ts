/** The game to be played back: one of this device, or one that came as a code. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '@/store/match/deviceStorage';
import type { Player } from '@/store/match/journalFormat';
import { loadMatch } from '@/store/match/savedMatches';
import { Replay } from '@/store/match/replay';
import { fromCode, LONGEST_CODE, type NoGame, type SharedGame } from '@/store/match/share';
import { codeInAddress, onAddress, putInAddress } from '../../share/handOut';

export type Loaded =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly replay: Replay;
      readonly players: readonly Player[];
      /** It came as a code and can be kept, as far as it can be played back. */ readonly shared: SharedGame | null;
    }
  /** A code that does not open, and what a match of this device says instead. */
  | { readonly kind: 'noCode'; readonly reason: NoGame }
  | { readonly kind: 'noMatch'; readonly reason: 'missing' | 'tooOld' | 'unreadable' };

async function load(match: string | undefined, code: string | null): Promise<Loaded> {
  if (match !== undefined) {
    const loaded = await loadMatch(deviceStorage, match);
    return loaded.ok
      ? {
          kind: 'ready',
          replay: new Replay(loaded.match),
          players: loaded.match.players,
          shared: null,
        }
      : { kind: 'noMatch', reason: loaded.reason };
  }
  const opened = fromCode(code ?? '');
  if (!opened.ok) return { kind: 'noCode', reason: opened.reason };
  const { game, follows } = opened;
  const shared = { ...game, actions: game.actions.slice(0, follows), unread: 0 };
  return { kind: 'ready', replay: new Replay(game), players: game.players, shared };
}

/** What an address says once; said twice, the first counts. */
type Said = string | readonly string[] | undefined;
const once = (said: Said): string | undefined => (typeof said === 'object' ? said[0] : said);

export function useReplay(address: { readonly match?: Said; readonly code?: Said }): Loaded {
  const match = once(address.match);
  const given = once(address.code);
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  // Another link may be followed while the screen is there.
  const linked = useSyncExternalStore(onAddress, codeInAddress, () => null);
  const code = given ?? linked;
  useEffect(() => {
    let current = true;
    // So that the address can be passed on, and a reload finds it.
    if (given !== undefined && given.length <= LONGEST_CODE) putInAddress(given);
    void load(match, code)
      .catch((): Loaded => ({ kind: 'noMatch', reason: 'unreadable' }))
      .then((found) => {
        if (current) setLoaded(found);
      });
    return () => {
      current = false;
    };
  }, [match, given, code]);
  return loaded;
}
