/**
 * The lessons. Positions are laid on the board of two: the learner's city above on the left, the other's below on the right,
 * two cities of nobody on the other corners, the ruins in the middle. Every one is played against the rules by a test.
 */
import { standardConfig, type Arrangement, type CardName } from '@battalia/engine';
import type { Lesson, LessonId } from './lesson';

/** A day on which the oracle does nothing for what is taught, unless it is the oracle that is. */
const QUIET = 2;

const CONFIG = standardConfig(2);

type Tiles = NonNullable<Arrangement['tiles']>;

const corners = (level: number, home: Home): Tiles => [
  { at: [2, 2], ...home, level, owner: 0 },
  { at: [6, 6], card: 'islanders city4', level: 1, owner: 1 },
  { at: [2, 6], card: 'cloudborn city4', level: 4 },
  { at: [6, 2], card: 'islanders city4', level: 4 },
  { at: [4, 4], card: 'ruins' },
];

/** The learner's city: with roads to all sides, unless they matter. */
type Home = Pick<Tiles[number], 'card' | 'quarters'>;
const OPEN: Home = { card: 'barfolk city4' };
const EASTWARD: Home = { card: 'barfolk city1', quarters: 1 };

/** Roads from the learner's city to the right, up to a column. */
const roadTo = (column: number): Tiles =>
  Array.from({ length: column - 2 }, (_, i) => ({ at: [2, 3 + i], card: 'barfolk straight', quarters: 1 }) as const);

interface Scene extends Pick<
  Arrangement,
  'day' | 'step' | 'turn' | 'heroes' | 'camps' | 'die' | 'shelters' | 'ambushes'
> {
  readonly hand: readonly CardName[];
  /** The other's. */
  readonly against?: readonly CardName[];
  readonly city?: number;
  readonly home?: Home;
  readonly roads?: Tiles;
}

function scene({ hand, against, city = 1, home = OPEN, roads = [], day = QUIET, ...rest }: Scene): Arrangement {
  return {
    config: CONFIG,
    seed: 'lesson',
    factions: ['barfolk', 'islanders'],
    bare: true,
    day,
    tiles: [...corners(city, home), ...roads],
    hands: { 0: hand, ...(against === undefined ? {} : { 1: against }) },
    ...rest,
  };
}

const LESSONS: Readonly<Record<LessonId, Lesson['steps']>> = {
  hire: [
    {
      id: 'friman',
      position: scene({ hand: ['supply', 'supply', 'supply', 'supply', 'supply', 'barfolk friman'] }),
      goal: { kind: 'hire', thing: 'friman' },
    },
    { id: 'chief', goal: { kind: 'hire', thing: 'chief' }, early: true },
    { id: 'end', goal: { kind: 'endTurn' } },
    {
      id: 'city',
      position: scene({
        day: 4,
        hand: ['barfolk friman', 'barfolk friman', 'cloudborn friman', 'barfolk chief', 'supply', 'supply'],
        roads: roadTo(3),
      }),
      goal: { kind: 'build', level: 1 },
      shown: { kind: 'build', thing: 'city4' },
    },
    { id: 'placeCity', goal: { kind: 'place' } },
  ],
  create: [
    {
      id: 'tool',
      position: scene({
        hand: ['barfolk friman', 'barfolk friman', 'cloudborn friman', 'barfolk chief', 'supply', 'supply'],
      }),
      goal: { kind: 'create', thing: 'tool' },
    },
    { id: 'horse', goal: { kind: 'create', thing: 'horse' }, early: true },
    {
      id: 'weapon',
      position: scene({ day: 5, hand: ['barfolk tool', 'barfolk chief', 'supply'] }),
      goal: { kind: 'create', thing: 'weapon' },
    },
    {
      id: 'pair',
      position: scene({
        day: 5,
        hand: ['barfolk friman', 'barfolk friman', 'cloudborn friman', 'cloudborn friman', 'barfolk chief', 'supply'],
      }),
      goal: { kind: 'create', thing: 'tent' },
      alone: true,
    },
    { id: 'rest', goal: { kind: 'create', thing: 'tool' }, early: true, alone: true },
  ],
  build: [
    {
      id: 'road',
      position: scene({
        hand: ['barfolk friman', 'barfolk friman', 'barfolk friman', 'cloudborn friman', 'cloudborn friman', 'supply'],
      }),
      goal: { kind: 'build', level: 0 },
      shown: { kind: 'build', thing: 'straight' },
    },
    { id: 'placeRoad', goal: { kind: 'place' } },
    { id: 'city', goal: { kind: 'build', level: 1 }, shown: { kind: 'build', thing: 'city4' } },
    { id: 'placeCity', goal: { kind: 'place' } },
    {
      // One way leads beside the ruins, the other beside a city of nobody: a city lies at the end of a junction or nowhere.
      id: 'junction',
      position: scene({
        day: 4,
        hand: ['barfolk friman', 'barfolk friman', 'barfolk friman', 'cloudborn friman', 'cloudborn friman', 'supply'],
        home: EASTWARD,
        roads: [...roadTo(3), { at: [2, 4], card: 'barfolk tee', quarters: 1 }],
      }),
      goal: { kind: 'build', thing: ['tee', 'crossroad'] },
      alone: true,
    },
    { id: 'placeJunction', goal: { kind: 'place' }, shown: { kind: 'place', to: [3, 4] } },
    {
      id: 'second',
      goal: { kind: 'build', level: 1 },
      shown: { kind: 'build', thing: 'city4' },
      alone: true,
    },
    { id: 'placeSecond', goal: { kind: 'place' } },
  ],
  upgrade: [
    {
      id: 'two',
      position: scene({
        hand: ['barfolk chief', 'cloudborn chief', 'barfolk priest', 'islanders priest', 'supply', 'supply'],
        roads: roadTo(3),
      }),
      goal: { kind: 'upgrade' },
    },
    { id: 'three', goal: { kind: 'upgrade' } },
    {
      id: 'found',
      position: scene({
        day: 4,
        hand: ['barfolk chief', 'cloudborn chief', 'islanders chief', 'supply', 'supply'],
        roads: roadTo(3),
      }),
      goal: { kind: 'build', level: 2 },
      shown: { kind: 'build', level: 2, thing: 'city4' },
    },
    { id: 'placeFound', goal: { kind: 'place' } },
    {
      id: 'larger',
      position: scene({
        day: 6,
        hand: ['barfolk lord', 'islanders lord', 'barfolk chief', 'cloudborn chief', 'supply'],
        roads: [...roadTo(3), { at: [2, 4], card: 'cloudborn city4', level: 3, owner: 0 }],
      }),
      goal: { kind: 'upgrade', to: [2, 4] },
      alone: true,
    },
    { id: 'smaller', goal: { kind: 'upgrade', to: [2, 2] }, early: true, alone: true },
  ],
  cohort: [
    {
      id: 'cohort',
      position: scene({
        step: 'opening',
        hand: ['barfolk friman', 'barfolk chief', 'barfolk horse', 'cloudborn friman', 'supply', 'supply'],
      }),
      goal: { kind: 'cohort', draw: 1 },
    },
    {
      id: 'mulligan',
      position: scene({
        step: 'opening',
        hand: ['islanders lord', 'cloudborn scroll', 'barfolk title', 'supply', 'islanders tent', 'cloudborn horse'],
      }),
      goal: { kind: 'mulligan' },
    },
    {
      id: 'lit',
      position: scene({ day: 8, hand: ['barfolk tool', 'islanders chief', 'supply'], roads: roadTo(3) }),
      goal: { kind: 'build', level: 1 },
      shown: { kind: 'build', thing: 'city4' },
    },
    { id: 'placeLit', goal: { kind: 'place' } },
    {
      id: 'choose',
      position: scene({
        step: 'opening',
        hand: [
          'islanders friman',
          'islanders chief',
          'islanders horse',
          'islanders priest',
          'cloudborn scroll',
          'supply',
        ],
      }),
      goal: { kind: 'cohort', draw: 2 },
      alone: true,
    },
  ],
  hero: [
    {
      id: 'recruit',
      position: scene({
        day: 5,
        hand: ['barfolk weapon', 'supply', 'supply', 'supply', 'barfolk horse', 'barfolk friman'],
        roads: roadTo(5),
      }),
      goal: { kind: 'recruit' },
    },
    { id: 'walk', goal: { kind: 'move', pay: 'supply' }, shown: { kind: 'move', to: [2, 3], pay: 'supply' } },
    { id: 'ride', goal: { kind: 'move', to: [2, 6] } },
    {
      id: 'far',
      position: scene({
        day: 5,
        hand: ['barfolk horse', 'supply', 'supply', 'supply', 'barfolk weapon'],
        roads: roadTo(5),
        heroes: { 0: [[2, 2]] },
      }),
      goal: { kind: 'move', to: [2, 6] },
      ways: [{ kind: 'move' }],
      alone: true,
    },
    { id: 'second', goal: { kind: 'recruit' }, early: true, alone: true },
  ],
  battle: [
    {
      id: 'attack',
      position: scene({
        day: 5,
        hand: ['barfolk weapon', 'barfolk priest', 'cloudborn chief', 'supply', 'supply'],
        roads: roadTo(5),
        heroes: { 0: [[2, 6]] },
      }),
      goal: { kind: 'attack' },
    },
    {
      id: 'win',
      goal: { kind: 'stand' },
      shown: { kind: 'lay', card: 'priest' },
      ways: [{ kind: 'lay', card: 'priest' }, { kind: 'attack' }],
    },
    {
      id: 'reply',
      position: scene({
        day: 5,
        turn: 1,
        city: 2,
        hand: ['barfolk priest', 'cloudborn friman', 'supply', 'supply'],
        against: ['islanders weapon', 'islanders chief'],
        heroes: { 1: [[2, 2]] },
      }),
      before: [{ kind: 'attack' }, { kind: 'lay' }, { kind: 'stand' }],
      goal: { kind: 'fight' },
    },
    {
      id: 'hold',
      goal: { kind: 'stand' },
      shown: { kind: 'lay', card: 'priest' },
      ways: [{ kind: 'lay', card: 'priest' }],
    },
    {
      id: 'again',
      position: scene({
        day: 5,
        hand: ['barfolk weapon', 'cloudborn lord', 'barfolk chief', 'barfolk friman', 'supply'],
        roads: roadTo(5),
        heroes: { 0: [[2, 6]] },
      }),
      goal: { kind: 'attack' },
      alone: true,
    },
    {
      id: 'take',
      goal: { kind: 'stand' },
      shown: { kind: 'lay', card: 'lord' },
      ways: [{ kind: 'lay' }, { kind: 'attack' }],
      alone: true,
    },
  ],
  keep: [
    {
      id: 'ambush',
      position: scene({
        hand: ['barfolk lord', 'cloudborn friman', 'supply', 'supply'],
        shelters: { 0: ['barfolk friman', 'barfolk friman', 'barfolk chief', 'supply', 'supply', 'supply'] },
      }),
      goal: { kind: 'ambush', card: 'lord' },
    },
    {
      id: 'tent',
      position: scene({ hand: ['barfolk tent', 'barfolk chief', 'supply', 'cloudborn friman'] }),
      goal: { kind: 'station', card: 'chief' },
    },
    {
      id: 'decamp',
      position: scene({
        day: 3,
        hand: ['cloudborn chief', 'supply', 'supply', 'barfolk friman'],
        camps: { 0: [{ tent: 'barfolk tent', cards: ['barfolk chief'] }] },
      }),
      goal: { kind: 'decamp' },
    },
    { id: 'use', goal: { kind: 'upgrade' } },
    {
      id: 'raise',
      position: scene({
        day: 4,
        step: 'opening',
        city: 3,
        hand: ['cloudborn lord', 'islanders horse', 'barfolk friman', 'supply', 'supply', 'supply'],
        ambushes: { 0: ['barfolk lord'] },
      }),
      goal: { kind: 'begin' },
    },
    { id: 'lords', goal: { kind: 'upgrade' }, alone: true },
  ],
  change: [
    {
      id: 'promote',
      position: scene({ day: 7, hand: ['barfolk title', 'barfolk friman', 'cloudborn chief', 'supply'] }),
      goal: { kind: 'promote', card: 'friman' },
    },
    { id: 'useTitle', goal: { kind: 'upgrade' } },
    {
      id: 'scroll',
      position: scene({
        day: 7,
        hand: ['barfolk scroll', 'islanders chief', 'barfolk friman', 'barfolk priest', 'supply'],
      }),
      goal: { kind: 'convert', card: 'chief', faction: 'barfolk' },
    },
    {
      id: 'amulet',
      position: scene({ day: 7, die: 2, hand: ['barfolk amulet', 'barfolk chief', 'supply'] }),
      goal: { kind: 'charm', card: 'chief' },
    },
    { id: 'useAmulet', goal: { kind: 'upgrade' } },
    {
      id: 'chain',
      position: scene({ day: 7, city: 2, hand: ['barfolk title', 'cloudborn chief', 'barfolk priest', 'supply'] }),
      goal: { kind: 'promote', card: 'chief' },
      alone: true,
    },
    { id: 'last', goal: { kind: 'upgrade' }, alone: true },
  ],
};

export const lessonOf = (id: LessonId): Lesson => ({ id, steps: LESSONS[id] });
