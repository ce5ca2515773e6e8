/** Trading posts, stardust and chests (TRADE). */
import {
  ambushOf,
  at,
  AFFECTED,
  BARFOLK,
  cardsIn,
  checkConfig,
  cohortDraw,
  copiesLeft,
  CREATE_COSTS,
  debug,
  deckSize,
  decision,
  EMBERIANS,
  FRIMAN,
  give,
  handOf,
  HORSE,
  item,
  LIMBO,
  lineOf,
  NONE,
  playedOf,
  refusal,
  shelterOf,
  standardConfig,
  SUPPLY,
  TITLE,
  TOOL,
  tradeState,
  viewFor,
  WEAPON,
  WILD,
  type GameState,
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
  loadDie,
  named,
  play,
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
  charm,
  configWith,
  convert,
  CROSSING,
  endTurn,
  field,
  heroOf,
  lay,
  line,
  passHands,
  score,
  stand,
} from '../battlefield';
import { atPost, buy, buyDust, hide, layPosts, sell, TRADING } from '../trade';

const kindNamed = (s: GameState, name: string): number => s.rules.named[name] ?? NONE;
const deckNamed = (s: GameState, name: string): number => at(s.rules.deckOf, kindNamed(s, name));
const bottomOf = (s: GameState, zone: number): number => s.bottom[zone] ?? NONE;

// ---------------------------------------------------------------- TRADE-01

describe('posts', () => {
  const builder = (names: readonly CardName[] = ['barfolk friman', 'emberians friman']) =>
    field({
      config: TRADING,
      day: 7,
      hands: { 0: names },
      tiles: [
        { at: [1, 1], card: 'barfolk crossroad' },
        { at: [1, 2], card: 'barfolk tee', quarters: 2 },
      ],
    });
  /** Every road card of the map that a road leads to from seat 0's city; not the one that lies apart. */
  const ROADS = [
    [3, 3],
    [3, 5],
    [4, 2],
    [4, 4],
    [4, 5],
    [4, 6],
    [5, 5],
  ] as const;

  test('[TRADE-01] two frimen build one on any road card that is connected to an own city', () => {
    const s = builder();
    const pay = line(hand(s, 0, 'barfolk friman', 'emberians friman'));
    const { state, events } = playLogged(s, { kind: 'foundPost', pay });
    expect(eventsOf(events, 'paid')).toEqual([{ kind: 'paid', seat: 0, for: 'foundPost', line: pay }]);
    expect(decision(state)).toEqual({ kind: 'post', seat: 0 });
    expect(legal(state, 'layPost').map(({ square }) => square)).toEqual(ROADS.map(([row, column]) => sq(row, column)));
    const laid = playLogged(state, { kind: 'layPost', square: sq(4, 6) });
    expect(laid.events).toEqual([{ kind: 'postLaid', seat: 0, square: sq(4, 6) }]);
    expect(tradeState.postsAt(laid.state, 0, sq(4, 6))).toBe(1);
    expect(decision(laid.state)).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[TRADE-01] on no city, no ruins, no empty square and no road that leads to no own city', () => {
    const s = play(builder(), { kind: 'foundPost', pay: line(hand(builder(), 0, 'friman', 'friman')) });
    for (const square of [sq(4, 1), sq(4, 3), sq(6, 5), sq(7, 7), -1])
      expect(violation(s, { kind: 'layPost', square })).toEqual({ code: 'noRoadCard', square });
    for (const square of [sq(1, 1), sq(1, 2)])
      expect(violation(s, { kind: 'layPost', square })).toEqual({ code: 'notConnected', square });
  });

  test.each([
    [['tool'], true],
    [['barfolk friman', 'tool'], true],
    [['barfolk friman'], false],
    [['barfolk friman', 'barfolk friman', 'barfolk friman'], false],
    [['barfolk chief', 'barfolk friman'], false],
    [['supply', 'supply'], false],
  ] as const)('[TRADE-01] %j pays for it: %s', (names, pays) => {
    const s = builder(names);
    const pay = line(hand(s, 0, ...names));
    expect(allowed(s, { kind: 'foundPost', pay })).toBe(pays);
  });

  test('[TRADE-01] two a player and no more; both may lie on one card, and beside those of others', () => {
    const s = layPosts(builder(times<CardName>(4, 'barfolk friman')), 1, [4, 2], [4, 2]);
    const pay = (state: GameState) => hand(state, 0, 'friman', 'friman');
    let state = play(s, { kind: 'foundPost', pay: pay(s) }, { kind: 'layPost', square: sq(4, 2) });
    expect(tradeState.hasStar(state, 0)).toBe(false);
    state = play(state, { kind: 'foundPost', pay: pay(state) }, { kind: 'layPost', square: sq(4, 2) });
    expect([0, 1, 2].map((seat) => tradeState.postsAt(state, seat, sq(4, 2)))).toEqual([2, 2, 0]);
    expect(tradeState.hasStar(state, 0)).toBe(true);
    const third = layPosts(builder(), 0, [4, 2], [4, 4]);
    expect(violation(third, { kind: 'foundPost', pay: pay(third) })).toEqual({ code: 'noPostLeft' });
  });

  test('[TRADE-01] without a road card there is nowhere to build one, and without a city none is connected', () => {
    const bare = debug.arrange({
      config: TRADING,
      bare: true,
      day: 7,
      tiles: [{ at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 }],
      hands: { 0: ['friman', 'friman'] },
    });
    expect(refused(bare, { kind: 'foundPost', pay: hand(bare, 0, 'friman', 'friman') })).toBe('nowhereForPost');
    const lost = field({
      config: TRADING,
      hands: { 0: ['friman', 'friman'] },
      tiles: [{ at: [4, 1], card: 'barfolk city4', level: 1, owner: 1 }],
    });
    expect(refused(lost, { kind: 'foundPost', pay: hand(lost, 0, 'friman', 'friman') })).toBe('nowhereForPost');
  });

  test('[TRADE-01] the first lies simple side up, with the second both turn to the star side', () => {
    const names: readonly CardName[] = ['supply', 'supply'];
    const simple = atPost({ hands: { 0: names } });
    expect(violation(simple, buyDust(...hand(simple, 0, ...names)))).toEqual({ code: 'needsStarPost' });
    // It is traded for on the first one as well as on the second.
    for (const place of [
      [4, 2],
      [4, 4],
    ] as const) {
      const star = atPost({ hands: { 0: names }, heroes: { 0: [place] } }, true);
      expect(isOffered(star, buyDust(...hand(star, 0, ...names)))).toBe(true);
    }
  });

  test('[TRADE-01] a saved game knows its posts, and none of them lies beside a road', () => {
    const s = atPost({}, true);
    expect(viewFor(s, 1).own.trade?.posts[sq(4, 2)]).toBe(1);
    expect(viewFor(layPosts(s, 2, [4, 2]), 'table').own.trade?.posts[sq(4, 2)]).toBe(1 + (1 << 4));
    const forged = layPosts(atPost(), 0, [4, 1]);
    expect(
      item(
        forged.rules.modules.filter(({ id }) => id === 'trade'),
        0,
      ).sound?.(forged),
    ).toBe(false);
  });
});

// ---------------------------------------------------------------- TRADE-02

describe('trades', () => {
  test('[TRADE-02] an artefact of the hand for a chest: it goes under its deck, the chest to the hand', () => {
    const s = atPost({ hands: { 0: ['emberians horse', 'supply'] } });
    const horse = card(s, 0, 'horse');
    const chest = s.top[deckNamed(s, 'chest')] ?? NONE;
    const { state, events } = playLogged(s, sell(horse));
    expect(events).toEqual([{ kind: 'traded', seat: 0, paid: [horse], card: chest }]);
    expect([state.zone[horse], bottomOf(state, HORSE)]).toEqual([HORSE, horse]);
    expect(handNames(state, 0)).toEqual(['chest', 'supply']);
    expect(viewFor(state, 2).players[0]?.hand.map((one) => one.card)).toEqual([chest]);
    expect(deckSize(state, 0)).toBe(deckSize(s, 0));
  });

  test('[TRADE-02] a chest for the top artefact of any deck', () => {
    const s = atPost({ hands: { 0: ['chest'] } });
    const chest = card(s, 0, 'chest');
    const offered = legal(s, 'buyArtefact');
    expect(new Set(offered.map(({ artefact }) => artefact))).toEqual(new Set(CREATE_COSTS.map(([kind]) => kind)));
    const top = s.top[WEAPON] ?? NONE;
    const state = play(s, buy(chest, WEAPON));
    expect(cardsIn(state, handOf(0))).toEqual([top]);
    expect([state.zone[chest], bottomOf(state, deckNamed(s, 'chest'))]).toEqual([deckNamed(s, 'chest'), chest]);
    // What is gained is in the hand, and is played at once.
    expect(allowed(state, attack(heroOf(0, 0, sq(4, 2)), top))).toBe(false);
    expect(copiesLeft(state, 0, top)).toBe(1);
    expect(violation(s, buy(chest, FRIMAN))).toEqual({ code: 'malformed' });
    expect(violation(s, buy(chest, WEAPON, BARFOLK))).toEqual({ code: 'factionNamed' });
  });

  test('[TRADE-02] of the matching artefact the faction is named, and the deck is shuffled', () => {
    const spec = { hands: { 0: ['chest'] }, decks: { title: ['barfolk title', 'cloudborn title'] } } as const;
    const s = atPost(spec);
    const chest = card(s, 0, 'chest');
    expect(
      legal(s, 'buyArtefact')
        .filter(({ artefact }) => artefact === TITLE)
        .map(({ faction }) => faction),
    ).toEqual([0, 1, 2, 3]);
    expect(violation(s, buy(chest, TITLE))).toEqual({ code: 'factionNotNamed' });
    expect(violation(s, buy(chest, TITLE, 5))).toEqual({ code: 'factionNotInPlay' });
    expect(handNames(play(s, buy(chest, TITLE, EMBERIANS)), 0)).toEqual(['emberians title']);
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const one = atPost({ ...spec, seed });
      const before = cardsIn(one, TITLE).filter((other) => cardName(one, other) !== 'emberians title');
      const after = play(one, buy(card(one, 0, 'chest'), TITLE, EMBERIANS));
      return (
        cardsIn(after, TITLE)
          .filter((other) => cardName(one, other) !== 'emberians title')
          .join() === before.join()
      );
    });
    expect(orders).toContain(false);
    // The top one, where none of the faction is left.
    const none = atPost({ ...spec, left: { title: 2 } });
    expect(handNames(play(none, buy(card(none, 0, 'chest'), TITLE, EMBERIANS)), 0)).toEqual(['barfolk title']);
  });

  test('[TRADE-02] two supplies for a stardust, with two posts', () => {
    const s = atPost({ hands: { 0: ['supply', 'supply', 'supply'] } }, true);
    const paid = line(hand(s, 0, 'supply', 'supply'));
    const { state, events } = playLogged(s, buyDust(...paid));
    expect(handNames(state, 0)).toEqual(['stardust', 'supply']);
    expect(eventsOf(events, 'traded').map((event) => event.paid)).toEqual([paid]);
    expect(new Set(cardsIn(state, SUPPLY).slice(-2))).toEqual(new Set(paid));
    const [one = NONE, other = NONE, third = NONE] = hand(s, 0, 'supply', 'supply', 'supply');
    expect(refused(s, { kind: 'buyStardust', cards: [one] })).toBe('malformed');
    expect(refused(s, { kind: 'buyStardust', cards: [one, one] })).toBe('malformed');
    expect(refused(s, { kind: 'buyStardust', cards: line(one, other, third) })).toBe('malformed');
  });

  test('[TRADE-02] with an own hero on an own post, and nobody else, nowhere else', () => {
    const hands = { 0: ['horse', 'chest', 'supply', 'supply'] as const };
    const trades = (s: GameState) =>
      legal(s, 'sellArtefact').length + legal(s, 'buyArtefact').length + legal(s, 'buyStardust').length;
    expect(trades(atPost({ hands }, true))).toBeGreaterThan(0);
    for (const elsewhere of [
      atPost({ hands, heroes: { 0: [[4, 1]] } }, true),
      atPost({ hands, heroes: { 0: [], 1: [[4, 2]] } }, true),
      layPosts(field({ config: TRADING, day: 7, hands, heroes: { 0: [[4, 2]] } }), 1, [4, 2], [4, 2]),
    ]) {
      expect(trades(elsewhere)).toBe(0);
      expect(violation(elsewhere, sell(card(elsewhere, 0, 'horse')))).toEqual({ code: 'notAtPost' });
      expect(violation(elsewhere, buy(card(elsewhere, 0, 'chest'), TOOL))).toEqual({ code: 'notAtPost' });
    }
    // Either hero will do.
    expect(
      trades(
        atPost(
          {
            hands,
            heroes: {
              0: [
                [4, 5],
                [4, 2],
              ],
            },
          },
          true,
        ),
      ),
    ).toBeGreaterThan(0);
  });

  test('[TRADE-02, ORACLE-10, ART-03] of illuminated horses one is named, of doubled supplies two and one with a plain one', () => {
    const s = atPost({ hands: { 0: ['barfolk horse', 'barfolk horse', 'supply', 'supply'] } }, true);
    const doubled = { kind: SUPPLY, spell: { times: 2, wild: false } };
    const [one = NONE, other = NONE] = line(give(s, 0, [doubled, doubled]));
    const [plain = NONE, second = NONE] = line(
      hand(s, 0, 'supply', 'supply', 'supply', 'supply').filter((held) => held !== one && held !== other),
    );
    const [horse = NONE, twin = NONE] = line(hand(s, 0, 'horse', 'horse'));
    expect(legal(s, 'sellArtefact')).toEqual([sell(horse)]);
    expect(refusal(s, sell(twin))).toBeNull();
    const pairs = [buyDust(one, other), buyDust(one, plain), buyDust(plain, second)];
    expect(new Set(legal(s, 'buyStardust').map(({ cards }) => cards.join()))).toEqual(
      new Set(pairs.map(({ cards }) => cards.join())),
    );
    expect(legal(s, 'buyStardust')).toHaveLength(pairs.length);
    expect(refusal(s, buyDust(other, second))).toBeNull();
  });

  test('[TRADE-02] what was traded for is not traded on in that turn, and is in the next', () => {
    const s = atPost({ hands: { 0: ['horse', 'chest'] }, nations: { 0: times<CardName>(9, 'supply') } });
    const old = card(s, 0, 'chest');
    let state = play(s, sell(card(s, 0, 'horse')));
    const fresh = cardsIn(state, handOf(0)).find((one) => one !== old) ?? NONE;
    expect(violation(state, buy(fresh, TOOL))).toEqual({ code: 'justTraded', card: fresh });
    expect(new Set(legal(state, 'buyArtefact').map(({ chest }) => chest))).toEqual(new Set([old]));
    state = play(state, buy(old, TOOL));
    expect(violation(state, sell(card(state, 0, 'tool')))).toEqual({
      code: 'justTraded',
      card: card(state, 0, 'tool'),
    });
    expect(legal(state, 'sellArtefact')).toEqual([]);
    const tool = card(state, 0, 'tool');
    const over = play(state, endTurn);
    expect([tradeState.isJustTraded(state, 0, tool), tradeState.isJustTraded(over, 0, tool)]).toEqual([true, false]);
    expect([...tradeState.state.gained.of(over)].every((seat) => seat === 0)).toBe(true);
  });

  test('[TRADE-02, RULE-24] a partner who ends the turn before does not end it for who has traded', () => {
    const s = atPost({ config: configWith(['stormgates', 'trade', 'teams']), hands: { 0: ['horse'] } });
    const traded = play(s, sell(card(s, 0, 'horse')));
    const chest = card(traded, 0, 'chest');
    const back = play(traded, passHands(2), endTurn);
    expect(decision(back)).toEqual({ kind: 'acting', seat: 0 });
    expect(violation(back, buy(chest, TOOL))).toEqual({ code: 'justTraded', card: chest });
    expect(tradeState.isJustTraded(play(back, endTurn), 0, chest)).toBe(false);
  });

  test('[TRADE-02] any number of trades a turn: every card of the hand, until each has been traded for', () => {
    let s = atPost({ hands: { 0: ['horse', 'tool', 'weapon', 'chest', ...times<CardName>(4, 'supply')] } }, true);
    const kinds = ['sellArtefact', 'buyArtefact', 'buyStardust'] as const;
    let trades = 0;
    for (; trades < 20; trades++) {
      const [next] = kinds.flatMap((kind) => [...legal(s, kind)]);
      if (next === undefined) break;
      s = play(s, next);
    }
    expect(trades).toBe(3 + 1 + 2);
  });

  test('[TRADE-02, RULE-36] no Great Artefact, no borrowed card, and nothing but what is printed on a card', () => {
    const s = atPost({ hands: { 0: ['hammer', 'stardust', 'friman', 'supply', 'supply', 'horse'] } }, true);
    for (const name of ['hammer', 'stardust', 'friman', 'supply'] as const)
      expect(violation(s, sell(card(s, 0, name)))).toEqual({ code: 'wrongCard', card: card(s, 0, name) });
    const [supply = NONE] = hand(s, 0, 'supply');
    expect(violation(s, buyDust(supply, card(s, 0, 'stardust')))).toEqual({
      code: 'wrongCard',
      card: card(s, 0, 'stardust'),
    });
    const horse = card(s, 0, 'horse');
    s.lender[horse] = 2;
    s.lent++;
    expect(violation(s, sell(horse))).toEqual({ code: 'borrowedCard', card: horse });
    const wild = atPost({ hands: { 0: ['friman', 'supply', 'horse'] } }, true);
    for (const name of ['friman', 'horse'] as const) wild.mark[card(wild, 0, name)] = AFFECTED | WILD;
    expect(refused(wild, sell(card(wild, 0, 'friman')))).toBe('wrongCard');
    expect(refused(wild, buyDust(card(wild, 0, 'friman'), card(wild, 0, 'supply')))).toBe('wrongCard');
    expect(isOffered(wild, sell(card(wild, 0, 'horse')))).toBe(true);
  });

  test('[TRADE-02, RULE-36] a charmed artefact is traded as the one card that it is, and its amulet lies under nothing', () => {
    const start = atPost({ hands: { 0: ['amulet', 'horse', 'tool'] }, day: 3 });
    loadDie(start, 2);
    const [amulet, horse] = [card(start, 0, 'amulet'), card(start, 0, 'horse')];
    let s = play(start, charm(amulet, horse));
    expect(copiesLeft(s, 0, horse)).toBe(2);
    s = play(s, sell(horse));
    expect([s.host[amulet], s.mark[horse], s.zone[horse]]).toEqual([NONE, 0, HORSE]);
    expect(cardsIn(s, handOf(0))).toHaveLength(2);
    // On its day it goes on to the next card.
    expect(isOffered(s, charm(amulet, card(s, 0, 'tool')))).toBe(true);
    expect(legal(s, 'sellArtefact').map((action) => action.card)).toEqual([card(s, 0, 'tool')]);
  });

  test('[TRADE-02] not in a battle, and not before the actions of the turn', () => {
    const s = field({
      config: TRADING,
      day: 7,
      step: 'opening',
      hands: { 0: ['horse'] },
      heroes: { 0: [[4, 2]] },
    });
    expect(refused(layPosts(s, 0, [4, 2]), sell(card(s, 0, 'horse')))).toBe('notNow');
    const enemy = atPost({ hands: { 0: ['weapon', 'horse'] }, heroes: { 0: [[4, 2]], 1: [[4, 2]] } });
    const fighting = play(enemy, attack(heroOf(1, 0, sq(4, 2)), card(enemy, 0, 'weapon')));
    expect(refused(fighting, sell(card(fighting, 0, 'horse')))).toBe('notInBattle');
  });

  test('[TRADE-02, RULE-37] ten cards are no bound for a trade, which suspends nothing', () => {
    const s = atPost({ hands: { 0: ['supply', 'supply'] }, nations: { 0: times<CardName>(8, 'supply') } }, true);
    expect(deckSize(s, 0)).toBe(10);
    expect(deckSize(play(s, theDust(s)), 0)).toBe(9);
  });
  const theDust = (s: GameState) => buyDust(...hand(s, 0, 'supply', 'supply'));
});

// ---------------------------------------------------------------- TRADE-03

describe('stardust', () => {
  const hire = (s: GameState, unit: number, ...names: readonly CardName[]) =>
    ({ kind: 'hire', unit, pay: line(hand(s, 0, ...names)) }) as const;

  test('[TRADE-03] one or two supplies in a line, and the line is paid exactly', () => {
    const s = field({ config: TRADING, day: 7, hands: { 0: ['stardust', 'stardust', 'supply', 'supply'] } });
    expect(allowed(s, hire(s, FRIMAN, 'stardust'))).toBe(true);
    expect(allowed(s, hire(s, FRIMAN, 'stardust', 'supply'))).toBe(true);
    expect(allowed(s, hire(s, FRIMAN, 'stardust', 'supply', 'supply'))).toBe(false);
    expect(allowed(s, hire(s, FRIMAN + 1, 'stardust'))).toBe(false);
    expect(allowed(s, hire(s, FRIMAN + 1, 'stardust', 'supply'))).toBe(true);
    expect(allowed(s, hire(s, FRIMAN + 3, 'stardust', 'stardust', 'supply'))).toBe(true);
    expect(allowed(s, hire(s, FRIMAN + 3, 'stardust', 'stardust'))).toBe(false);
  });

  test('[TRADE-03] never split: what one line does not need of it is gone', () => {
    const s = field({
      config: TRADING,
      day: 7,
      hands: { 0: ['stardust', 'tent', 'barfolk lord'] },
      heroes: { 0: [[4, 1]] },
    });
    const dust = card(s, 0, 'stardust');
    const camped = play(s, { kind: 'station', tent: card(s, 0, 'tent'), cards: hand(s, 0, 'lord'), pay: [dust] });
    expect([camped.zone[dust], copiesLeft(camped, 0, dust)]).toEqual([playedOf(0), 0]);
    expect(refused(camped, { kind: 'move', hero: 0, to: sq(4, 2), pay: [dust] })).toBe('alreadyPlayed');
    expect(legal(s, 'move').map(({ to }) => to)).toEqual([sq(4, 2), sq(4, 3)]);
  });

  test.each([
    [2, 4],
    [3, 6],
  ])(
    '[TRADE-03, RULE-38] a %i makes copies of it, each up to two supplies, in one line or in several',
    (face, most) => {
      const start = field({
        config: TRADING,
        day: 7,
        hands: { 0: ['amulet', 'stardust', 'supply'] },
        heroes: { 0: [[4, 1]] },
      });
      loadDie(start, face);
      const dust = card(start, 0, 'stardust');
      const s = play(start, charm(card(start, 0, 'amulet'), dust));
      const pay = Array.from({ length: face }, () => dust);
      expect(allowed(s, { kind: 'hire', unit: most - 2, pay })).toBe(most <= 5);
      expect(allowed(s, { kind: 'move', hero: 0, to: sq(4, 3), pay: [dust] })).toBe(true);
      const moved = play(s, { kind: 'move', hero: 0, to: sq(4, 2), pay: [dust] });
      expect(copiesLeft(moved, 0, dust)).toBe(face - 1);
      expect(allowed(moved, { kind: 'hire', unit: FRIMAN, pay: [dust] })).toBe(true);
    },
  );

  test('[TRADE-03, RULE-38] a 6 makes it one card of any kind, a supply too', () => {
    const start = field({ config: TRADING, day: 7, hands: { 0: ['amulet', 'stardust', 'barfolk friman', 'supply'] } });
    loadDie(start, 6);
    const dust = card(start, 0, 'stardust');
    const s = play(start, charm(card(start, 0, 'amulet'), dust));
    expect(allowed(s, { kind: 'hire', unit: FRIMAN, pay: [dust] })).toBe(false);
    expect(allowed(s, { kind: 'hire', unit: FRIMAN, pay: line(dust, card(s, 0, 'supply')) })).toBe(true);
    expect(allowed(s, { kind: 'foundPost', pay: line(dust, card(s, 0, 'friman')) })).toBe(true);
  });

  test.each([
    [4, 'ambush'],
    [5, 'shelter'],
  ] as const)('[TRADE-03, RULE-38] a %i sends it to the %s of its owner, where it is not lost', (face, where) => {
    const start = field({ config: TRADING, day: 7, hands: { 0: ['amulet', 'stardust'] } });
    loadDie(start, face);
    const dust = card(start, 0, 'stardust');
    const s = play(start, charm(card(start, 0, 'amulet'), dust));
    expect(s.zone[dust]).toBe(where === 'ambush' ? ambushOf(0) : shelterOf(0));
    expect(deckSize(s, 0)).toBe(deckSize(start, 0));
  });

  test('[TRADE-03] it is never suspended: no price for an ambush, and may itself be hidden', () => {
    const s = field({
      config: TRADING,
      day: 7,
      hands: { 0: ['stardust', 'stardust', 'supply'] },
      nations: { 0: times<CardName>(12, 'supply') },
    });
    const [dust = NONE, other = NONE] = hand(s, 0, 'stardust', 'stardust');
    const supply = card(s, 0, 'supply');
    expect(violation(s, { kind: 'ambush', card: supply, price: dust })).toEqual({ code: 'wrongCard', card: dust });
    expect(violation(s, { kind: 'ambush', card: other, price: dust })).toEqual({ code: 'wrongCard', card: dust });
    expect(legal(s, 'ambush').map(({ price }) => price)).toEqual([supply]);
    const hidden = play(s, { kind: 'ambush', card: dust, price: supply });
    expect(cardsIn(hidden, ambushOf(0))).toEqual([dust]);
  });

  test('[TRADE-03] never traded, and no scroll turns it into anything', () => {
    const s = atPost({ hands: { 0: ['stardust', 'stardust', 'scroll'] } }, true);
    const [one = NONE, other = NONE] = hand(s, 0, 'stardust', 'stardust');
    expect(refused(s, sell(one))).toBe('wrongCard');
    expect(refused(s, buyDust(one, other))).toBe('wrongCard');
    expect(refused(s, buy(one, TOOL))).toBe('wrongCard');
    expect(refused(s, convert(card(s, 0, 'scroll'), one, EMBERIANS))).toBe('wrongCard');
  });

  test('[TRADE-03] it counts double in a retreat', () => {
    const start = field({
      config: TRADING,
      day: 1,
      turn: 2,
      heroes: { 1: [[4, 5]], 2: [[4, 5]] },
      hands: { 1: ['stardust', 'supply'], 2: ['barfolk weapon'] },
    });
    const s = play(start, attack(heroOf(1, 0, CROSSING), card(start, 2, 'weapon')), stand);
    const [dust, supply] = [card(s, 1, 'stardust'), card(s, 1, 'supply')];
    const three = legal(s, 'retreat').filter(({ pay }) => pay.length === 2);
    expect(three.length).toBeGreaterThan(0);
    expect(three.every(({ pay }) => pay.includes(dust) && pay.includes(supply))).toBe(true);
    const away = play(s, item(three, 0));
    expect(shelterNames(away, 1)).toEqual(['stardust', 'supply']);
  });

  test('[TRADE-03, RULE-39] on an Unbound it counts once', () => {
    const start = field({
      config: configWith(['unbound', 'stormgates', 'trade']),
      day: 7,
      level: 4,
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'unbound friman', 'stardust'] },
    });
    let s = openAttack(start, 'friman');
    const before = score(s)[0];
    s = play(s, { kind: 'bribe', unit: named(s, lineOf(0), 'friman'), supply: card(s, 0, 'stardust') });
    expect(score(s)[0] - before).toBe(1);
  });
});

// ---------------------------------------------------------------- TRADE-04

describe('chests in the limbo', () => {
  const holding = (names: readonly CardName[], spec: Parameters<typeof field>[0] = {}) =>
    field({
      config: TRADING,
      day: 7,
      hands: { 0: names },
      nations: { 0: times<CardName>(10, 'supply') },
      ...spec,
    });
  const lords: readonly CardName[] = ['barfolk lord', 'cloudborn lord', 'emberians lord', 'islanders lord'];

  test('[TRADE-04] one chest puts up to three cards into ambush, one after the other', () => {
    const s = holding(['chest', ...lords]);
    const [one = NONE, two = NONE, three = NONE, four = NONE] = hand(s, 0, ...lords);
    const chest = card(s, 0, 'chest');
    let state = play(s, { kind: 'ambush', card: one, price: chest });
    expect([decision(state), state.zone[chest]]).toEqual([{ kind: 'hide', seat: 0, left: 2 }, LIMBO]);
    expect(legal(state, 'take').map(({ cards }) => cards)).toEqual([[], ...line(two, three, four).map((one) => [one])]);
    const hidden = playLogged(state, hide(two));
    expect(hidden.events).toEqual([
      { kind: 'ambushed', seat: 0, price: null, count: 1, secret: { cards: [two], seats: 1 } },
    ]);
    state = play(hidden.state, hide(three));
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
    expect(cardsIn(state, ambushOf(0))).toEqual([three, two, one]);
    expect(deckSize(state, 0)).toBe(deckSize(s, 0) - 1);
    expect(refused(state, { kind: 'ambush', card: four, price: four })).toBe('notYourCard');
  });

  test('[TRADE-04] fewer, if one likes', () => {
    const s = holding(['chest', ...lords]);
    const first = play(s, { kind: 'ambush', card: card(s, 0, 'barfolk lord'), price: card(s, 0, 'chest') });
    const done = play(first, hide());
    expect([decision(done)?.kind, cardsIn(done, ambushOf(0)).length]).toEqual(['acting', 1]);
    const two = play(first, hide(card(s, 0, 'cloudborn lord')), hide());
    expect(cardsIn(two, ambushOf(0))).toHaveLength(2);
    expect(violation(first, hide(...hand(s, 0, 'cloudborn lord', 'emberians lord')))).toEqual({
      code: 'tooMany',
      most: 1,
    });
    expect(violation(first, hide(card(s, 0, 'barfolk lord')))).toEqual({ code: 'notOffered' });
  });

  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])('[TRADE-04] still three at most: with %i in ambush there is room for %i', (before, room) => {
    const s = holding(['chest', ...lords], { ambushes: { 0: times<CardName>(before, 'supply') } });
    let state = play(s, { kind: 'ambush', card: card(s, 0, 'barfolk lord'), price: card(s, 0, 'chest') });
    let laid = 1;
    for (; decision(state)?.kind === 'hide'; laid++) state = play(state, item(legal(state, 'take'), 1));
    expect([laid, cardsIn(state, ambushOf(0)).length]).toEqual([room, 3]);
  });

  test('[TRADE-04] no other price does that, a chest in ambush neither; the last card of a hand asks nothing', () => {
    const s = holding(['chest', 'supply', ...lords]);
    const plain = play(s, { kind: 'ambush', card: card(s, 0, 'chest'), price: card(s, 0, 'supply') });
    expect(decision(plain)?.kind).toBe('acting');
    const last = holding(['chest', 'barfolk lord']);
    const done = play(last, { kind: 'ambush', card: card(last, 0, 'lord'), price: card(last, 0, 'chest') });
    expect(decision(done)?.kind).toBe('acting');
  });

  test('[TRADE-04] a borrowed card is not hidden with it, and the deck stays at ten cards', () => {
    const s = holding(['chest', 'barfolk lord', 'cloudborn lord']);
    const lord = card(s, 0, 'cloudborn lord');
    s.lender[lord] = 2;
    s.lent++;
    expect(
      decision(play(s, { kind: 'ambush', card: card(s, 0, 'barfolk lord'), price: card(s, 0, 'chest') }))?.kind,
    ).toBe('acting');
    const two = holding(['chest', 'barfolk lord', 'cloudborn lord', 'emberians lord']);
    two.lender[card(two, 0, 'cloudborn lord')] = 2;
    two.lent++;
    const asked = play(two, { kind: 'ambush', card: card(two, 0, 'barfolk lord'), price: card(two, 0, 'chest') });
    expect(refused(asked, hide(card(two, 0, 'cloudborn lord')))).toBe('notOffered');
    expect(legal(asked, 'take').map(({ cards }) => cards)).toEqual([[], [card(two, 0, 'emberians lord')]]);
    const small = holding(['chest', 'barfolk lord'], { nations: { 0: times<CardName>(8, 'supply') } });
    expect(refused(small, { kind: 'ambush', card: card(small, 0, 'lord'), price: card(small, 0, 'chest') })).toBe(
      'deckTooSmall',
    );
  });

  test('[TRADE-04] others see that a card is hidden, not which', () => {
    const s = holding(['chest', ...lords]);
    const state = play(s, { kind: 'ambush', card: card(s, 0, 'barfolk lord'), price: card(s, 0, 'chest') });
    expect(viewFor(state, 1).decision).toEqual({
      kind: 'hide',
      seat: 0,
      left: 2,
      choice: { cards: null, least: 0, most: 1 },
    });
    expect(viewFor(state, 0).decision).toMatchObject({
      choice: { cards: expect.arrayContaining([expect.objectContaining({ card: card(s, 0, 'islanders lord') })]) },
    });
  });
});

// ---------------------------------------------------------------- TRADE-05

test.each(['stardust', 'chest'] as const)('[TRADE-05] twelve cards of %s, neutral, face up in the pool', (name) => {
  const s = debug.started(TRADING, 'twelve');
  const deck = cardsIn(s, deckNamed(s, name));
  expect(deck).toHaveLength(12);
  expect(deck.map((one) => s.rules.factionOf[one])).toEqual(times(12, -1));
  expect(viewFor(s, 'table').pool.find(({ kind }) => kind === kindNamed(s, name))).toMatchObject({ size: 12 });
});

test('[TRADE-05] they count for no cohort, and a wild one spoils the moral of a line', () => {
  const s = field({
    config: TRADING,
    step: 'opening',
    hands: { 0: ['barfolk friman', 'barfolk chief', 'stardust', 'chest', 'supply', 'stardust'] },
  });
  expect([0, 1, 2, 3].map((faction) => cohortDraw(s, 0, [faction]))).toEqual([0, 0, 0, 0]);
  const start = field({
    config: TRADING,
    day: 7,
    level: 4,
    heroes: { 0: [[4, 3]] },
    hands: { 0: ['barfolk weapon', 'chest', 'barfolk lord'] },
  });
  start.mark[card(start, 0, 'chest')] = AFFECTED | WILD;
  const fought = openAttack(start, 'lord');
  expect(score(fought)[0]).toBe(1 + 4 + 1);
  expect(score(play(fought, lay(card(start, 0, 'chest'))))[0]).toBe(1 + 4 + 4);
});

test('[TRADE-05] neither fights', () => {
  const start = field({
    config: TRADING,
    day: 7,
    level: 4,
    heroes: { 0: [[4, 3]] },
    hands: { 0: ['barfolk weapon', 'chest', 'stardust'] },
  });
  const s = openAttack(start);
  for (const name of ['chest', 'stardust'] as const) expect(refused(s, lay(card(s, 0, name)))).toBe('noStrength');
});

test('[TRADE-05] an empty deck ends that trade', () => {
  const spec = { hands: { 0: ['horse', 'chest', 'supply', 'supply'] } } as const;
  const none = atPost({ ...spec, left: { chest: 0, stardust: 0, weapon: 0 } }, true);
  expect(violation(none, sell(card(none, 0, 'horse')))).toEqual({ code: 'deckEmpty', kind: kindNamed(none, 'chest') });
  expect(violation(none, buyDust(...hand(none, 0, 'supply', 'supply')))).toEqual({
    code: 'deckEmpty',
    kind: kindNamed(none, 'stardust'),
  });
  expect(violation(none, buy(card(none, 0, 'chest'), WEAPON))).toEqual({ code: 'deckEmpty', kind: WEAPON });
  expect(legal(none, 'buyArtefact').map(({ artefact }) => artefact)).not.toContain(WEAPON);
  expect(allowed(none, buy(card(none, 0, 'chest'), TOOL))).toBe(true);
});

test('[SG-12] trade needs The Stormgates', () => {
  expect(checkConfig(standardConfig(4, ['trade']))).toEqual({
    kind: 'moduleNeeds',
    module: 'trade',
    needs: 'stormgates',
  });
  expect(checkConfig(TRADING)).toBeNull();
  expect(refusal(debug.started(configWith(['stormgates']), 'none'), sell(0))).toEqual({ code: 'malformed' });
});
