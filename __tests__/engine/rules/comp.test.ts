/** COMP: what is in the box. */
import {
  BASE_BOX,
  BASE_FACTIONS,
  BOX,
  cardsIn,
  cardsOfKind,
  checkConfig,
  CITY4,
  createGame,
  CROSSROAD,
  EAST,
  FACTION_NAMES,
  FRIMAN,
  GREAT,
  heroSquare,
  HORSE,
  isArtefact,
  isCity,
  isGreat,
  isRoad,
  isUnit,
  kindOf,
  NEUTRAL,
  NORTH,
  rankOf,
  SOUTH,
  standardConfig,
  stepsTo,
  SUPPLY,
  TERRAIN_NAMES,
  TOOL,
  totalOf,
  turned,
  UNIVERSAL,
  viewFor,
  WEST,
  type GameState,
  type KindName,
  type TerrainName,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cardName,
  citySquare,
  cityTiles,
  contents,
  eventsOf,
  hand,
  isOffered,
  isOpen,
  kind,
  legal,
  play,
  playLogged,
  refused,
  sq,
  times,
  violation,
  type CardName,
} from '../support';
import { CARDS, KIND_NAMES, ROADS_OF, TURNS_OF, printedFaction, printedKind } from '../box';

/** Cards of a kind and faction in the box. */
const printed = (name: KindName, faction: number): number =>
  cardsOfKind(BASE_BOX, kind(name)).filter((other) => printedFaction(other) === faction).length;

const GREAT_NAMES = [
  'hammer',
  'sword',
  'shield',
  'wings',
  'horn',
  'book',
  'crown',
  'hand',
  'staff',
  'pavilion',
] as const;

describe('COMP-01: factions', () => {
  test('[COMP-01] each faction has its home terrain, the two of the expansion included', () => {
    const homes = Object.fromEntries(FACTION_NAMES.map((faction, i) => [faction, TERRAIN_NAMES[i]]));
    expect(homes).toEqual({
      barfolk: 'woods',
      cloudborn: 'mountains',
      emberians: 'canyons',
      islanders: 'lakes',
      wolfsclan: 'frost',
      sunblessed: 'jungle',
    } satisfies Record<string, TerrainName>);
    expect(BASE_FACTIONS).toBe(4);
  });

  test('[COMP-01] only the four of the base game can be played', () => {
    const config = standardConfig(4);
    for (let faction = 0; faction < 4; faction++)
      expect(checkConfig({ ...config, seats: [{ faction }, ...config.seats.slice(1)] })).toBeNull();
    expect(checkConfig({ ...config, seats: [{ faction: 4 }, ...config.seats.slice(1)] })).toEqual({
      kind: 'factionUnknown',
      faction: 4,
    });
  });

  test('[COMP-01] a tile of a faction is home ground for that faction and for no other', () => {
    const factions = FACTION_NAMES.slice(0, 4);
    for (const terrain of factions) {
      const s = arrange({
        config: standardConfig(4, ['advanced']),
        bare: true,
        tiles: [
          { at: [1, 1], card: 'barfolk city4' },
          { at: [1, 2], card: `${terrain} crossroad` },
        ],
        heroes: { 0: [[1, 1]], 1: [[1, 1]], 2: [[1, 1]], 3: [[1, 1]] },
      });
      factions.forEach((faction, seat) =>
        expect(stepsTo(s, seat, sq(1, 1), sq(1, 2))).toBe(faction === terrain ? 0 : 1),
      );
    }
  });

  test('[COMP-01] factions have no abilities: each has the same cards', () => {
    const cardsOf = (faction: number) => {
      const kinds: string[] = [];
      for (let other = 0; other < CARDS; other++)
        if (printedFaction(other) === faction) kinds.push(KIND_NAMES[printedKind(other)] ?? '');
      return kinds.sort();
    };
    for (let faction = 1; faction < BASE_FACTIONS; faction++) expect(cardsOf(faction)).toEqual(cardsOf(0));
    expect(cardsOf(0)).toHaveLength(20 + 21 + 7 + 12);
  });
});

describe('COMP-02: units', () => {
  test('[COMP-02] five of each of the four ranks in each faction', () => {
    for (let faction = 0; faction < BASE_FACTIONS; faction++) {
      for (const unit of ['friman', 'chief', 'priest', 'lord'] as const) expect(printed(unit, faction)).toBe(5);
    }
    expect(['friman', 'chief', 'priest', 'lord'].map((name) => rankOf(BASE_BOX, kind(name as KindName)))).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test.each([
    ['friman', 1],
    ['chief', 2],
    ['priest', 3],
    ['lord', 4],
  ] as const)('[COMP-02] a %s fights with strength %i', (unit, strength) => {
    // A foreign card in the line, so that no moral bonus hides the difference.
    const s = arrange({ heroes: { 0: [[2, 4]] }, hands: { 0: ['emberians weapon', `emberians ${unit}`] } });
    const opened = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: sq(2, 4) },
      heroes: 1,
      weapon: card(s, 0, 'weapon'),
      copies: 1,
    });
    const laid = play(opened, { kind: 'lay', card: card(opened, 0, unit), copies: 1 });
    expect(totalOf(laid, 0) - totalOf(opened, 0)).toBe(strength);
  });
});

describe('COMP-03: supplies', () => {
  test.each([
    [4, 80],
    [3, 80],
    [2, 60],
  ] as const)('[COMP-03] with %i players there are %i supplies, as many as units', (players, count) => {
    const s = createGame(standardConfig(players), 'supplies');
    let supplies = 0;
    let units = 0;
    for (let other = 0; other < CARDS; other++) {
      if (s.zone[other] === BOX) continue;
      if (kindOf(s, other) === SUPPLY) supplies++;
      if (isUnit(s.rules, kindOf(s, other))) units++;
    }
    expect(supplies).toBe(count);
    expect(units).toBe(count);
  });

  test('[COMP-03] they are neutral: of no faction, and not of every one either', () => {
    expect(cardsOfKind(BASE_BOX, SUPPLY)).toHaveLength(80);
    for (const supply of cardsOfKind(BASE_BOX, SUPPLY)) expect(printedFaction(supply)).toBe(NEUTRAL);
    const s = arrange({
      step: 'opening',
      hands: { 0: ['barfolk friman', 'barfolk chief', ...times(4, 'supply' as const)] },
    });
    expect(legal(s, 'cohort')).toEqual([]);
  });
});

describe('COMP-04: artefacts', () => {
  test('[COMP-04] seven artefacts, three of each in each faction', () => {
    const artefacts = KIND_NAMES.filter((name) => isArtefact(BASE_BOX, kind(name)));
    expect(artefacts).toEqual(['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse']);
    for (const artefact of artefacts)
      for (let faction = 0; faction < BASE_FACTIONS; faction++) expect(printed(artefact, faction)).toBe(3);
  });

  test.each([
    [4, 12],
    [3, 12],
    [2, 9],
  ] as const)('[COMP-04] with %i players every artefact deck holds %i cards', (players, count) => {
    const s = createGame(standardConfig(players), 'artefacts');
    for (let deck = TOOL; deck <= HORSE; deck++) expect(cardsIn(s, deck)).toHaveLength(count);
  });
});

/** Sides with a road, one bit each. */
const exits = (name: KindName): number[] =>
  [NORTH, EAST, SOUTH, WEST].filter((side) => ((ROADS_OF[kind(name)] ?? 0) & side) !== 0);

describe('COMP-05 and COMP-06: terrain cards', () => {
  test('[COMP-05] seven cities a faction: three with four exits, one each with three, two opposite, two adjacent and one', () => {
    for (let faction = 0; faction < BASE_FACTIONS; faction++) {
      expect(
        (['city4', 'city3', 'city2straight', 'city2turn', 'city1'] as const).map((name) => printed(name, faction)),
      ).toEqual([3, 1, 1, 1, 1]);
    }
    expect(exits('city4')).toEqual([NORTH, EAST, SOUTH, WEST]);
    expect(exits('city3')).toHaveLength(3);
    expect(exits('city2straight')).toEqual([NORTH, SOUTH]);
    expect(exits('city2turn')).toEqual([NORTH, EAST]);
    expect(exits('city1')).toHaveLength(1);
    expect(KIND_NAMES.filter((name) => isCity(BASE_BOX, kind(name)))).toEqual([
      'city4',
      'city3',
      'city2straight',
      'city2turn',
      'city1',
    ]);
  });

  test('[COMP-06] twelve roads a faction: three each of straight, turn, T-junction and crossroad', () => {
    const roads = ['straight', 'turn', 'tee', 'crossroad'] as const;
    for (let faction = 0; faction < BASE_FACTIONS; faction++)
      expect(roads.map((name) => printed(name, faction))).toEqual([3, 3, 3, 3]);
    expect(KIND_NAMES.filter((name) => isRoad(BASE_BOX, kind(name)))).toEqual([...roads]);
    expect(exits('straight')).toEqual([NORTH, SOUTH]);
    expect(exits('turn')).toEqual([NORTH, EAST]);
    expect(exits('tee')).toHaveLength(3);
    expect(exits('crossroad')).toEqual([NORTH, EAST, SOUTH, WEST]);
  });

  test('[COMP-06] straight and turn cost one friman, the junctions two', () => {
    const s = arrange({ hands: { 0: ['barfolk friman', 'barfolk friman', 'supply'] } });
    const simple = hand(s, 0, 'friman', 'supply');
    const junction = hand(s, 0, 'friman', 'friman', 'supply');
    const accepted = (pay: readonly number[]) =>
      KIND_NAMES.filter(
        (name) => isRoad(s.rules, kind(name)) && isOpen(s, { kind: 'build', tile: kind(name), level: 0, pay }),
      );
    expect(accepted(simple)).toEqual(['straight', 'turn']);
    expect(accepted(junction)).toEqual(['tee', 'crossroad']);
  });

  test('[COMP-05, COMP-06] a turn of a card keeps the number of its exits, and every turn that is offered looks different', () => {
    const bits = (mask: number) => [1, 2, 4, 8].filter((bit) => (mask & bit) !== 0).length;
    for (let tile = CITY4; tile <= CROSSROAD; tile++) {
      const roads = ROADS_OF[tile] ?? 0;
      const masks = Array.from({ length: TURNS_OF[tile] ?? 0 }, (_, quarters) => turned(roads, quarters));
      expect(new Set(masks).size).toBe(masks.length);
      const all = new Set([0, 1, 2, 3].map((quarters) => turned(roads, quarters)));
      expect(new Set(masks)).toEqual(all);
      for (const mask of masks) expect(bits(mask)).toBe(bits(roads));
    }
    expect(turned(NORTH | EAST, 1)).toBe(EAST | SOUTH);
  });
});

/** Own cities of these levels on a bare map, with a road from the eighth one to a free site. */
const kingdom = (levels: readonly number[], cards: readonly CardName[]): GameState =>
  arrange({
    bare: true,
    tiles: [...cityTiles(0, levels), { at: [4, 1], card: 'barfolk crossroad' }],
    hands: { 0: cards },
  });

const trio = (unit: KindName): CardName[] => times(3, `barfolk ${unit}` as CardName);

describe('COMP-07: tokens', () => {
  test.each([
    [1, 'friman', 1],
    [1, 'friman', 2],
    [2, 'chief', 1],
    [2, 'chief', 2],
  ] as const)(
    '[COMP-07] eight cities of level 1-2 leave no token for level %i (%s), however they are split',
    (level, unit, other) => {
      const build = (s: GameState) =>
        ({ kind: 'build', tile: CITY4 + 1, level, pay: hand(s, 0, unit, unit, unit) }) as const;
      const full = kingdom([...times(5, other), ...times(3, 3 - other)], trio(unit));
      expect(violation(full, build(full))).toEqual({ code: 'noToken', level });
      const room = kingdom([...times(4, other), ...times(3, 3 - other), 3, 4], trio(unit));
      expect(isOpen(room, build(room))).toBe(true);
    },
  );

  test.each([
    [3, 'priest'],
    [4, 'lord'],
  ] as const)('[COMP-07] eight cities of level 3-4 leave no token for level %i', (level, unit) => {
    // The end by five level 4 cities is not looked at before something is built.
    const build = (s: GameState) =>
      ({ kind: 'build', tile: CITY4 + 1, level, pay: hand(s, 0, unit, unit, unit) }) as const;
    const full = kingdom([...times(5, 3), ...times(3, 4)], trio(unit));
    expect(violation(full, build(full))).toEqual({ code: 'noToken', level });
    const room = kingdom([...times(5, 3), ...times(2, 4), ...times(3, 1)], trio(unit));
    expect(isOpen(room, build(room))).toBe(true);
  });

  test('[COMP-07] a token is turned for 1 to 2 and 3 to 4: that needs no free one', () => {
    const low = kingdom(times(8, 1), ['barfolk chief', 'barfolk chief']);
    expect(legal(low, 'upgrade').map(({ square }) => square)).toEqual(times(8, 0).map((_, i) => citySquare(i)));
    const high = kingdom([...times(7, 3), 3], ['barfolk lord', 'barfolk lord']);
    expect(legal(high, 'upgrade')).toHaveLength(8);
  });

  test('[COMP-07] 2 to 3 takes a high token and gives a low one back', () => {
    const pay = (s: GameState) => hand(s, 0, 'priest', 'priest');
    const full = kingdom([...times(8, 3), 2], ['barfolk priest', 'barfolk priest']);
    expect(violation(full, { kind: 'upgrade', square: citySquare(8), pay: pay(full) })).toEqual({
      code: 'noToken',
      level: 3,
    });
    const s = kingdom([2, ...times(7, 1)], ['barfolk priest', 'barfolk priest', ...trio('friman')]);
    const build = { kind: 'build', tile: CITY4, level: 1, pay: hand(s, 0, 'friman', 'friman', 'friman') } as const;
    expect(refused(s, build)).toBe('noToken');
    const after = play(s, { kind: 'upgrade', square: citySquare(0), pay: pay(s) });
    expect(isOpen(after, build)).toBe(true);
  });

  test('[COMP-07] tokens are counted for each player', () => {
    const s = arrange({
      bare: true,
      tiles: [...cityTiles(1, times(8, 1)), ...cityTiles(0, [1], 8), { at: [4, 3], card: 'barfolk crossroad' }],
      hands: { 0: trio('friman') },
    });
    expect(isOpen(s, { kind: 'build', tile: CITY4, level: 1, pay: hand(s, 0, 'friman', 'friman', 'friman') })).toBe(
      true,
    );
  });
});

describe('COMP-08: Great Artefacts', () => {
  test('[COMP-08] ten, one of each, universal', () => {
    expect(KIND_NAMES.filter((name) => isGreat(BASE_BOX, kind(name)))).toEqual([...GREAT_NAMES]);
    for (const name of GREAT_NAMES) expect(cardsOfKind(BASE_BOX, kind(name)).map(printedFaction)).toEqual([UNIVERSAL]);
  });

  test.each(GREAT_NAMES)('[COMP-08] %s is neither created nor transformed nor charmed', (name) => {
    const s = arrange({
      hands: { 0: [name, 'barfolk amulet', 'barfolk title', 'barfolk scroll', ...times(3, 'barfolk friman' as const)] },
    });
    const great = card(s, 0, name);
    expect(
      refused(s, {
        kind: 'create',
        artefact: kind(name),
        pay: hand(s, 0, 'friman', 'friman', 'friman'),
        faction: null,
      }),
    ).toBe('malformed');
    const problem = { code: 'notTransformable', card: great };
    expect(violation(s, { kind: 'charm', by: card(s, 0, 'amulet'), card: great })).toEqual(problem);
    expect(violation(s, { kind: 'promote', by: card(s, 0, 'title'), card: great, ranks: 1 })).toEqual(problem);
    expect(violation(s, { kind: 'convert', by: card(s, 0, 'scroll'), card: great, faction: 1 })).toEqual(problem);
  });

  test('[COMP-08] the oracle does not touch them: on the day of the tool the Hammer is still one tool, on the day of the weapon the Sword one weapon', () => {
    const hammer = arrange({ day: 1, hands: { 0: ['hammer', 'barfolk tool', 'barfolk friman'] } });
    const twice = (by: number) => ({ kind: 'create', artefact: TOOL, pay: [by, by], faction: 0 }) as const;
    expect(isOffered(hammer, twice(card(hammer, 0, 'tool')))).toBe(true);
    expect(violation(hammer, twice(card(hammer, 0, 'hammer')))).toEqual({
      code: 'alreadyPlayed',
      card: card(hammer, 0, 'hammer'),
    });
    const sword = arrange({ day: 2, hands: { 0: ['sword', 'barfolk weapon'] }, heroes: { 0: [[2, 4]] } });
    expect(legal(sword, 'attack').map(({ weapon, copies }) => [cardName(sword, weapon), copies])).toEqual([
      ['barfolk weapon', 1],
      ['barfolk weapon', 2],
      ['sword', 1],
    ]);
  });
});

describe('COMP-09: heroes', () => {
  test('[COMP-09] a player has two heroes and no third', () => {
    const s = arrange({ hands: { 0: [...times(3, 'barfolk weapon' as const), ...times(6, 'supply' as const)] } });
    const home = s.holder.indexOf(0);
    const recruit = (state: GameState) =>
      ({ kind: 'recruit', square: home, pay: hand(state, 0, 'weapon', 'supply', 'supply') }) as const;
    const one = play(s, recruit(s));
    const two = play(one, recruit(one));
    expect([heroSquare(two, 0, 0), heroSquare(two, 0, 1)]).toEqual([home, home]);
    expect(refused(two, recruit(two))).toBe('bothHeroesHired');
    expect(legal(two, 'recruit')).toEqual([]);
  });

  test("[COMP-09] the two are identical: both bring moral, of the player's faction", () => {
    const s = arrange({
      heroes: {
        0: [
          [2, 4],
          [2, 4],
        ],
      },
      hands: { 0: ['barfolk weapon'], 1: [] },
    });
    const strength = (heroes: number) =>
      totalOf(
        play(s, {
          kind: 'attack',
          target: { kind: 'city', square: sq(2, 4) },
          heroes,
          weapon: card(s, 0, 'weapon'),
          copies: 1,
        }),
        0,
      );
    expect([strength(1), strength(2), strength(3)]).toEqual([2, 2, 3]);
  });
});

describe('COMP-10: what lies open', () => {
  test('[COMP-10] everybody sees the top card and the number of cards of every deck, nobody what lies below', () => {
    const s = arrange({ decks: { friman: ['islanders friman', 'cloudborn friman'] } });
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      const view = viewFor(s, viewer);
      expect(view.pool).toHaveLength(21);
      for (const deck of view.pool) {
        expect(deck.size).toBe(cardsIn(s, deck.kind).length);
        expect(deck.top?.card).toBe(cardsIn(s, deck.kind)[0]);
        expect(Object.keys(deck).sort()).toEqual(['kind', 'size', 'top']);
      }
      expect(cardName(s, view.pool[FRIMAN]?.top?.card ?? -1)).toBe('islanders friman');
    }
  });

  test('[COMP-10] an empty deck shows nothing', () => {
    const s = arrange({ left: { horse: 0 } });
    expect(viewFor(s, 0).pool[HORSE]).toEqual({ kind: HORSE, size: 0, top: null });
  });

  test('[COMP-10] the limbo is public', () => {
    const s = arrange({ limbo: ['barfolk friman', 'supply'] });
    for (const viewer of [0, 3, 'table'] as const)
      expect(viewFor(s, viewer).limbo.map((other) => cardName(s, other.card))).toEqual(['barfolk friman', 'supply']);
  });

  test('[COMP-10] a city or road is chosen by its type, and the top card of that deck decides the terrain', () => {
    const spec = { bare: true, tiles: cityTiles(0, [1]), hands: { 0: ['barfolk friman', 'supply'] } } as const;
    for (const terrain of ['cloudborn', 'emberians'] as const) {
      const s = arrange({ ...spec, decks: { straight: [`${terrain} straight`] } });
      const asked = play(s, { kind: 'build', tile: kind('straight'), level: 0, pay: hand(s, 0, 'friman', 'supply') });
      const { state, events } = playLogged(asked, { kind: 'place', square: sq(1, 2), quarters: 1 });
      expect(eventsOf(events, 'built').map((event) => cardName(state, event.card))).toEqual([`${terrain} straight`]);
      expect(cardName(state, state.tile[sq(1, 2)] ?? -1)).toBe(`${terrain} straight`);
    }
  });
});

test('[COMP-08] no Great Artefact is in a deck: they lie face up, or are out of the game', () => {
  const s = createGame(standardConfig(4), 'great');
  const away = contents(s, BOX).filter((name) => (GREAT_NAMES as readonly string[]).includes(name));
  expect([...contents(s, GREAT), ...away].sort()).toEqual([...GREAT_NAMES].sort());
});
