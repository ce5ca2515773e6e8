/** The Great Artefacts of The Stormgates (GA2). */
import {
  at,
  BOX,
  cardsIn,
  checkConfig,
  CHIEF,
  debug,
  decision,
  deckSize,
  factionOf,
  FRIMAN,
  handOf,
  isGreat,
  item,
  kindOf,
  LIMBO,
  lineOf,
  nationOf,
  NONE,
  playedOf,
  relicsState,
  shelterOf,
  standardConfig,
  SUPPLY,
  targetsAt,
  UNIVERSAL,
  viewFor,
  type Action,
  type ActionOf,
  type Card,
  type GameState,
  type KindName,
} from '@battalia/engine/testing';
import {
  allowed,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  isOffered,
  legal,
  named,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  violation,
  type CardName,
} from '../support';
import {
  openAttack,
  attack,
  callOff,
  charm,
  cityAt,
  configWith,
  CROSSING,
  endTurn,
  field,
  fight,
  heroOf,
  HOME,
  lay,
  line,
  pass,
  RUINS_SQUARE,
  score,
  stand,
  TARGET,
  type Field,
} from '../battlefield';
import { defending, RELICS, relics } from '../relics';

const take = (...cards: readonly Card[]): ActionOf<'take'> => ({ kind: 'take', cards: line(cards) });
const nothing = take();

const NAMES: readonly KindName[] = ['arrow', 'purse', 'banner', 'cloak', 'crystal', 'mask', 'lostscroll'];

test('[SG-06, SG-11] seven more Great Artefacts are mixed with the ten: universal, one of each', () => {
  const s = debug.started(RELICS, 'seventeen');
  const greats = [...s.rules.greats];
  expect(greats).toHaveLength(17);
  for (const name of NAMES) {
    const found = greats.filter((one) => cardName(s, one) === name);
    expect(found.map((one) => [factionOf(s, one), isGreat(s.rules, kindOf(s, one))])).toEqual([[UNIVERSAL, true]]);
  }
  expect(cardsIn(s, BOX).filter((one) => isGreat(s.rules, kindOf(s, one)))).toEqual([]);
  const lain = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
      viewFor(debug.started(RELICS, seed), 'table').great.map(({ kind }) => s.rules.names[kind]),
    ),
  );
  expect(NAMES.some((name) => lain.has(name))).toBe(true);
  expect(checkConfig(standardConfig(4, ['relics']))).toEqual({
    kind: 'moduleNeeds',
    module: 'relics',
    needs: 'stormgates',
  });
});

// ---------------------------------------------------------------- GA2-01

describe('the Arrow of Farrell', () => {
  test('[GA2-01] a weapon of strength 2, attacking and defending; it hires a hero', () => {
    const start = relics({ level: 1, hands: { 0: ['arrow', 'supply', 'supply'] }, heroes: { 0: [[4, 3]] } });
    // Nothing but universal cards: the moral stays.
    const s = play(start, attack(cityAt(TARGET), card(start, 0, 'arrow')));
    expect(score(s)).toEqual([2 + 1, 1]);
    expect(
      isOffered(start, { kind: 'recruit', square: HOME, pay: line(hand(start, 0, 'arrow', 'supply', 'supply')) }),
    ).toBe(true);
    const defended = relics({
      level: 1,
      hands: { 0: ['barfolk weapon', 'barfolk chief'], 1: ['arrow'] },
      heroes: { 0: [[4, 3]] },
    });
    const under = play(openAttack(defended, 'chief'), stand, fight(), lay(card(defended, 1, 'arrow')));
    expect(score(under)).toEqual([1 + 2 + 1, 1 + 2]);
  });

  /** Enemies on every built square around (4,4), and two squares away. */
  const surrounded = (weapon: CardName) =>
    relics({
      hands: { 0: [weapon] },
      heroes: {
        0: [[4, 4]],
        1: [
          [3, 3],
          [3, 5],
        ],
        2: [
          [5, 5],
          [4, 5],
        ],
        3: [
          [4, 4],
          [4, 6],
        ],
      },
    });

  test('[GA2-01] any of the eight squares around the hero, or its own as usual; no road has to lead there', () => {
    const s = surrounded('arrow');
    const squares = new Set(legal(s, 'attack').map(({ target }) => target.square));
    expect([...squares].sort((a, b) => a - b)).toEqual(
      [sq(3, 3), sq(3, 5), sq(4, 3), sq(4, 4), sq(4, 5), sq(5, 5)].sort((a, b) => a - b),
    );
    expect(violation(s, attack(heroOf(3, 1, sq(4, 6)), card(s, 0, 'arrow')))).toEqual({ code: 'heroNotThere' });
    expect(allowed(s, attack(cityAt(TARGET), card(s, 0, 'arrow')))).toBe(true);
  });

  test('[GA2-01] with another weapon only the own square', () => {
    const s = surrounded('weapon');
    expect(legal(s, 'attack').map(({ target }) => target.square)).toEqual([sq(4, 4)]);
    expect(refused(s, attack(cityAt(TARGET), card(s, 0, 'weapon')))).toBe('heroNotThere');
  });

  test('[GA2-01] around ends at the edge of the board', () => {
    const s = relics({
      hands: { 0: ['arrow'] },
      tiles: [{ at: [5, 1], card: 'barfolk crossroad' }],
      heroes: { 0: [[4, 7]], 1: [[5, 1]], 3: [[4, 6]] },
    });
    expect(new Set(legal(s, 'attack').map(({ target }) => target.square))).toEqual(new Set([sq(4, 6), sq(4, 7)]));
  });

  test('[GA2-01] a city from beside it: the hero stays where it stands, and falls with the attack', () => {
    const start = relics({ level: 1, hands: { 0: ['arrow', 'barfolk lord'] }, heroes: { 0: [[4, 2]] } });
    const won = play(start, attack(cityAt(TARGET), card(start, 0, 'arrow')), stand, { kind: 'surrender' });
    expect([won.holder[TARGET], won.hero[0]]).toEqual([0, sq(4, 2)]);
    const fallen = relics({
      level: 4,
      hands: { 0: ['arrow', 'barfolk lord'], 1: ['cloudborn lord'] },
      heroes: { 0: [[4, 2]] },
    });
    let s = play(fallen, attack(cityAt(TARGET), card(fallen, 0, 'arrow')), lay(card(fallen, 0, 'lord')), stand);
    s = play(s, fight(), lay(card(s, 1, 'lord')), stand, pass);
    expect([s.holder[TARGET], s.hero[0]]).toEqual([1, NONE]);
  });

  test('[GA2-01] neutral cities too, and the ruins, if they are worth it', () => {
    const s = relics({ hands: { 0: ['arrow'] }, heroes: { 0: [[3, 3]] } });
    expect(legal(s, 'attack').map(({ target }) => target)).toContainEqual({ kind: 'city', square: sq(2, 3) });
    const ruins = relics({ hands: { 0: ['arrow'] }, heroes: { 0: [[5, 5]] } });
    // In reach: what is refused is a second Great Artefact (GA-12).
    expect(refused(ruins, attack({ kind: 'ruins', square: RUINS_SQUARE }, card(ruins, 0, 'arrow')))).toBe('greatLimit');
  });

  test('[GA2-01] what is ownerless is not annexed from afar', () => {
    const s = relics({
      hands: { 0: ['arrow'] },
      heroes: { 0: [[4, 2]] },
      tiles: [{ at: [4, 3], card: 'cloudborn city4' }],
    });
    expect(legal(s, 'annex')).toEqual([]);
    expect(refused(s, { kind: 'annex', square: TARGET })).toBe('heroNotThere');
  });

  const advanced = configWith(['advanced', 'stormgates', 'relics']);
  test.each([
    // From the woods onto the mountains: both fight on home ground.
    [
      [4, 2],
      [2 + 1 + 1, 1 + 1],
    ],
    // On the mountains themselves only their people do.
    [
      [4, 3],
      [2 + 1, 1 + 1],
    ],
    [
      [4, 4],
      [2 + 1, 1 + 1],
    ],
  ] as const)(
    '[GA2-01] the ground of the attacker is that of the hero on %j, the ground of the defender that of the target',
    (place, sums) => {
      const s = field({
        config: advanced,
        day: 7,
        level: 1,
        hands: { 0: ['arrow'] },
        heroes: { 0: [place] },
      });
      expect(score(play(s, attack(cityAt(TARGET), card(s, 0, 'arrow'))))).toEqual(sums);
    },
  );

  test('[GA2-01] one for home ground, never more', () => {
    const s = field({
      config: advanced,
      day: 7,
      hands: { 0: ['arrow'] },
      heroes: {
        0: [
          [4, 2],
          [4, 2],
        ],
      },
    });
    expect(score(play(s, attack(cityAt(TARGET), card(s, 0, 'arrow'), 3)))[0]).toBe(2 + 2 + 1);
  });

  test('[GA2-01] a retreat ends on no square with a hero of the attacker, the one that shot included', () => {
    // (6,1) and (6,2) lie side by side without a road; the way between them is three steps long.
    const start = relics({
      hands: { 0: ['arrow'], 1: ['horse'] },
      day: 1,
      tiles: [
        { at: [5, 1], card: 'emberians straight' },
        { at: [6, 1], card: 'barfolk straight' },
        { at: [6, 2], card: 'cloudborn straight' },
        { at: [7, 1], card: 'barfolk turn' },
        { at: [7, 2], card: 'cloudborn tee', quarters: 3 },
        { at: [7, 3], card: 'islanders straight', quarters: 1 },
      ],
      heroes: { 0: [[6, 2]], 1: [[6, 1]] },
    });
    const s = play(start, attack(heroOf(1, 0, sq(6, 1)), card(start, 0, 'arrow')), stand);
    const pay = hand(s, 1, 'horse');
    expect(violation(s, { kind: 'retreat', to: sq(6, 2), pay })).toEqual({ code: 'retreatBlocked', square: sq(6, 2) });
    expect(isOffered(s, { kind: 'retreat', to: sq(7, 3), pay })).toBe(true);
  });
});

// ---------------------------------------------------------------- GA2-02

describe('the Purse of Fortuna', () => {
  const open = (by: Card, count: number): ActionOf<'openPurse'> => ({ kind: 'openPurse', by, count });

  test('[GA2-02] one or two supplies from the pool, to the hand, and played at once', () => {
    const s = relics({ hands: { 0: ['purse'] } });
    const purse = card(s, 0, 'purse');
    expect(legal(s, 'openPurse')).toEqual([open(purse, 1), open(purse, 2)]);
    const { state, events } = playLogged(s, open(purse, 2));
    expect([handNames(state, 0), playedNames(state, 0)]).toEqual([['supply', 'supply'], ['purse']]);
    expect(eventsOf(events, 'gained')).toHaveLength(2);
    expect(state.size[SUPPLY]).toBe((s.size[SUPPLY] ?? 0) - 2);
    expect(allowed(state, { kind: 'hire', unit: FRIMAN, pay: line(hand(state, 0, 'supply', 'supply')) })).toBe(true);
    expect(viewFor(state, 3).players[0]?.hand).toHaveLength(2);
    expect(refused(s, open(purse, 3))).toBe('tooMany');
    expect(refused(s, open(purse, 0))).toBe('malformed');
  });

  test('[GA2-02] as many as are left', () => {
    const one = relics({ hands: { 0: ['purse'] }, left: { supply: 1 } });
    expect(legal(one, 'openPurse').map(({ count }) => count)).toEqual([1]);
    expect(violation(one, open(card(one, 0, 'purse'), 2))).toEqual({ code: 'tooMany', most: 1 });
    const none = relics({ hands: { 0: ['purse'] }, left: { supply: 0 } });
    expect(violation(none, open(card(none, 0, 'purse'), 1))).toEqual({ code: 'deckEmpty', kind: SUPPLY });
  });
});

// ---------------------------------------------------------------- GA2-03

describe('the Banner of Vigo', () => {
  const muster = (by: Card, first: Card): ActionOf<'muster'> => ({ kind: 'muster', by, card: first });
  const calling = (names: readonly CardName[], spec: Field = {}) =>
    relics({ hands: { 0: ['banner'] }, shelters: { 0: names }, ...spec });
  const inShelter = (s: GameState, name: CardName): Card => named(s, shelterOf(0), name);

  /** Calls as many of one name as the Banner lets one. */
  function callAll(s: GameState, name: CardName): readonly [count: number, state: GameState] {
    let state = play(s, muster(card(s, 0, 'banner'), inShelter(s, name)));
    let count = 1;
    for (; decision(state)?.kind === 'muster'; count++) state = play(state, item(legal(state, 'take'), 1));
    return [count, state];
  }

  const FACTIONS = ['barfolk', 'cloudborn', 'emberians', 'islanders'] as const;
  const many = (
    kind: 'friman' | 'chief' | 'priest' | 'lord' | 'weapon' | 'horse',
    count: number,
  ): readonly CardName[] => Array.from({ length: count }, (_, i): CardName => `${item(FACTIONS, i % 4)} ${kind}`);

  test.each([
    ['friman', 8],
    ['chief', 4],
    ['priest', 2],
    ['lord', 2],
    ['weapon', 8],
    ['horse', 8],
  ] as const)('[GA2-03] of cards of the kind %s it calls %i', (kind, most) => {
    const s = calling(many(kind, 10));
    const [count, state] = callAll(s, kind);
    expect(count).toBe(most);
    expect(handNames(state, 0)).toHaveLength(most);
    expect(cardsIn(state, shelterOf(0))).toHaveLength(10 - most);
    expect(playedNames(state, 0)).toEqual(['banner']);
  });

  test('[GA2-03] of one kind alone, in whatever faction, one after the other, and as many as one likes', () => {
    const s = calling(['barfolk chief', 'emberians chief', 'barfolk friman', 'barfolk weapon', 'supply', 'tool']);
    const banner = card(s, 0, 'banner');
    expect(
      legal(s, 'muster')
        .map((action) => cardName(s, action.card))
        .sort(),
    ).toEqual(['barfolk chief', 'barfolk friman', 'barfolk weapon', 'emberians chief'].sort());
    const { state, events } = playLogged(s, muster(banner, inShelter(s, 'barfolk chief')));
    expect(events).toEqual([{ kind: 'mustered', seat: 0, card: inShelter(s, 'barfolk chief') }]);
    expect(decision(state)).toEqual({ kind: 'muster', seat: 0, type: CHIEF, left: 6 });
    expect(legal(state, 'take').map(({ cards }) => cards.map((one) => cardName(state, one)))).toEqual([
      [],
      ['emberians chief'],
    ]);
    expect(refused(state, take(inShelter(s, 'barfolk friman')))).toBe('notOffered');
    expect(handNames(play(state, nothing), 0)).toEqual(['barfolk chief']);
    expect(handNames(play(state, take(inShelter(s, 'emberians chief'))), 0)).toEqual([
      'barfolk chief',
      'emberians chief',
    ]);
    for (const name of ['supply', 'tool'] as const)
      expect(violation(s, muster(banner, inShelter(s, name)))).toEqual({
        code: 'noStrength',
        card: inShelter(s, name),
      });
  });

  test('[GA2-03] what it calls may be played at once, and everybody sees it', () => {
    const s = calling(['barfolk chief', 'barfolk chief']);
    const [, state] = callAll(s, 'chief');
    expect(isOffered(state, { kind: 'upgrade', square: HOME, pay: line(hand(state, 0, 'chief', 'chief')) })).toBe(true);
    expect(viewFor(state, 2).players[0]?.hand.map((one) => one.kind)).toEqual([CHIEF, CHIEF]);
  });

  test('[GA2-03] by what is printed: the Unbound count with their rank', () => {
    const s = calling(['unbound priest', 'unbound priest', 'barfolk priest'], {
      config: configWith(['unbound', 'stormgates', 'relics']),
    });
    expect(callAll(s, 'unbound priest')[0]).toBe(2);
  });

  test('[GA2-03] a queen or king is a unit like others: one of them is called, no second fits', () => {
    const s = calling(['barfolk queen', 'barfolk king', 'barfolk lord'], {
      config: configWith(['stormgates', 'relics', 'royals']),
    });
    expect(callAll(s, 'barfolk queen')[0]).toBe(1);
    expect(callAll(s, 'barfolk king')[0]).toBe(1);
  });

  test('[GA2-03, RULE-40] a Great Artefact that fights counts with the more that is printed on it', () => {
    const s = calling(['sword']);
    expect(allowed(s, muster(card(s, 0, 'banner'), inShelter(s, 'sword')))).toBe(true);
    expect(callAll(s, 'sword')[0]).toBe(1);
  });

  test("[GA2-03] from the own shelter, not from the hand, the nation or another's", () => {
    const s = relics({ hands: { 0: ['banner', 'barfolk chief'] }, shelters: { 0: [], 1: ['cloudborn chief'] } });
    expect(legal(s, 'muster')).toEqual([]);
    for (const one of [card(s, 0, 'chief'), named(s, shelterOf(1), 'chief'), at(s.top, nationOf(0)), -1])
      expect(refused(s, muster(card(s, 0, 'banner'), one))).toBe('notOffered');
  });
});

// ---------------------------------------------------------------- GA2-04

describe('the Cloak of Vayl', () => {
  const cloak = (by: Card, square: number): ActionOf<'cloak'> => ({ kind: 'cloak', by, square });
  const also = (square: number | null): ActionOf<'cloakAlso'> => ({ kind: 'cloakAlso', square });
  /** Cities of seat 0 at (4,1), beside its hero on (4,2), at (3,1) and (5,3) around it, and one far away. */
  const cities = (spec: Field = {}) =>
    relics({
      hands: { 0: ['cloak'] },
      tiles: [
        { at: [3, 1], card: 'barfolk city1', level: 2, owner: 0 },
        { at: [5, 3], card: 'emberians city1', level: 3, owner: 0 },
        { at: [7, 7], card: 'islanders city1', level: 1, owner: 0 },
      ],
      heroes: { 0: [[4, 2]] },
      ...spec,
    });

  test('[GA2-04] up to two own cities within one square of an own hero', () => {
    const s = cities();
    const by = card(s, 0, 'cloak');
    expect(legal(s, 'cloak').map(({ square }) => square)).toEqual([sq(3, 1), sq(4, 1), sq(5, 3)]);
    const { state, events } = playLogged(s, cloak(by, sq(4, 1)));
    expect(events).toEqual([{ kind: 'cloaked', seat: 0, square: sq(4, 1) }]);
    expect(decision(state)).toEqual({ kind: 'cloak', seat: 0, first: sq(4, 1) });
    expect(legal(state, 'cloakAlso').map(({ square }) => square)).toEqual([null, sq(3, 1), sq(5, 3)]);
    const two = play(state, also(sq(5, 3)));
    expect(decision(two)?.kind).toBe('acting');
    const covered = (one: GameState) =>
      [...relicsState.cloaks.of(one).entries()].filter(([, seat]) => seat > 0).map(([square]) => square);
    expect(covered(two)).toEqual([sq(4, 1), sq(5, 3)]);
    expect(covered(play(state, also(null)))).toEqual([sq(4, 1)]);
    expect(violation(state, also(sq(4, 1)))).toEqual({ code: 'cloaked', square: sq(4, 1) });
    expect(violation(s, cloak(by, sq(7, 7)))).toEqual({ code: 'outOfSight', square: sq(7, 7) });
    expect(violation(state, also(sq(7, 7)))).toEqual({ code: 'outOfSight', square: sq(7, 7) });
    for (const square of [TARGET, sq(4, 2), sq(2, 3), -1])
      expect(violation(s, cloak(by, square))).toEqual({ code: 'notYourCity', square });
  });

  test('[GA2-04] the second may be near the other hero, and the city a hero stands in counts', () => {
    const s = cities({
      heroes: {
        0: [
          [4, 1],
          [7, 7],
        ],
      },
    });
    expect(legal(s, 'cloak').map(({ square }) => square)).toEqual([sq(3, 1), sq(4, 1), sq(7, 7)]);
    const none = cities({ heroes: { 0: [] } });
    expect(legal(none, 'cloak')).toEqual([]);
    const one = cities({ heroes: { 0: [[7, 7]] } });
    expect(decision(play(one, cloak(card(one, 0, 'cloak'), sq(7, 7))))?.kind).toBe('acting');
  });

  /** Seat 0 has covered its city, and seat 1 stands on it with a weapon. */
  function besieged(covered = true): GameState {
    const s = relics({
      hands: { 0: ['cloak'], 1: ['weapon', 'cloudborn lord'] },
      nations: { 0: times<CardName>(9, 'supply') },
      heroes: {
        0: [
          [4, 2],
          [4, 1],
        ],
        1: [[4, 1]],
      },
    });
    const done = covered ? play(s, cloak(card(s, 0, 'cloak'), HOME)) : s;
    return play(done, endTurn, { kind: 'begin' });
  }

  test('[GA2-04] they cannot be attacked until the start of the next own turn', () => {
    expect(allowed(besieged(false), attack(cityAt(HOME), card(besieged(false), 1, 'weapon')))).toBe(true);
    let s = besieged();
    expect(violation(s, attack(cityAt(HOME), card(s, 1, 'weapon')))).toEqual({ code: 'cloaked', square: HOME });
    expect(targetsAt(s, 1, HOME).map(({ kind }) => kind)).toEqual(['hero']);
    for (let seat = 1; seat < 4; seat++) {
      expect(relicsState.cloaks.of(s)[HOME]).toBe(1);
      s = play(s, endTurn);
      if (seat < 3) s = play(s, { kind: 'begin' });
    }
    expect([s.turn, relicsState.cloaks.of(s)[HOME]]).toEqual([0, 0]);
    expect(targetsAt(s, 1, HOME).map(({ kind }) => kind)).toContain('city');
  });

  test('[GA2-04] a hero who stands there can be attacked, and others pass through', () => {
    const s = besieged();
    expect(allowed(s, attack(heroOf(0, 1, HOME), card(s, 1, 'weapon')))).toBe(true);
    const way = relics({
      hands: { 0: ['cloak'], 1: ['horse'] },
      nations: { 0: times<CardName>(9, 'supply') },
      day: 1,
      tiles: [{ at: [3, 1], card: 'islanders straight' }],
      heroes: { 0: [[4, 2]], 1: [[4, 2]] },
    });
    const passed = play(way, cloak(card(way, 0, 'cloak'), HOME), endTurn, { kind: 'begin' });
    expect(legal(passed, 'move').map(({ to }) => to)).toEqual(expect.arrayContaining([HOME, sq(3, 1)]));
  });

  test('[GA2-04] everybody sees which cities they are', () => {
    const s = besieged();
    expect(viewFor(s, 1).own.relics?.cloaks[HOME]).toBe(1);
    const forged = besieged();
    relicsState.cloaks.of(forged)[TARGET] = 1;
    const [module] = forged.rules.modules.filter(({ id }) => id === 'relics');
    expect([module?.sound?.(s), module?.sound?.(forged)]).toEqual([true, false]);
  });
});

// ---------------------------------------------------------------- GA2-05

describe('the Crystal of Ming', () => {
  const gaze = (s: GameState): Action => ({ kind: 'gaze', by: card(s, 0, 'crystal') });
  const LORDS: readonly CardName[] = [
    'barfolk lord',
    'cloudborn lord',
    'emberians lord',
    'islanders lord',
    'barfolk priest',
    'cloudborn priest',
    'emberians priest',
    'islanders priest',
    'barfolk chief',
    'cloudborn chief',
    'emberians chief',
    'islanders chief',
    'barfolk friman',
    'cloudborn friman',
    'emberians friman',
    'islanders friman',
  ];
  const gazing = (count: number, spec: Field = {}) =>
    relics({ hands: { 0: ['crystal'] }, nations: { 0: LORDS.slice(0, count) }, shelters: { 0: ['supply'] }, ...spec });
  const topNames = (s: GameState, count: number) =>
    cardsIn(s, nationOf(0))
      .slice(0, count)
      .map((one) => cardName(s, one));

  /** Puts these on top, the first one first. */
  const put = (s: GameState, names: readonly CardName[]): GameState =>
    names.reduce((state, name) => play(state, take(named(state, nationOf(0), name))), s);

  test('[GA2-05] looks at twelve cards of the nation and puts six on top, in any order', () => {
    const s = gazing(16);
    const { state, events } = playLogged(s, gaze(s));
    expect(events).toEqual([{ kind: 'gazed', seat: 0, count: 12 }]);
    expect(decision(state)).toEqual({ kind: 'gaze', seat: 0, looked: 12, placed: 0 });
    expect(
      legal(state, 'take')
        .map(({ cards }) => cards.map((one) => cardName(state, one)))
        .flat()
        .sort(),
    ).toEqual([...LORDS.slice(0, 12)].sort());
    const order: readonly CardName[] = [
      'islanders chief',
      'barfolk lord',
      'cloudborn chief',
      'emberians priest',
      'cloudborn lord',
      'barfolk priest',
    ];
    const done = put(state, order);
    expect(decision(done)?.kind).toBe('acting');
    expect(topNames(done, 6)).toEqual(order);
    expect(done.size[nationOf(0)]).toBe(16);
    // The next hand is known.
    expect(handNames(play(done, endTurn), 0)).toEqual([...order].sort());
  });

  test('[GA2-05] a card is put once, and what lies below the twelve is not looked at', () => {
    const s = play(gazing(16), gaze(gazing(16)));
    for (const name of ['barfolk friman', 'islanders friman'] as const)
      expect(refused(s, take(named(s, nationOf(0), name)))).toBe('notOffered');
    const next = put(s, ['islanders chief']);
    expect(decision(next)).toEqual({ kind: 'gaze', seat: 0, looked: 12, placed: 1 });
    expect(refused(next, take(named(next, nationOf(0), 'islanders chief')))).toBe('notOffered');
    expect(refused(next, nothing)).toBe('notOffered');
    expect(viewFor(s, 0).players[0]?.nationTop).toHaveLength(12);
  });

  test('[GA2-05] the others are shuffled into the rest', () => {
    const below = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const s = gazing(16, { seed });
      const done = put(play(s, gaze(s)), LORDS.slice(0, 6));
      return topNames(done, 16).slice(6);
    });
    for (const rest of below) expect([...rest].sort()).toEqual([...LORDS.slice(6)].sort());
    expect(new Set(below.map((rest) => rest.join())).size).toBeGreaterThan(4);
    // One that was not looked at may now lie above one that was.
    expect(below.some((rest) => rest.slice(0, 6).some((name) => LORDS.slice(12).includes(name)))).toBe(true);
  });

  test('[GA2-05] with fewer cards as many as there are: the shelter stays where it is', () => {
    const eight = gazing(8);
    expect(decision(play(eight, gaze(eight)))).toMatchObject({ looked: 8, placed: 0 });
    const four = gazing(4);
    const order = [...LORDS.slice(0, 4)].reverse();
    const done = put(play(four, gaze(four)), order.slice(0, 3));
    expect([decision(done)?.kind, topNames(done, 4), shelterNames(done, 0)]).toEqual(['acting', order, ['supply']]);
    const one = gazing(1);
    expect(decision(play(one, gaze(one)))?.kind).toBe('acting');
    const none = gazing(0);
    expect([legal(none, 'gaze'), refused(none, gaze(none))]).toEqual([[], 'notOffered']);
  });

  test('[GA2-05] its owner knows the six and their order, nobody else knows one of them', () => {
    const s = gazing(16);
    const looking = play(s, gaze(s));
    expect(viewFor(looking, 1).decision).toMatchObject({ kind: 'gaze', choice: { cards: null } });
    const done = put(looking, LORDS.slice(3, 9));
    const names = (viewer: number) =>
      viewFor(done, viewer).players[0]?.nationTop.map((one) => cardName(done, one.card));
    expect([names(0), names(1)]).toEqual([LORDS.slice(3, 9), []]);
    // What is drawn is not known any more, what is left is.
    const drawn = play(done, endTurn);
    expect(viewFor(drawn, 0).players[0]?.nationTop).toEqual([]);
  });

  test('[GA2-05] who searches that nation shuffles it, and nothing is known any more', () => {
    const s = relics({ hands: { 0: ['crystal', 'horn'] }, nations: { 0: LORDS.slice(0, 8) } });
    const done = put(play(s, gaze(s)), LORDS.slice(0, 6));
    expect(done.known[0]).toBe(6);
    expect(play(done, { kind: 'summon', by: card(done, 0, 'horn') }, nothing).known[0]).toBe(0);
  });
});

// ---------------------------------------------------------------- GA2-06

describe('the Mask of Syoen', () => {
  const mask = (by: Card, unit: Card): ActionOf<'enthral'> => ({ kind: 'enthral', by, card: unit });

  test('[GA2-06] one or two units of the other line, printed strength 3 in all or less, fight on this side', () => {
    const s = defending(['barfolk friman', 'barfolk chief', 'barfolk lord'], ['mask', 'cloudborn friman']);
    expect(score(s)).toEqual([1 + 1 + 2 + 4 + 1, 1]);
    const by = card(s, 1, 'mask');
    const unit = (name: CardName) => named(s, lineOf(0), name);
    expect(
      legal(s, 'enthral')
        .map((action) => cardName(s, action.card))
        .sort(),
    ).toEqual(['barfolk chief', 'barfolk friman']);
    expect(violation(s, mask(by, unit('lord')))).toEqual({ code: 'tooStrong', card: unit('lord'), most: 3 });
    const { state, events } = playLogged(s, mask(by, unit('chief')));
    expect(events).toEqual([
      { kind: 'enthralled', seat: 1, from: 0, card: unit('chief') },
      { kind: 'laid', seat: 1, card: unit('chief'), copies: 1 },
    ]);
    expect(score(state)).toEqual([1 + 1 + 4 + 1, 1 + 2]);
    expect(decision(state)).toEqual({ kind: 'enthral', seat: 1, left: 1 });
    const both = play(state, take(unit('friman')));
    expect([decision(both)?.kind, score(both)]).toEqual(['defend', [1 + 4 + 1, 1 + 2 + 1]]);
    const one = play(state, nothing);
    expect([decision(one)?.kind, score(one)]).toEqual(['defend', [7, 3]]);
    expect(playedNames(both, 1)).toEqual(['mask']);
    expect(refused(both, mask(by, unit('friman')))).toBe('notYourCard');
  });

  test('[GA2-06] three frimen are one too many, and a priest alone is enough', () => {
    const three = defending(['barfolk friman', 'barfolk friman', 'barfolk friman', 'barfolk priest'], ['mask']);
    const first = play(three, mask(card(three, 1, 'mask'), named(three, lineOf(0), 'friman')));
    // With two left of the three a friman may follow, the priest may not.
    expect(refused(first, { kind: 'take', cards: [named(first, lineOf(0), 'priest')] })).toBe('notOffered');
    expect(legal(first, 'take').map(({ cards }) => cards.map((one) => cardName(first, one)).join())).toEqual([
      '',
      'barfolk friman',
    ]);
    const second = play(first, item(legal(first, 'take'), 1));
    expect([decision(second)?.kind, cardsIn(second, lineOf(1)).length]).toEqual(['defend', 2]);
    const priest = play(three, mask(card(three, 1, 'mask'), named(three, lineOf(0), 'priest')));
    expect(decision(priest)?.kind).toBe('defend');
  });

  test('[GA2-06, UNB-02] a wild unit that lies on another as a supply stands in no line', () => {
    const start = field({
      config: configWith(['unbound', 'stormgates', 'relics']),
      day: 7,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'unbound priest', 'amulet', 'barfolk friman'], 1: ['mask'] },
    });
    const [priest, friman] = [card(start, 0, 'priest'), card(start, 0, 'friman')];
    let s = play(openAttack(start), lay(priest));
    debug.loadDie(s, 6);
    s = play(
      s,
      { kind: 'charm', by: card(s, 0, 'amulet'), card: friman },
      { kind: 'bribe', unit: priest, supply: friman },
    );
    s = play(s, stand, fight());
    expect(legal(s, 'enthral')).toEqual([mask(card(s, 1, 'mask'), priest)]);
    expect(violation(s, mask(card(s, 1, 'mask'), friman))).toEqual({ code: 'wrongCard', card: friman });
  });

  test('[GA2-06] afterwards they go to the shelter of their owner, whoever has won', () => {
    const s = defending(['barfolk friman', 'barfolk chief', 'barfolk lord'], ['mask', 'cloudborn lord']);
    const unit = named(s, lineOf(0), 'chief');
    const taken = play(s, mask(card(s, 1, 'mask'), unit), nothing);
    expect(deckSize(taken, 0)).toBe(deckSize(s, 0));
    const lost = play(taken, pass);
    expect([lost.zone[unit], lost.lender[unit], lost.lent]).toEqual([shelterOf(0), 0, 0]);
    expect(shelterNames(lost, 1)).toEqual(['mask']);
    const held = play(taken, lay(card(taken, 1, 'lord')), stand, pass);
    expect(held.zone[unit]).toBe(shelterOf(0));
    expect(held.holder[TARGET]).toBe(1);
  });

  test('[GA2-06] the attacker too, once there is something in the other line', () => {
    let s = defending(['barfolk lord'], ['cloudborn friman', 'cloudborn friman', 'cloudborn lord'], {}, ['mask']);
    const by = card(s, 0, 'mask');
    for (const unit of hand(s, 1, 'cloudborn friman', 'cloudborn friman', 'cloudborn lord')) s = play(s, lay(unit));
    s = play(s, stand);
    expect(score(s)).toEqual([6, 7]);
    const unit = named(s, lineOf(1), 'friman');
    const first = play(s, mask(by, unit));
    expect(score(first)).toEqual([1 + 4 + 1, 6]);
    const second = play(first, item(legal(first, 'take'), 1));
    expect(score(second)).toEqual([1 + 4 + 1 + 1, 5]);
    const won = play(second, stand, pass);
    expect(shelterNames(won, 1)).toEqual(times(2, 'cloudborn friman').concat('cloudborn lord'));
    expect(playedNames(won, 0)).toEqual(['barfolk lord', 'barfolk weapon', 'mask']);
  });

  test('[GA2-06] not at the opening, where nothing lies in the other line, and not against guards', () => {
    const start = relics({ level: 4, hands: { 0: ['barfolk weapon', 'mask'] }, heroes: { 0: [[4, 3]] } });
    const s = openAttack(start);
    expect(legal(s, 'enthral')).toEqual([]);
    expect(refused(s, mask(card(s, 0, 'mask'), named(s, lineOf(0), 'weapon')))).toBe('wrongCard');
    expect(decision(play(s, callOff))?.kind).toBe('acting');
    const guards = relics({ hands: { 0: ['barfolk weapon', 'mask'] }, heroes: { 0: [[2, 3]] } });
    expect(legal(play(guards, attack(cityAt(sq(2, 3)), card(guards, 0, 'weapon'))), 'enthral')).toEqual([]);
  });

  test('[GA2-06] units alone: no weapon, no horse', () => {
    const s = defending(['barfolk horse', 'barfolk lord'], ['mask']);
    expect(legal(s, 'enthral')).toEqual([]);
    for (const name of ['weapon', 'horse'] as const)
      expect(refused(s, mask(card(s, 1, 'mask'), named(s, lineOf(0), name)))).toBe('wrongCard');
  });

  test('[GA2-06] a taken card keeps its copies', () => {
    let s = relics({
      level: 1,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'amulet', 'barfolk friman'], 1: ['mask'] },
    });
    s = openAttack(s);
    debug.loadDie(s, 3);
    s = play(s, charm(card(s, 0, 'amulet'), card(s, 0, 'friman')), stand, fight());
    const unit = named(s, lineOf(0), 'friman');
    expect(score(s)).toEqual([1 + 3 + 1, 1]);
    expect(score(play(s, mask(card(s, 1, 'mask'), unit)))).toEqual([1 + 1, 1 + 3]);
  });

  test('[GA2-06, RULE-41] it goes by the card, not by what an amulet has made of it', () => {
    let s = relics({
      level: 1,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'amulet', 'amulet', 'barfolk friman', 'barfolk tool'], 1: ['mask'] },
    });
    s = openAttack(s);
    for (const name of ['barfolk friman', 'barfolk tool'] as const) {
      debug.loadDie(s, 6);
      s = play(s, charm(card(s, 0, 'amulet'), card(s, 0, name)), lay(card(s, 0, name)));
    }
    s = play(s, stand, fight());
    expect(score(s)).toEqual([1 + 4 + 4 + 1, 1]);
    const unit = named(s, lineOf(0), 'friman');
    expect(legal(s, 'enthral').map((action) => action.card)).toEqual([unit]);
    expect(refused(s, mask(card(s, 1, 'mask'), named(s, lineOf(0), 'tool')))).toBe('wrongCard');
    expect(score(play(s, mask(card(s, 1, 'mask'), unit)))).toEqual([1 + 4 + 1, 1 + 4]);
  });

  test("[GA2-06] supplies that lay on it go to its owner's shelter", () => {
    let s = relics({
      config: configWith(['unbound', 'stormgates', 'relics']),
      level: 1,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'unbound chief', 'supply'], 1: ['mask'] },
    });
    s = openAttack(s, 'chief');
    const [unit, supply] = [named(s, lineOf(0), 'chief'), card(s, 0, 'supply')];
    s = play(s, { kind: 'bribe', unit, supply }, stand, fight());
    expect(score(s)).toEqual([1 + 3 + 1, 1]);
    const taken = play(s, mask(card(s, 1, 'mask'), unit));
    expect([score(taken), taken.zone[supply], taken.host[supply]]).toEqual([[2, 3], shelterOf(0), NONE]);
  });
});

// ---------------------------------------------------------------- GA2-07, GA2-08

describe('the Lost Scroll of Kry-Cek', () => {
  const recall = (s: GameState): Action => ({ kind: 'recall', by: card(s, 0, 'lostscroll') });

  test('[GA2-07] one card of the limbo to the hand, to be played at once', () => {
    const s = relics({ hands: { 0: ['lostscroll'] }, limbo: ['cloudborn lord', 'supply', 'supply'] });
    const asked = play(s, recall(s));
    expect(decision(asked)).toEqual({ kind: 'recall', seat: 0 });
    expect(legal(asked, 'take').map(({ cards }) => cards.map((one) => cardName(s, one)))).toEqual(
      [['supply'], ['cloudborn lord']].sort(
        (a, b) => named(s, LIMBO, item(a, 0) as CardName) - named(s, LIMBO, item(b, 0) as CardName),
      ),
    );
    expect(refused(asked, nothing)).toBe('notOffered');
    const done = play(asked, take(named(s, LIMBO, 'lord')));
    expect([handNames(done, 0), playedNames(done, 0)]).toEqual([['cloudborn lord'], ['lostscroll']]);
    expect(viewFor(done, 2).players[0]?.hand).toHaveLength(1);
  });

  test('[GA2-07] no Great Artefact for who may own no further one, and nothing from an empty limbo', () => {
    const s = relics({ hands: { 0: ['lostscroll'] }, limbo: ['horn'] });
    expect([legal(s, 'recall'), refused(s, recall(s))]).toEqual([[], 'notOffered']);
    const none = relics({ hands: { 0: ['lostscroll'] }, limbo: [] });
    expect(refused(none, recall(none))).toBe('notOffered');
  });

  test('[GA2-07, ROY-06] never a king or queen', () => {
    const s = relics({
      config: configWith(['stormgates', 'relics', 'royals']),
      hands: { 0: ['lostscroll'] },
      limbo: ['barfolk queen', 'supply'],
    });
    const asked = play(s, recall(s));
    expect(legal(asked, 'take').map(({ cards }) => cards)).toEqual([[named(s, LIMBO, 'supply')]]);
    expect(refused(asked, take(named(s, LIMBO, 'queen')))).toBe('notOffered');
    const alone = relics({
      config: configWith(['stormgates', 'relics', 'royals']),
      hands: { 0: ['lostscroll'] },
      limbo: ['barfolk queen'],
    });
    expect(refused(alone, recall(alone))).toBe('notOffered');
  });

  test('[GA2-07] a card that was charmed and suspended this turn comes back as it is printed', () => {
    const start = relics({
      day: 3,
      hands: { 0: ['lostscroll', 'amulet', 'barfolk lord', 'supply', 'barfolk friman'] },
      nations: { 0: times<CardName>(9, 'supply') },
    });
    debug.loadDie(start, 2);
    const [amulet, lord] = [card(start, 0, 'amulet'), card(start, 0, 'lord')];
    let s = play(start, charm(amulet, lord), { kind: 'ambush', card: card(start, 0, 'supply'), price: lord });
    s = play(s, recall(s), take(lord));
    expect([s.mark[lord], s.host[amulet]]).toEqual([0, NONE]);
    expect(isOffered(s, charm(amulet, lord))).toBe(true);
  });
});

test.each([
  ['purse', 'openPurse'],
  ['banner', 'muster'],
  ['cloak', 'cloak'],
  ['crystal', 'gaze'],
  ['lostscroll', 'recall'],
] as const)('[GA2-08] the %s is played in the own actions only', (name, kind) => {
  const spec: Field = {
    level: 1,
    limbo: ['supply'],
    shelters: { 0: ['barfolk chief'], 1: ['cloudborn chief'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
    tiles: [{ at: [3, 2], card: 'barfolk city1', level: 1, owner: 0 }],
  };
  const s = relics({ ...spec, hands: { 0: [name, 'barfolk weapon'], 1: ['supply'] } });
  const action = item(legal(s, kind), 0);
  const opened = openAttack(s);
  expect(violation(opened, action)).toEqual({ code: 'notInBattle' });
  expect(refused(opened, lay(card(opened, 0, name)))).toBe('noStrength');
  const opening = relics({ ...spec, step: 'opening', hands: { 0: [name] } });
  expect(refused(opening, { ...action, by: card(opening, 0, name) } as Action)).toBe('notNow');
});

test('[GA2-08] the Mask in battle only, the Arrow wherever a weapon serves', () => {
  const s = relics({ hands: { 0: ['mask', 'arrow', 'supply', 'supply'] }, heroes: { 0: [[4, 5]], 2: [[4, 5]] } });
  expect(refused(s, { kind: 'enthral', by: card(s, 0, 'mask'), card: card(s, 0, 'supply') })).toBe('onlyInBattle');
  expect(legal(s, 'recruit').length).toBeGreaterThan(0);
  expect(isOffered(s, attack(heroOf(2, 0, CROSSING), card(s, 0, 'arrow')))).toBe(true);
  expect(cardsIn(s, playedOf(0))).toEqual([]);
  expect(cardsIn(s, handOf(0))).toHaveLength(4);
});
