import {
  debug,
  JUNCTION_COST,
  legalActions,
  roadCost,
  type Action,
  type Cost,
  type GameState,
} from '@battalia/engine/testing';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { costColumns, priceColumns } from '@/ui/screens/reference/costSheet';
import { partsOf } from '@/ui/game/costParts';
import { MODULE_PRICES } from '@/ui/modules/references';
import { ALL_THINGS, THINGS, thingById, thingId, type Thing } from '@/ui/game/things';
import { costText } from '@/ui/text/cards';
import { field } from '../../engine/battlefield';
import { bring, potionField } from '../../engine/bilkarr';
import { storm } from '../../engine/gates';
import { sq } from '../../engine/support';
import { TRADING } from '../../engine/trade';
import { open, ROADS, valley } from '../../engine/valleys';
import '../modules';

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
    case 'price':
      return action.kind === DONE[thing.price.id];
  }
};

/** What a module's line is for, as the engine calls it. */
const DONE: Readonly<Record<string, Action['kind']>> = {
  jump: 'jump',
  post: 'foundPost',
  potion: 'buyPotion',
  exploreRoad: 'explore',
  exploreBuilding: 'explore',
};
/** Where it can be done, with these cards in the hand. */
const WHERE: Readonly<Record<string, (hand: readonly CardName[]) => GameState>> = {
  jump: (hand) => storm({ hands: { 0: hand }, heroes: { 0: [[4, 2]] } }),
  post: (hand) => field({ config: TRADING, day: 2, hands: { 0: hand } }),
  potion: (hand) => bring(potionField({ day: 2, hands: { 0: hand }, heroes: { 0: [[4, 2]] } }), sq(4, 2)),
  exploreRoad: (hand) => valley({ hands: { 0: hand }, heroes: { 0: [[2, 4]] } }),
  exploreBuilding: (hand) => open(valley({ hands: { 0: hand }, heroes: { 0: [[3, 4]] } }), ...ROADS),
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

const placed = (thing: Thing, hand: readonly CardName[]): GameState => {
  const where = thing.kind === 'price' ? WHERE[thing.price.id] : undefined;
  return where?.(hand) ?? withHand(hand, thing.kind === 'upgrade' ? thing.level - 1 : 1);
};

const offered = (thing: Thing, hand: readonly CardName[]): boolean =>
  legalActions(placed(thing, hand)).some((action) => isThing(thing, action));

describe.each(ALL_THINGS.map((thing) => [thingId(thing), thing] as const))('the cost of %s', (_id, thing) => {
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
  expect(ALL_THINGS.slice(THINGS.length).map(thingId)).toEqual([
    'jump',
    'jump-2',
    'post',
    'potion',
    'exploreRoad',
    'exploreBuilding',
  ]);
  expect(new Set(ALL_THINGS.map(thingId)).size).toBe(ALL_THINGS.length);
  expect(ALL_THINGS.map((thing) => thingById(thingId(thing)))).toEqual(ALL_THINGS);
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

describe('[GATE-02] [TRADE-01] [TRADE-02] [ROY-01] [ROY-04] [META-02] [BILK-02] [FAN-02] [VAL-03] the sheet of The Stormgates', () => {
  test.each(LANGUAGES)('in %s has every price of a module once, told in words', (language) => {
    const t = translators[language];
    const lines = priceColumns(t)
      .flat()
      .flatMap((block) => block.lines);
    expect(lines.map(({ key }) => key).sort()).toEqual([...MODULE_PRICES.map(({ id }) => id), 'hire'].sort());
    for (const { spoken, ways, given } of lines) {
      expect(spoken).not.toMatch(/\{\{|undefined/);
      expect(ways.length > 0 || given !== undefined).toBe(true);
    }
  });

  test('says what decks earn, and what is given for it', () => {
    const lines = priceColumns(translators.en)
      .flat()
      .flatMap((block) => block.lines);
    const line = (key: string) => lines.find((found) => found.key === key);
    expect(['queen', 'king', 'veteran'].map((key) => line(key)?.given)).toEqual(
      [20, 24, 26].map((count) => ({ count, sign: 'cards' })),
    );
    expect(line('retreat')?.spoken).toBe('Retreat: 3 supplies or 1 horse');
    expect(line('jump')?.spoken).toBe('Jump: 2 supplies or 1 horse + 1 supply');
    expect(line('dust')?.spoken).toBe('Stardust: 2 × supply');
    expect(line('residence')?.spoken).toBe('Residence: 1 × queen');
    expect(line('tribute')?.spoken).toBe('Tribute: 1 card of your hand');
  });
});
