/** It lasts: a module that is added to the list later changes nothing for set-ups that lack it. */
import {
  cardsOfKind,
  cost,
  encode,
  engineWith,
  FRIMAN,
  hash,
  legalActions,
  MODULES,
  newChance,
  pays,
  Purse,
  standardConfig,
  SUPPLY,
  UNIVERSAL,
  type Engine,
  type GameConfig,
  type Module,
  type ModuleId,
} from '@battalia/engine/testing';
import { wander } from './wander';

/** A kind that stands for up to two supplies, one that is a weapon or up to three chiefs, and two bands of frimen. */
const later: Module = {
  id: 'later',
  kinds: [
    { name: 'stardust', class: 'supply', fills: { supplies: 2 } },
    { name: 'standard', class: 'other', fills: { weapons: 1, chiefs: 3 } },
  ],
  cards: [
    { kind: 'stardust', copies: 3 },
    { kind: 'standard', copies: 2 },
    { kind: 'friman', faction: UNIVERSAL, band: 'bold' },
    { kind: 'friman', faction: UNIVERSAL, band: 'meek' },
  ],
};

const before = engineWith(MODULES);
const after = engineWith([later, ...MODULES]);

const SETUPS: readonly (readonly ModuleId[])[] = [
  [],
  ['advanced'],
  ['unbound', 'harder'],
  ['nocities'],
  ['volcano', 'unbound'],
];

/** What a random game looks like at every tenth decision. */
function photographs(engine: Engine, config: GameConfig): string[] {
  const seen: string[] = [];
  wander(engine.createGame(config, 'lasting'), newChance('the same player'), {
    steps: 120,
    look(s, step) {
      if (step % 10 === 0) seen.push(hash(s), encode(s), JSON.stringify(legalActions(s)));
    },
  });
  return seen;
}

test.each(SETUPS.map((modules) => [modules.join(' and ') || 'no module', modules] as const))(
  'with %s no number, no save, no hash and no legal action is another',
  (_name, modules) => {
    const [one, other] = [before.rulesOf(standardConfig(3, modules)), after.rulesOf(standardConfig(3, modules))];
    expect([other.names, other.cards, other.kindOf]).toEqual([one.names, one.cards, one.kindOf]);
    const seen = photographs(before, standardConfig(3, modules));
    expect(seen.length).toBeGreaterThan(20);
    expect(photographs(after, standardConfig(3, modules))).toEqual(seen);
  },
);

/** The compiler knows the app's modules alone. */
const withLater = (): GameConfig => standardConfig(3, ['later' as ModuleId]);

test('with the module, kinds and cards of the core keep their numbers, and its own follow', () => {
  const base = before.rulesOf(standardConfig(3));
  const more = after.rulesOf(withLater());
  expect(more.names).toEqual([...base.names, 'stardust', 'standard']);
  expect(more.kindOf.subarray(0, base.cards)).toEqual(base.kindOf);
  expect(more.cards).toBe(base.cards + 7);
  expect(before.checkConfig(withLater())).toEqual({ kind: 'unknownModule', module: 'later' });
  expect(after.checkConfig(withLater())).toBeNull();
});

describe('a purse reads the table of kinds', () => {
  const box = after.rulesOf(withLater());
  const [stardust, standard] = [box.named['stardust'] ?? -1, box.named['standard'] ?? -1];
  const dust = { kind: stardust, wild: false };
  const supply = { kind: SUPPLY, wild: false };
  const flag = { kind: standard, wild: false };

  test('a width counts for any need: one or two supplies, and no card too many', () => {
    const supplies = (n: number) => cost({ supplies: n });
    expect([1, 2, 3].map((n) => pays(box, [dust], supplies(n)))).toEqual([true, true, false]);
    expect([1, 2, 3, 4].map((n) => pays(box, [dust, supply], supplies(n)))).toEqual([false, true, true, false]);
    expect([1, 2, 4, 5].map((n) => pays(box, [dust, dust], supplies(n)))).toEqual([false, true, true, false]);
  });

  test('a kind that fills several needs fills one of them', () => {
    expect(pays(box, [flag], cost({ weapons: 1 }))).toBe(true);
    expect([1, 3, 4].map((chiefs) => pays(box, [flag], cost({ chiefs })))).toEqual([true, true, false]);
    expect(pays(box, [flag], cost({ weapons: 1, chiefs: 1 }))).toBe(false);
    expect(pays(box, [flag, flag], cost({ weapons: 1, chiefs: 3 }))).toBe(true);
  });

  test('what the purse finds is what pays, up to interchangeable cards', () => {
    const held = [
      ...cardsOfKind(box, stardust),
      ...cardsOfKind(box, SUPPLY).slice(0, 2),
      ...cardsOfKind(box, standard),
    ];
    const purse = new Purse().fillWith(
      box,
      held.map((card) => ({ card })),
    );
    const kindsOf = (line: readonly number[]) => line.map((card) => box.kindOf[card]).sort();
    const lines = purse.lines(cost({ supplies: 3 })).map(kindsOf);
    expect(lines).toHaveLength(5);
    expect(lines).toEqual(
      expect.arrayContaining(
        [
          [SUPPLY, stardust],
          [SUPPLY, SUPPLY, stardust],
          [stardust, stardust],
          [SUPPLY, stardust, stardust],
          [stardust, stardust, stardust],
        ].map((line) => line.sort()),
      ),
    );
  });

  test('cards of two bands are not alike, whatever their kind and faction', () => {
    const frimen = cardsOfKind(box, FRIMAN);
    const bold = frimen.slice(-2);
    expect(bold.map((card) => box.factionOf[card])).toEqual([UNIVERSAL, UNIVERSAL]);
    const groups = (cards: readonly number[]) =>
      new Purse().fillWith(
        box,
        cards.map((card) => ({ card })),
      ).groups;
    expect(groups(bold)).toBe(2);
    expect(groups(frimen.slice(0, 2))).toBe(1);
  });
});
