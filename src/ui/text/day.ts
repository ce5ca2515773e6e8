/** A day of the game is called by its week everywhere: "Week 2, day 2". */
import { DAYS_PER_WEEK } from '@battalia/engine';
import type { Translate } from '@/i18n/message';

/** From 1 each; while a game is set up its first day is still to come. */
export function weekAndDay(day: number): { readonly week: number; readonly day: number } {
  const past = Math.max(0, day - 1);
  return { week: Math.floor(past / DAYS_PER_WEEK) + 1, day: (past % DAYS_PER_WEEK) + 1 };
}

export const dayText = (t: Translate, day: number): string => t('match.dayAndWeek', weekAndDay(day));
