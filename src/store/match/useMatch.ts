/**
 * The match on the screen: the sitting, its journal and the bots that sit at it. Screens read views, legal actions and log
 * entries from here; the state of the game never leaves `Sitting`.
 */
import {
  isOver,
  item,
  newChance,
  pick,
  type Action,
  type Chance,
  type Foresight,
  type GameConfig,
  type PlayerView,
  type Seat,
  type Square,
  type Target,
  type Violation,
} from '@battalia/engine';
import { create } from 'zustand';
import { Cancelled, choose, type Bot, type Budget } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { chronicle } from '../chronicle/chronicle';
import { useSettings, type Settings } from '../settings';
import type { BotLevel } from './botLevels';
import { deviceStorage } from './deviceStorage';
import { afterBattle, agreedOn, facingOf, NOTHING_AGREED, type Agreed, type Facing } from './facing';
import { holdMatch, type Claim, type Hold, type Holder } from './hold';
import { deleteMatch, Journal, loadMatch, type Loaded, type Player } from './journal';
import type { LogEntry } from './log';
import type { Replay } from './replay';
import { namingOf } from './naming';
import { toCode, type SharedGame } from './share';
import { Sitting } from './sitting';
import type { UndoStop } from './undo';

/** Elsewhere: another window holds the match; removed: one has deleted it. */
export type MatchStatus = 'none' | 'loading' | 'ready' | 'missing' | 'tooOld' | 'unreadable' | 'elsewhere' | 'removed';

export interface MatchSetup {
  readonly config: GameConfig;
  readonly players: readonly Player[];
}

interface MatchStore {
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

const NOTHING = {
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

/** What is open. Kept out of the store, so that no screen can reach the state of the game. */
interface Open {
  readonly sitting: Sitting;
  readonly journal: Journal;
  readonly startedAt: number;
  readonly chance: Chance;
  /** Calls the bots off when the match is closed or taken back. */
  signal: { aborted: boolean };
  /** A person does not want to watch this time. */
  hurried: boolean;
  /** Ends the pause before a bot's next move. */
  wake: () => void;
  /** Until then the screen is busy showing what was done last. */
  busyUntil: number;
  /** How battles between two people are played. */
  agreed: Agreed;
}
let open: Open | null = null;
/** What is ours alone, from before it is read until it is written for the last time. */
let held: Hold | null = null;
/** Until the match that is being opened is marked as ours. */
let entering: Promise<unknown> | null = null;
/** Goes up whenever another match is wanted, or none: whoever waited for the one before has waited in vain. */
let wanted = 0;
const atFirst = () => ({
  signal: { aborted: false },
  hurried: false,
  wake: () => undefined,
  busyUntil: 0,
  agreed: NOTHING_AGREED,
});

/** Names this run of the app to the journal. */
const WRITER = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
const freshName = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;

/** How long a bot may think, in milliseconds. */
const THINKING: Readonly<Record<BotLevel, Budget>> = {
  friman: { kind: 'time', ms: 50 },
  chief: { kind: 'time', ms: 500 },
  lord: { kind: 'time', ms: 2000 },
};

/** How long a bot's move takes at least, in milliseconds. */
const PACE: Readonly<Record<Settings['pace'], number>> = { instant: 0, quick: 450, watchable: 1400 };

/** A bot's move waits for what was done before to be on record, but no longer than this: storage may not answer at all. */
const PATIENCE = 400;

/** Without pauses the screen still shows now and then how things stand. */
const GLIMPSE = 80;

function pause(match: Open, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    match.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

function botOf(level: BotLevel): Bot {
  const bots: Readonly<Partial<Record<string, Bot>>> = BOTS;
  return bots[level] ?? BOTS.friman;
}

/** What a bot does that falls over its own thoughts: nobody waits for it for ever. */
const anyOf = (legal: readonly Action[], chance: Chance): Action => item(legal, pick(chance, legal.length));

export const useMatch = create<MatchStore>()((set, get) => {
  const refresh = () => {
    if (!open) return;
    const { sitting } = open;
    const settings = useSettings.getState();
    sitting.setCovers(settings.handOver);
    const view = sitting.view();
    if (view.battle === null) open.agreed = afterBattle(open.agreed);
    const mover = sitting.mover();
    const thinking = mover !== null && sitting.isBot(mover) ? mover : null;
    set({
      naming: namingOf(sitting.seed),
      view,
      legal: thinking === null ? sitting.legal() : [],
      handOver: sitting.handOver(),
      facing: sitting.isFightOfTwo() ? facingOf(open.agreed, settings.faceToFace) : null,
      log: sitting.log(),
      undoStop: sitting.undoStop(),
      undoCosts: sitting.undoCosts(),
      canRedo: sitting.canRedo(),
      casual: sitting.casual(),
      whole: sitting.isWhole(),
      thinking,
      violation: null,
    });
  };

  const save = () => {
    if (!open) return;
    const { sitting, journal, startedAt } = open;
    const { actions, from, state } = sitting.forSaving();
    const entry = {
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
    void journal.write(entry).then((written) => {
      if (open?.journal !== journal) return;
      if (written.ok) set({ trouble: null });
      else if (written.reason === 'storage') set({ trouble: 'storage' });
      else void giveUp('elsewhere');
    });
  };

  const callOff = () => {
    if (!open) return;
    open.signal.aborted = true;
    open.signal = { aborted: false };
    open.wake();
  };

  /** Stops everything. Resolves when what was done is on record. */
  const close = async () => {
    wanted++;
    callOff();
    const written = Promise.all([entering, open?.journal.settled()]);
    held?.leave(written);
    open = null;
    held = null;
    await written;
  };

  /** Another window has the match now, or has deleted it. */
  const giveUp = (status: 'elsewhere' | 'removed') => {
    const { id } = get();
    set({ ...NOTHING, status, id });
    return close();
  };

  const holder: Holder = {
    give: (to) => giveUp(to === 'delete' ? 'removed' : 'elsewhere'),
    lost: () => {
      open?.journal.stop();
      void giveUp('elsewhere');
    },
  };

  /** Holds a match for as long as it is wanted; null when another window has it, undefined when it is not wanted any more. */
  const hold = async (id: string, claim: Claim): Promise<Hold | null | undefined> => {
    const turn = wanted;
    const taken = await holdMatch(id, claim, holder);
    if (turn === wanted) return (held = taken);
    taken?.leave();
    return undefined;
  };

  /** Opens a match that nobody else has, or that another window is to give up. */
  const take = async (id: string, claim: Claim) => {
    void close();
    set({ ...NOTHING, status: 'loading', id });
    const turn = wanted;
    const taken = await hold(id, claim);
    if (taken === undefined) return;
    if (taken === null) return set({ status: 'elsewhere' });
    const load = () => loadMatch(deviceStorage, id).catch((): Loaded => ({ ok: false, reason: 'unreadable' }));
    let loaded = await load();
    if (turn !== wanted) return;
    const journal = new Journal(deviceStorage, id, WRITER);
    // What can be read can be played, even where nothing can be written.
    const entered = !loaded.ok
      ? Promise.resolve(false)
      : journal.open().then(
          () => true,
          () => false,
        );
    entering = entered;
    const written = await entered;
    // A window that did not answer may have gone on writing until now.
    if (claim === 'play' && turn === wanted) loaded = await load();
    if (turn !== wanted) return;
    if (!loaded.ok) {
      void close();
      return set({ status: loaded.reason });
    }
    const { match } = loaded;
    show(
      {
        sitting: new Sitting(match),
        journal,
        startedAt: match.startedAt,
        chance: newChance(`bots ${match.seed} ${match.actions.length}`),
        ...atFirst(),
      },
      id,
    );
    if (!written) set({ trouble: 'storage' });
  };

  /** Lets the bots play until a person is to decide. */
  const playBots = async () => {
    const match = open;
    if (!match) return;
    const { sitting, signal, chance } = match;
    let shown = Date.now();
    for (;;) {
      const seat = sitting.mover();
      const level = seat === null ? null : sitting.players[seat]?.bot;
      if (seat === null || level === null || level === undefined) {
        match.hurried = false;
        return refresh();
      }
      const began = Date.now();
      const legal = sitting.legal();
      const action = await choose(botOf(level), sitting.viewOfBot(seat), legal, chance, THINKING[level], signal).catch(
        (error: unknown) => {
          if (error instanceof Cancelled) return null;
          // eslint-disable-next-line no-console -- Whoever mends that bot is told here.
          console.error(error);
          return anyOf(legal, chance);
        },
      );
      if (action === null) return;
      const pace = PACE[useSettings.getState().pace];
      const left =
        match.hurried || pace === 0 ? 0 : Math.max(pace - (Date.now() - began), match.busyUntil - Date.now());
      if (left > 0 && !signal.aborted) await pause(match, left);
      else if (!signal.aborted && get().trouble === null)
        await Promise.race([match.journal.settled(), pause(match, PATIENCE)]);
      if (signal.aborted || open !== match) return;
      if (!sitting.take(action, seat).ok) sitting.take(anyOf(legal, chance), seat);
      save();
      const unpaced = match.hurried || PACE[useSettings.getState().pace] === 0;
      if (unpaced && Date.now() - shown < GLIMPSE) continue;
      refresh();
      // Gives the screen a moment to show what was done.
      await new Promise((resolve) => setTimeout(resolve, 0));
      shown = Date.now();
    }
  };

  const show = (match: Open, id: string) => {
    open = match;
    set({ ...NOTHING, status: 'ready', id, players: match.sitting.players });
    refresh();
    void playBots();
  };

  useSettings.subscribe((now, before) => {
    if (now.handOver !== before.handOver || now.faceToFace !== before.faceToFace) refresh();
  });

  return {
    ...NOTHING,

    async start({ config, players }) {
      const id = freshName();
      const seed = freshName() + freshName();
      const sitting = new Sitting({ config, seed, players });
      void close();
      void hold(id, 'ask');
      show(
        {
          sitting,
          journal: new Journal(deviceStorage, id, WRITER),
          startedAt: Date.now(),
          chance: newChance(`bots ${seed}`),
          ...atFirst(),
        },
        id,
      );
      save();
      return Promise.resolve(id);
    },

    async open(id) {
      // Whoever comes back to it need not be who left it.
      if (get().id === id && open) return get().cover();
      await take(id, 'ask');
    },

    act(action) {
      if (!open || get().thinking !== null || get().handOver !== null) return false;
      const taken = open.sitting.take(action);
      if (!taken.ok) {
        set({ violation: taken.violation });
        return false;
      }
      save();
      refresh();
      void playBots();
      return true;
    },

    whyNot: (action) => open?.sitting.whyNot(action) ?? null,
    foresee: (action) => open?.sitting.foresee(action) ?? null,
    ahead: () => open?.sitting.ahead() ?? [],
    wayTo: (hero, to) => open?.sitting.wayTo(hero, to) ?? null,
    targetsOn: (square) => open?.sitting.targetsOn(square) ?? [],

    takeOver() {
      open?.sitting.takeOver();
      refresh();
    },

    cover() {
      open?.sitting.lay();
      refresh();
    },

    undo() {
      if (!open || open.sitting.undoStop() !== null) return false;
      callOff();
      open.sitting.undo();
      save();
      refresh();
      void playBots();
      return true;
    },

    redo() {
      if (!open?.sitting.redo()) return;
      save();
      refresh();
      void playBots();
    },

    forget() {
      void close();
      set(NOTHING);
    },

    async remove(id) {
      if (get().id === id) get().forget();
      let deleted: Promise<void> | null = null;
      // Whoever wants it meanwhile waits until nothing is left of it.
      const give = async () => deleted?.catch(() => undefined);
      const taken = await holdMatch(id, 'delete', { give, lost: () => undefined });
      // What has ended stays counted.
      await chronicle(deviceStorage).catch(() => undefined);
      deleted = deleteMatch(deviceStorage, id);
      await deleted.finally(() => taken?.leave());
    },

    hurry() {
      if (!open || get().thinking === null) return;
      open.hurried = true;
      open.wake();
    },

    watch(ms) {
      if (open) open.busyUntil = Date.now() + ms;
    },

    peek: (seat) => (get().facing === 'across' ? (open?.sitting.acrossTheTable(seat) ?? null) : null),

    face(facing, sitting) {
      if (!open) return;
      // To between the two and from there the device goes without anybody's cards on it.
      if (facing === 'across' || get().facing === 'across') open.sitting.lay();
      open.agreed = agreedOn(open.agreed, facing, sitting);
      refresh();
    },

    actAcross(seat, action) {
      if (!open || get().peek(seat) === null || open.sitting.mover() !== seat) return false;
      const taken = open.sitting.take(action, seat);
      if (!taken.ok) return false;
      // The device lies between the two: when the battle is over, nobody's cards are simply there.
      if (open.sitting.acrossTheTable(seat) === null) open.sitting.lay();
      save();
      refresh();
      void playBots();
      return true;
    },

    saveAgain: save,
    saved: async () => open?.journal.settled(),

    async takeHere() {
      const { id } = get();
      if (id !== null) await take(id, 'play');
    },

    replay: () => open?.sitting.replay() ?? null,

    code: () =>
      open?.sitting.isWhole() === true
        ? toCode({
            players: open.sitting.players,
            config: open.sitting.config,
            seed: open.sitting.seed,
            actions: open.sitting.actions(),
          })
        : null,

    async keep({ players, config, seed, actions }) {
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
      const written = await new Journal(deviceStorage, id, WRITER).write(entry);
      return written.ok ? id : null;
    },

    setup: () => (open ? { config: open.sitting.config, players: open.sitting.players } : null),
  };
});
