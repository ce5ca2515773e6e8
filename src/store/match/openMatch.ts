/**
 * A match that is open: the sitting, its journal, and what the bots that sit at it heed. No screen gets hold of one, so that
 * none can reach the state of the game.
 */
import { isOver, newChance, type Chance, type GameState } from '@battalia/engine';
import { deviceStorage } from './deviceStorage';
import { NOTHING_AGREED, type Agreed } from './facing';
import { Journal, type JournalEntry } from './journal';
import type { LoadedMatch } from './savedMatches';
import type { MatchSetup } from './matchStore';
import { toCode, type SharedGame } from './share';
import { Sitting, type SittingStart } from './sitting';

/** Names this run of the app to the journal. */
const WRITER = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
const freshName = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;

export const journalOf = (id: string): Journal => new Journal(deviceStorage, id, WRITER);

/** What keeps a match: its journal. A lesson is kept elsewhere. */
export type Keeper = Pick<Journal, 'write' | 'settled' | 'stop'>;

export class OpenMatch {
  /** Calls the bots off when the match is closed or taken back. */
  signal = { aborted: false };
  /** A person does not want to watch this time. */
  hurried = false;
  /** Until then the screen is busy showing what was done last. */
  busyUntil = 0;
  /** How battles between two people are played. */
  agreed: Agreed = NOTHING_AGREED;
  /** Ends the pause before a bot's next move. */
  private wake: () => void = () => undefined;

  private constructor(
    readonly id: string,
    readonly sitting: Sitting,
    readonly journal: Keeper,
    readonly startedAt: number,
    /** Of the bots. */
    readonly chance: Chance,
  ) {}

  static begin({ config, players }: MatchSetup): OpenMatch {
    const id = freshName();
    const seed = freshName() + freshName();
    const sitting = new Sitting({ config, seed, players });
    return new OpenMatch(id, sitting, journalOf(id), Date.now(), newChance(`bots ${seed}`));
  }

  static goOn(id: string, match: LoadedMatch, journal: Journal): OpenMatch {
    const chance = newChance(`bots ${match.seed} ${match.actions.length}`);
    return new OpenMatch(id, new Sitting(match), journal, match.startedAt, chance);
  }

  /** A position in which something is learnt: nothing of it is a game for the records. */
  static teach(
    id: string,
    start: Pick<SittingStart, 'players' | 'actions'>,
    state: GameState,
    keeper: Keeper,
  ): OpenMatch {
    const { config } = state.rules;
    const from = { state, length: 0, earlier: [] };
    const sitting = new Sitting({ ...start, config, seed: id, from, casual: true });
    return new OpenMatch(id, sitting, keeper, Date.now(), newChance(`bots ${id}`));
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  hurry(): void {
    this.hurried = true;
    this.wake();
  }

  callOff(): void {
    this.signal.aborted = true;
    this.signal = { aborted: false };
    this.wake();
  }

  /** What is to be on record. */
  entry(): JournalEntry {
    const { sitting, startedAt } = this;
    const { actions, from, state } = sitting.forSaving();
    return {
      config: sitting.config,
      seed: sitting.seed,
      players: sitting.players,
      startedAt,
      playedAt: Date.now(),
      casual: sitting.casual(),
      over: sitting.isOver(),
      day: state.day,
      actions,
      from,
      state,
    };
  }

  /** Null when the beginning of the game is lost. */
  code(): string | null {
    const { sitting } = this;
    if (!sitting.isWhole()) return null;
    const { players, config, seed } = sitting;
    return toCode({ players, config, seed, actions: sitting.actions() });
  }
}

/** Keeps a game that came as a code on this device. */
export async function keepGame({ players, config, seed, actions }: SharedGame): Promise<string | null> {
  const id = freshName();
  const { state } = new Sitting({ config, seed, players, actions }).forSaving();
  const now = Date.now();
  const entry = {
    config,
    seed,
    players,
    startedAt: now,
    playedAt: now,
    casual: true,
    over: isOver(state),
    day: state.day,
    actions,
    state,
  };
  const written = await journalOf(id).write(entry);
  return written.ok ? id : null;
}
