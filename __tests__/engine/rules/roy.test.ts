/** Kings and queens: earned, lost, in lines and battles; residences and capitals (ROY). */
import {
  ambushOf,
  campOf,
  cardsIn,
  checkConfig,
  createGame,
  deckSize,
  encode,
  decode,
  eventFor,
  factionOf,
  handOf,
  hasToken,
  item,
  kindOf,
  legalActions,
  LIMBO,
  nameOfKind,
  nationOf,
  newChance,
  pointsOf,
  resample,
  royalsState,
  seatOfZone,
  shelterOf,
  standardConfig,
  standings,
  stationedOf,
  step,
  termsOf,
  viewFor,
  BOX,
  type ActionOf,
  type Card,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import { refuseLevel } from '../../../src/engine/rules/build';
import { canRecall, recalling } from '../../../src/engine/rules/limbo';
import { look } from '../../../src/engine/core/piles';
import { flawOf } from '../../../src/engine/save/doubts';
import {
  ambushNames,
  arrange,
  card,
  cardName,
  citySquare,
  cityTiles,
  contents,
  eventsOf,
  hand,
  handNames,
  isOffered,
  legal,
  nationNames,
  play,
  playLogged,
  refused,
  shelterNames,
  sq,
  violation,
  type CardName,
} from '../support';
import {
  openAttack,
  charm,
  CLOUDBORN,
  configWith,
  convert,
  endTurn,
  field,
  lay,
  promote,
  score,
  stand,
  surrender,
  TARGET,
  type Field,
} from '../battlefield';
import { lastTurn, nextWeek, supplies } from '../checkpoint';

const MODULES = ['stormgates', 'royals'] as const;
const config = configWith(MODULES);
/** Nobody has a royal before the third week. */
const DAY = 15;
const HORSE_DAY = 21;

const crown = (square: number, ...pay: readonly Card[]): ActionOf<'crown'> => ({ kind: 'crown', square, pay });
const royal = (s: GameState, name: CardName): Card => {
  const found = Array.from({ length: s.rules.cards }, (_, one) => one).find((one) => cardName(s, one) === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const whereIs = (s: GameState, name: CardName): string => {
  const { name: zone, seat } = item(s.rules.zones, s.zone[royal(s, name)] ?? 0);
  return seat < 0 ? zone : `${zone} of ${seat}`;
};

/** Cities of seat 0 with these levels on a map that is otherwise bare, and these cards in the hand. */
const realm = (levels: readonly number[], names: readonly CardName[] = []): GameState =>
  arrange({ config, day: DAY, bare: true, tiles: cityTiles(0, levels), hands: { 0: names } });

describe('at court', () => {
  test('[ROY-01] one king and one queen of each player’s faction lie beside the board, open to all, the others in the box', () => {
    const s = createGame(standardConfig(3, MODULES), 'court');
    const before = viewFor(s, 'table').piles.find(({ name }) => name === 'court');
    expect(before?.cards).toEqual([]);
    while (s.day === 0) step(s, item(legalActions(s), 0));
    const court = cardsIn(s, royalsState.court.at(s));
    const factions = [...s.faction].sort();
    for (const name of ['queen', 'king'])
      expect(
        court
          .filter((one) => nameOfKind(s.rules, kindOf(s, one)) === name)
          .map((one) => factionOf(s, one))
          .sort(),
      ).toEqual(factions);
    expect(court).toHaveLength(6);
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(
        viewFor(s, viewer)
          .piles.find(({ name }) => name === 'court')
          ?.cards.map((one) => one.card),
      ).toEqual(court);
    const royals = Array.from({ length: s.rules.cards }, (_, one) => one).filter((one) =>
      royalsState.isRoyal(s.rules, kindOf(s, one)),
    );
    expect(royals).toHaveLength(12);
    expect(royals.filter((one) => s.zone[one] === BOX)).toHaveLength(6);
  });

  test('[SG-12] royals need six factions, and are refused without them with the reason', () => {
    expect(checkConfig(standardConfig(4, ['royals']))).toEqual({
      kind: 'moduleNeeds',
      module: 'royals',
      needs: 'stormgates',
    });
    expect(checkConfig(standardConfig(4, MODULES))).toBeNull();
  });
});

describe('earned and lost', () => {
  test.each([
    [19, []],
    [20, ['barfolk queen']],
    [23, ['barfolk queen']],
    [24, ['barfolk king', 'barfolk queen']],
    [40, ['barfolk king', 'barfolk queen']],
  ] as const)(
    '[ROY-01] a deck of %i cards earns %j at the second checkpoint, to the shelter and without a supply',
    (size, earned) => {
      const s = lastTurn({ modules: MODULES, cards: { 0: size } });
      const { state, events } = playLogged(s, endTurn);
      const came = shelterNames(state, 0).filter((name) => name.endsWith('queen') || name.endsWith('king'));
      expect(came).toEqual(earned);
      expect(deckSize(state, 0)).toBe(size + earned.length);
      expect(eventsOf(events, 'enthroned').map(({ seat, card: one }) => [seat, cardName(state, one)])).toEqual(
        [...earned].reverse().map((name) => [0, name]),
      );
      expect(eventsOf(events, 'gained')).toEqual([]);
    },
  );

  test('[ROY-01] at a later checkpoint as well, and the queen one week, the king another', () => {
    let s = nextWeek(lastTurn({ modules: MODULES, number: 2, cards: { 0: 12 } }));
    expect(whereIs(s, 'barfolk queen')).toBe('court');
    s = nextWeek(lastTurn({ modules: MODULES, number: 4, cards: { 0: 21 } }));
    expect([whereIs(s, 'barfolk queen'), whereIs(s, 'barfolk king')]).toEqual(['shelter of 0', 'court']);
    s = nextWeek(lastTurn({ modules: MODULES, number: 5, shelters: { 0: ['barfolk queen'] }, cards: { 0: 24 } }));
    expect([whereIs(s, 'barfolk queen'), whereIs(s, 'barfolk king')]).toEqual(['shelter of 0', 'shelter of 0']);
  });

  test('[ROY-01] everybody earns the royals of the own faction, none of another', () => {
    const s = nextWeek(lastTurn({ modules: MODULES, cards: { 0: 24, 1: 24, 2: 20, 3: 24 } }));
    for (const one of cardsIn(s, royalsState.court.at(s))) expect(cardName(s, one)).toBe('emberians king');
    const owned = Array.from({ length: s.rules.cards }, (_, one) => one).filter(
      (one) => royalsState.isRoyal(s.rules, kindOf(s, one)) && seatOfZone(s, s.zone[one] ?? 0) >= 0,
    );
    expect(owned).toHaveLength(7);
    for (const one of owned) expect(s.faction[seatOfZone(s, s.zone[one] ?? 0)]).toBe(factionOf(s, one));
  });

  test.each([
    [26, []],
    [24, []],
    [23, ['barfolk king']],
    [20, ['barfolk king']],
    [19, ['barfolk queen', 'barfolk king']],
  ] as const)('[ROY-02] at a later checkpoint a deck of %i cards loses %j to the limbo', (size, lost) => {
    const s = lastTurn({
      modules: MODULES,
      number: 3,
      shelters: { 0: ['barfolk queen', 'barfolk king'] },
      cards: { 0: size },
    });
    const { state, events } = playLogged(s, endTurn);
    expect(eventsOf(events, 'deposed').map(({ card: one }) => cardName(state, one))).toEqual(lost);
    expect(contents(state, LIMBO)).toEqual([...lost].sort());
    expect(deckSize(state, 0)).toBe(size - lost.length);
  });

  test('[ROY-02] between two checkpoints a small deck loses nothing', () => {
    const s = lastTurn({ modules: MODULES, number: 3, shelters: { 0: ['barfolk queen'] }, cards: { 0: 12 } });
    s.day = 20;
    expect(whereIs(nextWeek(s), 'barfolk queen')).toBe('shelter of 0');
  });
});

describe('what a royal is', () => {
  const battle = (names: readonly CardName[], spec: Field = {}) =>
    field({
      config,
      day: DAY,
      hands: { 0: ['barfolk weapon', ...names], 1: ['supply'] },
      heroes: { 0: [[4, 3]] },
      ...spec,
    });

  test('[ROY-03] in a battle line a queen is worth 5 and a king 6, for attacker and defender', () => {
    let s = battle(['barfolk queen', 'barfolk king'], { level: 4 });
    s = openAttack(s, 'queen', 'king');
    expect(termsOf(s, 0).flatMap((term) => (term.kind === 'card' ? [term.strength] : []))).toEqual([1, 5, 6]);
    const d = battle(['barfolk lord'], {
      hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: ['cloudborn queen', 'cloudborn king'] },
    });
    let reply = play(openAttack(d, 'lord'), stand);
    reply = play(reply, { kind: 'fight', raise: false, heroes: 0 }, lay(card(reply, 1, 'queen')));
    expect(score(reply)).toEqual([6, 6]);
    expect(score(play(reply, lay(card(reply, 1, 'king'))))).toEqual([6, 12]);
  });

  test('[ROY-03] no title, scroll, amulet, Crown, Book or Hammer works on a royal, in the own actions or in battle', () => {
    const names: readonly CardName[] = [
      'barfolk queen',
      'barfolk king',
      'title',
      'scroll',
      'amulet',
      'crown',
      'book',
      'hammer',
    ];
    const s = field({ config, day: DAY, hands: { 0: names } });
    for (const who of ['queen', 'king'] as const) {
      const one = card(s, 0, who);
      for (const by of ['title', 'crown', 'hammer'] as const)
        expect(refused(s, promote(card(s, 0, by), one))).toBe('notTransformable');
      for (const by of ['scroll', 'book', 'hammer'] as const)
        expect(refused(s, convert(card(s, 0, by), one, CLOUDBORN))).toBe('notTransformable');
      for (const by of ['amulet', 'hammer'] as const)
        expect(refused(s, charm(card(s, 0, by), one))).toBe('notTransformable');
    }
    let b = battle(['barfolk queen', 'title', 'scroll', 'amulet'], { level: 4 });
    b = openAttack(b, 'queen');
    const laid = royal(b, 'barfolk queen');
    expect(refused(b, promote(card(b, 0, 'title'), laid))).toBe('notTransformable');
    expect(refused(b, convert(card(b, 0, 'scroll'), laid, CLOUDBORN))).toBe('notTransformable');
    expect(refused(b, charm(card(b, 0, 'amulet'), laid))).toBe('notTransformable');
  });

  test('[ROY-03] nothing becomes a royal: no lord rises, a wild card crowns nothing, and nobody hires one', () => {
    const s = field({
      config,
      day: DAY,
      die: 6,
      hands: { 0: ['title', 'amulet', 'barfolk lord', 'barfolk friman', ...supplies(7)] },
      tiles: [{ at: [4, 1], card: 'barfolk city4', level: 4, owner: 0 }],
    });
    expect(refused(s, promote(card(s, 0, 'title'), card(s, 0, 'lord')))).toBe('highestRank');
    const wild = play(s, charm(card(s, 0, 'amulet'), card(s, 0, 'friman')));
    expect(wild.mark[card(wild, 0, 'friman')]).toBe(4 | 8);
    expect(refused(wild, crown(sq(4, 1), card(wild, 0, 'friman')))).toBe('needsRoyal');
    const { named } = s.rules;
    for (const unit of [named['queen'] ?? -1, named['king'] ?? -1])
      expect(refused(s, { kind: 'hire', unit, pay: hand(s, 0, ...supplies(6)) })).toBe('malformed');
    expect(s.rules.deckKinds).not.toContain(named['queen']);
    expect(s.rules.deckKinds).not.toContain(named['king']);
  });

  test('[ROY-03] a royal stands for no other unit in a line', () => {
    const s = field({
      config,
      day: DAY,
      hands: { 0: ['barfolk queen', 'barfolk king', 'barfolk lord', 'barfolk lord'] },
    });
    const lords = hand(s, 0, 'lord', 'lord');
    for (const one of hand(s, 0, 'queen', 'king'))
      expect(refused(s, { kind: 'build', tile: 12, level: 4, pay: [...lords, one] })).toBe('doesNotPay');
  });

  test('[ROY-03] they count for the cohort and the moral of their faction, and for no other', () => {
    const s = field({
      config,
      day: DAY,
      step: 'opening',
      hands: { 0: ['barfolk queen', 'barfolk king', 'barfolk friman', 'cloudborn chief', 'cloudborn chief'] },
    });
    const draws = (faction: number) => legal(s, 'cohort').filter(({ factions }) => factions.includes(faction)).length;
    expect(draws(0)).toBeGreaterThan(0);
    expect(draws(1)).toBe(0);
    const moral = (first: CardName): boolean => {
      let b = battle([first], { level: 4 });
      b = play(openAttack(b), lay(card(b, 0, first)));
      return termsOf(b, 0).some(({ kind }) => kind === 'moral');
    };
    expect(moral('barfolk queen')).toBe(true);
    const enemy = battle(['cloudborn king'], { level: 4 });
    const opened = openAttack(enemy, 'king');
    expect(termsOf(opened, 0).some(({ kind }) => kind === 'moral')).toBe(false);
  });

  test('[ROY-03] a royal may be stationed, put into ambush, and suspended as a price', () => {
    const s = field({
      config,
      day: HORSE_DAY,
      shelters: { 0: supplies(12) },
      hands: { 0: ['barfolk queen', 'barfolk king', 'barfolk tent', 'supply'] },
    });
    const stationed = play(s, {
      kind: 'station',
      tent: card(s, 0, 'tent'),
      cards: hand(s, 0, 'queen'),
      pay: hand(s, 0, 'supply'),
    });
    expect(contents(stationed, stationedOf(0))).toEqual(['barfolk queen']);
    const ambushed = play(s, { kind: 'ambush', card: card(s, 0, 'king'), price: card(s, 0, 'queen') });
    expect([ambushNames(ambushed, 0), contents(ambushed, LIMBO)]).toEqual([['barfolk king'], ['barfolk queen']]);
  });
});

describe('residences and capitals', () => {
  test('[ROY-04] a queen alone in a line turns an own city of level 4 into a residence, a king a residence into the capital', () => {
    const s = realm([4, 3], ['barfolk queen', 'barfolk king']);
    const [city, low] = [citySquare(0), citySquare(1)];
    expect(legal(s, 'crown')).toEqual([crown(city, card(s, 0, 'queen'))]);
    expect(violation(s, crown(low, card(s, 0, 'queen')))).toEqual({ code: 'wrongLevel', square: low, level: 4 });
    expect(violation(s, crown(city, card(s, 0, 'king')))).toEqual({ code: 'wrongLevel', square: city, level: 5 });
    const { state, events } = playLogged(s, crown(city, card(s, 0, 'queen')));
    expect([state.level[city], pointsOf(state, 0)]).toEqual([5, 8]);
    expect(eventsOf(events, 'crowned')).toEqual([{ kind: 'crowned', seat: 0, square: city, level: 5 }]);
    expect(refused(state, crown(city, royal(state, 'barfolk queen')))).toBe('alreadyPlayed');
    const capital = play(state, crown(city, card(state, 0, 'king')));
    expect([capital.level[city], pointsOf(capital, 0)]).toEqual([6, 9]);
  });

  test('[ROY-04] alone: with another card it pays for nothing, and no other card does', () => {
    const s = realm([4], ['barfolk queen', 'barfolk king', 'barfolk lord', 'barfolk lord', 'supply']);
    const city = citySquare(0);
    for (const pay of [
      hand(s, 0, 'queen', 'king'),
      hand(s, 0, 'queen', 'supply'),
      hand(s, 0, 'lord', 'lord'),
      [],
      [card(s, 0, 'queen'), card(s, 0, 'queen')],
    ])
      expect(refused(s, crown(city, ...pay))).toBe('needsRoyal');
    expect(refused(s, { kind: 'upgrade', square: city, pay: hand(s, 0, 'lord', 'lord') })).toBe('highestLevel');
  });

  test('[ROY-04] only an own city: not a neutral one, not an enemy’s, not a road', () => {
    const s = field({ config, day: DAY, level: 4, hands: { 0: ['barfolk queen'] } });
    for (const square of [TARGET, sq(2, 3), sq(4, 2), sq(1, 1)])
      expect(violation(s, crown(square, card(s, 0, 'queen')))).toEqual({ code: 'notYourCity', square });
  });

  test('[ROY-04] two residences at a time and one capital; a residence that becomes the capital makes room for another', () => {
    const full = realm([5, 5, 4], ['barfolk queen', 'barfolk king']);
    expect(violation(full, crown(citySquare(2), card(full, 0, 'queen')))).toEqual({ code: 'noToken', level: 5 });
    const raised = play(full, crown(citySquare(0), card(full, 0, 'king')));
    expect(isOffered(raised, crown(citySquare(2), card(raised, 0, 'queen')))).toBe(true);
    const all = play(raised, crown(citySquare(2), card(raised, 0, 'queen')));
    expect([0, 1, 2].map((i) => all.level[citySquare(i)])).toEqual([6, 5, 5]);
    const second = realm([6, 5], ['barfolk king']);
    expect(violation(second, crown(citySquare(1), card(second, 0, 'king')))).toEqual({ code: 'noToken', level: 6 });
  });

  test('[ROY-04] the token of level 4 is free again, and those of 5 and 6 are no others', () => {
    // Eight tokens of levels 3 and 4 are in use.
    const s = realm([4, 4, 4, 4, 3, 3, 3, 3], ['barfolk queen']);
    expect(hasToken(s, 0, 3)).toBe(false);
    const crowned = play(s, crown(citySquare(0), card(s, 0, 'queen')));
    expect([hasToken(crowned, 0, 3), hasToken(crowned, 0, 4)]).toEqual([true, true]);
    // A residence that is given back is none of the eight.
    expect([hasToken(s, 0, 3, 4), hasToken(s, 0, 3, 5)]).toEqual([true, false]);
  });

  test('[ROY-04] residences and the capital count as cities of level 4 for the end, and for the ties before it', () => {
    const s = realm([4, 4, 5, 6], ['barfolk lord', 'barfolk lord', 'barfolk lord']);
    const view = viewFor(s, 0).players[0];
    expect([view?.level4Cities, view?.points]).toEqual([4, 19]);
    const five = realm([4, 4, 5, 6, 3], ['barfolk lord', 'barfolk lord']);
    const ended = playLogged(five, { kind: 'upgrade', square: citySquare(4), pay: hand(five, 0, 'lord', 'lord') });
    expect(eventsOf(ended.events, 'ended')).toEqual([{ kind: 'ended', reason: 'cities' }]);
    expect(standings(ended.state)[0]).toMatchObject({ seat: 0, points: 23, cities: [1, 1, 3, 0, 0, 0] });
  });

  test('[ROY-04] a level more is a point more: with a target it ends the game at once', () => {
    const t = field({
      config: configWith(MODULES, { points: 5 }),
      day: DAY,
      tiles: [{ at: [4, 1], card: 'barfolk city4', level: 4, owner: 0 }],
      hands: { 0: ['barfolk queen'] },
    });
    expect(play(t, crown(sq(4, 1), card(t, 0, 'queen'))).over).toBe(3);
  });
});

describe('conquest', () => {
  /** Seat 0 attacks seat 1's city of this level in the middle, holding cities of these levels, and is let in. */
  const conquest = (level: number, own: readonly number[]): GameState => {
    const spots = [
      [1, 1],
      [1, 3],
      [1, 5],
      [7, 1],
      [7, 3],
      [7, 5],
      [6, 7],
      [2, 7],
      [6, 2],
      [2, 1],
    ] as const;
    const cards: readonly CardName[] = [
      'barfolk city3',
      'cloudborn city3',
      'emberians city3',
      'islanders city3',
      'barfolk city2turn',
      'cloudborn city2turn',
      'emberians city2turn',
      'islanders city2turn',
      'barfolk city1',
      'cloudborn city1',
    ];
    const s = field({
      config: configWith(MODULES, { level4Cities: 8 }),
      day: DAY,
      level,
      tiles: own.map((each, i) => ({ at: item(spots, i), card: item(cards, i), level: each, owner: 0 as Seat })),
      hands: { 0: ['barfolk weapon', 'barfolk king', 'barfolk queen'] },
      heroes: { 0: [[4, 3]] },
    });
    return play(openAttack(s, 'king', 'queen'), stand, surrender);
  };

  test.each([
    [6, [], 6],
    [6, [6], 5],
    [6, [6, 5, 5], 4],
    [6, [5, 5], 6],
    [5, [], 5],
    [5, [6, 5], 5],
    [5, [5, 5], 4],
    [5, [5, 5, 4, 4, 4, 4, 3, 3, 3, 3], 2],
    [4, [5, 5], 4],
  ] as const)(
    '[ROY-05] a city of level %i taken by who has cities of levels %j gets level %i',
    (level, own, reached) => {
      const s = conquest(level, own);
      expect([s.level[TARGET], s.holder[TARGET]]).toEqual([reached, 0]);
    },
  );

  test('[ROY-05] a residence defends with 5, the capital with 6', () => {
    for (const level of [5, 6]) {
      const s = field({
        config,
        day: DAY,
        level,
        hands: { 0: ['barfolk weapon', 'barfolk lord'] },
        heroes: { 0: [[4, 3]] },
      });
      expect(score(openAttack(s))).toEqual([2, level]);
    }
  });
});

describe('deposed', () => {
  const CAMP = [{ tent: 'barfolk tent', cards: ['barfolk queen'] }] as const;
  test.each([
    ['hand', { hands: { 0: ['barfolk queen', 'supply'] } }, handOf(0), ['supply']],
    ['ambush', { ambushes: { 0: ['barfolk queen', 'barfolk friman'] } }, ambushOf(0), ['barfolk friman']],
    [
      'nation',
      { nations: { 0: ['supply', 'barfolk queen', 'barfolk friman'] } },
      nationOf(0),
      ['barfolk friman', 'supply'],
    ],
    [
      'shelter',
      { shelters: { 0: ['barfolk queen', 'barfolk friman'] } },
      shelterOf(0),
      ['barfolk friman', ...supplies(10)],
    ],
    ['tent', { camps: { 0: CAMP } }, stationedOf(0), []],
  ] as const)(
    '[ROY-06] a royal in the %s is taken from there to the limbo, and nothing else',
    (_where, spec, zone, left) => {
      const s = lastTurn({ modules: MODULES, number: 3, ...spec, cards: { 0: 12 } });
      const { state, events } = playLogged(s, endTurn);
      expect(eventsOf(events, 'deposed')).toEqual([{ kind: 'deposed', seat: 0, card: royal(state, 'barfolk queen') }]);
      expect(contents(state, LIMBO)).toEqual(['barfolk queen']);
      expect(contents(state, zone)).toEqual(left);
      expect(deckSize(state, 0)).toBe(11);
      expect(decode(encode(state))).toMatchObject({ ok: true, doubt: null });
    },
  );

  test('[ROY-06] a tent that is left empty goes to the shelter, one with another guest stands', () => {
    const alone = nextWeek(lastTurn({ modules: MODULES, number: 3, camps: { 0: CAMP }, cards: { 0: 12 } }));
    expect([contents(alone, campOf(0)), shelterNames(alone, 0)]).toEqual([[], ['barfolk tent', ...supplies(10)]]);
    const shared = [{ tent: 'barfolk tent', cards: ['barfolk queen', 'barfolk lord'] }] as const;
    const two = nextWeek(lastTurn({ modules: MODULES, number: 3, camps: { 0: shared }, cards: { 0: 12 } }));
    expect([contents(two, campOf(0)), contents(two, stationedOf(0))]).toEqual([['barfolk tent'], ['barfolk lord']]);
  });

  test('[ROY-06, RULE-29] the hand is not filled up, and of the known top of the nation there is one less', () => {
    const s = lastTurn({
      modules: MODULES,
      number: 3,
      hands: { 0: ['barfolk king', ...supplies(5)] },
      nations: { 0: ['supply', 'barfolk queen', 'barfolk lord'] },
      cards: { 0: 14 },
    });
    look(s, 0, 2);
    const after = nextWeek(s);
    expect([handNames(after, 0), nationNames(after, 0)]).toEqual([supplies(5), ['barfolk lord', 'supply']]);
    expect(viewFor(after, 0).players[0]?.nationTop.map((one) => cardName(after, one.card))).toEqual(['supply']);
  });

  test('[ROY-06] its residences and the capital stay', () => {
    const s = lastTurn({
      modules: MODULES,
      number: 3,
      bare: true,
      tiles: cityTiles(0, [5, 6]),
      shelters: { 0: ['barfolk queen', 'barfolk king'] },
      cards: { 0: 12 },
    });
    const after = nextWeek(s);
    expect(contents(after, LIMBO)).toEqual(['barfolk king', 'barfolk queen']);
    expect([after.level[citySquare(0)], after.level[citySquare(1)]]).toEqual([5, 6]);
  });

  test('[ROY-06] a deposed or suspended royal never comes back: not at a checkpoint, not out of the limbo', () => {
    const s = lastTurn({
      modules: MODULES,
      number: 4,
      limbo: ['barfolk queen', 'cloudborn king', 'supply'],
      cards: { 0: 30, 1: 30 },
    });
    const after = nextWeek(s);
    expect([whereIs(after, 'barfolk queen'), whereIs(after, 'barfolk king')]).toEqual(['limbo', 'shelter of 0']);
    expect([whereIs(after, 'cloudborn king'), whereIs(after, 'cloudborn queen')]).toEqual(['limbo', 'shelter of 1']);
    const may = cardsIn(after, LIMBO).filter((one) => recalling.fits?.(after, 0, one, []) !== false);
    expect(may.map((one) => cardName(after, one))).toEqual(['supply']);
    const bare = lastTurn({ modules: MODULES, number: 4, limbo: ['barfolk queen'] });
    expect(canRecall(bare, 0)).toBe(false);
  });
});

describe('free upgrades', () => {
  test('[ROY-07] what raises a city for free leads to level 4 and no further', () => {
    const s = realm([1, 3, 4, 5]);
    expect([0, 1, 2, 3].map((i) => refuseLevel(s, 0, citySquare(i))?.code ?? null)).toEqual([
      null,
      null,
      'highestLevel',
      'highestLevel',
    ]);
  });
});

describe('what is known', () => {
  test('[RULE-30] the Hand of Luut takes a queen out of a nation, and she serves the borrower for a turn', () => {
    const s = field({
      config,
      day: DAY,
      hands: { 0: ['hand'] },
      nations: { 1: ['cloudborn queen', 'supply'] },
      tiles: [{ at: [4, 1], card: 'barfolk city4', level: 4, owner: 0 }],
    });
    const open = play(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 1 });
    const borrowed = play(open, { kind: 'take', cards: [royal(s, 'cloudborn queen')] });
    const crowned = play(borrowed, crown(sq(4, 1), royal(s, 'cloudborn queen')));
    expect(crowned.level[sq(4, 1)]).toBe(5);
    expect(shelterNames(play(crowned, endTurn), 1)).toContain('cloudborn queen');
  });

  test('whose a hidden royal is everybody knows, where it is nobody: a deal puts it into its owner’s hidden piles alone', () => {
    const s = lastTurn({
      modules: MODULES,
      number: 3,
      nations: { 1: ['cloudborn queen', ...supplies(4)] },
      cards: { 0: 20, 1: 24, 2: 15 },
    });
    const queen = royal(s, 'cloudborn queen');
    const zones = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const deal = resample(viewFor(s, 0), newChance(`deal ${i}`));
      expect(seatOfZone(deal, deal.zone[queen] ?? 0)).toBe(1);
      zones.add(deal.zone[queen] ?? 0);
    }
    expect(zones.size).toBeGreaterThan(1);
    expect(JSON.stringify(viewFor(s, 0).players[1])).not.toContain(`"card":${queen},`);
  });

  test('everybody is told who earns and who loses a royal', () => {
    const { events } = playLogged(lastTurn({ modules: MODULES, cards: { 0: 20 } }), endTurn);
    const told = item(eventsOf(events, 'enthroned'), 0);
    for (const viewer of [0, 1, 2, 'table'] as const) expect(eventFor(told, viewer)).toEqual(told);
  });

  test('a save with a royal that nobody can have is doubted', () => {
    const s = lastTurn({ modules: MODULES, number: 3, shelters: { 0: ['barfolk queen'] }, cards: { 0: 20 } });
    expect(flawOf(s)).toBeNull();
    const early = lastTurn({ modules: MODULES, number: 1, shelters: { 0: ['barfolk queen'] }, cards: { 0: 20 } });
    expect(flawOf(early)).toBe('module');
    const stolen = lastTurn({ modules: MODULES, number: 3, shelters: { 1: ['barfolk queen'] }, cards: { 1: 20 } });
    expect(flawOf(stolen)).toBe('module');
  });
});
