import {
  apply,
  debug,
  FRIMAN,
  handOf,
  kindOf,
  legalActions,
  lineOf,
  refusal,
  squareAt,
  standardConfig,
  targetsOn,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { outcomeOf, zoneAt, type Dropped, type DropTarget } from '@/ui/screens/match/lines/drop';
import { laid, NO_LINES, type Lines } from '@/ui/screens/match/lines/lines';
import { playableOf, whatLineCanDo } from '@/ui/screens/match/lines/line';

const { arrange, named } = debug;
const inHand = (s: GameState, name: debug.CardName, skip = 0) => named(s, handOf(0), name, skip);
const drop = (s: GameState, dropped: Dropped, target: DropTarget | null, lines: Lines = NO_LINES) =>
  outcomeOf(
    {
      view: viewFor(s, 0),
      legal: legalActions(s),
      playable: playableOf(viewFor(s, 0)),
      lines,
      whyNot: (action) => refusal(s, action),
      targetsOn: (square) => targetsOn(s, 0, square),
    },
    dropped,
    target,
  );
const onCard = (s: GameState, card: debug.CardName, target: debug.CardName) =>
  drop(s, { card: inHand(s, card), from: null }, { kind: 'card', card: inHand(s, target), line: null });

const S = arrange({
  day: 2,
  hands: { 0: ['title', 'scroll', 'amulet', 'supply', 'supply', 'barfolk friman', 'barfolk lord', 'weapon'] },
});

test('[ART-06] a title under a unit promotes it', () => {
  expect(onCard(S, 'title', 'barfolk friman')).toEqual({
    kind: 'act',
    action: { kind: 'promote', by: inHand(S, 'title'), card: inHand(S, 'barfolk friman'), ranks: 1 },
  });
});

test('[ART-03] an amulet under a card rolls the die for it', () => {
  expect(onCard(S, 'amulet', 'supply')).toMatchObject({
    kind: 'act',
    action: { kind: 'charm', by: inHand(S, 'amulet'), card: inHand(S, 'supply') },
  });
});

test('[ART-07] a scroll under a card asks for the faction: both lie in a line that offers them', () => {
  expect(onCard(S, 'scroll', 'barfolk friman')).toEqual({
    kind: 'pair',
    cards: [inHand(S, 'scroll'), inHand(S, 'barfolk friman')],
  });
});

test('[ART-06] a title under a lord springs back, for a lord is the highest rank', () => {
  expect(onCard(S, 'title', 'barfolk lord')).toEqual({
    kind: 'refuse',
    violation: { code: 'highestRank', card: inHand(S, 'barfolk lord') },
  });
});

test('[ART-01] a second artefact under the same card springs back', () => {
  const s = arrange({ day: 2, die: 2, hands: { 0: ['amulet', 'title', 'barfolk friman'] } });
  const friman = inHand(s, 'barfolk friman');
  s.mark[friman] = 4;
  expect(drop(s, { card: inHand(s, 'title'), from: null }, { kind: 'card', card: friman, line: null })).toMatchObject({
    kind: 'refuse',
    violation: { code: 'alreadyAffected' },
  });
});

test('a card joins a line that it can help, and no other', () => {
  const lines = laid(NO_LINES, inHand(S, 'supply'), 1, 'new');
  const target = { kind: 'line', line: 1 } as const;
  expect(drop(S, { card: inHand(S, 'supply', 1), from: null }, target, lines)).toEqual({ kind: 'lay', into: 1 });
  const three = laid(laid(lines, inHand(S, 'barfolk friman'), 1, 1), inHand(S, 'weapon'), 1, 1);
  expect(drop(S, { card: inHand(S, 'barfolk lord'), from: null }, target, three)).toEqual({ kind: 'useless' });
});

test('a card of a line goes back when it is let go over the hand', () => {
  const lines = laid(NO_LINES, inHand(S, 'supply'), 1, 'new');
  expect(drop(S, { card: inHand(S, 'supply'), from: 1 }, { kind: 'hand' }, lines)).toEqual({ kind: 'lift', line: 1 });
  expect(drop(S, { card: inHand(S, 'supply'), from: null }, { kind: 'hand' })).toEqual({ kind: 'nothing' });
});

test('[HERO-01] a weapon goes to an own city, where it helps to hire a hero, and to no empty square', () => {
  const own = viewFor(S, 0).board.find((square) => square.kind === 'tile' && square.holder === 0);
  const weapon: Dropped = { card: inHand(S, 'weapon'), from: null };
  expect(drop(S, weapon, { kind: 'square', square: own?.square ?? -1 })).toEqual({
    kind: 'square',
    square: own?.square,
    into: 'new',
  });
  expect(drop(S, weapon, { kind: 'square', square: squareAt(7, [3, 3]) })).toEqual({ kind: 'nothingThere' });
});

test('while somebody else is to move, nothing can be laid', () => {
  const s = arrange({ turn: 1, hands: { 0: ['supply'] } });
  const outcome = outcomeOf(
    {
      view: viewFor(s, 0),
      legal: [],
      playable: playableOf(viewFor(s, 0)),
      lines: NO_LINES,
      whyNot: () => null,
      targetsOn: () => [],
    },
    { card: inHand(s, 'supply'), from: null },
    { kind: 'newLine' },
  );
  expect(outcome).toEqual({ kind: 'notYourMove' });
});

test('[BATTLE-15] a tool in a battle springs back with the reason of the rules', () => {
  const peace = arrange({ hands: { 0: ['weapon', 'tool', 'barfolk lord', 'barfolk lord'] }, heroes: { 0: [[2, 4]] } });
  const attack = legalActions(peace).find((action) => action.kind === 'attack');
  const result = attack ? apply(peace, attack) : null;
  if (!result?.ok) throw new Error('no attack on the neutral city');
  expect(drop(result.state, { card: inHand(result.state, 'tool'), from: null }, { kind: 'newLine' })).toMatchObject({
    kind: 'refuse',
    violation: { code: 'noStrength' },
  });
  expect(drop(result.state, { card: inHand(result.state, 'barfolk lord'), from: null }, { kind: 'newLine' })).toEqual({
    kind: 'lay',
    into: 'new',
  });
});

/** Seat 0 has opened an attack on the neutral city and laid two frimen that are alike. */
function besieging(...names: readonly debug.CardName[]): GameState {
  let s = arrange({
    day: 2,
    hands: { 0: ['weapon', 'islanders friman', 'islanders friman', ...names] },
    heroes: { 0: [[2, 4]] },
  });
  const doing = (want: (action: Action) => boolean) => {
    const action = legalActions(s).find(want);
    const result = action ? apply(s, action) : null;
    if (!result?.ok) throw new Error('the attack cannot be arranged');
    s = result.state;
  };
  doing((action) => action.kind === 'attack' && action.copies === 1);
  doing((action) => action.kind === 'lay' && kindOf(s, action.card) === FRIMAN);
  doing((action) => action.kind === 'lay' && kindOf(s, action.card) === FRIMAN);
  return s;
}
const onLaid = (s: GameState, card: debug.CardName, target: debug.CardName, skip = 0) =>
  drop(s, { card: inHand(s, card), from: null }, { kind: 'laid', card: named(s, lineOf(0), target, skip) });

test('[BATTLE-15] an artefact let go over a card of the battle line works on that very card', () => {
  const s = besieging('title', 'amulet');
  for (const skip of [0, 1]) {
    const friman = named(s, lineOf(0), 'islanders friman', skip);
    expect(onLaid(s, 'title', 'islanders friman', skip)).toEqual({
      kind: 'act',
      action: { kind: 'promote', by: inHand(s, 'title'), card: friman, ranks: 1 },
    });
    expect(onLaid(s, 'amulet', 'islanders friman', skip)).toEqual({
      kind: 'act',
      action: { kind: 'charm', by: inHand(s, 'amulet'), card: friman },
    });
  }
  expect(onLaid(s, 'amulet', 'weapon')).toMatchObject({
    kind: 'act',
    action: { kind: 'charm', card: named(s, lineOf(0), 'weapon') },
  });
});

test('[BATTLE-15] a scroll over it asks for the faction, a title over a weapon springs back, a lord is laid', () => {
  const s = besieging('title', 'scroll', 'lord');
  expect(onLaid(s, 'scroll', 'weapon')).toEqual({ kind: 'lay', into: 'new' });
  expect(onLaid(s, 'title', 'weapon')).toMatchObject({ kind: 'refuse', violation: { code: 'wrongCard' } });
  expect(onLaid(s, 'lord', 'weapon')).toEqual({ kind: 'lay', into: 'new' });
});

test('[BATTLE-15] tapped, an artefact offers what it does to the cards of the line; beside a card of the hand what it does to that one', () => {
  const s = besieging('title', 'chief');
  const playable = playableOf(viewFor(s, 0));
  const [title, chief] = [inHand(s, 'title'), inHand(s, 'chief')];
  const alone = whatLineCanDo(legalActions(s), [title], playable);
  expect(alone).toHaveLength(1);
  expect(alone).toMatchObject([{ kind: 'promote', by: title }]);
  expect(whatLineCanDo(legalActions(s), [title, chief], playable)).toEqual([
    { kind: 'promote', by: title, card: chief, ranks: 1 },
  ]);
});

test('the smallest zone under the finger counts', () => {
  const zones = [
    { key: 'board', x: 0, y: 0, width: 400, height: 800 },
    { key: 'dock', x: 0, y: 500, width: 400, height: 300 },
    { key: 'line', x: 10, y: 520, width: 380, height: 80 },
    { key: 'card', x: 20, y: 530, width: 50, height: 60 },
  ];
  expect(zoneAt(zones, 30, 540)).toBe('card');
  expect(zoneAt(zones, 200, 540)).toBe('line');
  expect(zoneAt(zones, 200, 700)).toBe('dock');
  expect(zoneAt(zones, 200, 100)).toBe('board');
  expect(zoneAt(zones, 500, 100)).toBe('');
});

describe('a card let go over the map says why it came back', () => {
  const s = arrange({
    bare: true,
    day: 2,
    hands: { 0: ['weapon', 'horse', 'supply', 'barfolk friman', 'title'] },
    heroes: { 0: [[4, 1]] },
    tiles: [
      { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 2], card: 'barfolk straight', quarters: 1 },
      { at: [4, 3], card: 'islanders straight', quarters: 1 },
      { at: [4, 4], card: 'islanders city4', level: 4 },
    ],
  });
  const at = (row: number, column: number) => squareAt(s.rules.columns, [row, column]);
  const reason = (card: debug.CardName, square: number) => {
    const outcome = drop(s, { card: inHand(s, card), from: null }, { kind: 'square', square });
    return outcome.kind === 'refuse' ? outcome.violation.code : outcome.kind;
  };

  test('[BATTLE-01] a weapon over a city that no own hero stands in', () => {
    expect(reason('weapon', at(4, 4))).toBe('heroNotThere');
  });
  test('[HERO-02] a supply where it takes more than one, or where no way leads', () => {
    expect(reason('supply', at(4, 3))).toBe('wrongSteps');
    expect(reason('supply', at(7, 7))).toBe('outOfReach');
  });
  test('[BUILD-01] a unit over an own city: what the next level costs', () => {
    expect(reason('barfolk friman', at(4, 1))).toBe('doesNotPay');
  });
  test('a title has nothing to do there, nor has anything beside the squares', () => {
    expect(reason('title', at(4, 1))).toBe('nothingThere');
    expect(drop(s, { card: inHand(s, 'supply'), from: null }, { kind: 'offMap' })).toEqual({ kind: 'nothingThere' });
  });
});

test('what a dropped weapon was meant for is asked of the rules: a place of a module, and a Great Artefact that opens', () => {
  const s = arrange({
    config: standardConfig(2, ['volcano']),
    hands: { 0: ['weapon', 'sword'] },
    heroes: { 0: [[2, 2]] },
  });
  const sanctuary = squareAt(7, [3, 3]);
  expect(targetsOn(s, 0, sanctuary)).toEqual([{ kind: 'sanctuary', square: sanctuary }]);
  for (const card of ['weapon', 'sword'] as const)
    expect(drop(s, { card: inHand(s, card), from: null }, { kind: 'square', square: sanctuary })).toEqual({
      kind: 'refuse',
      violation: { code: 'heroNotThere' },
    });
});
