/** What somebody has learnt, and the lesson that was left: kept beside the matches, and no match itself. */
import type { Action, Played } from '@battalia/engine';
import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from '../kept';

/** A lesson as it is kept: the step whose position was laid, and what has been done since. */
export interface Left {
  readonly lesson: string;
  readonly step: number;
  readonly actions: readonly Played[];
}

/** Stands among the lessons that were finished for the guided first game. */
export const GUIDED = 'guided';

export interface Learning {
  /** Lessons that were finished, and the guided game. */
  readonly done: readonly string[];
  readonly left: Left | null;
  /** Somebody was asked whether to learn, and has answered. */
  readonly asked: boolean;
  /** The same of a first game. */
  readonly invited: boolean;
  /** The match that the companion sits at, and whether it may speak. */
  readonly guided: string | null;
  readonly speaks: boolean;
}

const name = v.pipe(v.string(), v.maxLength(60));
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** Whatever stands in it: what the rules do not know, they refuse. */
const SomeAction = v.custom<Action>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string',
);

const LearningSchema = v.object({
  done: v.fallback(v.pipe(v.array(name), v.maxLength(50)), []),
  left: v.fallback(
    v.nullable(
      v.object({
        lesson: name,
        step: small,
        actions: v.pipe(v.array(v.object({ seat: small, action: SomeAction })), v.maxLength(2000)),
      }),
    ),
    null,
  ),
  asked: v.fallback(v.boolean(), false),
  invited: v.fallback(v.boolean(), false),
  guided: v.fallback(v.nullable(name), null),
  speaks: v.fallback(v.boolean(), true),
});

/** Reads whatever was stored, by this version or another. */
export const readLearning = (stored: unknown): Learning =>
  v.parse(LearningSchema, typeof stored === 'object' && stored !== null ? stored : {});

/** The lesson that was left in the middle, if one was: not one at its very beginning, nor one that was finished before. */
export const interrupted = ({ left, done }: Pick<Learning, 'left' | 'done'>): string | null =>
  left !== null && (left.step > 0 || left.actions.length > 0) && !done.includes(left.lesson) ? left.lesson : null;

interface LearningStore extends Learning {
  /** False until storage has answered. */
  readonly ready: boolean;
  readonly change: (changed: Partial<Learning>) => void;
  readonly finish: (lesson: string) => void;
}

export const useLearning = create<LearningStore>()(
  persist(
    (set) => ({
      ...readLearning(undefined),
      ready: false,
      change: (changed) => set(changed),
      finish: (lesson) => set(({ done }) => ({ done: done.includes(lesson) ? done : [...done, lesson], asked: true })),
    }),
    {
      name: 'battalia.learning',
      version: 1,
      storage: createJSONStorage(() => kept),
      partialize: ({ ready: _ready, change: _change, finish: _finish, ...learning }) => learning,
      migrate: (stored) => readLearning(stored),
      merge: (stored, current) => ({ ...current, ...readLearning(stored) }),
      onRehydrateStorage: () => () => queueMicrotask(() => useLearning.setState({ ready: true })),
    },
  ),
);
