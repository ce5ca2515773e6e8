/** HIRE: units for supplies. */
import { cardsIn, playedOf, standardConfig, SUPPLY, type Action, type GameState } from '@battalia/engine/testing';
import {
  arrange,
  cardName,
  census,
  eventsOf,
  hand,
  isOpen,
  kind,
  legal,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  times,
  violation,
  type Arrangement,
  type CardName,
} from '../support';

const UNITS = [
  ['friman', 2],
  ['chief', 3],
  ['priest', 4],
  ['lord', 5],
] as const;

const supplied = (count: number, more: Arrangement = {}): GameState =>
  arrange({ ...more, hands: { 0: times(count, 'supply' as const) } });
const hire = (s: GameState, unit: (typeof UNITS)[number][0], count: number): Action => ({
  kind: 'hire',
  unit: kind(unit),
  pay: hand(s, 0, ...times<CardName>(count, 'supply')),
});

describe('HIRE-01: the price', () => {
  test.each(UNITS)('[HIRE-01] a %s costs %i supplies, no more and no fewer', (unit, price) => {
    const s = supplied(7);
    for (let count = 0; count <= 7; count++) {
      if (count === price) expect(isOpen(s, hire(s, unit, count))).toBe(true);
      else
        expect(violation(s, hire(s, unit, count))).toMatchObject({
          code: 'doesNotPay',
          cost: { supplies: price, frimen: 0, chiefs: 0, priests: 0, lords: 0 },
        });
    }
  });

  test('[HIRE-01] what the supplies in the hand allow is offered, and nothing else', () => {
    const offered = (count: number) => legal(supplied(count), 'hire').map(({ unit, pay }) => [unit, pay.length]);
    expect(offered(1)).toEqual([]);
    expect(offered(2)).toEqual([[0, 2]]);
    expect(offered(4)).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ]);
    expect(offered(9)).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
    ]);
  });

  test('[HIRE-01] units do not pay for units', () => {
    const s = arrange({ hands: { 0: ['barfolk friman', 'supply', 'barfolk chief'] } });
    expect(refused(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'friman', 'supply') })).toBe('doesNotPay');
    expect(legal(s, 'hire')).toEqual([]);
  });

  test('[HIRE-01] only units are hired', () => {
    const s = supplied(6);
    for (const unit of [SUPPLY, kind('tool'), kind('city4'), kind('hammer'), -1, 1.5, 99])
      expect(refused(s, { kind: 'hire', unit, pay: hand(s, 0, 'supply', 'supply') })).toBe('malformed');
  });
});

describe('HIRE-02: what comes', () => {
  test.each(UNITS)('[HIRE-02] the top %s comes with one supply', (unit, price) => {
    const s = supplied(price, { decks: { [unit]: [`islanders ${unit}`, `emberians ${unit}`] } });
    const pool = cardsIn(s, SUPPLY).length;
    const { state, events } = playLogged(s, hire(s, unit, price));
    expect(eventsOf(events, 'gained').map((event) => cardName(state, event.card))).toEqual([
      `islanders ${unit}`,
      'supply',
    ]);
    expect(playedNames(state, 0)).toEqual([`islanders ${unit}`, ...times(price + 1, 'supply')]);
    expect(cardName(state, cardsIn(state, kind(unit))[0] ?? -1)).toBe(`emberians ${unit}`);
    expect(cardsIn(state, SUPPLY)).toHaveLength(pool - 1);
    expect(census(state)).toEqual([]);
  });

  test('[HIRE-02] both are in the shelter when the turn ends', () => {
    const s = supplied(2, {
      decks: { friman: ['islanders friman'] },
      nations: { 0: [...times<CardName>(3, 'barfolk horse'), ...times<CardName>(3, 'cloudborn horse')] },
      shelters: { 0: [] },
    });
    const state = play(s, hire(s, 'friman', 2), { kind: 'endTurn' });
    expect(shelterNames(state, 0)).toEqual(['islanders friman', 'supply', 'supply', 'supply']);
  });

  test('[HIRE-02] as long as supplies last: then the unit comes alone', () => {
    const s = supplied(4, { left: { supply: 1 }, decks: { friman: ['islanders friman', 'emberians friman'] } });
    const one = playLogged(s, hire(s, 'friman', 2));
    expect(eventsOf(one.events, 'gained').map((event) => cardName(s, event.card))).toEqual([
      'islanders friman',
      'supply',
    ]);
    const two = playLogged(one.state, hire(one.state, 'friman', 2));
    expect(eventsOf(two.events, 'gained').map((event) => cardName(s, event.card))).toEqual(['emberians friman']);
    expect(cardsIn(two.state, SUPPLY)).toEqual([]);
  });

  test('[HIRE-02] the faction is not chosen, on no day', () => {
    for (let day = 1; day <= 7; day++) {
      const s = supplied(2, { day, decks: { friman: ['cloudborn friman'] } });
      const state = play(s, hire(s, 'friman', 2));
      expect(cardsIn(state, playedOf(0)).map((card) => cardName(state, card))).toContain('cloudborn friman');
    }
  });

  test('[HIRE-02] the deck is not shuffled by it', () => {
    const s = supplied(3);
    const before = cardsIn(s, kind('chief'));
    expect(cardsIn(play(s, hire(s, 'chief', 3)), kind('chief'))).toEqual(before.slice(1));
  });

  test('[HIRE-02] with two players the supplies are those of three factions', () => {
    const s = arrange({
      config: standardConfig(2),
      hands: { 0: times(2, 'supply' as const), 1: [] },
      nations: { 0: [], 1: [] },
    });
    expect(cardsIn(s, SUPPLY)).toHaveLength(58);
    expect(cardsIn(play(s, hire(s, 'friman', 2)), SUPPLY)).toHaveLength(57);
  });
});
