import { viewFor, type Standing } from '@battalia/engine';
import { translators } from '@/i18n/translate';
import { speakerFor } from '@/ui/text/speaker';
import { missing, onMove, sumText, termName } from '@/ui/screens/match/battle/battleText';
import { citiesText, kindsIn, tieBreak, turningPoints } from '@/ui/screens/match/end/ending';
import { fightFor, openQuestions } from '@/ui/screens/match/battle/reply';
import { looksOf } from '@/ui/modules/registry';
import '../modules';
import { positionWhere } from '../../browser/harness/planted';

const standing = (
  points: number,
  cities: readonly number[],
  heroes: number,
  more: readonly number[] = [],
): Standing => ({
  seat: 0,
  place: 1,
  points,
  cities,
  heroes,
  more,
});

describe('[END-03] what decides between two', () => {
  test.each([
    [standing(9, [1, 0, 0, 0], 0), standing(7, [2, 0, 0, 0], 2), { kind: 'points', more: 9, fewer: 7 }],
    [standing(9, [2, 0, 0, 1], 0), standing(9, [1, 1, 1, 0], 2), { kind: 'cities', level: 4, more: 2, fewer: 1 }],
    [standing(9, [1, 1, 1, 0], 0), standing(9, [1, 1, 0, 2], 2), { kind: 'cities', level: 2, more: 1, fewer: 0 }],
    [standing(9, [1, 1, 1, 0], 2), standing(9, [1, 1, 1, 0], 1), { kind: 'heroes', more: 2, fewer: 1 }],
    [standing(9, [1, 1, 1, 0], 1), standing(9, [1, 1, 1, 0], 1), { kind: 'shared' }],
    [
      standing(9, [0, 1, 1, 1], 1, [24]),
      standing(9, [0, 1, 1, 1], 1, [21]),
      { kind: 'more', which: 0, more: 24, fewer: 21 },
    ],
    [standing(9, [0, 1, 1, 1], 1, [24]), standing(9, [0, 1, 1, 1], 1, [24]), { kind: 'shared' }],
  ] as const)('%#', (before, after, reason) => {
    expect(tieBreak(before, after)).toEqual(reason);
  });
});

test('[SG-END] with The Stormgates the order and the last tie, decks, are said in their words', () => {
  const [look] = looksOf(['stormgates']);
  expect(look?.ranking?.order(translators.en)).toMatch(/capitals, residences.*creation deck/);
  expect(look?.ranking?.more[0]?.(translators.en, { more: 24, fewer: 21 })).toBe(
    'Equal points, cities and heroes. Ahead by cards in the creation deck: 24 to 21.',
  );
});

test('[ROY-04] cities are counted from the highest level that a game has', () => {
  expect(citiesText(translators.en, [0, 0, 0, 0])).toBe('No cities');
  expect(citiesText(translators.en, [2, 0, 1, 3])).toBe('Cities: 2 of level 4, 1 of level 2, 3 of level 1');
  expect(citiesText(translators.en, [1, 0, 2, 0, 1, 3])).toBe(
    'Cities: 1 of level 6, 2 of level 4, 1 of level 2, 3 of level 1',
  );
});

test('the plot in words leaves out days on which nothing changed, but not the last', () => {
  const scores = [4, 4, 6, 6, 6].map((points, i) => ({ day: i + 1, points: [points, 0] }));
  expect(turningPoints(scores, 0)).toEqual([
    { day: 1, points: 4 },
    { day: 3, points: 6 },
    { day: 5, points: 6 },
  ]);
});

test('a deck by kinds counts every card once', () => {
  const deck = [
    { card: 1, kind: 2, faction: 0 },
    { card: 2, kind: 0, faction: 1 },
    { card: 3, kind: 2, faction: 2 },
  ];
  expect(kindsIn(deck)).toEqual([
    { kind: 0, count: 1 },
    { kind: 2, count: 2 },
  ]);
});

describe('a battle in words', () => {
  const { state } = positionWhere((s) => viewFor(s, 'table').decision?.kind === 'reply');
  const view = viewFor(state, 'table');
  const { battle } = view;
  if (battle === null) throw new Error('no battle');
  const speaker = speakerFor(translators.en, view, ['Ada', 'Bo']);

  test('[BATTLE-03] the terms of a side add up to its total, and each has a name', () => {
    for (const side of [battle.attack, battle.defence]) {
      expect(side.terms.reduce((sum, { strength }) => sum + strength, 0)).toBe(side.total);
      for (const term of side.terms) expect(termName(speaker, view, battle, term)).not.toBe('');
      expect(sumText(speaker, view, battle, side)).toContain(`: ${side.total}. `);
    }
  });

  test('[BATTLE-03] the attack must be greater, [BATTLE-06] the defence must reach it', () => {
    const with_ = (attack: number, defence: number) => ({
      ...battle,
      attack: { ...battle.attack, total: attack },
      defence: { ...battle.defence, total: defence },
    });
    expect(missing(with_(4, 4), 'attack')).toBe(1);
    expect(missing(with_(5, 4), 'attack')).toBe(0);
    expect(missing(with_(5, 4), 'defence')).toBe(1);
    expect(missing(with_(4, 4), 'defence')).toBe(0);
    expect(onMove({ ...battle, phase: 'press' })).toBe('attack');
    expect(onMove(battle)).toBe('defence');
  });
});

describe('[BATTLE-05] meeting an attack', () => {
  const fight = (raise: boolean, heroes: number) => ({ kind: 'fight', raise, heroes }) as const;
  const legal = [fight(false, 0), fight(true, 0), fight(false, 1), fight(true, 1), { kind: 'surrender' } as const];

  test('only what can be chosen is asked', () => {
    expect(openQuestions(legal)).toEqual({ raise: true, heroes: [0] });
    expect(openQuestions([fight(false, 2)])).toEqual({ raise: false, heroes: [] });
  });

  test('the answers lead to the one fight that is meant', () => {
    expect(fightFor(legal, { raise: true, heroes: 3 })).toEqual(fight(true, 1));
    expect(fightFor(legal, { raise: false, heroes: 2 })).toEqual(fight(false, 0));
    expect(fightFor([fight(false, 2)], { raise: true, heroes: 0 })).toEqual(fight(false, 2));
    expect(fightFor([{ kind: 'surrender' }], { raise: true, heroes: 0 })).toBeNull();
  });
});
