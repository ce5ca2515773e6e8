/** SETUP: how the table looks before the first turn. */
import {
  BARFOLK,
  BOARDS,
  BOX,
  cardsIn,
  checkConfig,
  CITY4,
  clone,
  CLOUDBORN,
  createGame,
  decision,
  DECKS,
  EMBERIANS,
  EMPTY,
  factionOf,
  GREAT,
  handOf,
  heroSquare,
  illuminated,
  isCity,
  ISLANDERS,
  item,
  kindOf,
  legalActions,
  LIMBO,
  matching,
  MISSING,
  nationOf,
  NOBODY,
  placeOf,
  pointsOf,
  RUINS,
  shelterOf,
  squareAt,
  standardConfig,
  SUPPLY,
  toMove,
  TOOL,
  viewFor,
  type GameConfig,
  type GameState,
  type Place,
  type Seat,
  type Square,
} from '@battalia/engine/testing';
import { arrange, eventsOf, fullMap, kind, legal, play, playLogged, refused, sq, violation } from '../support';
import { exchange } from '../hidden';
import { MODULE_MIXES } from '../walk';
import { FACTION_OF, KIND_OF, printedFaction, printedKind } from '../box';

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);
const GAMES = ([2, 3, 4] as const).map(
  (players) => [players, SEEDS.map((seed) => createGame(standardConfig(players), seed))] as const,
);
const gamesOf = (players: 2 | 3 | 4): readonly GameState[] => GAMES.find(([count]) => count === players)?.[1] ?? [];

const tileAt = (s: GameState, place: Place): number => s.tile[squareAt(7, place)] ?? EMPTY;
const places = (s: GameState, fits: (square: Square) => boolean): Place[] =>
  Array.from({ length: s.rules.squares }, (_, square) => square)
    .filter(fits)
    .map((square) => placeOf(7, square));
const built = (s: GameState): Place[] => places(s, (square) => (s.tile[square] ?? EMPTY) >= 0);
const terrains = (s: GameState, where: readonly Place[]): number[] =>
  where.map((place) => factionOf(s, tileAt(s, place)));
const sortedPlaces = (list: readonly Place[]): Place[] =>
  [...list].sort(([r, c], [row, column]) => r - row || c - column);

/** Makes every choice of the set-up, the first one offered. */
function settle(s: GameState): GameState {
  let state = s;
  for (
    let action = legalActions(state)[0];
    state.setupLeft > 0 && action !== undefined;
    action = legalActions(state)[0]
  )
    state = play(state, action);
  return state;
}

describe('the board', () => {
  test('[SETUP-01] seven by seven squares, the ruins in the middle, and all of them exist with four players', () => {
    for (const [players, games] of GAMES) {
      for (const s of games) {
        expect([s.rules.board.rows, s.rules.board.columns]).toEqual([7, 7]);
        expect(kindOf(s, tileAt(s, [4, 4]))).toBe(RUINS);
        expect(places(s, (square) => s.tile[square] !== MISSING)).toHaveLength({ 2: 25, 3: 37, 4: 49 }[players]);
      }
    }
  });

  test('[SETUP-01] the ruins defend at 8', () => {
    const s = arrange({
      heroes: { 0: [[4, 4]] },
      hands: { 0: ['cloudborn weapon', 'cloudborn lord', 'cloudborn priest', 'cloudborn friman'] },
    });
    const weapon = cardsIn(s, handOf(0)).find((other) => kindOf(s, other) === kind('weapon')) ?? -1;
    let battle = play(s, { kind: 'attack', target: { kind: 'ruins', square: sq(4, 4) }, heroes: 1, weapon, copies: 1 });
    for (const name of ['lord', 'priest'] as const) {
      const next = cardsIn(battle, handOf(0)).find((other) => kindOf(battle, other) === kind(name)) ?? -1;
      battle = play(battle, { kind: 'lay', card: next, copies: 1 });
    }
    expect(violation(battle, { kind: 'stand' })).toEqual({ code: 'notStrongEnough', needed: 9, have: 8 });
    battle = play(battle, { kind: 'lay', card: cardsIn(battle, handOf(0))[0] ?? -1, copies: 1 });
    expect(decision(play(battle, { kind: 'stand' }))).toEqual({ kind: 'great', seat: 0 });
  });

  test('[SETUP-02] four players: a start city of each terrain on the corners, a neutral one of each at (2,4), (4,2), (4,6), (6,4)', () => {
    const corners: readonly Place[] = [
      [1, 1],
      [1, 7],
      [7, 1],
      [7, 7],
    ];
    const neutrals: readonly Place[] = [
      [2, 4],
      [4, 2],
      [4, 6],
      [6, 4],
    ];
    for (const s of gamesOf(4)) {
      expect(built(s)).toEqual(sortedPlaces([...corners, ...neutrals, [4, 4]]));
      for (const ring of [corners, neutrals]) {
        expect(terrains(s, ring).sort()).toEqual([BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS]);
        for (const place of ring) expect(kindOf(s, tileAt(s, place))).toBe(CITY4);
      }
      for (const place of corners) expect(s.level[squareAt(7, place)]).toBe(0);
      for (const place of neutrals) {
        expect(s.level[squareAt(7, place)]).toBe(4);
        expect(s.holder[squareAt(7, place)]).toBe(NOBODY);
      }
      expect(cardsIn(s, CITY4)).toHaveLength(4);
    }
    // At random: every terrain comes to every square.
    for (const place of [...corners, ...neutrals])
      expect(new Set(gamesOf(4).map((s) => factionOf(s, tileAt(s, place)))).size).toBe(4);
  });

  test('[SETUP-03] three players: the corner squares do not exist, starts at (1,4), (5,1), (5,7), neutrals at (3,2), (3,6), (6,4)', () => {
    const missing: readonly Place[] = [
      [1, 1],
      [1, 2],
      [1, 6],
      [1, 7],
      [2, 1],
      [2, 7],
      [6, 1],
      [6, 7],
      [7, 1],
      [7, 2],
      [7, 6],
      [7, 7],
    ];
    const starts: readonly Place[] = [
      [1, 4],
      [5, 1],
      [5, 7],
    ];
    const neutrals: readonly Place[] = [
      [3, 2],
      [3, 6],
      [6, 4],
    ];
    for (const s of gamesOf(3)) {
      expect(places(s, (square) => s.tile[square] === MISSING)).toEqual(missing);
      expect(built(s)).toEqual(sortedPlaces([...starts, ...neutrals, [4, 4]]));
      for (const ring of [starts, neutrals]) {
        expect(new Set(terrains(s, ring)).size).toBe(3);
        for (const place of ring) expect(kindOf(s, tileAt(s, place))).toBe(CITY4);
      }
      // The fourth city of each set is out of the game: its terrain is the one that lies on no square of the set.
      const away = cardsIn(s, BOX)
        .filter((other) => kindOf(s, other) === CITY4)
        .map((card) => factionOf(s, card));
      const absent = [starts, neutrals].map((ring) =>
        [0, 1, 2, 3].find((faction) => !terrains(s, ring).includes(faction)),
      );
      expect(away.sort()).toEqual(absent.sort());
      expect(cardsIn(s, CITY4)).toHaveLength(4);
    }
    for (const place of [...starts, ...neutrals])
      expect(new Set(gamesOf(3).map((s) => factionOf(s, tileAt(s, place)))).size).toBe(4);
  });

  test("[SETUP-03] a square that does not exist cannot be built on, is nobody's neighbour, and is not waited for at the end", () => {
    const config = standardConfig(3);
    // Everything is filled but (1,3), which has a missing square to its left.
    const s = arrange({
      config,
      tiles: [
        ...fullMap(config, [
          [1, 3],
          [2, 3],
        ]),
        { at: [1, 4], card: 'emberians city4', level: 1, owner: 0 },
        { at: [2, 3], card: 'barfolk crossroad' },
      ],
      hands: { 0: ['barfolk friman', 'barfolk friman', 'supply'] },
    });
    const asked = play(s, { kind: 'build', tile: kind('tee'), level: 0, pay: [...cardsIn(s, handOf(0))] });
    expect(refused(asked, { kind: 'place', square: sq(1, 2), quarters: 0 })).toBe('squareMissing');
    // A road may point at the missing square, or off the board.
    expect(legal(asked, 'place').map(({ square, quarters: turn }) => [square, turn])).toEqual([
      [sq(1, 3), 0],
      [sq(1, 3), 1],
    ]);
    const { state, events } = playLogged(asked, { kind: 'place', square: sq(1, 3), quarters: 1 });
    expect(eventsOf(events, 'ended')).toEqual([{ kind: 'ended', reason: 'mapFull' }]);
    expect(decision(state)).toBeNull();
    expect(state.tile[sq(1, 2)]).toBe(MISSING);
  });

  test('[SETUP-04] two players: the outer ring does not exist, starts at (2,2), (6,6), neutrals at (2,6), (6,2)', () => {
    const starts: readonly Place[] = [
      [2, 2],
      [6, 6],
    ];
    const neutrals: readonly Place[] = [
      [2, 6],
      [6, 2],
    ];
    for (const s of gamesOf(2)) {
      expect(places(s, (square) => s.tile[square] === MISSING)).toEqual(
        places(s, (square) => placeOf(7, square).some((line) => line === 1 || line === 7)),
      );
      expect(built(s)).toEqual(sortedPlaces([...starts, ...neutrals, [4, 4]]));
      for (const ring of [starts, neutrals]) expect(new Set(terrains(s, ring)).size).toBe(2);
      for (const place of neutrals) expect(s.level[squareAt(7, place)]).toBe(4);
      // Of the faction that is left out nothing is in the game; of the others one city of each set.
      const left = [0, 1, 2, 3].filter((faction) => (s.inPlay & (1 << faction)) === 0);
      expect(left).toHaveLength(1);
      const away = cardsIn(s, BOX)
        .filter((other) => kindOf(s, other) === CITY4 && factionOf(s, other) !== left[0])
        .map((card) => factionOf(s, card));
      const absent = [starts, neutrals].map((ring) =>
        [0, 1, 2, 3].find((faction) => faction !== left[0] && !terrains(s, ring).includes(faction)),
      );
      expect(away.sort()).toEqual(absent.sort());
      expect(cardsIn(s, CITY4)).toHaveLength(3);
    }
    for (const place of [...starts, ...neutrals])
      expect(new Set(gamesOf(2).map((s) => factionOf(s, tileAt(s, place)))).size).toBe(4);
  });

  test('[SETUP-04] one faction leaves with all its cards and 20 supplies: chosen, or at random', () => {
    for (const excluded of [null, BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS]) {
      const games = SEEDS.slice(0, excluded === null ? 24 : 4).map((seed) =>
        createGame({ ...standardConfig(2), excluded }, seed),
      );
      for (const s of games) {
        const left = [0, 1, 2, 3].find((faction) => (s.inPlay & (1 << faction)) === 0) ?? -1;
        expect(excluded === null ? [BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS] : [excluded]).toContain(left);
        const box = cardsIn(s, BOX);
        expect(box.filter((other) => factionOf(s, other) === left)).toHaveLength(60);
        expect(FACTION_OF.filter((faction, other) => faction === left && s.zone[other] !== BOX)).toHaveLength(0);
        expect(box.filter((other) => kindOf(s, other) === SUPPLY)).toHaveLength(20);
        expect(KIND_OF.filter((other, i) => other === SUPPLY && s.zone[i] !== BOX)).toHaveLength(60);
        // No more than that: two four-exit cities of the others, apart from cards that are in no deck.
        expect(
          box.filter((other) => kindOf(s, other) < DECKS && factionOf(s, other) >= 0 && factionOf(s, other) !== left),
        ).toHaveLength(2);
      }
      expect(new Set(games.map((s) => s.inPlay)).size).toBe(excluded === null ? 4 : 1);
    }
  });

  test('[SETUP-04] nobody can choose the faction that is left out', () => {
    const s = createGame({ ...standardConfig(2), excluded: EMBERIANS }, 'two');
    expect(legal(s, 'chooseFaction').map(({ faction }) => faction)).toEqual([BARFOLK, CLOUDBORN, ISLANDERS]);
    expect(refused(s, { kind: 'chooseFaction', faction: EMBERIANS })).toBe('factionTaken');
  });

  /** Every layout of ours: each number of players, mix of modules and number of cities that may be played. */
  const LAYOUTS = ([2, 3, 4] as const)
    .flatMap((players) =>
      MODULE_MIXES.flatMap((modules) =>
        ([1, 2] as const).flatMap((startCities) =>
          ([0, 1, 2] as const).map((neutralCities) => standardConfig(players, modules, { startCities, neutralCities })),
        ),
      ),
    )
    .filter((config) => checkConfig(config) === null);

  test('[SETUP-02, SETUP-03, SETUP-04, ALT-02, ALT-03, VOL-01] every layout of ours is legal: roads meet roads and walls walls, no city touches a city or the ruins', () => {
    for (const config of LAYOUTS) {
      const s = createGame(config, 'legal');
      const { neighbours, squares } = s.rules;
      const problems: string[] = [];
      for (let square = 0; square < squares; square++) {
        const tile = s.tile[square] ?? EMPTY;
        if (tile < 0) continue;
        for (let side = 0; side < 4; side++) {
          const other = neighbours[square * 4 + side] ?? -1;
          const next = other < 0 ? EMPTY : (s.tile[other] ?? EMPTY);
          if (next < 0) continue;
          const where = `${placeOf(7, square).join()} and ${placeOf(7, other).join()}`;
          const road = ((s.roads[square] ?? 0) & (1 << side)) !== 0;
          if (road !== (((s.roads[other] ?? 0) & (1 << ((side + 2) & 3))) !== 0))
            problems.push(`a road meets a wall between ${where}`);
          if (isCity(s.rules, kindOf(s, tile)) && (isCity(s.rules, kindOf(s, next)) || kindOf(s, next) === RUINS))
            problems.push(`a city touches at ${where}`);
        }
      }
      // Every city that was asked for is there: none was laid over another, or where no square is.
      const cities = built(s).filter((place) => isCity(s.rules, kindOf(s, tileAt(s, place)))).length;
      const { startCities = 1, neutralCities = 1 } = config.options;
      const asked = config.seats.length * (config.modules.includes('nocities') ? 1 : startCities + neutralCities);
      expect([config.seats.length, config.modules, problems, cities]).toEqual([
        config.seats.length,
        config.modules,
        [],
        asked,
      ]);
    }
    // All mixes as the book has them, and most of the others.
    expect(LAYOUTS.length).toBeGreaterThan(200);
    for (const players of [2, 3, 4] as const)
      for (const modules of MODULE_MIXES) expect(checkConfig(standardConfig(players, modules))).toBeNull();
    expect(checkConfig(standardConfig(3, ['volcano'], { startCities: 2 }))).toBeNull();
  });
});

describe('cards', () => {
  test('[SETUP-05] as many Great Artefacts as players and one more lie face up, at random; the rest are out of the game', () => {
    for (const [players, games] of GAMES) {
      const seen = new Set<number>();
      for (const s of games) {
        const great = cardsIn(s, GREAT);
        expect(great).toHaveLength(players + 1);
        for (const other of great) seen.add(kindOf(s, other));
        expect(viewFor(s, 'table').great.map((other) => other.card)).toEqual(great);
        expect(
          cardsIn(s, BOX).filter((other) => kindOf(s, other) >= kind('hammer') && kindOf(s, other) <= kind('pavilion')),
        ).toHaveLength(10 - players - 1);
      }
      expect(seen.size).toBe(10);
    }
  });

  test('[SETUP-06] each player has 3 frimen, 1 chief, 1 priest and 5 supplies: six in the hand, four in the nation', () => {
    for (const [players, games] of GAMES) {
      const first = new Set<string>();
      for (const s of games) {
        for (let seat = 0; seat < players; seat++) {
          const hand = cardsIn(s, handOf(seat));
          const nation = cardsIn(s, nationOf(seat));
          expect([hand.length, nation.length, cardsIn(s, shelterOf(seat)).length]).toEqual([6, 4, 0]);
          expect([...hand, ...nation].map((card) => kindOf(s, card)).sort((a, b) => a - b)).toEqual([
            0,
            0,
            0,
            1,
            2,
            SUPPLY,
            SUPPLY,
            SUPPLY,
            SUPPLY,
            SUPPLY,
          ]);
          first.add(hand.map((card) => kindOf(s, card)).join());
        }
        expect(cardsIn(s, LIMBO)).toEqual([]);
      }
      // Shuffled before they are drawn.
      expect(first.size).toBeGreaterThan(20);
    }
  });

  test('[SETUP-06] whoever chooses a faction has looked at all ten cards; nobody else has seen one of them', () => {
    for (const [players, games] of GAMES) {
      for (const s of games) {
        const chooser = toMove(s);
        const ten = [...cardsIn(s, handOf(chooser)), ...cardsIn(s, nationOf(chooser))].sort((a, b) => a - b);
        const view = viewFor(s, chooser);
        expect(view.decision).toEqual({ kind: 'chooseFaction', seat: chooser });
        expect(view.deck?.map((other) => other.card)).toEqual(ten);
        expect(view.players[chooser]?.hand).toHaveLength(6);
        // For the others it is all the same which ten they are.
        const dealt = clone(s);
        const pool = [0, 1, 2, SUPPLY].flatMap((deck) => cardsIn(s, deck).slice(1));
        for (const mine of ten)
          exchange(
            dealt,
            mine,
            pool.splice(
              pool.findIndex((other) => kindOf(dealt, other) === kindOf(dealt, mine)),
              1,
            )[0] ?? mine,
          );
        for (const viewer of [
          ...Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== chooser),
          'table' as const,
        ]) {
          expect(JSON.stringify(viewFor(dealt, viewer))).toBe(JSON.stringify(viewFor(s, viewer)));
        }
        expect(viewFor(dealt, chooser).deck).not.toEqual(view.deck);
      }
    }
  });

  test('[SETUP-06] the cards are dealt from all factions at random', () => {
    const frimen = gamesOf(4)
      .flatMap((s) => [...cardsIn(s, handOf(0)), ...cardsIn(s, nationOf(0))])
      .filter((other) => printedKind(other) === 0);
    const counts = [0, 1, 2, 3].map((faction) => frimen.filter((other) => printedFaction(other) === faction).length);
    expect(frimen).toHaveLength(120);
    for (const count of counts) expect(count).toBeGreaterThan(15);
  });

  test('[SETUP-08] the pool has 21 decks of the right cards, each shuffled', () => {
    expect(DECKS).toBe(21);
    const sizes = (players: 2 | 3 | 4) =>
      Array.from({ length: DECKS }, (_, deck) => cardsIn(gamesOf(players)[0] as GameState, deck).length);
    // frimen, chiefs, priests, lords, supplies, 7 artefacts, cities with 4, 3, 2, 2, 1 exits, 4 kinds of roads
    expect(sizes(4)).toEqual([8, 16, 16, 20, 60, 12, 12, 12, 12, 12, 12, 12, 4, 4, 4, 4, 4, 12, 12, 12, 12]);
    expect(sizes(3)).toEqual([11, 17, 17, 20, 65, 12, 12, 12, 12, 12, 12, 12, 4, 4, 4, 4, 4, 12, 12, 12, 12]);
    expect(sizes(2)).toEqual([9, 13, 13, 15, 50, 9, 9, 9, 9, 9, 9, 9, 3, 3, 3, 3, 3, 9, 9, 9, 9]);
    for (let deck = 0; deck < DECKS; deck++) {
      expect(gamesOf(4).every((s) => cardsIn(s, deck).every((other) => kindOf(s, other) === deck))).toBe(true);
      const orders = new Set(gamesOf(4).map((s) => cardsIn(s, deck).join()));
      expect(orders.size).toBeGreaterThan(8);
    }
  });

  test('[SETUP-08] the same seed lays out the same game', () => {
    const once = createGame(standardConfig(3), 'twice');
    const again = createGame(standardConfig(3), 'twice');
    expect([...again.image()]).toEqual([...once.image()]);
    expect(again.scalars()).toEqual(once.scalars());
  });

  test('[SETUP-09] on the first day the oracle shows tool on tool', () => {
    const s = settle(createGame(standardConfig(4), 'oracle'));
    expect(s.day).toBe(1);
    expect([illuminated(s), matching(s)]).toEqual([TOOL, TOOL]);
    const almost = createGame(standardConfig(4), 'oracle');
    let state = almost;
    let dawn: unknown = null;
    while (state.setupLeft > 0) {
      const next = playLogged(state, legalActions(state)[0] ?? { kind: 'begin' });
      dawn = eventsOf(next.events, 'dawn')[0] ?? null;
      state = next.state;
    }
    expect(dawn).toEqual({ kind: 'dawn', day: 1, illuminated: TOOL, matching: TOOL });
  });
});

describe('choices', () => {
  test('[SETUP-07] the first player is drawn at random and stays it for the whole game', () => {
    for (const [players, games] of GAMES) expect(new Set(games.map((s) => s.first)).size).toBe(players);
    let state = settle(createGame(standardConfig(3), 'first'));
    const { first } = state;
    expect(toMove(state)).toBe(first);
    for (let turn = 0; turn < 9; turn++) {
      expect(state.turn).toBe((first + turn) % 3);
      expect(state.day).toBe(1 + Math.floor(turn / 3));
      state = play(state, { kind: 'begin' }, { kind: 'endTurn' });
    }
    expect(state.first).toBe(first);
  });

  /** Who is asked for what, in order. */
  function askedFor(config: GameConfig, seed: string): readonly (readonly [string, Seat])[] {
    const asked: [string, Seat][] = [];
    for (let s = createGame(config, seed); s.setupLeft > 0; s = play(s, legalActions(s)[0] ?? { kind: 'begin' })) {
      const open = decision(s);
      if (open) asked.push([open.kind, open.seat]);
    }
    return asked;
  }

  test('[SETUP-07] factions clockwise from the first player, start cities counter-clockwise from the last', () => {
    for (const players of [2, 3, 4] as const) {
      for (const seed of SEEDS.slice(0, 12)) {
        const { first } = createGame(standardConfig(players), seed);
        const clockwise = Array.from({ length: players }, (_, i) => (first + i) % players);
        expect(askedFor(standardConfig(players), seed)).toEqual([
          ...clockwise.map((seat) => ['chooseFaction', seat]),
          ...[...clockwise].reverse().map((seat) => ['chooseCity', seat]),
        ]);
      }
    }
  });

  test('[SETUP-07] a faction is taken once, a start city too, and is then marked level 1', () => {
    let s = createGame(standardConfig(4), 'choices');
    const seat = s.first;
    expect(legal(s, 'chooseFaction').map(({ faction }) => faction)).toEqual([0, 1, 2, 3]);
    expect(refused(s, { kind: 'chooseFaction', faction: 4 })).toBe('factionTaken');
    expect(refused(s, { kind: 'chooseFaction', faction: -1 })).toBe('factionTaken');
    expect(refused(s, { kind: 'chooseCity', square: sq(1, 1) })).toBe('answerFirst');
    expect(refused(s, { kind: 'begin' })).toBe('answerFirst');
    s = play(s, { kind: 'chooseFaction', faction: EMBERIANS });
    expect(s.faction[seat]).toBe(EMBERIANS);
    expect(refused(s, { kind: 'chooseFaction', faction: EMBERIANS })).toBe('factionTaken');
    expect(legal(s, 'chooseFaction').map(({ faction }) => faction)).toEqual([0, 1, 3]);
    s = play(
      s,
      { kind: 'chooseFaction', faction: 0 },
      { kind: 'chooseFaction', faction: 1 },
      { kind: 'chooseFaction', faction: 3 },
    );
    expect(legal(s, 'chooseCity').map(({ square }) => square)).toEqual([sq(1, 1), sq(1, 7), sq(7, 1), sq(7, 7)]);
    for (const square of [sq(2, 4), sq(4, 4), sq(1, 2), -1, 99])
      expect(violation(s, { kind: 'chooseCity', square })).toEqual({ code: 'notOffered' });
    const last = (seat + 3) % 4;
    s = play(s, { kind: 'chooseCity', square: sq(7, 1) });
    expect([s.holder[sq(7, 1)], s.level[sq(7, 1)], pointsOf(s, last)]).toEqual([last, 1, 1]);
    expect(violation(s, { kind: 'chooseCity', square: sq(7, 1) })).toEqual({ code: 'squareTaken', square: sq(7, 1) });
    s = settle(s);
    for (let other = 0; other < 4; other++) expect(pointsOf(s, other)).toBe(1);
    expect(decision(s)).toEqual({ kind: 'opening', seat });
  });

  test('[RULE-19] seats with settled factions are not asked', () => {
    const config: GameConfig = {
      ...standardConfig(4),
      seats: [{ faction: null }, { faction: ISLANDERS }, { faction: null }, { faction: BARFOLK }],
    };
    for (const seed of SEEDS.slice(0, 12)) {
      const s = createGame(config, seed);
      const clockwise = [0, 1, 2, 3].map((i) => (s.first + i) % 4);
      const asked = askedFor(config, seed);
      expect(asked.filter(([what]) => what === 'chooseFaction')).toEqual(
        clockwise.filter((seat) => seat % 2 === 0).map((seat) => ['chooseFaction', seat]),
      );
      expect(asked.filter(([what]) => what === 'chooseCity')).toEqual(
        [...clockwise].reverse().map((seat) => ['chooseCity', seat]),
      );
      expect(legal(s, 'chooseFaction').map(({ faction }) => faction)).toEqual([CLOUDBORN, EMBERIANS]);
      expect([...settle(s).faction].sort()).toEqual([0, 1, 2, 3]);
      expect([settle(s).faction[1], settle(s).faction[3]]).toEqual([ISLANDERS, BARFOLK]);
    }
  });

  test('[RULE-19] with every faction settled the cities are the first question', () => {
    const config: GameConfig = { ...standardConfig(3), seats: [{ faction: 2 }, { faction: 0 }, { faction: 3 }] };
    const s = createGame(config, 'settled');
    expect(decision(s)).toEqual({ kind: 'chooseCity', seat: (s.first + 2) % 3 });
    expect([...s.faction]).toEqual([2, 0, 3]);
  });

  test('[RULE-19] the faction that two players leave out is one that nobody settled on', () => {
    const left = (seats: GameConfig['seats']) =>
      new Set(
        SEEDS.map((seed) => createGame({ ...standardConfig(2), seats }, seed)).map((s) =>
          [0, 1, 2, 3].find((faction) => (s.inPlay & (1 << faction)) === 0),
        ),
      );
    expect([...left([{ faction: BARFOLK }, { faction: null }])].sort()).toEqual([CLOUDBORN, EMBERIANS, ISLANDERS]);
    expect([...left([{ faction: ISLANDERS }, { faction: CLOUDBORN }])].sort()).toEqual([BARFOLK, EMBERIANS]);
  });

  test('[RULE-16] with two start cities each, the second is chosen in another round counter-clockwise', () => {
    const config = standardConfig(3, [], { startCities: 2 });
    for (const seed of SEEDS.slice(0, 6)) {
      const { first } = createGame(config, seed);
      const counter = [2, 1, 0].map((i) => (first + i) % 3);
      expect(
        askedFor(config, seed)
          .filter(([what]) => what === 'chooseCity')
          .map(([, seat]) => seat),
      ).toEqual([...counter, ...counter]);
    }
    const s = settle(createGame(config, 'twice'));
    for (let seat = 0; seat < 3; seat++) expect(pointsOf(s, seat)).toBe(2);
    expect(built(s).filter((place) => isCity(s.rules, kindOf(s, tileAt(s, place))))).toEqual(
      sortedPlaces([...BOARDS[3].starts, ...BOARDS[3].secondStarts, ...BOARDS[3].neutrals]),
    );
  });

  test('[RULE-16] heroes that are there from the start stand in the city that was chosen first', () => {
    let s = createGame(standardConfig(2, [], { startCities: 2, startHeroes: 1 }), 'first home');
    const chosen: [number, number][] = [];
    while (s.setupLeft > 0) {
      const open = decision(s);
      const actions = legalActions(s);
      // The last of the list: a later square is marked before an earlier one.
      const action = item(actions, actions.length - 1);
      if (open && action.kind === 'chooseCity') chosen.push([open.seat, action.square]);
      s = play(s, action);
    }
    for (let seat = 0; seat < 2; seat++) expect(heroSquare(s, seat, 0)).toBe(chosen.find(([who]) => who === seat)?.[1]);
    expect(chosen).toHaveLength(4);
  });

  test('[RULE-16] the squares of second starts and second neutrals are data', () => {
    for (const players of [2, 3, 4] as const) {
      const { starts, neutrals, secondStarts, secondNeutrals, sites } = BOARDS[players];
      const starting = createGame(standardConfig(players, [], { startCities: 2 }), 'data');
      expect(built(starting)).toEqual(
        sortedPlaces([...starts, ...secondStarts, ...neutrals, ...sites.map(({ place }) => place)]),
      );
      for (const place of secondStarts) expect(starting.level[squareAt(7, place)]).toBe(0);
      const neutral = createGame(standardConfig(players, [], { neutralCities: 2 }), 'data');
      expect(built(neutral)).toEqual(
        sortedPlaces([...starts, ...neutrals, ...secondNeutrals, ...sites.map(({ place }) => place)]),
      );
      for (const place of [...neutrals, ...secondNeutrals]) expect(neutral.level[squareAt(7, place)]).toBe(4);
    }
  });

  test('[SETUP-07] what was chosen is told to everybody', () => {
    const s = createGame(standardConfig(4), 'told');
    const { events } = playLogged(s, { kind: 'chooseFaction', faction: CLOUDBORN });
    expect(events).toEqual([{ kind: 'factionChosen', seat: s.first, faction: CLOUDBORN }]);
  });
});
