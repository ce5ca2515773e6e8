/**
 * Positions a step or two before what random play hardly ever comes to: each Great Artefact in a hand, a full ambush
 * under an amulet, guards about to fall, no token left, a city without owner, a volcano with a ruler, the Unbound at war.
 */
import {
  BASE_BOX,
  createGame,
  decision,
  FACTION_NAMES,
  isCity,
  isGreat,
  item,
  kindOf,
  legalActions,
  NOBODY,
  squareAt,
  standardConfig,
  step,
  TERRAIN_NAMES,
  touchMap,
  type GameState,
  type KindName,
  type Place,
} from '@battalia/engine/testing';
import { bring, give } from '../../bilkarr';
import { inStorm, storm, stormConfig } from '../../gates';
import { atFullHoard, atHoard } from '../../questions';
import { arrange, times, type CardName, type TileSpec } from '../../support';
import { CARDS, KIND_NAMES, printedKind } from '../../box';
import { searchingRest } from '../../fate';
import { granted, guesting } from '../../metamorpha';
import { masked } from '../../relics';
import { atPost, hiding, layPosts } from '../../trade';
import { setSeals } from '../../volcano';
import {
  BRIDGE,
  CORNERS,
  holdCity,
  jump,
  open,
  own,
  QUEENS_CORNERS,
  ROADS,
  stepOnto,
  valley,
  valleysConfig,
  wide,
} from '../../valleys';

/** Roads around the ruins, so that heroes who meet there can go somewhere. */
const CROSSING: readonly TileSpec[] = [
  { at: [3, 4], card: 'barfolk crossroad' },
  { at: [4, 5], card: 'cloudborn crossroad' },
  { at: [5, 4], card: 'emberians crossroad' },
  { at: [4, 3], card: 'islanders crossroad' },
];

const STRONG: readonly CardName[] = [
  'barfolk weapon',
  'barfolk lord',
  'barfolk lord',
  'emberians lord',
  'horse',
  'supply',
  'supply',
  'tool',
];
const READY: readonly CardName[] = ['weapon', 'lord', 'priest', 'supply', 'supply', 'supply', 'horse', 'amulet'];
const MIDDLE: Place = [4, 4];
const GATE: Place = [4, 2];
/** Decks that something can be suspended from. */
const TEN = times<CardName>(10, 'supply');
const FULL = { 0: TEN, 1: TEN, 2: TEN, 3: TEN } as const;

const ROYAL = ['stormgates', 'heroic', 'royals'] as const;
/** Cities that a queen or a king could make more of, of friend and foe. */
const REALMS: readonly TileSpec[] = [
  { at: [3, 3], card: 'barfolk city3', level: 4, owner: 0 },
  { at: [3, 5], card: 'cloudborn city3', level: 5, owner: 0 },
  { at: [5, 3], card: 'emberians city3', level: 4, owner: 0 },
  { at: [5, 5], card: 'islanders city3', level: 6, owner: 2 },
];
const COURT: readonly CardName[] = ['amulet', 'tent', 'title', 'supply', 'supply', 'weapon'];

const GREAT_NAMES: readonly KindName[] = [
  ...new Set(Array.from({ length: CARDS }, (_, card) => printedKind(card)).filter((card) => isGreat(BASE_BOX, card))),
].map((kind) => item(KIND_NAMES, kind));

const withGreat =
  (great: KindName, day: number) =>
  (seed: string): GameState =>
    arrange({
      seed,
      day,
      config: standardConfig(4, ['advanced'], { staffSwaps: true, weeks: 3 }),
      tiles: CROSSING,
      hands: { 0: [great, 'title', 'scroll', 'friman', 'chief', 'supply', 'supply', 'weapon'], 1: READY },
      heroes: { 0: [MIDDLE, [3, 4]], 1: [MIDDLE, [4, 5]] },
    });

/** Everybody has a potion, and a hero of seat 0 who meets one of seat 1 stands where two more are sold. */
function withPotions(seed: string): GameState {
  const s = storm({
    seed,
    config: stormConfig(['advanced', 'bilkarr'], { weeks: 5 }),
    day: 9,
    shelters: FULL,
    hands: { 0: STRONG, 1: READY, 2: READY, 3: READY },
    heroes: { 0: [GATE], 1: [GATE] },
  });
  give(s, 0, 'eclipse');
  give(s, 1, 'frosthand');
  give(s, 2, 'weakness');
  give(s, 3, 'colossus');
  return bring(s, squareAt(s.rules.columns, GATE));
}

/** Fifteen cities of seat 0 and its start: every token is on the map. */
function everyToken(seed: string): GameState {
  const factions = ['barfolk', 'cloudborn', 'emberians', 'islanders'] as const;
  const cards = (['city3', 'city2straight', 'city2turn', 'city1'] as const).flatMap((kind) =>
    factions.map((faction): CardName => `${faction} ${kind}`),
  );
  const places: readonly Place[] = [
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [7, 2],
    [7, 3],
    [7, 4],
    [7, 5],
    [7, 6],
    [3, 1],
    [3, 2],
    [3, 6],
    [3, 7],
    [5, 1],
  ];
  const tiles = places.map((at, i): TileSpec => ({ at, card: item(cards, i), level: i < 7 ? 2 : 3, owner: 0 }));
  const enemy = placeOfCity(arrange({ seed }), 1);
  return arrange({
    seed,
    config: standardConfig(4, [], { weeks: 3 }),
    tiles,
    hands: { 0: STRONG, 1: READY },
    heroes: { 0: [enemy], 1: [enemy], 2: [enemy] },
  });
}

function placeOfCity(s: GameState, seat: number): Place {
  const square = [...s.tile.keys()].findIndex((one) => s.holder[one] === seat);
  return [Math.floor(square / 7) + 1, (square % 7) + 1];
}

/** A city that nobody holds, with heroes of two players on it. */
function ownerless(seed: string): GameState {
  const at = placeOfCity(arrange({ seed }), 2);
  const s = arrange({
    seed,
    config: standardConfig(4, [], { weeks: 3 }),
    hands: { 0: STRONG },
    heroes: { 0: [at], 1: [at, at] },
  });
  for (let square = 0; square < s.rules.squares; square++) {
    const tile = s.tile[square] ?? -1;
    if (tile < 0 || !isCity(s.rules, kindOf(s, tile)) || s.holder[square] !== 2) continue;
    s.holder[square] = NOBODY;
    s.level[square] = 0;
  }
  touchMap(s);
  return s;
}

const volcano =
  (at: Place, ruler: number | null) =>
  (seed: string): GameState => {
    const s = arrange({
      seed,
      config: standardConfig(4, ['volcano', 'unbound'], { weeks: 3 }),
      hands: { 0: [...STRONG, 'sword', 'unbound lord', 'amulet'], 1: [...READY, 'shield'] },
      heroes: { 0: [at, at], 1: [at, [3, 4]] },
    });
    setSeals(s, 0, 0b1101);
    setSeals(s, 1, 0b0010);
    if (ruler !== null) {
      const peak = 24;
      s.holder[peak] = ruler;
      s.level[peak] = 8;
      touchMap(s);
    }
    return s;
  };

/** Trade in full swing: posts, chests, an artefact of each kind, cards enough to hide. */
const trading =
  (day: number) =>
  (seed: string): GameState =>
    layPosts(
      arrange({
        seed,
        day,
        config: standardConfig(4, ['unbound', 'stormgates', 'trade'], { weeks: 3 }),
        tiles: CROSSING,
        hands: {
          0: [
            'chest',
            'chest',
            'horse',
            'title',
            'amulet',
            'supply',
            'supply',
            'stardust',
            'friman',
            'friman',
            'scroll',
          ],
          1: [...READY, 'stardust'],
        },
        heroes: {
          0: [MIDDLE, [3, 4]],
          1: [
            [3, 4],
            [4, 5],
          ],
        },
      }),
      0,
      [3, 4],
      ...(day % 2 === 0 ? ([[4, 5]] as const) : []),
    );

const EXPANSION_GREATS: readonly KindName[] = ['arrow', 'purse', 'banner', 'cloak', 'crystal', 'mask', 'lostscroll'];

/** Each of the new Great Artefacts where it is of use: enemies around, a shelter, a limbo, own cities near, a battle to come. */
const withRelic =
  (great: KindName, day: number) =>
  (seed: string): GameState =>
    arrange({
      seed,
      day,
      config: standardConfig(4, ['advanced', 'unbound', 'stormgates', 'trade', 'relics', 'fate'], { weeks: 3 }),
      tiles: [
        ...CROSSING,
        { at: [2, 3], card: 'barfolk city1', level: 2, owner: 0 },
        { at: [3, 5], card: 'emberians city1', level: 1, owner: 0 },
      ],
      hands: {
        0: [
          great === 'mask' ? 'supply' : great,
          'barfolk weapon',
          'barfolk lord',
          'title',
          'friman',
          'supply',
          'supply',
        ],
        1: [great === 'mask' ? great : 'supply', 'weapon', 'chief', 'friman', 'horse', 'amulet', 'stardust'],
      },
      shelters: { 0: ['friman', 'friman', 'chief', 'weapon', 'unbound priest'], 1: ['chief'] },
      limbo: ['lord', 'chest', 'supply'],
      heroes: { 0: [MIDDLE, [3, 4]], 1: [MIDDLE, [4, 5]] },
    });

/** The ruins about to fall to somebody who may draw fate, and a copy in another hand. */
const fateful =
  (owned: readonly CardName[], copy: boolean) =>
  (seed: string): GameState =>
    arrange({
      seed,
      day: 2,
      config: standardConfig(4, ['stormgates', 'trade', 'relics', 'fate'], { weeks: 3 }),
      tiles: CROSSING,
      hands: { 0: [...STRONG, 'lord', 'lord', ...owned], 1: copy ? [...READY, 'fate1'] : READY },
      shelters: { 2: ['horn'], 3: ['shield'] },
      heroes: { 0: [MIDDLE, MIDDLE], 1: [MIDDLE] },
    });

/** Seat 0 holds the copy, and others own what it may stand for. */
const copying = (seed: string): GameState =>
  arrange({
    seed,
    day: 5,
    config: standardConfig(4, ['stormgates', 'trade', 'relics', 'fate'], { weeks: 3 }),
    tiles: CROSSING,
    hands: { 0: ['fate1', 'title', 'friman', 'chief', 'supply', 'weapon'], 1: READY },
    shelters: { 1: ['book'], 2: ['pavilion'], 3: ['arrow'] },
    heroes: { 0: [MIDDLE, [3, 4]], 1: [MIDDLE, [4, 5]] },
  });

/** Decks of ten cards and more. */
const PLENTY = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, times<CardName>(10, 'supply')]));

const VALLEY_MODULES = ['trade', 'relics', 'fate', 'royals'] as const;
/** On the King's bridge with Great Artefacts everywhere, and cities to raise and lower. */
const onBridge = (seed: string, royal = 3): GameState => {
  const s = valley({
    seed,
    config: valleysConfig(VALLEY_MODULES, { connection: BRIDGE, weeks: 3 }),
    hands: { 0: ['supply', 'supply', 'supply', 'horn', 'fate1'], 1: READY },
    shelters: { ...FULL, 0: ['crown', ...TEN], 1: [...TEN, 'book'] },
    nations: { 0: ['staff', 'supply', 'friman', 'lord'] },
    camps: { 0: [{ tent: 'pavilion', cards: ['barfolk lord'] }] },
  });
  holdCity(s, 0, wide(2, 4), royal);
  return holdCity(s, 0, wide(2, 8), 4);
};
const exploring = (seed: string): GameState => {
  const s = valley({
    seed,
    config: valleysConfig(['teams', 'trade'], { weeks: 3 }),
    hands: { 0: ['friman', 'friman', 'friman', 'tool', 'supply', 'supply', 'weapon', 'lord'], 1: READY },
    shelters: FULL,
    heroes: {
      0: [
        [3, 4],
        [4, 8],
      ],
      1: [[3, 4]],
    },
  });
  open(s, item(ROADS, 0), item(ROADS, 1));
  own(s, 1, item(CORNERS, 2));
  return own(s, 0, ...QUEENS_CORNERS);
};

export const RARE: readonly { readonly name: string; readonly start: (seed: string) => GameState }[] = [
  ...GREAT_NAMES.map((great, i) => ({ name: great, start: withGreat(great, 1 + (i % 7)) })),
  { name: 'exploring a valley', start: exploring },
  {
    name: 'a building of a valley that nobody has',
    start: (seed) => {
      const s = open(exploring(seed), item(CORNERS, 0));
      s.hero[0] = item(CORNERS, 0);
      return s;
    },
  },
  { name: 'on the mountain pass', start: (seed) => stepOnto(exploring(seed)) },
  { name: 'on the King’s bridge', start: (seed) => stepOnto(onBridge(seed)) },
  { name: 'on the bridge with a residence', start: (seed) => stepOnto(onBridge(seed, 5)) },
  { name: 'under a gate', start: (seed) => jump(onBridge(seed), 'barfolk', 'emberians') },
  {
    name: 'a fourth card for the ambush',
    start: (seed) =>
      arrange({
        seed,
        die: 4,
        day: 3,
        config: standardConfig(4, [], { weeks: 3 }),
        hands: { 0: ['amulet', 'amulet', 'friman', 'chief', 'supply', 'lord'] },
        ambushes: { 0: ['friman', 'tool', 'priest'] },
      }),
  },
  {
    name: 'the ruins about to fall',
    start: (seed) =>
      arrange({
        seed,
        day: 2,
        config: standardConfig(4, ['harder'], { weeks: 3 }),
        tiles: CROSSING,
        hands: { 0: [...STRONG, 'lord', 'lord'], 1: READY },
        heroes: { 0: [MIDDLE, MIDDLE], 1: [MIDDLE] },
      }),
  },
  {
    name: 'a neutral city about to fall',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ['advanced'], { weeks: 3 }),
        tiles: CROSSING,
        hands: { 0: STRONG, 1: READY },
        heroes: { 0: [[2, 4]], 1: [[2, 4]] },
      }),
  },
  {
    name: 'without start cities',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(3, ['nocities', 'unbound'], { weeks: 3 }),
        hands: { 0: [...STRONG, 'unbound chief'] },
        heroes: { 0: [[1, 4]], 1: [[1, 4]] },
      }),
  },
  { name: 'every token on the map', start: everyToken },
  { name: 'a city without owner', start: ownerless },
  { name: 'a sanctuary about to fall', start: volcano([3, 5], null) },
  { name: 'what a sanctuary hides', start: () => atHoard({ weeks: 3 }) },
  { name: 'what a third sanctuary hides', start: atFullHoard },
  { name: 'the Keeper', start: volcano(MIDDLE, null) },
  { name: 'the ruler of the peak', start: volcano(MIDDLE, 1) },
  {
    name: 'Fanatics at war and at work, some of them in tents and ambushes',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ['unbound', 'advanced', 'fanatics'], { weeks: 3 }),
        tiles: CROSSING,
        hands: {
          0: ['weapon', 'fanatic lord', 'fanatic friman', 'unbound friman', 'supply', 'supply', 'title', 'chief'],
          1: ['fanatic priest', 'fanatic chief', 'supply', 'supply', 'horse', 'weapon', 'title', 'friman'],
        },
        decks: { chief: ['fanatic chief'], lord: ['fanatic lord'] },
        ambushes: { 1: ['fanatic friman', 'scroll'] },
        camps: { 1: [{ tent: 'tent', cards: ['fanatic priest', 'supply'] }] },
        heroes: { 0: [MIDDLE, MIDDLE], 1: [MIDDLE, MIDDLE] },
      }),
  },
  {
    name: 'the Unbound at war, with tents and ambushes',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ['unbound', 'advanced'], { weeks: 3 }),
        tiles: CROSSING,
        hands: {
          0: ['weapon', 'unbound lord', 'unbound friman', 'supply', 'supply', 'amulet', 'title'],
          1: ['unbound priest', 'unbound chief', 'supply', 'supply', 'horse', 'weapon'],
        },
        ambushes: { 1: ['lord', 'scroll'] },
        camps: { 1: [{ tent: 'tent', cards: ['lord', 'supply'] }] },
        heroes: { 0: [MIDDLE, MIDDLE], 1: [MIDDLE, MIDDLE] },
      }),
  },
  {
    name: 'a Staff that changes several cards',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ['stormgates'], { weeks: 3 }),
        tiles: CROSSING,
        hands: { 0: ['staff', ...STRONG], 1: READY },
        heroes: { 0: [MIDDLE], 1: [MIDDLE] },
      }),
  },
  {
    name: 'teams at war on one crossing',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ['teams', 'unbound'], { weeks: 3 }),
        tiles: CROSSING,
        hands: { 0: STRONG, 1: READY, 2: READY, 3: READY },
        heroes: { 0: [MIDDLE], 1: [MIDDLE, [3, 4]], 2: [MIDDLE, MIDDLE], 3: [MIDDLE] },
      }),
  },
  {
    name: 'three against two, who have been attacked enough',
    start: (seed) => {
      const s = arrange({
        seed,
        config: standardConfig(5, ['stormgates', 'teams', 'draft'], { weeks: 2, twoAttacks: true }),
        factions: FACTION_NAMES.slice(0, 5),
        hands: { 0: STRONG, 1: READY, 2: READY, 3: READY, 4: READY },
        heroes: { 0: [MIDDLE], 1: [MIDDLE, MIDDLE], 2: [MIDDLE], 3: [MIDDLE, MIDDLE], 4: [MIDDLE] },
      });
      return s;
    },
  },
  {
    name: 'a draft of six in teams',
    start: (seed) => {
      const s = createGame(standardConfig(6, ['stormgates', 'teams', 'unbound', 'draft'], { weeks: 1 }), seed);
      while (decision(s)?.kind !== 'draft') step(s, item(legalActions(s), 0));
      return s;
    },
  },
  {
    name: 'two players, a crowded crossing',
    start: (seed) =>
      arrange({
        seed,
        day: 7,
        config: standardConfig(2, ['advanced'], { weeks: 3, staffSwaps: true }),
        tiles: CROSSING,
        hands: { 0: STRONG, 1: READY },
        heroes: { 0: [MIDDLE, [4, 5]], 1: [MIDDLE, [3, 4]] },
      }),
  },
  ...(
    [
      'stormArtefact',
      'stormRoad',
      'stormLand',
      'stormEcho',
      'stormRank',
      'stormCity',
      'stormLimbo',
      'stormTent',
    ] as const
  ).map((name) => ({
    name: `in the storm: ${name}`,
    start: (seed: string) => inStorm(name, { seed, shelters: FULL }),
  })),
  {
    name: 'kings and queens in full swing',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ROYAL, { weeks: 5, level4Cities: 8 }),
        day: 21,
        first: 1,
        turn: 0,
        tiles: [...CROSSING, ...REALMS],
        hands: { 0: [...COURT, 'barfolk queen', 'barfolk king'], 1: READY, 2: READY, 3: READY },
        nations: { 1: [...TEN, 'cloudborn queen'], 2: [...TEN, 'emberians king'] },
        shelters: { ...FULL, 1: ['cloudborn king', ...TEN] },
        heroes: { 0: [[3, 3], MIDDLE], 1: [MIDDLE], 2: [[5, 5]] },
      }),
  },
  {
    name: 'before the second checkpoint',
    start: (seed) =>
      arrange({
        seed,
        config: standardConfig(4, ROYAL, { weeks: 5, level4Cities: 8 }),
        day: 14,
        first: 1,
        turn: 0,
        tiles: [...CROSSING, ...REALMS],
        hands: { 0: COURT, 1: READY, 2: READY, 3: READY },
        nations: { 0: TEN, 1: TEN, 2: TEN.slice(4), 3: [] },
        shelters: FULL,
        heroes: { 0: [[3, 3]], 1: [MIDDLE] },
      }),
  },
  {
    name: 'before a jump',
    start: (seed) =>
      storm({
        seed,
        config: stormConfig(['advanced', 'unbound'], { weeks: 3 }),
        shelters: FULL,
        day: 7,
        hands: { 0: ['supply', 'supply', 'supply', 'horse', 'friman', 'lord', 'hammer'], 1: READY },
        heroes: {
          0: [
            [4, 1],
            [6, 2],
          ],
          1: [[2, 6]],
        },
      }),
  },
  { name: 'trade with one post', start: trading(3) },
  { name: 'trade with both posts', start: trading(4) },
  {
    name: 'supplies at a star post',
    start: (seed) => atPost({ seed, nations: PLENTY, hands: { 0: times<CardName>(5, 'supply') } }, true),
  },
  ...EXPANSION_GREATS.map((great, i) => ({ name: great, start: withRelic(great, 1 + (i % 7)) })),
  { name: 'fate at the ruins', start: fateful([], false) },
  { name: 'fate for who owns enough', start: fateful(['staff'], true) },
  { name: 'a copy in the hand', start: copying },
  { name: 'a chest in the limbo', start: (seed) => hiding({ seed, nations: PLENTY }) },
  { name: 'the Mask in a battle', start: (seed) => masked({ seed, nations: PLENTY }) },
  ...TERRAIN_NAMES.map((terrain) => ({
    name: `a tribute: ${terrain}`,
    start: (seed: string): GameState => granted(terrain, { seed, shelters: FULL, modules: ['advanced', 'heroic'] }),
  })),
  { name: 'the Lost Scroll, as its inventor has it', start: (seed) => guesting({ seed, nations: PLENTY }) },
  { name: 'potions on all sides, and Bilkarr', start: withPotions },
  { name: 'the rest pile in sight', start: (seed) => searchingRest({ seed, nations: PLENTY }) },
];
