/** What the games of an arena add up to, and how it is shown. */
import { item } from '@battalia/engine';
import type { MatchResult } from './match';

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface BotSummary {
  readonly name: string;
  readonly wins: Interval;
  readonly points: number;
  readonly cities: readonly number[];
  readonly turnMs: number;
  /** A game, on average. */
  readonly done: Readonly<Record<string, number>>;
}

export interface Summary {
  readonly games: number;
  readonly days: { readonly mean: number; readonly median: number; readonly p5: number; readonly p95: number };
  readonly weeks3to6: Interval;
  readonly ends: Readonly<Record<string, Interval>>;
  readonly bots: readonly BotSummary[];
}

const Z = 1.96;

/** Wilson's interval, 95 %. Shared wins count in part. */
export function interval(wins: number, games: number): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const spread = (Z / (1 + (Z * Z) / games)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function summarise(names: readonly string[], results: readonly MatchResult[]): Summary {
  const games = results.length;
  const days = results.map((result) => result.days);
  const ends = [...new Set(results.map(({ end }) => end))].sort();
  const byRules = results.filter((result) => result.end !== 'limit' && result.days > 14 && result.days <= 42).length;
  return {
    games,
    days: { mean: mean(days), median: quantile(days, 0.5), p5: quantile(days, 0.05), p95: quantile(days, 0.95) },
    weeks3to6: interval(byRules, games),
    ends: Object.fromEntries(
      ends.map((end) => [end, interval(results.filter((result) => result.end === end).length, games)]),
    ),
    bots: names.map((name, i) => {
      const own = results.map(({ bots }) => item(bots, i));
      const deeds = [...new Set(own.flatMap(({ done }) => Object.keys(done)))].sort();
      return {
        name,
        wins: interval(
          own.reduce((sum, { win }) => sum + win, 0),
          games,
        ),
        points: mean(own.map(({ points }) => points)),
        // From the highest level that the game has: the last four are those of every game.
        cities: [4, 3, 2, 1].map((level) => mean(own.map(({ cities }) => cities[cities.length - level] ?? 0))),
        turnMs:
          own.reduce((sum, { ms }) => sum + ms, 0) /
          Math.max(
            1,
            own.reduce((sum, { turns }) => sum + turns, 0),
          ),
        done: Object.fromEntries(deeds.map((deed) => [deed, mean(own.map(({ done }) => done[deed] ?? 0))])),
      };
    }),
  };
}

const percent = ({ share, low, high }: Interval): string =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)}-${(high * 100).toFixed(1)})`;

export function report({ games, days, weeks3to6, ends, bots }: Summary): string {
  const lines = [
    `${games} games, 95 % confidence in brackets`,
    `length: ${days.mean.toFixed(1)} days on average, median ${days.median}, 5-95 %: ${days.p5}-${days.p95}; ended by the rules in week 3 to 6: ${percent(weeks3to6)}`,
    `ended by: ${Object.entries(ends)
      .map(([end, share]) => `${end} ${percent(share)}`)
      .join(', ')}`,
    '',
    `${'bot'.padEnd(10)}${'wins'.padEnd(24)}${'points'.padStart(7)}   cities of level 4/3/2/1     ms a turn`,
  ];
  for (const bot of bots) {
    lines.push(
      `${bot.name.padEnd(10)}${percent(bot.wins).padEnd(24)}${bot.points.toFixed(1).padStart(7)}   ${bot.cities
        .map((n) => n.toFixed(1))
        .join(' / ')
        .padEnd(27)}${bot.turnMs.toFixed(1).padStart(8)}`,
    );
  }
  lines.push('', 'done a game, on average:');
  for (const bot of bots)
    lines.push(
      `${bot.name.padEnd(10)}${Object.entries(bot.done)
        .map(([deed, count]) => `${deed} ${count.toFixed(1)}`)
        .join(', ')}`,
    );
  return lines.join('\n');
}
