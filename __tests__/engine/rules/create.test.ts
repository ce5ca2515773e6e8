/** CREATE: artefacts for units, and what is no longer to be had. */
import {
  cardsIn,
  CITY4,
  CROSSROAD,
  EMBERIANS,
  ISLANDERS,
  MATCHING,
  STRAIGHT,
  SUPPLY,
  type Action,
  type GameState,
  type Kind,
} from '@battalia/engine';
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
  times,
  violation,
  type Arrangement,
  type CardName,
} from '../support';

const PRICES = [
  ['tool', ['friman', 'friman', 'friman']],
  ['weapon', ['chief', 'friman', 'friman']],
  ['amulet', ['priest', 'friman', 'friman']],
  ['title', ['lord', 'friman', 'friman']],
  ['scroll', ['friman', 'chief', 'priest']],
  ['tent', ['chief', 'friman', 'supply']],
  ['horse', ['chief', 'supply', 'supply']],
] as const;
type Artefact = (typeof PRICES)[number][0];

const EVERYTHING: readonly CardName[] = [
  ...times<CardName>(3, 'barfolk friman'),
  'barfolk chief',
  'barfolk priest',
  'barfolk lord',
  'supply',
  'supply',
];
/** A day on which this artefact does not match, and one on which it does. */
const plainDay = (artefact: Artefact): number => MATCHING.findIndex((match) => match !== kind(artefact)) + 1;
const matchingDay = (artefact: Artefact): number => MATCHING.indexOf(kind(artefact)) + 1;

const workshop = (day: number, more: Arrangement = {}): GameState =>
  arrange({ ...more, day, hands: { 0: EVERYTHING } });
const create = (s: GameState, artefact: Kind, line: readonly CardName[], faction: number | null): Action => ({
  kind: 'create',
  artefact,
  pay: hand(s, 0, ...line),
  faction,
});

describe('CREATE-01: the prices', () => {
  test.each(PRICES)('[CREATE-01] %s', (artefact, line) => {
    const s = workshop(plainDay(artefact));
    expect(isOpen(s, create(s, kind(artefact), line, null))).toBe(true);
    // The line of another artefact does not do.
    const others = PRICES.filter(([other]) => other !== artefact);
    expect(others).toHaveLength(PRICES.length - 1);
    for (const [, otherLine] of others)
      expect(violation(s, create(s, kind(artefact), otherLine, null))).toMatchObject({ code: 'doesNotPay' });
    const offered = legal(s, 'create').filter((action) => action.artefact === kind(artefact));
    expect(offered.map(({ pay }) => pay.map((card) => cardName(s, card)).sort())).toEqual([
      hand(s, 0, ...line)
        .map((card) => cardName(s, card))
        .sort(),
    ]);
  });

  test('[CREATE-01] only the seven artefacts are created', () => {
    const s = workshop(1);
    for (const artefact of [0, SUPPLY, CITY4, kind('hammer'), -1, 5.5, 99])
      expect(refused(s, create(s, artefact, ['friman', 'friman', 'friman'], null))).toBe('malformed');
  });
});

describe('CREATE-02: what comes', () => {
  test.each(PRICES)('[CREATE-02] the top %s is taken, without a supply', (artefact, line) => {
    const s = workshop(plainDay(artefact), {
      decks: { [artefact]: [`islanders ${artefact}`, `emberians ${artefact}`] },
    });
    const order = cardsIn(s, kind(artefact));
    const supplies = cardsIn(s, SUPPLY).length;
    const { state, events } = playLogged(s, create(s, kind(artefact), line, null));
    expect(eventsOf(events, 'gained').map((event) => cardName(state, event.card))).toEqual([`islanders ${artefact}`]);
    expect(cardsIn(state, SUPPLY)).toHaveLength(supplies);
    expect(cardsIn(state, kind(artefact))).toEqual(order.slice(1));
    expect(playedNames(state, 0)).toEqual(
      [...hand(s, 0, ...line).map((card) => cardName(state, card)), `islanders ${artefact}`].sort(),
    );
    expect(census(state)).toEqual([]);
  });

  test.each(PRICES)(
    '[CREATE-02] on the day of the matching %s the player names a faction and takes a card of it',
    (artefact, line) => {
      const s = workshop(matchingDay(artefact), { decks: { [artefact]: [`islanders ${artefact}`] } });
      const order = cardsIn(s, kind(artefact));
      const { state, events } = playLogged(s, create(s, kind(artefact), line, EMBERIANS));
      expect(eventsOf(events, 'gained').map((event) => cardName(state, event.card))).toEqual([`emberians ${artefact}`]);
      // Then the deck is shuffled.
      const left = cardsIn(state, kind(artefact));
      expect([...left].sort()).toEqual(order.filter((other) => left.includes(other)).sort());
      expect(left).not.toEqual(order.filter((other) => left.includes(other)));
      expect(census(state)).toEqual([]);
    },
  );

  test('[CREATE-02] a faction is named on that day, and only on that day', () => {
    const matched = workshop(matchingDay('tool'));
    expect(violation(matched, create(matched, kind('tool'), ['friman', 'friman', 'friman'], null))).toEqual({
      code: 'factionNotNamed',
    });
    expect(violation(matched, create(matched, kind('tool'), ['friman', 'friman', 'friman'], 5))).toEqual({
      code: 'factionNotInPlay',
    });
    expect(
      legal(matched, 'create')
        .filter(({ artefact }) => artefact === kind('tool'))
        .map(({ faction }) => faction),
    ).toEqual([0, 1, 2, 3]);
    // Another artefact on the same day.
    expect(violation(matched, create(matched, kind('scroll'), ['friman', 'chief', 'priest'], 0))).toEqual({
      code: 'factionNamed',
    });
    expect(
      legal(matched, 'create')
        .filter(({ artefact }) => artefact === kind('scroll'))
        .map(({ faction }) => faction),
    ).toEqual([null]);
  });

  test('[CREATE-02] with no card of that faction left the top card is taken, and the deck shuffled all the same', () => {
    const others: CardName[] = ['cloudborn', 'islanders', 'barfolk'].flatMap((faction) =>
      times(3, `${faction} tool` as CardName),
    );
    const s = workshop(matchingDay('tool'), { decks: { tool: others }, left: { tool: 9 } });
    const order = cardsIn(s, kind('tool'));
    const { state, events } = playLogged(s, create(s, kind('tool'), ['friman', 'friman', 'friman'], EMBERIANS));
    expect(eventsOf(events, 'gained').map((event) => event.card)).toEqual(order.slice(0, 1));
    expect(cardsIn(state, kind('tool'))).not.toEqual(order.slice(1));
    expect([...cardsIn(state, kind('tool'))].sort()).toEqual(order.slice(1).sort());
  });

  test('[CREATE-02] a faction out of the game cannot be named', () => {
    const s = arrange({
      config: { seats: [{ faction: 0 }, { faction: 1 }], modules: [], options: {}, excluded: ISLANDERS },
      day: 1,
      hands: { 0: EVERYTHING },
    });
    expect(refused(s, create(s, kind('tool'), ['friman', 'friman', 'friman'], ISLANDERS))).toBe('factionNotInPlay');
    expect(
      legal(s, 'create')
        .filter(({ artefact }) => artefact === kind('tool'))
        .map(({ faction }) => faction),
    ).toEqual([0, 1, 2]);
  });
});

describe('CREATE-03: limited resources', () => {
  test('[CREATE-03] no unit from an empty deck', () => {
    for (const [unit, price] of [
      ['friman', 2],
      ['chief', 3],
      ['priest', 4],
      ['lord', 5],
    ] as const) {
      const s = arrange({ left: { [unit]: 0 }, hands: { 0: times(6, 'supply' as const) } });
      expect(
        violation(s, { kind: 'hire', unit: kind(unit), pay: hand(s, 0, ...times<CardName>(price, 'supply')) }),
      ).toEqual({ code: 'deckEmpty', kind: kind(unit) });
      expect(legal(s, 'hire').some((action) => action.unit === kind(unit))).toBe(false);
      expect(legal(s, 'hire').length).toBeGreaterThan(0);
    }
  });

  test.each(PRICES)('[CREATE-03] no %s from an empty deck, matching or not', (artefact, line) => {
    for (const day of [plainDay(artefact), matchingDay(artefact)]) {
      const s = workshop(day, { left: { [artefact]: 0 } });
      expect(violation(s, create(s, kind(artefact), line, day === matchingDay(artefact) ? 0 : null))).toEqual({
        code: 'deckEmpty',
        kind: kind(artefact),
      });
      expect(legal(s, 'create').some((action) => action.artefact === kind(artefact))).toBe(false);
    }
  });

  test('[CREATE-03] no city and no road from an empty deck, but of every other type', () => {
    for (let tile = CITY4; tile <= CROSSROAD; tile++) {
      const name =
        (['city4', 'city3', 'city2straight', 'city2turn', 'city1', 'straight', 'turn', 'tee', 'crossroad'] as const)[
          tile - CITY4
        ] ?? 'city4';
      const road = tile >= STRAIGHT;
      const line: CardName[] = !road
        ? times(3, 'friman')
        : tile < STRAIGHT + 2
          ? ['friman', 'supply']
          : ['friman', 'friman', 'supply'];
      const s = arrange({
        left: { [name]: 0 },
        bare: true,
        hands: { 0: [...times<CardName>(3, 'barfolk friman'), 'supply'] },
        tiles: [
          { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 },
          { at: [1, 2], card: 'barfolk crossroad' },
          { at: [2, 1], card: 'cloudborn crossroad' },
        ],
      });
      expect(violation(s, { kind: 'build', tile, level: road ? 0 : 1, pay: hand(s, 0, ...line) })).toEqual({
        code: 'deckEmpty',
        kind: tile,
      });
      const offered = new Set(legal(s, 'build').map((action) => action.tile));
      expect(offered.has(tile)).toBe(false);
      expect(offered.size).toBe(CROSSROAD - CITY4);
    }
  });

  test('[CREATE-03] the last card can still be had', () => {
    const s = workshop(plainDay('tool'), { left: { tool: 1 } });
    const state = play(s, create(s, kind('tool'), ['friman', 'friman', 'friman'], null));
    expect(cardsIn(state, kind('tool'))).toEqual([]);
    expect(playedNames(state, 0).filter((name) => name.endsWith('tool'))).toHaveLength(1);
  });
});
