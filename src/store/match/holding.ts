/** The match that this window holds: one at a time, and ours alone from before it is read until it is written for the last time. */
import { chronicle } from '../chronicle/chronicle';
import { deviceStorage } from './deviceStorage';
import { holdMatch, type Claim, type Hold, type Holder } from './hold';
import { deleteMatch, loadMatch, type Loaded } from './savedMatches';
import { journalOf, OpenMatch } from './openMatch';

type Unopened = 'elsewhere' | Extract<Loaded, { readonly ok: false }>['reason'];

/** `written`: the match is marked as ours. Null: it is not wanted any more. */
type Taken =
  | { readonly ok: true; readonly match: OpenMatch; readonly written: boolean }
  | { readonly ok: false; readonly reason: Unopened }
  | null;

export class Holding {
  open: OpenMatch | null = null;
  private held: Hold | null = null;
  /** Until the match that is being opened is marked as ours. */
  private entering: Promise<unknown> | null = null;
  /** Goes up whenever another match is wanted, or none: whoever waited for the one before has waited in vain. */
  private wanted = 0;

  constructor(private readonly holder: Holder) {}

  /** Stops everything. Resolves when what was done is on record. */
  async close(): Promise<void> {
    this.wanted++;
    this.open?.callOff();
    const written = Promise.all([this.entering, this.open?.journal.settled()]);
    this.held?.leave(written);
    this.open = null;
    this.held = null;
    await written;
  }

  /** Holds a match for as long as it is wanted; null when another window has it, undefined when it is not wanted any more. */
  async hold(id: string, claim: Claim): Promise<Hold | null | undefined> {
    const ticket = this.wanted;
    const taken = await holdMatch(id, claim, this.holder);
    if (ticket === this.wanted) return (this.held = taken);
    taken?.leave();
    return undefined;
  }

  /** Reads a match that nobody else has, or that another window is to give up. */
  async take(id: string, claim: Claim): Promise<Taken> {
    const ticket = this.wanted;
    const taken = await this.hold(id, claim);
    if (taken === undefined) return null;
    if (taken === null) return { ok: false, reason: 'elsewhere' };
    const load = () => loadMatch(deviceStorage, id).catch((): Loaded => ({ ok: false, reason: 'unreadable' }));
    let loaded = await load();
    if (ticket !== this.wanted) return null;
    const journal = journalOf(id);
    // What can be read can be played, even where nothing can be written.
    const entered = !loaded.ok
      ? Promise.resolve(false)
      : journal.open().then(
          () => true,
          () => false,
        );
    this.entering = entered;
    const written = await entered;
    // A window that did not answer may have gone on writing until now.
    if (claim === 'play' && ticket === this.wanted) loaded = await load();
    if (ticket !== this.wanted) return null;
    if (loaded.ok) return { ok: true, match: OpenMatch.goOn(id, loaded.match, journal), written };
    void this.close();
    return loaded;
  }
}

/** Deletes a match that no window holds then. */
export async function removeMatch(id: string): Promise<void> {
  let deleted: Promise<void> | null = null;
  // Whoever wants it meanwhile waits until nothing is left of it.
  const give = async () => deleted?.catch(() => undefined);
  const taken = await holdMatch(id, 'delete', { give, lost: () => undefined });
  // What has ended stays counted.
  await chronicle(deviceStorage).catch(() => undefined);
  deleted = deleteMatch(deviceStorage, id);
  await deleted.finally(() => taken?.leave());
}
