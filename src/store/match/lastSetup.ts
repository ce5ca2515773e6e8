/** The last set-up, so that the next game starts with two presses. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { MODULE_IDS } from '@battalia/engine';
import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { BOT_LEVELS } from './journal';

const SeatSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
  faction: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
});

const SetupSchema = v.object({
  seats: v.fallback(v.pipe(v.array(SeatSchema), v.minLength(2), v.maxLength(4)), [
    { name: '', bot: null, faction: null },
    { name: '', bot: 'chief', faction: null },
  ]),
  modules: v.fallback(v.array(v.picklist(MODULE_IDS)), []),
  weeks: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), null),
});

export type LastSetup = v.InferOutput<typeof SetupSchema>;
export type SetupSeat = LastSetup['seats'][number];

export const readSetup = (stored: unknown): LastSetup => v.parse(SetupSchema, typeof stored === 'object' && stored !== null ? stored : {});

interface LastSetupStore extends LastSetup {
  readonly change: (changed: Partial<LastSetup>) => void;
}

export const useLastSetup = create<LastSetupStore>()(
  persist((set) => ({ ...readSetup({}), change: (changed) => set(changed) }), {
    name: 'battalia.lastSetup',
    version: 1,
    storage: createJSONStorage(() => AsyncStorage),
    partialize: ({ change: _change, ...setup }) => setup,
    migrate: (stored) => readSetup(stored),
    merge: (stored, current) => ({ ...current, ...readSetup(stored) }),
  }),
);
