/** The clocks of matches that have one: how long was agreed on, and how long everybody has had the device. They end nothing. */
import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from '../kept';

/** Matches are many, those with a clock that is still looked at are few. */
const MOST_KEPT = 30;

const time = v.pipe(v.number(), v.finite(), v.minValue(0));

const ClockSchema = v.object({
  /** So many were agreed on. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60)),
  /** Milliseconds, by seat. */
  used: v.pipe(v.array(time), v.maxLength(6)),
});
export type TableClock = v.InferOutput<typeof ClockSchema>;

const StoredSchema = v.object({ clocks: v.fallback(v.record(v.string(), v.unknown()), {}) });

function readClocks(stored: unknown): Readonly<Record<string, TableClock>> {
  const read = v.safeParse(StoredSchema, stored);
  if (!read.success) return {};
  return Object.fromEntries(
    Object.entries(read.output.clocks).flatMap(([id, clock]) => {
      const one = v.safeParse(ClockSchema, clock);
      return one.success ? [[id, one.output] as const] : [];
    }),
  );
}

/** All seats together, in milliseconds. */
export const usedOf = ({ used }: TableClock): number => used.reduce((sum, each) => sum + each, 0);

interface Clocks {
  /** By match, the oldest first. */
  readonly clocks: Readonly<Record<string, TableClock>>;
  readonly begin: (id: string, seats: number, minutes: number) => void;
  /** A seat has had the device for so many milliseconds more. */
  readonly add: (id: string, seat: number, milliseconds: number) => void;
}

export const useClocks = create<Clocks>()(
  persist(
    (set) => ({
      clocks: {},
      begin: (id, seats, minutes) =>
        set(({ clocks }) => ({
          clocks: Object.fromEntries([
            ...Object.entries(clocks)
              .filter(([other]) => other !== id)
              .slice(1 - MOST_KEPT),
            [id, { minutes, used: Array.from({ length: seats }, () => 0) }],
          ]),
        })),
      add: (id, seat, milliseconds) =>
        set(({ clocks }) => {
          const clock = clocks[id];
          if (clock === undefined || milliseconds <= 0) return {};
          const used = clock.used.map((before, i) => (i === seat ? before + milliseconds : before));
          return { clocks: { ...clocks, [id]: { ...clock, used } } };
        }),
    }),
    {
      name: 'battalia.clocks',
      version: 1,
      storage: createJSONStorage(() => kept),
      partialize: ({ clocks }) => ({ clocks }),
      merge: (stored, current) => ({ ...current, clocks: { ...readClocks(stored), ...current.clocks } }),
    },
  ),
);
