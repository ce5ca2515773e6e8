import {
  apply,
  cardsIn,
  clone,
  debug,
  eventFor,
  handOf,
  nationOf,
  newChance,
  standardConfig,
  viewFor,
  type Action,
  type Card,
  type Chance,
  type Event,
  type GameState,
  type PlayerView,
  type Seat,
  type Viewer,
} from '@battalia/engine/testing';
import { arrange, card, cardName, kind, loadDie, play, playLogged, sq, times } from './support';
import { atHoard, borrowing, dismissing, searching } from './questions';
import { alike, exchange, hiddenFrom } from './hidden';
import { CONFIGS, fresh, midgame, pickFrom, randomAction, walk } from './walk';
import { some } from '../long';
import { wander } from './wander';
import { hoard, hoardsIn } from './volcano';

const seatsOf = (s: GameState): readonly Seat[] => Array.from({ length: s.rules.seats }, (_, seat) => seat);
const viewersOf = (s: GameState): readonly Viewer[] => [...seatsOf(s), 'table'];
const text = (view: PlayerView): string => JSON.stringify(view);

function seatView(s: GameState, viewer: Viewer, seat: Seat): PlayerView['players'][number] {
  const player = viewFor(s, viewer).players[seat];
  if (player === undefined) throw new Error('no such seat');
  return player;
}

/** Every card that views name, anywhere in them: as `card`, or in the list of the box. */
const cardsNamed = (...views: readonly PlayerView[]): ReadonlySet<Card> =>
  new Set(
    [...JSON.stringify(views).matchAll(/"card":(\d+)|"box":\[([\d,]*)\]/g)].flatMap(([, one, box = '']) =>
      one !== undefined ? [Number(one)] : box.split(',').filter(Boolean).map(Number),
    ),
  );

/** Nodes of a set-up's random games, some from the first choice on, most from the middle. */
function someNodes(i: number, steps: number, every: number, visit: (s: GameState, chance: Chance) => void): void {
  const config = CONFIGS[i];
  if (config === undefined) throw new Error('no such set-up');
  const chance = newChance(`view ${i}`);
  const now = (s: GameState, at: number) => {
    if (at % every === 0 || s.frames > 0 || s.battle !== 0) visit(s, chance);
  };
  walk(fresh(config, `fresh ${i}`), chance, Math.ceil(steps / 4), now);
  walk(midgame(config, `middle ${i}`), chance, steps, now);
}

const SETUPS = CONFIGS.map(
  (config, i) => [`${config.seats.length} players${config.modules.map((id) => `, ${id}`).join('')}`, i] as const,
);

describe('what is hidden', () => {
  test.each(some(SETUPS, 5))(
    '[COMP-10, TURN-09, AMB-03] exchanging what a player cannot see changes nothing for that player: %s',
    (_name, i) => {
      let exchanged = 0;
      someNodes(i, 12, 6, (s, chance) => {
        for (const viewer of viewersOf(s)) {
          const before = text(viewFor(s, viewer));
          const hidden = hiddenFrom(s, viewer);
          const other = clone(s);
          const moved = new Set<Card>();
          // Each exchange keeps every card in the class it was in, so the list stays true while they add up.
          for (let n = 0; n < 12; n++) {
            const a = pickFrom(chance, hidden);
            const b = pickFrom(
              chance,
              hidden.filter((entry) => alike(a, entry)),
            );
            if (a.place !== b.place) continue;
            moved.add(a.card).add(b.card);
            exchange(other, a.card, b.card);
            exchanged++;
          }
          const a = pickFrom(chance, hidden);
          const b = pickFrom(
            chance,
            hidden.filter((entry) => alike(a, entry)),
          );
          if (a.place === b.place || (!moved.has(a.card) && !moved.has(b.card))) exchange(other, a.card, b.card);
          if (debug.census(other).length > 0) throw new Error(debug.census(other).join());
          expect(text(viewFor(other, viewer))).toBe(before);
        }
      });
      expect(exchanged).toBeGreaterThan(60);
    },
  );

  test('the exchanges of that test are real: whoever may see the cards sees the difference', () => {
    const s = arrange({ hands: { 0: ['supply', 'barfolk lord'] }, nations: { 0: ['islanders priest', 'supply'] } });
    const inHand = card(s, 0, 'barfolk lord');
    const inNation = debug.named(s, nationOf(0), 'islanders priest');
    const other = clone(s);
    exchange(other, inHand, inNation);
    expect(text(viewFor(other, 0))).not.toBe(text(viewFor(s, 0)));
    expect(text(viewFor(other, 1))).toBe(text(viewFor(s, 1)));
  });

  test.each(some(SETUPS, 5))('the table sees no card that one of the players does not see: %s', (_name, i) => {
    someNodes(i, 36, 6, (s) => {
      const table = cardsNamed(viewFor(s, 'table'));
      for (const seat of seatsOf(s)) {
        const seen = cardsNamed(viewFor(s, seat));
        expect([...table].filter((id) => !seen.has(id))).toEqual([]);
      }
    });
  });

  test.each(some(SETUPS, 14, 1))('a view is plain data and a photograph, not a window: %s', (_name, i) => {
    someNodes(i, 30, 30, (s, chance) => {
      for (const viewer of viewersOf(s)) {
        const view = viewFor(s, viewer);
        const before = text(view);
        expect(JSON.parse(before)).toEqual(view);
        const later = clone(s);
        wander(later, chance, { steps: 1, choose: randomAction });
        expect(text(view)).toBe(before);
      }
    });
  });
});

describe('what gets known, and what does not by the way', () => {
  const witnessed = () => {
    const s = arrange({
      step: 'opening',
      hands: { 0: ['barfolk friman', 'barfolk chief', 'barfolk priest', 'supply', 'supply', 'supply'] },
      nations: { 0: ['supply', 'supply', 'islanders lord'] },
      shelters: { 0: ['supply', 'islanders friman'] },
    });
    return play(s, { kind: 'cohort', factions: [0], draw: 0, witness: 1 });
  };
  const shownNames = (s: GameState, viewer: Viewer) =>
    seatView(s, viewer, 0)
      .hand.map((entry) => cardName(s, entry.card))
      .sort();
  const COHORT = ['barfolk chief', 'barfolk friman', 'barfolk priest'];

  test('[TURN-04] the witness goes on knowing the cards of a cohort, nobody else knows them', () => {
    const s = witnessed();
    expect(shownNames(s, 1)).toEqual(COHORT);
    expect(shownNames(s, 2)).toEqual([]);
    expect(shownNames(s, 'table')).toEqual([]);
    expect(seatView(s, 0, 0).hand.find((entry) => entry.card === card(s, 0, 'barfolk chief'))?.shownTo).toEqual([1]);
  });

  test('[RULE-20, AMB-03] the witness of a cohort cannot tell which card went into ambush', () => {
    const s = witnessed();
    const ofCohort = play(s, { kind: 'ambush', card: card(s, 0, 'barfolk chief'), price: card(s, 0, 'supply') });
    const another = play(s, { kind: 'ambush', card: card(s, 0, 'supply', 1), price: card(s, 0, 'supply') });
    expect(seatView(ofCohort, 1, 0).ambushSize).toBe(1);
    expect(shownNames(ofCohort, 1)).toEqual(COHORT);
    expect(text(viewFor(ofCohort, 1))).toBe(text(viewFor(another, 1)));
  });

  test('[AMB-03] nor does the end of the turn tell, when all other cards of that hand are gone', () => {
    const s = witnessed();
    const end = (state: GameState) => play(state, { kind: 'endTurn' });
    const ofCohort = end(play(s, { kind: 'ambush', card: card(s, 0, 'barfolk chief'), price: card(s, 0, 'supply') }));
    const another = end(play(s, { kind: 'ambush', card: card(s, 0, 'supply', 1), price: card(s, 0, 'supply') }));
    expect(shownNames(ofCohort, 1)).toEqual([]);
    expect(shownNames(another, 1)).toEqual([]);
    expect(shownNames(ofCohort, 0)).toHaveLength(6);
  });

  test('[RULE-20, ART-06] a promoted card was taken in the open: everybody knows it is in the hand', () => {
    const s = arrange({ hands: { 0: ['title', 'islanders friman', 'supply'] } });
    const after = play(s, { kind: 'promote', by: card(s, 0, 'title'), card: card(s, 0, 'islanders friman'), ranks: 1 });
    for (const viewer of [1, 2, 'table'] as const) expect(shownNames(after, viewer)).toEqual(['islanders chief']);
  });

  test('[AMB-03] whether a promoted card went into ambush is not told by what is known of it', () => {
    const start = arrange({
      hands: { 0: ['title', 'islanders friman', 'supply', 'supply', 'supply'] },
      nations: { 0: times(8, 'supply') },
    });
    const s = play(start, {
      kind: 'promote',
      by: card(start, 0, 'title'),
      card: card(start, 0, 'islanders friman'),
      ranks: 1,
    });
    const promoted = play(s, { kind: 'ambush', card: card(s, 0, 'islanders chief'), price: card(s, 0, 'supply') });
    const another = play(s, { kind: 'ambush', card: card(s, 0, 'supply', 1), price: card(s, 0, 'supply') });
    expect(text(viewFor(promoted, 1))).toBe(text(viewFor(another, 1)));
    expect(seatView(promoted, 0, 0).ambush?.map((entry) => cardName(another, entry.card))).toEqual(['islanders chief']);
  });

  test('[RULE-20, ART-03] a card with an amulet under it lies open, with what the roll made of it', () => {
    const s = arrange({ hands: { 0: ['amulet', 'islanders friman', 'supply'] }, die: 3 });
    const after = play(s, { kind: 'charm', by: card(s, 0, 'amulet'), card: card(s, 0, 'islanders friman') });
    const amulet = viewFor(after, 2).players[0]?.played[0];
    expect(amulet).toMatchObject({ kind: kind('amulet'), copies: 0, under: card(after, 0, 'islanders friman') });
    expect(seatView(after, 2, 0).hand).toMatchObject([
      { counts: 3, copies: 3, wild: false, affected: true, amulet: amulet?.card, shownTo: [1, 2, 3] },
    ]);
    const wild = (() => {
      const again = clone(s);
      loadDie(again, 6);
      return play(again, { kind: 'charm', by: card(s, 0, 'amulet'), card: card(s, 0, 'islanders friman') });
    })();
    expect(seatView(wild, 'table', 0).hand).toMatchObject([{ counts: 1, copies: 1, wild: true, affected: true }]);
  });

  test('[ART-09] what a tent holds is seen by all, and still known when it comes out', () => {
    const s = arrange({
      camps: { 1: [{ tent: 'tent', cards: ['islanders lord'] }] },
      hands: { 1: ['supply'] },
      turn: 1,
    });
    expect(
      seatView(s, 'table', 1).tents.map(({ tent, holds }) => [
        cardName(s, tent.card),
        ...holds.map((entry) => cardName(s, entry.card)),
      ]),
    ).toEqual([[expect.stringContaining('tent'), 'islanders lord']]);
    const tent = seatView(s, 1, 1).tents[0]?.tent.card ?? -1;
    const after = play(s, { kind: 'decamp', tent });
    expect(seatView(after, 0, 1).hand.map((entry) => cardName(after, entry.card))).toEqual(['islanders lord']);
    expect(seatView(after, 0, 1).handSize).toBe(2);
  });

  test('[GA-05] a search with the Horn: the cards are for the searcher alone, what is taken is for all', () => {
    const s = searching();
    expect(viewFor(s, 0).decision).toMatchObject({
      kind: 'summon',
      choice: { cards: [expect.anything(), expect.anything(), expect.anything()], least: 0, most: 2 },
    });
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(viewFor(s, viewer).decision).toMatchObject({ kind: 'summon', seat: 0, choice: { cards: null } });
    const lord = debug.named(s, nationOf(0), 'islanders lord');
    const after = play(s, { kind: 'take', cards: [lord] });
    expect(seatView(after, 3, 0).hand.map((entry) => entry.card)).toEqual([lord]);
  });

  test('[GA-08] a search with the Hand: the nation is for the borrower alone, not even for its owner', () => {
    const s = borrowing();
    expect(viewFor(s, 0).decision).toMatchObject({ kind: 'borrow', seat: 0, from: 1, choice: { cards: [{}, {}, {}] } });
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(viewFor(s, viewer).decision).toMatchObject({ kind: 'borrow', choice: { cards: null } });
  });

  test('[GA-08] neither the owner nor anybody else learns which card was borrowed until it is played', () => {
    const s = borrowing();
    const take = (name: debug.CardName) => play(s, { kind: 'take', cards: [debug.named(s, nationOf(1), name)] });
    const lord = take('islanders lord');
    const chief = take('barfolk chief');
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(text(viewFor(lord, viewer))).toBe(text(viewFor(chief, viewer)));
    expect(seatView(lord, 1, 0)).toMatchObject({ hiddenLoans: [1], handSize: 2, hand: [] });
    expect(seatView(lord, 1, 1)).toMatchObject({ nationSize: 2, deckSize: 5 });
    expect(
      seatView(lord, 0, 0)
        .hand.filter((entry) => entry.borrowedFrom === 1)
        .map((entry) => cardName(chief, entry.card)),
    ).toEqual(['islanders lord']);
  });

  test('[VOL-02] the winner of a sanctuary looks at what is hidden there, the others see how many there are', () => {
    const s = atHoard();
    for (const viewer of [0, 1, 'table'] as const)
      expect(hoardsIn(viewFor(s, viewer))).toEqual(
        [
          [3, 3],
          [3, 5],
          [5, 5],
          [5, 3],
        ].map(([row = 0, column = 0], index) => ({
          module: 'volcano',
          name: 'hoard',
          index,
          seat: null,
          square: sq(row, column),
          size: 2,
          cards: [],
        })),
      );
    const inside = [...cardsIn(s, hoard(s))].sort((a, b) => a - b);
    expect(viewFor(s, 0).decision).toMatchObject({
      kind: 'hoard',
      hoard: 0,
      choice: { cards: inside.map((id) => ({ card: id })), least: 0, most: 1 },
    });
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(viewFor(s, viewer).decision).toMatchObject({ kind: 'hoard', choice: { cards: null } });
    const [great = -1] = inside;
    const after = play(s, { kind: 'take', cards: [great] });
    expect(seatView(after, 'table', 0).great.map((entry) => entry.card)).toEqual([great]);
    expect(seatView(after, 'table', 0).shelterTop?.card).toBe(great);
    expect(hoardsIn(viewFor(after, 0))[0]?.size).toBe(1);
  });

  test('[AMB-03] the owner of a full ambush chooses among cards that the others do not see', () => {
    const s = dismissing();
    const mine = viewFor(s, 0).decision;
    expect(
      mine?.kind === 'dismiss'
        ? [mine.arrived, ...(mine.cards ?? [])].map((entry) => (entry ? cardName(s, entry.card) : null)).sort()
        : null,
    ).toEqual(['barfolk chief', 'barfolk lord', 'islanders friman', 'supply']);
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(viewFor(s, viewer).decision).toEqual({ kind: 'dismiss', seat: 0, arrived: null, cards: null });
  });

  test('[RULE-20, SETUP-06] of the own nation the cards are known from the first ten on, their order is not', () => {
    const s = fresh(standardConfig(3), 'ten');
    const known = (state: GameState) => (viewFor(state, 1).deck ?? []).map((entry) => entry.card);
    const ten = [...cardsIn(s, handOf(1)), ...cardsIn(s, nationOf(1))].sort((a, b) => a - b);
    expect(known(s)).toEqual(ten);
    const [top = -1, next = -1] = cardsIn(s, nationOf(1));
    const other = clone(s);
    exchange(other, top, next);
    expect(text(viewFor(other, 1))).toBe(text(viewFor(s, 1)));
    // Acquired in the open, and still known when they lie in the nation face down.
    const started = debug.started(standardConfig(2), 'remember');
    const seat = started.turn;
    const later = play(started, { kind: 'begin' }, { kind: 'endTurn' });
    expect(viewFor(later, seat).deck).toEqual(viewFor(started, seat).deck);
  });
});

describe('the battle', () => {
  test('[BATTLE-08] both sides with every term, for everybody', () => {
    const start = arrange({
      config: standardConfig(4, ['advanced', 'unbound']),
      bare: true,
      tiles: [
        { at: [2, 2], card: 'barfolk city4', level: 2, owner: 1 },
        { at: [2, 3], card: 'islanders straight', quarters: 1 },
      ],
      heroes: {
        0: [
          [2, 2],
          [2, 2],
        ],
        1: [[2, 2]],
      },
      hands: { 0: ['weapon', 'unbound chief', 'supply', 'supply'], 1: ['cloudborn lord', 'supply'] },
    });
    let s = play(start, {
      kind: 'attack',
      target: { kind: 'city', square: sq(2, 2) },
      heroes: 3,
      weapon: card(start, 0, 'weapon'),
      copies: 1,
    });
    s = play(s, { kind: 'lay', card: card(s, 0, 'chief'), copies: 1 });
    const unit = viewFor(s, 0).players[0]?.line[0]?.card ?? -1;
    s = play(s, { kind: 'bribe', unit, supply: card(s, 0, 'supply') });
    for (const viewer of viewersOf(s)) {
      const { battle, players } = viewFor(s, viewer);
      expect(battle).toMatchObject({
        phase: 'assault',
        target: { kind: 'city', square: sq(2, 2) },
        attack: { seat: 0, heroes: [0, 1] },
        defence: { seat: 1, heroes: [], total: 2, terms: [{ kind: 'defence', strength: 2 }] },
      });
      for (const side of battle ? [battle.attack, battle.defence] : [])
        expect(side.terms.reduce((sum, term) => sum + term.strength, 0)).toBe(side.total);
      expect(battle?.attack.terms).toContainEqual({ kind: 'card', card: unit, strength: 3 });
      // As they lie on the table: the first that was laid comes first.
      expect(battle?.attack.terms.flatMap((term) => (term.kind === 'card' ? [term.card] : []))).toEqual([
        card(start, 0, 'weapon'),
        unit,
      ]);
      expect(players[0]?.line.find((entry) => entry.on === unit)).toMatchObject({
        kind: kind('supply'),
        laid: 1,
        copies: 0,
      });
    }
  });
});

describe('events', () => {
  const LAID_OPEN: readonly Event['kind'][] = ['paid', 'rolled', 'promoted', 'converted', 'gained', 'decamped'];

  /** Cards an event names. */
  function cardsOf(event: object): Card[] {
    const found: Card[] = [];
    for (const [key, value] of Object.entries(event)) {
      if (
        ['card', 'by', 'tent', 'unit', 'supply', 'price', 'cards', 'line'].includes(key) ||
        ((key === 'from' || key === 'to') && 'by' in event)
      ) {
        found.push(...[value].flat().filter((id): id is number => typeof id === 'number'));
      } else if (
        key === 'secret' &&
        typeof value === 'object' &&
        value !== null &&
        'cards' in value &&
        Array.isArray(value.cards)
      )
        found.push(...value.cards);
    }
    return found;
  }

  test.each(some(SETUPS, 10, 2))(
    'what a player is told names only cards that this player could see before, sees now, or that were laid open: %s',
    (_name, i) => {
      const config = CONFIGS[i];
      if (config === undefined) throw new Error('no such set-up');
      let named = 0;
      const look = (s: GameState, action: Action) => {
        const result = apply(s, action);
        if (!result.ok) throw new Error('refused');
        for (const viewer of viewersOf(s)) {
          const told = result.events.map((event) => eventFor(event, viewer));
          const seen = cardsNamed(viewFor(s, viewer), viewFor(result.state, viewer));
          // Laid open, though it may lie under the top of a pile a moment later: a line that pays for a retreat, a card that
          // goes back into its deck, a lord that comes with a supply on top.
          const open = new Set(told.filter((event) => LAID_OPEN.includes(event.kind)).flatMap(cardsOf));
          for (const event of told) {
            for (const id of cardsOf(event)) {
              named++;
              if (!seen.has(id) && !open.has(id))
                throw new Error(`${JSON.stringify(event)} tells ${viewer} of ${cardName(s, id)}`);
            }
          }
        }
      };
      const chance = newChance(`events ${i}`);
      wander(midgame(config, `events ${i}`), chance, { steps: 70, choose: randomAction, foresee: look });
      expect(named).toBeGreaterThan(30);
    },
  );

  test.each(some(SETUPS, 10, 7))(
    'what is newly known of a hand was told by what happened, to each player and to the table: %s',
    (_name, i) => {
      const config = CONFIGS[i];
      if (config === undefined) throw new Error('no such set-up');
      let told = 0;
      const look = (s: GameState, action: Action) => {
        const result = apply(s, action);
        if (!result.ok) throw new Error('refused');
        for (const viewer of viewersOf(s)) {
          const named = new Set(result.events.map((event) => eventFor(event, viewer)).flatMap(cardsOf));
          const earlier = viewFor(s, viewer).players;
          for (const [seat, { hand }] of viewFor(result.state, viewer).players.entries()) {
            const before = new Set(earlier[seat]?.hand.map((entry) => entry.card));
            const news = hand.map((entry) => entry.card).filter((id) => seat !== viewer && !before.has(id));
            for (const id of news)
              if (!named.has(id))
                throw new Error(
                  `${JSON.stringify(action)} shows ${viewer} ${cardName(s, id)} of ${seat}, and tells nothing of it`,
                );
            told += news.length;
          }
        }
      };
      const chance = newChance(`told ${i}`);
      wander(midgame(config, `told ${i}`), chance, { steps: 120, choose: randomAction, foresee: look });
      expect(told).toBeGreaterThan(0);
    },
  );

  test('[TURN-04, RULE-20] the table is told the cards of a cohort when all players have seen them: with two players, not with more', () => {
    for (const players of [2, 3, 4] as const) {
      const s = arrange({
        config: standardConfig(players),
        step: 'opening',
        hands: { 0: ['barfolk friman', 'barfolk chief', 'barfolk priest', 'supply'] },
        nations: { 0: times(6, 'supply') },
      });
      const { state, events } = playLogged(s, { kind: 'cohort', factions: [0], draw: 1, witness: 1 });
      const [cohort, drew] = events;
      if (cohort === undefined || drew === undefined) throw new Error('nothing happened');
      const all = cardsOf(eventFor(cohort, 1)).sort((a, b) => a - b);
      expect(all).toHaveLength(3);
      const seen = seatView(state, 'table', 0).hand.map((entry) => entry.card);
      expect([players, cardsOf(eventFor(cohort, 'table')).sort((a, b) => a - b), seen]).toEqual(
        players === 2 ? [2, all, all] : [players, [], []],
      );
      for (const viewer of [1, 'table'] as const) expect(cardsOf(eventFor(drew, viewer))).toEqual([]);
    }
  });

  test('[TURN-09] drawing, exchanging and raising tell the others how many cards, not which', () => {
    const s = arrange({
      step: 'opening',
      hands: { 0: ['barfolk lord', 'supply'] },
      nations: { 0: ['supply', 'supply', 'islanders chief', 'supply', 'supply', 'supply'] },
      ambushes: { 0: ['barfolk chief'] },
    });
    const { events } = playLogged(s, { kind: 'mulligan' });
    const kinds = ['mulligan', 'drew', 'raised'];
    expect(events.map((event) => event.kind)).toEqual(kinds);
    for (const event of events) {
      expect(cardsOf(eventFor(event, 1))).toEqual([]);
      expect(cardsOf(eventFor(event, 'table'))).toEqual([]);
      expect(cardsOf(eventFor(event, 0)).length).toBe('count' in event ? event.count : -1);
    }
  });
});
