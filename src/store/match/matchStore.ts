/** What screens read of the match that is open, and what they can ask of it. */
import type { Action, Foresight, GameConfig, PlayerView, Seat, Square, Target, Violation } from '@battalia/engine';
import type { Facing } from './facing';
import type { Player } from './journalFormat';
import type { LogEntry } from './log';
import type { OpenMatch } from './openMatch';
import type { Replay } from './replay';
import type { SharedGame } from './share';
import type { UndoStop } from './undo';

/** Elsewhere: another window holds the match; removed: one has deleted it. */
export type MatchStatus = 'none' | 'loading' | 'ready' | 'missing' | 'tooOld' | 'unreadable' | 'elsewhere' | 'removed';

export interface MatchSetup {
  readonly config: GameConfig;
  readonly players: readonly Player[];
}

export interface MatchStore {
  readonly status: MatchStatus;
  readonly id: string | null;
  readonly players: readonly Player[];
  /** What the places of the map are called after; null while nothing is open. */
  readonly naming: number | null;
  /** Null while nothing is open. While the device changes hands it is what everybody may see. */
  readonly view: PlayerView | null;
  /** What the person who holds the device may do; empty while it is somebody else's move. */
  readonly legal: readonly Action[];
  readonly handOver: Seat | null;
  /** In a battle between two people: whether they play it across the table, pass the device, or have not said yet. */
  readonly facing: Facing | 'offered' | null;
  readonly log: readonly LogEntry[];
  readonly undoStop: UndoStop | null;
  /** An undo makes this game a casual one: to be asked first. */
  readonly undoCosts: boolean;
  readonly canRedo: boolean;
  readonly casual: boolean;
  readonly whole: boolean;
  /** The bot whose move it is. */
  readonly thinking: Seat | null;
  readonly violation: Violation | null;
  readonly trouble: 'storage' | null;
  /** Sits down at something that is no match: no list has it, and who has laid it keeps it. */
  readonly lay: (match: OpenMatch) => void;
  readonly start: (setup: MatchSetup) => Promise<string>;
  readonly open: (id: string) => Promise<void>;
  readonly act: (action: Action) => boolean;
  /** Why something that a person might try is not allowed now, or null. Changes nothing. */
  readonly whyNot: (action: Action) => Violation | null;
  /** What an action would make of a battle, as far as that is certain. Changes nothing. */
  readonly foresee: (action: Action) => Foresight | null;
  /** What could be done after the opening of a turn; empty at any other time. */
  readonly ahead: () => readonly Action[];
  /** The way that one of the viewer's heroes would go to a square; null where none leads. */
  readonly wayTo: (hero: number, to: Square) => readonly Square[] | null;
  /** What the viewer could want to attack on a square, whether that is allowed now or not. */
  readonly targetsOn: (square: Square) => readonly Target[];
  readonly takeOver: () => void;
  /** Hides what one person may see: the app goes to the background, or is opened again. */
  readonly cover: () => void;
  readonly undo: () => boolean;
  readonly redo: () => void;
  readonly forget: () => void;
  /** Deletes a match, also the one that is open. */
  readonly remove: (id: string) => Promise<void>;
  readonly setup: () => MatchSetup | null;
  /** Lets the bots move without pauses until a person is to decide. */
  readonly hurry: () => void;
  /** The screen needs so long to show what was done: a bot that is to be watched gives it that time, nobody else waits. */
  readonly watch: (ms: number) => void;
  /** The game so far, to be played back; null when nothing is open. */
  readonly replay: () => Replay | null;
  /** The game as a code, which tells everything; null when its beginning is lost. */
  readonly code: () => string | null;
  /** What one of two people in a battle sees while a finger rests on the own cards; null when they do not sit face to face. */
  readonly peek: (seat: Seat) => { readonly view: PlayerView; readonly legal: readonly Action[] } | null;
  /** The two of a battle agree how to play it, or all further ones of this sitting, too. */
  readonly face: (facing: Facing, sitting: boolean) => void;
  /** Does what a person across the table has chosen, without the device changing hands. */
  readonly actAcross: (seat: Seat, action: Action) => boolean;
  /** Writes once more what could not be written. */
  readonly saveAgain: () => void;
  /** When everything that was done is on record, or has failed to be. */
  readonly saved: () => Promise<void>;
  /** Takes the match over from the window that holds it, as that one leaves it. */
  readonly takeHere: () => Promise<void>;
  /** Keeps a game that came as a code on this device. */
  readonly keep: (game: SharedGame) => Promise<string | null>;
}

export const NOTHING = {
  status: 'none',
  id: null,
  players: [],
  naming: null,
  view: null,
  legal: [],
  handOver: null,
  facing: null,
  log: [],
  undoStop: 'nothing',
  undoCosts: false,
  canRedo: false,
  casual: false,
  whole: true,
  thinking: null,
  violation: null,
  trouble: null,
} as const satisfies Partial<MatchStore>;
