/** TEAM: partners share a turn, the end of the game and its points. */
import {
  apply,
  at,
  BOX,
  cardsIn,
  citiesMissing,
  checkConfig,
  copiesLeft,
  createGame,
  debug,
  decision,
  decode,
  encode,
  END_REASONS,
  FACTION_NAMES,
  handOf,
  hash,
  HEROES,
  isOver,
  item,
  legalActions,
  nationOf,
  NONE,
  partyPointsOf,
  replay,
  standardConfig,
  standings,
  toMove,
  touchMap,
  viewFor,
  type Action,
  type GameConfig,
  type GameState,
  type Options,
  type Place,
  type Played,
  type Seat,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cityTiles,
  eventsOf,
  fullMap,
  hand,
  handNames,
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
  type CardName,
  type TileSpec,
} from '../support';
import {
  openAttack,
  attack,
  begin,
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
  pass,
  passHands,
  stand,
  surrender,
  TARGET,
} from '../battlefield';
import { move } from '../../../src/engine/core/piles';
import { setSeals } from '../volcano';

const TEAMS = configWith(['teams']);
const many = (players: number, options: Options = {}): GameConfig =>
  standardConfig(players, ['stormgates', 'teams'], options);

/** Seats that act one after the other while everybody just begins and ends. */
function turns(s: GameState, count: number): readonly Seat[] {
  const seats: Seat[] = [];
  let now = s;
  while (seats.length < count) {
    seats.push(toMove(now));
    now = play(now, begin, endTurn);
  }
  return seats;
}

const started = (config: GameConfig, first: Seat): GameState =>
  arrange({ config, first, step: 'opening', factions: FACTION_NAMES.slice(0, config.seats.length) });

describe('TEAM-01: who plays with whom', () => {
  test.each([
    [4, {}, [0, 1, 0, 1]],
    [5, {}, [0, 1, 0, 1, 0]],
    [6, {}, [0, 1, 2, 0, 1, 2]],
    [6, { twoTeams: true }, [0, 1, 0, 1, 0, 1]],
  ] as const)('[TEAM-01] %i players with %j sit as the teams %j', (players, options, parties) => {
    const config = players === 4 ? configWith(['teams'], options) : many(players, options);
    expect(createGame(config, 'seats').rules.parties).toEqual(parties);
    expect(viewFor(createGame(config, 'seats'), 'table').parties).toEqual(parties);
  });

  test('[TEAM-05] everybody sees what partners have together and need', () => {
    const s = arrange({
      config: many(5),
      factions: FACTION_NAMES.slice(0, 5),
      tiles: [
        { at: [4, 1], card: 'barfolk city4', level: 4, owner: 0 },
        { at: [4, 6], card: 'cloudborn city4', level: 3, owner: 1 },
        { at: [1, 6], card: 'emberians city4', level: 2, owner: 2 },
      ],
      bare: true,
    });
    expect(viewFor(s, 'table').together).toEqual([
      { seats: [0, 2, 4], points: 6, level4Cities: 1, citiesNeeded: 12 },
      // Two against three count half as much again, rounded up.
      { seats: [1, 3], points: 5, level4Cities: 0, citiesNeeded: 9 },
    ]);
    expect(viewFor(createGame(standardConfig(4), 'alone'), 'table').together).toBeNull();
  });

  test('[TEAM-01] two and three players have no teams, and without the module everybody plays alone', () => {
    for (const players of [2, 3]) {
      expect(checkConfig(standardConfig(players, ['teams']))).toEqual({ kind: 'playersOf', players, module: 'teams' });
      expect(checkConfig(many(players))).toEqual({ kind: 'playersOf', players, module: 'teams' });
    }
    expect(createGame(standardConfig(4), 'alone').rules.parties).toBeNull();
    expect(createGame(standardConfig(6, ['stormgates']), 'alone').rules.parties).toBeNull();
  });

  test('[TEAM-01] the teams are the same whoever begins', () => {
    for (let first = 0; first < 6; first++) expect(turns(started(many(6), first), 2)).toEqual([first, (first + 3) % 6]);
  });
});

describe('TEAM-02: the turn of a team', () => {
  test.each([
    [4, {}, 2, [2, 0, 3, 1, 2]],
    [5, {}, 1, [1, 3, 2, 4, 0, 1]],
    [5, {}, 4, [4, 0, 2, 1, 3, 4]],
    [6, {}, 1, [1, 4, 2, 5, 3, 0, 1]],
    [6, { twoTeams: true }, 3, [3, 5, 1, 4, 0, 2, 3]],
  ] as const)('[TEAM-02] of %i with %j, seat %i first, they act in the order %j', (players, options, first, order) => {
    const config = players === 4 ? configWith(['teams'], options) : many(players, options);
    expect(turns(started(config, first), order.length)).toEqual(order);
  });

  test('[TEAM-02, ORACLE-01] the oracle turns when every team has had its turn, and not before', () => {
    let s = started(many(5), 3);
    for (let i = 0; i < 5; i++) {
      expect(s.day).toBe(1);
      s = play(s, begin, endTurn);
    }
    expect(s.day).toBe(2);
    expect(toMove(s)).toBe(3);
  });

  test('[TEAM-02, RULE-24] the hands pass to a partner who has not begun at once, and back when something was done', () => {
    const s = field({ config: TEAMS, step: 'opening' });
    expect(legal(s, 'passHands')).toEqual([passHands(2)]);
    const given = play(s, passHands(2));
    expect(decision(given)).toEqual({ kind: 'opening', seat: 2 });
    // Nothing was done: they would go to and fro for ever.
    expect(refused(given, passHands(0))).toBe('handsStay');
    const done = play(given, begin);
    expect(legal(done, 'passHands')).toEqual([passHands(0)]);
    const back = play(done, passHands(0));
    expect(decision(back)).toEqual({ kind: 'opening', seat: 0 });
    expect(refused(back, passHands(2))).toBe('handsStay');
    expect(viewFor(back, 'table').hands).toEqual({ begun: [0, 2], acted: false });
  });

  test('[TEAM-02, RULE-24] never to oneself, to an opponent, or to a partner who has ended', () => {
    const s = play(started(many(5), 0), begin);
    expect(legal(s, 'passHands')).toEqual([passHands(2), passHands(4)]);
    for (const to of [0, 1, 3, 5, -1, 0.5]) expect(refused(s, passHands(to))).toBe('handsStay');
    const ended = play(s, passHands(4), begin, endTurn);
    // Clockwise from who has ended.
    expect(toMove(ended)).toBe(0);
    expect(refused(ended, passHands(4))).toBe('handsStay');
    expect(legal(ended, 'passHands')).toEqual([passHands(2)]);
  });

  test('[TEAM-02, RULE-24] nor to a partner who has ended, whatever was done since', () => {
    const s = field({ config: TEAMS, hands: { 0: ['supply', 'supply'] } });
    const acted = (of: GameState): GameState =>
      play(of, { kind: 'hire', unit: kind('friman'), pay: hand(of, 0, 'supply', 'supply') });
    expect(legal(acted(s), 'passHands')).toEqual([passHands(2)]);
    const ended = acted(play(s, passHands(2), endTurn));
    expect(toMove(ended)).toBe(0);
    expect(viewFor(ended, 0).hands?.acted).toBe(true);
    expect(refused(ended, passHands(2))).toBe('handsStay');
  });

  test('[TEAM-02] not in a battle, nor while something is asked', () => {
    const s = field({
      config: TEAMS,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['weapon', 'barfolk lord', 'barfolk friman', 'supply'], 1: ['supply'] },
      tiles: [{ at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 }],
    });
    const assault = openAttack(s);
    expect(refused(assault, passHands(2))).toBe('notInBattle');
    const replying = play(assault, lay(card(assault, 0, 'lord')), stand);
    expect(refused(replying, passHands(3))).toBe('notInBattle');
    const road = play(s, { kind: 'build', tile: kind('straight'), level: 0, pay: hand(s, 0, 'friman', 'supply') });
    expect(decision(road)?.kind).toBe('place');
    expect(refused(road, passHands(2))).toBe('answerFirst');
  });

  test('[TEAM-02] when a fight is wholly over a partner attacks the same opponent, with the hands', () => {
    const s = field({
      config: TEAMS,
      level: 2,
      heroes: { 0: [[4, 3]], 2: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'barfolk chief'], 1: ['cloudborn lord'], 2: ['weapon', 'emberians lord'] },
      nations: { 1: times<CardName>(8, 'supply') },
    });
    const repelled = play(openAttack(s, 'chief'), stand, fight(), lay(card(s, 1, 'lord')), stand, pass);
    expect(repelled.hero[0]).toBe(NONE);
    expect(repelled.holder[TARGET]).toBe(1);
    const partner = play(repelled, passHands(2));
    const again = play(
      partner,
      attack(cityAt(TARGET), card(partner, 2, 'weapon')),
      lay(card(partner, 2, 'lord')),
      stand,
    );
    expect(decision(again)).toEqual({ kind: 'reply', seat: 1 });
    const won = play(again, surrender);
    expect(won.holder[TARGET]).toBe(2);
    expect(toMove(won)).toBe(2);
    expect(toMove(play(won, passHands(0)))).toBe(0);
  });

  test('[TEAM-02] a cohort and the raised ambush are each member’s own', () => {
    const s = field({
      config: TEAMS,
      step: 'opening',
      hands: { 0: times<CardName>(3, 'barfolk friman'), 2: times<CardName>(4, 'emberians friman') },
      nations: { 0: ['supply'], 2: ['supply', 'supply'] },
      ambushes: { 2: ['supply'] },
    });
    const first = play(s, { kind: 'cohort', factions: [0], draw: 1, witness: 1 });
    expect(first.size[handOf(0)]).toBe(4);
    const given = play(first, passHands(2));
    expect(at(given.size, handOf(2))).toBe(4);
    const second = play(given, { kind: 'cohort', factions: [2], draw: 2, witness: 3 });
    expect(at(second.size, handOf(2))).toBe(7);
    // Who has opened the turn stays there.
    expect(decision(play(second, passHands(0)))).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[TEAM-02, RULE-24] a member who ends discards and draws alone; the turn is over when all have ended', () => {
    const s = field({
      config: TEAMS,
      hands: { 0: ['barfolk chief'], 2: ['barfolk lord'] },
      nations: { 0: times<CardName>(6, 'supply'), 2: times<CardName>(6, 'supply') },
      shelters: { 0: [], 2: [] },
    });
    const ended = play(s, endTurn);
    expect(toMove(ended)).toBe(2);
    expect(handNames(ended, 0)).toEqual(times(6, 'supply'));
    expect(shelterNames(ended, 0)).toEqual(['barfolk chief']);
    expect(handNames(ended, 2)).toEqual(['barfolk lord']);
    const over = play(ended, endTurn);
    expect(toMove(over)).toBe(1);
    expect(over.day).toBe(1);
  });
  test('[TEAM-02, ORACLE-06] what a partner takes out of the limbo keeps its copies when the amulet that lay under it goes on', () => {
    const s = field({
      config: standardConfig(4, ['stormgates', 'relics', 'teams']),
      day: 3,
      heroes: { 2: [[4, 7]] },
      hands: {
        0: ['barfolk amulet', 'supply', 'barfolk lord', 'barfolk chief'],
        2: ['lostscroll', 'emberians amulet'],
      },
      shelters: { 0: times<CardName>(10, 'supply') },
    });
    const [amulet, supply] = [card(s, 0, 'amulet'), card(s, 0, 'supply')];
    debug.loadDie(s, 2);
    const suspended = play(s, charm(amulet, supply), {
      kind: 'ambush',
      card: card(s, 0, 'barfolk chief'),
      price: supply,
    });
    const taken = play(
      suspended,
      passHands(2),
      { kind: 'recall', by: card(suspended, 2, 'lostscroll') },
      { kind: 'take', cards: [supply] },
    );
    debug.loadDie(taken, 2);
    const gone = play(taken, charm(card(taken, 2, 'amulet'), supply), {
      kind: 'move',
      hero: 0,
      to: sq(4, 6),
      pay: [supply],
    });
    expect(copiesLeft(gone, 2, supply)).toBe(1);
    const further = play(gone, passHands(0), charm(amulet, card(gone, 0, 'barfolk lord')));
    expect(copiesLeft(further, 2, supply)).toBe(1);
  });
});

describe('TEAM-03: after a combat', () => {
  const battle = (config: GameConfig): GameState => {
    const s = field({
      config,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['weapon', 'barfolk lord'], 1: ['cloudborn friman', 'cloudborn chief', 'supply'] },
      nations: { 1: times<CardName>(8, 'supply') },
      shelters: { 1: [] },
    });
    return play(openAttack(s, 'lord'), stand);
  };

  test('[TEAM-03, BATTLE-12] the defender draws up to six right after it, and not again when the turn ends', () => {
    const s = battle(TEAMS);
    const fought = play(s, fight(), lay(card(s, 1, 'friman')), lay(card(s, 1, 'chief')), pass);
    expect(handNames(fought, 1)).toEqual(times(6, 'supply'));
    expect(shelterNames(fought, 1)).toEqual(['cloudborn chief', 'cloudborn friman']);
    const over = play(fought, endTurn, endTurn);
    expect(toMove(over)).toBe(1);
    expect(handNames(over, 1)).toEqual(times(6, 'supply'));
    // Without teams the hand is short until the attacker's turn ends.
    const alone = battle(configWith([]));
    const waiting = play(alone, fight(), lay(card(alone, 1, 'friman')), lay(card(alone, 1, 'chief')), pass);
    expect(handNames(waiting, 1)).toEqual(['supply']);
    expect(handNames(play(waiting, endTurn), 1)).toHaveLength(6);
  });

  test('[TEAM-03, TURN-07, GA-08] who could not draw up to six then does not when the turn ends, though a card has come home', () => {
    const s = field({
      config: TEAMS,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['hand', 'weapon', 'barfolk lord'], 1: ['supply'] },
      nations: { 1: ['cloudborn priest'] },
      shelters: { 1: [] },
    });
    const borrowed = play(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 1 });
    const taken = play(borrowed, item(legal(borrowed, 'take'), 0));
    const lost = play(openAttack(taken, 'lord'), stand, surrender);
    expect(handNames(lost, 1)).toEqual(['supply']);
    const over = play(lost, endTurn, endTurn);
    expect(shelterNames(over, 1)).toEqual(['cloudborn priest']);
    expect(handNames(over, 1)).toEqual(['supply']);
  });

  test('[TEAM-03] after a surrender, a retreat and a defence, too, but not after what was no attack', () => {
    expect(handNames(play(battle(TEAMS), surrender), 1)).toHaveLength(6);
    const duel = field({
      config: TEAMS,
      heroes: { 0: [[4, 5]], 1: [[4, 5]] },
      hands: { 0: ['weapon'], 1: ['supply', 'supply'] },
      nations: { 1: times<CardName>(8, 'supply') },
      shelters: { 1: [] },
    });
    const attacked = play(duel, attack(heroOf(1, 0, CROSSING), card(duel, 0, 'weapon')), stand);
    const fled = play(attacked, item(legal(attacked, 'retreat'), 0));
    expect(handNames(fled, 1)).toHaveLength(6);
    expect(shelterNames(fled, 1)).toEqual(['supply', 'supply']);
    const weak = field({
      config: TEAMS,
      level: 3,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['weapon'], 1: ['supply'] },
      nations: { 1: times<CardName>(8, 'supply') },
    });
    const off = play(openAttack(weak), callOff);
    expect(handNames(off, 1)).toEqual(['supply']);
  });

  test('[TEAM-03, ART-01] what an artefact did to a card of that hand stays until the turn of the team ends', () => {
    const s = field({
      config: TEAMS,
      day: 7,
      die: 1,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['weapon', 'barfolk lord'], 1: ['amulet', 'tool'] },
      nations: { 1: times<CardName>(8, 'supply') },
      shelters: { 1: [] },
    });
    const defending = play(openAttack(s, 'lord'), stand, fight());
    const tool = card(defending, 1, 'tool');
    const lost = play(defending, charm(card(defending, 1, 'amulet'), tool), pass);
    expect(lost.holder[TARGET]).toBe(0);
    const affected = (s: GameState) => viewFor(s, 1).players[1]?.hand.find((one) => one.card === tool)?.affected;
    expect(handNames(lost, 1)).toHaveLength(6);
    expect(affected(lost)).toBe(true);
    // One member has ended, the team has not.
    expect(affected(play(lost, endTurn))).toBe(true);
    expect(affected(play(lost, endTurn, endTurn))).toBe(false);
  });

  describe('twice a turn', () => {
    const five = (options: Options, first: Seat): GameState => {
      const s = arrange({
        config: many(5, options),
        factions: FACTION_NAMES.slice(0, 5),
        first,
        hands: {
          0: ['weapon', 'weapon', 'weapon', 'barfolk lord'],
          1: ['weapon', 'weapon', 'weapon'],
          2: ['weapon'],
          3: [],
          4: ['weapon'],
        },
        nations: { 1: times<CardName>(8, 'supply'), 3: times<CardName>(8, 'supply') },
        shelters: { 0: [], 1: [], 2: [], 3: [] },
      });
      // Everybody meets on one square, outside of any city.
      const meeting = s.tile.findIndex((tile) => tile >= 0 && s.rules.names[at(s.kind, tile)] === 'ruins');
      for (let hero = 0; hero < 5 * HEROES; hero++) s.hero[hero] = meeting;
      touchMap(s);
      return s;
    };
    const meetingOf = (s: GameState): number => s.hero[4 * HEROES] ?? NONE;
    const duel = (s: GameState, by: Seat, on: Seat, hero: number): GameState =>
      play(s, attack(heroOf(on, hero, meetingOf(s)), card(s, by, 'weapon')), stand, surrender);

    test('[TEAM-03, RULE-26] the team of three attacks twice a turn at most, whoever of them attacks', () => {
      const once = duel(five({ twoAttacks: true }, 0), 0, 1, 0);
      expect(viewFor(once, 'table').own.teams?.attacks).toEqual([1]);
      const twice = duel(play(once, passHands(2)), 2, 3, 0);
      const third = attack(heroOf(3, 1, meetingOf(five({}, 0))), card(twice, 0, 'weapon'));
      expect(legal(twice, 'attack')).toEqual([]);
      const back = play(twice, passHands(0));
      expect(violation(back, third)).toEqual({ code: 'attackLimit', most: 2 });
      // A new turn, two new attacks.
      const next = play(back, endTurn, endTurn, endTurn);
      expect(toMove(next)).toBe(1);
      expect(viewFor(next, 'table').own.teams?.attacks).toEqual([0]);
      const later = play(next, begin, endTurn, begin, endTurn, begin);
      expect(toMove(later)).toBe(0);
      expect(isOffered(later, third)).toBe(true);
    });

    test('[TEAM-03, RULE-26] an attack that is beaten off counts like one that succeeds', () => {
      const s = five({ twoAttacks: true }, 0);
      const attacked = play(s, attack(heroOf(1, 0, meetingOf(s)), card(s, 0, 'weapon')), stand, fight(1));
      const held = play(
        attacked,
        ...hand(attacked, 1, 'weapon', 'weapon', 'weapon').map((each) => lay(each)),
        stand,
        pass,
      );
      expect([held.hero[0], viewFor(held, 'table').own.teams?.attacks]).toEqual([NONE, [1]]);
    });

    test('[TEAM-03, RULE-26] what was called off was no attack', () => {
      const s = five({ twoAttacks: true }, 0);
      const ruins = { kind: 'ruins', square: meetingOf(s) } as const;
      let off = s;
      for (let i = 0; i < 3; i++) off = play(off, attack(ruins, card(off, 0, 'weapon')), callOff);
      expect(viewFor(off, 'table').own.teams?.attacks).toEqual([0]);
      expect(legal(off, 'attack').length).toBeGreaterThan(0);
    });

    test('[TEAM-03] without the option, and for the pair, there is no such limit', () => {
      let s = five({}, 0);
      for (const hero of [0, 1]) s = duel(s, 0, 1, hero);
      s = duel(s, 0, 3, 0);
      expect(s.hero[3 * HEROES]).toBe(NONE);
      const pair = five({ twoAttacks: true }, 1);
      let fought = pair;
      for (const [on, hero] of [
        [0, 0],
        [0, 1],
        [2, 0],
      ] as const)
        fought = duel(fought, 1, on, hero);
      expect(fought.hero[2 * HEROES]).toBe(NONE);
    });
  });
});

describe('TEAM-04: partners and opponents', () => {
  test('[TEAM-04] a partner’s city and hero are no targets, an opponent’s and a neutral one are', () => {
    const s = field({
      config: TEAMS,
      heroes: {
        0: [
          [4, 7],
          [4, 5],
        ],
        2: [[4, 5]],
        1: [[4, 5]],
        3: [[4, 7]],
      },
      hands: { 0: ['weapon', 'barfolk lord'] },
    });
    const targets = legal(s, 'attack').map(({ target }) => target);
    expect(targets).toContainEqual(heroOf(1, 0, CROSSING));
    expect(targets).toContainEqual(heroOf(3, 0, sq(4, 7)));
    expect(targets.some(({ kind: what }) => what === 'city')).toBe(false);
    expect(targets.some(({ seat }) => seat === 2)).toBe(false);
    const weapon = card(s, 0, 'weapon');
    expect(refused(s, attack(cityAt(sq(4, 7)), weapon))).toBe('noSuchTarget');
    expect(refused(s, attack(heroOf(2, 0, CROSSING), weapon, 2))).toBe('noSuchTarget');
    // Nobody is a partner without teams.
    const alone = field({ heroes: { 0: [[4, 7]] }, hands: { 0: ['weapon', 'barfolk lord'] } });
    expect(legal(alone, 'attack').map(({ target }) => target)).toContainEqual(cityAt(sq(4, 7)));
  });

  test('[TEAM-04, VOL-05] a peak that a partner rules is not attacked either', () => {
    const s = arrange({
      config: standardConfig(4, ['volcano', 'teams']),
      hands: { 0: ['weapon', 'barfolk lord'] },
      heroes: { 0: [[4, 4]] },
    });
    setSeals(s, 0, 0b1111);
    const peak = sq(4, 4);
    const ruledBy = (ruler: Seat) => {
      s.holder[peak] = ruler;
      s.level[peak] = ruler === NONE ? 0 : 8;
      touchMap(s);
      return legal(s, 'attack').length > 0;
    };
    expect([NONE, 0, 1, 2, 3].map(ruledBy)).toEqual([true, false, true, false, true]);
  });

  test('[TEAM-04, TURN-04] a cohort is shown to somebody of another team', () => {
    const s = field({
      config: TEAMS,
      step: 'opening',
      hands: { 0: times<CardName>(3, 'barfolk friman') },
    });
    expect([...new Set(legal(s, 'cohort').map(({ witness }) => witness))]).toEqual([1, 3]);
    expect(refused(s, { kind: 'cohort', factions: [0], draw: 1, witness: 2 })).toBe('noWitness');
  });

  test('[TEAM-04, GA-08] the Hand of Luut borrows from somebody of another team', () => {
    const s = field({ config: TEAMS, hands: { 0: ['hand'] } });
    expect(legal(s, 'borrow').map(({ from }) => from)).toEqual([1, 3]);
    expect(refused(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 2 })).toBe('noSuchTarget');
  });

  test('[TEAM-04, BATTLE-14] a hero flees into a city of a partner or a third player, not into one of the attacker', () => {
    // The hero of seat 1 on (4,5) is two steps from (4,3) and (2,5), and (4,7).
    const s = field({
      config: TEAMS,
      heroes: { 0: [[4, 5]], 1: [[4, 5]] },
      hands: { 0: ['weapon'], 1: ['supply', 'supply'] },
    });
    const replying = (owner: Seat): GameState => {
      s.holder[sq(2, 5)] = owner;
      touchMap(s);
      return play(s, attack(heroOf(1, 0, CROSSING), card(s, 0, 'weapon')), stand);
    };
    const flees = (owner: Seat): boolean => legal(replying(owner), 'retreat').some(({ to }) => to === sq(2, 5));
    expect([0, 1, 2, 3].map(flees)).toEqual([false, true, true, true]);
  });

  test('[TEAM-04, BUILD-06] what one builds is connected to a city of one’s own; a partner’s does not do', () => {
    const s = field({ config: TEAMS, hands: { 0: ['barfolk friman', 'supply'] } });
    const road = play(s, { kind: 'build', tile: kind('straight'), level: 0, pay: hand(s, 0, 'friman', 'supply') });
    const besidePartner = { kind: 'place', square: sq(3, 7), quarters: 0 } as const;
    // All roads of this map are joined: cut off, the partner's city helps nobody but the partner.
    expect(isOffered(road, besidePartner)).toBe(true);
    const cut = field({
      config: TEAMS,
      hands: { 0: ['barfolk friman', 'supply'] },
      tiles: [{ at: [4, 6], card: null }],
    });
    const other = play(cut, { kind: 'build', tile: kind('straight'), level: 0, pay: hand(cut, 0, 'friman', 'supply') });
    expect(refused(other, besidePartner)).toBe('notConnected');
  });

  test('[TEAM-04, HERO-01] heroes are hired in one’s own cities, and a partner’s city is not upgraded', () => {
    const s = field({
      config: TEAMS,
      day: 7,
      hands: { 0: ['weapon', 'supply', 'supply', 'barfolk priest', 'barfolk priest'] },
    });
    expect(legal(s, 'recruit').map(({ square }) => square)).toEqual([HOME]);
    expect(legal(s, 'upgrade')).toEqual([]);
    const partner = play(s, passHands(2));
    expect(legal(partner, 'upgrade')).toEqual([]);
  });
});

describe('TEAM-05: the end of the game', () => {
  /** Cities that only lie there; the last level of seat 0 is one short. */
  const cities = (...levels: readonly (readonly number[])[]): TileSpec[] => {
    let from = 0;
    return levels.flatMap((own, owner) => {
      const tiles = cityTiles(owner, own, from);
      from += own.length;
      return tiles;
    });
  };
  const raising = (config: GameConfig, tiles: readonly TileSpec[]): GameState =>
    arrange({ config, day: 7, bare: true, tiles, hands: { 0: ['barfolk lord', 'barfolk lord'] } });
  const raise = (s: GameState): GameState => play(s, item(legal(s, 'upgrade'), 0));
  const reason = (s: GameState): string => item(END_REASONS, s.over);

  test('[TEAM-05] nine cities of level 4 end it for a pair, two of one and seven of the other', () => {
    const s = raising(TEAMS, cities([4, 3], [1], times(7, 4), [1]));
    expect(isOver(s)).toBe(false);
    expect(reason(raise(s))).toBe('cities');
    // Eight do not.
    expect(isOver(raise(raising(TEAMS, cities([4, 3], [1], times(6, 4), [1]))))).toBe(false);
  });

  test('[TEAM-05] a residence and a capital are cities of level 4 or higher, too', () => {
    const config = standardConfig(4, ['stormgates', 'royals', 'teams']);
    expect(reason(raise(raising(config, cities([5, 3], [1], [6, ...times(6, 4)], [1]))))).toBe('cities');
    expect(isOver(raise(raising(config, cities([5, 3], [1], [6, ...times(5, 4)], [1]))))).toBe(false);
  });

  test('[TEAM-05] a fifth city of one member alone does not', () => {
    expect(isOver(raise(raising(TEAMS, cities([4, 4, 4, 4, 3], [1], [1], [1]))))).toBe(false);
    expect(reason(raise(raising(configWith([]), cities([4, 4, 4, 4, 3], [1], [1], [1]))))).toBe('cities');
  });

  test('[TEAM-05] cities of opponents do not count together with the own', () => {
    expect(isOver(raise(raising(TEAMS, cities([4, 4, 3], [4, 4, 4], [4, 4, 4], [4]))))).toBe(false);
  });

  const wide = (config: GameConfig, owned: readonly (readonly [owner: Seat, level: number])[]): GameState => {
    const s = arrange({
      config,
      day: 7,
      factions: FACTION_NAMES.slice(0, config.seats.length),
      hands: { 0: ['barfolk lord', 'barfolk lord'] },
    });
    // Tokens of any number of cities: the cards lie wherever there is one.
    const squares = Array.from(s.tile.keys()).filter(
      (square) => at(s.tile, square) >= 0 && s.rules.names[at(s.kind, at(s.tile, square))]?.startsWith('city') === true,
    );
    for (const [i, [owner, level]] of owned.entries()) {
      const square = item(squares, i);
      s.holder[square] = owner;
      s.level[square] = level;
    }
    for (const square of squares.slice(owned.length)) {
      s.holder[square] = NONE;
      s.level[square] = 4;
    }
    touchMap(s);
    return s;
  };
  test('[TEAM-05] a team of three needs more, in any distribution', () => {
    const four = (counts: readonly (readonly [Seat, number])[], raised: Seat): GameState => {
      const owned = counts.flatMap(([seat, count]) => times(count, [seat, 4] as const));
      return wide(many(6, { twoTeams: true, level4Cities: 4 }), [[raised, 3], ...owned]);
    };
    // With four instead of five: 4 + 3 + 2 = 9 for three.
    expect(
      reason(
        raise(
          four(
            [
              [0, 1],
              [2, 3],
              [4, 4],
            ],
            0,
          ),
        ),
      ),
    ).toBe('cities');
    expect(
      isOver(
        raise(
          four(
            [
              [0, 1],
              [2, 3],
              [4, 3],
              [1, 1],
            ],
            0,
          ),
        ),
      ),
    ).toBe(false);
  });

  test.each([
    [1, 1, 1],
    [2, 3, 3],
    [4, 7, 9],
    [5, 9, 12],
  ])(
    '[TEAM-05, ALT-03] where %i cities end a game for one, %i do for two and %i for three',
    (level4Cities, two, three) => {
      const needed = (config: GameConfig): number => {
        const s = arrange({ config, factions: FACTION_NAMES.slice(0, config.seats.length) });
        // Levels on squares one after the other until it is enough.
        const cards = cardsIn(s, kind('city4')).concat(cardsIn(s, kind('city3')), cardsIn(s, kind('city1')));
        s.holder.fill(NONE);
        s.level.fill(0);
        for (let square = 0, count = 0; square < s.rules.squares; square++) {
          if (citiesMissing(s, 0) === 0) return count;
          if (at(s.tile, square) !== -1) continue;
          s.tile[square] = item(cards, count);
          s.holder[square] = 0;
          s.level[square] = 4;
          count++;
        }
        return NONE;
      };
      expect(needed(configWith(['teams'], { level4Cities }))).toBe(two);
      expect(needed(many(6, { level4Cities }))).toBe(two);
      expect(needed(many(5, { level4Cities }))).toBe(three);
      expect(needed(many(6, { level4Cities, twoTeams: true }))).toBe(three);
    },
  );

  test('[TEAM-05, END-03] the points of a team are added, and partners share a place', () => {
    const s = raising(configWith(['teams'], { weeks: 1 }), cities([4, 1], [3], [2], [3, 3]));
    const over = play(s, endTurn, endTurn, begin, endTurn, begin, endTurn);
    expect(reason(over)).toBe('weeks');
    expect(standings(over).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, 9],
      [3, 1, 9],
      [0, 3, 7],
      [2, 3, 7],
    ]);
    expect(viewFor(over, 2).players.map(({ points }) => points)).toEqual([5, 3, 2, 6]);
  });

  test('[TEAM-05, END-03, RULE-25] a tie is broken by the cities and heroes of a team together', () => {
    const ranked = (tiles: readonly TileSpec[], heroes: Readonly<Record<Seat, readonly Place[]>> = {}) =>
      standings(arrange({ config: TEAMS, bare: true, tiles, heroes })).map(({ seat, place }) => [seat, place]);
    // 4 + 1 against 3 + 2: more of level 4.
    expect(ranked(cities([4], [3], [1], [2]))).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
    ]);
    // Nobody is ahead in cities: 4 + 3 against 3 + 4.
    expect(ranked(cities([4], [3], [3], [4]))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    // One hero each for 0 and 2, two of one for 1: all the same. A third is more.
    expect(ranked(cities([4], [3], [3], [4]), { 0: [[1, 1]], 2: [[1, 1]], 3: [[1, 1]] })).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
    ]);
  });

  test('[TEAM-05] with five players the pair’s points count one and a half times, rounded up', () => {
    for (const [points, counted] of [
      [0, 0],
      [1, 2],
      [2, 3],
      [7, 11],
      [34, 51],
      [35, 53],
    ] as const) {
      const s = arrange({ config: many(5), factions: FACTION_NAMES.slice(0, 5), bare: true });
      const [hook] = s.rules.hooks.partyPoints;
      expect([hook?.(s, 1, points), hook?.(s, 3, points)]).toEqual([counted, counted]);
      expect([0, 2, 4].map((seat) => hook?.(s, seat, points))).toEqual([points, points, points]);
    }
    const six = arrange({ config: many(6), factions: FACTION_NAMES, bare: true });
    expect(six.rules.hooks.partyPoints[0]?.(six, 1, 35)).toBe(35);
  });

  test('[TEAM-05, RULE-25] agreed points are reached by a team together', () => {
    const target = (points: number, config = configWith(['teams'], { points })) =>
      reason(raise(raising(config, cities([3], [1], [2], [1]))));
    expect(target(6)).toBe('points');
    expect(target(7)).toBe('no');
  });

  test('[TEAM-05, END-01] a full map ends it as ever', () => {
    const config = TEAMS;
    const open: readonly Place[] = [[1, 2]];
    const home: TileSpec = { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 };
    const s = arrange({
      config,
      day: 2,
      hands: { 0: ['barfolk friman', 'barfolk friman', 'supply'] },
      tiles: [...fullMap(config, [...open, home.at]), home],
    });
    const road = play(s, {
      kind: 'build',
      tile: kind('tee'),
      level: 0,
      pay: hand(s, 0, 'barfolk friman', 'barfolk friman', 'supply'),
    });
    const places = legal(road, 'place');
    const over = places.length === 0 ? road : play(road, item(places, 0));
    expect(reason(over)).toBe('mapFull');
  });
});

describe('TEAM-06: what partners know', () => {
  test('[TEAM-06] a partner sees no more of a hand than an opponent', () => {
    const s = field({
      config: TEAMS,
      hands: { 0: ['barfolk lord', 'weapon'], 1: ['supply'], 2: ['supply'] },
      ambushes: { 0: ['barfolk chief'] },
      shelters: { 0: ['supply', 'barfolk priest'] },
    });
    const own = viewFor(s, 0).players[0];
    expect(own?.hand).toHaveLength(2);
    const [partner, opponent] = [viewFor(s, 2).players[0], viewFor(s, 1).players[0]];
    expect(partner?.hand).toEqual([]);
    expect(partner?.ambush).toBeNull();
    expect(partner?.shelter).toBeNull();
    expect(partner).toEqual(opponent);
  });

  test('[TEAM-06] what is drawn, raised and shown to a witness is not told to a partner', () => {
    const s = field({
      config: TEAMS,
      step: 'opening',
      hands: { 0: times<CardName>(3, 'barfolk friman') },
      nations: { 0: ['barfolk lord'] },
    });
    const { events } = playLogged(s, { kind: 'cohort', factions: [0], draw: 1, witness: 1 });
    for (const event of [...eventsOf(events, 'cohort'), ...eventsOf(events, 'drew')])
      expect(event.secret.seats & (1 << 2)).toBe(0);
  });
});

describe('RULE-24: once a turn is once for each member', () => {
  test('[RULE-24] the start of a turn is told of each member of the team', () => {
    const s = started(many(6), 0);
    const seen: Seat[] = [];
    const hooks = s.rules.hooks.turnStarts;
    const spied = { ...s.rules.hooks, turnStarts: [...hooks, (_s: GameState, seat: Seat) => void seen.push(seat)] };
    Object.assign(s.rules, { hooks: spied });
    play(play(s, begin, endTurn), begin, endTurn);
    expect(seen).toEqual([1, 4]);
    Object.assign(s.rules, { hooks: { ...spied, turnStarts: hooks } });
  });

  test('[RULE-24, GA2-04] the Cloak of a partner hides a city until the turn of the team begins', () => {
    const city = sq(4, 7);
    const s = field({
      config: standardConfig(4, ['stormgates', 'relics', 'teams']),
      heroes: { 2: [[4, 7]] },
      hands: { 2: ['cloak'] },
    });
    const hidden = play(s, passHands(2), { kind: 'cloak', by: card(s, 2, 'cloak'), square: city });
    const cloaked = (state: GameState) => [toMove(state), viewFor(state, 'table').own.relics?.cloaks[city]];
    const away = play(hidden, endTurn, endTurn);
    expect(cloaked(away)).toEqual([1, 3]);
    expect(cloaked(play(away, begin, endTurn, begin, endTurn))).toEqual([0, 0]);
  });
});

describe('a team turn is played and kept like any other', () => {
  test('[RULE-24] a save in which hands have been on the table that cannot have been is doubted', () => {
    const s = field({ config: TEAMS });
    const doubtOf = (begun: number) => {
      s.begun = begun;
      const decoded = decode(encode(s));
      return decoded.ok ? decoded.doubt : 'refused';
    };
    expect([0b0001, 0b0101].map(doubtOf)).toEqual([null, null]);
    expect([0, 0b0100, 0b0011, 0b1101].map((begun) => doubtOf(begun) === null)).toEqual(times(4, false));
  });

  test('[RULE-27] a forged save from before the deal, with hardly a card to deal, does no harm', () => {
    const s = createGame(TEAMS, 'forged');
    for (const friman of cardsIn(s, kind('friman')).slice(2)) move(s, friman, BOX);
    const decoded = decode(encode(s));
    expect(decoded.ok ? legalActions(decoded.state).length : 0).toBeGreaterThanOrEqual(0);
    expect(decoded.ok ? decoded.state.setupLeft : s.setupLeft).toBe(s.setupLeft);
  });

  test('[TEAM-02, RULE-24] a record names who acted, and plays back', () => {
    const config = configWith(['teams'], { weeks: 1 });
    let s = createGame(config, 'record');
    const actions: Played[] = [];
    const act = (action: Action) => {
      const seat = toMove(s);
      const others = [0, 1, 2, 3].filter((other) => other !== seat).map((other) => apply(s, action, other));
      expect(others).toEqual(times(3, { ok: false, violation: { code: 'wrongSeat' } }));
      actions.push({ seat, action });
      s = play(s, action);
    };
    while (s.day === 0) act(item(legalActions(s), 0));
    const first = toMove(s);
    act(begin);
    act(passHands((first + 2) % 4));
    act(begin);
    act(passHands(first));
    act(endTurn);
    act(endTurn);
    const again = replay(config, 'record', actions);
    expect(again.ok && hash(again.state)).toBe(hash(s));
    expect(actions.map(({ seat }) => seat).slice(-6)).toEqual([
      first,
      first,
      (first + 2) % 4,
      (first + 2) % 4,
      first,
      (first + 2) % 4,
    ]);
  });

  test('[RULE-27, SG-10] factions and start cities come first, then the deal, from decks that were shuffled again', () => {
    const s = createGame(configWith(['teams']), 'order');
    expect(decision(s)?.kind).toBe('chooseFaction');
    expect([0, 1, 2, 3].map((seat) => at(s.size, nationOf(seat)))).toEqual([0, 0, 0, 0]);
    let now = s;
    const asked: string[] = [];
    while (now.day === 0) {
      asked.push(`${decision(now)?.kind} ${(toMove(now) - s.first + 4) % 4}`);
      expect(at(now.size, handOf(0))).toBe(0);
      now = play(now, item(legalActions(now), 0));
    }
    expect(asked).toEqual([
      ...[0, 1, 2, 3].map((seat) => `chooseFaction ${seat}`),
      ...[3, 2, 1, 0].map((seat) => `chooseCity ${seat}`),
    ]);
    expect([0, 1, 2, 3].map((seat) => at(now.size, nationOf(seat)) + at(now.size, handOf(seat)))).toEqual(times(4, 10));
    // The top card that lay open is anybody's guess: over many games it is hardly ever where it would have gone.
    const places = Array.from({ length: 60 }, (_, i) => {
      let game = createGame(configWith(['teams']), `open ${i}`);
      const top = at(game.top, kind('friman'));
      while (game.day === 0) game = play(game, item(legalActions(game), 0));
      return at(game.zone, top) === nationOf(0) || at(game.zone, top) === handOf(0);
    });
    expect(places.filter(Boolean).length).toBeLessThan(30);
    expect(partyPointsOf(now, 0)).toBe(2);
  });
});
