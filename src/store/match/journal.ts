/**
 * The journal of a match, written so that a kill at any instant loses at most the action in flight, and so that a match
 * goes on from where it stood whatever a later version thinks of how it got there.
 *
 * - The head holds what changes: who plays, the newest state, and what was done since the last chunk. It is written in
 *   turns to two places with a rising number, so that a torn write leaves the one before.
 * - Every CHUNK records those of the head are closed into a chunk, with the state that they led to. A chunk is never
 *   changed; an undo back into one takes it away again.
 */
import {
  at,
  encode,
  encodeGame,
  partyPointsOf,
  pointsOf,
  type GameConfig,
  type GameState,
  type Played,
} from '@battalia/engine';
import {
  chunkKey,
  chunkPrefix,
  headKey,
  headKeys,
  known,
  lengthOf,
  newestOf,
  VERSION,
  type Beginning,
  type Head,
  type MatchFacts,
  type SeatStanding,
} from './journalFormat';
import { summed, type Change, type Storage } from './storage';

const CHUNK = 64;

/** What is to be on record: the whole game so far. */
export interface JournalEntry extends Omit<MatchFacts, 'standing'> {
  readonly config: GameConfig;
  readonly seed: string;
  readonly actions: readonly Played[];
  /** Where they begin, when it is not the beginning of the game. */
  readonly from?: Beginning | null;
  readonly state: GameState;
}

export type Written = { readonly ok: true } | { readonly ok: false; readonly reason: 'storage' | 'elsewhere' };

function standingOf(state: GameState): SeatStanding[] {
  return Array.from({ length: state.rules.seats }, (_, seat) => {
    const faction = at(state.faction, seat);
    const number = state.rules.parties?.[seat];
    return {
      points: pointsOf(state, seat),
      faction: faction < 0 ? null : faction,
      ...(number === undefined ? {} : { team: { number, points: partyPointsOf(state, seat) } }),
    };
  });
}

const gameOf = ({ config, seed }: JournalEntry, actions: readonly Played[]): string =>
  encodeGame({ config, seed, actions });

interface Waiting {
  entry: JournalEntry;
  readonly written: Promise<Written>;
}

/** Writes one match, action after action. One at a time per match and app; a second one is noticed. */
export class Journal {
  /** What is on record as far as we know. */
  private head: Head | null = null;
  /** The texts of the two places for heads as we know them. */
  private texts: readonly (string | null)[] = [null, null];
  /** The newest entry that waits for the one before it. */
  private waiting: Waiting | null = null;
  private writing: Promise<Written> | null = null;
  private stopped = false;
  /** What is on record could not be read yet: whatever was written now would begin anew below it. */
  private unread = false;

  constructor(
    private readonly storage: Storage,
    readonly id: string,
    /** Names this app, so that another tab's writing is told from our own. */
    private readonly writer: string,
  ) {}

  /** Goes on with a match that was loaded. */
  async open(): Promise<void> {
    this.unread = true;
    const texts = await this.storage.read(headKeys(this.id));
    this.unread = false;
    this.head = known(newestOf(texts));
    if (this.head === null) return;
    this.texts = texts;
    // Take it over: whoever wrote before will see that we did. What a kill has left behind goes.
    const kept = this.head.chunks.map(({ number }) => chunkKey(this.id, number));
    const left = (await this.storage.keys(chunkPrefix(this.id))).filter((key) => !kept.includes(key));
    const head: Head = { ...this.head, number: this.head.number + 1, writer: this.writer };
    const change = this.headChange(head);
    const changes = [change, ...left.map((key): Change => [key, null])];
    const before = await this.storage.write(changes);
    if (before !== undefined && before[0] !== this.texts[head.number % 2]) {
      // Another window has written meanwhile, and what seemed left behind may be what it has closed.
      await this.putBack(changes, before);
      return this.open();
    }
    this.knows(head, change[1]);
  }

  /**
   * Begins at once, before the screen shows what is written. Resolves when the entry is on record, or a newer one: while
   * one is being written, only the newest waits. An entry is the whole game, so that nothing is missing where one was
   * passed over.
   */
  write(entry: JournalEntry): Promise<Written> {
    if (this.waiting) {
      this.waiting.entry = entry;
      return this.waiting.written;
    }
    if (!this.writing) return this.begin(entry);
    const waiting: Waiting = {
      entry,
      written: this.writing.then(() => {
        this.waiting = null;
        return this.begin(waiting.entry);
      }),
    };
    this.waiting = waiting;
    return waiting.written;
  }

  /** Another window has taken the match as it was: what still waits is not written any more. */
  stop(): void {
    this.stopped = true;
  }

  /** When everything is written that was to be, or has failed. */
  async settled(): Promise<void> {
    await (this.waiting?.written ?? this.writing);
  }

  private begin(entry: JournalEntry): Promise<Written> {
    if (this.stopped) return Promise.resolve({ ok: false, reason: 'elsewhere' });
    const written = this.writeNow(entry)
      .catch((): Written => ({ ok: false, reason: 'storage' }))
      .finally(() => (this.writing = null));
    this.writing = written;
    return written;
  }

  private async writeNow(entry: JournalEntry): Promise<Written> {
    if (this.unread) await this.open();
    const { head, changes } = this.next(entry, this.head);
    const key = headKey(this.id, head.number);
    const place = changes.findIndex((change) => change[0] === key);
    const before = await this.storage.write(changes);
    const found = before?.[place];
    const expected = this.texts[head.number % 2];
    if (before !== undefined && typeof found === 'string' && found !== expected && !this.isOurs(found)) {
      // Another window has gone on with it: what it wrote is put back.
      await this.putBack(changes, before);
      return { ok: false, reason: 'elsewhere' };
    }
    const gone = found === null && typeof expected === 'string';
    if (gone) this.texts = [null, null];
    this.knows(head, changes[place]?.[1]);
    if (!gone) return { ok: true };
    // Everything was taken away from under us: it is written again as a whole.
    this.head = { ...head, chunks: [] };
    return this.writeNow(entry);
  }

  private async putBack(changes: readonly Change[], before: readonly (string | null)[]): Promise<void> {
    await this.storage.write(changes.map(([key], i): Change => [key, before[i] ?? null]));
  }

  private knows(head: Head, text: string | null = null): void {
    this.head = head;
    this.texts = this.texts.map((other, place) => (place === head.number % 2 ? text : other));
  }

  /** It may have been written although storage said that it was not, or is not whole. */
  private isOurs(text: string): boolean {
    const head = newestOf([text]);
    return head === null || (head !== 'unknown' && head.writer === this.writer);
  }

  private headChange(head: Head): Change {
    return [headKey(this.id, head.number), summed(head)];
  }

  /** The head that follows, and what has to be changed for it, the head after the chunks that it names. */
  private next(entry: JournalEntry, before: Head | null): { readonly head: Head; readonly changes: readonly Change[] } {
    const { seed, state, actions, players, startedAt, playedAt, casual, over, day } = entry;
    const number = (before?.number ?? 0) + 1;
    const begin = entry.from?.length ?? 0;
    const length = begin + actions.length;
    const stored: Change[] = [];
    const gone: Change[] = [];
    const chunks = [...(before?.chunks ?? [])];
    const close = (game: string, size: number, end: GameState) => {
      stored.push([chunkKey(this.id, number), summed({ game, state: encode(end) })]);
      chunks.push({ number, length: size });
    };
    while (lengthOf(chunks) > length) gone.push([chunkKey(this.id, chunks.pop()?.number ?? 0), null]);
    // Records that do not lead to where the game goes on are kept for a version that can read them, and closed there.
    const shut = begin - lengthOf(chunks);
    if (entry.from && shut > 0) close(before?.game ?? gameOf(entry, []), shut, entry.from.state);
    const open = actions.slice(lengthOf(chunks) - begin);
    const full = shut <= 0 && open.length >= CHUNK;
    if (full) close(gameOf(entry, open), open.length, state);
    const head: Head = {
      version: VERSION,
      number,
      writer: this.writer,
      players: [...players],
      startedAt,
      playedAt,
      casual,
      over,
      day,
      standing: standingOf(state),
      seed,
      chunks,
      length,
      game: gameOf(entry, full ? [] : open),
      state: encode(state),
    };
    return { head, changes: [...stored, this.headChange(head), ...gone] };
  }
}
