/** The arena: what it may be asked for, that every bot gets every seat, and what its numbers mean. */
import { playMatch, type MatchResult } from '../../scripts/arena/match';
import { BadArguments, matchOf, readOptions } from '../../scripts/arena/options';
import { interval, report, summarise } from '../../scripts/arena/report';

const options = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''));

test.each([
  ['', '--bots needs two to six names.'],
  ['--bots lord', '--bots needs two to six names.'],
  ['--bots lord,king', '--bots does not know "king".'],
  ['--bots lord,chief --games none', '--games needs a whole number above 0, not "none".'],
  ['--bots lord,chief --nodes 0', '--nodes needs a whole number above 0, not "0".'],
  ['--bots lord,chief --modules dragons', '--modules does not know "dragons".'],
  ['--bots lord,chief --modules volcano,nocities', '--modules: volcano and nocities cannot be played together.'],
  ['--bots lord,chief --seed', '--seed needs a value.'],
  ['--bots lord,chief --speed 3', 'There is no option --speed.'],
  ['--bots lord,chief --nodes 5 --ms 5', 'Give --nodes or --ms, not both.'],
  ['lord', '"lord" is not an option.'],
])('"%s" is answered with one sentence', (line, sentence) => {
  expect(() => options(line)).toThrow(BadArguments);
  expect(() => options(line)).toThrow(sentence);
});

test('every table is played with every bot in every seat', () => {
  const asked = options('--bots lord,chief,chief,friman --games 200 --modules advanced --seed 1');
  const matches = [0, 1, 2, 3].map((index) => matchOf(asked, index));
  expect(new Set(matches.map(({ seed }) => seed)).size).toBe(1);
  for (let seat = 0; seat < 4; seat++) expect(matches.map(({ seats }) => seats[seat]).sort()).toEqual([0, 1, 2, 3]);
  expect(matchOf(asked, 4).seed).not.toBe(matches[0]?.seed);
});

test('the same seed plays the same game', () => {
  const match = matchOf(options('--bots friman,random --seed same'), 0);
  const timeless = ({ bots, ...rest }: MatchResult) => ({ ...rest, bots: bots.map((bot) => ({ ...bot, ms: 0 })) });
  expect(timeless(playMatch(match))).toEqual(timeless(playMatch(match)));
});

test("intervals are Wilson's", () => {
  const { share, low, high } = interval(75, 100);
  expect(share).toBe(0.75);
  expect(low).toBeCloseTo(0.657, 3);
  expect(high).toBeCloseTo(0.825, 3);
});

test('the report counts wins, shared ones in part, points, lengths and ends', () => {
  const result = (
    index: number,
    days: number,
    end: MatchResult['end'],
    wins: readonly number[],
    points: readonly number[],
  ): MatchResult => ({
    index,
    days,
    end,
    bots: wins.map((win, i) => ({
      win,
      points: points[i] ?? 0,
      // A game with residences and capitals.
      cities: [0, 0, 1, 0, 0, 2],
      turns: days,
      ms: 10,
      done: { road: 4 },
    })),
  });
  const summary = summarise(
    ['lord', 'chief'],
    [result(0, 20, 'mapFull', [1, 0], [20, 10]), result(1, 85, 'limit', [0.5, 0.5], [10, 10])],
  );
  expect(summary.bots.map(({ wins, points }) => [wins.share, points])).toEqual([
    [0.75, 15],
    [0.25, 10],
  ]);
  expect(summary.weeks3to6.share).toBe(0.5);
  expect(Object.entries(summary.ends).map(([end, { share }]) => [end, share])).toEqual([
    ['limit', 0.5],
    ['mapFull', 0.5],
  ]);
  expect(report(summary)).toMatch(/lord +75\.0 % \(.*1\.0 \/ 0\.0 \/ 0\.0 \/ 2\.0/);
});
