/** ALT: the scenarios of the base books and custom games. */
import {
  BOARDS,
  BOX,
  cardsIn,
  CITY4,
  clone,
  createGame,
  CROSSROAD,
  decision,
  factionOf,
  GREAT,
  greatOwned,
  heroSquare,
  isCity,
  isGreat,
  isOver,
  kindOf,
  legalActions,
  LORD,
  NOBODY,
  placeOf,
  pointsOf,
  shelterOf,
  squareAt,
  standardConfig,
  totalOf,
  touchMap,
  viewFor,
  type Action,
  type GameConfig,
  type GameState,
  type Options,
  type Place,
  type Seat,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cardName,
  census,
  cityTiles,
  eventsOf,
  hand,
  isOffered,
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
import { committed } from '../battlefield';
import { hoard, hoardsIn } from '../volcano';

/** A game whose set-up choices are made, the first one offered each time. */
function begun(config: GameConfig, seed = 'alt'): GameState {
  let s = createGame(config, seed);
  for (let action = legalActions(s)[0]; s.setupLeft > 0 && action !== undefined; action = legalActions(s)[0])
    s = play(s, action);
  return s;
}

const cityPlaces = (s: GameState, fits: (square: number) => boolean = () => true): Place[] =>
  Array.from({ length: s.rules.squares }, (_, square) => square)
    .filter((square) => (s.tile[square] ?? -1) >= 0 && isCity(s.rules, kindOf(s, s.tile[square] ?? -1)) && fits(square))
    .map((square) => placeOf(7, square));
const sortedPlaces = (list: readonly Place[]): Place[] =>
  [...list].sort(([r, c], [row, column]) => r - row || c - column);

/** Opens an attack with everything in the hand and stands, if that is enough. */
function assault(
  s: GameState,
  target: { readonly kind: 'city' | 'ruins'; readonly square: number },
): { readonly open: GameState; readonly last: Action } {
  const seat = s.turn;
  let open = play(s, { kind: 'attack', target, heroes: 1, weapon: card(s, seat, 'weapon'), copies: 1 });
  for (let next = legal(open, 'lay')[0]; next !== undefined; next = legal(open, 'lay')[0]) open = play(open, next);
  return { open, last: { kind: 'stand' } };
}

describe('ALT-01: the harder game', () => {
  const config = standardConfig(4, ['harder']);
  // Foreign cards: no moral.
  const army = (...units: readonly CardName[]): Arrangement => ({
    config,
    hands: { 0: ['cloudborn weapon', ...units] },
  });

  test('[ALT-01] neutral cities defend at 6', () => {
    const s = arrange({ ...army('cloudborn lord', 'cloudborn friman'), heroes: { 0: [[2, 4]] } });
    const { open, last } = assault(s, { kind: 'city', square: sq(2, 4) });
    expect([totalOf(open, 0), totalOf(open, -1)]).toEqual([6, 6]);
    expect(violation(open, last)).toEqual({ code: 'notStrongEnough', needed: 7, have: 6 });
  });

  test('[ALT-01] a taken city still gets a level 4 token, and gives its lord and a supply', () => {
    const s = arrange({ ...army('cloudborn lord', 'cloudborn chief'), heroes: { 0: [[2, 4]] }, shelters: { 0: [] } });
    const { open, last } = assault(s, { kind: 'city', square: sq(2, 4) });
    const state = play(open, last);
    const own = cityPlaces(s, (square) => s.holder[square] === 0).length;
    expect([state.level[sq(2, 4)], state.holder[sq(2, 4)], pointsOf(state, 0)]).toEqual([4, 0, 4 + own]);
    expect(shelterNames(state, 0).map((name) => name.split(' ').at(-1))).toEqual(['lord', 'supply']);
  });

  test('[ALT-01] the ruins defend at 10', () => {
    const weak = arrange({ ...army('cloudborn lord', 'cloudborn lord', 'cloudborn friman'), heroes: { 0: [[4, 4]] } });
    const short = assault(weak, { kind: 'ruins', square: sq(4, 4) });
    expect(violation(short.open, short.last)).toEqual({ code: 'notStrongEnough', needed: 11, have: 10 });
    const strong = arrange({ ...army('cloudborn lord', 'cloudborn lord', 'cloudborn chief'), heroes: { 0: [[4, 4]] } });
    const enough = assault(strong, { kind: 'ruins', square: sq(4, 4) });
    expect(decision(play(enough.open, enough.last))).toEqual({ kind: 'great', seat: 0 });
  });

  test('[ALT-01] a city that a player has taken defends with its level', () => {
    const s = arrange({
      ...army('cloudborn lord'),
      heroes: { 0: [[2, 4]] },
      tiles: [{ at: [2, 4], card: 'islanders city4', level: 4, owner: 1 }],
    });
    const { open } = assault(s, { kind: 'city', square: sq(2, 4) });
    expect(totalOf(open, 1)).toBe(4);
  });
});

describe('ALT-02: no start cities', () => {
  const config = standardConfig(4, ['nocities']);

  test.each([2, 3, 4] as const)(
    '[ALT-02] %i players: the corner cities are neutral, there are no others, and nobody is asked for one',
    (players) => {
      const game = standardConfig(players, ['nocities']);
      const s = begun(game);
      expect(cityPlaces(s)).toEqual(sortedPlaces(BOARDS[players].starts));
      for (const place of BOARDS[players].starts) {
        const square = squareAt(7, place);
        expect([s.level[square], s.holder[square], kindOf(s, s.tile[square] ?? -1)]).toEqual([4, NOBODY, CITY4]);
      }
      let asked = createGame(game, 'alt');
      for (let i = 0; i < players; i++) {
        expect(decision(asked)?.kind).toBe('chooseFaction');
        asked = play(asked, legalActions(asked)[0] ?? { kind: 'begin' });
      }
      expect(decision(asked)).toEqual({ kind: 'opening', seat: asked.first });
    },
  );

  test.each([2, 3, 4] as const)('[ALT-02] %i players: each has one hero on the ruins and no points', (players) => {
    const s = begun(standardConfig(players, ['nocities']));
    for (let seat = 0; seat < players; seat++) {
      expect([heroSquare(s, seat, 0), heroSquare(s, seat, 1)]).toEqual([sq(4, 4), -1]);
      expect(pointsOf(s, seat)).toBe(0);
    }
  });

  test('[ALT-02] under each corner city lies a hidden Great Artefact at random; none lies face up', () => {
    const hidden = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const s = begun(config, `hidden ${i}`);
      expect(cardsIn(s, GREAT)).toEqual([]);
      const under = [0, 1, 2, 3].map((corner) => cardsIn(s, hoard(s, corner)));
      for (const cards of under) expect(cards.map((other) => isGreat(s.rules, kindOf(s, other)))).toEqual([true]);
      hidden.add(under[0]?.[0] ?? -1);
      expect(cardsIn(s, BOX).filter((other) => isGreat(s.rules, kindOf(s, other)))).toHaveLength(6);
    }
    expect(hidden.size).toBeGreaterThan(6);
  });

  test('[ALT-02] nobody knows which', () => {
    const s = begun(config);
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      const view = viewFor(s, viewer);
      expect(hoardsIn(view).map(({ square, size }) => [square, size])).toEqual([
        [sq(1, 1), 1],
        [sq(1, 7), 1],
        [sq(7, 1), 1],
        [sq(7, 7), 1],
      ]);
      expect(view.great).toEqual([]);
      expect(hoardsIn(view).flatMap(({ cards }) => cards)).toEqual([]);
    }
  });

  test('[ALT-02] the corner cities defend at 6', () => {
    const s = arrange({
      config,
      heroes: { 0: [[1, 1]] },
      hands: { 0: ['cloudborn weapon', 'cloudborn lord', 'cloudborn friman'] },
    });
    const { open, last } = assault(s, { kind: 'city', square: sq(1, 1) });
    expect(violation(open, last)).toEqual({ code: 'notStrongEnough', needed: 7, have: 6 });
  });

  test('[ALT-02] the ruins have no guards and stay common', () => {
    // Not even with a Great Artefact in the open.
    const s = arrange({ config, great: ['wings'], hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord'] } });
    expect(heroSquare(s, 0, 0)).toBe(sq(4, 4));
    expect(
      refused(s, {
        kind: 'attack',
        target: { kind: 'ruins', square: sq(4, 4) },
        heroes: 1,
        weapon: card(s, 0, 'weapon'),
        copies: 1,
      }),
    ).toBe('noSuchTarget');
    expect(legal(s, 'attack').map(({ target }) => target.kind)).toEqual(['hero', 'hero', 'hero']);
    expect(refused(s, { kind: 'annex', square: sq(4, 4) })).toBe('noSuchTarget');
    expect(s.holder[sq(4, 4)]).toBe(NOBODY);
  });

  test.each([0, 1, 2, 3])('[ALT-02] for building the ruins are a city of every player: seat %i', (seat) => {
    const s = arrange({ config, turn: seat, hands: { [seat]: ['barfolk friman', 'barfolk friman', 'supply'] } });
    const asked = play(s, {
      kind: 'build',
      tile: CROSSROAD,
      level: 0,
      pay: hand(s, seat, 'friman', 'friman', 'supply'),
    });
    // Only there: the corner cities are nobody's.
    expect(legal(asked, 'place').map(({ square }) => square)).toEqual([sq(3, 4), sq(4, 3), sq(4, 5), sq(5, 4)]);
  });

  test('[ALT-02] so nobody is without a city: a new one must be connected, and may not lie beside the ruins', () => {
    const s = arrange({
      config,
      hands: { 0: times<CardName>(3, 'barfolk friman') },
      tiles: [
        { at: [1, 2], card: 'barfolk straight', quarters: 1 },
        { at: [4, 5], card: 'cloudborn crossroad' },
      ],
    });
    const asked = play(s, { kind: 'build', tile: CITY4, level: 1, pay: hand(s, 0, 'friman', 'friman', 'friman') });
    expect(legal(asked, 'place').map(({ square }) => square)).toEqual([sq(3, 5), sq(4, 6), sq(5, 5)]);
    expect(violation(asked, { kind: 'place', square: sq(1, 3), quarters: 0 })).toEqual({
      code: 'notConnected',
      square: sq(1, 3),
    });
    expect(violation(asked, { kind: 'place', square: sq(3, 4), quarters: 0 })).toEqual({
      code: 'besideRuins',
      square: sq(3, 4),
    });
    const state = play(asked, { kind: 'place', square: sq(4, 6), quarters: 0 });
    expect(pointsOf(state, 0)).toBe(1);
  });

  test.each([0, 3])('[ALT-02] for hiring heroes too: seat %i', (seat) => {
    const s = arrange({
      config,
      turn: seat,
      hands: { [seat]: ['barfolk weapon', 'supply', 'supply'] },
      tiles: [
        { at: [1, 4], card: 'barfolk city4', level: 1, owner: seat },
        { at: [7, 4], card: 'barfolk city4', level: 1, owner: 1 },
      ],
    });
    expect(legal(s, 'recruit').map(({ square }) => square)).toEqual([sq(1, 4), sq(4, 4)]);
    const state = play(s, { kind: 'recruit', square: sq(4, 4), pay: hand(s, seat, 'weapon', 'supply', 'supply') });
    expect(heroSquare(state, seat, 1)).toBe(sq(4, 4));
  });

  test('[ALT-02] the ruins are worth nothing and cannot be upgraded', () => {
    const s = arrange({ config, hands: { 0: ['barfolk friman', 'barfolk friman', 'barfolk chief', 'barfolk chief'] } });
    expect(pointsOf(s, 0)).toBe(0);
    for (const unit of ['friman', 'chief'] as const)
      expect(violation(s, { kind: 'upgrade', square: sq(4, 4), pay: hand(s, 0, unit, unit) })).toEqual({
        code: 'notYourCity',
        square: sq(4, 4),
      });
    expect(legal(s, 'upgrade')).toEqual([]);
  });

  /** Seat 0 takes the corner city at (1,1). */
  function taken(): {
    readonly before: GameState;
    readonly state: GameState;
    readonly events: ReturnType<typeof playLogged>['events'];
  } {
    const before = arrange({
      config,
      heroes: {
        0: [
          [1, 1],
          [1, 7],
        ],
        1: [[1, 7]],
      },
      shelters: { 0: [] },
      hands: {
        0: [
          'barfolk weapon',
          'barfolk lord',
          'barfolk priest',
          'cloudborn weapon',
          'cloudborn lord',
          'cloudborn priest',
        ],
      },
    });
    let open = play(before, {
      kind: 'attack',
      target: { kind: 'city', square: 0 },
      heroes: 1,
      weapon: card(before, 0, 'barfolk weapon'),
      copies: 1,
    });
    for (const unit of ['barfolk lord', 'barfolk priest'] as const)
      open = play(open, { kind: 'lay', card: card(open, 0, unit), copies: 1 });
    const { state, events } = playLogged(open, { kind: 'stand' });
    return { before, state, events };
  }

  test('[ALT-02] whoever takes a neutral city gains a lord of its faction, a supply and the hidden artefact', () => {
    const { before, state, events } = taken();
    const faction = factionOf(state, before.tile[0] ?? -1);
    const [great = -1] = cardsIn(before, hoard(before));
    const gained = cardsIn(state, shelterOf(0));
    expect(gained.map((card) => kindOf(state, card)).sort((a, b) => a - b)).toEqual([
      LORD,
      kind('supply'),
      kindOf(state, great),
    ]);
    expect(gained.filter((other) => kindOf(state, other) === LORD).map((card) => factionOf(state, card))).toEqual([
      faction,
    ]);
    expect(eventsOf(events, 'claimed')).toEqual([{ kind: 'claimed', seat: 0, card: great }]);
    expect([state.level[0], state.holder[0], pointsOf(state, 0), greatOwned(state, 0)]).toEqual([4, 0, 4, 1]);
    expect(cardsIn(state, hoard(state))).toEqual([]);
    expect(hoardsIn(viewFor(state, 2)).map(({ square, size }) => [square, size])).toEqual([
      [sq(1, 1), 0],
      [sq(1, 7), 1],
      [sq(7, 1), 1],
      [sq(7, 7), 1],
    ]);
    expect(census(state)).toEqual([]);
  });

  test('[ALT-02] each city gives the artefact that lies under it', () => {
    for (const [index, place] of BOARDS[4].starts.entries()) {
      const s = arrange({
        config,
        heroes: { 0: [place] },
        shelters: { 0: [] },
        hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk priest'] },
      });
      const { open, last } = assault(s, { kind: 'city', square: squareAt(7, place) });
      expect(eventsOf(playLogged(open, last).events, 'claimed').map((event) => event.card)).toEqual(
        cardsIn(s, hoard(s, index)),
      );
    }
  });

  test('[ALT-02] one neutral city a player in the game', () => {
    const { state } = taken();
    const second: Action = {
      kind: 'attack',
      target: { kind: 'city', square: sq(1, 7) },
      heroes: 2,
      weapon: card(state, 0, 'cloudborn weapon'),
      copies: 1,
    };
    expect(violation(state, second)).toEqual({ code: 'neutralLimit' });
    expect(legal(state, 'attack').some(({ target }) => target.kind === 'city')).toBe(false);
    // The hero of another player on that square can be attacked.
    expect(legal(state, 'attack').map(({ target }) => target.kind)).toEqual(['hero']);
  });

  test("[ALT-02] the others may still take theirs, and a taken city is an enemy's city like any other", () => {
    const s = arrange({
      config,
      turn: 1,
      heroes: {
        1: [
          [1, 1],
          [1, 7],
        ],
      },
      hands: { 1: ['cloudborn weapon', 'cloudborn lord', 'cloudborn priest'] },
      tiles: [{ at: [1, 1], card: 'barfolk city4', level: 4, owner: 0 }],
    });
    const cities = legal(s, 'attack')
      .filter(({ target }) => target.kind === 'city')
      .map(({ target }) => target.square);
    expect(new Set(cities)).toEqual(new Set([sq(1, 1), sq(1, 7)]));
    // The conquest of an owned one brings no lord and does not count as a neutral city.
    const open = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: 0 },
      heroes: 1,
      weapon: card(s, 1, 'weapon'),
      copies: 1,
    });
    const won = play(
      open,
      { kind: 'lay', card: card(open, 1, 'lord'), copies: 1 },
      { kind: 'stand' },
      { kind: 'surrender' },
    );
    expect([won.holder[0], won.taken[1], greatOwned(won, 1)]).toEqual([1, 0, 0]);
  });

  test('[ALT-02] who has taken a neutral city may still conquer cities of others', () => {
    const { state } = taken();
    const s = clone(state);
    s.holder[sq(1, 7)] = 1;
    touchMap(s);
    expect(
      isOffered(s, {
        kind: 'attack',
        target: { kind: 'city', square: sq(1, 7) },
        heroes: 2,
        weapon: card(s, 0, 'cloudborn weapon'),
        copies: 1,
      }),
    ).toBe(true);
  });

  test('[ALT-02] an attack that failed takes nothing: the city may be tried again', () => {
    const s = arrange({
      config,
      heroes: {
        0: [
          [1, 1],
          [1, 7],
        ],
      },
      hands: { 0: ['barfolk weapon', 'cloudborn weapon'] },
    });
    const open = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: 0 },
      heroes: 1,
      weapon: card(s, 0, 'barfolk weapon'),
      copies: 1,
    });
    const state = play(committed(open), { kind: 'pass' });
    expect(legal(state, 'attack').map(({ target }) => target)).toEqual([{ kind: 'city', square: sq(1, 7) }]);
    expect(cardsIn(state, hoard(state))).toHaveLength(1);
  });

  test('[ALT-02] with the corners elsewhere the artefacts go with them', () => {
    const starts: readonly Place[] = [
      [2, 2],
      [2, 6],
      [6, 2],
      [6, 6],
    ];
    const s = begun(standardConfig(4, ['nocities'], { starts }));
    expect(cityPlaces(s)).toEqual([...starts]);
    expect(hoardsIn(viewFor(s, 'table')).map(({ square }) => placeOf(7, square ?? -1))).toEqual([...starts]);
  });
});

describe('ALT-03: custom options', () => {
  const custom = (options: Options, players: 2 | 3 | 4 = 4): GameConfig => standardConfig(players, [], options);

  test('[ALT-03] neutral strength', () => {
    for (const neutralDefence of [1, 7]) {
      const s = arrange({
        config: custom({ neutralDefence }),
        heroes: { 0: [[2, 4]] },
        hands: { 0: ['cloudborn weapon'] },
      });
      expect(totalOf(assault(s, { kind: 'city', square: sq(2, 4) }).open, -1)).toBe(neutralDefence);
    }
  });

  test('[ALT-03, BATTLE-16] weak guards make no small city: it still gets a level 4 token', () => {
    const s = arrange({
      config: custom({ neutralDefence: 2 }),
      heroes: { 0: [[2, 4]] },
      hands: { 0: ['cloudborn weapon', 'cloudborn chief'] },
    });
    const { open, last } = assault(s, { kind: 'city', square: sq(2, 4) });
    expect(play(open, last).level[sq(2, 4)]).toBe(4);
  });

  test('[ALT-03] ruins strength', () => {
    for (const ruinsDefence of [1, 15]) {
      const s = arrange({
        config: custom({ ruinsDefence }),
        heroes: { 0: [[4, 4]] },
        hands: { 0: ['cloudborn weapon'] },
      });
      expect(totalOf(assault(s, { kind: 'ruins', square: sq(4, 4) }).open, -1)).toBe(ruinsDefence);
    }
  });

  test('[ALT-03] what the players agreed on stands above the scenario', () => {
    const s = arrange({
      config: standardConfig(4, ['harder'], { neutralDefence: 3 }),
      heroes: { 0: [[2, 4]] },
      hands: { 0: ['cloudborn weapon'] },
    });
    expect(totalOf(assault(s, { kind: 'city', square: sq(2, 4) }).open, -1)).toBe(3);
    expect(s.rules.ruinsDefence).toBe(10);
  });

  test.each([2, 3, 4] as const)('[ALT-03] number of start cities: two each for %i players', (players) => {
    const s = begun(custom({ startCities: 2 }, players));
    for (let seat = 0; seat < players; seat++) {
      expect(cityPlaces(s, (square) => s.holder[square] === seat)).toHaveLength(2);
      expect(pointsOf(s, seat)).toBe(2);
    }
    expect(cityPlaces(s, (square) => s.holder[square] === NOBODY)).toEqual(sortedPlaces(BOARDS[players].neutrals));
    expect(census(s)).toEqual([]);
  });

  test.each([2, 3, 4] as const)('[ALT-03] neutral cities per player: none, one or two for %i players', (players) => {
    const neutrals = (neutralCities: number) => {
      const s = begun(custom({ neutralCities }, players));
      expect(census(s)).toEqual([]);
      return cityPlaces(s, (square) => s.holder[square] === NOBODY && s.level[square] === 4);
    };
    const { neutrals: first, secondNeutrals } = BOARDS[players];
    expect([0, 1, 2].map(neutrals)).toEqual([[], sortedPlaces(first), sortedPlaces([...first, ...secondNeutrals])]);
  });

  test.each([0, 1, 2])('[ALT-03] %i start heroes stand in the start city', (startHeroes) => {
    const s = begun(custom({ startHeroes }));
    for (let seat = 0; seat < 4; seat++) {
      const home = s.holder.indexOf(seat);
      expect([heroSquare(s, seat, 0), heroSquare(s, seat, 1)]).toEqual(
        [0, 1].map((hero) => (hero < startHeroes ? home : -1)),
      );
    }
  });

  test('[ALT-03] start heroes without start cities', () => {
    for (const startHeroes of [0, 2]) {
      const s = begun(standardConfig(4, ['nocities'], { startHeroes }));
      expect([heroSquare(s, 2, 0), heroSquare(s, 2, 1)]).toEqual(startHeroes === 0 ? [-1, -1] : [sq(4, 4), sq(4, 4)]);
    }
  });

  test.each([
    [1, 7],
    [2, 14],
    [3, 21],
  ])('[ALT-03] a fixed number of weeks: %i end after %i days, when the last player has had the turn', (weeks, days) => {
    const last = (seat: Seat, day: number) => arrange({ config: custom({ weeks }, 3), turn: seat, first: 1, day });
    const end = (s: GameState) =>
      eventsOf(playLogged(s, { kind: 'endTurn' }).events, 'ended').map(({ reason }) => reason);
    expect(end(last(0, days))).toEqual(['weeks']);
    expect(isOver(play(last(0, days), { kind: 'endTurn' }))).toBe(true);
    // Not in the middle of the last day, and not a day earlier.
    expect(end(last(2, days))).toEqual([]);
    expect(end(last(1, days))).toEqual([]);
    expect(end(last(0, days - 1))).toEqual([]);
    expect(play(last(0, days - 1), { kind: 'endTurn' }).day).toBe(days);
  });

  test('[ALT-03] a whole short game of one week', () => {
    let s = begun(custom({ weeks: 1 }, 2));
    let turns = 0;
    for (; !isOver(s); turns++) s = play(s, { kind: 'begin' }, { kind: 'endTurn' });
    expect([turns, s.day, viewFor(s, 'table').over]).toEqual([14, 7, 'weeks']);
  });

  test('[ALT-03] without the option no number of weeks ends a game', () => {
    expect(isOver(play(arrange({ turn: 3, day: 7 * 12 }), { kind: 'endTurn' }))).toBe(false);
  });

  test('[ALT-03] victory point target: the game ends at once', () => {
    const chiefs: CardName[] = ['barfolk chief', 'barfolk chief'];
    for (const [points, ends] of [
      [6, ['points']],
      [7, []],
    ] as const) {
      const s = arrange({ config: custom({ points }), bare: true, tiles: cityTiles(0, [1, 4]), hands: { 0: chiefs } });
      expect(
        eventsOf(playLogged(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'chief', 'chief') }).events, 'ended').map(
          ({ reason }) => reason,
        ),
      ).toEqual(ends);
    }
    const none = arrange({ bare: true, tiles: cityTiles(0, [1, 3, 3, 3, 3, 3, 3, 3]), hands: { 0: chiefs } });
    expect(isOver(play(none, { kind: 'upgrade', square: 0, pay: hand(none, 0, 'chief', 'chief') }))).toBe(false);
  });

  test('[ALT-03] a target is also reached by conquest', () => {
    const s = arrange({
      config: custom({ points: 8 }),
      bare: true,
      tiles: [...cityTiles(0, [4]), { at: [4, 4], card: 'ruins' }, { at: [6, 6], card: 'islanders city4', level: 4 }],
      heroes: { 0: [[6, 6]] },
      hands: { 0: ['barfolk weapon', 'barfolk lord'] },
    });
    const { open, last } = assault(s, { kind: 'city', square: sq(6, 6) });
    expect(eventsOf(playLogged(open, last).events, 'ended')).toEqual([{ kind: 'ended', reason: 'points' }]);
  });

  test('[ALT-03] and by annexing a city without owner', () => {
    for (const [points, ends] of [
      [5, true],
      [6, false],
    ] as const) {
      const s = arrange({
        config: custom({ points }),
        bare: true,
        tiles: [...cityTiles(0, [4]), { at: [6, 6], card: 'islanders city4' }],
        heroes: { 0: [[6, 6]] },
      });
      expect(isOver(play(s, { kind: 'annex', square: sq(6, 6) }))).toBe(ends);
    }
  });

  test('[ALT-03] cities of level 4 that end the game', () => {
    for (const [level4Cities, own, ends] of [
      [2, [3, 4], true],
      [3, [3, 4], false],
      [6, [3, 4, 4, 4, 4], false],
      [6, [3, 4, 4, 4, 4, 4], true],
    ] as const) {
      const s = arrange({
        config: custom({ level4Cities }),
        bare: true,
        tiles: cityTiles(0, own),
        hands: { 0: ['barfolk lord', 'barfolk lord'] },
      });
      expect(isOver(play(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'lord', 'lord') }))).toBe(ends);
    }
  });

  test.each([
    [undefined, true],
    [true, true],
    [false, false],
  ] as const)('[ALT-03] the end by a full map is on or off: %s', (mapFullEnds, ends) => {
    // Two players on 5x5: everything is built but (2,3).
    const config = custom(mapFullEnds === undefined ? {} : { mapFullEnds }, 2);
    const squares: Place[] = [2, 3, 4, 5, 6].flatMap((row) => [2, 3, 4, 5, 6].map((column): Place => [row, column]));
    const fillers: CardName[] = (['straight', 'turn', 'tee'] as const).flatMap((type) =>
      (['cloudborn', 'emberians'] as const).flatMap((faction) => times<CardName>(3, `${faction} ${type}`)),
    );
    const open = squares.filter(
      ([row, column]) =>
        !(
          (row === 2 && column <= 4) ||
          (row === 3 && column === 3) ||
          (row === 4 && column === 4) ||
          ([2, 6].includes(row) && [2, 6].includes(column))
        ),
    );
    const s = arrange({
      config,
      day: 2,
      hands: { 0: ['barfolk friman', 'barfolk friman', 'supply'] },
      tiles: [
        ...open.map((at, i) => ({ at, card: fillers[i] ?? ('barfolk tee' as const) })),
        { at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [2, 4], card: 'barfolk crossroad' },
        { at: [3, 3], card: 'cloudborn crossroad' },
      ],
    });
    const asked = play(s, { kind: 'build', tile: CROSSROAD, level: 0, pay: hand(s, 0, 'friman', 'friman', 'supply') });
    const { state, events } = playLogged(asked, { kind: 'place', square: sq(2, 3), quarters: 0 });
    expect([...state.tile].filter((tile) => tile === -1)).toEqual([]);
    expect(eventsOf(events, 'ended').map(({ reason }) => reason)).toEqual(ends ? ['mapFull'] : []);
    expect(decision(state)).toEqual(ends ? null : { kind: 'acting', seat: 0 });
  });

  test('[ALT-03] the layout of starts and neutrals', () => {
    const starts: readonly Place[] = [
      [1, 4],
      [4, 1],
      [4, 7],
    ];
    const neutrals: readonly Place[] = [
      [2, 2],
      [2, 6],
      [6, 6],
    ];
    const s = createGame(custom({ starts, neutrals }, 3), 'layout');
    expect(cityPlaces(s, (square) => s.level[square] === 0)).toEqual([...starts]);
    expect(cityPlaces(s, (square) => s.level[square] === 4)).toEqual([...neutrals]);
    for (const ring of [starts, neutrals])
      expect(new Set(ring.map((place) => factionOf(s, s.tile[squareAt(7, place)] ?? -1))).size).toBe(3);
    let choosing = s;
    while (decision(choosing)?.kind === 'chooseFaction')
      choosing = play(choosing, legalActions(choosing)[0] ?? { kind: 'begin' });
    expect(legal(choosing, 'chooseCity').map(({ square }) => placeOf(7, square))).toEqual([...starts]);
    const settled = begun(custom({ starts, neutrals, startHeroes: 1 }, 3));
    for (let seat = 0; seat < 3; seat++) expect(heroSquare(settled, seat, 0)).toBe(settled.holder.indexOf(seat));
  });

  test('[ALT-03] the layout of two starts each', () => {
    const starts: readonly Place[] = [
      [1, 1],
      [1, 3],
      [1, 5],
      [1, 7],
      [7, 1],
      [7, 3],
      [7, 5],
      [7, 7],
    ];
    const s = begun(custom({ starts, startCities: 2 }));
    expect(cityPlaces(s, (square) => s.holder[square] !== NOBODY)).toEqual([...starts]);
    for (let seat = 0; seat < 4; seat++) expect(pointsOf(s, seat)).toBe(2);
  });

  test('[ALT-03] a city of a custom layout is taken like any other', () => {
    const s = arrange({
      config: custom({
        neutrals: [
          [3, 1],
          [1, 5],
          [5, 7],
          [7, 3],
        ],
      }),
      heroes: { 0: [[3, 1]] },
      hands: { 0: ['barfolk weapon', 'barfolk lord'] },
      shelters: { 0: [] },
    });
    const { open, last } = assault(s, { kind: 'city', square: sq(3, 1) });
    const state = play(open, last);
    expect([state.holder[sq(3, 1)], state.level[sq(3, 1)]]).toEqual([0, 4]);
    expect(cardsIn(state, shelterOf(0)).map((card) => cardName(state, card))).toHaveLength(2);
  });
});
