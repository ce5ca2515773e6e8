/** What the parts of a match know of motion: the plan that is running, its clock, and where things are. */
import type { Card } from '@battalia/engine';
import { createContext, useContext, useEffect } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
import { arrivals, NO_PLAN, type Plan } from '@/motion/plan';
import { Anchors } from './anchors';

export interface Showing {
  readonly plan: Plan;
  /** When it starts on the clock of the stage, which never goes back. */
  readonly start: number;
  /** When each card that flies is there, on the same clock. */
  readonly due: ReadonlyMap<Card, number>;
}

export interface Stage {
  readonly showing: Showing;
  readonly clock: SharedValue<number>;
  readonly anchors: Anchors;
  /** What planned times are divided by; 0 when nothing moves. */
  readonly speed: number;
}

export function showingOf(plan: Plan, start: number): Showing {
  return { plan, start, due: new Map([...arrivals(plan)].map(([card, time]) => [card, start + time])) };
}

/** As it is when everything has arrived. */
export const endOf = ({ start, plan }: Showing): Showing => showingOf(NO_PLAN, start + plan.lasts);

export const NOTHING_SHOWN = showingOf(NO_PLAN, 0);

/** Outside of a match everything stands where it is. */
const STILL: Stage = { showing: NOTHING_SHOWN, clock: makeMutable(0), anchors: new Anchors(), speed: 0 };

const StageContext = createContext<Stage>(STILL);
export const StageProvider = StageContext.Provider;
export const useStage = (): Stage => useContext(StageContext);

/** Lets what is drawn on a canvas be flown to. */
export function useMeasure(kind: string, measure: (rest: string) => ReturnType<Anchors['rectOf']>): void {
  const { anchors } = useStage();
  useEffect(() => anchors.measureBy(kind, measure), [anchors, kind, measure]);
}
