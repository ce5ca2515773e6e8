/**
 * The match on the screen: a table, its journal and the bots that sit at it. Screens read views, legal actions and log
 * entries from here; the state of the game never leaves `Table`.
 */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { newChance, type Action, type Chance, type GameConfig, type PlayerView, type Seat, type Violation } from '@battalia/engine';
import { create } from 'zustand';
import { Cancelled, choose, type Bot, type Budget } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { Journal, loadMatch, type BotLevel, type Player } from './journal';
import { Table, type LogEntry } from './table';
import type { Reveal } from './undo';

export type MatchStatus = 'none' | 'loading' | 'ready' | 'missing' | 'unreadable';

export interface MatchSetup {
  readonly config: GameConfig;
  readonly players: readonly Player[];
}

interface MatchStore {
  readonly status: MatchStatus;
  readonly id: string | null;
  readonly players: readonly Player[];
  /** Null while nothing is open. While the device changes hands it is what everybody may see. */
  readonly view: PlayerView | null;
  /** What the person who holds the device may do; empty while it is somebody else's move. */
  readonly legal: readonly Action[];
  readonly handOver: Seat | null;
  readonly log: readonly LogEntry[];
  readonly undoStop: Reveal | 'nothing' | null;
  readonly canRedo: boolean;
  readonly casual: boolean;
  readonly whole: boolean;
  /** The bot whose move it is. */
  readonly thinking: Seat | null;
  readonly violation: Violation | null;
  readonly trouble: 'storage' | 'elsewhere' | null;
  readonly start: (setup: MatchSetup) => Promise<string>;
  readonly open: (id: string) => Promise<void>;
  readonly act: (action: Action) => boolean;
  readonly takeOver: () => void;
  /** Hides what one person may see: the app goes to the background, or is opened again. */
  readonly cover: () => void;
  readonly undo: () => boolean;
  readonly redo: () => void;
  readonly forget: () => void;
  readonly setup: () => MatchSetup | null;
}

const NOTHING = {
  status: 'none', id: null, players: [], view: null, legal: [], handOver: null, log: [], undoStop: 'nothing', canRedo: false,
  casual: false, whole: true, thinking: null, violation: null, trouble: null,
} as const satisfies Partial<MatchStore>;

/** What is open. Kept out of the store, so that no screen can reach the state of the game. */
interface Open {
  readonly table: Table;
  readonly journal: Journal;
  readonly startedAt: number;
  readonly chance: Chance;
  /** Calls the bots off when the match is closed or taken back. */
  signal: { aborted: boolean };
}
let open: Open | null = null;

/** Names this run of the app to the journal. */
const WRITER = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
const freshName = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;

/** How long a bot may think, in milliseconds. */
const THINKING: Readonly<Record<BotLevel, Budget>> = {
  friman: { kind: 'time', ms: 50 },
  chief: { kind: 'time', ms: 500 },
  lord: { kind: 'time', ms: 2000 },
};

function botOf(level: BotLevel): Bot {
  const bots: Readonly<Partial<Record<string, Bot>>> = BOTS;
  return bots[level] ?? BOTS.friman;
}

export const useMatch = create<MatchStore>()((set, get) => {
  const refresh = () => {
    if (!open) return;
    const { table } = open;
    const mover = table.mover();
    const thinking = mover !== null && table.isBot(mover) ? mover : null;
    set({
      view: table.view(),
      legal: thinking === null ? table.legal() : [],
      handOver: table.handOver(),
      log: table.log(),
      undoStop: table.undoStop(),
      canRedo: table.canRedo(),
      casual: table.casual(),
      whole: table.isWhole(),
      thinking,
      violation: null,
    });
  };

  const save = () => {
    if (!open) return;
    const { table, journal, startedAt } = open;
    const { actions, state } = table.forSaving();
    // A game whose older part is lost goes on from its snapshot, but is not written over what is left of it.
    if (!table.isWhole()) return;
    const entry = { config: table.config, seed: table.seed, players: table.players, startedAt, playedAt: Date.now(), casual: table.casual(), over: table.isOver(), day: state.day, actions, state };
    void journal.write(entry).then((written) => set({ trouble: written.ok ? null : written.reason }));
  };

  const callOff = () => {
    if (!open) return;
    open.signal.aborted = true;
    open.signal = { aborted: false };
  };

  /** Lets the bots play until a person is to decide. */
  const playBots = async () => {
    const match = open;
    if (!match) return;
    const { table, signal, chance } = match;
    for (;;) {
      const seat = table.mover();
      const level = seat === null ? null : table.players[seat]?.bot;
      if (seat === null || level === null || level === undefined) return;
      try {
        const action = await choose(botOf(level), table.viewOfBot(seat), table.legal(), chance, THINKING[level], signal);
        if (signal.aborted || open !== match) return;
        table.take(action);
      } catch (error) {
        if (error instanceof Cancelled) return;
        throw error;
      }
      save();
      refresh();
      // Gives the screen a moment to show what was done.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };

  const show = (match: Open, id: string) => {
    callOff();
    open = match;
    set({ ...NOTHING, status: 'ready', id, players: match.table.players });
    refresh();
    void playBots();
  };

  return {
    ...NOTHING,

    async start({ config, players }) {
      const id = freshName();
      const seed = freshName() + freshName();
      const table = new Table({ config, seed, players });
      show({ table, journal: new Journal(AsyncStorage, id, WRITER), startedAt: Date.now(), chance: newChance(`bots ${seed}`), signal: { aborted: false } }, id);
      save();
      return Promise.resolve(id);
    },

    async open(id) {
      if (get().id === id && open) return;
      callOff();
      open = null;
      set({ ...NOTHING, status: 'loading', id });
      const loaded = await loadMatch(AsyncStorage, id);
      if (get().id !== id) return;
      if (!loaded.ok) return set({ status: loaded.reason });
      const { match } = loaded;
      const journal = new Journal(AsyncStorage, id, WRITER);
      await journal.open();
      show({ table: new Table(match), journal, startedAt: match.startedAt, chance: newChance(`bots ${match.seed} ${match.actions.length}`), signal: { aborted: false } }, id);
    },

    act(action) {
      if (!open || get().thinking !== null || get().handOver !== null) return false;
      const taken = open.table.take(action);
      if (!taken.ok) {
        set({ violation: taken.violation });
        return false;
      }
      save();
      refresh();
      void playBots();
      return true;
    },

    takeOver() {
      open?.table.takeOver();
      refresh();
    },

    cover() {
      open?.table.lay();
      refresh();
    },

    undo() {
      if (!open || open.table.undoStop() !== null) return false;
      callOff();
      open.table.undo();
      save();
      refresh();
      void playBots();
      return true;
    },

    redo() {
      if (!open?.table.redo()) return;
      save();
      refresh();
      void playBots();
    },

    forget() {
      callOff();
      open = null;
      set(NOTHING);
    },

    setup: () => (open ? { config: open.table.config, players: open.table.players } : null),
  };
});
