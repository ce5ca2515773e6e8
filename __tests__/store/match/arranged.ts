import type { GameState } from '@battalia/engine';
import type { JournalEntry } from '@/store/match/journal';
import type { Player } from '@/store/match/journalFormat';

export const STORED = 'arranged';

/** A position that was arranged and never played: nothing is known of how it came about. */
export const arranged = (state: GameState, players: readonly Player[]): JournalEntry => ({
  config: state.rules.config,
  seed: STORED,
  players,
  startedAt: 1,
  playedAt: 1,
  casual: false,
  over: false,
  day: state.day,
  actions: [],
  from: { state, length: 1, earlier: [] },
  state,
});
