import {
  AFFECTED,
  checkConfig,
  clone,
  COUNTS,
  decision,
  decode,
  encode,
  engineWith,
  handOf,
  heroSquare,
  item,
  legalActions,
  metamorphaState,
  MODULES,
  NONE,
  rollDie,
  standardConfig,
  STRAIGHT,
  targetsAt,
  totalOf,
  viewFor,
  type Action,
  type GameState,
  type Module,
  type Place,
} from '@battalia/engine/testing';
import { askNamed } from '../../../src/engine/core/decision';
import { move } from '../../../src/engine/core/piles';
import { turnUp } from '../../../src/engine/rules/build';
import { voidHeld } from '../../../src/engine/rules/held';
import { callOff, cityAt, endTurn, field, heroOf, lay, stand, surrender } from '../battlefield';
import { lastTurn, nextWeek, WEEK } from '../checkpoint';
import { GOLD, GREEN, jumpWith, ORANGE, RED, stack, storm } from '../gates';
import {
  afterTribute,
  CANYONS,
  FROST,
  guesting,
  GUEST,
  JUNGLE,
  LAKES,
  meeting,
  metaConfig,
  MOUNTAINS,
  tributeOf,
  WOODS,
  type Meeting,
} from '../metamorpha';
import {
  allowed,
  arrange,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  isOffered,
  kind,
  legal,
  loadDie,
  nationNames,
  play,
  playedNames,
  playLogged,
  refused,
  sq,
  times,
  violation,
  type CardName,
} from '../support';

const { herSquare, setHerSquare } = metamorphaState;
const supplies = (count: number): CardName[] => times<CardName>(count, 'supply');
const asked = (s: GameState): string | undefined => decision(s)?.kind;

// ---------------------------------------------------------------- where she goes

test.each([2, 3, 4, 5, 6])(
  '[META-01, CP-02] with %i players she comes at the first checkpoint out of the gate that the die names',
  (players) => {
    for (let n = 0; n < 12; n++) {
      const s = lastTurn({ modules: ['stormgates', 'gates', 'metamorpha'], players, number: 1, seed: `gate ${n}` });
      expect(herSquare(s)).toBe(NONE);
      const after = playLogged(s, endTurn);
      // The last roll of the night is hers: rolled until it is a gate that lies on the map.
      const gates = new Map<number, number>();
      s.tile.forEach((tile, square) => {
        if (tile >= 0 && s.kind[tile] === s.rules.named['gate']) gates.set((s.rules.factionOf[tile] ?? 0) + 1, square);
      });
      expect(gates.size).toBe(players);
      const square = herSquare(after.state);
      expect([...gates.values()]).toContain(square);
      expect(eventsOf(after.events, 'emerged')).toEqual([{ kind: 'emerged', square }]);
    }
  },
);

test('[META-01] a gate that is not in play is rolled again', () => {
  // Nothing else in this night draws on chance: hands are empty, and so are nations and shelters.
  const rolled = [1, 2, 3, 4, 5, 6].map((face) => {
    const s = meeting({ day: WEEK, turn: 3, nations: { 3: [] }, shelters: { 3: [] } });
    loadDie(s, face);
    const expected = clone(s);
    const gates: Readonly<Partial<Record<number, number>>> = { 1: GREEN, 2: GOLD, 3: RED, 6: ORANGE };
    let gate: number | undefined;
    while (gate === undefined) gate = gates[rollDie(expected)];
    const square = herSquare(nextWeek(s));
    expect(square).toBe(gate);
    return square;
  });
  expect([rolled[0], rolled[1], rolled[2], rolled[5]]).toEqual([GREEN, GOLD, RED, ORANGE]);
});

test('[META-01] she comes once: at later checkpoints she stays where she is', () => {
  const s = meeting({ day: 2 * WEEK, turn: 3, her: [2, 4] });
  const { state, events } = playLogged(s, endTurn);
  expect([state.day, herSquare(state)]).toEqual([2 * WEEK + 1, sq(2, 4)]);
  expect(eventsOf(events, 'emerged')).toEqual([]);
  // Nor on any other day.
  expect(herSquare(play(meeting({ day: WEEK - 1, turn: 3 }), endTurn))).toBe(NONE);
});

/** Seat 0 builds a straight road east of the gate at (6,6). */
const buildRoad = (s: GameState): Action[] => [
  { kind: 'build', tile: STRAIGHT, level: 0, pay: hand(s, 0, 'friman', 'supply').sort((a, b) => a - b) },
  { kind: 'place', square: sq(6, 7), quarters: 1 },
];
const BUILDER: Meeting = { hands: { 0: ['barfolk friman', 'supply'] } };

test('[META-01] she goes at once to a card that is built', () => {
  const s = meeting({ ...BUILDER, her: [4, 2] });
  const [build, place] = buildRoad(s);
  const half = play(s, item([build], 0) as Action);
  expect(herSquare(half)).toBe(GREEN);
  const { state, events } = playLogged(half, item([place], 0) as Action);
  expect(herSquare(state)).toBe(sq(6, 7));
  expect(eventsOf(events, 'shifted')).toEqual([{ kind: 'shifted', square: sq(6, 7) }]);
});

test('[META-01] whoever builds it, and whatever it is', () => {
  const s = meeting({ turn: 1, her: [2, 4], hands: { 1: times<CardName>(3, 'barfolk friman') } });
  const built = play(
    s,
    item(
      legal(s, 'build').filter(({ tile }) => tile === kind('city4')),
      0,
    ),
  );
  const place = item(legal(built, 'place'), 0);
  expect(herSquare(play(built, place))).toBe(place.square);
});

test('[META-01] as long as she has not come, nothing brings her', () => {
  const s = meeting(BUILDER);
  expect(herSquare(play(s, ...buildRoad(s)))).toBe(NONE);
});

test('[META-01, SG-STAFF] she goes to a card of the pool that the Staff lays, not to cards that change places', () => {
  const s = meeting({ her: [4, 2], hands: { 0: ['staff'] } });
  const by = card(s, 0, 'staff');
  const terraformed = play(
    s,
    item(
      legal(s, 'terraform').filter(({ square }) => square === sq(2, 5)),
      0,
    ),
  );
  expect(herSquare(terraformed)).toBe(sq(2, 5));
  // (2,5) and (4,3) are straight roads of two terrains: they change places, and she stays on (4,3).
  const swapping = meeting({ her: [4, 3], hands: { 0: ['staff'] } });
  const swapped = play(swapping, { kind: 'swapFrom', by, square: sq(4, 3) }, { kind: 'swapWith', other: sq(2, 5) });
  expect(herSquare(swapped)).toBe(sq(4, 3));
  expect(swapped.tile[sq(4, 3)]).toBe(swapping.tile[sq(2, 5)]);
  // The terrain under her is another one now: so is her gift.
  expect(metamorphaState.terrainAt(swapped, herSquare(swapped))).toBe(2);
});

test('[META-01, SG-STAFF, GATE-04] on the card that is replaced everybody stays: heroes, tokens and she', () => {
  const s = meeting({
    her: [6, 4],
    hands: { 0: ['staff'] },
    heroes: { 0: [[6, 4]] },
  });
  const after = play(
    s,
    item(
      legal(s, 'terraform').filter(({ square }) => square === sq(6, 4)),
      0,
    ),
  );
  expect([herSquare(after), heroSquare(after, 0, 0)]).toEqual([sq(6, 4), sq(6, 4)]);
  expect([after.holder[sq(6, 4)], after.level[sq(6, 4)]]).toEqual([0, 1]);
  // Gates are swapped with whoever stands on them.
  const gates = meeting({ her: [4, 2], hands: { 0: ['staff'] }, heroes: { 0: [[4, 2]] } });
  const by = card(gates, 0, 'staff');
  const swapped = play(gates, { kind: 'swapFrom', by, square: GREEN }, { kind: 'swapWith', other: GOLD });
  expect([herSquare(swapped), heroSquare(swapped, 0, 0)]).toEqual([GREEN, GREEN]);
});

test('[META-01, GATE-04] she goes to what the storm lays, in the middle of a move', () => {
  const land = stack(meeting({ her: [4, 4], hands: { 0: [...supplies(2), 'horse'] } }), 'stormLand');
  const inside = play(land, jumpWith(land, ['horse', 'supply']));
  expect(asked(inside)).toBe('stormLand');
  const laid = play(
    inside,
    { kind: 'stormLand', square: sq(2, 5) },
    item(legal(play(inside, { kind: 'stormLand', square: sq(2, 5) }), 'stormTerrain'), 0),
  );
  expect(herSquare(laid)).toBe(sq(2, 5));
  // The move goes on with the step that the horse has left.
  expect([asked(laid), heroSquare(laid, 0, 0)]).toEqual(['onward', ORANGE]);
  const road = stack(meeting({ her: [4, 4], hands: { 0: supplies(3) } }), 'stormRoad');
  const paving = play(road, jumpWith(road, supplies(3)), { kind: 'stormRoad', tile: kind('crossroad') });
  const place = item(legal(paving, 'place'), 0);
  const paved = play(paving, place);
  expect(herSquare(paved)).toBe(place.square);
  expect(heroSquare(paved, 0, 0)).toBe(ORANGE);
});

test('[META-01] she goes to a card that is turned up', () => {
  const s = clone(meeting({ her: [4, 2] }));
  s.down[sq(2, 4)] = 1;
  turnUp(s, 0, sq(2, 4), undefined);
  expect(herSquare(s)).toBe(sq(2, 4));
});

test('[META-01] everybody sees where she is', () => {
  expect(viewFor(meeting({ her: [2, 4] }), 3).figures).toEqual([{ module: 'metamorpha', square: sq(2, 4) }]);
  expect(viewFor(meeting(), 'table').figures).toEqual([]);
});

test('[SG-12] she needs the gates, and says so; checkpoints come by themselves', () => {
  expect(checkConfig(standardConfig(4, ['stormgates', 'metamorpha']))).toEqual({
    kind: 'moduleNeeds',
    module: 'metamorpha',
    needs: 'gates',
  });
  expect(checkConfig(standardConfig(4, ['gates', 'metamorpha']))?.kind).toBe('moduleNeeds');
  for (const players of [2, 3, 4, 5, 6]) expect(checkConfig(metaConfig([], {}, players))).toBeNull();
});

// ---------------------------------------------------------------- the tribute

test('[META-02] any one card of the hand is a tribute, and it is gone for this turn', () => {
  const s = meeting(JUNGLE);
  expect(legal(s, 'tribute').map(({ pay }) => pay.map((one) => cardName(s, one)))).toEqual(
    expect.arrayContaining([['barfolk chief'], ['supply'], ['hammer']]),
  );
  // The two supplies are alike.
  expect(legal(s, 'tribute')).toHaveLength(3);
  const { state, events } = playLogged(s, tributeOf(s, 'hammer'));
  expect(playedNames(state, 0)).toEqual(['hammer']);
  expect(handNames(state, 0)).toEqual(['barfolk chief', 'supply', 'supply']);
  expect(eventsOf(events, 'granted')).toEqual([{ kind: 'granted', seat: 0, hero: 0, terrain: 5 }]);
  expect(asked(state)).toBe('jungle');
});

test('[META-02] two cards, none, and a card of somebody else are no tribute', () => {
  const s = meeting({ ...JUNGLE, hands: { 0: supplies(2), 1: ['supply'] } });
  expect(refused(s, { kind: 'tribute', hero: 0, pay: hand(s, 0, 'supply', 'supply') })).toBe('oneTribute');
  expect(refused(s, { kind: 'tribute', hero: 0, pay: [] })).toBe('oneTribute');
  expect(refused(s, { kind: 'tribute', hero: 0, pay: hand(s, 1, 'supply') })).toBe('notYourCard');
  expect(refused(s, { kind: 'tribute', hero: 7, pay: hand(s, 0, 'supply') })).toBe('noHero');
  const paid = play(meeting(JUNGLE), tributeOf(meeting(JUNGLE), 'hammer'), { kind: 'jungleDraw', count: 1 });
  const once = clone(paid);
  setHerSquare(once, sq(2, 6));
  expect(refused(once, { kind: 'tribute', hero: 0, pay: [item([...once.tile.keys()], 0)] })).toBe('tributePaid');
});

test('[META-02] only for a hero on her terrain, and only where she is', () => {
  const elsewhere = meeting({ ...JUNGLE, her: [4, 2] });
  expect(violation(elsewhere, tributeOf(elsewhere, 'supply'))).toEqual({ code: 'notHerTerrain', hero: 0 });
  expect(legal(elsewhere, 'tribute')).toEqual([]);
  const away = meeting({ ...JUNGLE, her: null });
  expect(refused(away, tributeOf(away, 'supply'))).toBe('noGift');
  const homeless = meeting({ ...JUNGLE, heroes: {} });
  expect(refused(homeless, tributeOf(homeless, 'supply'))).toBe('noHero');
  // The squares need not be the same, nor near.
  expect(heroSquare(meeting(JUNGLE), 0, 0)).not.toBe(herSquare(meeting(JUNGLE)));
});

test('[META-03] on neutral ground, and where no card lies, she grants nothing', () => {
  const ruins: Place = [2, 2];
  const s = meeting({
    ...JUNGLE,
    her: ruins,
    tiles: [{ at: ruins, card: 'ruins' }],
    heroes: { 0: [ruins] },
  });
  expect(refused(s, tributeOf(s, 'supply'))).toBe('noGift');
  const empty = meeting({ ...JUNGLE, her: [7, 1] });
  expect(refused(empty, tributeOf(empty, 'supply'))).toBe('noGift');
});

test('[META-02] once a turn for each hero; both heroes may', () => {
  const s = meeting({
    ...JUNGLE,
    heroes: {
      0: [
        [4, 1],
        [2, 6],
      ],
    },
  });
  const first = play(afterTribute(s, 'supply', 0), { kind: 'jungleDraw', count: 1 });
  expect(violation(first, tributeOf(first, 'supply', 0))).toEqual({ code: 'tributePaid', hero: 0 });
  const second = play(afterTribute(first, 'supply', 1), { kind: 'jungleDraw', count: 1 });
  expect(refused(second, tributeOf(second, 'hammer', 1))).toBe('tributePaid');
  expect(legal(second, 'tribute')).toEqual([]);
});

test.each([0, 2])('[META-02] again in the next turn, for either hero of seat %i', (own) => {
  const both = meeting({
    ...JUNGLE,
    turn: own,
    first: own,
    hands: { [own]: JUNGLE.hands?.[0] ?? [] },
    nations: { [own]: JUNGLE.nations?.[0] ?? [] },
    heroes: {
      [own]: [
        [4, 1],
        [2, 6],
      ],
    },
  });
  let s = play(afterTribute(both, 'supply', 0), { kind: 'jungleDraw', count: 1 });
  s = play(afterTribute(s, 'supply', 1), { kind: 'jungleDraw', count: 1 }, endTurn);
  for (let others = 1; others < 4; others++) s = play(s, { kind: 'begin' }, endTurn);
  s = play(s, { kind: 'begin' });
  expect(s.turn).toBe(own);
  expect(new Set(legal(s, 'tribute').map(({ hero }) => hero))).toEqual(new Set([0, 1]));
});

test('[META-02] again in the same turn when she is on another terrain where a hero stands, not when she comes back', () => {
  // One hero in the jungle, one in the mountains of (6,4).
  const s = meeting({
    ...JUNGLE,
    heroes: {
      0: [
        [4, 1],
        [6, 4],
      ],
    },
  });
  const drawn = play(afterTribute(s), { kind: 'jungleDraw', count: 1 });
  const moved = clone(drawn);
  setHerSquare(moved, sq(6, 3));
  expect(refused(moved, tributeOf(moved, 'supply', 0))).toBe('notHerTerrain');
  const raised = play(afterTribute(moved, 'supply', 1), { kind: 'mountainsCity', square: sq(4, 1) });
  const back = clone(raised);
  setHerSquare(back, sq(2, 6));
  expect(refused(back, tributeOf(back, 'hammer', 0))).toBe('tributePaid');
  // The same hero on two terrains pays for each.
  const walked = clone(drawn);
  setHerSquare(walked, sq(6, 3));
  walked.hero[0] = sq(6, 3);
  expect(allowed(walked, tributeOf(walked, 'supply', 0))).toBe(true);
});

test('[META-02] a tribute interrupts nothing: not a battle, not a question', () => {
  const s = meeting({
    ...JUNGLE,
    hands: { 0: ['barfolk weapon', 'supply', 'supply', 'supply', 'barfolk friman'] },
    heroes: { 0: [[4, 1]], 1: [[4, 1]] },
  });
  const battle = play(s, {
    kind: 'attack',
    target: heroOf(1, 0, sq(4, 1)),
    heroes: 1,
    weapon: card(s, 0, 'weapon'),
    copies: 1,
  });
  expect(refused(battle, tributeOf(battle, 'supply'))).toBe('notInBattle');
  const placing = play(s, item(legal(s, 'build'), 0));
  expect(refused(placing, tributeOf(placing, 'supply'))).toBe('answerFirst');
});

test('[META-02, RULE-44] a copy of a card that counts twice is a tribute of its own', () => {
  // Day 2: weapons are illuminated.
  const s = meeting({
    ...JUNGLE,
    day: 2,
    hands: { 0: ['barfolk weapon'] },
    heroes: {
      0: [
        [4, 1],
        [2, 6],
      ],
    },
  });
  const once = play(afterTribute(s, 'weapon', 0), { kind: 'jungleDraw', count: 1 });
  const weapon = item(playedCards(once), 0);
  expect(isOffered(once, { kind: 'tribute', hero: 1, pay: [weapon] })).toBe(true);
});
const playedCards = (s: GameState): readonly number[] =>
  [...s.zone.keys()].filter((one) => s.zone[one] === s.rules.zones.findIndex((zone) => zone.name === 'played'));

/** A window on every line: the next seat may void it. */
const voider: Module = {
  id: 'voider',
  shapes: { voidIt: {}, letIt: {} },
  questions: { voiding: { open: true } },
  windows: { line: (s, seat) => askNamed(s, 'voiding', (seat + 1) % s.rules.seats) },
  actions: {
    voidIt: {
      answers: ['voiding'],
      offer: (_s, _seat, _purse, out) => void out.push({ kind: 'voidIt' }),
      refuse: () => null,
      perform: (s) => voidHeld(s),
    },
    letIt: {
      answers: ['voiding'],
      offer: (_s, _seat, _purse, out) => void out.push({ kind: 'letIt' }),
      refuse: () => null,
      perform(s) {
        s.frames--;
      },
    },
  },
};
const withVoider = (spec: Meeting): GameState => {
  const config = { ...metaConfig(), modules: [...metaConfig().modules, 'voider'] as never };
  return meeting({ ...spec, engine: engineWith([...MODULES, voider]), config });
};
const voidIt = { kind: 'voidIt' } as unknown as Action;
const letIt = { kind: 'letIt' } as unknown as Action;

test('[META-02, RULE-45] a tribute that is voided is spent, and brings nothing; it is none of those of the turn', () => {
  const s = withVoider(JUNGLE);
  const held = afterTribute(s, 'hammer');
  expect(asked(held)).toBe('voiding');
  const voided = play(held, voidIt);
  expect(asked(voided)).toBe('acting');
  expect(playedNames(voided, 0)).toEqual(['hammer']);
  expect(legal(voided, 'tribute').length).toBeGreaterThan(0);
  expect(asked(play(held, letIt))).toBe('jungle');
});

test('[GATE-02] a storm that is voided costs its supply, and leaves the steps', () => {
  const s = withVoider({ her: [4, 3], heroes: { 0: [[4, 2]] }, hands: { 0: supplies(2) } });
  const granted = play(afterTribute(s), letIt);
  const jump = item(legal(granted, 'woodsJump'), 0);
  const voided = play(granted, jump, voidIt);
  expect(asked(voided)).toBe('woods');
  expect(heroSquare(voided, 0, 0)).toBe(GREEN);
  expect(legal(voided, 'woodsJump')).toEqual([]);
  expect(asked(play(voided, { kind: 'woodsStay' }))).toBe('acting');
});

// ---------------------------------------------------------------- woods

test('[META-03] woods: that hero moves up to three squares, as roads lead', () => {
  const s = afterTribute(
    meeting({ ...WOODS, tiles: [{ at: [4, 5], card: 'cloudborn straight', quarters: 1 }], hands: { 0: supplies(1) } }),
  );
  expect(asked(s)).toBe('woods');
  expect(legal(s, 'woodsWalk').map(({ to }) => to)).toEqual([sq(4, 1), sq(4, 3), sq(4, 4), sq(4, 5)]);
  expect(violation(s, { kind: 'woodsWalk', to: ORANGE })).toEqual({ code: 'outOfReach', square: ORANGE });
  expect(refused(s, { kind: 'woodsWalk', to: GREEN })).toBe('outOfReach');
  const far = meeting({
    ...WOODS,
    heroes: { 0: [[4, 2]] },
    tiles: [
      { at: [4, 5], card: 'cloudborn straight', quarters: 1 },
      { at: [4, 6], card: 'cloudborn straight', quarters: 1 },
    ],
  });
  expect(violation(afterTribute(far), { kind: 'woodsWalk', to: sq(4, 6) })).toEqual({
    code: 'tooFar',
    square: sq(4, 6),
    most: 3,
  });
  const { state, events } = playLogged(s, { kind: 'woodsWalk', to: sq(4, 4) });
  expect([heroSquare(state, 0, 0), asked(state)]).toEqual([sq(4, 4), 'acting']);
  expect(eventsOf(events, 'moved')).toHaveLength(1);
});

test('[META-03] woods: it is that hero, and may be no step at all', () => {
  const s = meeting({
    ...WOODS,
    heroes: {
      0: [
        [4, 1],
        [4, 2],
      ],
    },
  });
  expect(refused(s, tributeOf(s, 'supply', 0))).toBe('notHerTerrain');
  const second = afterTribute(s, 'supply', 1);
  const walked = play(second, { kind: 'woodsWalk', to: sq(4, 4) });
  expect([heroSquare(walked, 0, 0), heroSquare(walked, 0, 1)]).toEqual([sq(4, 1), sq(4, 4)]);
  const stayed = play(second, { kind: 'woodsStay' });
  expect([heroSquare(stayed, 0, 1), asked(stayed)]).toEqual([GREEN, 'acting']);
});

test('[META-03, ADV-01] woods: steps onto home ground are free, as every such step is', () => {
  const s = meeting({
    modules: ['advanced'],
    turn: 1,
    her: [4, 2],
    heroes: { 1: [[4, 4]] },
    hands: { 1: supplies(1) },
    tiles: [
      { at: [4, 5], card: 'barfolk straight', quarters: 1 },
      { at: [4, 6], card: 'cloudborn crossroad' },
      { at: [4, 7], card: 'cloudborn straight', quarters: 1 },
      { at: [5, 6], card: 'cloudborn straight' },
    ],
  });
  // (4,5) is woods, (4,6) and (4,7) are not; over (5,6) it is a third step to the gold gate.
  expect(legal(afterTribute(s), 'woodsWalk').map(({ to }) => to)).toContain(GOLD);
});

test('[GATE-02] woods: her steps lead through the storm for one supply, which is a line of its own', () => {
  const s = afterTribute(stack(meeting(WOODS), 'stormFate'));
  expect(legal(s, 'woodsJump').map(({ from, to }) => [from, to])).toEqual([
    [GREEN, ORANGE],
    [GREEN, RED],
    [GREEN, GOLD],
  ]);
  const jump = item(legal(s, 'woodsJump'), 0);
  expect(jump.pay).toHaveLength(1);
  expect(refused(s, { ...jump, pay: [] })).toBe('doesNotPay');
  expect(refused(s, { ...jump, pay: hand(s, 0, 'supply', 'supply') })).toBe('doesNotPay');
  expect(refused(s, { ...jump, to: GREEN })).toBe('outOfReach');
  expect(refused(s, { ...jump, to: sq(4, 4) })).toBe('notAGate');
  // One of three steps is used: two go on behind the storm.
  const landed = play(s, jump);
  expect(decision(landed)).toMatchObject({ kind: 'onward', steps: 2 });
  expect(heroSquare(landed, 0, 0)).toBe(ORANGE);
  expect(legal(landed, 'onward').map(({ to }) => to)).toEqual([sq(2, 4), sq(2, 5)]);
  expect(playedNames(landed, 0)).toEqual(supplies(2));
});

test('[GATE-02] woods: the way to the gate takes steps, too, and the storm is once a turn', () => {
  const road: Meeting = { ...WOODS, heroes: { 0: [[4, 3]] } };
  const s = afterTribute(stack(meeting(road), 'stormFate'));
  // One step to the gate, one through it.
  expect(decision(play(s, item(legal(s, 'woodsJump'), 0)))).toMatchObject({ kind: 'onward', steps: 1 });
  const city = afterTribute(stack(meeting({ ...WOODS, heroes: { 0: [[4, 4]] } }), 'stormFate'));
  // Two steps to the gate, and the third goes through it.
  const landed = play(city, item(legal(city, 'woodsJump'), 0));
  expect([asked(landed), heroSquare(landed, 0, 0)]).toEqual(['acting', ORANGE]);
  const far = afterTribute(
    meeting({
      ...WOODS,
      heroes: { 0: [[4, 5]] },
      tiles: [{ at: [4, 5], card: 'barfolk straight', quarters: 1 }],
    }),
  );
  expect(legal(far, 'woodsJump')).toEqual([]);
  expect(violation(far, { kind: 'woodsJump', from: GREEN, to: ORANGE, pay: hand(far, 0, 'supply') })).toEqual({
    code: 'tooFar',
    square: ORANGE,
    most: 3,
  });
  // Who has jumped this turn has.
  const jumped = stack(
    meeting({ ...WOODS, her: [2, 4], heroes: { 0: [[4, 1]] }, hands: { 0: supplies(5) } }),
    'stormFate',
  );
  const there = clone(play(jumped, jumpWith(jumped, supplies(3))));
  setHerSquare(there, ORANGE);
  there.hero[0] = GREEN;
  setHerSquare(there, sq(4, 3));
  const again = afterTribute(there);
  expect(legal(again, 'woodsJump')).toEqual([]);
  expect(refused(again, { kind: 'woodsJump', from: GREEN, to: ORANGE, pay: hand(again, 0, 'supply') })).toBe(
    'jumpedAlready',
  );
});

test('[GATE-02, ADV-01] woods: a gate of home terrain takes no step by jump, but the supply', () => {
  const s = afterTribute(stack(meeting({ ...WOODS, modules: ['advanced'] }), 'stormFate'));
  const home = item(
    legal(s, 'woodsJump').filter(({ to }) => to === ORANGE),
    0,
  );
  expect(home.pay).toHaveLength(1);
  expect(decision(play(s, home))).toMatchObject({ kind: 'onward', steps: 3 });
});

test('[META-02, GATE-02] no tribute where it could bring nothing: a hero who could only jump needs the supply', () => {
  const isle: Meeting = {
    her: [4, 3],
    heroes: { 0: [[1, 1]] },
    tiles: [{ at: [1, 1], card: 'barfolk crossroad' }],
    hands: { 0: supplies(2) },
  };
  const lone = meeting(isle);
  expect(refused(lone, tributeOf(lone, 'supply'))).toBe('giftIdle');
  const gate: Meeting = { ...isle, bare: true, tiles: [], heroes: { 0: [[4, 2]] } };
  const walled = (hands: readonly CardName[]): GameState =>
    meeting({
      ...gate,
      hands: { 0: hands },
      tiles: [
        { at: [4, 1], card: null },
        { at: [4, 3], card: null },
        { at: [2, 4], card: 'barfolk crossroad' },
      ],
      her: [2, 4],
    });
  const two = walled(['supply', 'barfolk friman']);
  expect(legal(two, 'tribute').map(({ pay }) => cardName(two, item(pay, 0)))).toEqual(['barfolk friman']);
  expect(refused(two, tributeOf(two, 'supply'))).toBe('giftIdle');
  const pair = walled(['supply', 'supply']);
  expect(allowed(pair, tributeOf(pair, 'supply'))).toBe(true);
});

// ---------------------------------------------------------------- mountains

test('[META-03, ROY-07] mountains: an own city rises a level, to level 4 at most', () => {
  const spec: Meeting = { ...MOUNTAINS, modules: ['royals'] };
  const s = afterTribute(meeting(spec));
  expect(asked(s)).toBe('mountains');
  expect(legal(s, 'mountainsCity').map(({ square }) => square)).toEqual([sq(4, 1), sq(6, 4)]);
  expect(refused(s, { kind: 'mountainsCity', square: sq(4, 4) })).toBe('notYourCity');
  expect(play(s, { kind: 'mountainsCity', square: sq(6, 4) }).level[sq(6, 4)]).toBe(2);
  const high = clone(meeting(spec));
  high.level[sq(4, 1)] = 4;
  high.level[sq(6, 4)] = 3;
  const chosen = afterTribute(high);
  expect(refused(chosen, { kind: 'mountainsCity', square: sq(4, 1) })).toBe('highestLevel');
  expect(play(chosen, { kind: 'mountainsCity', square: sq(6, 4) }).level[sq(6, 4)]).toBe(4);
  high.level[sq(6, 4)] = 5;
  // A residence becomes no capital so: there is nothing to raise.
  expect(refused(high, tributeOf(high, 'supply'))).toBe('giftIdle');
});

// ---------------------------------------------------------------- canyons

test('[META-03] canyons: an attack on one of the eight squares around, not on the own one, without a weapon', () => {
  const s = afterTribute(meeting(CANYONS));
  expect(asked(s)).toBe('canyons');
  expect(legal(s, 'canyonsRaid')).toEqual([
    { kind: 'canyonsRaid', target: cityAt(sq(1, 4)), heroes: 1 },
    { kind: 'canyonsRaid', target: heroOf(1, 1, sq(2, 4)), heroes: 1 },
    { kind: 'canyonsRaid', target: cityAt(sq(3, 6)), heroes: 1 },
  ]);
  expect(targetsAt(s, 0, sq(2, 5))).toHaveLength(1);
  expect(refused(s, { kind: 'canyonsRaid', target: heroOf(1, 0, sq(2, 5)), heroes: 1 })).toBe('heroNotThere');
  expect(refused(s, { kind: 'canyonsRaid', target: cityAt(sq(1, 7)), heroes: 1 })).toBe('heroNotThere');
  expect(refused(s, { kind: 'canyonsRaid', target: cityAt(sq(1, 5)), heroes: 1 })).toBe('noSuchTarget');
  const open = play(s, { kind: 'canyonsRaid', target: cityAt(sq(1, 4)), heroes: 1 });
  expect([asked(open), totalOf(open, 0)]).toEqual(['assault', 0]);
  const won = play(open, lay(card(open, 0, 'chief')), stand, surrender);
  expect([won.holder[sq(1, 4)], heroSquare(won, 0, 0)]).toEqual([0, sq(2, 5)]);
});

test('[META-03, BATTLE-18] canyons: what is called off has cost the tribute, and is not tried again', () => {
  const s = afterTribute(meeting(CANYONS));
  const off = play(s, { kind: 'canyonsRaid', target: cityAt(sq(1, 4)), heroes: 1 }, callOff);
  expect(playedNames(off, 0)).toEqual(['supply']);
  expect(refused(off, tributeOf(off, 'chief'))).toBe('tributePaid');
});

test('[META-03] canyons: only she opens so; with a weapon a hero attacks the own square', () => {
  const s = meeting(CANYONS);
  const weapon = card(s, 0, 'weapon');
  const targets = new Set(legal(s, 'attack').map(({ target }) => target.square));
  expect([...targets]).toEqual([sq(2, 5)]);
  expect(refused(s, { kind: 'attack', target: cityAt(sq(1, 4)), heroes: 1, weapon, copies: 1 })).toBe('heroNotThere');
});

test('[META-02, META-03] canyons: where nothing is around there is no tribute', () => {
  const s = meeting({
    ...CANYONS,
    heroes: { 0: [[6, 5]] },
    tiles: [{ at: [6, 4], card: 'cloudborn city4', level: 1, owner: 0 }],
  });
  expect(refused(s, tributeOf(s, 'supply'))).toBe('giftIdle');
});

const TWO: Meeting = {
  ...CANYONS,
  heroes: {
    0: [
      [2, 5],
      [3, 5],
    ],
    1: [],
  },
  tiles: [...(CANYONS.tiles ?? []), { at: [3, 5], card: 'emberians crossroad' }],
};
const neutral = cityAt(sq(3, 6));

test('[HEROIC-02] canyons: in hero mode both heroes attack together from different squares, else only from one', () => {
  const plain = afterTribute(meeting(TWO));
  expect(legal(plain, 'canyonsRaid').filter(({ target }) => target.square === sq(3, 6))).toEqual([
    { kind: 'canyonsRaid', target: neutral, heroes: 1 },
  ]);
  expect(refused(plain, { kind: 'canyonsRaid', target: neutral, heroes: 3 })).toBe('heroNotThere');
  const heroic = afterTribute(meeting({ ...TWO, modules: ['heroic'] }));
  const both: Action = { kind: 'canyonsRaid', target: neutral, heroes: 3 };
  expect(isOffered(heroic, both)).toBe(true);
  // It is the tribute of one hero: the other may come along, and never alone.
  expect(refused(heroic, { ...both, heroes: 2 })).toBe('heroNotThere');
  const open = play(heroic, both, lay(card(heroic, 0, 'lord')));
  // A lord, and moral for each of the two.
  expect(totalOf(open, 0)).toBe(4 + 2);
  const together = afterTribute(
    meeting({
      ...TWO,
      heroes: {
        0: [
          [2, 5],
          [2, 5],
        ],
      },
    }),
  );
  expect(isOffered(together, { kind: 'canyonsRaid', target: neutral, heroes: 3 })).toBe(true);
});

test('[HEROIC-02, RULE-46] canyons: a hero on another terrain, or on the square itself, does not come along', () => {
  const spec: Meeting = { ...TWO, modules: ['heroic'] };
  const lakes = afterTribute(
    meeting({ ...spec, tiles: [...(CANYONS.tiles ?? []), { at: [3, 5], card: 'barfolk crossroad' }] }),
  );
  expect(refused(lakes, { kind: 'canyonsRaid', target: neutral, heroes: 3 })).toBe('heroNotThere');
  const inside = afterTribute(
    meeting({
      ...spec,
      heroes: {
        0: [
          [2, 5],
          [3, 6],
        ],
      },
    }),
  );
  expect(refused(inside, { kind: 'canyonsRaid', target: neutral, heroes: 3 })).toBe('heroNotThere');
  expect(isOffered(inside, { kind: 'canyonsRaid', target: neutral, heroes: 1 })).toBe(true);
});

test('[GA2-01, ADV-02] canyons: the ground of the hero counts for the attacker, that of the target for the defender', () => {
  // Seat 3 are the Emberians: at home in the canyons, where the neutral city is, too.
  const spec: Meeting = {
    ...TWO,
    modules: ['advanced', 'heroic'],
    turn: 3,
    heroes: {
      3: [
        [2, 5],
        [3, 5],
      ],
    },
    hands: { 3: ['supply', 'emberians lord'] },
  };
  const open = play(afterTribute(meeting(spec)), { kind: 'canyonsRaid', target: cityAt(sq(1, 4)), heroes: 1 });
  // Nothing is laid: +1 for the canyons under the hero, though the target lies in the woods.
  expect(totalOf(open, 3)).toBe(1);
  // The Bärfolk defend a city of level 1 in their woods.
  expect(totalOf(open, 1)).toBe(2);
  const both = play(afterTribute(meeting(spec)), { kind: 'canyonsRaid', target: neutral, heroes: 3 });
  expect(totalOf(both, 3)).toBe(1);
});

// ---------------------------------------------------------------- lakes

test('[META-03] lakes: a unit of the hand rises a rank, into its own faction, and is played at once', () => {
  const s = afterTribute(meeting(LAKES));
  expect(asked(s)).toBe('lakes');
  expect(legal(s, 'lakesRank').map((action) => cardName(s, action.card))).toEqual(['barfolk friman']);
  expect(refused(s, { kind: 'lakesRank', card: card(s, 0, 'lord') })).toBe('highestRank');
  expect(refused(s, { kind: 'lakesRank', card: card(s, 0, 'title') })).toBe('wrongCard');
  const { state, events } = playLogged(s, { kind: 'lakesRank', card: card(s, 0, 'friman') });
  expect(handNames(state, 0)).toEqual(['barfolk chief', 'barfolk title', 'cloudborn lord']);
  expect(eventsOf(events, 'ennobled')).toHaveLength(1);
  // [ART-01] It has taken its one effect.
  expect(
    refused(state, { kind: 'promote', by: card(state, 0, 'title'), card: card(state, 0, 'chief'), ranks: 1 }),
  ).toBe('alreadyAffected');
  expect(legal(state, 'hire')).toEqual([]);
});

test('[META-02, META-03, RULE-45] lakes: the tribute itself does not rise', () => {
  const s = meeting({ ...LAKES, hands: { 0: ['barfolk friman', 'cloudborn lord'] } });
  expect(refused(s, tributeOf(s, 'friman'))).toBe('giftIdle');
  expect(allowed(s, tributeOf(s, 'lord'))).toBe(true);
  const none = meeting({ ...LAKES, hands: { 0: ['cloudborn lord', 'supply'] } });
  expect(refused(none, tributeOf(none, 'supply'))).toBe('giftIdle');
});

// ---------------------------------------------------------------- jungle

test('[META-03] jungle: one or two cards are drawn', () => {
  const s = afterTribute(meeting(JUNGLE));
  expect(legalActions(s)).toEqual([
    { kind: 'jungleDraw', count: 1 },
    { kind: 'jungleDraw', count: 2 },
  ]);
  expect(refused(s, { kind: 'jungleDraw', count: 3 })).toBe('tooMany');
  expect(refused(s, { kind: 'jungleDraw', count: 0 })).toBe('malformed');
  const drawn = play(s, { kind: 'jungleDraw', count: 2 });
  expect(handNames(drawn, 0)).toEqual(
    ['barfolk chief', 'hammer', 'supply'].concat(['tool', 'weapon'].map((one) => nameIn(s, one))).sort(),
  );
  expect(nationNames(drawn, 0)).toHaveLength(2);
});
const nameIn = (s: GameState, name: string): string =>
  item(
    nationNames(s, 0).filter((full) => full.endsWith(name)),
    0,
  );

test('[META-02, META-03] jungle: nothing to draw, no tribute; one card, and one is drawn', () => {
  const none = meeting({ ...JUNGLE, nations: { 0: [] }, shelters: { 0: [] } });
  expect(refused(none, tributeOf(none, 'supply'))).toBe('giftIdle');
  const one = afterTribute(meeting({ ...JUNGLE, nations: { 0: [] }, shelters: { 0: ['tool'] } }));
  expect(legalActions(one)).toEqual([{ kind: 'jungleDraw', count: 1 }]);
});

// ---------------------------------------------------------------- frost

test('[META-03] frost: a unit counts twice this turn, in one line or in two', () => {
  const s = afterTribute(meeting(FROST));
  expect(asked(s)).toBe('frost');
  const friman = card(s, 0, 'friman');
  expect(legalActions(s)).toEqual([{ kind: 'frostTwin', card: friman }]);
  expect(refused(s, { kind: 'frostTwin', card: card(s, 0, 'amulet') })).toBe('wrongCard');
  const { state, events } = playLogged(s, { kind: 'frostTwin', card: friman });
  expect(eventsOf(events, 'twinned')).toEqual([{ kind: 'twinned', seat: 0, card: friman }]);
  expect((state.mark[friman] ?? 0) & COUNTS).toBe(2);
  expect((state.mark[friman] ?? 0) & AFFECTED).toBe(AFFECTED);
  expect(decode(encode(state))).toMatchObject({ ok: true, doubt: null });
  const supply = card(state, 0, 'supply');
  const both = [friman, friman, supply].sort((a, b) => a - b);
  // Two frimen and a supply: a junction; one of them and the supply: a simple road, and the other is left.
  expect(isOffered(state, { kind: 'build', tile: kind('crossroad'), level: 0, pay: both })).toBe(true);
  const simple = play(state, { kind: 'build', tile: STRAIGHT, level: 0, pay: [friman, supply].sort((a, b) => a - b) });
  expect(simple.left[friman]).toBe(1);
  // [ART-01] Nothing else works on it.
  expect(refused(state, { kind: 'promote', by: card(state, 0, 'title'), card: friman, ranks: 1 })).toBe(
    'alreadyAffected',
  );
  expect(refused(state, { kind: 'charm', by: card(state, 0, 'amulet'), card: friman })).toBe('alreadyAffected');
});

test('[META-03] frost: it fights with both, and the turn ends it', () => {
  const s = meeting({
    ...FROST,
    hands: { 0: ['supply', 'sunblessed lord', 'weapon'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
  });
  const twice = play(afterTribute(s), { kind: 'frostTwin', card: card(s, 0, 'lord') });
  const lord = card(twice, 0, 'lord');
  const battle = play(twice, {
    kind: 'attack',
    target: heroOf(1, 0, sq(4, 3)),
    heroes: 1,
    weapon: card(twice, 0, 'weapon'),
    copies: 1,
  });
  const laid = play(battle, lay(lord, 2));
  expect(totalOf(laid, 0) - totalOf(battle, 0)).toBeGreaterThanOrEqual(8);
  const over = play(twice, endTurn);
  expect(over.mark[lord]).toBe(0);
});

test('[META-03, RULE-47] frost: what was transformed is not doubled, nor what nothing changes', () => {
  const s = meeting({ ...FROST, modules: ['unbound'], hands: { 0: ['supply', 'unbound lord', 'supply'] } });
  expect(refused(s, tributeOf(s, 'supply'))).toBe('giftIdle');
  const changed = meeting({ ...FROST, hands: { 0: ['supply', 'title', 'barfolk friman', 'barfolk lord'] } });
  const risen = play(changed, {
    kind: 'promote',
    by: card(changed, 0, 'title'),
    card: card(changed, 0, 'friman'),
    ranks: 1,
  });
  const frosty = afterTribute(risen);
  expect(refused(frosty, { kind: 'frostTwin', card: card(frosty, 0, 'chief') })).toBe('alreadyAffected');
  expect(legalActions(frosty)).toEqual([{ kind: 'frostTwin', card: card(frosty, 0, 'lord') }]);
});

test('[META-03, RULE-47] frost: everybody knows which unit counts twice', () => {
  const s = afterTribute(meeting(FROST));
  const friman = card(s, 0, 'friman');
  const seen = viewFor(play(s, { kind: 'frostTwin', card: friman }), 2).players[0]?.hand ?? [];
  expect(seen).toEqual([expect.objectContaining({ card: friman, counts: 2, affected: true })]);
});

// ---------------------------------------------------------------- the Lost Scroll (GA2-07)

const conjureTo = (s: GameState, square: number): GameState =>
  play(s, { kind: 'conjure', by: card(s, 0, 'lostscroll'), figure: 0 }, { kind: 'conjureTo', square });

test('[GA2-07] as agreed the Lost Scroll puts Metamorpha onto any square, though nobody has chosen her', () => {
  const s = guesting();
  expect(legal(s, 'recall')).toEqual([]);
  expect(refused(s, { kind: 'recall', by: card(s, 0, 'lostscroll') })).toBe('notOffered');
  const choosing = play(s, { kind: 'conjure', by: card(s, 0, 'lostscroll'), figure: 0 });
  expect(legal(choosing, 'conjureTo').map(({ square }) => square)).toEqual([...s.tile.keys()]);
  expect(refused(choosing, { kind: 'conjureTo', square: 99 })).toBe('squareMissing');
  const there = play(choosing, { kind: 'conjureTo', square: ORANGE });
  expect(herSquare(there)).toBe(ORANGE);
  // Her rules are in force: a tribute of the hero in the jungle.
  expect(allowed(there, tributeOf(there, 'supply'))).toBe(true);
  const without = storm({ ...GUEST, config: standardConfig(4, ['stormgates', 'gates', 'relics']) });
  expect(without.rules.modules.some(({ id }) => id === 'metamorpha')).toBe(false);
  expect(legal(without, 'recall')).toHaveLength(1);
});

test('[GA2-07] squares that the board has not are none', () => {
  const s = arrange({
    hands: { 0: ['lostscroll'] },
    config: standardConfig(3, ['stormgates', 'relics'], { conjuring: true }),
  });
  const choosing = play(s, { kind: 'conjure', by: card(s, 0, 'lostscroll'), figure: 0 });
  expect(legal(choosing, 'conjureTo')).toHaveLength(49 - 12);
});

test('[GA2-07, RULE-48] at the checkpoint a guest leaves; one whose module is in the game goes on by her own rules', () => {
  const s = guesting({ day: 2 * WEEK });
  const there = conjureTo(s, ORANGE);
  let night = play(there, endTurn);
  while (night.day === 2 * WEEK)
    night = play(night, ...(night.phase[night.turn] === 1 ? [{ kind: 'begin' } as const] : []), endTurn);
  expect(herSquare(night)).toBe(NONE);
  const own = conjureTo(guesting({ day: 2 * WEEK }, ['gates', 'metamorpha']), sq(7, 7));
  let later = play(own, endTurn);
  while (later.day === 2 * WEEK)
    later = play(later, ...(later.phase[later.turn] === 1 ? [{ kind: 'begin' } as const] : []), endTurn);
  expect(herSquare(later)).toBe(sq(7, 7));
  // At the first one she comes out of a gate, wherever the Scroll had put her.
  const first = conjureTo(guesting({ day: WEEK, turn: 0 }, ['gates', 'metamorpha']), sq(7, 7));
  let week = play(first, endTurn);
  while (week.day === WEEK)
    week = play(week, ...(week.phase[week.turn] === 1 ? [{ kind: 'begin' } as const] : []), endTurn);
  expect([GREEN, ORANGE, GOLD, RED]).toContain(herSquare(week));
});

test('[GA2-07] used again it moves her, to another square', () => {
  const s = conjureTo(guesting({ hands: { 0: ['lostscroll'] } }), ORANGE);
  let state = play(s, endTurn);
  while (state.turn !== 0) state = play(state, { kind: 'begin' }, endTurn);
  state = play(state, { kind: 'begin' });
  const choosing = play(state, { kind: 'conjure', by: card(state, 0, 'lostscroll'), figure: 0 });
  expect(refused(choosing, { kind: 'conjureTo', square: ORANGE })).toBe('notOffered');
  expect(herSquare(play(choosing, { kind: 'conjureTo', square: GREEN }))).toBe(GREEN);
  expect(refused(state, { kind: 'conjure', by: card(state, 0, 'lostscroll'), figure: 9 })).toBe('notOffered');
});

test('[GA2-07] it works without gates: her woods lead along roads alone', () => {
  const s = field({
    config: standardConfig(4, ['stormgates', 'relics'], { conjuring: true }),
    hands: { 0: ['lostscroll', ...supplies(3)] },
    heroes: { 0: [[4, 2]] },
  });
  expect(s.rules.modules.map(({ id }) => id)).toEqual(['stormgates', 'relics', 'metamorpha', 'bilkarr']);
  const granted = afterTribute(conjureTo(s, sq(4, 1)));
  expect(new Set(legalActions(granted).map((action) => action.kind))).toEqual(new Set(['woodsWalk', 'woodsStay']));
});

test('[RULE-44] a card that something is owed for is no tribute until then', () => {
  const owing: Module = {
    id: 'owing',
    violations: { owed: {} },
    hooks: { withheld: (s, _seat, one) => (s.rules.names[s.kind[one] ?? 0] === 'hammer' ? { code: 'owed' } : null) },
  };
  const config = { ...metaConfig(), modules: [...metaConfig().modules, 'owing'] as never };
  const s = meeting({ ...JUNGLE, engine: engineWith([...MODULES, owing]), config });
  expect(legal(s, 'tribute')).toHaveLength(2);
  expect(refused(s, tributeOf(s, 'hammer'))).toBe('owed');
});

test('[RULE-45] a hero that is hired again in a turn has paid', () => {
  const s = clone(play(afterTribute(meeting(JUNGLE)), { kind: 'jungleDraw', count: 1 }));
  s.hero[0] = NONE;
  expect(refused(s, tributeOf(s, 'supply'))).toBe('noHero');
  s.hero[0] = sq(4, 1);
  expect(refused(s, tributeOf(s, 'supply'))).toBe('tributePaid');
});

test('[RULE-47] a unit that counts twice gives that up in ambush', () => {
  const s = meeting({ ...FROST, nations: { 0: supplies(12) } });
  const friman = card(s, 0, 'friman');
  const twice = play(afterTribute(s), { kind: 'frostTwin', card: friman });
  const hidden = play(twice, { kind: 'ambush', card: friman, price: card(twice, 0, 'supply') });
  expect(hidden.mark[friman]).toBe(0);
  const royal = meeting({ ...FROST, modules: ['royals'], hands: { 0: ['supply', 'sunblessed queen'] } });
  expect(refused(royal, tributeOf(royal, 'supply'))).toBe('giftIdle');
});

test('[RULE-48] where the Scroll has put her she stays until the checkpoint, and goes on from there', () => {
  const spec: Meeting = { day: 2 * WEEK, hands: { 0: ['lostscroll', 'barfolk friman', 'supply'], 1: [] } };
  const s = conjureTo(guesting(spec, ['gates', 'metamorpha']), sq(7, 7));
  const built = play(s, ...buildRoad(s));
  expect(herSquare(built)).toBe(sq(7, 7));
  let later = play(s, endTurn);
  while (later.turn !== 0) later = play(later, { kind: 'begin' }, endTurn);
  later = clone(play(later, { kind: 'begin' }));
  expect([later.day, herSquare(later)]).toEqual([2 * WEEK + 1, sq(7, 7)]);
  const hands = arrangeHand(later, ['barfolk friman', 'supply']);
  expect(herSquare(play(hands, ...buildRoad(hands)))).toBe(sq(6, 7));
});

/** Seat 0 with these in the hand besides what is there. */
function arrangeHand(s: GameState, names: readonly CardName[]): GameState {
  const state = clone(s);
  for (const name of names) {
    const found = [...state.zone.keys()].find((one) => cardName(state, one) === name && state.zone[one] !== handOf(0));
    if (found !== undefined) move(state, found, handOf(0));
  }
  return state;
}

test('[GA2-07, RULE-49] it puts Bilkarr onto a square, too, and never both; he leaves at the checkpoint, his potions stay', () => {
  const s = guesting({
    day: 2 * WEEK,
    heroes: { 0: [[4, 1]] },
    hands: { 0: ['lostscroll', ...supplies(2)], 1: [] },
  });
  const by = card(s, 0, 'lostscroll');
  expect(legal(s, 'conjure').map(({ figure }) => figure)).toEqual([0, 1]);
  const there = play(s, { kind: 'conjure', by, figure: 1 }, { kind: 'conjureTo', square: sq(4, 1) });
  expect(viewFor(there, 1).figures).toEqual([{ module: 'bilkarr', square: sq(4, 1) }]);
  const bought = play(there, item(legal(there, 'buyPotion'), 0));
  // Another Lost Scroll, or a copy of it, finds one guest on the map.
  const again = arrangeHand(bought, ['lostscroll']);
  expect(refused(again, { kind: 'conjure', by: card(again, 0, 'lostscroll'), figure: 0 })).toBe('oneGuest');
  expect(allowed(again, { kind: 'conjure', by: card(again, 0, 'lostscroll'), figure: 1 })).toBe(true);
  let night = playLogged(bought, endTurn).state;
  while (night.turn !== 3) night = play(night, { kind: 'begin' }, endTurn);
  const { state, events } = playLogged(play(night, { kind: 'begin' }), endTurn);
  expect(viewFor(state, 1).figures).toEqual([]);
  expect(eventsOf(events, 'bilkarrLeft')).toEqual([{ kind: 'bilkarrLeft', square: sq(4, 1) }]);
  expect(
    viewFor(state, 1).piles.filter(({ name, seat, size }) => name === 'potions' && seat === 0 && size === 1),
  ).toHaveLength(1);
  // In the new week either of them may be called.
  const anew = arrangeHand(play(state, { kind: 'begin' }), ['lostscroll']);
  expect(legal(anew, 'conjure').map(({ figure }) => figure)).toEqual([0, 1]);
});
