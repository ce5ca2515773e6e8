/**
 * A game played back, step by step. Of a game that still runs it shows what everybody at the table may see; of one that
 * is over, any player's view.
 */
import {
  apply,
  checkConfig,
  createGame,
  eventFor,
  isOver,
  pointsOf,
  toMove,
  viewFor,
  type CardView,
  type Event,
  type GameConfig,
  type GameState,
  type Played,
  type PlayerView,
  type Seat,
  type Viewer,
} from '@battalia/engine';
import type { Beginning } from './journalFormat';
import type { LogEntry } from './log';
import { namingOf } from './naming';

/** A state is kept every so many steps; what lies between is played again when it is asked for. */
const KEPT_EVERY = 12;

export interface Recorded {
  readonly config: GameConfig;
  readonly seed: string;
  readonly actions: readonly Played[];
  /** Where the actions begin, when it is not the beginning of the game, and what is known of how it came there. */
  readonly from?: Pick<Beginning, 'state' | 'earlier'> | null;
  /** How many actions follow that cannot be read. */
  readonly unread?: number;
}

/** A step of the replay: what was done, or the leap over what these rules cannot follow. */
type Move = Played | { readonly leap: GameState };

const movesOf = ({ actions, from = null }: Recorded): readonly Move[] =>
  from === null ? actions : [...from.earlier, { leap: from.state }, ...actions];

export interface Turn {
  /** How many actions lie before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly day: number;
}

export interface Score {
  readonly day: number;
  /** By seat. */
  readonly points: readonly number[];
}

export class Replay {
  readonly length: number;
  readonly over: boolean;
  readonly turns: readonly Turn[];
  /** At the end of every day, and at the end of the game. */
  readonly scores: readonly Score[];
  /** What the places of the map are called after. */
  readonly naming: number;
  /** Whether every action of the game is there: otherwise a part was played under other rules, or cannot be read. */
  readonly whole: boolean;
  private readonly moves: readonly Move[];
  private readonly kept: GameState[] = [];
  private readonly events: (readonly Event[])[] = [];
  private readonly last: GameState;

  /** Stops in front of the first action that the rules refuse. */
  constructor(record: Recorded) {
    this.moves = movesOf(record);
    this.naming = namingOf(record.seed);
    let state = beginningOf(record);
    const turns: Turn[] = [];
    const scores: Score[] = [];
    const points = (at: GameState) => Array.from({ length: at.rules.seats }, (_, seat) => pointsOf(at, seat));
    this.kept.push(state);
    for (const [i, move] of this.moves.entries()) {
      if (i === 0) turns.push({ step: 0, seat: seatOf(move), day: state.day });
      const done = made(state, move);
      if (done === null) break;
      if (done.state.day !== state.day && state.day > 0) scores.push({ day: state.day, points: points(done.state) });
      state = done.state;
      this.events.push(done.events);
      if ('leap' in move || done.events.some(({ kind }) => kind === 'turn'))
        turns.push({ step: i + 1, seat: state.turn, day: state.day });
      if ((i + 1) % KEPT_EVERY === 0) this.kept.push(state);
    }
    this.length = this.events.length;
    this.whole = (record.from ?? null) === null && (record.unread ?? 0) === 0 && this.length === this.moves.length;
    this.last = state;
    this.over = isOver(state);
    if (state.day > 0) scores.push({ day: state.day, points: points(state) });
    this.turns = turns;
    this.scores = scores;
  }

  private stateAt(step: number): GameState {
    const wanted = Math.max(0, Math.min(step, this.length));
    if (wanted === this.length) return this.last;
    const index = Math.floor(wanted / KEPT_EVERY);
    let state = this.kept[index] ?? this.last;
    for (const move of this.moves.slice(index * KEPT_EVERY, wanted)) state = made(state, move)?.state ?? state;
    return state;
  }

  /** Whose eyes a person may borrow. */
  mayShow(viewer: Viewer): boolean {
    return viewer === 'table' || this.over;
  }

  viewAt(step: number, viewer: Viewer): PlayerView {
    return viewFor(this.stateAt(step), this.mayShow(viewer) ? viewer : 'table');
  }

  /** What has happened until a step, for the same eyes. */
  logUntil(step: number, viewer: Viewer): readonly LogEntry[] {
    const eyes = this.mayShow(viewer) ? viewer : 'table';
    return this.events
      .slice(0, step)
      .flatMap((events, i) =>
        events.map((event) => ({ step: i, seat: seatOf(this.moves[i]), event: eventFor(event, eyes) })),
      );
  }

  /** What a player's cards have become; null while the game runs. */
  deckOf(seat: Seat): readonly CardView[] | null {
    return this.over ? viewFor(this.last, seat).deck : null;
  }
}

/** Where it is played back from; no game may be begun with the set-up of an older one any more. */
const beginningOf = ({ config, seed, from = null }: Recorded): GameState =>
  from !== null && checkConfig(config) !== null ? from.state : createGame(config, seed);

/** Null when the rules refuse it. */
function made(state: GameState, move: Move): { readonly state: GameState; readonly events: readonly Event[] } | null {
  if ('leap' in move) return { state: move.leap, events: [] };
  const result = apply(state, move.action, move.seat);
  return result.ok ? result : null;
}

const seatOf = (move: Move | undefined): Seat =>
  move === undefined ? 0 : 'leap' in move ? toMove(move.leap) : move.seat;
