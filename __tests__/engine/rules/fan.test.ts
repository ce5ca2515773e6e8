import {
  ambushOf,
  bandOf,
  campOf,
  cardsIn,
  CHIEF,
  cohortDraw,
  createGame,
  deckSize,
  debug,
  decision,
  decode,
  encode,
  FRIMAN,
  guestsOf,
  handOf,
  heroicState,
  item,
  kindOf,
  legalActions,
  LIMBO,
  lineOf,
  LORD,
  nationOf,
  NONE,
  playedOf,
  PRIEST,
  refusal,
  shelterOf,
  standardConfig,
  STRAIGHT,
  termsOf,
  viewFor,
  type ActionOf,
  type Card,
  type GameState,
} from '@battalia/engine/testing';
import {
  arrange,
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
  BARFOLK,
  besieging,
  callOff,
  charm,
  cityAt,
  CLOUDBORN,
  configWith,
  convert,
  EMBERIANS,
  endTurn,
  field,
  fight,
  HOME,
  HORSE_DAY,
  lay,
  line,
  pass,
  promote,
  score,
  stand,
  type Field,
} from '../battlefield';

const config = configWith(['fanatics']);
const RANKS = [FRIMAN, CHIEF, PRIEST, LORD];
/** A deck of which something may be suspended. */
const MANY = { 0: times<CardName>(12, 'supply'), 1: times<CardName>(12, 'supply') };
const sacrifice = (one: Card, price: Card): ActionOf<'sacrifice'> => ({ kind: 'sacrifice', card: one, price });

const isFanatic = (s: GameState, one: Card): boolean => bandOf(s.rules, one) === 'fanatic';
const fanaticsIn = (s: GameState, zone: number): number => cardsIn(s, zone).filter((one) => isFanatic(s, one)).length;

const acting = (names: readonly CardName[], spec: Field = {}): GameState =>
  field({ config, day: HORSE_DAY, shelters: MANY, ...spec, hands: { 0: names, ...spec.hands } });

/** The attacker (Bärfolk) has opened with a Bärfolk weapon against a city of level 4. */
const opened = (names: readonly CardName[], spec: Field = {}): GameState =>
  openAttack(besieging(names, { config, shelters: MANY, ...spec }));

// ---------------------------------------------------------------- FAN-01

test.each([2, 3, 4] as const)(
  '[FAN-01] with %i players eight Fanatics, two of each rank, are in the unit decks when the first cards are dealt',
  (players) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const s = debug.started(configWith(['fanatics'], {}, players), seed);
      expect(RANKS.map((rank) => fanaticsIn(s, rank))).toEqual([2, 2, 2, 2]);
      for (let seat = 0; seat < players; seat++)
        expect(fanaticsIn(s, nationOf(seat)) + fanaticsIn(s, handOf(seat))).toBe(0);
    }
  },
);

test('[FAN-01] shuffled in: they do not lie together at one end of a deck, of no rank', () => {
  for (const rank of RANKS) {
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const s = debug.started(config, seed);
      return cardsIn(s, rank)
        .map((unit, i) => (isFanatic(s, unit) ? i : NONE))
        .filter((i) => i !== NONE)
        .join();
    });
    expect(new Set(places).size).toBeGreaterThan(3);
  }
});

test('[FAN-01] eight in the box, and none in a game without them', () => {
  const count = (s: GameState): number =>
    Array.from({ length: s.rules.cards }, (_, i) => i).filter((one) => isFanatic(s, one)).length;
  expect(count(debug.started(config, 'box'))).toBe(8);
  expect(count(debug.started(configWith(['unbound']), 'box'))).toBe(0);
});

test('[FAN-01, SG-12] they need no other module, and go with the others', () => {
  for (const modules of [['fanatics'], ['unbound', 'fanatics'], ['stormgates', 'gates', 'trade', 'fanatics']] as const)
    expect(fanaticsIn(debug.started(standardConfig(4, modules), 'needs'), LORD)).toBe(2);
});

/** Every position of a draft, whoever chooses the first there is. */
function drafts(bandsFirst: boolean, seed: string): { readonly asked: readonly GameState[]; readonly done: GameState } {
  let s = createGame(standardConfig(4, ['unbound', 'draft', 'fanatics'], { bandsFirst }), seed);
  const asked: GameState[] = [];
  while (decision(s)?.kind !== 'opening') {
    if (decision(s)?.kind === 'draft') asked.push(s);
    s = play(s, item(legalActions(s), 0));
  }
  return { asked, done: s };
}

test.each([false, true])('[FAN-01, DRAFT-02] nobody drafts one; in the decks before it: %s', (bandsFirst) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { asked, done } = drafts(bandsFirst, seed);
    expect(asked).toHaveLength(5 * 3);
    expect(asked.map((s) => fanaticsIn(s, FRIMAN))).toEqual(times(15, bandsFirst ? 2 : 0));
    const offered = asked.flatMap((s) =>
      legal(s, 'take').flatMap(({ cards }) => cards.map((one) => isFanatic(s, one))),
    );
    expect(offered.length).toBeGreaterThan(15);
    expect(offered).not.toContain(true);
    expect(RANKS.map((rank) => fanaticsIn(done, rank))).toEqual([2, 2, 2, 2]);
  }
});

test('[FAN-01] the price of their deck, and two supplies instead of one', () => {
  const s = acting(times<CardName>(5, 'supply'), { decks: { priest: ['fanatic priest', 'barfolk priest'] } });
  expect(refused(s, { kind: 'hire', unit: PRIEST, pay: hand(s, 0, 'supply', 'supply', 'supply') })).toBe('doesNotPay');
  const pay = hand(s, 0, ...times<CardName>(4, 'supply'));
  const { state, events } = playLogged(s, { kind: 'hire', unit: PRIEST, pay });
  expect(eventsOf(events, 'gained').map((event) => cardName(state, event.card))).toEqual([
    'fanatic priest',
    'supply',
    'supply',
  ]);
  const others = acting(times<CardName>(5, 'supply'), { decks: { priest: ['barfolk priest'] } });
  const hired = playLogged(others, {
    kind: 'hire',
    unit: PRIEST,
    pay: hand(others, 0, ...times<CardName>(4, 'supply')),
  });
  expect(eventsOf(hired.events, 'gained')).toHaveLength(2);
});

test.each([0, 1])('[FAN-01, HIRE-02] as long as supplies last: %i are left', (supply) => {
  const s = acting(times<CardName>(2, 'supply'), { decks: { friman: ['fanatic friman'] }, left: { supply } });
  const { events } = playLogged(s, { kind: 'hire', unit: FRIMAN, pay: hand(s, 0, 'supply', 'supply') });
  expect(eventsOf(events, 'gained')).toHaveLength(1 + supply);
});

test('[FAN-01, TURN-03] they count for every cohort, each for one', () => {
  const names: CardName[] = ['barfolk friman', 'barfolk chief', 'emberians friman', 'emberians lord'];
  const s = arrange({ config, step: 'opening', hands: { 0: [...names, 'fanatic lord', 'supply'] } });
  expect(
    [[BARFOLK], [EMBERIANS], [CLOUDBORN], [BARFOLK, EMBERIANS]].map((factions) => cohortDraw(s, 0, factions)),
  ).toEqual([1, 1, 0, 0]);
  const two = arrange({ config, step: 'opening', hands: { 0: [...names, 'fanatic lord', 'fanatic chief'] } });
  expect(cohortDraw(two, 0, [BARFOLK, EMBERIANS])).toBe(2);
});

test('[FAN-01, BATTLE-09] they leave a line its moral', () => {
  const s = opened(['fanatic priest', 'supply']);
  const laid = play(s, sacrifice(card(s, 0, 'priest'), card(s, 0, 'supply')));
  expect(termsOf(laid, 0).map((term) => [term.kind, term.strength])).toEqual([
    ['card', 1],
    ['card', 6],
    ['moral', 1],
  ]);
});

// ---------------------------------------------------------------- FAN-02: the sacrifice

test('[FAN-02] not played before a card is suspended for it, in no line and no battle', () => {
  const s = acting(['fanatic chief', 'barfolk chief', 'supply', 'supply'], { heroes: { 0: [[4, 3]] } });
  const fanatic = card(s, 0, 'fanatic chief');
  const owed = { code: 'needsSacrifice', card: fanatic };
  expect(violation(s, { kind: 'upgrade', square: HOME, pay: line(fanatic, card(s, 0, 'barfolk chief')) })).toEqual(
    owed,
  );
  expect(violation(s, { kind: 'upgrade', square: HOME, pay: [fanatic, fanatic] })).toEqual(owed);
  expect(legal(s, 'upgrade')).toEqual([]);
  const fighting = opened(['fanatic chief', 'supply']);
  const chief = card(fighting, 0, 'chief');
  expect(violation(fighting, lay(chief))).toEqual({ code: 'needsSacrifice', card: chief });
  expect(legal(fighting, 'lay')).toEqual([]);
});

test('[FAN-02] the sacrifice goes from the hand to the limbo, and everybody sees for whom', () => {
  const s = acting(['fanatic chief', 'emberians lord', 'supply']);
  const [chief, lord] = [card(s, 0, 'chief'), card(s, 0, 'lord')];
  const { state, events } = playLogged(s, sacrifice(chief, lord));
  expect(events).toEqual([{ kind: 'sacrificed', seat: 0, card: chief, price: lord }]);
  expect(cardsIn(state, LIMBO)).toEqual([lord]);
  expect([deckSize(s, 0), deckSize(state, 0)]).toEqual([19, 18]);
  expect(handNames(state, 0)).toEqual(['fanatic chief', 'supply']);
  const seen = viewFor(state, 1).players[0]?.hand ?? [];
  expect(seen.map((one) => [cardName(state, one.card), one.copies])).toEqual([['fanatic chief', 2]]);
  expect(viewFor(s, 1).players[0]?.hand).toEqual([]);
});

test('[FAN-02] a save with one that counts twice is beyond doubt', () => {
  const s = acting(['fanatic chief', 'supply']);
  const ready = play(s, sacrifice(card(s, 0, 'chief'), card(s, 0, 'supply')));
  expect(decode(encode(ready))).toMatchObject({ ok: true, doubt: null });
});

test('[FAN-02] then it counts twice in one line, and never once only', () => {
  const s = acting(['fanatic chief', 'barfolk chief', 'supply']);
  const chief = card(s, 0, 'fanatic chief');
  const ready = play(s, sacrifice(chief, card(s, 0, 'supply')));
  expect(new Set(legal(ready, 'upgrade').map(({ pay }) => pay.join()))).toEqual(
    new Set([line(chief, chief).join(), line(chief, card(s, 0, 'barfolk chief')).join()]),
  );
  const raised = play(ready, { kind: 'upgrade', square: HOME, pay: [chief, chief] });
  expect([raised.level[HOME], raised.left[chief]]).toEqual([2, 0]);
  expect(violation(raised, { kind: 'upgrade', square: HOME, pay: [chief, chief] })).toEqual({
    code: 'alreadyPlayed',
    card: chief,
  });
  expect(violation(ready, { kind: 'upgrade', square: HOME, pay: [chief, chief, chief] })).toEqual({
    code: 'alreadyPlayed',
    card: chief,
  });
});

test('[FAN-02, LINE-04] or forked, over two lines', () => {
  const s = acting(['fanatic friman', 'supply', 'supply', 'emberians lord']);
  const [friman, one, other] = [card(s, 0, 'friman'), card(s, 0, 'supply'), card(s, 0, 'supply', 1)];
  let next = play(s, sacrifice(friman, card(s, 0, 'lord')));
  next = play(next, { kind: 'build', tile: STRAIGHT, level: 0, pay: line(friman, one) });
  const [place] = legal(next, 'place');
  if (place === undefined) throw new Error('nowhere');
  next = play(next, place);
  expect([next.zone[friman], next.left[friman]]).toEqual([playedOf(0), 1]);
  expect(legal(next, 'build').some(({ pay }) => pay.join() === line(friman, other).join())).toBe(true);
  expect(legal(next, 'sacrifice')).toEqual([]);
});

test('[FAN-02] it fights with twice its strength, laid at once', () => {
  const s = opened(['fanatic lord', 'supply']);
  expect(score(s)[0]).toBe(1 + 1);
  const lord = card(s, 0, 'lord');
  const { state, events } = playLogged(s, sacrifice(lord, card(s, 0, 'supply')));
  expect(score(state)[0]).toBe(1 + 8 + 1);
  expect([state.zone[lord], state.laid[lord], state.left[lord]]).toEqual([lineOf(0), 2, 0]);
  expect(events.map(({ kind }) => kind)).toEqual(['sacrificed', 'laid']);
});

test('[FAN-02] the defender sacrifices, too, between the lines of the other side', () => {
  const start = acting(['emberians weapon', 'emberians lord'], {
    heroes: { 0: [[4, 3]] },
    hands: { 1: ['fanatic priest', 'supply', 'fanatic friman'] },
  });
  let s = play(openAttack(start, 'lord'), stand);
  expect(legal(s, 'sacrifice')).toEqual([]);
  s = play(s, fight());
  const [priest, friman, supply] = [card(s, 1, 'priest'), card(s, 1, 'friman'), card(s, 1, 'supply')];
  expect(legal(s, 'sacrifice')).toHaveLength(4);
  expect(isOffered(s, sacrifice(priest, friman))).toBe(true);
  s = play(s, sacrifice(priest, supply));
  expect(score(s)).toEqual([5, 1 + 6]);
  const done = play(s, stand, pass);
  expect(shelterNames(done, 1).filter((name) => name !== 'supply')).toEqual(['fanatic priest']);
  expect(cardsIn(done, LIMBO)).toEqual([supply]);
  expect([done.mark[priest], done.laid[priest]]).toEqual([0, 0]);
});

test('[FAN-02, AMB-02] never below ten cards, whatever is offered', () => {
  const few = (count: number): GameState =>
    acting(['fanatic lord', 'supply'], { nations: { 0: [] }, shelters: { 0: times<CardName>(count, 'supply') } });
  const ten = few(8);
  expect(deckSize(ten, 0)).toBe(10);
  expect(legal(ten, 'sacrifice')).toEqual([]);
  expect(violation(ten, sacrifice(card(ten, 0, 'lord'), card(ten, 0, 'supply')))).toEqual({ code: 'deckTooSmall' });
  const eleven = few(9);
  expect(legal(eleven, 'sacrifice')).toHaveLength(1);
  expect(deckSize(play(eleven, sacrifice(card(eleven, 0, 'lord'), card(eleven, 0, 'supply'))), 0)).toBe(10);
});

test('[FAN-02] not for itself, not for another card, not twice, nothing of others and nothing that is played', () => {
  const s = acting(['fanatic lord', 'barfolk lord', 'supply', 'supply', 'supply'], {
    hands: { 1: ['fanatic chief', 'supply'] },
  });
  const [lord, other, supply] = [card(s, 0, 'fanatic lord'), card(s, 0, 'barfolk lord'), card(s, 0, 'supply')];
  expect(violation(s, sacrifice(lord, lord))).toEqual({ code: 'notYourCard', card: lord });
  expect(violation(s, sacrifice(other, supply))).toEqual({ code: 'wrongCard', card: other });
  expect(violation(s, sacrifice(card(s, 1, 'chief'), supply))).toEqual({
    code: 'notYourCard',
    card: card(s, 1, 'chief'),
  });
  expect(violation(s, sacrifice(lord, card(s, 1, 'supply')))).toEqual({
    code: 'notYourCard',
    card: card(s, 1, 'supply'),
  });
  expect(violation(s, sacrifice(-1, supply))).toEqual({ code: 'notYourCard', card: -1 });
  expect(violation(s, sacrifice(lord, 9999))).toEqual({ code: 'notYourCard', card: 9999 });
  const [first = NONE] = cardsIn(s, shelterOf(0));
  expect(violation(s, sacrifice(lord, first))).toEqual({ code: 'notYourCard', card: first });
  const once = play(s, sacrifice(lord, supply));
  expect(violation(once, sacrifice(lord, card(once, 0, 'supply')))).toEqual({ code: 'wrongCard', card: lord });
  expect(legal(once, 'sacrifice')).toEqual([]);
});

test('[FAN-02] one of each pair of cards is offered, two Fanatics for each other among them', () => {
  const s = acting(['fanatic lord', 'fanatic lord', 'supply', 'supply', 'tool']);
  const lord = Math.min(...hand(s, 0, 'fanatic lord', 'fanatic lord'));
  expect(legal(s, 'sacrifice').map((action) => [cardName(s, action.card), cardName(s, action.price)])).toEqual(
    expect.arrayContaining([
      ['fanatic lord', 'fanatic lord'],
      ['fanatic lord', 'supply'],
    ]),
  );
  expect(legal(s, 'sacrifice')).toHaveLength(3);
  expect(legal(s, 'sacrifice').every((action) => action.card === lord)).toBe(true);
});

test('[FAN-02] of two Fanatics that count twice and are alike, one is offered as a price', () => {
  const s = acting(['fanatic chief', 'fanatic lord', 'fanatic lord', 'supply', 'supply']);
  const [one = NONE, other = NONE] = hand(s, 0, 'fanatic lord', 'fanatic lord');
  const ready = play(s, sacrifice(one, card(s, 0, 'supply')), sacrifice(other, card(s, 0, 'supply', 1)));
  expect(legal(ready, 'sacrifice')).toHaveLength(1);
});

test('[FAN-02, ORACLE-10] of two illuminated horses one is offered as a price, of two Fanatics the other', () => {
  const s = acting(['fanatic lord', 'fanatic lord', 'barfolk horse', 'barfolk horse']);
  const [lord = NONE, twin = NONE] = line(hand(s, 0, 'fanatic lord', 'fanatic lord'));
  const [horse = NONE, other = NONE] = line(hand(s, 0, 'horse', 'horse'));
  expect(legal(s, 'sacrifice')).toEqual(
    [twin, horse].sort((a, b) => a - b).map((price) => ({ kind: 'sacrifice', card: lord, price })),
  );
  for (const action of [sacrifice(lord, other), sacrifice(twin, lord)]) expect(refusal(s, action)).toBeNull();
});

test('[FAN-02] no scroll, no title, no amulet, counted twice or not', () => {
  const s = acting(['fanatic chief', 'scroll', 'title', 'amulet', 'crown', 'book', 'supply']);
  const chief = card(s, 0, 'chief');
  for (const state of [s, play(s, sacrifice(chief, card(s, 0, 'supply')))]) {
    for (const by of ['title', 'crown'] as const)
      expect(violation(state, promote(card(state, 0, by), chief))).toEqual({ code: 'notTransformable', card: chief });
    for (const by of ['scroll', 'book'] as const)
      expect(violation(state, convert(card(state, 0, by), chief, EMBERIANS))).toEqual({
        code: 'notTransformable',
        card: chief,
      });
    expect(violation(state, charm(card(state, 0, 'amulet'), chief))).toEqual({ code: 'notTransformable', card: chief });
  }
});

test('[FAN-02] into a tent and into ambush without a sacrifice', () => {
  const s = acting(['fanatic chief', 'tent', 'supply', 'fanatic lord']);
  const tent = card(s, 0, 'tent');
  const camped = play(s, { kind: 'station', tent, cards: hand(s, 0, 'chief'), pay: hand(s, 0, 'supply') });
  expect(guestsOf(camped, 0, tent).map((one) => cardName(camped, one))).toEqual(['fanatic chief']);
  expect(cardsIn(camped, LIMBO)).toEqual([]);
  const hidden = play(s, { kind: 'ambush', card: card(s, 0, 'lord'), price: card(s, 0, 'supply') });
  expect(cardsIn(hidden, ambushOf(0)).map((one) => cardName(hidden, one))).toEqual(['fanatic lord']);
  expect(cardsIn(hidden, LIMBO)).toHaveLength(1);
});

test('[FAN-02] out of a tent under attack it fights for a sacrifice', () => {
  const start = acting(['emberians weapon', 'emberians lord'], {
    heroes: { 0: [[4, 3]] },
    hands: { 1: ['supply'] },
    camps: { 1: [{ tent: 'tent', cards: ['fanatic lord'] }] },
  });
  let s = play(openAttack(start, 'lord'), stand, fight());
  s = play(s, { kind: 'decamp', tent: named(s, campOf(1), 'tent') });
  const lord = card(s, 1, 'lord');
  expect(refused(s, lay(lord))).toBe('needsSacrifice');
  expect(score(play(s, sacrifice(lord, card(s, 1, 'supply'))))).toEqual([5, 1 + 8]);
});

test('[FAN-02] with the turn it is over', () => {
  const s = acting(['fanatic lord', 'supply']);
  const lord = card(s, 0, 'lord');
  const done = play(s, sacrifice(lord, card(s, 0, 'supply')), endTurn);
  expect([done.mark[lord], done.zone[lord]]).toEqual([0, done.zone[lord]]);
  expect(bandOf(done.rules, lord)).toBe('fanatic');
});

// ---------------------------------------------------------------- rulings

test('[RULE-56, BATTLE-18] an opening with a sacrifice is called off: the Fanatic comes back counting twice', () => {
  const s = opened(['fanatic friman', 'supply', 'supply']);
  const friman = card(s, 0, 'friman');
  const supply = card(s, 0, 'supply');
  const laid = play(s, sacrifice(friman, supply));
  expect(score(laid)[0]).toBe(1 + 2 + 1);
  const off = play(laid, callOff);
  expect([off.zone[friman], off.left[friman], cardsIn(off, LIMBO)]).toEqual([handOf(0), 0, [supply]]);
  const again = openAttack(off);
  expect(legal(again, 'lay').map(({ copies }) => copies)).toEqual([1, 2]);
  expect(score(play(again, lay(friman, 2)))[0]).toBe(4);
});

test('[RULE-56, LINE-04] a copy that a line has used is not laid, the other one is', () => {
  const start = acting(['fanatic friman', 'supply', 'barfolk weapon', 'tool', 'tool'], { heroes: { 0: [[4, 3]] } });
  const friman = card(start, 0, 'friman');
  let s = play(start, sacrifice(friman, card(start, 0, 'tool')));
  s = play(s, { kind: 'build', tile: STRAIGHT, level: 0, pay: line(friman, card(s, 0, 'supply')) });
  const [place] = legal(s, 'place');
  if (place === undefined) throw new Error('nowhere');
  s = play(s, place);
  s = openAttack(s);
  expect(legal(s, 'lay')).toEqual([lay(friman, 1)]);
  expect(score(play(s, lay(friman)))[0]).toBe(1 + 1 + 1);
});

test('[RULE-57] one that a title brings in a battle is not laid from the hand', () => {
  const s = opened(['title', 'emberians friman', 'supply'], {
    decks: { chief: ['fanatic chief'] },
    left: { chief: 1 },
  });
  const titled = play(s, promote(card(s, 0, 'title'), card(s, 0, 'friman')));
  expect(handNames(titled, 0)).toEqual(['fanatic chief', 'supply']);
  expect(score(titled)[0]).toBe(1 + 1);
  const chief = card(titled, 0, 'chief');
  expect(score(play(titled, sacrifice(chief, card(titled, 0, 'supply'))))[0]).toBe(1 + 4 + 1);
});

test('[RULE-57, HEROIC-04] in the place of a laid card it has no strength before the sacrifice, a veteran’s neither', () => {
  const start = opened(['title', 'barfolk friman', 'supply', 'barfolk tool'], {
    config: configWith(['fanatics', 'heroic']),
    decks: { chief: ['fanatic chief'] },
    left: { chief: 1 },
  });
  heroicState.veterans.of(start)[0] = heroicState.ACTIVE;
  let s = play(start, lay(card(start, 0, 'friman')));
  expect(score(s)[0]).toBe(1 + 2 + 4);
  s = play(s, promote(card(s, 0, 'title'), named(s, lineOf(0), 'friman')));
  const chief = named(s, lineOf(0), 'fanatic chief');
  expect(score(s)[0]).toBe(1 + 0 + 4);
  expect(refused(s, lay(chief))).toBe('noStrength');
  expect(legal(s, 'sacrifice').map((action) => [action.card, cardName(s, action.price)])).toEqual([
    [chief, 'barfolk tool'],
    [chief, 'supply'],
  ]);
  s = play(s, sacrifice(chief, card(s, 0, 'supply')));
  // HEROIC-04: once for the card, not for each copy.
  expect(score(s)[0]).toBe(1 + (4 + 1) + 4);
  expect([s.laid[chief], s.left[chief]]).toEqual([2, 0]);
});

test('[RULE-58, TRADE-03, TRADE-04] stardust is no price, a chest hides nothing, a Great Artefact may go', () => {
  const s = acting(['fanatic lord', 'stardust', 'chest', 'hammer', 'barfolk friman'], {
    config: configWith(['stormgates', 'trade', 'fanatics']),
  });
  const lord = card(s, 0, 'lord');
  const dust = card(s, 0, 'stardust');
  expect(violation(s, sacrifice(lord, dust))).toEqual({ code: 'wrongCard', card: dust });
  expect(
    legal(s, 'sacrifice')
      .map(({ price }) => cardName(s, price))
      .sort(),
  ).toEqual(['barfolk friman', 'chest', 'hammer']);
  const given = play(s, sacrifice(lord, card(s, 0, 'chest')));
  expect(viewFor(given, 0).decision?.kind).toBe('acting');
  expect(cardsIn(given, ambushOf(0))).toEqual([]);
});

test('[RULE-58, RULE-07] a borrowed card is no sacrifice; a borrowed Fanatic asks for one', () => {
  const start = acting(['hand', 'supply'], { nations: { 1: ['fanatic chief'] } });
  let s = play(start, { kind: 'borrow', by: card(start, 0, 'hand'), from: 1 });
  s = play(s, { kind: 'take', cards: [named(s, nationOf(1), 'chief')] });
  const chief = card(s, 0, 'chief');
  expect(refused(s, { kind: 'upgrade', square: HOME, pay: [chief, chief] })).toBe('needsSacrifice');
  s = play(s, sacrifice(chief, card(s, 0, 'supply')));
  s = play(s, { kind: 'upgrade', square: HOME, pay: [chief, chief] }, endTurn);
  expect(cardsIn(s, shelterOf(1)).includes(chief)).toBe(true);
  const lent = acting(['hand', 'fanatic lord'], { nations: { 1: ['supply'] } });
  let t = play(lent, { kind: 'borrow', by: card(lent, 0, 'hand'), from: 1 });
  t = play(t, { kind: 'take', cards: [named(t, nationOf(1), 'supply')] });
  const supply = card(t, 0, 'supply');
  expect(violation(t, sacrifice(card(t, 0, 'lord'), supply))).toEqual({ code: 'borrowedCard', card: supply });
  expect(legal(t, 'sacrifice')).toEqual([]);
});

test('[RULE-59, BATTLE-16] a neutral city brings one supply, whoever the lord is', () => {
  const s = acting(['emberians weapon', 'emberians lord'], {
    heroes: { 0: [[2, 3]] },
    decks: { lord: ['fanatic lord'] },
    left: { lord: 1 },
    shelters: {},
  });
  const won = play(s, attack(cityAt(sq(2, 3)), card(s, 0, 'weapon')), lay(card(s, 0, 'lord')), stand);
  expect(shelterNames(won, 0)).toEqual(['fanatic lord', 'supply']);
});

test('[RULE-60] one that counts twice goes into a tent, into ambush or into the limbo, and counts once again', () => {
  const s = acting(['fanatic chief', 'fanatic lord', 'tent', 'supply', 'supply', 'tool']);
  const chief = card(s, 0, 'chief');
  const ready = play(s, sacrifice(chief, card(s, 0, 'tool')));
  const tent = card(ready, 0, 'tent');
  const camped = play(ready, { kind: 'station', tent, cards: [chief], pay: [card(ready, 0, 'supply')] });
  const back = play(camped, { kind: 'decamp', tent });
  expect(refused(back, { kind: 'upgrade', square: HOME, pay: [chief, chief] })).toBe('needsSacrifice');
  const hidden = play(ready, { kind: 'ambush', card: chief, price: card(ready, 0, 'supply') });
  expect([hidden.zone[chief], hidden.mark[chief]]).toEqual([ambushOf(0), 0]);
  const given = play(ready, sacrifice(card(ready, 0, 'lord'), chief));
  expect([given.zone[chief], given.mark[chief]]).toEqual([LIMBO, 0]);
});

// ---------------------------------------------------------------- next to the others

test('[FAN-01, UNB-01] Fanatics and Unbound of a rank are not alike', () => {
  const s = acting(['fanatic chief', 'unbound chief', 'supply', 'supply', 'supply'], {
    config: configWith(['unbound', 'fanatics']),
  });
  const [fanatic, unbound] = [card(s, 0, 'fanatic chief'), card(s, 0, 'unbound chief')];
  expect(violation(s, sacrifice(unbound, card(s, 0, 'supply')))).toEqual({ code: 'wrongCard', card: unbound });
  const pays = (state: GameState): string[] =>
    legal(state, 'upgrade').map(({ pay }) => pay.map((one) => cardName(state, one)).join());
  expect(pays(s)).toEqual([]);
  const ready = play(s, sacrifice(fanatic, card(s, 0, 'supply')));
  expect(
    pays(ready)
      .map((pay) => pay.split(',').sort().join())
      .sort(),
  ).toEqual(['fanatic chief,fanatic chief', 'fanatic chief,unbound chief']);
});

test('[UNB-02, FAN-02] no supply is laid on a Fanatic', () => {
  const s = opened(['fanatic friman', 'supply', 'supply'], { config: configWith(['unbound', 'fanatics']) });
  const friman = card(s, 0, 'friman');
  const laid = play(s, sacrifice(friman, card(s, 0, 'supply')));
  expect(violation(laid, { kind: 'bribe', unit: friman, supply: card(laid, 0, 'supply') })).toEqual({
    code: 'wrongCard',
    card: friman,
  });
});

test('[HEROIC-04, FAN-02] in a veteran’s line a Fanatic chief is worth five', () => {
  const start = opened(['fanatic chief', 'supply'], { config: configWith(['fanatics', 'heroic']) });
  heroicState.veterans.of(start)[0] = heroicState.ACTIVE;
  const s = play(start, sacrifice(card(start, 0, 'chief'), card(start, 0, 'supply')));
  expect(score(s)[0]).toBe(1 + 5 + 4);
});

test('[GA2-06, FAN-02] the Mask takes a Fanatic priest by its rank, and it keeps its copies', () => {
  const start = acting(['barfolk weapon', 'fanatic priest', 'supply', 'barfolk lord'], {
    config: configWith(['stormgates', 'relics', 'fanatics']),
    level: 1,
    heroes: { 0: [[4, 3]] },
    hands: { 1: ['mask', 'cloudborn lord'] },
  });
  let s = openAttack(start);
  const priest = card(s, 0, 'priest');
  s = play(s, sacrifice(priest, card(s, 0, 'supply')), stand, fight());
  expect(score(s)).toEqual([1 + 6 + 1, 1]);
  const taken = play(s, { kind: 'enthral', by: card(s, 1, 'mask'), card: priest });
  expect(score(taken)).toEqual([1 + 1, 1 + 6]);
  const done = play(taken, stand, pass);
  expect(cardsIn(done, shelterOf(0)).includes(priest)).toBe(true);
});

test('[GA2-03, FAN-02] the Banner calls Fanatics with what is printed on them', () => {
  const s = acting(['banner'], {
    config: configWith(['stormgates', 'relics', 'fanatics']),
    shelters: { 0: ['fanatic priest', 'fanatic priest', 'barfolk priest', 'supply'] },
  });
  const priests = cardsIn(s, shelterOf(0)).filter((one) => kindOf(s, one) === PRIEST && isFanatic(s, one));
  const [one = NONE, other = NONE] = priests;
  const called = play(s, { kind: 'muster', by: card(s, 0, 'banner'), card: one }, { kind: 'take', cards: [other] });
  // Six of eight are called, and a third priest would be nine.
  expect(viewFor(called, 0).decision?.kind).toBe('acting');
  expect(handNames(called, 0)).toEqual(['fanatic priest', 'fanatic priest']);
  expect(kindOf(called, one)).toBe(PRIEST);
  expect(playedNames(called, 0)).toEqual(['banner']);
});
