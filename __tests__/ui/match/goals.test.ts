import {
  boxOf,
  apply,
  CREATE_COSTS,
  debug,
  handOf,
  hasToken,
  HIRE_COSTS,
  item,
  legalActions,
  LORD,
  missingFor,
  pays,
  refusal,
  standardConfig,
  touchMap,
  viewFor,
  type Card,
  type GameState,
  BASE_BOX,
  type Goal,
} from '@battalia/engine/testing';
import { lacksOf, leadsAnywhere, offersOfLine, siteless } from '@/ui/screens/match/lines/goals';
import { playableOf } from '@/ui/screens/match/lines/line';
import { setSeals } from '../../engine/volcano';

const { arrange, named } = debug;
const inHand = (s: GameState, name: debug.CardName, skip = 0) => named(s, handOf(0), name, skip);
const sit = (s: GameState) => ({ view: viewFor(s, 0), legal: legalActions(s), playable: playableOf(viewFor(s, 0)) });
const lacks = (s: GameState, ...line: readonly Card[]) => {
  const { view, legal, playable } = sit(s);
  return lacksOf(view, legal, line, playable);
};
const isHire =
  (unit: number) =>
  ({ goal }: { readonly goal: Goal }) =>
    goal.kind === 'hire' && goal.unit === unit;

/** Three low cities beside the one of the start. */
const HAND = arrange({ hands: { 0: ['supply', 'supply', 'supply', 'barfolk friman', 'tool', 'emberians chief'] } });

test('[HIRE-01] two supplies lack three more for a lord, whether the hand has them or not', () => {
  const lord = lacks(HAND, inHand(HAND, 'supply'), inHand(HAND, 'supply', 1)).find(isHire(LORD));
  expect(lord).toMatchObject({ count: 3, missing: { supplies: 3, frimen: 0 }, fill: null });
});

test('what the hand can complete comes first, and its cards pay', () => {
  const found = lacks(HAND, inHand(HAND, 'supply'));
  const fills = found.flatMap(({ fill }) => (fill === null ? [] : [fill]));
  expect(fills.length).toBeGreaterThan(0);
  expect(found.findIndex(({ fill }) => fill === null)).toBe(fills.length);
  for (const fill of fills) expect(apply(HAND, fill).ok).toBe(true);
});

test('[LINE-02] a tool stands for up to two frimen: it lacks one friman for another tool', () => {
  const create = lacks(HAND, inHand(HAND, 'tool')).find(({ goal }) => goal.kind === 'create' && goal.artefact === 5);
  expect(create).toMatchObject({ count: 1, missing: { frimen: 1 } });
});

test('a line that pays lacks nothing, and one with a card too many leads nowhere', () => {
  const [, cost] = item(CREATE_COSTS, 1);
  expect(
    missingFor(
      BASE_BOX,
      [
        { kind: 1, wild: false },
        { kind: 0, wild: false },
        { kind: 0, wild: false },
      ],
      cost,
    ),
  ).toMatchObject({ frimen: 0, chiefs: 0 });
  expect(missingFor(BASE_BOX, [{ kind: 4, wild: false }], cost)).toBeNull();
  const { view, playable } = sit(HAND);
  const all = playable.map(({ card }) => card);
  expect(leadsAnywhere(view, all, playable)).toBe(false);
  expect(leadsAnywhere(view, [inHand(HAND, 'supply')], playable)).toBe(true);
});

test('what is said to be missing makes the line pay', () => {
  const { view, playable } = sit(HAND);
  const line = [inHand(HAND, 'supply'), inHand(HAND, 'emberians chief')];
  let told = 0;
  for (const { cost } of view.goals) {
    const missing = missingFor(BASE_BOX, offersOfLine(line, playable), cost);
    if (missing === null) continue;
    told++;
    const added = [
      ...Array.from({ length: missing.frimen }, () => 0),
      ...Array.from({ length: missing.chiefs }, () => 1),
      ...Array.from({ length: missing.priests }, () => 2),
      ...Array.from({ length: missing.lords }, () => 3),
      ...Array.from({ length: missing.supplies }, () => 4),
      ...Array.from({ length: missing.weapons }, () => 6),
      ...Array.from({ length: missing.horses }, () => 11),
    ].map((kind) => ({ kind, wild: false }));
    expect(pays(boxOf(view), [...offersOfLine(line, playable), ...added], cost)).toBe(true);
  }
  expect(told).toBeGreaterThan(0);
});

test('[CREATE-03] nothing is promised from an empty deck', () => {
  const s = arrange({ hands: { 0: ['supply'] }, left: { lord: 0 } });
  const hires = viewFor(s, 0).goals.filter((goal) => goal.kind === 'hire');
  expect(hires.some(({ unit }) => unit === LORD)).toBe(false);
  expect(hires).toHaveLength(HIRE_COSTS.length - 1);
});

test('[ALT-02] without any city a hero can be recruited in the ruins, and the hint says what is missing', () => {
  const s = arrange({
    config: standardConfig(2, ['nocities']),
    factions: ['barfolk', 'cloudborn'],
    hands: { 0: ['barfolk weapon', 'supply', 'supply'] },
  });
  const recruit = lacks(s, inHand(s, 'barfolk weapon')).find(({ goal }) => goal.kind === 'recruit');
  expect(recruit).toMatchObject({ count: 2, missing: { supplies: 2 }, fill: { kind: 'recruit' } });
});

test('[VOL-02, BUILD-09] a seal takes a token: with none left no hint promises a city of level 1', () => {
  const config = standardConfig(2, ['volcano']);
  const s = arrange({
    config,
    factions: ['barfolk', 'cloudborn'],
    hands: { 0: ['barfolk friman', 'barfolk friman', 'barfolk friman'] },
    tiles: [
      { at: [2, 4], card: 'barfolk city1', level: 1, owner: 0 },
      { at: [4, 6], card: 'cloudborn city1', level: 1, owner: 0 },
      { at: [6, 4], card: 'emberians city1', level: 1, owner: 0 },
    ],
  });
  const promised = (state: GameState) =>
    lacks(state, inHand(state, 'barfolk friman')).some(({ goal }) => goal.kind === 'city' && goal.level === 1);
  expect(promised(s)).toBe(true);
  setSeals(s, 0, 0b1111);
  touchMap(s);
  expect(hasToken(s, 0, 1)).toBe(false);
  expect(promised(s)).toBe(false);
});

describe('[BUILD-03] three frimen pay for a city', () => {
  const frimen = { 0: ['barfolk friman', 'barfolk friman', 'islanders friman'] } as const;
  const unbuilt = (s: GameState) => {
    const { view, playable } = sit(s);
    const line = frimen[0].map((_, i) => item(playable, i).card);
    return siteless(view, line, playable, (action) => refusal(s, action)).map(({ kind }) => kind);
  };

  test('that has no square while every one beside the roads lies beside a city', () => {
    const tiles = [{ at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 }] as const;
    expect(unbuilt(arrange({ bare: true, hands: frimen, tiles }))).toEqual(['city']);
  });

  test('and nothing is said where there is one', () => {
    const tiles = [
      { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 4], card: 'barfolk straight', quarters: 1 },
    ] as const;
    expect(unbuilt(arrange({ bare: true, hands: frimen, tiles }))).toEqual([]);
  });
});
