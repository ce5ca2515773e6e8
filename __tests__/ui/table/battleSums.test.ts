import {
  apply,
  CHIEF,
  debug,
  decision,
  FRIMAN,
  heroicState,
  squareAt,
  HORSE,
  LORD,
  PRIEST,
  SHIELD,
  SWORD,
  totalOf,
  WEAPON,
  handOf,
  cardsIn,
  lineOf,
  NONE,
  kindOf,
  type Action,
  type GameState,
  type Kind,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { sums, verdict, type Battle, type Side } from '@/ui/game/battleSums';
import type { Fighter, FighterEffect } from '@/ui/game/fighters';
import { chanceOf, winningFaces } from '@/ui/game/rolls';
import { TABLE_BOX } from '@/store/tableBox';
import { MODULE_BONUSES } from '@/ui/modules/references';
import { bilkarrConfig, give as givePotion } from '../../engine/bilkarr';
import { KIND_NAMES } from '../../engine/box';

const fighter = (kind: Kind, changed: Partial<Fighter> = {}): Fighter => ({
  kind,
  effect: 'none',
  loyalty: 'own',
  supplies: 0,
  ...changed,
});
const side = (cards: readonly (Kind | Fighter)[], changed: Partial<Side> = {}): Side => ({
  cards: cards.map((card) => (typeof card === 'number' ? fighter(card) : card)),
  heroes: 0,
  home: false,
  ...changed,
});
const battle = (attacker: Side, defender: Side = side([]), changed: Partial<Battle> = {}): Battle => ({
  target: { kind: 'city', level: 1 },
  attacker,
  defender,
  illuminated: null,
  ...changed,
});
const totals = (b: Battle) => {
  const { attack, defence } = sums(b);
  return [attack.total, defence.total];
};
const rolling = (kind: Kind): Fighter => fighter(kind, { effect: 'rolling' });

describe('terms', () => {
  test('[BATTLE-08] units by rank, weapon and horse 1, the city its level', () => {
    expect(
      totals(
        battle(side([WEAPON, FRIMAN, CHIEF, PRIEST, LORD, HORSE]), side([FRIMAN]), {
          target: { kind: 'city', level: 3 },
        }),
      ),
    ).toEqual([12, 4]);
  });

  test('[BATTLE-09] moral is one for each hero, and gone with the first foreign card', () => {
    expect(totals(battle(side([WEAPON, CHIEF], { heroes: 2 })))[0]).toBe(5);
    expect(totals(battle(side([WEAPON, fighter(CHIEF, { loyalty: 'other' })], { heroes: 2 })))[0]).toBe(3);
    expect(totals(battle(side([], { heroes: 2 })))[0]).toBe(0);
  });

  test('[UNB-01] the Unbound and Great Artefacts cost no moral', () => {
    expect(
      totals(
        battle(side([fighter(SWORD, { loyalty: 'other' }), fighter(FRIMAN, { loyalty: 'universal' })], { heroes: 1 })),
      )[0],
    ).toBe(7);
  });

  test('[UNB-02] each supply on an Unbound is one more', () => {
    expect(totals(battle(side([WEAPON, fighter(FRIMAN, { loyalty: 'universal', supplies: 3 })])))[0]).toBe(5);
    expect(totals(battle(side([WEAPON, fighter(FRIMAN, { supplies: 3 })])))[0]).toBe(2);
  });

  test('[GA-02] [GA-03] the Sword attacks with 5 and defends with 1, the Shield the other way round', () => {
    expect(totals(battle(side([SWORD]), side([SWORD])))).toEqual([5, 2]);
    expect(totals(battle(side([SHIELD]), side([SHIELD])))).toEqual([1, 6]);
  });

  test('[ADV-02] home terrain is one, for either side', () => {
    expect(totals(battle(side([WEAPON], { home: true }), side([], { home: true })))).toEqual([2, 2]);
  });

  test('[ORACLE-05] an illuminated weapon is worth 2', () => {
    expect(totals(battle(side([WEAPON, CHIEF]), side([]), { illuminated: WEAPON }))[0]).toBe(4);
  });

  test('[RULE-02] a wild card fights as a lord, but as 1 when it is the weapon', () => {
    expect(totals(battle(side([WEAPON, fighter(FRIMAN, { effect: 'wild' })])))[0]).toBe(5);
    expect(totals(battle(side([fighter(FRIMAN, { effect: 'wild' }), fighter(FRIMAN, { effect: 'wild' })])))[0]).toBe(5);
    expect(totals(battle(side([WEAPON]), side([fighter(FRIMAN, { effect: 'wild' })])))[1]).toBe(5);
  });

  test('every term has its name and they add up', () => {
    const { attack, defence } = sums(
      battle(side([WEAPON, CHIEF], { heroes: 1, home: true }), side([FRIMAN], { heroes: 1 }), {
        target: { kind: 'city', level: 2 },
      }),
    );
    expect(attack.terms.map(({ kind, strength }) => [kind, strength])).toEqual([
      ['card', 1],
      ['card', 2],
      ['moral', 1],
      ['ground', 1],
    ]);
    expect(defence.terms.map(({ kind, strength }) => [kind, strength])).toEqual([
      ['city', 2],
      ['card', 1],
      ['moral', 1],
    ]);
  });

  test('guards lay no cards', () => {
    const guarded = battle(side([WEAPON]), side([LORD], { heroes: 2, home: true }), {
      target: { kind: 'guards', strength: 8 },
    });
    expect(totals(guarded)).toEqual([1, 8]);
  });
});

describe('what is needed now', () => {
  test('[BATTLE-03] a weapon first', () => {
    expect(verdict(battle(side([LORD, LORD])))).toEqual({ kind: 'needsWeapon' });
  });

  test('[BATTLE-07] a tie goes to the defender, so the attacker needs one more than equal', () => {
    expect(verdict(battle(side([WEAPON])))).toEqual({ kind: 'attackerNeeds', strength: 1 });
  });

  test('[BATTLE-06] the defender needs just as much as it takes to be equal', () => {
    expect(verdict(battle(side([WEAPON, LORD])))).toEqual({ kind: 'defenderNeeds', strength: 4 });
  });

  test('guards that are exceeded are beaten', () => {
    expect(verdict(battle(side([SWORD]), side([]), { target: { kind: 'guards', strength: 4 } }))).toEqual({
      kind: 'beaten',
    });
  });
});

describe('[ART-03] the chance of an amulet', () => {
  test('there is none without an amulet to roll', () => {
    expect(chanceOf(battle(side([WEAPON, CHIEF])))).toBeNull();
  });

  test('a chief against 4 needs a 2, a 3 or a 6', () => {
    const b = battle(side([WEAPON, rolling(CHIEF)]), side([]), { target: { kind: 'city', level: 4 } });
    expect(chanceOf(b)).toEqual({ wins: 3, of: 6 });
    expect(winningFaces(b)).toEqual([2, 3, 6]);
  });

  test('a 6 makes a friman a lord, but a 3 only three', () => {
    expect(
      winningFaces(battle(side([WEAPON, rolling(FRIMAN)]), side([]), { target: { kind: 'city', level: 4 } })),
    ).toEqual([6]);
  });

  test('a 4 or a 5 takes the card away', () => {
    expect(
      winningFaces(battle(side([WEAPON, CHIEF, rolling(FRIMAN)]), side([]), { target: { kind: 'city', level: 2 } })),
    ).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      winningFaces(battle(side([WEAPON, CHIEF, rolling(FRIMAN)]), side([]), { target: { kind: 'city', level: 3 } })),
    ).toEqual([1, 2, 3, 6]);
  });

  test('without its weapon the attack is lost, however strong', () => {
    expect(winningFaces(battle(side([rolling(WEAPON), LORD])))).toEqual([1, 2, 3, 6]);
  });

  test('a foreign card that leaves gives the moral back', () => {
    const b = battle(
      side([WEAPON, CHIEF, fighter(FRIMAN, { effect: 'rolling', loyalty: 'other' })], { heroes: 2 }),
      side([]),
      { target: { kind: 'city', level: 4 } },
    );
    // 1: 4, 2: 5, 3: 6, 4 and 5: 3 + moral 2, 6: 7.
    expect(winningFaces(b)).toEqual([2, 3, 4, 5, 6]);
  });

  test("the defender's roll is counted as well: 36 cases for two", () => {
    const b = battle(side([WEAPON, rolling(CHIEF)]), side([rolling(FRIMAN)]), { target: { kind: 'hero' } });
    // Attack by face 3 5 7 1 1 5, defence 1 2 3 0 0 4.
    const expected = [3, 5, 7, 1, 1, 5]
      .flatMap((attack) => [1, 2, 3, 0, 0, 4].map((defence) => attack > defence))
      .filter(Boolean).length;
    expect(chanceOf(b)).toEqual({ wins: expected, of: 36 });
    expect(winningFaces(b)).toBeNull();
  });
});

// ---------------------------------------------------------------- the same as the game

const FIGHTING = [FRIMAN, CHIEF, PRIEST, LORD, HORSE] as const;

function must(s: GameState, action: Action): GameState {
  const result = apply(s, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.violation)}`);
  return result.state;
}

/** Lays everything a side holds that fights. */
function layAll(s: GameState, seat: number): GameState {
  let state = s;
  for (const card of cardsIn(s, handOf(seat))) state = must(state, { kind: 'lay', card, copies: 1 });
  return state;
}

test('totals are those of a battle that is really fought', () => {
  const card = fc.record({ kind: fc.constantFrom(...FIGHTING), own: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(card, { minLength: 1, maxLength: 4 }),
      fc.array(card, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      fc.boolean(),
      (attack, defend, level, advanced, home) => {
        const names = (cards: typeof attack, own: string, other: string) =>
          cards.map(({ kind, own: mine }) => `${mine ? own : other} ${KIND_NAMES[kind] ?? ''}` as debug.CardName);
        const s = debug.arrange({
          config: {
            seats: [{ faction: 0 }, { faction: 1 }, { faction: 2 }, { faction: 3 }],
            modules: advanced ? ['advanced'] : [],
            options: {},
            excluded: null,
          },
          // Day 3 illuminates the amulet: neither weapon nor horse.
          day: 3,
          bare: true,
          tiles: [
            { at: [4, 3], card: home ? 'barfolk city4' : 'cloudborn city4', owner: 1, level },
            { at: [6, 6], card: 'barfolk city4', owner: 0, level: 1 },
          ],
          heroes: { 0: [[4, 3]], 1: [[4, 3]] },
          hands: {
            0: ['barfolk weapon', ...names(attack, 'barfolk', 'emberians')],
            1: names(defend, 'cloudborn', 'islanders'),
          },
        });
        const weapon = cardsIn(s, handOf(0)).find((held) => kindOf(s, held) === WEAPON) ?? NONE;
        const square = s.hero[0] ?? NONE;
        let state = layAll(
          must(s, { kind: 'attack', target: { kind: 'city', square }, heroes: 1, weapon, copies: 1 }),
          0,
        );
        const lay = (cards: typeof attack) =>
          cards.map(({ kind, own }) => fighter(kind, { loyalty: own ? 'own' : 'other' }));
        const mine = (defender: Side): Battle => ({
          target: { kind: 'city', level },
          attacker: side([WEAPON, ...lay(attack)], { heroes: 1, home: advanced && home }),
          defender,
          illuminated: null,
        });
        const open = mine(side([], { home: advanced && !home }));
        expect(totals(open)).toEqual([totalOf(state, 0), totalOf(state, 1)]);
        if (verdict(open).kind !== 'defenderNeeds') return;
        state = must(state, { kind: 'stand' });
        expect(decision(state)?.kind).toBe('reply');
        state = layAll(must(state, { kind: 'fight', raise: false, heroes: 1 }), 1);
        expect(cardsIn(state, lineOf(1))).toHaveLength(defend.length);
        expect(totals(mine(side(lay(defend), { heroes: 1, home: advanced && !home })))).toEqual([
          totalOf(state, 0),
          totalOf(state, 1),
        ]);
      },
    ),
    { numRuns: 40 },
  );
});

test('[BATTLE-15] what an amulet did shows in the sum', () => {
  const effects: readonly FighterEffect[] = ['none', 'twice', 'thrice', 'wild', 'rolling'];
  for (const effect of effects)
    expect(totals(battle(side([WEAPON, fighter(LORD, { effect })])))[0]).toBe(
      { none: 5, twice: 9, thrice: 13, wild: 5, rolling: 5 }[effect],
    );
});

// ---------------------------------------------------------------- the second box

describe('battles of The Stormgates', () => {
  const bonus = (...names: readonly string[]) => MODULE_BONUSES.filter(({ id }) => names.includes(id));
  const named = (name: string): Kind => TABLE_BOX.named[name] ?? -1;

  test('[ROY-03] [GA2-01] royals fight with 5 and 6, the Arrow with 2 on both sides', () => {
    expect(totals(battle(side([WEAPON, named('queen'), named('king')])))).toEqual([12, 1]);
    expect(totals(battle(side([named('arrow')]), side([named('arrow')])))).toEqual([2, 3]);
    expect(verdict(battle(side([named('arrow')]))).kind).toBe('defenderNeeds');
  });

  test('[FAN-02] [FAN-01] a Fanatic fights with twice its strength and spoils no moral', () => {
    const attacker = side([WEAPON, fighter(PRIEST, { loyalty: 'fanatic' })], { heroes: 1 });
    expect(totals(battle(attacker))).toEqual([8, 1]);
  });

  test('[HEROIC-04] a veteran has moral +4 for each hero, and +1 for each friman and chief, moral or not', () => {
    const cards = [WEAPON, FRIMAN, CHIEF, PRIEST];
    const veteran = { heroes: 2, bonuses: bonus('veteran') };
    expect(totals(battle(side(cards, veteran)))).toEqual([1 + 2 + 3 + 3 + 8, 1]);
    const foreign = [...cards, fighter(LORD, { loyalty: 'other' })];
    expect(totals(battle(side(foreign, veteran)))).toEqual([1 + 2 + 3 + 3 + 4, 1]);
    // Per card, not per copy; a wild card fights as a lord.
    expect(
      totals(battle(side([WEAPON, fighter(FRIMAN, { effect: 'thrice' })], { bonuses: bonus('veteran') }))),
    ).toEqual([5, 1]);
    expect(totals(battle(side([WEAPON, fighter(FRIMAN, { effect: 'wild' })], { bonuses: bonus('veteran') })))).toEqual([
      5, 1,
    ]);
    expect(
      totals(battle(side([WEAPON, fighter(FRIMAN, { loyalty: 'fanatic' })], { bonuses: bonus('veteran') }))),
    ).toEqual([4, 1]);
  });

  test('[BILK-04] the Colossus adds four, Weakness takes four, and no total falls below 0', () => {
    expect(totals(battle(side([WEAPON], { bonuses: bonus('colossus') })))).toEqual([5, 1]);
    expect(totals(battle(side([WEAPON, LORD]), side([], { bonuses: bonus('colossus') })))).toEqual([5, 5]);
    expect(totals(battle(side([WEAPON, LORD]), side([], { bonuses: bonus('weakness') })))).toEqual([5, 0]);
    expect(totals(battle(side([WEAPON], { bonuses: bonus('colossus', 'weakness') })))).toEqual([1, 1]);
  });

  test('[HEROIC-04] [BILK-04] with a veteran and with potions, totals are those of a battle that is really fought', () => {
    const card = fc.record({ kind: fc.constantFrom(...FIGHTING), own: fc.boolean() });
    // One side has the potion, there being one of each, or none has.
    const whose = fc.constantFrom(0, 1, null);
    fc.assert(
      fc.property(
        fc.array(card, { minLength: 1, maxLength: 4 }),
        fc.array(card, { minLength: 1, maxLength: 4 }),
        fc.record({ veteran: whose, colossus: whose, weakness: whose }),
        fc.integer({ min: 0, max: 1 }),
        (attack, defend, has, heroes) => {
          const names = (cards: typeof attack, own: string, other: string) =>
            cards.map(({ kind, own: mine }) => `${mine ? own : other} ${KIND_NAMES[kind] ?? ''}` as debug.CardName);
          const s = debug.arrange({
            config: bilkarrConfig(['heroic']),
            // Neither weapon nor horse is illuminated.
            day: 3,
            bare: true,
            factions: ['barfolk', 'cloudborn', 'emberians', 'islanders'],
            tiles: [
              { at: [6, 6], card: 'barfolk city4', owner: 0, level: 1 },
              { at: [4, 3], card: 'cloudborn city4', owner: 1, level: 1 },
            ],
            heroes: { 0: [[4, 3]], 1: [[4, 3]] },
            hands: {
              0: ['barfolk weapon', ...names(attack, 'barfolk', 'emberians')],
              1: names(defend, 'cloudborn', 'islanders'),
            },
          });
          if (has.veteran !== null) heroicState.veterans.of(s)[has.veteran] = heroicState.ACTIVE;
          for (const potion of ['colossus', 'weakness'] as const)
            if (has[potion] !== null) givePotion(s, has[potion], potion, 1);
          const target = { kind: 'city', square: squareAt(s.rules.columns, [4, 3]) } as const;
          const weapon = cardsIn(s, handOf(0)).find((held) => kindOf(s, held) === WEAPON) ?? NONE;
          let state = layAll(must(s, { kind: 'attack', target, heroes: 1, weapon, copies: 1 }), 0);
          const bonuses = (seat: number) =>
            bonus(...(['veteran', 'colossus', 'weakness'] as const).filter((name) => has[name] === seat));
          const lay = (cards: typeof attack) =>
            cards.map(({ kind, own }) => fighter(kind, { loyalty: own ? 'own' : 'other' }));
          const attacker = side([WEAPON, ...lay(attack)], { heroes: 1, bonuses: bonuses(0) });
          const open = battle(attacker, side([], { bonuses: bonuses(1) }));
          expect(totals(open)).toEqual([totalOf(state, 0), totalOf(state, 1)]);
          if (verdict(open).kind !== 'defenderNeeds') return;
          state = layAll(must(must(state, { kind: 'stand' }), { kind: 'fight', raise: false, heroes }), 1);
          expect(totals(battle(attacker, side(lay(defend), { heroes, bonuses: bonuses(1) })))).toEqual([
            totalOf(state, 0),
            totalOf(state, 1),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
