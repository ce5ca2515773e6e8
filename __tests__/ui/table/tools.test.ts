import {
  FACTION_NAMES,
  ILLUMINATED,
  INNER_WHEEL,
  MATCHING,
  newChance,
  OUTER_WHEEL,
  TOOL,
  WEAPON,
  type FactionName,
} from '@battalia/engine';
import { clockText, elapsed, paused, started, STOPPED } from '@/ui/screens/table/clock';
import { drawLots } from '@/ui/screens/table/lots';
import { readTable } from '@/store/table';
import { closingCities, pointsOf, ranking, teamScores, warningOf, type Score } from '@/ui/screens/table/scores';
import { checkpointOn, nextTurn, teamsOf } from '@/ui/screens/table/turns';
import { dayOf, illuminatedOn, innerAt, matchingOn, swapped, type Wheels } from '@/ui/screens/table/wheel';

const OURS: Wheels = { outer: OUTER_WHEEL, inner: INNER_WHEEL };
const days = Array.from({ length: 21 }, (_, i) => i + 1);

describe('the oracle', () => {
  test('[ORACLE-02] with the wheels of our box it says what the game says, week after week', () => {
    expect(days.map((day) => illuminatedOn(OURS, day))).toEqual(days.map((day) => ILLUMINATED[(day - 1) % 7]));
    expect(days.map((day) => matchingOn(OURS, day))).toEqual(days.map((day) => [MATCHING[(day - 1) % 7]]));
  });

  test('another inner wheel lights the same but matches something else', () => {
    const other: Wheels = { outer: OUTER_WHEEL, inner: swapped(INNER_WHEEL, 1, 2) };
    expect(days.map((day) => illuminatedOn(other, day))).toEqual(days.map((day) => illuminatedOn(OURS, day)));
    expect(days.map((day) => matchingOn(other, day))).not.toEqual(days.map((day) => matchingOn(OURS, day)));
  });

  test('a wheel where nothing or several things match says so', () => {
    const same: Wheels = { outer: OUTER_WHEEL, inner: OUTER_WHEEL };
    expect(matchingOn(same, 1)).toEqual(OUTER_WHEEL);
    expect(matchingOn(same, 2)).toEqual([]);
  });

  test('a swap keeps every sign once', () => {
    expect([...swapped(OUTER_WHEEL, 0, 1)].sort()).toEqual([...OUTER_WHEEL].sort());
    expect(swapped(OUTER_WHEEL, 0, 1).slice(0, 2)).toEqual([WEAPON, TOOL]);
  });

  test('[ORACLE-01] the inner wheel turns one vane clockwise a day', () => {
    expect(innerAt(OURS, 1, 2)).toBe(innerAt(OURS, 0, 1));
    expect(innerAt(OURS, 0, 8)).toBe(innerAt(OURS, 0, 1));
  });

  test('who says what is illuminated has said the day of the week', () => {
    for (const day of [1, 5, 8, 14, 15])
      for (const lit of OURS.outer) {
        const other = dayOf(OURS, lit, day);
        expect(illuminatedOn(OURS, other)).toBe(lit);
        expect(Math.ceil(other / 7)).toBe(Math.ceil(day / 7));
      }
  });
});

const score = (cities: readonly number[], changed: Partial<Score> = {}): Score => ({
  cities: [...cities, 0, 0, 0, 0, 0, 0].slice(0, 6),
  extra: 0,
  heroes: 0,
  ...changed,
});
const ends = { cities: 5, points: 0 };

describe('points', () => {
  test('[END-03] are the levels of the cities, and what else was won', () => {
    expect(pointsOf(score([1, 2, 0, 3]))).toBe(17);
    expect(pointsOf(score([1], { extra: 8 }))).toBe(9);
    expect(closingCities(score([4, 0, 0, 2, 1, 1]))).toBe(4);
  });

  test('[END-02] the fourth city of level 4 warns, the fifth ends the game', () => {
    expect(warningOf(score([0, 0, 0, 3]), ends)).toBeNull();
    expect(warningOf(score([0, 0, 0, 4]), ends)).toEqual({ kind: 'oneCity' });
    expect(warningOf(score([0, 0, 0, 5]), ends)).toEqual({ kind: 'over', by: 'cities' });
    expect(warningOf(score([0, 0, 0, 3, 1, 1]), ends)).toEqual({ kind: 'over', by: 'cities' });
  });

  test('[VOL-06] points end the game only where that was agreed', () => {
    expect(warningOf(score([], { extra: 41 }), ends)).toBeNull();
    expect(warningOf(score([], { extra: 40 }), { cities: 5, points: 40 })).toEqual({ kind: 'over', by: 'points' });
    expect(warningOf(score([], { extra: 37 }), { cities: 5, points: 40 })).toEqual({ kind: 'points', short: 3 });
    expect(warningOf(score([], { extra: 35 }), { cities: 5, points: 40 })).toBeNull();
  });

  test('[END-03] ties: level 4, 3, 2, 1, then heroes, then shared', () => {
    const four = score([0, 0, 0, 1]);
    const twos = score([0, 2]);
    const ones = score([4]);
    expect(ranking([ones, twos, four])).toEqual([
      { seat: 2, place: 1 },
      { seat: 1, place: 2 },
      { seat: 0, place: 3 },
    ]);
    expect(ranking([score([1]), score([1], { heroes: 1 })])).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ]);
    expect(ranking([score([1]), score([1]), score([2])])).toEqual([
      { seat: 2, place: 1 },
      { seat: 0, place: 2 },
      { seat: 1, place: 2 },
    ]);
    expect(ranking([score([1]), score([1]), score([])]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});

describe('lots', () => {
  const many = Array.from({ length: 400 }, (_, i) => i);

  test.each([2, 3, 4, 5, 6])('for %i players everybody gets another faction, and anybody may be first', (players) => {
    const drawn = many.map((i) => drawLots(players, false, newChance(`lots ${i}`)));
    for (const { factions, first } of drawn) {
      expect(new Set(factions).size).toBe(players);
      expect(first).toBeLessThan(players);
    }
    expect(new Set(drawn.map(({ first }) => first)).size).toBe(players);
    // Nobody is favoured: with 400 draws each seat is first between half and twice its share.
    for (let seat = 0; seat < players; seat++) {
      const share = drawn.filter(({ first }) => first === seat).length / (400 / players);
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThan(2);
    }
  });

  test('[COMP-01] the factions of the expansion are drawn only with it, or when more than four play', () => {
    const seen = (players: number, expansion: boolean) =>
      new Set<FactionName>(many.flatMap((i) => drawLots(players, expansion, newChance(`f ${i}`)).factions));
    expect([...seen(4, false)].sort()).toEqual([...FACTION_NAMES.slice(0, 4)].sort());
    expect(seen(2, true).size).toBe(6);
    expect(seen(5, false).size).toBe(6);
  });

  test('[SETUP-04] with two players one faction that nobody plays leaves', () => {
    for (const i of many) {
      const { factions, leaves } = drawLots(2, false, newChance(`leave ${i}`));
      expect(leaves !== null && !factions.includes(leaves)).toBe(true);
    }
    expect(drawLots(3, false, newChance('x')).leaves).toBeNull();
    expect(drawLots(2, true, newChance('x')).leaves).toBeNull();
  });
});

describe('the clock', () => {
  test('runs, stands still, and goes on where it was', () => {
    const running = started(STOPPED, 1000);
    expect(elapsed(running, 4000)).toBe(3000);
    const still = paused(running, 4000);
    expect(elapsed(still, 99_000)).toBe(3000);
    expect(elapsed(started(still, 100_000), 101_000)).toBe(4000);
  });

  test('a second start changes nothing, and a clock set back gives no time back', () => {
    const running = started(STOPPED, 1000);
    expect(started(running, 5000)).toEqual(running);
    expect(elapsed(running, 500)).toBe(0);
  });

  test.each([
    [0, '0:00'],
    [999, '0:00'],
    [61_000, '1:01'],
    [600_000, '10:00'],
    [3_609_000, '1:00:09'],
    [-5, '0:00'],
  ] as const)('%i ms read %s', (time, text) => {
    expect(clockText(time)).toBe(text);
  });
});

describe('[TEAM-01] [TEAM-05] teams at a real table', () => {
  const six = { ...readTable({ players: Array.from({ length: 6 }, () => ({})), teams: true }), first: 0 };

  test('sit as the engine seats them, and take their turn together', () => {
    expect(teamsOf(six)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(teamsOf({ ...six, teams: false })).toBeNull();
    expect(teamsOf({ ...six, players: six.players.slice(0, 3) })).toBeNull();
    const turns = [];
    let table = six;
    for (let i = 0; i < 6; i++) {
      turns.push([table.turn, table.day]);
      table = { ...table, ...nextTurn(table, 0) };
    }
    expect(turns).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    // Whoever begins the game begins its team's turn.
    expect(nextTurn({ ...six, first: 4, turn: 3 }, 0)).toMatchObject({ turn: 4, day: 2 });
  });

  test('add up their points and cities; a pair against three counts half as much again', () => {
    const score = (...cities: number[]) => ({ cities, extra: 0, heroes: 0 });
    const scores = [score(0, 0, 0, 1), score(1, 0, 0, 1), score(), score(0, 1), score()];
    expect(teamScores(scores, [0, 1, 0, 1, 0], { cities: 5, points: 0 })).toEqual([
      { seats: [0, 2, 4], points: 4, cities: 1, needed: 12 },
      { seats: [1, 3], points: 11, cities: 1, needed: 9 },
    ]);
  });

  test('[CP-01] a checkpoint comes with the last day of every week', () => {
    expect([1, 6, 7, 8, 14].map(checkpointOn)).toEqual([null, null, 1, null, 2]);
  });
});
