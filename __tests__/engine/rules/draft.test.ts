/** DRAFT: players choose their first cards. */
import {
  at,
  bandOf,
  BOX,
  cardsIn,
  CHIEF,
  clone,
  createGame,
  decision,
  decode,
  encode,
  eventFor,
  FRIMAN,
  handOf,
  item,
  kindOf,
  legalActions,
  nationOf,
  newChance,
  NONE,
  pick,
  PRIEST,
  resample,
  standardConfig,
  SUPPLY,
  toMove,
  viewFor,
  type Card,
  type GameState,
  type Kind,
  type ModuleId,
  type Options,
  type Seat,
} from '@battalia/engine/testing';
import { move, shuffle } from '../../../src/engine/core/piles';
import { eventsOf, legal, play, playLogged, refused, times } from '../support';

const game = (players: number, modules: readonly ModuleId[] = [], options: Options = {}, seed = 'draft'): GameState =>
  createGame(standardConfig(players, [...modules, 'draft'], options), seed);

/** Factions and start cities are chosen. */
function atDraft(s: GameState): GameState {
  let now = s;
  while (decision(now)?.kind !== 'draft') now = play(now, item(legalActions(now), 0));
  return now;
}

const offerOf = (s: GameState, seat: Seat): readonly Card[] => {
  const open = viewFor(s, seat).decision;
  return open?.kind === 'draft' ? (open.choice.cards ?? []).map(({ card }) => card) : [];
};
const roundOf = (s: GameState): number => {
  const open = viewFor(s, 'table').decision;
  return open?.kind === 'draft' ? open.round : NONE;
};
const takes = (card: Card) => ({ kind: 'take', cards: [card] }) as const;
const takeFirst = (s: GameState): GameState => play(s, item(legalActions(s), 0));
const remembered = (s: GameState, seat: Seat): readonly Card[] =>
  viewFor(s, seat).remembered.flatMap(({ cards }) => cards.map(({ card }) => card));
const owned = (s: GameState, seat: Seat): readonly Card[] => (viewFor(s, seat).deck ?? []).map(({ card }) => card);

const byKind = (s: GameState, cards: readonly Card[]): Readonly<Partial<Record<Kind, number>>> => {
  const counts: Partial<Record<Kind, number>> = {};
  for (const card of cards) counts[kindOf(s, card)] = (counts[kindOf(s, card)] ?? 0) + 1;
  return counts;
};

describe('DRAFT-01: rounds', () => {
  test.each([2, 3, 4, 5, 6])(
    '[DRAFT-01] of %i players frimen go forward, backward, forward, chiefs backward, priests forward',
    (players) => {
      let s = atDraft(game(players, players > 4 ? ['stormgates'] : []));
      const { first } = s;
      const forward = Array.from({ length: players }, (_, i) => (first + i) % players);
      const backward = [...forward].reverse();
      const orders = [forward, backward, forward, backward, forward];
      const kinds = [FRIMAN, FRIMAN, FRIMAN, CHIEF, PRIEST];
      const held: (readonly number[])[] = [];
      for (const [round, order] of orders.entries()) {
        // Who is last takes what is left, and is not asked.
        for (const [i, seat] of order.slice(0, -1).entries()) {
          expect([roundOf(s), toMove(s)]).toEqual([round, seat]);
          const offer = offerOf(s, seat);
          expect(offer).toHaveLength(players - i);
          expect(offer.map((card) => kindOf(s, card))).toEqual(offer.map(() => kinds[round]));
          s = takeFirst(s);
        }
        if (s.day > 0) continue;
        held.push(forward.map((seat) => owned(s, seat).length));
      }
      expect(held).toEqual([1, 2, 3, 4].map((cards) => times(players, cards)));
      expect(s.day).toBe(1);
    },
  );

  test.each([2, 4, 6])(
    '[DRAFT-01] then five supplies: %i players begin with their ten cards, six in the hand',
    (players) => {
      let s = atDraft(game(players, players > 4 ? ['stormgates'] : []));
      while (s.day === 0) s = takeFirst(s);
      for (let seat = 0; seat < players; seat++) {
        const ten = [...cardsIn(s, nationOf(seat)), ...cardsIn(s, handOf(seat))];
        expect(byKind(s, ten)).toEqual({ [FRIMAN]: 3, [CHIEF]: 1, [PRIEST]: 1, [SUPPLY]: 5 });
        expect(at(s.size, handOf(seat))).toBe(6);
      }
    },
  );

  test('[DRAFT-01] each takes one of those that lie there, and what was taken is the taker’s', () => {
    const s = atDraft(game(4));
    const seat = toMove(s);
    const offer = offerOf(s, seat);
    for (const card of offer) {
      const after = play(s, takes(card));
      expect(owned(after, seat)).toEqual([card]);
      expect(offerOf(after, toMove(after))).toEqual(offer.filter((other) => other !== card));
    }
    expect(refused(s, { kind: 'take', cards: [] })).toBe('notOffered');
    expect(refused(s, { kind: 'take', cards: offer.slice(0, 2) })).toBe('tooMany');
    expect(refused(s, takes(at(s.top, FRIMAN)))).toBe('notOffered');
    expect(refused(s, takes(at(s.top, SUPPLY)))).toBe('notOffered');
  });

  test('[DRAFT-01] cards of one faction are one choice', () => {
    for (let i = 0; i < 20; i++) {
      const s = atDraft(game(4, [], {}, `alike ${i}`));
      const factions = offerOf(s, toMove(s)).map((card) => s.rules.factionOf[card]);
      expect(legal(s, 'take')).toHaveLength(new Set(factions).size);
    }
  });

  test('[DRAFT-01] the last of a round is told what is left to take', () => {
    let s = atDraft(game(3));
    s = takeFirst(s);
    const [a = NONE, b = NONE] = offerOf(s, toMove(s));
    const last = (s.first + 2) % 3;
    const { state, events } = playLogged(s, takes(a));
    const [own, left] = eventsOf(events, 'drafted');
    expect(own).toEqual({ kind: 'drafted', seat: toMove(s), secret: { cards: [a], seats: 1 << toMove(s) } });
    expect(left).toEqual({ kind: 'drafted', seat: last, secret: { cards: [b], seats: 1 << last } });
    expect(owned(state, last)).toContain(b);
  });

  test('[DRAFT-01, RULE-27] a round is drawn at random: the open top card of the deck may be in it or not', () => {
    const seen = Array.from({ length: 60 }, (_, i) => {
      const s = game(4, [], {}, `random ${i}`);
      const top = at(s.top, FRIMAN);
      return offerOf(atDraft(s), atDraft(s).turn).includes(top);
    });
    // Four of twenty.
    expect(seen.filter(Boolean).length).toBeGreaterThan(2);
    expect(seen.filter(Boolean).length).toBeLessThan(30);
  });

  test('[DRAFT-01, SG-10] it comes after factions and start cities', () => {
    const s = game(4);
    const asked: string[] = [];
    for (let now = s; now.day === 0; now = takeFirst(now)) asked.push(decision(now)?.kind ?? '');
    expect(asked).toEqual([...times(4, 'chooseFaction'), ...times(4, 'chooseCity'), ...times(15, 'draft')]);
  });
});

describe('DRAFT-01: what drafters know', () => {
  test('[DRAFT-01, RULE-28] only who chooses sees what lies there', () => {
    const s = atDraft(game(4));
    const chooser = toMove(s);
    for (const viewer of ['table', 0, 1, 2, 3] as const) {
      const view = viewFor(s, viewer);
      const { decision: open } = view;
      const cards = open?.kind === 'draft' ? open.choice.cards : [];
      expect(cards === null).toBe(viewer !== chooser);
      const shown = view.piles.flatMap((pile) => pile.cards);
      expect(shown).toHaveLength(viewer === chooser ? 4 : 0);
      expect(view.piles.find(({ name, seat }) => name === 'offer' && seat === chooser)?.size).toBe(4);
    }
  });

  test('[DRAFT-01, RULE-28] who has chosen remembers what went on, not who took it, until the round ends', () => {
    const start = atDraft(game(4));
    const [one, two, three, four] = [0, 1, 2, 3].map((i) => (start.first + i) % 4);
    const seats = { one: one ?? 0, two: two ?? 0, three: three ?? 0, four: four ?? 0 };
    const all = offerOf(start, seats.one);
    expect(remembered(start, seats.one)).toEqual([]);

    const [a = NONE, b = NONE, c = NONE] = all;
    const first = play(start, takes(a));
    const passedOn = all.filter((card) => card !== a);
    expect(remembered(first, seats.one)).toEqual(passedOn);
    for (const other of [seats.two, seats.three, seats.four]) expect(remembered(first, other)).toEqual([]);

    const second = play(first, takes(b));
    // The first remembers the same three, wherever they are; the second two of them.
    expect(remembered(second, seats.one)).toEqual(passedOn);
    expect(remembered(second, seats.two)).toEqual(passedOn.filter((card) => card !== b));
    expect(remembered(second, seats.three)).toEqual([]);
    expect(remembered(second, seats.four)).toEqual([]);
    expect(viewFor(second, 'table').remembered).toEqual([]);
    // Whatever the second has taken, the first sees the same.
    const otherwise = play(first, takes(c));
    expect(JSON.stringify(viewFor(otherwise, seats.one))).toBe(JSON.stringify(viewFor(second, seats.one)));
    expect(JSON.stringify(viewFor(otherwise, seats.four))).toBe(JSON.stringify(viewFor(second, seats.four)));

    // The third chooses, the fourth takes what is left, and a new round begins: all is forgotten.
    const third = takeFirst(second);
    expect(roundOf(third)).toBe(1);
    for (const seat of Object.values(seats)) expect(remembered(third, seat)).toEqual([]);
    for (const [seat, own] of [
      [seats.one, a],
      [seats.two, b],
    ] as const) {
      expect(owned(third, seat).filter((card) => all.includes(card))).toEqual([own]);
      const [card] = viewFor(third, (seat + 1) % 4).players[seat]?.hand ?? [];
      expect(card).toBeUndefined();
    }
  });

  test('[DRAFT-01, RULE-28] a deal made up by who remembers lays just those cards where they can be', () => {
    const start = atDraft(game(5, ['stormgates']));
    const seat = toMove(start);
    const s = takeFirst(takeFirst(takeFirst(start)));
    const known = remembered(s, seat);
    expect(known).toHaveLength(4);
    const [{ zones } = { zones: [] }] = viewFor(s, seat).remembered;
    const places = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const imagined = resample(viewFor(s, seat), newChance(`imagine ${i}`));
      const lying = zones.flatMap((zone) => cardsIn(imagined, zone));
      expect([...lying].sort((a, b) => a - b)).toEqual(known);
      places.add(lying.join());
    }
    // In every way in which they could lie.
    expect(places.size).toBeGreaterThan(8);
  });

  test('[DRAFT-01, RULE-28] when the round is over nothing of it is known but the own choice', () => {
    const start = atDraft(game(4));
    const seat = toMove(start);
    const passedOn = offerOf(start, seat).slice(1);
    let s = start;
    while (roundOf(s) === 0) s = takeFirst(s);
    const elsewhere = new Set<boolean>();
    for (let i = 0; i < 80; i++) {
      const imagined = resample(viewFor(s, seat), newChance(`forget ${i}`));
      elsewhere.add(passedOn.some((card) => at(imagined.zone, card) === FRIMAN));
    }
    expect([...elsewhere]).toContain(true);
  });

  test('[DRAFT-01] in the round of chiefs a deal made up lays chiefs, and in that of priests priests', () => {
    for (const kind of [CHIEF, PRIEST]) {
      let s = atDraft(game(4));
      while (kindOf(s, offerOf(s, toMove(s))[0] ?? 0) !== kind) s = takeFirst(s);
      s = takeFirst(s);
      for (let viewer = 0; viewer < 4; viewer++) {
        const imagined = resample(viewFor(s, viewer), newChance(`kind ${viewer}`));
        expect(offerOf(imagined, toMove(s)).map((card) => kindOf(imagined, card))).toEqual(times(3, kind));
      }
    }
  });

  test('[DRAFT-01] who took what is told to nobody else', () => {
    const s = atDraft(game(4));
    const { events } = playLogged(s, item(legalActions(s), 0));
    const [drafted] = eventsOf(events, 'drafted');
    if (drafted === undefined) throw new Error('nothing was drafted');
    for (const viewer of ['table', 0, 1, 2, 3] as const) {
      const told = eventFor(drafted, viewer);
      expect(told.kind === 'drafted' && told.secret.cards.length).toBe(viewer === toMove(s) ? 1 : 0);
    }
  });
});

describe('DRAFT-02: those of no faction', () => {
  const isBand = (s: GameState, card: Card): boolean => bandOf(s.rules, card) !== '';

  test('[DRAFT-02, UNB-01] the Unbound join the pool after the draft', () => {
    let s = atDraft(game(4, ['unbound']));
    while (s.day === 0) {
      expect(cardsIn(s, BOX).filter((card) => isBand(s, card))).toHaveLength(8);
      expect(cardsIn(s, FRIMAN).some((card) => isBand(s, card))).toBe(false);
      s = takeFirst(s);
    }
    for (const deck of [FRIMAN, CHIEF, PRIEST])
      expect(cardsIn(s, deck).filter((card) => isBand(s, card))).toHaveLength(2);
  });

  test('[DRAFT-02] option: they are there before, and one that is drawn is exchanged', () => {
    let top = 0;
    for (let i = 0; i < 12; i++) {
      let s = atDraft(game(4, ['unbound'], { bandsFirst: true }, `first ${i}`));
      expect(cardsIn(s, BOX).some((card) => isBand(s, card))).toBe(false);
      while (s.day === 0) {
        const offer = offerOf(s, toMove(s));
        expect(offer.some((card) => isBand(s, card))).toBe(false);
        if (isBand(s, at(s.top, FRIMAN))) top++;
        s = takeFirst(s);
      }
      for (const deck of [FRIMAN, CHIEF, PRIEST])
        expect(cardsIn(s, deck).filter((card) => isBand(s, card))).toHaveLength(2);
      for (let seat = 0; seat < 4; seat++) expect(owned(s, seat).some((card) => isBand(s, card))).toBe(false);
    }
    expect(top).toBeGreaterThan(0);
  });

  test('[DRAFT-02] what was exchanged is shuffled in again: nobody knows where in the deck it lies', () => {
    const seen = { exchanged: 0, left: 0 };
    for (let i = 0; seen.exchanged < 6 || seen.left < 6; i++) {
      let s = atDraft(game(4, ['unbound'], { bandsFirst: true }, `shuffled ${i}`));
      while (offerOf(s, toMove(s)).length > 2) s = takeFirst(s);
      // The last who is asked in the first round chooses, and the second round is drawn from the shuffled deck.
      const deck = clone(s);
      shuffle(deck, FRIMAN);
      const order = cardsIn(deck, FRIMAN);
      const next = takeFirst(s);
      const offer = offerOf(next, toMove(next));
      expect(offer).toEqual([...order.filter((card) => !isBand(s, card)).slice(0, 4)].sort((a, b) => a - b));
      const rest = order.filter((card) => !offer.includes(card));
      const isExchanged = order.slice(0, 4).some((card) => isBand(s, card));
      expect([i, String(cardsIn(next, FRIMAN)) === String(rest)]).toEqual([i, !isExchanged]);
      expect([...cardsIn(next, FRIMAN)].sort()).toEqual([...rest].sort());
      seen[isExchanged ? 'exchanged' : 'left']++;
    }
  });
});

describe('a draft is kept like everything else', () => {
  test.each([2, 3, 4, 5, 6])('a save of %i players at every choice resumes there', (players) => {
    const modules: readonly ModuleId[] = players > 4 ? ['stormgates', 'teams', 'unbound'] : ['unbound'];
    const chance = newChance('saves');
    for (let s = atDraft(game(players, modules)); s.day === 0;) {
      const decoded = decode(encode(s));
      if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
      expect(legalActions(decoded.state)).toEqual(legalActions(s));
      expect(viewFor(decoded.state, toMove(s))).toEqual(viewFor(s, toMove(s)));
      s = play(s, item(legalActions(s), pick(chance, legalActions(s).length)));
    }
  });

  test.each([
    ['a card of the round too few', (s: GameState) => void s.pending.fill(1, 3, 4)],
    ['another round', (s: GameState) => void s.pending.fill(2, 2, 3)],
    ['another seat', (s: GameState) => void (s.pending[1] = (toMove(s) + 1) % 4)],
    ['more who have chosen than there are', (s: GameState) => void s.pending.fill(40, 3, 4)],
    ['a round that there is not', (s: GameState) => void s.pending.fill(9, 2, 3)],
    [
      'a card before somebody else',
      (s: GameState) => move(s, offerOf(s, toMove(s))[0] ?? 0, s.rules.pileAt.at(-1) ?? 0),
    ],
  ])('a save that claims %s is doubted, and does no harm', (_what, forge) => {
    const s = atDraft(game(4));
    forge(s);
    const decoded = decode(encode(s));
    expect(decoded.ok ? decoded.doubt : 'refused').not.toBeNull();
  });
});
