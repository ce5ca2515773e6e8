/** LINE: how cards pay for an action. */
import {
  BASE_BOX,
  cardsIn,
  CITY4,
  handOf,
  kindOf,
  cost,
  pays,
  playedOf,
  type Action,
  type Card,
  type GameState,
  type KindName,
} from '@battalia/engine/testing';
import {
  allowed,
  arrange,
  card,
  cardName,
  hand,
  isOpen,
  kind,
  legal,
  play,
  playedNames,
  refused,
  times,
  violation,
  type CardName,
} from '../support';
import { KIND_NAMES } from '../box';

const NOTHING = { frimen: 0, chiefs: 0, priests: 0, lords: 0, supplies: 0, weapons: 0, horses: 0 };

/** One of everything that is paid for by units, supplies and a weapon: with what, and as what. */
const PRICES: readonly (readonly [
  name: string,
  line: readonly KindName[],
  act: (pay: readonly Card[]) => Action,
  cost: Partial<typeof NOTHING>,
])[] = [
  ['a friman', ['supply', 'supply'], (pay) => ({ kind: 'hire', unit: 0, pay }), { supplies: 2 }],
  ['a chief', times(3, 'supply' as const), (pay) => ({ kind: 'hire', unit: 1, pay }), { supplies: 3 }],
  ['a priest', times(4, 'supply' as const), (pay) => ({ kind: 'hire', unit: 2, pay }), { supplies: 4 }],
  ['a lord', times(5, 'supply' as const), (pay) => ({ kind: 'hire', unit: 3, pay }), { supplies: 5 }],
  [
    'a tool',
    ['friman', 'friman', 'friman'],
    (pay) => ({ kind: 'create', artefact: kind('tool'), pay, faction: null }),
    { frimen: 3 },
  ],
  [
    'a weapon',
    ['chief', 'friman', 'friman'],
    (pay) => ({ kind: 'create', artefact: kind('weapon'), pay, faction: null }),
    { chiefs: 1, frimen: 2 },
  ],
  [
    'a scroll',
    ['friman', 'chief', 'priest'],
    (pay) => ({ kind: 'create', artefact: kind('scroll'), pay, faction: null }),
    { frimen: 1, chiefs: 1, priests: 1 },
  ],
  [
    'a tent',
    ['chief', 'friman', 'supply'],
    (pay) => ({ kind: 'create', artefact: kind('tent'), pay, faction: null }),
    { chiefs: 1, frimen: 1, supplies: 1 },
  ],
  ['a city', ['chief', 'chief', 'chief'], (pay) => ({ kind: 'build', tile: CITY4, level: 2, pay }), { chiefs: 3 }],
  [
    'a road',
    ['friman', 'supply'],
    (pay) => ({ kind: 'build', tile: kind('turn'), level: 0, pay }),
    { frimen: 1, supplies: 1 },
  ],
  ['an upgrade', ['chief', 'chief'], (pay) => ({ kind: 'upgrade', square: 0, pay }), { chiefs: 2 }],
  [
    'a hero',
    ['weapon', 'supply', 'supply'],
    (pay) => ({ kind: 'recruit', square: 0, pay }),
    { weapons: 1, supplies: 2 },
  ],
];

/** Everything in the hand, on a day when only the amulet matches and only the scroll is illuminated. */
const rich = (): GameState =>
  arrange({
    day: 5,
    tiles: [
      { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [1, 2], card: 'barfolk crossroad' },
    ],
    hands: {
      0: [
        ...times(4, 'barfolk friman' as const),
        ...times(4, 'barfolk chief' as const),
        ...times(2, 'barfolk priest' as const),
        'barfolk lord',
        ...times(6, 'supply' as const),
        'barfolk weapon',
        'barfolk weapon',
        'barfolk horse',
        'barfolk tool',
        'barfolk amulet',
      ],
    },
  });

describe('LINE-01: a line pays exactly', () => {
  test.each(PRICES)('[LINE-01] %s', (_name, line, act, cost) => {
    const s = rich();
    const pay = hand(s, 0, ...line);
    expect(isOpen(s, act(pay))).toBe(true);
    const state = play(s, act(pay));
    for (const other of pay) expect(state.zone[other]).toBe(playedOf(0));

    const short = { code: 'doesNotPay', cost: { ...NOTHING, ...cost } };
    pay.forEach((_, i) => expect(violation(s, act(pay.filter((_other, j) => j !== i)))).toMatchObject(short));
    expect(violation(s, act([]))).toMatchObject(short);
    // Nothing is added either, whatever it is.
    const unspent = cardsIn(s, handOf(0)).filter((other) => !pay.includes(other));
    const spares = new Map(unspent.map((spare) => [cardName(state, spare), spare]));
    expect(spares.size).toBeGreaterThan(5);
    for (const spare of spares.values()) expect(violation(s, act([...pay, spare]))).toMatchObject(short);
  });

  test('[LINE-01] a higher unit is not a lower one, nor the other way round', () => {
    const s = rich();
    expect(
      refused(s, {
        kind: 'create',
        artefact: kind('tool'),
        pay: hand(s, 0, 'friman', 'friman', 'chief'),
        faction: null,
      }),
    ).toBe('doesNotPay');
    expect(refused(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'priest', 'priest') })).toBe('doesNotPay');
    expect(
      refused(s, {
        kind: 'create',
        artefact: kind('horse'),
        pay: hand(s, 0, 'friman', 'supply', 'supply'),
        faction: null,
      }),
    ).toBe('doesNotPay');
  });

  test('[LINE-01] units of different factions pay together', () => {
    const s = arrange({ day: 2, hands: { 0: ['barfolk friman', 'cloudborn friman', 'islanders friman'] } });
    expect(isOpen(s, { kind: 'create', artefact: kind('tool'), pay: [...cardsIn(s, handOf(0))], faction: null })).toBe(
      true,
    );
  });

  test('[LINE-01] a card is played in one line a turn', () => {
    const s = rich();
    const pay = hand(s, 0, 'supply', 'supply');
    const [first = -1] = pay;
    const state = play(s, { kind: 'hire', unit: 0, pay });
    expect(violation(state, { kind: 'hire', unit: 0, pay })).toEqual({ code: 'alreadyPlayed', card: first });
    const fresh = card(state, 0, 'supply');
    expect(violation(state, { kind: 'hire', unit: 0, pay: [fresh, first] })).toEqual({
      code: 'alreadyPlayed',
      card: first,
    });
  });

  test('[LINE-01] a card counts once in a line, and the refusal names that card', () => {
    const s = rich();
    const [one = -1, two = -1] = hand(s, 0, 'supply', 'supply');
    expect(violation(s, { kind: 'hire', unit: 0, pay: [one, one] })).toEqual({ code: 'alreadyPlayed', card: one });
    expect(violation(s, { kind: 'hire', unit: 1, pay: [one, one, two] })).toEqual({ code: 'alreadyPlayed', card: one });
  });

  test('[LINE-01] only cards of the own hand: not of the nation, the pool, the ambush or another player', () => {
    const s = arrange({
      hands: { 0: ['supply'], 1: ['supply'] },
      nations: { 0: ['supply'] },
      shelters: { 0: ['supply'] },
      ambushes: { 0: ['supply'] },
      camps: { 0: [{ tent: 'barfolk tent', cards: ['supply'] }] },
    });
    const own = card(s, 0, 'supply');
    const supplies = Array.from({ length: s.zone.length }, (_, other) => other).filter(
      (other) => cardName(s, other) === 'supply' && other !== own,
    );
    for (const foreign of [...supplies, -1, 9999, 0.5])
      expect(violation(s, { kind: 'hire', unit: 0, pay: [own, foreign] })).toEqual({
        code: 'notYourCard',
        card: foreign,
      });
  });

  test('[LINE-01] what is no list of cards is no line', () => {
    const s = rich();
    const action = JSON.parse('{"kind":"hire","unit":0,"pay":"two supplies"}') as Action;
    expect(refused(s, action)).toBe('malformed');
  });
});

describe('LINE-02: tools', () => {
  const day = 3;
  const create = (s: GameState, artefact: KindName, ...names: CardName[]): Action => ({
    kind: 'create',
    artefact: kind(artefact),
    pay: hand(s, 0, ...names),
    faction: null,
  });

  test('[LINE-02] a tool stands for two frimen or for one', () => {
    const s = arrange({
      day: 4,
      hands: {
        0: [
          'barfolk tool',
          'barfolk tool',
          'barfolk tool',
          ...times(3, 'barfolk friman' as const),
          'barfolk chief',
          'supply',
        ],
      },
    });
    const tool = (...names: CardName[]) => isOpen(s, create(s, 'tool', ...names));
    expect(tool('tool', 'friman')).toBe(true);
    expect(tool('tool', 'tool')).toBe(true);
    expect(tool('tool', 'friman', 'friman')).toBe(true);
    expect(tool('tool', 'tool', 'tool')).toBe(true);
    expect(allowed(s, create(s, 'tool', 'tool'))).toBe(false);
    expect(allowed(s, create(s, 'tool', 'tool', 'friman', 'friman', 'friman'))).toBe(false);
    expect(allowed(s, create(s, 'tool', 'tool', 'tool', 'friman', 'friman'))).toBe(false);
    expect(isOpen(s, { kind: 'build', tile: kind('turn'), level: 0, pay: hand(s, 0, 'tool', 'supply') })).toBe(true);
    expect(isOpen(s, { kind: 'build', tile: kind('tee'), level: 0, pay: hand(s, 0, 'tool', 'supply') })).toBe(true);
    expect(isOpen(s, create(s, 'weapon', 'tool', 'chief'))).toBe(true);
  });

  test('[LINE-02] a tool stands for frimen only', () => {
    const s = arrange({
      day,
      hands: { 0: [...times(3, 'barfolk tool' as const), 'barfolk chief', 'barfolk chief', 'supply'] },
    });
    expect(refused(s, { kind: 'build', tile: CITY4, level: 2, pay: hand(s, 0, 'tool', 'chief', 'chief') })).toBe(
      'doesNotPay',
    );
    expect(refused(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'tool', 'supply') })).toBe('doesNotPay');
    expect(refused(s, create(s, 'horse', 'chief', 'tool', 'supply'))).toBe('doesNotPay');
    // Nor is it offered as anything else.
    expect(legal(s, 'build').filter(({ level }) => level > 1)).toEqual([]);
    const lines = legal(s, 'create').map(
      ({ artefact, pay }) =>
        `${KIND_NAMES[artefact] ?? ''}: ${pay
          .map((other) => KIND_NAMES[kindOf(s, other)] ?? '')
          .sort()
          .join(' ')}`,
    );
    expect([...new Set(lines)].sort()).toEqual([
      'tent: chief supply tool',
      'tool: tool tool',
      'tool: tool tool tool',
      'weapon: chief tool',
      'weapon: chief tool tool',
    ]);
  });

  test('[LINE-02] both frimen of a tool are in the same line: what a line does not need is lost', () => {
    const s = arrange({ day, hands: { 0: ['barfolk tool', 'supply', 'supply'] } });
    const tool = card(s, 0, 'tool');
    const built = play(s, { kind: 'build', tile: kind('turn'), level: 0, pay: hand(s, 0, 'tool', 'supply') });
    const state = play(built, legal(built, 'place')[0] ?? { kind: 'begin' });
    expect(
      violation(state, { kind: 'build', tile: kind('turn'), level: 0, pay: [tool, card(state, 0, 'supply')] }),
    ).toEqual({ code: 'alreadyPlayed', card: tool });
  });

  test('[LINE-02] never in battle', () => {
    const s = arrange({ day, heroes: { 0: [[2, 4]] }, hands: { 0: ['barfolk weapon', 'barfolk tool'] } });
    const battle = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: 10 },
      heroes: 1,
      weapon: card(s, 0, 'weapon'),
      copies: 1,
    });
    expect(violation(battle, { kind: 'lay', card: card(battle, 0, 'tool'), copies: 1 })).toEqual({
      code: 'noStrength',
      card: card(battle, 0, 'tool'),
    });
  });

  test('[LINE-02] the solver agrees with counting by hand, for up to three frimen and three tools', () => {
    for (let frimen = 0; frimen <= 3; frimen++) {
      for (let tools = 0; tools <= 3; tools++) {
        for (let needed = 0; needed <= 6; needed++) {
          // Every tool gives one or two, every friman one: the needed number lies between the two sums.
          const possible = frimen + tools <= needed && needed <= frimen + 2 * tools;
          const offers = [
            ...times(frimen, { kind: kind('friman'), wild: false }),
            ...times(tools, { kind: kind('tool'), wild: false }),
          ];
          expect([frimen, tools, needed, pays(BASE_BOX, offers, cost({ frimen: needed }))]).toEqual([
            frimen,
            tools,
            needed,
            possible,
          ]);
        }
      }
    }
  });
});

describe('LINE-03: a closed line is final', () => {
  test('[LINE-03] nothing leaves it: its cards are not transformed, kept or suspended any more', () => {
    const s = arrange({
      hands: {
        0: [
          'barfolk friman',
          'barfolk chief',
          'barfolk priest',
          'barfolk amulet',
          'barfolk title',
          'barfolk scroll',
          'barfolk tent',
          'supply',
          ...times(6, 'supply' as const),
        ],
      },
    });
    const played = card(s, 0, 'friman');
    const state = play(s, {
      kind: 'create',
      artefact: kind('scroll'),
      pay: hand(s, 0, 'friman', 'chief', 'priest'),
      faction: null,
    });
    const gone = { code: 'notYourCard', card: played };
    expect(violation(state, { kind: 'charm', by: card(state, 0, 'amulet'), card: played })).toEqual(gone);
    expect(violation(state, { kind: 'promote', by: card(state, 0, 'title'), card: played, ranks: 1 })).toEqual(gone);
    expect(violation(state, { kind: 'convert', by: card(state, 0, 'scroll'), card: played, faction: 2 })).toEqual(gone);
    expect(
      violation(state, {
        kind: 'station',
        tent: card(state, 0, 'tent'),
        cards: [played],
        pay: hand(state, 0, 'supply'),
      }),
    ).toEqual(gone);
    expect(violation(state, { kind: 'ambush', card: played, price: card(state, 0, 'supply') })).toEqual(gone);
    expect(violation(state, { kind: 'ambush', card: card(state, 0, 'supply'), price: played })).toEqual(gone);
  });

  test('[LINE-03] nothing enters it: a second line is a second action', () => {
    const s = arrange({ hands: { 0: times(3, 'supply' as const) } });
    const state = play(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'supply', 'supply') });
    expect(refused(state, { kind: 'hire', unit: 1, pay: hand(state, 0, 'supply') })).toBe('doesNotPay');
    expect(legal(state, 'hire')).toEqual([]);
  });
});

describe('LINE-04: forked lines', () => {
  /** A friman that an amulet has just made to count several times. */
  function multiplied(die: number, more: readonly CardName[]): GameState {
    const s = arrange({
      die,
      day: 2,
      hands: { 0: ['barfolk amulet', 'barfolk friman', ...more] },
      tiles: [
        { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [1, 2], card: 'barfolk crossroad' },
      ],
    });
    return play(s, { kind: 'charm', by: card(s, 0, 'amulet'), card: card(s, 0, 'friman') });
  }

  test('[LINE-04] three copies of a friman: two in one line, one in another', () => {
    const s = multiplied(3, ['barfolk chief', 'supply']);
    const friman = card(s, 0, 'friman');
    const weapon = play(s, {
      kind: 'create',
      artefact: kind('weapon'),
      pay: [friman, friman, card(s, 0, 'chief')],
      faction: null,
    });
    const state = play(weapon, {
      kind: 'build',
      tile: kind('turn'),
      level: 0,
      pay: [friman, card(weapon, 0, 'supply')],
    });
    expect(state.left[friman]).toBe(0);
    const placed = play(state, legal(state, 'place')[0] ?? { kind: 'begin' });
    expect(violation(placed, { kind: 'build', tile: kind('turn'), level: 0, pay: [friman] })).toEqual({
      code: 'alreadyPlayed',
      card: friman,
    });
  });

  test('[LINE-04] all copies in one line', () => {
    const s = multiplied(3, []);
    const friman = card(s, 0, 'friman');
    expect(isOpen(s, { kind: 'create', artefact: kind('tool'), pay: times(3, friman), faction: null })).toBe(true);
    expect(violation(s, { kind: 'create', artefact: kind('tool'), pay: times(4, friman), faction: null })).toEqual({
      code: 'alreadyPlayed',
      card: friman,
    });
  });

  test('[LINE-04] two copies are two, not three', () => {
    const s = multiplied(2, ['barfolk chief']);
    const friman = card(s, 0, 'friman');
    expect(violation(s, { kind: 'create', artefact: kind('tool'), pay: times(3, friman), faction: null })).toEqual({
      code: 'alreadyPlayed',
      card: friman,
    });
    expect(
      isOpen(s, {
        kind: 'create',
        artefact: kind('weapon'),
        pay: [friman, friman, card(s, 0, 'chief')],
        faction: null,
      }),
    ).toBe(true);
  });

  test('[LINE-04] copies may stay unused, and are gone at the end of the turn', () => {
    const s = multiplied(3, ['supply']);
    const friman = card(s, 0, 'friman');
    const asked = play(s, { kind: 'build', tile: kind('turn'), level: 0, pay: [friman, card(s, 0, 'supply')] });
    const placed = play(asked, legal(asked, 'place')[0] ?? { kind: 'begin' });
    expect(placed.left[friman]).toBe(2);
    const over = play(placed, { kind: 'endTurn' });
    expect([over.left[friman], over.mark[friman]]).toEqual([0, 0]);
  });

  test('[LINE-04] the copies that are left stay for lines: a card on the table is not transformed or kept', () => {
    const s = multiplied(2, ['supply', 'barfolk title', 'supply', ...times(7, 'supply' as const)]);
    const friman = card(s, 0, 'friman');
    const asked = play(s, { kind: 'build', tile: kind('turn'), level: 0, pay: [friman, card(s, 0, 'supply')] });
    const placed = play(asked, legal(asked, 'place')[0] ?? { kind: 'begin' });
    expect(refused(placed, { kind: 'promote', by: card(placed, 0, 'title'), card: friman, ranks: 1 })).toBe(
      'notYourCard',
    );
    expect(refused(placed, { kind: 'ambush', card: friman, price: card(placed, 0, 'supply') })).toBe('notYourCard');
  });

  test('[LINE-04] an illuminated tool in two lines, or twice in one', () => {
    const s = arrange({
      day: 1,
      hands: { 0: ['barfolk tool', 'supply', 'supply', 'barfolk friman'] },
      tiles: [{ at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 }],
    });
    const tool = card(s, 0, 'tool');
    expect(isOpen(s, { kind: 'create', artefact: kind('tool'), pay: [tool, tool], faction: 1 })).toBe(true);
    const [one = -1, two = -1] = hand(s, 0, 'supply', 'supply');
    const asked = play(s, { kind: 'build', tile: kind('tee'), level: 0, pay: [tool, one] });
    const placed = play(asked, legal(asked, 'place')[0] ?? { kind: 'begin' });
    const again = play(placed, { kind: 'build', tile: kind('tee'), level: 0, pay: [tool, two] });
    const done = play(again, legal(again, 'place')[0] ?? { kind: 'begin' });
    expect(
      refused(done, { kind: 'create', artefact: kind('tool'), pay: [tool, card(done, 0, 'friman')], faction: 1 }),
    ).toBe('alreadyPlayed');
  });

  test('[LINE-04] an illuminated weapon hires a hero and opens an attack', () => {
    const s = arrange({
      day: 2,
      heroes: { 0: [[2, 4]] },
      hands: { 0: ['barfolk weapon', 'supply', 'supply', 'barfolk lord'] },
    });
    const weapon = card(s, 0, 'weapon');
    const hired = play(s, {
      kind: 'recruit',
      square: s.holder.indexOf(0),
      pay: hand(s, 0, 'weapon', 'supply', 'supply'),
    });
    const opened = play(hired, { kind: 'attack', target: { kind: 'city', square: 10 }, heroes: 1, weapon, copies: 1 });
    expect(opened.laid[weapon]).toBe(1);
    expect(refused(opened, { kind: 'lay', card: weapon, copies: 1 })).toBe('alreadyPlayed');
    const dim = arrange({
      day: 4,
      heroes: { 0: [[2, 4]] },
      hands: { 0: ['barfolk weapon', 'supply', 'supply', 'barfolk lord'] },
    });
    const spent = play(dim, {
      kind: 'recruit',
      square: dim.holder.indexOf(0),
      pay: hand(dim, 0, 'weapon', 'supply', 'supply'),
    });
    expect(legal(spent, 'attack')).toEqual([]);
  });
});

describe('LINE-05: newly acquired cards', () => {
  test('[LINE-05] a hired unit and its supply are not played this turn', () => {
    const s = arrange({
      hands: { 0: [...times(3, 'supply' as const), 'barfolk friman'] },
      decks: { chief: ['islanders chief'] },
    });
    const state = play(s, { kind: 'hire', unit: 1, pay: hand(s, 0, 'supply', 'supply', 'supply') });
    const fresh = cardsIn(state, playedOf(0)).filter((other) => !cardsIn(s, handOf(0)).includes(other));
    expect(fresh.map((card) => cardName(state, card)).sort()).toEqual(['islanders chief', 'supply']);
    for (const other of fresh)
      expect(violation(state, { kind: 'hire', unit: 0, pay: [other] })).toEqual({ code: 'alreadyPlayed', card: other });
    expect(legal(state, 'ambush')).toEqual([]);
    const later = play(state, { kind: 'endTurn' });
    for (const other of fresh) expect(later.zone[other]).not.toBe(playedOf(0));
  });

  test('[LINE-05] nor is a created artefact', () => {
    const s = arrange({
      day: 2,
      hands: { 0: [...times(3, 'barfolk friman' as const), 'supply'] },
      decks: { tool: ['islanders tool'] },
    });
    const state = play(s, {
      kind: 'create',
      artefact: kind('tool'),
      pay: hand(s, 0, 'friman', 'friman', 'friman'),
      faction: null,
    });
    const tool = cardsIn(state, playedOf(0)).find((other) => cardName(state, other) === 'islanders tool') ?? -1;
    expect(
      violation(state, { kind: 'build', tile: kind('turn'), level: 0, pay: [tool, card(state, 0, 'supply')] }),
    ).toEqual({ code: 'alreadyPlayed', card: tool });
  });

  test('[LINE-05] the lord of a conquered city is in the shelter at once', () => {
    const s = arrange({
      heroes: { 0: [[2, 4]] },
      hands: { 0: ['barfolk weapon', 'barfolk lord'] },
      shelters: { 0: [] },
    });
    const opened = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: 10 },
      heroes: 1,
      weapon: card(s, 0, 'weapon'),
      copies: 1,
    });
    const state = play(opened, { kind: 'lay', card: card(opened, 0, 'lord'), copies: 1 }, { kind: 'stand' });
    expect(legal(state, 'ambush')).toEqual([]);
    expect(playedNames(state, 0)).toEqual(['barfolk lord', 'barfolk weapon']);
  });

  test('[LINE-05] where a rule says so it goes to the hand: a promoted unit is played at once', () => {
    const s = arrange({ hands: { 0: ['barfolk title', 'barfolk friman', 'supply', 'supply'] } });
    const state = play(s, { kind: 'promote', by: card(s, 0, 'title'), card: card(s, 0, 'friman'), ranks: 1 });
    expect(
      isOpen(state, {
        kind: 'create',
        artefact: kind('horse'),
        pay: hand(state, 0, 'chief', 'supply', 'supply'),
        faction: null,
      }),
    ).toBe(true);
  });
});

describe('LINE-06: repeating', () => {
  test('[LINE-06] the same action as often as the cards allow', () => {
    let s = arrange({ hands: { 0: times(7, 'supply' as const) } });
    for (let i = 0; i < 3; i++) s = play(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'supply', 'supply') });
    expect(playedNames(s, 0).filter((name) => name.endsWith('friman'))).toHaveLength(3);
    expect(legal(s, 'hire')).toEqual([]);
  });

  test('[LINE-06] several cities and roads in one turn', () => {
    let s = arrange({
      day: 2,
      bare: true,
      tiles: [{ at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 }],
      hands: { 0: [...times(4, 'barfolk friman' as const), ...times(4, 'supply' as const)] },
    });
    for (let i = 0; i < 4; i++) {
      s = play(s, { kind: 'build', tile: kind('straight'), level: 0, pay: hand(s, 0, 'friman', 'supply') });
      s = play(s, legal(s, 'place')[0] ?? { kind: 'begin' });
    }
    expect([...s.tile].filter((tile) => tile >= 0)).toHaveLength(5);
  });
});
