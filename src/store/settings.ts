import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from './kept';

// Every field falls back by itself: a value this version does not know costs that one choice, not all of them.
const Settings = v.object({
  language: v.fallback(v.picklist(['system', 'en', 'de', 'pl', 'nl']), 'system'),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  motion: v.fallback(v.picklist(['system', 'off', 'quick', 'calm']), 'system'),
  sound: v.fallback(v.boolean(), true),
  haptics: v.fallback(v.boolean(), true),
  /** How fast bots move. */
  pace: v.fallback(v.picklist(['instant', 'quick', 'watchable']), 'quick'),
  /** Whether a screen in between hides one person's cards from the next. */
  handOver: v.fallback(v.boolean(), true),
  /** Whether a turn that would end with cards laid out is asked about. */
  asksToEnd: v.fallback(v.boolean(), true),
  /** Battles between two people on a big screen: one on either side, without passing the device. */
  faceToFace: v.fallback(v.boolean(), false),
  /** Mirrors what the thumb has to reach. */
  leftHanded: v.fallback(v.boolean(), false),
  /** How the hand lies. */
  handOrder: v.fallback(v.picklist(['dealt', 'faction', 'kind']), 'dealt'),
});

export type Settings = v.InferOutput<typeof Settings>;
export type HandOrder = Settings['handOrder'];

export const SETTINGS_KEY = 'battalia.settings';

/** Reads whatever was stored, by this version or another, into settings that are whole. */
export function readSettings(stored: unknown): Settings {
  const result = v.safeParse(Settings, typeof stored === 'object' && stored !== null ? stored : {});
  return result.success ? result.output : v.parse(Settings, {});
}

interface SettingsStore extends Settings {
  /** False until storage has answered: before that, a change would be overwritten by what was stored. */
  readonly ready: boolean;
  readonly change: (changed: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      ...readSettings(undefined),
      ready: false,
      change: (changed) => set(changed),
    }),
    {
      name: SETTINGS_KEY,
      version: 1,
      storage: createJSONStorage(() => kept),
      partialize: ({ ready: _ready, change: _change, ...settings }) => settings,
      migrate: (stored) => readSettings(stored),
      merge: (stored, current) => ({ ...current, ...readSettings(stored) }),
      // Also when storage cannot be read: the app then starts with the defaults instead of waiting for ever.
      onRehydrateStorage: () => () => queueMicrotask(() => useSettings.setState({ ready: true })),
    },
  ),
);
