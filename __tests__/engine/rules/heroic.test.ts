/** The hero mode: guards, joint attacks, veterans (HEROIC). */
import {
  checkConfig,
  handOf,
  heroicState,
  heroSquare,
  legalActions,
  refusal,
  standardConfig,
  termsOf,
  viewFor,
  totalOf,
  type Action,
  type GameState,
  type ModuleId,
  type Options,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  eventsOf,
  legal,
  loadDie,
  named,
  play,
  playLogged,
  refused,
  sq,
  type Arrangement,
  type CardName,
} from '../support';
import {
  openAttack,
  attack,
  charm,
  cityAt,
  configWith,
  endTurn,
  field,
  fight,
  lay,
  NEUTRAL_CITY,
  pass,
  RUINS_SQUARE,
  stand,
  surrender,
  TARGET,
  type Field,
} from '../battlefield';
import { fillDeck, lastTurn, nextWeek, supplies } from '../checkpoint';
import { flawOf } from '../../../src/engine/save/doubts';
import { PROOF_ENGINE, withProof } from '../proof/games';

const config = configWith(['heroic']);
const { ACTIVE, FALLEN, NEVER } = heroicState;
const statusOf = (s: GameState, seat = 0): number | undefined => heroicState.veterans.of(s)[seat];

/** The attacker (Bärfolk, a veteran if so told) has opened with a weapon against seat 1's city. */
function opened(names: readonly CardName[], status: number = ACTIVE, spec: Field = {}): GameState {
  const s = field({
    config,
    day: 15,
    level: 4,
    hands: { 0: ['barfolk weapon', ...names], 1: ['supply'] },
    heroes: { 0: [[4, 3]] },
    ...spec,
  });
  heroicState.veterans.of(s)[0] = status;
  const here = heroSquare(s, 0, 1) === TARGET ? 3 : 1;
  return play(s, attack(cityAt(TARGET), card(s, 0, 'weapon'), here));
}
const laying = (s: GameState, ...names: readonly CardName[]): GameState =>
  names.reduce((state, name) => play(state, lay(card(state, 0, name))), s);
/** What each term adds, in the order of the sum. */
const sumOf = (s: GameState, seat = 0): readonly (readonly [string, number])[] =>
  termsOf(s, seat).map(({ kind, strength }) => [kind, strength]);

describe('guards', () => {
  test('[HEROIC-01] neutral cities defend with 6 and the ruins with 10', () => {
    const s = field({
      config,
      hands: { 0: ['weapon', 'weapon'] },
      heroes: {
        0: [
          [2, 3],
          [6, 5],
        ],
      },
    });
    const city = play(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')));
    expect(totalOf(city, -1)).toBe(6);
    const ruins = play(s, attack({ kind: 'ruins', square: RUINS_SQUARE }, card(s, 0, 'weapon'), 2));
    expect(totalOf(ruins, -1)).toBe(10);
    expect(s.rules).toMatchObject({ neutralDefence: 6, ruinsDefence: 10 });
  });

  test('[HEROIC-01] a taken city gets an ordinary token of level 4, worth 4 points, which defends with 4', () => {
    let s = field({
      config,
      hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord'] },
      heroes: { 0: [[2, 3]] },
    });
    const before = viewFor(s, 0).players[0]?.points ?? 0;
    s = play(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')), lay(card(s, 0, 'lord')));
    s = play(s, lay(card(s, 0, 'lord')), stand);
    expect([s.level[NEUTRAL_CITY], s.holder[NEUTRAL_CITY]]).toEqual([4, 0]);
    expect((viewFor(s, 0).players[0]?.points ?? 0) - before).toBe(4);
    expect(viewFor(s, 1).board[NEUTRAL_CITY]).toMatchObject({ level: 4, defence: 4 });
  });

  test('[HEROIC-01] what the players agree on stands above it, and it goes with every scenario', () => {
    expect(field({ config: configWith(['heroic'], { neutralDefence: 3 }) }).rules.neutralDefence).toBe(3);
    const mixes: readonly (readonly ModuleId[])[] = [
      ['harder'],
      ['volcano'],
      ['nocities'],
      ['stormgates'],
      ['unbound'],
    ];
    for (const mix of mixes) expect(checkConfig(standardConfig(4, [...mix, 'heroic']))).toBeNull();
  });
});

describe('joint attacks', () => {
  test('[HEROIC-02] both heroes on the square attack with one weapon or either does, as the attacker announces', () => {
    const s = field({
      config,
      hands: { 0: ['weapon'] },
      heroes: {
        0: [
          [4, 3],
          [4, 3],
        ],
      },
    });
    expect(legal(s, 'attack').map(({ heroes }) => heroes)).toEqual([1, 2, 3]);
  });

  test('[HEROIC-02] those who take part are lost together, one who stays out is not', () => {
    const heroes = {
      0: [
        [4, 3],
        [4, 3],
      ],
    } as const;
    for (const [part, left] of [
      [3, [-1, -1]],
      [1, [-1, TARGET]],
      [2, [TARGET, -1]],
    ] as const) {
      let s = field({
        config,
        day: 7,
        hands: { 0: ['emberians weapon', 'barfolk lord'], 1: ['cloudborn lord', 'cloudborn lord'] },
        heroes,
      });
      s = play(s, attack(cityAt(TARGET), card(s, 0, 'weapon'), part), lay(card(s, 0, 'lord')), stand, fight());
      s = play(s, lay(card(s, 1, 'lord')));
      s = play(s, lay(card(s, 1, 'lord')), stand, pass);
      expect([heroSquare(s, 0, 0), heroSquare(s, 0, 1)]).toEqual(left);
    }
  });

  /** Heroes on two squares beside a city, and a weapon that reaches it from both. */
  const around = (modules: readonly string[]): GameState => {
    const spec: Arrangement = {
      engine: PROOF_ENGINE,
      config: standardConfig(4, withProof(...modules), { calmDays: 0 } as Options),
      tiles: [
        { at: [5, 4], card: 'emberians city3', level: 2, owner: 1 },
        { at: [5, 3], card: 'barfolk crossroad' },
        { at: [5, 5], card: 'barfolk crossroad' },
      ],
      heroes: {
        0: [
          [5, 3],
          [5, 5],
        ],
      },
      hands: { 0: ['harpoon' as CardName, 'weapon'] },
    };
    return arrange(spec);
  };
  const joint = (s: GameState): Action => ({
    kind: 'attack',
    target: { kind: 'city', square: sq(5, 4) },
    heroes: 3,
    weapon: named(s, handOf(0), 'harpoon' as CardName),
    copies: 1,
  });
  const partsIn = (s: GameState): readonly number[] =>
    legalActions(s).flatMap((action) =>
      action.kind === 'attack' && action.target.square === sq(5, 4) ? [action.heroes] : [],
    );

  test('[HEROIC-02] with a weapon that reaches further also from different squares, in the hero mode alone', () => {
    const s = around(['wilds', 'heroic']);
    expect(partsIn(s)).toEqual([1, 2, 3]);
    const open = play(s, joint(s));
    expect(viewFor(open, 0).battle?.attack.heroes).toEqual([0, 1]);
    expect(flawOf(open)).toBeNull();
    const plain = around(['wilds']);
    expect(partsIn(plain)).toEqual([1, 2]);
    expect(refusal(plain, joint(plain))?.code).toBe('heroNotThere');
    // Nor does a save bring them together.
    const alone = play(plain, { ...joint(plain), heroes: 1 } as Action);
    alone.attackHeroes = 3;
    expect(flawOf(alone)).toBe('battle');
  });

  test('[HEROIC-02] a weapon that does not reach takes nobody there', () => {
    const s = around(['wilds', 'heroic']);
    expect(refused(s, attack(cityAt(sq(5, 4)), card(s, 0, 'weapon'), 3))).toBe('heroNotThere');
  });
});

describe('veterans', () => {
  test.each([
    [25, NEVER],
    [26, ACTIVE],
    [40, ACTIVE],
  ])('[HEROIC-03] a deck of %i cards at the second checkpoint: status %i', (size, status) => {
    const { state, events } = playLogged(lastTurn({ modules: ['heroic'], cards: { 0: size } }), endTurn);
    expect(statusOf(state)).toBe(status);
    expect(eventsOf(events, 'veteran')).toEqual(status === ACTIVE ? [{ kind: 'veteran', seat: 0 }] : []);
    for (const viewer of [0, 1, 'table'] as const)
      expect(viewFor(state, viewer).own.heroic?.veterans).toEqual([status, NEVER, NEVER, NEVER]);
  });

  test('[HEROIC-03] looked at in every checkpoint: risen later, fallen, and risen again', () => {
    const after = (before: number, number: number, size: number): number | undefined => {
      const s = lastTurn({ modules: ['heroic'], number, cards: { 0: size } });
      heroicState.veterans.of(s)[0] = before;
      return statusOf(nextWeek(s));
    };
    expect(after(NEVER, 1, 30)).toBe(NEVER);
    expect(after(NEVER, 4, 26)).toBe(ACTIVE);
    expect(after(ACTIVE, 3, 26)).toBe(ACTIVE);
    expect(after(ACTIVE, 3, 25)).toBe(FALLEN);
    expect(after(FALLEN, 4, 25)).toBe(FALLEN);
    expect(after(FALLEN, 5, 26)).toBe(ACTIVE);
    expect(after(NEVER, 5, 25)).toBe(NEVER);
  });

  test('[HEROIC-03] never in between: a deck that shrinks in the week is still a veteran’s', () => {
    const s = lastTurn({ modules: ['heroic'], number: 3, cards: { 0: 30 } });
    heroicState.veterans.of(s)[0] = ACTIVE;
    s.day = 16;
    fillDeck(s, 0, 12);
    expect(statusOf(nextWeek(s))).toBe(ACTIVE);
  });

  test('[HEROIC-03] a fallen veteran is told, has the usual moral and strengths, and keeps the joint attack', () => {
    const s = lastTurn({ modules: ['heroic'], number: 3, cards: { 0: 20 } });
    heroicState.veterans.of(s)[0] = ACTIVE;
    expect(eventsOf(playLogged(s, endTurn).events, 'veteranFell')).toEqual([{ kind: 'veteranFell', seat: 0 }]);
    const heroes = {
      0: [
        [4, 3],
        [4, 3],
      ],
    } as const;
    const b = laying(
      opened(['barfolk friman', 'barfolk chief'], FALLEN, { heroes }),
      'barfolk friman',
      'barfolk chief',
    );
    expect(sumOf(b)).toEqual([
      ['card', 1],
      ['card', 1],
      ['card', 2],
      ['moral', 2],
    ]);
  });

  test('[HEROIC-03] a save before the second checkpoint has no veteran', () => {
    const s = field({
      config,
      day: 13,
      shelters: { 0: supplies(10), 1: supplies(10), 2: supplies(10), 3: supplies(10) },
    });
    expect(flawOf(s)).toBeNull();
    heroicState.veterans.of(s)[2] = ACTIVE;
    expect(flawOf(s)).toBe('module');
    s.day = 15;
    expect(flawOf(s)).toBeNull();
  });
});

describe('what a veteran has', () => {
  test('[HEROIC-04] each hero adds 4 to moral instead of 1, in attack and defence', () => {
    expect(sumOf(opened([]))).toEqual([
      ['card', 1],
      ['moral', 4],
    ]);
    expect(
      sumOf(
        opened([], ACTIVE, {
          heroes: {
            0: [
              [4, 3],
              [4, 3],
            ],
          },
        }),
      ),
    ).toEqual([
      ['card', 1],
      ['moral', 8],
    ]);
    let d = field({
      config,
      day: 15,
      hands: { 0: ['emberians weapon', 'barfolk lord', 'barfolk lord'], 1: ['cloudborn friman'] },
      heroes: { 0: [[4, 3]], 1: [[4, 3]] },
    });
    heroicState.veterans.of(d)[1] = ACTIVE;
    d = play(openAttack(d, 'lord'), stand, fight(1));
    d = play(d, lay(card(d, 1, 'friman')));
    expect(sumOf(d, 1)).toEqual([
      ['defence', 1],
      ['card', 2],
      ['moral', 4],
    ]);
  });

  test('[HEROIC-04] every friman and chief in the line is worth 1 more, other cards are not', () => {
    const names: readonly CardName[] = [
      'barfolk friman',
      'barfolk chief',
      'barfolk priest',
      'barfolk lord',
      'barfolk horse',
    ];
    expect(sumOf(laying(opened(names), ...names)).slice(1)).toEqual([
      ['card', 2],
      ['card', 3],
      ['card', 3],
      ['card', 4],
      ['card', 1],
      ['moral', 4],
    ]);
  });

  test('[HEROIC-04] moral or not: a foreign card takes the moral and leaves each of them the 1', () => {
    const b = laying(opened(['cloudborn friman', 'barfolk chief']), 'cloudborn friman', 'barfolk chief');
    expect(sumOf(b)).toEqual([
      ['card', 1],
      ['card', 2],
      ['card', 3],
    ]);
  });

  test('[HEROIC-04] only in a veteran’s line: not in the enemy’s', () => {
    let d = field({
      config,
      day: 15,
      hands: { 0: ['barfolk weapon', 'barfolk chief'], 1: ['cloudborn friman', 'cloudborn chief'] },
      heroes: { 0: [[4, 3]] },
    });
    heroicState.veterans.of(d)[0] = ACTIVE;
    d = play(openAttack(d, 'chief'), stand, fight());
    d = play(d, lay(card(d, 1, 'friman')));
    d = play(d, lay(card(d, 1, 'chief')));
    expect(sumOf(d, 1)).toEqual([
      ['defence', 1],
      ['card', 1],
      ['card', 2],
    ]);
  });

  test.each([
    [2, 5],
    [3, 7],
  ])('[HEROIC-04] per card, not per copy: a chief that counts %i times is worth %i', (face, strength) => {
    const s = opened(['barfolk amulet', 'barfolk chief']);
    loadDie(s, face);
    const charmed = play(s, charm(card(s, 0, 'amulet'), card(s, 0, 'chief')));
    expect(sumOf(charmed)[1]).toEqual(['card', strength]);
  });

  test('[HEROIC-04] without a hero of the own in the fight there is no moral, but the 1', () => {
    let d = field({
      config,
      day: 15,
      hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: ['cloudborn friman'] },
      heroes: { 0: [[4, 3]] },
    });
    heroicState.veterans.of(d)[1] = ACTIVE;
    d = play(openAttack(d, 'lord'), stand, fight());
    d = play(d, lay(card(d, 1, 'friman')));
    expect(sumOf(d, 1)).toEqual([
      ['defence', 1],
      ['card', 2],
    ]);
  });

  test('[RULE-31] a wild friman fights as a lord and is worth no more, an Unbound friman is', () => {
    const s = opened(['barfolk amulet', 'barfolk friman']);
    loadDie(s, 6);
    let wild = play(s, charm(card(s, 0, 'amulet'), card(s, 0, 'friman')));
    wild = play(wild, lay(card(wild, 0, 'friman')));
    expect(sumOf(wild)[1]).toEqual(['card', 4]);
    const free = opened(['unbound friman'], ACTIVE, { config: configWith(['unbound', 'heroic']) });
    expect(sumOf(laying(free, 'unbound friman'))).toEqual([
      ['card', 1],
      ['card', 2],
      ['moral', 4],
    ]);
  });

  test('[HEROIC-04] it takes a city that the usual strengths do not', () => {
    const names: readonly CardName[] = ['barfolk friman', 'barfolk friman'];
    const taken = (status: number): boolean => {
      const b = laying(opened(names, status), ...names);
      return refusal(b, stand) === null;
    };
    expect([taken(NEVER), taken(ACTIVE)]).toEqual([false, true]);
    const won = play(laying(opened(names), ...names), stand, surrender);
    expect(won.holder[TARGET]).toBe(0);
  });
});
