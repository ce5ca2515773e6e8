/** The last set-up, so that the next game starts with two presses. */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from '../kept';
import { FIRST_GAME, readSetup, type Setup } from './setup';

interface LastSetupStore extends Setup {
  readonly change: (changed: Partial<Setup>) => void;
}

export const useLastSetup = create<LastSetupStore>()(
  persist((set) => ({ ...readSetup({}), options: FIRST_GAME, change: (changed) => set(changed) }), {
    name: 'battalia.lastSetup',
    version: 2,
    storage: createJSONStorage(() => kept),
    partialize: ({ change: _change, ...setup }) => setup,
    migrate: (stored) => readSetup(stored),
    merge: (stored, current) => (stored === undefined ? current : { ...current, ...readSetup(stored) }),
  }),
);
