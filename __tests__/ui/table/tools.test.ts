import {
  bilkarrsWalk,
  createGame,
  FACTION_NAMES,
  placeOf,
  POTIONS,
  standardConfig,
  viewFor,
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
import { EARNED, earnedBy } from '@/ui/screens/table/checkpoint';
import { checkpointOn, fresh, nextTurn, teamsOf, withExpansion } from '@/ui/screens/table/turns';
import { boardOf, potionOn, putDown, whereIsHe, withPotion } from '@/ui/screens/table/wanderer';
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

describe('[BILK-01] Bilkarr at a real table', () => {
  const table = (players: number, changed: object = {}) =>
    readTable({ players: Array.from({ length: players }, () => ({})), ...changed });
  const here = (players: number, place: readonly [number, number], heading: number, day: number, later = day) => {
    const where = whereIsHe(boardOf(table(players)), putDown(place, heading, day), later);
    return where.kind === 'here' ? where.place : where.kind;
  };

  test('goes two squares diagonally each morning, and is turned at the edges', () => {
    expect(here(6, [6, 6], 0, 9)).toEqual([6, 6]);
    expect([10, 11, 12].map((day) => here(6, [6, 5], 0, 9, day))).toEqual([
      [4, 7],
      [2, 9],
      [2, 11],
    ]);
    // Column 10, 11, 10; the row goes on upwards and back.
    expect(here(6, [5, 10], 0, 9, 10)).toEqual([3, 10]);
  });

  test('is rolled for again where his way touches a corner or ends where there is no square', () => {
    expect(here(6, [2, 10], 0, 9, 10)).toBe('rolls');
    expect(here(6, [2, 10], 0, 9, 30)).toBe('rolls');
    // Five players: three squares of each corner are missing.
    expect(boardOf(table(5)).missing).toContainEqual([1, 10]);
    expect(here(5, [3, 8], 0, 9, 10)).toBe('rolls');
  });

  test('stands still through the day after the first checkpoint', () => {
    expect([7, 8, 9].map((day) => here(6, [6, 6], 0, 7, day))).toEqual([
      [6, 6],
      [6, 6],
      [4, 8],
    ]);
    expect(here(6, [6, 6], 0, 14, 15)).toEqual([4, 8]);
  });

  test('walks as in the game, on every board', () => {
    for (const [players, wide] of [
      [2, false],
      [3, false],
      [4, false],
      [4, true],
      [5, false],
      [6, false],
    ] as const) {
      const config = standardConfig(players, ['stormgates', 'gates', 'bilkarr'], wide ? { wide } : {});
      const view = viewFor(createGame(config, 'walk'), 'table');
      const board = boardOf(table(players, { wide }));
      let met = 0;
      for (let square = 0; square < board.rows * board.columns; square++)
        for (const heading of [0, 1, 2, 3]) {
          const place = placeOf(board.columns, square);
          if (board.missing.some(([row, column]) => row === place[0] && column === place[1])) continue;
          const walk = bilkarrsWalk({
            ...view,
            own: {
              bilkarr: {
                ...{ days: [], spent: [], darkened: [], silent: [] },
                ...{ square: [square], heading: [heading], pace: [0] },
              },
            },
          });
          const where = whereIsHe(board, putDown(place, heading, 9), 10);
          expect(where.kind === 'here' ? where.place : null).toEqual(
            walk === null || walk.to === null ? null : placeOf(board.columns, walk.to),
          );
          met++;
        }
      expect(met).toBeGreaterThan(90);
    }
  });

  test('[BILK-03] a potion works for three days from the one on which it is drunk, and is back then', () => {
    const potion = POTIONS.indexOf('frosthand');
    const bought = { ...table(4), potions: withPotion(table(4), potion, { seat: 2 }) };
    expect(potionOn(bought, potion, 30)).toEqual({ kind: 'held', seat: 2 });
    const drunk = { ...bought, potions: withPotion(bought, potion, { drunk: 9 }) };
    expect([8, 9, 10, 11, 12].map((day) => potionOn(drunk, potion, day))).toEqual([
      { kind: 'held', seat: 2 },
      { kind: 'drunk', seat: 2, day: 1 },
      { kind: 'drunk', seat: 2, day: 2 },
      { kind: 'drunk', seat: 2, day: 3 },
      { kind: 'stock' },
    ]);
    expect(POTIONS.map((_, i) => potionOn(drunk, i, 9).kind).filter((kind) => kind === 'stock')).toHaveLength(5);
    // Who has left the table holds nothing, and a new game begins with all of them at Bilkarr's.
    expect(potionOn({ ...drunk, players: drunk.players.slice(0, 2) }, potion, 9)).toEqual({ kind: 'stock' });
    expect(potionOn({ ...drunk, ...fresh(drunk) }, potion, 9)).toEqual({ kind: 'stock' });
  });
});

describe('decks at a real table', () => {
  test('[ROY-01] [HEROIC-03] a count at a checkpoint says what it is enough for', () => {
    expect(EARNED.map(({ id, cards }) => [id, cards])).toEqual([
      ['queen', 20],
      ['king', 24],
      ['veteran', 26],
    ]);
    expect([19, 20, 24, 26].map((cards) => earnedBy(cards).map(({ id }) => id))).toEqual([
      [],
      ['queen'],
      ['queen', 'king'],
      ['queen', 'king', 'veteran'],
    ]);
  });

  test('[SG-END] with the expansion the larger deck breaks the last tie, without it nothing does', () => {
    const scores = [score([1], { deck: 12 }), score([1], { deck: 14 })];
    expect(ranking(scores, true).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(ranking(scores).map(({ place }) => place)).toEqual([1, 1]);
  });

  test('the second box is on the table when somebody says so, plays five, or holds a card of it', () => {
    const two = readTable({});
    expect(withExpansion(two)).toBe(false);
    expect(withExpansion({ ...two, expansion: true })).toBe(true);
    expect(withExpansion(readTable({ players: [{}, {}, {}, {}, {}] }))).toBe(true);
    const holding = (card: object) => withExpansion(readTable({ hand: { cards: [{ effect: 'none', ...card }] } }));
    expect([{ kind: 'friman' }, { kind: 'chest' }, { kind: 'friman', fanatic: true }].map(holding)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
