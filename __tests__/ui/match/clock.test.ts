import { translators } from '@/i18n/translate';
import type { TableClock } from '@/store/match/clocks';
import { clockText, ownTimeText, reminderBetween } from '@/ui/screens/match/header/clockText';

const t = translators.en;
const clock = (minutes: number, ...used: readonly number[]): TableClock => ({
  minutes,
  used: used.map((each) => each * 60_000),
});

test('the clock on the table says what is left, and goes on when it is over', () => {
  expect(clockText(t, clock(180, 30, 25))).toBe(t('clock.left', { time: '2:05' }));
  expect(clockText(t, clock(60, 40, 35))).toBe(t('clock.over', { time: '0:15' }));
  expect(ownTimeText(t, clock(60, 7, 61), 1)).toBe(t('clock.own', { time: '1:01' }));
});

test('it reminds at half, a quarter of an hour before the end and at the end, once each', () => {
  const seen = [];
  for (let minute = 0; minute < 130; minute++) {
    const reminder = reminderBetween(clock(120, minute), clock(120, minute, 1));
    if (reminder !== null) seen.push([minute + 1, reminder]);
  }
  expect(seen).toEqual([
    [60, 'half'],
    [105, 'last'],
    [120, 'up'],
  ]);
});
