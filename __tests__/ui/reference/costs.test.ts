import { debug, JUNCTION_COST, legalActions, roadCost, type Action, type Cost } from '@battalia/engine/testing';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { costColumns } from '@/ui/screens/reference/costSheet';
import { partsOf } from '@/ui/game/costParts';
import { THINGS, thingById, thingId, type Thing } from '@/ui/game/things';
import { costText } from '@/ui/text/cards';

type CardName = debug.CardName;

/** Cards that are exactly a cost. */
function cardsFor(cost: Cost): CardName[] {
  const many = (name: CardName, count: number): CardName[] => Array.from({ length: count }, () => name);
  return [
    ...many('barfolk friman', cost.frimen),
    ...many('barfolk chief', cost.chiefs),
    ...many('barfolk priest', cost.priests),
    ...many('barfolk lord', cost.lords),
    ...many('supply', cost.supplies),
    ...many('barfolk weapon', cost.weapons),
    ...many('barfolk horse', cost.horses),
  ];
}

const isThing = (thing: Thing, action: Action): boolean => {
  switch (thing.kind) {
    case 'hire':
      return action.kind === 'hire' && action.unit === thing.unit;
    case 'create':
      return action.kind === 'create' && action.artefact === thing.artefact;
    case 'city':
      return action.kind === 'build' && action.level === thing.level;
    case 'upgrade':
      return action.kind === 'upgrade';
    case 'road':
      return (
        action.kind === 'build' && action.level === 0 && (roadCost(action.tile) === JUNCTION_COST) === thing.junction
      );
    case 'hero':
      return action.kind === 'recruit';
  }
};

/** A player with these cards, a city of a level and a road beside it. */
const withHand = (hand: readonly CardName[], level = 1) =>
  debug.arrange({
    hands: { 0: hand },
    bare: true,
    tiles: [
      { at: [4, 1], card: 'barfolk city4', owner: 0, level },
      { at: [4, 2], card: 'barfolk crossroad' },
    ],
  });

const offered = (thing: Thing, hand: readonly CardName[]): boolean =>
  legalActions(withHand(hand, thing.kind === 'upgrade' ? thing.level - 1 : 1)).some((action) => isThing(thing, action));

describe.each(THINGS.map((thing) => [thingId(thing), thing] as const))('the cost of %s', (_id, thing) => {
  test('is what the game takes', () => {
    expect(offered(thing, cardsFor(thing.cost))).toBe(true);
  });

  test('is not a card less', () => {
    const cards = cardsFor(thing.cost);
    expect(
      cards.map((_, i) =>
        offered(
          thing,
          cards.filter((_card, j) => j !== i),
        ),
      ),
    ).toEqual(cards.map(() => false));
  });
});

test('everything the engine lets one pay for has a line, and every line an id of its own', () => {
  expect(THINGS.map(({ kind }) => kind)).toEqual([
    ...Array(4).fill('hire'),
    ...Array(7).fill('create'),
    ...Array(4).fill('city'),
    ...Array(3).fill('upgrade'),
    'road',
    'road',
    'hero',
  ]);
  expect(new Set(THINGS.map(thingId)).size).toBe(THINGS.length);
  expect(THINGS.map((thing) => thingById(thingId(thing)))).toEqual(THINGS);
});

test.each(LANGUAGES)('the sheet in %s shows each cost as it is', (language) => {
  const t = translators[language];
  const lines = costColumns(t)
    .flat()
    .flatMap((block) => block.lines);
  for (const thing of THINGS) {
    const spoken = lines.filter((line) => line.spoken.endsWith(`: ${costText(t, thing.cost)}`));
    expect(spoken.map((line) => line.ways)).toContainEqual([partsOf(thing.cost)]);
  }
  for (const key of ['move', 'ride', 'attack', 'retreat', 'tent', 'ambush'])
    expect(lines.filter((line) => line.key === key)).toHaveLength(1);
});
