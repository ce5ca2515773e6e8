/** What the planning bots think worth a look. */
import {
  debug,
  engineWith,
  item,
  MODULES,
  placeOf,
  squareAt,
  standardConfig,
  touchMap,
  type Action,
  type GameState,
  type Module,
  type Place,
} from '@battalia/engine/testing';
import { Evaluation } from '@/bots/evaluation';
import { Choices, keyOf } from '@/bots/options';
import { cardValues, CHIEF_WEIGHTS } from '@/bots/weights';
import { withProof } from '../engine/proof/games';
import { setSeals } from '../engine/volcano';

const PASSAGE: Place = [3, 4];
const SANCTUARY: Place = [3, 3];
const OTHER_SANCTUARY: Place = [5, 5];

/** Seat 0 with the Wings, a hero far from the volcano, and the seal of the first sanctuary. */
function winged(tiles: NonNullable<debug.Arrangement['tiles']> = [], seals = 1): GameState {
  const s = debug.arrange({
    config: standardConfig(2, ['volcano']),
    factions: ['barfolk', 'cloudborn'],
    hands: { 0: ['wings'] },
    heroes: { 0: [[2, 2]] },
    tiles,
  });
  setSeals(s, 0, seals);
  touchMap(s);
  return s;
}

const flights = (s: GameState): readonly string[] =>
  new Choices(new Evaluation(CHIEF_WEIGHTS).value)
    .fill(s, 0)
    .flatMap((action) => (action.kind === 'fly' ? [placeOf(s.rules.columns, action.to).join()] : []));

test('[VOL-01] nobody flies to a passage: there is nothing to take', () => {
  const s = winged();
  expect(debug.named(s, s.zone[s.tile[squareAt(s.rules.columns, PASSAGE)] ?? 0] ?? 0, 'passage')).toBeDefined();
  expect(flights(s)).not.toContain(PASSAGE.join());
});

test('[VOL-02] a sanctuary is worth a flight until its seal is won', () => {
  expect(flights(winged())).toContain(OTHER_SANCTUARY.join());
  expect(flights(winged())).not.toContain(SANCTUARY.join());
});

test('[RULE-14] without a free token no sanctuary is worth a flight', () => {
  const around: readonly Place[] = [2, 6].flatMap((side): Place[] => [
    [side, 3],
    [side, 4],
    [side, 5],
    [4, side],
  ]);
  const low = (['barfolk', 'cloudborn', 'emberians', 'islanders'] as const)
    .flatMap((faction) => [`${faction} city1`, `${faction} city3`] as const)
    .map((card, i) => ({ at: item(around, i), card, level: 1, owner: 0 }));
  expect(flights(winged(low))).not.toContain(OTHER_SANCTUARY.join());
});

test('actions with different kinds of cards are not taken for one another, however many kinds there are', () => {
  const many: Module = {
    id: 'many',
    kinds: Array.from({ length: 60 }, (_, i) => ({ name: `trinket ${i}`, class: 'artefact' as const })),
    cards: Array.from({ length: 60 }, (_, i) => ({ kind: `trinket ${i}` })),
  };
  const engine = engineWith([...MODULES, many]);
  const s = engine.createGame(standardConfig(2, withProof('many')), 'many');
  const one = [...new Map([...s.rules.kindOf].map((kind, card) => [kind, card])).values()];
  expect(one.length).toBe(92);
  const keys = new Set<number>();
  let actions = 0;
  const add = (action: Action) => {
    actions++;
    const key = keyOf(s, action);
    expect(Number.isSafeInteger(key)).toBe(true);
    keys.add(key);
  };
  for (const by of one)
    for (const card of one) {
      add({ kind: 'ambush', card: by, price: card });
      add({ kind: 'charm', by, card });
      for (const ranks of [1, 2]) add({ kind: 'promote', by, card, ranks });
      for (const faction of [0, 5]) add({ kind: 'convert', by, card, faction });
    }
  for (const [artefact] of s.rules.names.entries())
    for (const faction of [null, 0, 5]) add({ kind: 'create', artefact, pay: [], faction });
  expect(keys.size).toBe(actions);
});

test('a kind that nobody has weighed is worth as much as one of the core that is like it', () => {
  const guests: Module = {
    id: 'guests',
    kinds: [
      { name: 'duke', class: 'unit', rank: 4 },
      { name: 'idol', class: 'great' },
      { name: 'hill', class: 'tile', roads: 15 },
    ],
  };
  const { rules } = engineWith([...MODULES, guests]).createGame(standardConfig(2, withProof('guests')), 'guests');
  const values = cardValues(CHIEF_WEIGHTS, rules);
  const worth = (name: string) => values[rules.named[name] ?? -1];
  expect([worth('duke'), worth('idol'), worth('hill')]).toEqual([worth('lord'), worth('wings'), 0]);
  expect(worth('lord')).toBe(CHIEF_WEIGHTS.card.lord);
});
