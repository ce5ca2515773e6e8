/**
 * In a browser a match is a lock that all windows of the app see. The one that holds it is asked for it over a channel,
 * so that it writes what is still to be written; one that does not answer, because it is frozen, loses it.
 */
import type * as native from './hold';
import { holdHere } from './holdHere';

/** What windows say to each other about a match. */
type Word = native.Claim | 'held';

/** Milliseconds in which a window says that it holds a match. One that was closed lets go of it sooner. */
const ANSWER = 1000;
/** Milliseconds in which it gives it up. */
const PATIENCE = 3000;

type Release = () => void;

/** Until what this window has let go of is written. */
let leaving: Promise<unknown> = Promise.resolve();

export const holdMatch: typeof native.holdMatch = async (id, claim, holder) => {
  await leaving;
  const name = `battalia.match.${id}`;
  const channel = channelOf(name);
  if (channel === null) return holdHere();
  let left = false;
  const lost = () => {
    channel.close();
    if (!left) holder.lost();
  };
  const release = await claimed(name, channel, claim, lost);
  if (release === null || release === 'noLocks') {
    channel.close();
    return release === null ? null : holdHere();
  }
  const leave = (written: Promise<unknown> = Promise.resolve()) => {
    left = true;
    channel.close();
    leaving = written.then(release, release);
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === 'ask') channel.postMessage('held' satisfies Word);
    else if (data === 'play' || data === 'delete') leave(holder.give(data));
  };
  return { leave };
};

async function claimed(
  name: string,
  channel: BroadcastChannel,
  claim: native.Claim,
  lost: () => void,
): Promise<Release | 'noLocks' | null> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === 'held' && claim === 'ask') giveUp();
  };
  channel.postMessage(claim satisfies Word);
  const timer = setTimeout(giveUp, claim === 'ask' ? ANSWER : PATIENCE);
  const release = await locked(name, lost, waiting.signal);
  clearTimeout(timer);
  return release === null && claim !== 'ask' ? locked(name, lost) : release;
}

/** Resolves when the lock is ours, with what gives it back; null when we stop waiting before. Without a signal it is stolen. */
const locked = (name: string, lost: () => void, signal?: AbortSignal): Promise<Release | 'noLocks' | null> =>
  new Promise((resolve) => {
    let ours = false;
    // A browser that hears of it too early forgets about it: then the lock comes when nobody wants it any more.
    signal?.addEventListener('abort', () => resolve(null));
    const hold = () => {
      if (signal?.aborted === true) return undefined;
      ours = true;
      return new Promise<void>(resolve);
    };
    const refused = (error: unknown) => {
      if (ours) lost();
      else resolve(error instanceof DOMException && error.name === 'AbortError' ? null : 'noLocks');
    };
    try {
      navigator.locks.request(name, signal === undefined ? { steal: true } : { signal }, hold).catch(refused);
    } catch (error) {
      // An old browser, or a page that came without encryption.
      refused(error);
    }
  });

/** A page that may not know others of its kind has none. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
