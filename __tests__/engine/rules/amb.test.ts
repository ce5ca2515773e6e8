import {
  AMBUSH_SIZE,
  ambushOf,
  cardsIn,
  decision,
  deckSize,
  eventFor,
  handOf,
  LIMBO,
  nationOf,
  NONE,
  shelterOf,
  SMALLEST_DECK,
  STRAIGHT,
  viewFor,
  type Action,
  type Card,
  type GameState,
} from '@battalia/engine/testing';
import {
  ambushNames,
  card,
  contents,
  eventsOf,
  hand,
  handNames,
  legal,
  named,
  play,
  playLogged,
  refused,
  sq,
  times,
  violation,
  type CardName,
} from '../support';
import { begin, endTurn, field, fight, line, nextTurn, openAttack, stand, type Field } from '../battlefield';

const TENT_DAY = 6;
const supplies = (count: number): CardName[] => times<CardName>(count, 'supply');

/** Seat 0 with these cards in hand and a deck that is large enough. */
const holding = (names: readonly CardName[], spec: Field = {}): GameState =>
  field({ day: TENT_DAY, nations: { 0: supplies(12) }, ...spec, hands: { 0: names } });
const ambush = (own: Card, price: Card): Action => ({ kind: 'ambush', card: own, price });

// ---------------------------------------------------------------- AMB-01

test('[AMB-01] a hand card goes face down into ambush for another one that is suspended to the limbo', () => {
  const s = holding(['lord', 'friman', 'chief']);
  const [lord, friman] = hand(s, 0, 'lord', 'friman');
  const { state, events } = playLogged(s, ambush(lord ?? NONE, friman ?? NONE));
  expect(cardsIn(state, ambushOf(0))).toEqual([lord]);
  expect(cardsIn(state, LIMBO)).toEqual([friman]);
  expect(cardsIn(state, handOf(0))).toEqual(hand(s, 0, 'chief'));
  expect(eventsOf(events, 'ambushed')).toEqual([
    { kind: 'ambushed', seat: 0, price: friman, count: 1, secret: { cards: [lord], seats: 1 } },
  ]);
  expect(viewFor(state, 3).limbo.map((seen) => seen.card)).toEqual([friman]);
});

test('[AMB-01] both must be in the hand, and be two cards', () => {
  const s = holding(['lord', 'friman'], { shelters: { 0: ['chief'] } });
  const [lord, friman] = hand(s, 0, 'lord', 'friman');
  const buried = named(s, shelterOf(0), 'chief');
  expect(violation(s, ambush(buried, lord ?? NONE))).toEqual({ code: 'notYourCard', card: buried });
  expect(violation(s, ambush(lord ?? NONE, buried))).toEqual({ code: 'notYourCard', card: buried });
  expect(violation(s, ambush(lord ?? NONE, lord ?? NONE))).toEqual({ code: 'notYourCard', card: lord });
  expect(violation(s, ambush(-1, friman ?? NONE))).toEqual({ code: 'notYourCard', card: -1 });
  expect(legal(s, 'ambush')).toEqual(
    [ambush(lord ?? NONE, friman ?? NONE), ambush(friman ?? NONE, lord ?? NONE)].sort((a, b) =>
      a.kind === 'ambush' && b.kind === 'ambush' ? a.card - b.card : 0,
    ),
  );
});

test('[AMB-01] a card that was played in a line is neither laid in ambush nor suspended', () => {
  const start = holding(['lord', 'friman', 'supply', 'chief']);
  const s = play(
    start,
    { kind: 'build', tile: STRAIGHT, level: 0, pay: line(hand(start, 0, 'friman', 'supply')) },
    { kind: 'place', square: sq(3, 1), quarters: 0 },
  );
  const friman = card(start, 0, 'friman');
  expect(violation(s, ambush(friman, card(s, 0, 'lord')))).toEqual({ code: 'notYourCard', card: friman });
  expect(violation(s, ambush(card(s, 0, 'lord'), friman))).toEqual({ code: 'notYourCard', card: friman });
});

test('[AMB-01] any card: supplies, artefacts and Great Artefacts too', () => {
  const s = holding(['supply', 'tool', 'horn']);
  expect(legal(s, 'ambush')).toHaveLength(6);
});

test('[AMB-01] at most three at a time', () => {
  const three = holding(['lord', 'friman'], { ambushes: { 0: ['chief', 'chief', 'priest'] } });
  expect(AMBUSH_SIZE).toBe(3);
  expect(violation(three, ambush(card(three, 0, 'lord'), card(three, 0, 'friman')))).toEqual({ code: 'ambushFull' });
  const two = holding(['lord', 'friman'], { ambushes: { 0: ['chief', 'chief'] } });
  const filled = play(two, ambush(card(two, 0, 'lord'), card(two, 0, 'friman')));
  expect(cardsIn(filled, ambushOf(0))).toHaveLength(3);
  // The third has room: nothing older is asked to leave.
  expect(decision(filled)).toEqual({ kind: 'acting', seat: 0 });
});

test('[AMB-01] of two cards that are alike one may be the price of the other', () => {
  const s = holding(['barfolk lord', 'barfolk lord']);
  const [one, other] = line(hand(s, 0, 'lord', 'lord'));
  expect(legal(s, 'ambush')).toEqual([ambush(one ?? NONE, other ?? NONE)]);
});

// ---------------------------------------------------------------- AMB-02

test('[AMB-02] a suspension may leave ten cards, and not nine', () => {
  const eleven = holding(['lord', 'friman'], { nations: { 0: supplies(9) } });
  expect([SMALLEST_DECK, deckSize(eleven, 0)]).toEqual([10, 11]);
  expect(legal(eleven, 'ambush')).toHaveLength(2);
  const ten = play(eleven, ambush(card(eleven, 0, 'lord'), card(eleven, 0, 'friman')));
  expect(deckSize(ten, 0)).toBe(10);
  const another = holding(['lord', 'friman'], { nations: { 0: supplies(8) } });
  expect(violation(another, ambush(card(another, 0, 'lord'), card(another, 0, 'friman')))).toEqual({
    code: 'deckTooSmall',
  });
  expect(legal(another, 'ambush')).toEqual([]);
});

test('[AMB-02] every card owned counts: hand, nation, shelter, in play, ambush, tents and what they hold', () => {
  const s = holding(['lord', 'friman', 'supply', 'chief'], {
    nations: { 0: ['supply'] },
    shelters: { 0: ['supply'] },
    ambushes: { 0: ['supply'] },
    camps: {
      0: [
        { tent: 'barfolk tent', cards: ['priest'] },
        { tent: 'pavilion', cards: ['priest'] },
      ],
    },
  });
  expect(deckSize(s, 0)).toBe(11);
  const building = play(
    s,
    { kind: 'build', tile: STRAIGHT, level: 0, pay: line(hand(s, 0, 'friman', 'supply')) },
    { kind: 'place', square: sq(3, 1), quarters: 0 },
  );
  expect(deckSize(building, 0)).toBe(11);
  const ten = play(building, ambush(card(building, 0, 'lord'), card(building, 0, 'chief')));
  expect(deckSize(ten, 0)).toBe(10);
});

test('[AMB-02] newly acquired cards count at once', () => {
  const s = holding(['lord', 'friman', 'supply', 'supply'], { nations: { 0: supplies(6) } });
  expect(violation(s, ambush(card(s, 0, 'lord'), card(s, 0, 'friman')))).toEqual({ code: 'deckTooSmall' });
  const hired = play(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'supply', 'supply') });
  expect(deckSize(hired, 0)).toBe(12);
  expect(deckSize(play(hired, ambush(card(hired, 0, 'lord'), card(hired, 0, 'friman'))), 0)).toBe(11);
});

test('[AMB-02] a borrowed card does not count, and a lent one does', () => {
  const start = field({
    day: TENT_DAY,
    hands: { 0: ['hand', 'lord', 'friman'] },
    nations: { 0: supplies(7), 1: supplies(10) },
  });
  const looking = play(start, { kind: 'borrow', by: card(start, 0, 'hand'), from: 1 });
  const s = play(looking, { kind: 'take', cards: [named(looking, nationOf(1), 'supply')] });
  expect([deckSize(s, 0), deckSize(s, 1)]).toEqual([10, 10]);
  expect(violation(s, ambush(card(s, 0, 'lord'), card(s, 0, 'friman')))).toEqual({ code: 'deckTooSmall' });
});

// ---------------------------------------------------------------- AMB-03

test('[AMB-03] only the owner sees what lies in ambush', () => {
  const s = holding(['lord', 'friman']);
  const [lord] = hand(s, 0, 'lord');
  const { state, events } = playLogged(s, ambush(lord ?? NONE, card(s, 0, 'friman')));
  expect(viewFor(state, 0).players[0]?.ambush?.map((seen) => seen.card)).toEqual([lord]);
  for (const viewer of [1, 2, 3, 'table'] as const) {
    expect(viewFor(state, viewer).players[0]?.ambush).toBeNull();
    expect(viewFor(state, viewer).players[0]?.ambushSize).toBe(1);
    expect(
      eventsOf(
        events.map((event) => eventFor(event, viewer)),
        'ambushed',
      ).map(({ secret }) => secret.cards),
    ).toEqual([[]]);
  }
  expect(
    eventsOf(
      events.map((event) => eventFor(event, 0)),
      'ambushed',
    ).map(({ secret }) => secret.cards),
  ).toEqual([[lord]]);
});

test('[AMB-03] it stays through the own discard and comes back, unrevealed, at the next own turn', () => {
  const start = holding(['lord', 'friman']);
  const lord = card(start, 0, 'lord');
  const hidden = play(start, ambush(lord, card(start, 0, 'friman')));
  const waiting = play(hidden, endTurn);
  expect(cardsIn(waiting, ambushOf(0))).toEqual([lord]);
  expect(cardsIn(waiting, handOf(0))).toHaveLength(6);
  const next = nextTurn(hidden);
  expect(cardsIn(next, ambushOf(0))).toEqual([lord]);
  const { state, events } = playLogged(next, begin);
  expect(cardsIn(state, handOf(0))).toContain(lord);
  expect(cardsIn(state, handOf(0))).toHaveLength(7);
  expect(ambushNames(state, 0)).toEqual([]);
  expect(
    eventsOf(
      events.map((event) => eventFor(event, 1)),
      'raised',
    ),
  ).toEqual([{ kind: 'raised', seat: 0, count: 1, secret: { cards: [], seats: 1 } }]);
  const again = play(state, ambush(lord, named(state, handOf(0), 'supply')));
  expect(cardsIn(again, ambushOf(0))).toEqual([lord]);
});

test.each(['mulligan', 'cohort'] as const)('[AMB-03] it comes back after step 1: a %s does not touch it', (opening) => {
  const s = field({
    step: 'opening',
    hands: { 0: ['barfolk friman', 'barfolk chief', 'barfolk lord'] },
    ambushes: { 0: ['emberians lord', 'barfolk priest'] },
    nations: { 0: supplies(9) },
  });
  const after = play(
    s,
    opening === 'mulligan' ? { kind: 'mulligan' } : { kind: 'cohort', factions: [0], draw: 1, witness: 1 },
  );
  expect(handNames(after, 0)).toEqual(
    opening === 'mulligan'
      ? ['barfolk priest', 'emberians lord', ...supplies(5)]
      : ['barfolk chief', 'barfolk friman', 'barfolk lord', 'barfolk priest', 'emberians lord', 'supply'],
  );
});

test('[AMB-03] under attack the owner raises all of it or none', () => {
  const s = field({
    level: 1,
    hands: { 0: ['emberians weapon', 'lord'], 1: [] },
    ambushes: { 1: ['priest', 'chief'] },
    heroes: { 0: [[4, 3]] },
  });
  const reply = play(openAttack(s, 'lord'), stand);
  expect(handNames(play(reply, fight(0, true)), 1)).toEqual(contents(reply, ambushOf(1)));
  expect(handNames(play(reply, fight(0, false)), 1)).toEqual([]);
  expect(legal(reply, 'fight').map(({ raise }) => raise)).toEqual([false, true]);
  const without = field({ level: 1, hands: { 0: ['emberians weapon', 'lord'] }, heroes: { 0: [[4, 3]] } });
  const bare = play(openAttack(without, 'lord'), stand);
  expect(refused(bare, fight(0, true))).toBe('noAmbush');
});
