/** The last set-up, so that the next game starts with two presses. */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from '../kept';
import { FIRST_GAME, FIRST_RIVAL, readSetup, type Setup } from './setup';

/** Before anything was set up: a first game. */
function firstSetup(): Setup {
  const setup = readSetup({});
  const seats = setup.seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: FIRST_RIVAL }));
  return { ...setup, seats, options: FIRST_GAME };
}

interface LastSetupStore extends Setup {
  readonly change: (changed: Partial<Setup>) => void;
}

export const useLastSetup = create<LastSetupStore>()(
  persist((set) => ({ ...firstSetup(), change: (changed) => set(changed) }), {
    name: 'battalia.lastSetup',
    version: 2,
    storage: createJSONStorage(() => kept),
    partialize: ({ change: _change, ...setup }) => setup,
    migrate: (stored) => readSetup(stored),
    merge: (stored, current) => (stored === undefined ? current : { ...current, ...readSetup(stored) }),
  }),
);
