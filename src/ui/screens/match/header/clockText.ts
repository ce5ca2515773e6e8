/** What the clock on the table says, and when it says something by itself. */
import type { Translate } from '@/i18n/message';
import { usedOf, type TableClock } from '@/store/match/clocks';

const MINUTE = 60_000;
/** So many minutes before the end it reminds once more. */
const LAST = 15;

/** '0:05', '3:30': hours and minutes. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const minutesUsed = (clock: TableClock): number => Math.floor(usedOf(clock) / MINUTE);

/** What is left of what was agreed on, or by how much it is over. */
export function clockText(t: Translate, clock: TableClock): string {
  const left = clock.minutes - minutesUsed(clock);
  return left > 0
    ? t('clock.left', { time: hoursAndMinutes(left) })
    : t('clock.over', { time: hoursAndMinutes(-left) });
}

export type Reminder = 'half' | 'last' | 'up';

/** What it reminds of when time goes on from one moment to another. */
export function reminderBetween(before: TableClock, after: TableClock): Reminder | null {
  const passes = (minute: number) => minutesUsed(before) < minute && minutesUsed(after) >= minute;
  const { minutes } = after;
  if (passes(minutes)) return 'up';
  if (minutes > LAST * 2 && passes(minutes - LAST)) return 'last';
  return passes(Math.floor(minutes / 2)) ? 'half' : null;
}

/** What one player has had of it. */
export const ownTimeText = (t: Translate, { used }: TableClock, seat: number): string =>
  t('clock.own', { time: hoursAndMinutes(Math.floor((used[seat] ?? 0) / MINUTE)) });
