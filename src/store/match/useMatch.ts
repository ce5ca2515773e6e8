/**
 * The match on the screen. Screens read views, legal actions and log entries from here; the state of the game never leaves
 * `Sitting`.
 */
import { create } from 'zustand';
import { useSettings } from '../settings';
import { playBots, type Surroundings } from './botTurns';
import { afterBattle, agreedOn } from './facing';
import type { Claim, Holder } from './hold';
import { Holding, removeMatch } from './holding';
import { NOTHING, type MatchStore } from './matchStore';
import { keepGame, OpenMatch } from './openMatch';
import { shownOf } from './shown';

export type { MatchSetup, MatchStatus } from './matchStore';

export const useMatch = create<MatchStore>()((set, get) => {
  /** Another window has the match now, or has deleted it. */
  const giveUp = (status: 'elsewhere' | 'removed') => {
    const { id } = get();
    set({ ...NOTHING, status, id });
    return holding.close();
  };

  const holder: Holder = {
    give: (to) => giveUp(to === 'delete' ? 'removed' : 'elsewhere'),
    lost: () => {
      holding.open?.journal.stop();
      void giveUp('elsewhere');
    },
  };
  const holding = new Holding(holder);

  const refresh = () => {
    const { open } = holding;
    if (!open) return;
    const { handOver, faceToFace } = useSettings.getState();
    open.sitting.setCovers(handOver);
    const { battle } = open.sitting.view();
    if (battle === null) open.agreed = afterBattle(open.agreed);
    set({ ...shownOf(open, faceToFace), violation: null });
  };

  const save = () => {
    const { open } = holding;
    if (!open) return;
    const { journal } = open;
    void journal.write(open.entry()).then((written) => {
      if (holding.open?.journal !== journal) return;
      if (written.ok) set({ trouble: null });
      else if (written.reason === 'storage') set({ trouble: 'storage' });
      else void giveUp('elsewhere');
    });
  };

  const surroundings: Surroundings = {
    isOpen: (match) => holding.open === match,
    isUnsaved: () => get().trouble !== null,
    save,
    refresh,
  };

  /** Shows how things stand, and lets the bots play until a person is to decide. */
  const goOn = () => {
    refresh();
    if (holding.open) void playBots(holding.open, surroundings);
  };

  /** Something was done, taken back or done again. */
  const done = () => {
    save();
    goOn();
  };

  const show = (match: OpenMatch) => {
    holding.open = match;
    set({ ...NOTHING, status: 'ready', id: match.id, players: match.sitting.players });
    goOn();
  };

  const take = async (id: string, claim: Claim) => {
    void holding.close();
    set({ ...NOTHING, status: 'loading', id });
    const taken = await holding.take(id, claim);
    if (taken === null) return;
    if (!taken.ok) return set({ status: taken.reason });
    show(taken.match);
    if (!taken.written) set({ trouble: 'storage' });
  };

  useSettings.subscribe((now, before) => {
    if (now.handOver !== before.handOver || now.faceToFace !== before.faceToFace) refresh();
  });

  return {
    ...NOTHING,

    async start(setup) {
      const match = OpenMatch.begin(setup);
      void holding.close();
      void holding.hold(match.id, 'ask');
      show(match);
      save();
      return Promise.resolve(match.id);
    },

    lay(match) {
      void holding.close();
      show(match);
    },

    async open(id) {
      // Whoever comes back to it need not be who left it.
      if (get().id === id && holding.open) return get().cover();
      await take(id, 'ask');
    },

    act(action) {
      const { open } = holding;
      if (!open || get().thinking !== null || get().handOver !== null) return false;
      const taken = open.sitting.take(action);
      if (!taken.ok) {
        set({ violation: taken.violation });
        return false;
      }
      done();
      return true;
    },

    whyNot: (action) => holding.open?.sitting.whyNot(action) ?? null,
    foresee: (action) => holding.open?.sitting.foresee(action) ?? null,
    ahead: () => holding.open?.sitting.ahead() ?? [],
    wayTo: (hero, to) => holding.open?.sitting.wayTo(hero, to) ?? null,
    targetsOn: (square) => holding.open?.sitting.targetsOn(square) ?? [],

    takeOver() {
      holding.open?.sitting.takeOver();
      refresh();
    },

    cover() {
      holding.open?.sitting.lay();
      refresh();
    },

    undo() {
      const { open } = holding;
      if (!open || open.sitting.undoStop() !== null) return false;
      open.callOff();
      open.sitting.undo();
      done();
      return true;
    },

    redo() {
      if (holding.open?.sitting.redo()) done();
    },

    forget() {
      void holding.close();
      set(NOTHING);
    },

    async remove(id) {
      if (get().id === id) get().forget();
      await removeMatch(id);
    },

    hurry() {
      if (get().thinking !== null) holding.open?.hurry();
    },

    watch(ms) {
      if (holding.open) holding.open.busyUntil = Date.now() + ms;
    },

    peek: (seat) => (get().facing === 'across' ? (holding.open?.sitting.acrossTheTable(seat) ?? null) : null),

    face(facing, sitting) {
      const { open } = holding;
      if (!open) return;
      // To between the two and from there the device goes without anybody's cards on it.
      if (facing === 'across' || get().facing === 'across') open.sitting.lay();
      open.agreed = agreedOn(open.agreed, facing, sitting);
      refresh();
    },

    actAcross(seat, action) {
      const { open } = holding;
      if (!open || get().peek(seat) === null || open.sitting.mover() !== seat) return false;
      const taken = open.sitting.take(action, seat);
      if (!taken.ok) return false;
      // The device lies between the two: when the battle is over, nobody's cards are simply there.
      if (open.sitting.acrossTheTable(seat) === null) open.sitting.lay();
      done();
      return true;
    },

    saveAgain: save,
    saved: async () => holding.open?.journal.settled(),

    async takeHere() {
      const { id } = get();
      if (id !== null) await take(id, 'play');
    },

    replay: () => holding.open?.sitting.replay() ?? null,
    code: () => holding.open?.code() ?? null,
    keep: keepGame,

    setup() {
      if (!holding.open) return null;
      const { config, players } = holding.open.sitting;
      return { config, players };
    },
  };
});
