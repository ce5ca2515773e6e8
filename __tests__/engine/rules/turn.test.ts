/** TURN: the steps of a turn, cohorts, mulligan, drawing. */
import {
  ambushOf,
  BARFOLK,
  cardsIn,
  cohortDraw,
  decision,
  eventFor,
  factionOf,
  EMBERIANS,
  handOf,
  ISLANDERS,
  kindOf,
  legalActions,
  MATCHING,
  nationOf,
  playedOf,
  shelterOf,
  standardConfig,
  toMove,
  TOOL,
  viewFor,
  type Action,
  type Faction,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import {
  ambushNames,
  arrange,
  card,
  cardName,
  contents,
  eventsOf,
  hand,
  handNames,
  isOffered,
  kind,
  legal,
  named,
  nationNames,
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

/** Seat 0 before its first step, with this hand. */
const opening = (cards: readonly CardName[], more: Arrangement = {}): GameState =>
  arrange({ step: 'opening', ...more, hands: { 0: cards, ...more.hands } });

/** So many units of the Bärfolk: there are five frimen. */
const barfolkUnits = (count: number): CardName[] =>
  Array.from({ length: count }, (_, i) => (i < 5 ? 'barfolk friman' : 'barfolk chief'));

const mixed = (barfolk: number, cloudborn: number, supplies: number, great: readonly CardName[] = []): CardName[] => [
  ...barfolkUnits(barfolk),
  ...times(cloudborn, 'cloudborn chief' as const),
  ...times(supplies, 'supply' as const),
  ...great,
];

const announce = (factions: readonly Faction[], draw: number, witness: Seat = 1): Action => ({
  kind: 'cohort',
  factions,
  draw,
  witness,
});

describe('TURN-01: the steps', () => {
  test('[TURN-01] step 1 comes first: nothing of step 3 and no end before it', () => {
    const s = opening(['barfolk friman', 'barfolk chief', 'barfolk priest', 'supply', 'supply', 'barfolk horse']);
    expect(decision(s)).toEqual({ kind: 'opening', seat: 0 });
    expect(refused(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'supply', 'supply') })).toBe('notNow');
    expect(
      refused(s, {
        kind: 'create',
        artefact: kind('scroll'),
        pay: hand(s, 0, 'friman', 'chief', 'priest'),
        faction: null,
      }),
    ).toBe('notNow');
    expect(refused(s, { kind: 'endTurn' })).toBe('notNow');
    expect(new Set(legalActions(s).map((action) => action.kind))).toEqual(new Set(['cohort', 'mulligan', 'begin']));
  });

  test('[TURN-01] step 1 is optional: one may begin at once', () => {
    const s = opening(mixed(3, 2, 1), { ambushes: { 0: ['barfolk lord'] } });
    const acting = play(s, { kind: 'begin' });
    expect(decision(acting)).toEqual({ kind: 'acting', seat: 0 });
    expect(handNames(acting, 0)).toEqual([...mixed(3, 2, 1), 'barfolk lord'].sort());
  });

  test.each([
    ['cohort', announce([BARFOLK], 0)],
    ['mulligan', { kind: 'mulligan' }],
    ['begin', { kind: 'begin' }],
  ] as readonly (readonly [string, Action])[])(
    '[TURN-01] step 2 cannot be left out: the ambush is raised after %s',
    (_name, first) => {
      const s = opening(mixed(3, 0, 3), { ambushes: { 0: ['islanders lord', 'islanders tool'] } });
      const acting = play(s, first);
      expect(ambushNames(acting, 0)).toEqual([]);
      expect(handNames(acting, 0)).toEqual(expect.arrayContaining(['islanders lord', 'islanders tool']));
    },
  );

  test('[TURN-01] actions in any order and number, or none', () => {
    const spec: Arrangement = {
      hands: { 0: ['barfolk friman', 'barfolk chief', 'barfolk priest', 'supply', 'supply', 'supply'] },
    };
    const s = arrange(spec);
    const create: Action = {
      kind: 'create',
      artefact: kind('scroll'),
      pay: hand(s, 0, 'friman', 'chief', 'priest'),
      faction: null,
    };
    const hire: Action = { kind: 'hire', unit: kind('chief'), pay: hand(s, 0, 'supply', 'supply', 'supply') };
    const one = play(s, create, hire);
    const other = play(s, hire, create);
    expect(playedNames(one, 0)).toEqual(playedNames(other, 0));
    expect(isOffered(s, { kind: 'endTurn' })).toBe(true);
    expect(decision(play(s, { kind: 'endTurn' }))).toEqual({ kind: 'opening', seat: 1 });
  });

  test('[TURN-01] the turn ends with the discard and a new hand of six, and passes clockwise', () => {
    const s = arrange({
      hands: { 0: ['barfolk friman', 'barfolk lord'] },
      nations: { 0: times(8, 'supply' as const) },
      shelters: { 0: [] },
    });
    const { state, events } = playLogged(s, { kind: 'endTurn' });
    expect(handNames(state, 0)).toEqual(times(6, 'supply'));
    expect(shelterNames(state, 0)).toEqual(['barfolk friman', 'barfolk lord']);
    expect(eventsOf(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([[0, 6]]);
    expect(eventsOf(events, 'turn')).toEqual([{ kind: 'turn', seat: 1 }]);
    expect(toMove(state)).toBe(1);
    expect(viewFor(state, 0).players.map(({ phase }) => phase)).toEqual(['waiting', 'opening', 'waiting', 'waiting']);
    expect(legalActions(state, 0)).toEqual([]);
  });
});

describe('TURN-02 and TURN-03: how large a cohort is', () => {
  test.each([0, 1, 2])('[TURN-02] %i cards of a faction draw nothing', (count) => {
    const s = opening(mixed(count, 0, 6 - count));
    expect(cohortDraw(s, 0, [BARFOLK])).toBe(0);
    expect(violation(s, announce([BARFOLK], 0))).toEqual({ code: 'noCohort' });
  });

  test.each([
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 4],
  ])('[TURN-02] %i cards of a faction draw %i', (count, drawn) => {
    const s = opening(mixed(count, 0, 6 - count));
    expect(cohortDraw(s, 0, [BARFOLK])).toBe(drawn);
    const acting = play(s, announce([BARFOLK], drawn));
    expect(cardsIn(acting, handOf(0))).toHaveLength(6 + drawn);
    expect(violation(s, announce([BARFOLK], drawn + 1))).toEqual({ code: 'cohortTooBig', most: drawn });
  });

  test('[TURN-02] units and artefacts of a faction count alike', () => {
    const s = opening(['barfolk friman', 'barfolk tool', 'barfolk lord', 'barfolk horse', 'cloudborn tool', 'supply']);
    expect(cohortDraw(s, 0, [BARFOLK])).toBe(2);
  });

  test('[TURN-02] two small cohorts draw one each', () => {
    const s = opening(mixed(3, 3, 0));
    expect([cohortDraw(s, 0, [0]), cohortDraw(s, 0, [1]), cohortDraw(s, 0, [0, 1])]).toEqual([1, 1, 2]);
    expect(cardsIn(play(s, announce([0, 1], 2)), handOf(0))).toHaveLength(8);
    expect(refused(s, announce([0, 1], 3))).toBe('cohortTooBig');
    for (const [barfolk, cloudborn] of [
      [4, 2],
      [2, 4],
      [3, 2],
    ] as const) {
      const other = opening(mixed(barfolk, cloudborn, 6 - barfolk - cloudborn));
      expect(violation(other, announce([0, 1], 0))).toEqual({ code: 'noCohort' });
    }
  });

  test('[TURN-02] the two are of two factions of the game, named once each and in order', () => {
    const s = opening(barfolkUnits(6));
    expect(refused(s, announce([0, 0], 2))).toBe('malformed');
    const two = opening(mixed(3, 3, 0));
    expect(refused(two, announce([1, 0], 2))).toBe('malformed');
    expect(refused(two, announce([0, 1, 2], 0))).toBe('noCohort');
    expect(refused(two, announce([], 0))).toBe('noCohort');
    expect(refused(two, announce([7], 0))).toBe('factionNotInPlay');
    expect(refused(two, announce([-2], 0))).toBe('factionNotInPlay');
  });

  test('[TURN-02] only the hand counts: neither the ambush nor what is in a tent', () => {
    const s = opening(mixed(2, 0, 4), {
      ambushes: { 0: ['barfolk lord', 'barfolk chief'] },
      camps: { 0: [{ tent: 'barfolk tent', cards: ['barfolk priest'] }] },
    });
    expect(legal(s, 'cohort')).toEqual([]);
    expect(refused(s, announce([BARFOLK], 0))).toBe('noCohort');
  });

  test('[TURN-02] a hand that grew above six counts at most six for one cohort', () => {
    const s = opening(barfolkUnits(8));
    expect(cohortDraw(s, 0, [BARFOLK])).toBe(4);
    expect(violation(s, announce([BARFOLK], 5))).toEqual({ code: 'cohortTooBig', most: 4 });
  });

  test('[RULE-17] in a hand above six two cohorts are still 3 + 3', () => {
    const s = opening([
      ...times(4, 'barfolk friman' as const),
      ...times(4, 'cloudborn friman' as const),
      'barfolk chief',
    ]);
    expect(cohortDraw(s, 0, [0, 1])).toBe(2);
    expect(cohortDraw(s, 0, [0])).toBe(3);
    expect(violation(s, announce([0, 1], 3))).toEqual({ code: 'cohortTooBig', most: 2 });
  });

  test('[RULE-17] a cohort may draw fewer cards than it could, or none', () => {
    const s = opening(mixed(5, 0, 1));
    const offered = legal(s, 'cohort')
      .filter(({ witness }) => witness === 2)
      .map(({ draw }) => draw);
    expect(offered).toEqual([0, 1, 2, 3]);
    for (const draw of offered)
      expect(cardsIn(play(s, announce([BARFOLK], draw, 2)), handOf(0))).toHaveLength(6 + draw);
    for (const draw of [-1, 0.5]) expect(refused(s, announce([BARFOLK], draw))).toBe('cohortTooBig');
  });

  test('[TURN-03] supplies never count, for no faction and not as one of their own', () => {
    const s = opening(mixed(2, 0, 4));
    expect(legal(s, 'cohort')).toEqual([]);
    for (let faction = 0; faction < 4; faction++) expect(cohortDraw(s, 0, [faction])).toBe(0);
  });

  test('[TURN-03] Great Artefacts count for any faction', () => {
    const s = opening(mixed(2, 0, 3, ['hammer']));
    expect(cohortDraw(s, 0, [BARFOLK])).toBe(1);
    expect(cohortDraw(opening(mixed(5, 0, 0, ['hammer'])), 0, [BARFOLK])).toBe(4);
    expect(cohortDraw(opening(mixed(1, 0, 3, ['hammer', 'sword'])), 0, [BARFOLK])).toBe(1);
  });

  test('[TURN-03] the Unbound count for any faction', () => {
    const config = standardConfig(4, ['unbound']);
    expect(
      cohortDraw(opening(['unbound friman', 'barfolk friman', 'barfolk chief', 'supply'], { config }), 0, [BARFOLK]),
    ).toBe(1);
    expect(
      cohortDraw(opening(['unbound friman', 'unbound chief', 'unbound lord', 'supply'], { config }), 0, [EMBERIANS]),
    ).toBe(1);
  });

  test('[TURN-03] a universal card serves one cohort a turn', () => {
    // 3 + 2 and one universal: two cohorts. 2 + 2 and one: only one of them.
    expect(cohortDraw(opening(mixed(3, 2, 0, ['hammer'])), 0, [0, 1])).toBe(2);
    expect(cohortDraw(opening(mixed(2, 2, 1, ['hammer'])), 0, [0, 1])).toBe(0);
    expect(cohortDraw(opening(mixed(2, 2, 0, ['hammer', 'sword'])), 0, [0, 1])).toBe(2);
    expect(cohortDraw(opening(mixed(1, 3, 0, ['hammer', 'sword'])), 0, [0, 1])).toBe(2);
    expect(cohortDraw(opening(mixed(1, 2, 0, ['hammer', 'sword'])), 0, [0, 1])).toBe(0);
  });

  test('[TURN-02] the legal list has every cohort there is, for every number and witness', () => {
    const s = opening(mixed(3, 2, 0, ['hammer']));
    const expected: Action[] = [];
    for (const witness of [1, 2, 3]) {
      for (const draw of [0, 1, 2]) expected.push(announce([0], draw, witness), announce([0, 1], draw, witness));
      for (const draw of [0, 1]) expected.push(announce([1], draw, witness));
    }
    const text = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).sort();
    expect(text(legal(s, 'cohort'))).toEqual(text(expected));
  });
});

describe('TURN-04: announcing', () => {
  test('[TURN-04] before anything else, or not at all that turn', () => {
    const s = opening(mixed(4, 0, 2));
    const begun = play(s, { kind: 'begin' });
    expect(refused(begun, announce([BARFOLK], 1))).toBe('openedAlready');
    const announced = play(s, announce([BARFOLK], 1));
    expect(refused(announced, announce([BARFOLK], 1))).toBe('openedAlready');
    expect(refused(announced, { kind: 'begin' })).toBe('openedAlready');
  });

  test('[TURN-04] the cards are shown to the opponent of choice, and to no other', () => {
    const s = opening(['barfolk friman', 'barfolk chief', 'barfolk tool', 'hammer', 'cloudborn lord', 'supply'], {
      hands: { 1: [], 2: [], 3: [] },
    });
    const { state, events } = playLogged(s, announce([BARFOLK], 0, 2));
    const seen = (viewer: Seat) =>
      viewFor(state, viewer)
        .players[0]?.hand.map((other) => cardName(state, other.card))
        .sort();
    expect(seen(2)).toEqual(['barfolk chief', 'barfolk friman', 'barfolk tool', 'hammer']);
    expect(seen(1)).toEqual([]);
    expect(seen(3)).toEqual([]);
    const [event] = eventsOf(events, 'cohort');
    if (!event) throw new Error('no cohort was told');
    expect(event).toMatchObject({ seat: 0, factions: [BARFOLK], witness: 2, count: 0 });
    const told = (viewer: Seat | 'table') => {
      const known = eventFor(event, viewer);
      return 'secret' in known ? known.secret.cards.length : null;
    };
    expect([told(0), told(1), told(2), told(3), told('table')]).toEqual([4, 0, 4, 0, 0]);
  });

  test('[TURN-04] both of two cohorts are shown', () => {
    const s = opening(mixed(3, 3, 0));
    const state = play(s, announce([0, 1], 0, 3));
    expect(viewFor(state, 3).players[0]?.hand).toHaveLength(6);
    expect(viewFor(state, 1).players[0]?.hand).toHaveLength(0);
  });

  test('[TURN-04] the witness is an opponent at the table', () => {
    const s = opening(mixed(3, 0, 3));
    for (const witness of [0, 4, -1, 1.5])
      expect(violation(s, announce([BARFOLK], 0, witness))).toEqual({ code: 'noWitness' });
  });

  test('[TURN-04] drawn cards come from the top of the nation and are not shown', () => {
    const s = opening(mixed(4, 0, 2), { nations: { 0: ['islanders lord', 'islanders priest', 'islanders tool'] } });
    const { state, events } = playLogged(s, announce([BARFOLK], 2, 1));
    expect(handNames(state, 0)).toEqual([...mixed(4, 0, 2), 'islanders lord', 'islanders priest'].sort());
    expect(nationNames(state, 0)).toEqual(['islanders tool']);
    const known = eventsOf(events, 'drew').map((event) => eventFor(event, 1));
    expect(known).toMatchObject([{ kind: 'drew', count: 2, secret: { cards: [] } }]);
    expect(viewFor(state, 1).players[0]?.hand).toHaveLength(4);
  });
});

describe('TURN-05: mulligan', () => {
  test('[TURN-05] the hand goes to the shelter, five new cards come', () => {
    const s = opening(mixed(3, 2, 1), {
      nations: { 0: [...times(5, 'barfolk lord' as const), 'barfolk horse', 'barfolk horse'] },
      shelters: { 0: ['barfolk tool'] },
    });
    const { state, events } = playLogged(s, { kind: 'mulligan' });
    expect(handNames(state, 0)).toEqual(times(5, 'barfolk lord'));
    expect(shelterNames(state, 0)).toEqual([...mixed(3, 2, 1), 'barfolk tool'].sort());
    expect(nationNames(state, 0)).toEqual(['barfolk horse', 'barfolk horse']);
    expect(eventsOf(events, 'mulligan').map(({ seat, count }) => [seat, count])).toEqual([[0, 6]]);
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[TURN-05] once a turn, and never with a cohort, whichever came first', () => {
    const s = opening(mixed(3, 0, 3), { nations: { 0: times(5, 'barfolk chief' as const) } });
    const after = play(s, { kind: 'mulligan' });
    expect(handNames(after, 0).filter((name) => name.startsWith('barfolk'))).toHaveLength(5);
    expect(refused(after, { kind: 'mulligan' })).toBe('openedAlready');
    expect(refused(after, announce([BARFOLK], 1))).toBe('openedAlready');
    expect(refused(play(s, announce([BARFOLK], 1)), { kind: 'mulligan' })).toBe('openedAlready');
    expect(refused(play(s, { kind: 'begin' }), { kind: 'mulligan' })).toBe('openedAlready');
    expect(legalActions(after).some((action) => action.kind === 'cohort' || action.kind === 'mulligan')).toBe(false);
  });

  test('[TURN-05] any hand may be exchanged, an empty one too; a larger one for five', () => {
    expect(
      handNames(play(opening([], { nations: { 0: times(6, 'supply' as const) } }), { kind: 'mulligan' }), 0),
    ).toHaveLength(5);
    const grown = opening(times(8, 'supply' as const), { nations: { 0: barfolkUnits(5) } });
    expect(handNames(play(grown, { kind: 'mulligan' }), 0)).toEqual(times(5, 'barfolk friman'));
  });

  test('[TURN-05] the ambush is no part of the hand that is discarded', () => {
    const s = opening(mixed(1, 0, 5), {
      ambushes: { 0: ['islanders lord'] },
      nations: { 0: times(5, 'supply' as const) },
      shelters: { 0: [] },
    });
    const state = play(s, { kind: 'mulligan' });
    expect(handNames(state, 0)).toEqual(['islanders lord', ...times(5, 'supply')]);
    expect(shelterNames(state, 0)).toEqual(mixed(1, 0, 5).sort());
  });

  test('[TURN-05] with a short nation the discarded hand is shuffled into the new one', () => {
    const s = opening(times(6, 'supply' as const), {
      nations: { 0: ['barfolk lord', 'barfolk tool'] },
      shelters: { 0: [] },
    });
    const state = play(s, { kind: 'mulligan' });
    expect(handNames(state, 0)).toEqual(['barfolk lord', 'barfolk tool', 'supply', 'supply', 'supply']);
    expect([shelterNames(state, 0), nationNames(state, 0)]).toEqual([[], ['supply', 'supply', 'supply']]);
  });
});

describe('TURN-06: raising the ambush', () => {
  test('[TURN-06] the cards come back after step 1, unrevealed, and make the hand larger than six', () => {
    const s = opening(mixed(3, 0, 3), {
      ambushes: { 0: ['barfolk lord', 'barfolk chief', 'islanders tool'] },
      nations: { 0: ['supply', 'supply'] },
    });
    // After step 1: they are no part of the cohort, and the fourth Bärfolk card does not make it larger.
    expect(refused(s, announce([BARFOLK], 2))).toBe('cohortTooBig');
    const { state, events } = playLogged(s, announce([BARFOLK], 1));
    expect(cardsIn(state, handOf(0))).toHaveLength(6 + 1 + 3);
    expect(cardsIn(state, ambushOf(0))).toEqual([]);
    const raised = eventsOf(events, 'raised');
    expect(raised).toMatchObject([{ seat: 0, count: 3 }]);
    expect(raised.map((event) => eventFor(event, 1))).toMatchObject([{ count: 3, secret: { cards: [] } }]);
    for (const viewer of [2, 3] as const)
      expect(viewFor(state, viewer).players[0]).toMatchObject({ handSize: 10, hand: [] });
    const order = events.map((event) => event.kind);
    expect(order.indexOf('raised')).toBeGreaterThan(order.indexOf('drew'));
  });

  test('[TURN-06] they can be played in that turn, and a turn without ambush raises nothing', () => {
    const s = opening(['barfolk friman', 'barfolk chief'], { ambushes: { 0: ['barfolk priest'] } });
    const state = play(s, { kind: 'begin' });
    expect(legal(state, 'create').map(({ artefact }) => artefact)).toEqual([kind('scroll')]);
    expect(eventsOf(playLogged(opening(['supply']), { kind: 'begin' }).events, 'raised')).toEqual([]);
  });

  test('[TURN-06] only the own ambush comes back', () => {
    const s = opening(['supply'], { ambushes: { 0: ['barfolk priest'], 1: ['cloudborn lord'] } });
    expect(ambushNames(play(s, { kind: 'begin' }), 1)).toEqual(['cloudborn lord']);
  });
});

describe('TURN-07: drawing', () => {
  test('[TURN-07] a short nation: what is left, then from the shuffled shelter', () => {
    const s = arrange({
      hands: { 0: ['barfolk horse'] },
      nations: { 0: ['barfolk lord', 'barfolk priest'] },
      shelters: { 0: times(7, 'supply' as const) },
    });
    const state = play(s, { kind: 'endTurn' });
    expect(handNames(state, 0)).toEqual(expect.arrayContaining(['barfolk lord', 'barfolk priest']));
    expect(cardsIn(state, handOf(0))).toHaveLength(6);
    expect(cardsIn(state, shelterOf(0))).toEqual([]);
    expect(cardsIn(state, nationOf(0))).toHaveLength(4);
    expect([...handNames(state, 0), ...nationNames(state, 0)].sort()).toEqual([
      'barfolk horse',
      'barfolk lord',
      'barfolk priest',
      ...times(7, 'supply'),
    ]);
  });

  test('[TURN-07] the shelter is left alone while the nation has cards', () => {
    const s = arrange({
      hands: { 0: [] },
      nations: { 0: times(6, 'supply' as const) },
      shelters: { 0: ['barfolk lord'] },
    });
    const state = play(s, { kind: 'endTurn' });
    expect([nationNames(state, 0), shelterNames(state, 0)]).toEqual([[], ['barfolk lord']]);
  });

  test('[TURN-07] the new nation is shuffled', () => {
    const names: CardName[] = [
      'barfolk friman',
      'barfolk chief',
      'barfolk priest',
      'barfolk lord',
      'barfolk tool',
      'barfolk weapon',
      'barfolk amulet',
      'barfolk title',
      'barfolk scroll',
      'barfolk tent',
      'barfolk horse',
      'supply',
    ];
    const orders = new Set(
      ['one', 'two', 'three', 'four'].map((seed) => {
        const state = play(arrange({ seed, hands: { 0: [] }, nations: { 0: [] }, shelters: { 0: names } }), {
          kind: 'endTurn',
        });
        return [...cardsIn(state, handOf(0)), ...cardsIn(state, nationOf(0))]
          .map((card) => cardName(state, card))
          .join();
      }),
    );
    expect(orders.size).toBe(4);
  });

  test('[TURN-07] with both empty it stops', () => {
    const s = arrange({
      hands: { 0: ['barfolk friman', 'supply'] },
      nations: { 0: ['barfolk chief'] },
      shelters: { 0: [] },
      ambushes: { 0: ['barfolk lord'] },
    });
    const { state, events } = playLogged(s, { kind: 'endTurn' });
    expect(handNames(state, 0)).toEqual(['barfolk chief', 'barfolk friman', 'supply']);
    expect([cardsIn(state, nationOf(0)), cardsIn(state, shelterOf(0))]).toEqual([[], []]);
    expect(eventsOf(events, 'drew').map(({ count }) => count)).toEqual([3]);
  });

  test('[TURN-07] a cohort draws in the same way', () => {
    const s = opening(barfolkUnits(6), { nations: { 0: ['barfolk lord'] }, shelters: { 0: ['supply', 'supply'] } });
    expect(handNames(play(s, announce([BARFOLK], 4)), 0)).toEqual(
      [...barfolkUnits(6), 'barfolk lord', 'supply', 'supply'].sort(),
    );
  });
});

describe('TURN-08: discarding', () => {
  test('[TURN-08] played, newly acquired and remaining cards go to the shelter; the ambush and the tents stay', () => {
    const s = arrange({
      hands: {
        0: [
          'barfolk friman',
          'barfolk chief',
          'barfolk priest',
          'supply',
          'supply',
          'islanders tool',
          'islanders lord',
          'islanders chief',
        ],
      },
      nations: { 0: times(6, 'supply' as const) },
      shelters: { 0: times(4, 'supply' as const) },
      camps: { 0: [{ tent: 'barfolk tent', cards: ['barfolk horse'] }] },
      decks: { scroll: ['emberians scroll'], friman: ['emberians friman'] },
    });
    const acted = play(
      s,
      {
        kind: 'create',
        artefact: kind('scroll'),
        pay: hand(s, 0, 'barfolk friman', 'barfolk chief', 'priest'),
        faction: null,
      },
      { kind: 'hire', unit: 0, pay: hand(s, 0, 'supply', 'supply') },
      { kind: 'ambush', card: card(s, 0, 'islanders lord'), price: card(s, 0, 'islanders chief') },
    );
    const state = play(acted, { kind: 'endTurn' });
    expect(shelterNames(state, 0)).toEqual(
      [
        'barfolk friman',
        'barfolk chief',
        'barfolk priest',
        'supply',
        'supply',
        'emberians scroll',
        'emberians friman',
        'supply',
        'islanders tool',
        ...times(4, 'supply'),
      ].sort(),
    );
    expect(cardsIn(state, playedOf(0))).toEqual([]);
    expect(ambushNames(state, 0)).toEqual(['islanders lord']);
    expect(
      viewFor(state, 1).players[0]?.tents.map(({ tent, holds }) => [
        cardName(state, tent.card),
        holds.map((other) => cardName(state, other.card)),
      ]),
    ).toEqual([['barfolk tent', ['barfolk horse']]]);
    expect(handNames(state, 0)).toEqual(times(6, 'supply'));
  });

  test('[TURN-08, TURN-09] what was not played goes under what was: used and newly acquired cards cover it', () => {
    const s = arrange({
      hands: { 0: ['supply', 'supply', 'islanders tool', 'barfolk lord'] },
      nations: { 0: times(6, 'supply' as const) },
      shelters: { 0: ['cloudborn chief', 'cloudborn priest'] },
      decks: { friman: ['emberians friman'] },
    });
    const state = play(s, { kind: 'hire', unit: 0, pay: hand(s, 0, 'supply', 'supply') }, { kind: 'endTurn' });
    const pile = cardsIn(state, shelterOf(0)).map((card) => cardName(state, card));
    expect(pile.slice(0, 4).sort()).toEqual(['emberians friman', 'supply', 'supply', 'supply']);
    expect(pile.slice(4, 6).sort()).toEqual(['barfolk lord', 'islanders tool']);
    expect(pile.slice(6)).toEqual(['cloudborn chief', 'cloudborn priest']);
  });

  test('[TURN-08, TURN-09] when nothing was played it goes under the old top of the shelter', () => {
    const s = arrange({
      hands: { 0: ['islanders tool', 'barfolk lord'] },
      nations: { 0: times(6, 'supply' as const) },
      shelters: { 0: ['cloudborn chief', 'cloudborn priest'] },
    });
    const state = play(s, { kind: 'endTurn' });
    const [top, ...under] = cardsIn(state, shelterOf(0)).map((card) => cardName(state, card));
    expect(top).toBe('cloudborn chief');
    expect(under.slice(0, 2).sort()).toEqual(['barfolk lord', 'islanders tool']);
    expect(under.slice(2)).toEqual(['cloudborn priest']);
    // Which cards they were shows to nobody else.
    const another = arrange({
      hands: { 0: ['islanders chief', 'barfolk horse'] },
      nations: { 0: times(6, 'supply' as const) },
      shelters: { 0: ['cloudborn chief', 'cloudborn priest'] },
    });
    for (const viewer of [1, 'table'] as const)
      expect(viewFor(play(another, { kind: 'endTurn' }), viewer).players[0]).toEqual(viewFor(state, viewer).players[0]);
  });

  test('[TURN-08, GA-08] a borrowed card that was not played does not show on the shelter of its owner either; one that was played does', () => {
    const s = arrange({
      hands: { 0: ['hand', 'barfolk lord'] },
      nations: { 0: times(6, 'supply' as const), 1: ['islanders title', 'supply'] },
      shelters: { 0: ['cloudborn chief'], 1: ['cloudborn priest'] },
    });
    const asked = play(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 1 });
    const held = play(
      asked,
      { kind: 'take', cards: [named(asked, nationOf(1), 'islanders title')] },
      { kind: 'endTurn' },
    );
    expect(cardsIn(held, shelterOf(1)).map((card) => cardName(held, card))).toEqual([
      'cloudborn priest',
      'islanders title',
    ]);
    expect(cardsIn(held, shelterOf(0)).map((card) => cardName(held, card))).toEqual([
      'hand',
      'barfolk lord',
      'cloudborn chief',
    ]);
    const friman = arrange({
      hands: { 0: ['hand', 'barfolk friman', 'barfolk lord'] },
      nations: { 0: times(6, 'supply' as const), 1: ['islanders title', 'supply'] },
      shelters: { 0: ['cloudborn chief'], 1: ['cloudborn priest'] },
    });
    const taken = play(
      friman,
      { kind: 'borrow', by: card(friman, 0, 'hand'), from: 1 },
      { kind: 'take', cards: [named(friman, nationOf(1), 'islanders title')] },
    );
    const used = play(
      taken,
      { kind: 'promote', by: card(taken, 0, 'title'), card: card(taken, 0, 'barfolk friman'), ranks: 1 },
      { kind: 'endTurn' },
    );
    expect(cardsIn(used, shelterOf(1)).map((card) => cardName(used, card))).toEqual([
      'islanders title',
      'cloudborn priest',
    ]);
  });

  test('[TURN-08] the cards of the other players stay where they are', () => {
    const s = arrange({});
    const state = play(s, { kind: 'endTurn' });
    for (const seat of [1, 2, 3]) {
      expect(cardsIn(state, handOf(seat))).toEqual(cardsIn(s, handOf(seat)));
      expect(cardsIn(state, nationOf(seat))).toEqual(cardsIn(s, nationOf(seat)));
    }
  });
});

describe('TURN-09: who may know what', () => {
  const s = arrange({
    hands: { 0: ['barfolk lord', 'supply'], 1: ['cloudborn lord', 'cloudborn tool', 'supply'] },
    nations: { 0: ['barfolk friman', 'barfolk chief', 'barfolk horse'], 1: ['islanders lord', 'islanders chief'] },
    shelters: { 0: ['emberians tool', 'emberians tent'], 1: ['emberians horse', 'emberians weapon', 'emberians lord'] },
  });
  const seen = (viewer: Seat | 'table', seat: Seat) => {
    const player = viewFor(s, viewer).players[seat];
    if (!player) throw new Error('no such player');
    return player;
  };

  test('[TURN-09] a player looks through the own shelter, top first', () => {
    expect(seen(0, 0).shelter?.map((other) => cardName(s, other.card))).toEqual(['emberians tool', 'emberians tent']);
    expect(seen(1, 1).shelter?.map((other) => cardName(s, other.card))).toEqual([
      'emberians horse',
      'emberians weapon',
      'emberians lord',
    ]);
  });

  test('[TURN-09] of other shelters only the size and the top card are known', () => {
    for (const viewer of [0, 2, 'table'] as const) {
      expect(seen(viewer, 1).shelter).toBeNull();
      expect(seen(viewer, 1).shelterSize).toBe(3);
      expect(cardName(s, seen(viewer, 1).shelterTop?.card ?? -1)).toBe('emberians horse');
    }
  });

  test('[TURN-09] opponents know the sizes of hand and nation, not the cards', () => {
    for (const viewer of [0, 3, 'table'] as const) {
      expect(seen(viewer, 1)).toMatchObject({ handSize: 3, hand: [], nationSize: 2 });
    }
    expect(
      seen(1, 1)
        .hand.map((other) => cardName(s, other.card))
        .sort(),
    ).toEqual(['cloudborn lord', 'cloudborn tool', 'supply']);
  });

  test('[TURN-09] nobody looks into a nation, not even the own one: its order changes no view', () => {
    const other = arrange({
      hands: { 0: ['barfolk lord', 'supply'], 1: ['cloudborn lord', 'cloudborn tool', 'supply'] },
      nations: { 0: ['barfolk horse', 'barfolk friman', 'barfolk chief'], 1: ['islanders chief', 'islanders lord'] },
      shelters: {
        0: ['emberians tool', 'emberians tent'],
        1: ['emberians horse', 'emberians weapon', 'emberians lord'],
      },
    });
    expect(contents(other, nationOf(0))).toEqual(contents(s, nationOf(0)));
    expect(cardsIn(other, nationOf(0))).not.toEqual(cardsIn(s, nationOf(0)));
    for (const viewer of [0, 1, 2, 3, 'table'] as const) expect(viewFor(other, viewer)).toEqual(viewFor(s, viewer));
  });

  test('[TURN-09] a card that says so shows the nation: to its player and to nobody else', () => {
    const horn = arrange({
      hands: { 0: ['horn'] },
      nations: { 0: ['barfolk friman', 'barfolk chief', 'barfolk horse'] },
    });
    const asked = play(horn, { kind: 'summon', by: card(horn, 0, 'horn') });
    const choice = (viewer: Seat | 'table') => {
      const open = viewFor(asked, viewer).decision;
      return open && 'choice' in open
        ? open.choice.cards?.map((other) => cardName(asked, other.card)).sort()
        : undefined;
    };
    expect(choice(0)).toEqual(['barfolk chief', 'barfolk friman', 'barfolk horse']);
    expect([choice(1), choice('table')]).toEqual([undefined, undefined]);
  });
});

describe('TURN-10: a deck that was searched is shuffled', () => {
  /** The order of a zone after an action, over some seeds: whether the cards that stayed lie as before. */
  function keepsOrder(spec: Arrangement, zone: number, act: (s: GameState) => readonly Action[]): boolean {
    return ['a', 'b', 'c'].every((seed) => {
      const s = arrange({ ...spec, seed });
      const after = cardsIn(play(s, ...act(s)), zone);
      const before = cardsIn(s, zone).filter((other) => after.includes(other));
      return after.filter((other) => before.includes(other)).join() === before.join();
    });
  }

  test('[TURN-10] an artefact of a named faction', () => {
    const spec: Arrangement = { day: 1, hands: { 0: times(3, 'barfolk friman' as const) } };
    expect(MATCHING[0]).toBe(TOOL);
    expect(
      keepsOrder(spec, TOOL, (s) => [
        { kind: 'create', artefact: TOOL, pay: [...cardsIn(s, handOf(0))], faction: ISLANDERS },
      ]),
    ).toBe(false);
    // The top card is taken without a search.
    expect(
      keepsOrder({ ...spec, day: 2 }, TOOL, (s) => [
        { kind: 'create', artefact: TOOL, pay: [...cardsIn(s, handOf(0))], faction: null },
      ]),
    ).toBe(true);
  });

  test('[TURN-10] a promotion searches the higher deck and leaves the lower one as it is', () => {
    const spec: Arrangement = { hands: { 0: ['barfolk title', 'barfolk friman'] } };
    const promote = (s: GameState): Action[] => [
      { kind: 'promote', by: card(s, 0, 'title'), card: card(s, 0, 'friman'), ranks: 1 },
    ];
    expect(keepsOrder(spec, kind('chief'), promote)).toBe(false);
    expect(keepsOrder(spec, kind('friman'), promote)).toBe(true);
    const s = arrange(spec);
    const returned = card(s, 0, 'friman');
    expect(cardsIn(play(s, ...promote(s)), kind('friman')).at(-1)).toBe(returned);
  });

  test('[TURN-10] a conversion', () => {
    const spec: Arrangement = { hands: { 0: ['barfolk scroll', 'barfolk horse'] } };
    expect(
      keepsOrder(spec, kind('horse'), (s) => [
        { kind: 'convert', by: card(s, 0, 'scroll'), card: card(s, 0, 'horse'), faction: ISLANDERS },
      ]),
    ).toBe(false);
  });

  test('[TURN-10] the lord of a neutral city', () => {
    const spec: Arrangement = { hands: { 0: ['cloudborn weapon', 'cloudborn lord'] }, heroes: { 0: [[2, 4]] } };
    const conquer = (s: GameState): Action[] => [
      { kind: 'attack', target: { kind: 'city', square: 10 }, heroes: 1, weapon: card(s, 0, 'weapon'), copies: 1 },
      { kind: 'lay', card: card(s, 0, 'lord'), copies: 1 },
      { kind: 'stand' },
    ];
    expect(keepsOrder(spec, kind('lord'), conquer)).toBe(false);
    expect(keepsOrder(spec, kind('supply'), conquer)).toBe(true);
  });

  test('[TURN-10] a nation that the Horn or the Hand looked through', () => {
    const names: CardName[] = [
      'barfolk friman',
      'barfolk chief',
      'barfolk priest',
      'barfolk lord',
      'barfolk tool',
      'barfolk weapon',
      'barfolk amulet',
      'supply',
    ];
    const horn: Arrangement = { hands: { 0: ['horn'] }, nations: { 0: names } };
    expect(
      keepsOrder(horn, nationOf(0), (s) => [
        { kind: 'summon', by: card(s, 0, 'horn') },
        { kind: 'take', cards: [] },
      ]),
    ).toBe(false);
    const luut: Arrangement = { hands: { 0: ['hand'] }, nations: { 2: names } };
    expect(
      keepsOrder(luut, nationOf(2), (s) => [
        { kind: 'borrow', by: card(s, 0, 'hand'), from: 2 },
        { kind: 'take', cards: [named(s, nationOf(2), 'supply')] },
      ]),
    ).toBe(false);
  });

  test('[TURN-10] the deck that the Staff looked through', () => {
    const spec: Arrangement = { hands: { 0: ['staff'] }, tiles: [{ at: [1, 2], card: 'barfolk straight' }] };
    const act = (s: GameState): Action[] => [
      { kind: 'terraform', by: card(s, 0, 'staff'), square: 1, terrain: ISLANDERS },
    ];
    expect(keepsOrder(spec, kind('straight'), act)).toBe(false);
    const s = arrange(spec);
    expect(factionOf(s, play(s, ...act(s)).tile[1] ?? -1)).toBe(ISLANDERS);
    expect(kindOf(s, s.tile[1] ?? -1)).toBe(kind('straight'));
  });
});
