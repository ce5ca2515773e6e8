import {
  AFFECTED,
  apply,
  campOf,
  cardsIn,
  cardsOfKind,
  clone,
  decision,
  debug,
  decode,
  EMPTY,
  encode,
  factionOf,
  heroSquare,
  hasToken,
  IMPASSABLE,
  item,
  kindOf,
  legalActions,
  LIMBO,
  NOBODY,
  NONE,
  refusePlace,
  roadsOf,
  STORMS,
  stepsTo,
  retreatSquares,
  rollDie,
  touchMap,
  UNIVERSAL,
  viewFor,
  WILD,
  type Action,
  type GameState,
  type Storm,
} from '@battalia/engine/testing';
import { rollGate } from '../../../src/engine/modules/gates/roll';
import {
  GOLD,
  GREEN,
  inStorm,
  jumpWith,
  ORANGE,
  RED,
  spend,
  stack,
  storm,
  stormConfig,
  stormNamed,
  stormsLeft,
  stormsUsed,
} from '../gates';
import {
  allowed,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  isOffered,
  isOpen,
  kind,
  legal,
  play,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  violation,
  type Arrangement,
  type CardName,
} from '../support';

const supplies = (count: number): CardName[] => times<CardName>(count, 'supply');
const THREE = supplies(3);

/** A jump through the green gate to the orange one, with the effect on top of the storm. */
const jumpInto = (name: Storm, spec: Arrangement = {}, used: readonly Storm[] = []) => {
  const s = stack(spend(storm({ ...spec, hands: { 0: THREE, ...spec.hands } }), ...used), name);
  return playLogged(s, jumpWith(s, THREE));
};
const answers = (s: GameState, name: string): readonly Action[] =>
  legalActions(s).filter(({ kind: what }) => what === name);
const hasLanded = (s: GameState): boolean => heroSquare(s, 0, 0) === ORANGE && decision(s)?.kind === 'acting';

// ---------------------------------------------------------------- gates

test('[GATE-01] there is a gate for each faction, in its number and terrain: a crossroad that belongs to nobody', () => {
  const s = storm();
  const gates = cardsOfKind(s.rules, s.rules.named['gate'] ?? NONE);
  expect(gates.map((gate) => factionOf(s, gate))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(roadsOf(s.rules, s.rules.named['gate'] ?? NONE)).toBe(15);
  for (const square of [GREEN, ORANGE, GOLD, RED])
    expect([s.holder[square], s.level[square], s.roads[square]]).toEqual([NOBODY, 0, 15]);
});

test('[GATE-01] to enter a gate costs a step as usual, and none on home ground in the advanced game', () => {
  const s = storm({ hands: { 0: supplies(2) } });
  const enter = (state: GameState, pay: readonly CardName[]): Action => ({
    kind: 'move',
    hero: 0,
    to: GREEN,
    pay: hand(state, 0, ...pay),
  });
  expect(allowed(s, enter(s, ['supply']))).toBe(true);
  expect(violation(s, enter(s, []))).toEqual({ code: 'wrongSteps', needed: 1 });
  const home = storm({ config: stormConfig(['advanced']), turn: 1, heroes: { 1: [[4, 4]] } });
  // (4,3) and the gate are woods, and so home to the Bärfolk.
  expect(isOffered(home, { kind: 'move', hero: 0, to: GREEN, pay: [] })).toBe(true);
});

test('[GATE-01] gates are no roads to each other: not for a move, not for building, not for a retreat', () => {
  const s = storm({ hands: { 0: supplies(6) }, heroes: { 0: [[4, 2]] } });
  expect(stepsTo(s, 0, GREEN, ORANGE)).toBeNull();
  expect(refused(s, { kind: 'move', hero: 0, to: ORANGE, pay: hand(s, 0, 'supply') })).toBe('outOfReach');
  // Beside the orange gate nothing of seat 0 is near; beside the gold one its second city is.
  expect(refusePlace(s, 0, kind('straight'), sq(1, 6), 0)).toEqual({ code: 'notConnected', square: sq(1, 6) });
  expect(refusePlace(s, 0, kind('straight'), sq(5, 6), 0)).toBeNull();
  const away = [1, 2, 3, 4].flatMap((steps) => retreatSquares(s, 0, GREEN, steps, 2));
  expect(away).not.toContain(ORANGE);
  expect(away).not.toContain(sq(2, 5));
  expect(away).toContain(sq(4, 4));
});

test('[GATE-01] the die names a gate by its number, and is rolled again for one that is not in play', () => {
  // Bärfolk 1, Cloudborn 2, Emberians 3, Sunblessed 6; the Islanders' 4 and the Wolfsclan's 5 are in the box.
  const byFace: Readonly<Record<number, number>> = { 1: GREEN, 2: GOLD, 3: RED, 6: ORANGE };
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const s = storm();
    debug.loadDie(s, face);
    const rolls = clone(s);
    let shown: number = rollDie(rolls);
    while (byFace[shown] === undefined) shown = rollDie(rolls);
    expect(rollGate(s)).toBe(byFace[shown]);
    // As often as that and no oftener.
    expect([s.rngA, s.rngB, s.rngC, s.rngD]).toEqual([rolls.rngA, rolls.rngB, rolls.rngC, rolls.rngD]);
  }
  const bare = storm();
  for (const square of [GREEN, ORANGE, GOLD, RED]) bare.tile[square] = EMPTY;
  expect(rollGate(bare)).toBe(NONE);
});

test('[GATE-01] to fly from gate to gate is no jump', () => {
  const s = stack(storm({ hands: { 0: ['wings', 'supply', 'supply'] }, heroes: { 0: [[4, 2]] } }), 'stormDraw');
  const flown = playLogged(s, { kind: 'fly', by: card(s, 0, 'wings'), hero: 0, to: ORANGE });
  expect(eventsOf(flown.events, 'stormDrawn')).toEqual([]);
  expect(stormsUsed(flown.state)).toEqual([]);
  expect(legal(flown.state, 'jump').length).toBeGreaterThan(0);
});

// ---------------------------------------------------------------- jumps

test('[GATE-02] onto a gate and through it: three supplies, or a horse and a supply, and exactly that', () => {
  const s = storm({ hands: { 0: [...supplies(4), 'horse', 'barfolk horse', 'barfolk friman'] } });
  expect(isOpen(s, jumpWith(s, THREE))).toBe(true);
  expect(isOpen(s, jumpWith(s, ['horse', 'supply']))).toBe(true);
  for (const pay of [
    supplies(2),
    supplies(4),
    ['horse'],
    ['horse', 'supply', 'supply'],
    ['horse', 'barfolk horse', 'supply'],
    ['supply', 'supply', 'barfolk friman'],
  ] satisfies CardName[][])
    expect(violation(s, jumpWith(s, pay))).toEqual({ code: 'wrongJump', needed: 2 });
});

test('[GATE-02] from the gate itself a jump takes one step and a supply', () => {
  const s = storm({ hands: { 0: THREE }, heroes: { 0: [[4, 2]] } });
  expect(allowed(s, jumpWith(s, supplies(2)))).toBe(true);
  expect(violation(s, jumpWith(s, THREE))).toEqual({ code: 'wrongJump', needed: 1 });
});

test('[GATE-02] any other gate may be named, nothing else, and the gate of departure must be within reach', () => {
  const s = storm({ hands: { 0: [...supplies(6)] } });
  expect([...new Set(legal(s, 'jump').map(({ from }) => from))]).toEqual([GREEN]);
  expect([...new Set(legal(s, 'jump').map(({ to }) => to))].sort((a, b) => a - b)).toEqual([ORANGE, RED, GOLD]);
  expect(refused(s, jumpWith(s, THREE, GREEN))).toBe('outOfReach');
  expect(violation(s, jumpWith(s, THREE, sq(4, 4)))).toEqual({ code: 'notAGate', square: sq(4, 4) });
  expect(violation(s, jumpWith(s, THREE, ORANGE, sq(4, 3)))).toEqual({ code: 'notAGate', square: sq(4, 3) });
  expect(violation(s, jumpWith(s, THREE, ORANGE, RED))).toEqual({ code: 'outOfReach', square: RED });
  expect(violation(s, jumpWith(s, THREE, ORANGE, GREEN, 1))).toEqual({ code: 'noHero', hero: 1 });
});

test('[GATE-02] each hero jumps once a turn, and again in the next', () => {
  const s = stack(
    storm({
      hands: { 0: supplies(12) },
      nations: { 0: supplies(12) },
      heroes: {
        0: [
          [4, 1],
          [6, 2],
        ],
      },
    }),
    'stormFate',
    'stormLimbo',
  );
  const jumped = play(s, jumpWith(s, THREE));
  expect(hasLanded(jumped)).toBe(true);
  expect(violation(jumped, jumpWith(jumped, supplies(2), GOLD, ORANGE))).toEqual({ code: 'jumpedAlready', hero: 0 });
  expect([...new Set(legal(jumped, 'jump').map(({ hero }) => hero))]).toEqual([1]);
  const both = play(jumped, item(legal(jumped, 'jump'), 0));
  expect([decision(both)?.kind, legal(both, 'jump')]).toEqual(['acting', []]);
  let later = play(both, { kind: 'endTurn' });
  for (let seat = 1; seat < 4; seat++) later = play(later, { kind: 'begin' }, { kind: 'endTurn' });
  later = play(later, { kind: 'begin' });
  expect([...new Set(legal(later, 'jump').map(({ hero }) => hero))]).toEqual([0, 1]);
});

test('[GATE-02] a horse has steps left beyond the other gate, supplies have none', () => {
  const s = stack(storm({ hands: { 0: [...THREE, 'horse'] } }), 'stormFate');
  expect(hasLanded(play(s, jumpWith(s, THREE)))).toBe(true);
  const ridden = play(s, jumpWith(s, ['horse', 'supply']));
  expect(decision(ridden)).toEqual({ kind: 'onward', seat: 0, hero: 0, steps: 1 });
  expect(legal(ridden, 'onward').map(({ to }) => to)).toEqual([sq(2, 5)]);
  expect(refused(ridden, { kind: 'onward', to: sq(2, 4) })).toBe('outOfReach');
  expect(heroSquare(play(ridden, { kind: 'onward', to: sq(2, 5) }), 0, 0)).toBe(sq(2, 5));
  expect(hasLanded(play(ridden, { kind: 'stay' }))).toBe(true);
});

test('[GATE-02] where no road leads on from the other gate, nobody is asked', () => {
  const s = stack(storm({ hands: { 0: ['supply', 'horse'] }, tiles: [{ at: [2, 5], card: null }] }), 'stormFate');
  expect(hasLanded(play(s, jumpWith(s, ['horse', 'supply'])))).toBe(true);
});

test('[GATE-02] in the advanced game the jump to home ground is free, the supply is not', () => {
  const s = storm({ config: stormConfig(['advanced']), hands: { 0: THREE }, heroes: { 0: [[4, 2]] } });
  expect(allowed(s, jumpWith(s, ['supply']))).toBe(true);
  expect(violation(s, jumpWith(s, supplies(2)))).toEqual({ code: 'wrongJump', needed: 0 });
  expect(violation(s, jumpWith(s, []))).toEqual({ code: 'wrongJump', needed: 0 });
  // The gold gate is home to others.
  expect(allowed(s, jumpWith(s, supplies(2), GOLD))).toBe(true);
});

const LONG_ROAD: Arrangement['tiles'] = [
  { at: [4, 5], card: 'cloudborn straight', quarters: 1 },
  { at: [4, 6], card: 'cloudborn straight', quarters: 1 },
  { at: [4, 7], card: 'emberians turn', quarters: 3 },
];

test('[GATE-02, ORACLE-10] an illuminated horse carries one hero six steps, or two heroes three each', () => {
  const far = stack(
    storm({ day: 7, tiles: LONG_ROAD, hands: { 0: ['supply', 'horse'] }, heroes: { 0: [[4, 7]] } }),
    'stormFate',
  );
  const horse = card(far, 0, 'horse');
  const supply = card(far, 0, 'supply');
  const line = [horse, horse, supply].sort((a, b) => a - b);
  expect(isOffered(far, { kind: 'jump', hero: 0, from: GREEN, to: ORANGE, pay: line })).toBe(true);
  expect(hasLanded(play(far, { kind: 'jump', hero: 0, from: GREEN, to: ORANGE, pay: line }))).toBe(true);

  const near = stack(
    storm({
      day: 7,
      hands: { 0: ['supply', 'supply', 'horse'] },
      heroes: {
        0: [
          [4, 4],
          [6, 4],
        ],
      },
    }),
    'stormFate',
    'stormTent',
  );
  // Three steps and the storm for the first copy, the same the other way round for the second.
  const first = play(near, jumpWith(near, ['horse', 'supply']));
  expect(hasLanded(first)).toBe(true);
  const rest = [card(near, 0, 'horse'), card(first, 0, 'supply')].sort((a, b) => a - b);
  const second = play(first, { kind: 'jump', hero: 1, from: GOLD, to: RED, pay: rest });
  expect(heroSquare(second, 0, 1)).toBe(RED);
});

test('[RULE-32] a card that could be a supply or a horse is what leaves more steps', () => {
  const s = stack(storm({ hands: { 0: ['barfolk friman', 'supply'] }, heroes: { 0: [[4, 2]] } }), 'stormFate');
  s.mark[card(s, 0, 'barfolk friman')] = AFFECTED | WILD;
  const landed = play(s, jumpWith(s, ['barfolk friman', 'supply']));
  expect(decision(landed)).toEqual({ kind: 'onward', seat: 0, hero: 0, steps: 2 });
});

test('[RULE-33] a hero that was lost and hired again in the same turn does not jump a second time', () => {
  const s = stack(storm({ hands: { 0: [...supplies(8), 'weapon'] } }), 'stormFate');
  let jumped = play(s, jumpWith(s, THREE));
  jumped = clone(jumped);
  jumped.hero[0] = NONE;
  const again = play(jumped, {
    kind: 'recruit',
    square: sq(4, 1),
    pay: hand(jumped, 0, 'weapon', 'supply', 'supply'),
  });
  expect(heroSquare(again, 0, 0)).toBe(sq(4, 1));
  expect(refused(again, jumpWith(again, THREE))).toBe('jumpedAlready');
});

// ---------------------------------------------------------------- the storm

test('[GATE-03] a jump stops on the gate of departure until the effect is carried out, and nothing else is done meanwhile', () => {
  const s = inStorm('stormArtefact');
  expect(heroSquare(s, 0, 0)).toBe(GREEN);
  expect(new Set(legalActions(s).map(({ kind: what }) => what))).toEqual(new Set(['stormArtefact']));
  expect(refused(s, { kind: 'endTurn' })).toBe('answerFirst');
  const after = playLogged(s, item(legalActions(s), 0));
  expect(eventsOf(after.events, 'jumped')).toEqual([{ kind: 'jumped', seat: 0, hero: 0, from: GREEN, to: ORANGE }]);
  expect(heroSquare(after.state, 0, 0)).toBe(ORANGE);
});

test('[GATE-03] steps that a horse has left wait for the end of the storm, through every question of it', () => {
  let s = inStorm('stormLand');
  expect(viewFor(s, 0).waiting).toEqual([{ kind: 'landing', seat: 0, facts: { hero: 0, to: ORANGE, steps: 1 } }]);
  s = play(s, { kind: 'stormLand', square: sq(4, 3) });
  s = play(s, item(legal(s, 'stormTerrain'), 0));
  expect(decision(s)).toEqual({ kind: 'onward', seat: 0, hero: 0, steps: 1 });
});

test('[GATE-03] effects are drawn from the top; used ones lie open to all, the others are known to nobody', () => {
  const { state } = jumpInto('stormFate', {}, ['stormRoad']);
  expect(stormsUsed(state)).toEqual(['stormFate', 'stormRoad']);
  for (const viewer of [0, 1, 'table'] as const) {
    const piles = viewFor(state, viewer).piles.filter(({ name }) => name === 'storms' || name === 'used');
    expect(piles.map(({ name, size, cards }) => [name, size, cards.map((face) => face.card)])).toEqual([
      ['storms', 10, []],
      ['used', 2, [stormNamed(state, 'stormFate'), stormNamed(state, 'stormRoad')]],
    ]);
  }
});

test('[GATE-03, GATE-05] when the twelfth has been carried out all are shuffled at once, and not before', () => {
  const others = STORMS.filter((name) => name !== 'stormCity');
  const { state } = jumpInto('stormCity', {}, others);
  expect(stormsLeft(state)).toEqual([]);
  expect(stormsUsed(state)).toHaveLength(12);
  const saved = decode(encode(state));
  expect(saved.ok && decision(saved.state)).toEqual({ kind: 'stormCity', seat: 0 });
  const after = playLogged(state, { kind: 'stormCity', square: sq(4, 1) });
  expect(eventsOf(after.events, 'stormsShuffled')).toHaveLength(1);
  expect(stormsUsed(after.state)).toEqual([]);
  expect([...stormsLeft(after.state)].sort()).toEqual([...STORMS].sort());
  expect(stormsLeft(after.state)).not.toEqual([...others, 'stormCity']);
  expect(hasLanded(after.state)).toBe(true);
});

test('[GATE-03] after the eleventh nothing is shuffled', () => {
  const others = STORMS.filter((name) => name !== 'stormFate' && name !== 'stormDraw');
  const { state, events } = jumpInto('stormFate', {}, others);
  expect(eventsOf(events, 'stormsShuffled')).toEqual([]);
  expect(stormsLeft(state)).toEqual(['stormDraw']);
});

// ---------------------------------------------------------------- the effects

test('[GATE-04] 1: the open artefact of any deck, to the hand, where it may be played', () => {
  const { state } = jumpInto('stormArtefact', { decks: { horse: ['cloudborn horse'] }, left: { tool: 0 } });
  // Day 2 matches the scroll.
  expect(answers(state, 'stormArtefact')).toHaveLength(5 + 4);
  expect(refused(state, { kind: 'stormArtefact', artefact: kind('tool'), faction: null })).toBe('deckEmpty');
  expect(refused(state, { kind: 'stormArtefact', artefact: kind('horse'), faction: 0 })).toBe('factionNamed');
  const taken = play(state, { kind: 'stormArtefact', artefact: kind('horse'), faction: null });
  expect(handNames(taken, 0)).toEqual(['cloudborn horse']);
  expect(legal(taken, 'move').length).toBeGreaterThan(0);
});

test('[GATE-04, TURN-10] 1: of the matching artefact the faction is chosen, and its deck is shuffled', () => {
  const { state } = jumpInto('stormArtefact', { decks: { scroll: ['barfolk scroll'] } });
  expect(refused(state, { kind: 'stormArtefact', artefact: kind('scroll'), faction: null })).toBe('factionNotNamed');
  const emberians = 2;
  const taken = play(state, { kind: 'stormArtefact', artefact: kind('scroll'), faction: emberians });
  expect(handNames(taken, 0)).toEqual(['emberians scroll']);
  const left = cardsIn(taken, kind('scroll'));
  const before = cardsIn(state, kind('scroll')).filter((other) => left.includes(other));
  expect([...left].sort()).toEqual([...before].sort());
  expect(left).not.toEqual(before);
  // Lakes and Frost Fields stayed in the box.
  expect(refused(state, { kind: 'stormArtefact', artefact: kind('scroll'), faction: 3 })).toBe('factionNotInPlay');
});

test('[GATE-04] 2: the top lord and a supply come to the hand', () => {
  const { state } = jumpInto('stormLord', { decks: { lord: ['cloudborn lord'] } });
  expect([...handNames(state, 0)].sort()).toEqual(['cloudborn lord', 'supply']);
  expect(hasLanded(state)).toBe(true);
  const alone = jumpInto('stormLord', { decks: { lord: ['cloudborn lord'] }, left: { supply: 0 } });
  expect(handNames(alone.state, 0)).toEqual(['cloudborn lord']);
});

test('[GATE-04] 2: an Unbound lord brings no supply', () => {
  const { state } = jumpInto('stormLord', {
    config: stormConfig(['unbound']),
    decks: { lord: ['unbound lord'] },
  });
  expect(handNames(state, 0)).toEqual(['unbound lord']);
});

test.each([
  ['two', 20, ['fanatic lord', 'supply', 'supply']],
  ['the last one', 1, ['fanatic lord', 'supply']],
  ['none that is not there', 0, ['fanatic lord']],
] as const)('[GATE-04, FAN-01] 2: a Fanatic lord brings two supplies: %s', (_what, supply, gained) => {
  const { state } = jumpInto('stormLord', {
    config: stormConfig(['fanatics']),
    decks: { lord: ['fanatic lord'] },
    left: { supply },
  });
  expect(handNames(state, 0)).toEqual(gained);
});

test('[GATE-04] 3: a card of the own nation, which only its owner sees', () => {
  const { state, events } = jumpInto('stormDraw', { nations: { 0: ['emberians priest', 'supply'] } });
  expect(handNames(state, 0)).toEqual(['emberians priest']);
  expect(eventsOf(events, 'drew')).toEqual([
    { kind: 'drew', seat: 0, count: 1, secret: { cards: [card(state, 0, 'emberians priest')], seats: 1 } },
  ]);
  const refilled = jumpInto('stormDraw', { nations: { 0: [] }, shelters: { 0: ['barfolk lord'] } });
  expect(handNames(refilled.state, 0)).toEqual(['barfolk lord']);
});

test('[GATE-04] 4: a road of a chosen type, for nothing, where any road might go', () => {
  const { state } = jumpInto('stormRoad', { left: { turn: 0 }, decks: { tee: ['emberians tee'] } });
  expect(legal(state, 'stormRoad').map(({ tile }) => tile)).toEqual([kind('straight'), kind('tee'), kind('crossroad')]);
  expect(refused(state, { kind: 'stormRoad', tile: kind('turn') })).toBe('deckEmpty');
  expect(refused(state, { kind: 'stormRoad', tile: kind('city4') })).toBe('malformed');
  const placing = play(state, { kind: 'stormRoad', tile: kind('tee') });
  expect(decision(placing)).toEqual({ kind: 'place', seat: 0, tile: kind('tee'), level: 0 });
  expect(refused(placing, { kind: 'place', square: sq(1, 6), quarters: 0 })).toBe('notConnected');
  const built = play(placing, { kind: 'place', square: sq(3, 1), quarters: 0 });
  expect(cardName(built, built.tile[sq(3, 1)] ?? NONE)).toBe('emberians tee');
  expect(hasLanded(built)).toBe(true);
});

test('[GATE-04, BUILD-03] 4: a type that fits nowhere is not offered', () => {
  const s = stack(
    storm({ hands: { 0: THREE }, tiles: [{ at: [2, 1], card: 'barfolk straight', quarters: 1 }] }),
    'stormRoad',
  );
  // The one free square has a road to the south of it and a wall to the north.
  leaveOnly(s, sq(3, 1));
  const asked = play(s, jumpWith(s, THREE));
  expect(legal(asked, 'stormRoad').map(({ tile }) => tile)).toEqual([kind('turn'), kind('tee')]);
  expect(refused(asked, { kind: 'stormRoad', tile: kind('straight') })).toBe('nowhereToBuild');
});

/** Every other empty square is impassable. */
function leaveOnly(s: GameState, only: number): void {
  for (let square = 0; square < s.rules.squares; square++)
    if (s.tile[square] === EMPTY && square !== only) s.tile[square] = IMPASSABLE;
  touchMap(s);
}

test('[GATE-04, END-01] 4: the last square ends the game in the middle of the jump', () => {
  const s = stack(storm({ hands: { 0: THREE } }), 'stormRoad');
  const only = sq(3, 1);
  leaveOnly(s, only);
  const asked = play(s, jumpWith(s, THREE));
  const placing = play(asked, { kind: 'stormRoad', tile: kind('crossroad') });
  const done = apply(placing, { kind: 'place', square: only, quarters: 0 });
  expect(done.ok && [decision(done.state), heroSquare(done.state, 0, 0)]).toEqual([null, GREEN]);
});

test('[GATE-04, FATE-02] 5: a fate card is drawn at once, in the middle of the jump, and its gains come to the hand', () => {
  const { state, events } = jumpInto('stormFate', { config: stormConfig(['trade', 'fate']) });
  expect(eventsOf(events, 'stormSkipped')).toEqual([]);
  expect([decision(state)?.kind, heroSquare(state, 0, 0)]).toEqual(['fate', GREEN]);
  const followed = play(state, { kind: 'followFate', stardust: true });
  expect(new Set(handNames(followed, 0))).toEqual(new Set(['stardust']));
  expect(hasLanded(followed)).toBe(true);
});

test('[GATE-02, TRADE-03] stardust pays for the storm and a step of the way, in one line', () => {
  const s = storm({
    config: stormConfig(['trade']),
    hands: { 0: ['stardust', 'stardust', 'supply'] },
    heroes: { 0: [[4, 2]] },
  });
  expect(isOpen(s, jumpWith(s, ['stardust']))).toBe(true);
  expect(isOpen(s, jumpWith(s, ['stardust', 'supply']))).toBe(true);
  expect(violation(s, jumpWith(s, ['stardust', 'stardust', 'supply']))).toEqual({ code: 'wrongJump', needed: 1 });
});

test('[GATE-04] 6: the other hero comes to the gate of departure, from the map or from beside it', () => {
  const apart = jumpInto('stormHero', {
    heroes: {
      0: [
        [4, 1],
        [6, 4],
      ],
    },
  });
  expect([heroSquare(apart.state, 0, 0), heroSquare(apart.state, 0, 1)]).toEqual([ORANGE, GREEN]);
  expect(eventsOf(apart.events, 'fetched')).toEqual([{ kind: 'fetched', seat: 0, hero: 1, from: sq(6, 4), to: GREEN }]);
  const hired = jumpInto('stormHero');
  expect([heroSquare(hired.state, 0, 0), heroSquare(hired.state, 0, 1)]).toEqual([ORANGE, GREEN]);
  const second = storm({ hands: { 0: THREE }, heroes: { 0: [[6, 4]] } });
  second.hero[1] = sq(4, 1);
  second.hero[0] = NONE;
  const jump = play(stack(second, 'stormHero'), jumpWith(second, THREE, ORANGE, GREEN, 1));
  expect([heroSquare(jump, 0, 0), heroSquare(jump, 0, 1)]).toEqual([GREEN, ORANGE]);
});

test('[GATE-04] 7: a city or road becomes one of the same exits and a chosen terrain, from anywhere in its deck', () => {
  const { state } = jumpInto('stormLand', {
    heroes: { 0: [[4, 1]], 1: [[4, 4]] },
    decks: { city4: ['sunblessed city4', 'emberians city4'] },
  });
  const squares = legal(state, 'stormLand').map(({ square }) => square);
  expect(squares).toEqual([sq(2, 4), sq(2, 5), sq(4, 1), sq(4, 3), sq(4, 4), sq(6, 3), sq(6, 4), sq(6, 5)]);
  expect(refused(state, { kind: 'stormLand', square: GREEN })).toBe('noSuchTarget');
  const asked = play(state, { kind: 'stormLand', square: sq(4, 4) });
  const emberians = 2;
  const after = play(asked, { kind: 'stormTerrain', terrain: emberians });
  expect(cardName(after, after.tile[sq(4, 4)] ?? NONE)).toBe('emberians city4');
  expect([after.level[sq(4, 4)], after.holder[sq(4, 4)], heroSquare(after, 1, 0)]).toEqual([2, 1, sq(4, 4)]);
  expect(after.zone[state.tile[sq(4, 4)] ?? NONE]).toBe(kind('city4'));
  expect(hasLanded(after)).toBe(true);
});

test('[GATE-04, RULE-34] 7: every terrain that the deck has may be chosen, the old one too', () => {
  const { state } = jumpInto('stormLand');
  const asked = play(state, { kind: 'stormLand', square: sq(4, 4) });
  const inDeck = new Set(cardsIn(asked, kind('city4')).map((city) => factionOf(asked, city)));
  expect(legal(asked, 'stormTerrain').map(({ terrain }) => terrain)).toEqual([...inDeck].sort((a, b) => a - b));
  expect(inDeck.has(0)).toBe(true);
  expect(refused(asked, { kind: 'stormTerrain', terrain: 3 })).toBe('factionNotInPlay');
  const after = play(asked, { kind: 'stormTerrain', terrain: 0 });
  expect(after.tile[sq(4, 4)]).not.toBe(asked.tile[sq(4, 4)]);
  expect(cardName(after, after.tile[sq(4, 4)] ?? NONE)).toBe('barfolk city4');
});

test('[GATE-04] 8: an open used effect once more, but not number 2', () => {
  const { state } = jumpInto('stormEcho', {}, ['stormLord', 'stormHero', 'stormCity']);
  const copies = legal(state, 'stormEcho').map(({ card: copied }) => copied);
  expect(copies).toEqual([stormNamed(state, 'stormHero'), stormNamed(state, 'stormCity')].sort((a, b) => a - b));
  expect(refused(state, { kind: 'stormEcho', card: stormNamed(state, 'stormLord') })).toBe('notOffered');
  expect(refused(state, { kind: 'stormEcho', card: stormNamed(state, 'stormEcho') })).toBe('notOffered');
  expect(refused(state, { kind: 'stormEcho', card: stormNamed(state, 'stormDraw') })).toBe('notOffered');
  const fetched = play(state, { kind: 'stormEcho', card: stormNamed(state, 'stormHero') });
  expect([heroSquare(fetched, 0, 0), heroSquare(fetched, 0, 1)]).toEqual([ORANGE, GREEN]);
  const asked = play(state, { kind: 'stormEcho', card: stormNamed(state, 'stormCity') });
  expect(decision(asked)).toEqual({ kind: 'stormCity', seat: 0 });
  // The copied card stays where it lies.
  expect(stormsUsed(asked)).toEqual(['stormEcho', 'stormCity', 'stormHero', 'stormLord']);
});

test('[GATE-04] 9: a unit of the hand rises a rank, and may be played at once', () => {
  const { state } = jumpInto('stormRank', {
    hands: { 0: [...THREE, 'barfolk priest', 'barfolk priest', 'cloudborn lord', 'barfolk tool'] },
    decks: { lord: ['emberians lord', 'barfolk lord'] },
  });
  expect(legal(state, 'stormRank')).toHaveLength(1);
  expect(refused(state, { kind: 'stormRank', card: card(state, 0, 'cloudborn lord') })).toBe('highestRank');
  expect(refused(state, { kind: 'stormRank', card: card(state, 0, 'tool') })).toBe('wrongCard');
  const risen = play(state, { kind: 'stormRank', card: card(state, 0, 'barfolk priest') });
  expect([...handNames(risen, 0)].sort()).toEqual(['barfolk lord', 'barfolk priest', 'barfolk tool', 'cloudborn lord']);
  expect(hasLanded(risen)).toBe(true);
});

test('[GATE-04, ART-01] 9: that is the one effect of the card, and a card that had one takes no other', () => {
  const { state } = jumpInto('stormRank', { hands: { 0: [...THREE, 'barfolk friman', 'title', 'title'] } });
  const risen = play(state, { kind: 'stormRank', card: card(state, 0, 'barfolk friman') });
  const chief = card(risen, 0, 'barfolk chief');
  expect(refused(risen, { kind: 'promote', by: card(risen, 0, 'title'), card: chief, ranks: 1 })).toBe(
    'alreadyAffected',
  );
  const before = storm({ hands: { 0: [...THREE, 'barfolk friman', 'cloudborn chief', 'title'] } });
  const promoted = play(before, {
    kind: 'promote',
    by: card(before, 0, 'title'),
    card: card(before, 0, 'barfolk friman'),
    ranks: 1,
  });
  const asked = play(stack(clone(promoted), 'stormRank'), jumpWith(promoted, THREE));
  expect(legal(asked, 'stormRank').map((action) => cardName(asked, action.card))).toEqual(['cloudborn chief']);
  expect(refused(asked, { kind: 'stormRank', card: card(asked, 0, 'barfolk chief') })).toBe('alreadyAffected');
});

test('[GATE-04, UNB-02] 9: the Unbound are not promoted', () => {
  const { state, events } = jumpInto('stormRank', {
    config: stormConfig(['unbound']),
    hands: { 0: [...THREE, 'unbound friman'] },
  });
  expect(factionOf(state, card(state, 0, 'unbound friman'))).toBe(UNIVERSAL);
  expect(eventsOf(events, 'stormSkipped')).toHaveLength(1);
});

test('[GATE-04, FAN-02] 9: Fanatics are not promoted, and one that the storm brings asks for its sacrifice', () => {
  const config = stormConfig(['fanatics']);
  const alone = jumpInto('stormRank', { config, hands: { 0: [...THREE, 'fanatic friman'] } });
  expect(handNames(alone.state, 0)).toEqual(['fanatic friman']);
  expect(eventsOf(alone.events, 'stormSkipped')).toHaveLength(1);
  const { state } = jumpInto('stormRank', {
    config,
    hands: { 0: [...THREE, 'fanatic friman', 'barfolk friman', 'supply'] },
    shelters: { 0: times<CardName>(9, 'supply') },
    decks: { chief: ['fanatic chief'] },
    left: { chief: 1 },
  });
  expect(legal(state, 'stormRank')).toEqual([{ kind: 'stormRank', card: card(state, 0, 'barfolk friman') }]);
  const risen = play(state, item(legal(state, 'stormRank'), 0));
  const chief = card(risen, 0, 'fanatic chief');
  expect(refused(risen, { kind: 'upgrade', square: sq(4, 1), pay: [chief, chief] })).toBe('needsSacrifice');
  const ready = play(risen, { kind: 'sacrifice', card: chief, price: card(risen, 0, 'supply') });
  expect(isOffered(ready, { kind: 'upgrade', square: sq(4, 1), pay: [chief, chief] })).toBe(true);
});

test('[GATE-04, FAN-02] 11: a Fanatic out of the limbo, or what was given for one, may be played', () => {
  const { state } = jumpInto('stormLimbo', {
    config: stormConfig(['fanatics']),
    hands: { 0: [...THREE, 'supply'] },
    shelters: { 0: times<CardName>(9, 'supply') },
    limbo: ['fanatic chief'],
  });
  const taken = play(state, item(legal(state, 'take'), 0));
  const chief = card(taken, 0, 'fanatic chief');
  expect(taken.mark[chief]).toBe(0);
  const ready = play(taken, { kind: 'sacrifice', card: chief, price: card(taken, 0, 'supply') });
  expect(isOffered(ready, { kind: 'upgrade', square: sq(4, 1), pay: [chief, chief] })).toBe(true);
});

test('[GATE-04] 10: an own city rises a level, to level 4 at most, if there is a token for it', () => {
  const { state } = jumpInto('stormCity', {
    tiles: [{ at: [6, 4], card: 'cloudborn city4', level: 4, owner: 0 }],
  });
  expect(legal(state, 'stormCity').map(({ square }) => square)).toEqual([sq(4, 1)]);
  expect(violation(state, { kind: 'stormCity', square: sq(6, 4) })).toEqual({ code: 'highestLevel', square: sq(6, 4) });
  expect(refused(state, { kind: 'stormCity', square: sq(4, 4) })).toBe('notYourCity');
  const risen = play(state, { kind: 'stormCity', square: sq(4, 1) });
  expect(risen.level[sq(4, 1)]).toBe(2);
  expect(hasLanded(risen)).toBe(true);
});

test('[GATE-04, BUILD-09] 10: without a free token of the next level a city does not rise', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7] as const;
  const factions = ['cloudborn', 'emberians', 'barfolk', 'sunblessed'] as const;
  const full = factions.flatMap((faction, i) =>
    (['city3', 'city1'] as const).map((city, j) => ({
      at: [item(rows, i + 1), j === 0 ? 7 : 6] as const,
      card: `${faction} ${city}` as const,
      level: 3,
      owner: 0,
    })),
  );
  const s = stack(
    storm({
      hands: { 0: THREE },
      tiles: [
        ...full.map((tile, i) => ({ ...tile, at: [1, i === 7 ? 1 : i + 1] as const })).slice(0, 7),
        { ...item(full, 7), at: [7, 1] as const },
        { at: [4, 1], card: 'sunblessed city4', level: 2, owner: 0 },
        { at: [6, 4], card: 'cloudborn city4', level: 1, owner: 0 },
      ],
    }),
    'stormCity',
  );
  expect(hasToken(s, 0, 3, 2)).toBe(false);
  const asked = play(s, jumpWith(s, THREE));
  expect(violation(asked, { kind: 'stormCity', square: sq(4, 1) })).toEqual({ code: 'noToken', level: 3 });
  expect(isOffered(asked, { kind: 'stormCity', square: sq(6, 4) })).toBe(true);
});

test('[GATE-04, END-02] 10: the fifth city of level 4 ends the game', () => {
  const s = stack(
    storm({
      config: stormConfig([], { level4Cities: 2 }),
      hands: { 0: THREE },
      tiles: [
        { at: [4, 1], card: 'sunblessed city4', level: 3, owner: 0 },
        { at: [6, 4], card: 'cloudborn city4', level: 4, owner: 0 },
      ],
    }),
    'stormCity',
  );
  const done = apply(play(s, jumpWith(s, THREE)), { kind: 'stormCity', square: sq(4, 1) });
  expect(done.ok && decision(done.state)).toBeNull();
});

test('[GATE-04] 11: a card of the limbo comes to the hand and may be played; a Great Artefact only if one more may be owned', () => {
  const { state } = jumpInto('stormLimbo', { limbo: ['cloudborn priest', 'supply', 'supply', 'horn'] });
  expect(legal(state, 'take').map(({ cards }) => cards.map((taken) => cardName(state, taken)).join())).toEqual(
    expect.arrayContaining(['cloudborn priest', 'supply', 'horn']),
  );
  expect(legal(state, 'take')).toHaveLength(3);
  const horn = cardsIn(state, LIMBO).find((limbo) => cardName(state, limbo) === 'horn') ?? NONE;
  expect(handNames(play(state, { kind: 'take', cards: [horn] }), 0)).toEqual(['horn']);
  expect(refused(state, { kind: 'take', cards: [] })).toBe('notOffered');

  const owner = jumpInto('stormLimbo', { limbo: ['supply', 'horn'], shelters: { 0: ['sword'] } }).state;
  const further = cardsIn(owner, LIMBO).find((limbo) => cardName(owner, limbo) === 'horn') ?? NONE;
  expect(refused(owner, { kind: 'take', cards: [further] })).toBe('notOffered');
  const view = viewFor(owner, 1).decision;
  expect(view?.kind === 'stormLimbo' && view.choice.cards?.map((face) => kindOf(owner, face.card))).toEqual([
    kind('supply'),
  ]);
  const taken = play(owner, item(legal(owner, 'take'), 0));
  expect(handNames(taken, 0)).toEqual(['supply']);
  expect(hasLanded(taken)).toBe(true);
});

test('[GATE-04, ORACLE-06] 11: an amulet does not find the card again that it lay under before it was suspended', () => {
  const start = stack(
    storm({
      day: 3,
      hands: { 0: [...THREE, 'amulet', 'barfolk friman', 'barfolk lord', 'barfolk chief'] },
      shelters: { 0: times<CardName>(9, 'supply') },
    }),
    'stormLimbo',
  );
  const [amulet, friman] = [card(start, 0, 'amulet'), card(start, 0, 'barfolk friman')];
  debug.loadDie(start, 2);
  let s = play(start, { kind: 'charm', by: amulet, card: friman });
  s = play(s, { kind: 'ambush', card: card(s, 0, 'barfolk chief'), price: friman });
  s = play(s, jumpWith(s, THREE));
  s = play(s, { kind: 'take', cards: [friman] });
  expect(handNames(s, 0)).toEqual(['barfolk friman', 'barfolk lord']);
  expect(isOffered(s, { kind: 'charm', by: amulet, card: card(s, 0, 'barfolk lord') })).toBe(true);
});

test('[GATE-04, ROY-06, ROY-07] with kings and queens: none comes back out of the limbo, and no city rises above level 4', () => {
  const config = stormConfig(['royals']);
  const limbo = jumpInto('stormLimbo', { config, limbo: ['barfolk queen', 'supply'] }).state;
  expect(legal(limbo, 'take').map(({ cards }) => cards.map((taken) => cardName(limbo, taken)))).toEqual([['supply']]);
  const alone = jumpInto('stormLimbo', { config, limbo: ['barfolk queen'] });
  expect(eventsOf(alone.events, 'stormSkipped')).toHaveLength(1);
  const high = [
    { at: [4, 1], card: 'sunblessed city4', level: 4, owner: 0 },
    { at: [6, 4], card: 'cloudborn city4', level: 5, owner: 0 },
  ] as const;
  const cities = jumpInto('stormCity', { config, tiles: high });
  expect(cities.state.rules.highestLevel).toBeGreaterThan(4);
  expect(eventsOf(cities.events, 'stormSkipped')).toHaveLength(1);
});

test('[GATE-04] 12: a tent falls, and with what it holds goes to the shelter of its owner', () => {
  const { state } = jumpInto('stormTent', {
    camps: {
      0: [{ tent: 'sunblessed tent', cards: ['supply'] }],
      1: [{ tent: 'barfolk tent', cards: ['barfolk lord'] }],
      2: [{ tent: 'cloudborn tent', cards: ['cloudborn lord', 'cloudborn chief'] }],
    },
    shelters: { 2: [] },
  });
  const tents = legal(state, 'stormTent').map(({ tent }) => cardName(state, tent));
  expect(tents.sort()).toEqual(['barfolk tent', 'cloudborn tent']);
  const own = item(cardsIn(state, campOf(0)), 0);
  expect(refused(state, { kind: 'stormTent', tent: own })).toBe('notOffered');
  const after = play(state, { kind: 'stormTent', tent: item(cardsIn(state, campOf(2)), 0) });
  expect([...shelterNames(after, 2)].sort()).toEqual(['cloudborn chief', 'cloudborn lord', 'cloudborn tent']);
  expect(cardsIn(after, campOf(2))).toEqual([]);
  expect(hasLanded(after)).toBe(true);
});

test('[GATE-04] 12: if no opponent has a tent, one of the own falls', () => {
  const { state } = jumpInto('stormTent', { camps: { 0: [{ tent: 'sunblessed tent', cards: ['supply'] }] } });
  const struck = play(state, item(legal(state, 'stormTent'), 0));
  expect(shelterNames(struck, 0)).toEqual(expect.arrayContaining(['sunblessed tent', 'supply']));
});

test('[GATE-04, TEAM-04] 12: in teams an opponent is somebody of another team, and a partner comes after them', () => {
  const camps = { 2: [{ tent: 'cloudborn tent', cards: ['cloudborn lord'] }] } as const;
  const config = stormConfig(['teams']);
  const both = jumpInto('stormTent', {
    config,
    camps: { ...camps, 1: [{ tent: 'barfolk tent', cards: ['barfolk lord'] }] },
  }).state;
  expect(legal(both, 'stormTent').map(({ tent }) => cardName(both, tent))).toEqual(['barfolk tent']);
  const partner = jumpInto('stormTent', {
    config,
    camps: { ...camps, 0: [{ tent: 'sunblessed tent', cards: ['supply'] }] },
  }).state;
  expect(legal(partner, 'stormTent')).toHaveLength(2);
});

test('[RULE-35] 12: whatever stands as a tent may fall, the Pavilion too', () => {
  const { state } = jumpInto('stormTent', { camps: { 3: [{ tent: 'pavilion', cards: ['supply'] }] } });
  const struck = play(state, item(legal(state, 'stormTent'), 0));
  expect(shelterNames(struck, 3)).toEqual(expect.arrayContaining(['pavilion', 'supply']));
});

// ---------------------------------------------------------------- what cannot be carried out

const NO_ARTEFACTS = { tool: 0, weapon: 0, amulet: 0, title: 0, scroll: 0, tent: 0, horse: 0 };
const NO_ROADS = { straight: 0, turn: 0, tee: 0, crossroad: 0 };
const BARE_MAP = { ...NO_ROADS, city4: 0 };

const IMPOSSIBLE: readonly (readonly [Storm, string, Arrangement, readonly Storm[]])[] = [
  ['stormArtefact', 'no artefact is left', { left: NO_ARTEFACTS }, []],
  ['stormLord', 'no lord is left', { left: { lord: 0 } }, []],
  ['stormDraw', 'nation and shelter are empty', { nations: { 0: [] }, shelters: { 0: [] } }, []],
  ['stormRoad', 'no road is left', { left: NO_ROADS }, []],
  ['stormFate', 'nobody plays with fate', {}, []],
  [
    'stormHero',
    'the other hero stands on the gate',
    {
      heroes: {
        0: [
          [4, 1],
          [4, 2],
        ],
      },
    },
    [],
  ],
  ['stormLand', 'no deck has a card like those on the map', { left: BARE_MAP }, []],
  ['stormEcho', 'nothing was used', {}, []],
  ['stormEcho', 'only the lord was used', {}, ['stormLord']],
  ['stormEcho', 'what was used would be skipped', {}, ['stormFate', 'stormLimbo', 'stormTent']],
  ['stormRank', 'there is no unit in the hand', {}, []],
  ['stormRank', 'no next rank is left', { hands: { 0: [...THREE, 'barfolk friman'] }, left: { chief: 0 } }, []],
  [
    'stormCity',
    'every city has level 4',
    {
      tiles: [
        { at: [4, 1], card: 'sunblessed city4', level: 4, owner: 0 },
        { at: [6, 4], card: 'cloudborn city4', level: 4, owner: 0 },
      ],
    },
    [],
  ],
  ['stormLimbo', 'the limbo is empty', { limbo: [] }, []],
  ['stormLimbo', 'one Great Artefact is enough', { limbo: ['horn'], shelters: { 0: ['sword'] } }, []],
  ['stormTent', 'nobody has a tent', {}, []],
];

test.each(IMPOSSIBLE)('[GATE-05] %s is skipped when %s', (name, _why, spec, used) => {
  const { state, events } = jumpInto(name, { limbo: [], ...spec }, used);
  expect(eventsOf(events, 'stormDrawn')).toEqual([{ kind: 'stormDrawn', seat: 0, card: stormNamed(state, name) }]);
  expect(eventsOf(events, 'stormSkipped')).toEqual([{ kind: 'stormSkipped', seat: 0, card: stormNamed(state, name) }]);
  expect(hasLanded(state)).toBe(true);
});

test('[GATE-05] number 8 offers what can be carried out, and nothing that would be skipped', () => {
  const { state } = jumpInto('stormEcho', { limbo: [] }, ['stormFate', 'stormLimbo', 'stormTent', 'stormHero']);
  expect(legal(state, 'stormEcho').map(({ card: copied }) => copied)).toEqual([stormNamed(state, 'stormHero')]);
  expect(refused(state, { kind: 'stormEcho', card: stormNamed(state, 'stormTent') })).toBe('notOffered');
});
