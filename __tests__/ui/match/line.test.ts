import {
  apply,
  debug,
  handOf,
  HORSE,
  item,
  legalActions,
  viewFor,
  type Action,
  type Card,
  type GameState,
} from '@battalia/engine/testing';
import {
  canGrow,
  cardsOf,
  completed,
  covers,
  linesWait,
  playableOf,
  whatLineCanDo,
  type Playable,
} from '@/ui/screens/match/lines/line';

const { arrange, named } = debug;

function sitting(s: GameState): { readonly legal: readonly Action[]; readonly playable: readonly Playable[] } {
  return { legal: legalActions(s), playable: playableOf(viewFor(s, 0)) };
}
const can = (s: GameState, ...line: readonly Card[]): readonly Action[] => {
  const { legal, playable } = sitting(s);
  return whatLineCanDo(legal, line, playable);
};
const kinds = (actions: readonly Action[]) => [...new Set(actions.map(({ kind }) => kind))].sort();
const inHand = (s: GameState, name: debug.CardName, skip = 0) => named(s, handOf(0), name, skip);

const HAND = arrange({
  hands: { 0: ['supply', 'supply', 'supply', 'barfolk friman', 'barfolk friman', 'emberians chief'] },
});
const supplies = [0, 1, 2].map((skip) => inHand(HAND, 'supply', skip));

test('a line is what exactly its cards pay for', () => {
  const two = can(HAND, item(supplies, 0), item(supplies, 1));
  expect(kinds(two)).toContain('hire');
  expect(two.filter(({ kind }) => kind === 'hire')).toEqual([expect.objectContaining({ unit: 0 })]);
  expect(can(HAND, ...supplies).filter(({ kind }) => kind === 'hire')).toEqual([expect.objectContaining({ unit: 1 })]);
});

test('no card is no line', () => {
  expect(can(HAND)).toEqual([]);
});

test('of cards that are alike, those are paid that were picked', () => {
  const picked = [item(supplies, 1), item(supplies, 2)].sort((a, b) => a - b);
  const hire = can(HAND, ...picked).find(({ kind }) => kind === 'hire');
  expect(hire).toMatchObject({ pay: picked });
  if (!hire) throw new Error('nothing to hire');
  expect(apply(HAND, hire).ok).toBe(true);
});

test('the order in which cards are picked does not matter', () => {
  const [friman, supply] = [inHand(HAND, 'barfolk friman'), item(supplies, 2)];
  expect(can(HAND, friman, supply)).toEqual(can(HAND, supply, friman));
});

test('whatever any line of two offers, the engine accepts with the very cards that were picked', () => {
  const { playable } = sitting(HAND);
  let offered = 0;
  for (const one of playable) {
    for (const other of playable) {
      if (one === other) continue;
      for (const action of can(HAND, one.card, other.card)) {
        offered++;
        expect([...cardsOf(action, playable)].sort((a, b) => a - b)).toEqual(
          [one.card, other.card].sort((a, b) => a - b),
        );
        expect(apply(HAND, action)).toMatchObject({ ok: true });
      }
    }
  }
  expect(offered).toBeGreaterThan(20);
});

test('a title or a scroll beside a card transforms that card', () => {
  const s = arrange({ hands: { 0: ['title', 'scroll', 'barfolk friman', 'barfolk friman'] } });
  const second = inHand(s, 'barfolk friman', 1);
  const promote = can(s, inHand(s, 'title'), second).find(({ kind }) => kind === 'promote');
  expect(promote).toMatchObject({ by: inHand(s, 'title'), card: second });
  expect(kinds(can(s, inHand(s, 'scroll'), second))).toContain('convert');
});

test('a card that counts twice can be laid down twice', () => {
  const s = arrange({ hands: { 0: ['amulet', 'supply'] }, die: 2 });
  const supply = inHand(s, 'supply');
  const charmed = apply(s, { kind: 'charm', by: inHand(s, 'amulet'), card: supply });
  if (!charmed.ok) throw new Error(charmed.violation.code);
  expect(sitting(charmed.state).playable.find(({ card }) => card === supply)).toMatchObject({ copies: 2 });
  expect(can(charmed.state, supply).filter(({ kind }) => kind === 'hire')).toEqual([]);
  expect(can(charmed.state, supply, supply).filter(({ kind }) => kind === 'hire')).toEqual([
    { kind: 'hire', unit: 0, pay: [supply, supply] },
  ]);
});

test('a line says whether more cards could make something of it', () => {
  const { legal, playable } = sitting(HAND);
  expect(canGrow(legal, [item(supplies, 0)], playable)).toBe(true);
  expect(
    canGrow(
      legal,
      playable.map(({ card }) => card),
      playable,
    ),
  ).toBe(false);
});

test('lines wait while a card is to be placed, and no longer than that', () => {
  const waits = (s: GameState) => linesWait(viewFor(s, 0), legalActions(s));
  const road = legalActions(HAND).find(({ kind }) => kind === 'build');
  if (!road) throw new Error('nothing to build');
  const placing = apply(HAND, road);
  if (!placing.ok) throw new Error(placing.violation.code);
  const placed = apply(placing.state, item(legalActions(placing.state), 0));
  if (!placed.ok) throw new Error(placed.violation.code);
  expect([HAND, placing.state, placed.state].map(waits)).toEqual([false, true, false]);
});

test('[RULE-05] of two chiefs that are not alike to an amulet, the line with one of them creates one horse, once', () => {
  for (const awaited of [0, 1]) {
    // Day 3 illuminates the amulet, which has a use left after its first card; the Hammer has none.
    let s = arrange({
      day: 3,
      hands: { 0: ['barfolk amulet', 'hammer', 'barfolk chief', 'barfolk chief', 'supply', 'supply'] },
    });
    const chiefs = [inHand(s, 'barfolk chief'), inHand(s, 'barfolk chief', 1)];
    for (const [by, chief] of [
      [inHand(s, 'barfolk amulet'), item(chiefs, awaited)],
      [inHand(s, 'hammer'), item(chiefs, 1 - awaited)],
    ] as const) {
      debug.loadDie(s, 1);
      const charmed = apply(s, { kind: 'charm', by, card: chief });
      if (!charmed.ok) throw new Error(charmed.violation.code);
      s = charmed.state;
    }
    for (const chief of chiefs) {
      const line = [chief, inHand(s, 'supply'), inHand(s, 'supply', 1)];
      const horses = can(s, ...line).filter((action) => action.kind === 'create' && action.artefact === HORSE);
      expect(horses).toEqual([expect.objectContaining({ pay: [...line].sort((a, b) => a - b) })]);
    }
  }
});

test('of more ways than are listed card by card, those cards pay that were picked', () => {
  const factions = ['barfolk', 'cloudborn', 'emberians', 'islanders'] as const;
  const squares = [
    ...[2, 3, 4, 5, 6, 7].map((column) => [1, column] as const),
    ...[2, 3, 4, 5, 6, 7].map((row) => [row, 7] as const),
    ...[6, 5, 4, 3, 2, 1].map((column) => [7, column] as const),
    ...[6, 5, 4, 3].map((row) => [row, 1] as const),
  ];
  const s = arrange({
    bare: true,
    day: 7,
    tiles: [
      { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 },
      ...squares.map((at, i) => {
        const faction = item(factions, (Math.floor(i / 2) + 1) % 4);
        return { at, card: i % 2 === 0 ? (`${faction} city4` as const) : (`${faction} crossroad` as const) };
      }),
    ],
    hands: { 0: [...factions.map((faction) => `${faction} horse` as const), 'supply', 'supply', 'supply'] },
    heroes: { 0: [[1, 1]] },
  });
  const { legal, playable } = sitting(s);
  const horses = factions.map((faction) => inHand(s, `${faction} horse`));
  const moves = (line: readonly Card[]) => whatLineCanDo(legal, line, playable).filter(({ kind }) => kind === 'move');
  const listed = legal.filter(({ kind }) => kind === 'move').map((action) => cardsOf(action, playable));
  for (const one of horses)
    for (const other of horses) {
      const line = [one, other].sort((a, b) => a - b);
      const found = moves(line);
      expect(found).toHaveLength(3);
      for (const action of found) {
        expect(cardsOf(action, playable)).toEqual(line);
        expect(apply(s, action).ok).toBe(true);
      }
      expect(canGrow(legal, line, playable)).toBe(true);
      const rest = legal.find((action) => action.kind === 'move' && covers(action, line, playable));
      expect(rest && completed(rest, line, playable)).toEqual(expect.arrayContaining(line));
    }
  expect(listed.length).toBeLessThan(200);
});
