import {
  ambushOf,
  basicDefence,
  campOf,
  cardsIn,
  copiesLeft,
  decision,
  decode,
  encode,
  factionOf,
  FRIMAN,
  GREAT,
  handOf,
  HORSE,
  kindOf,
  LORD,
  legalActions,
  lineOf,
  nationOf,
  newChance,
  NOBODY,
  NONE,
  OPENS,
  playedOf,
  resample,
  retreatSquares,
  shelterOf,
  STRAIGHT,
  SUPPLY,
  targetsAt,
  termsOf,
  toMove,
  viewFor,
  WEAPON,
  WILD,
  type GameState,
  type Seat,
  type Target,
} from '@battalia/engine/testing';
import {
  card,
  cardName,
  contents,
  eventsOf,
  hand,
  handNames,
  isOffered,
  legal,
  loadDie,
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
  type TileSpec,
} from '../support';
import {
  openAttack,
  attack,
  BARFOLK,
  callOff,
  charm,
  cityAt,
  CLOUDBORN,
  committed,
  configWith,
  convert,
  CROSSING,
  endTurn,
  field,
  fight,
  heroOf,
  HOME,
  ISLANDERS,
  lay,
  line,
  NEUTRAL_CITY,
  pass,
  promote,
  rimCities,
  RUINS_SQUARE,
  score,
  stand,
  surrender,
  TARGET,
  type Field,
} from '../battlefield';
import { KIND_NAMES } from '../box';

const supplies = (count: number): CardName[] => times<CardName>(count, 'supply');
const RUINS: Target = { kind: 'ruins', square: RUINS_SQUARE };

/** Seat 0 (Bärfolk) stands before seat 1's (Cloudborn) city; no card is of a fighter's faction unless a test says so. */
const before = (level: number, spec: Field = {}): GameState => field({ level, heroes: { 0: [[4, 3]] }, ...spec });

/** The attack is opened with the hand's weapon and these cards, and stands. */
function opened(s: GameState, target: Target, ...names: readonly CardName[]): GameState {
  const weapon = card(s, 0, 'weapon');
  const rest = hand(s, 0, ...names);
  return play(s, attack(target, weapon), ...rest.map((other) => lay(other)), stand);
}

/** Seat 1 defends a city of level 1 against a weapon and a lord: 5 to 1. */
function besieged(defence: readonly CardName[], spec: Field = {}): GameState {
  const s = before(1, {
    ...spec,
    hands: { 0: ['emberians weapon', 'emberians lord', ...(spec.hands?.[0] ?? [])], 1: defence },
  });
  return play(opened(s, cityAt(TARGET), 'lord'), fight());
}

// ---------------------------------------------------------------- BATTLE-01

test("[BATTLE-01] the attacker's hero must stand on the square", () => {
  const s = field({ hands: { 0: ['weapon'] }, heroes: { 0: [[4, 2]], 2: [[4, 3]] } });
  const weapon = card(s, 0, 'weapon');
  expect(violation(s, attack(cityAt(TARGET), weapon))).toEqual({ code: 'heroNotThere' });
  expect(violation(s, attack(heroOf(2, 0, TARGET), weapon))).toEqual({ code: 'heroNotThere' });
  expect(violation(s, attack(cityAt(sq(4, 2)), weapon, 2))).toEqual({ code: 'heroNotThere' });
  expect(violation(s, attack(cityAt(sq(4, 2)), weapon, 0))).toEqual({ code: 'heroNotThere' });
  expect(legal(s, 'attack')).toEqual([]);
});

test('[BATTLE-01] a city or one hero of the several that stand there: the attacker picks', () => {
  const s = field({
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 3],
      ],
      2: [[4, 3]],
      3: [[4, 5]],
    },
  });
  expect(targetsAt(s, 0, TARGET)).toEqual([
    cityAt(TARGET),
    heroOf(1, 0, TARGET),
    heroOf(1, 1, TARGET),
    heroOf(2, 0, TARGET),
  ]);
  const armed = field({
    hands: { 0: ['weapon'] },
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 3],
      ],
      2: [[4, 3]],
      3: [[4, 5]],
    },
  });
  const weapon = card(armed, 0, 'weapon');
  expect(legal(armed, 'attack')).toEqual(targetsAt(armed, 0, TARGET).map((target) => attack(target, weapon)));
});

test("[BATTLE-01] also a neutral city and the ruins; never one's own, a road, or what is not there", () => {
  const s = field({
    hands: { 0: ['weapon'] },
    heroes: {
      0: [
        [2, 3],
        [6, 5],
      ],
    },
    great: ['horn'],
  });
  const weapon = card(s, 0, 'weapon');
  expect(isOffered(s, attack(cityAt(NEUTRAL_CITY), weapon, 1))).toBe(true);
  expect(isOffered(s, attack(RUINS, weapon, 2))).toBe(true);
  expect(violation(s, attack({ kind: 'ruins', square: NEUTRAL_CITY }, weapon, 1))).toEqual({ code: 'noSuchTarget' });
  expect(violation(s, attack(heroOf(1, 0, NEUTRAL_CITY), weapon, 1))).toEqual({ code: 'noSuchTarget' });
  expect(violation(s, attack(heroOf(0, 0, NEUTRAL_CITY), weapon, 1))).toEqual({ code: 'noSuchTarget' });
  expect(violation(s, attack({ kind: 'peak', square: NEUTRAL_CITY }, weapon, 1))).toEqual({ code: 'noSuchTarget' });
  expect(violation(s, attack(cityAt(-1), weapon, 1))).toEqual({ code: 'malformed' });
  const home = field({
    hands: { 0: ['weapon'] },
    heroes: {
      0: [
        [4, 1],
        [4, 2],
      ],
    },
  });
  expect(violation(home, attack(cityAt(HOME), card(home, 0, 'weapon'), 1))).toEqual({ code: 'noSuchTarget' });
  expect(violation(home, attack(cityAt(sq(4, 2)), card(home, 0, 'weapon'), 2))).toEqual({ code: 'noSuchTarget' });
});

test('[BATTLE-01] the hero that is named is the one on the square: not its twin elsewhere, nor that of another player', () => {
  const s = field({
    hands: { 0: ['weapon'] },
    heroes: {
      0: [[4, 5]],
      1: [
        [4, 1],
        [4, 5],
      ],
      2: [[4, 7]],
    },
  });
  const weapon = card(s, 0, 'weapon');
  for (const target of [heroOf(1, 0, CROSSING), heroOf(2, 0, CROSSING), heroOf(2, 1, CROSSING)])
    expect(violation(s, attack(target, weapon))).toEqual({ code: 'noSuchTarget' });
  expect(eventsOf(playLogged(s, attack(heroOf(1, 1, CROSSING), weapon)).events, 'attacked')).toEqual([
    { kind: 'attacked', seat: 0, target: heroOf(1, 1, CROSSING), heroes: 1, defender: 1 },
  ]);
});

test('[BATTLE-01] one target at a time, and only two players fight', () => {
  const s = field({
    level: 1,
    hands: { 0: ['emberians weapon', 'islanders weapon', 'lord'], 1: ['lord'], 2: ['lord'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]], 2: [[4, 3]] },
  });
  const assault = play(s, attack(cityAt(TARGET), card(s, 0, 'emberians weapon')));
  expect(violation(assault, attack(heroOf(2, 0, TARGET), card(s, 0, 'islanders weapon')))).toEqual({
    code: 'notInBattle',
  });
  expect(violation(assault, endTurn)).toEqual({ code: 'notInBattle' });
  const reply = play(assault, lay(card(assault, 0, 'lord')), stand);
  expect(toMove(reply)).toBe(1);
  const theirs = card(reply, 2, 'lord');
  expect(violation(play(reply, fight()), lay(theirs))).toEqual({ code: 'notYourCard', card: theirs });
  const won = play(reply, surrender);
  expect([won.holder[TARGET], won.hero[2], won.hero[4]]).toEqual([0, TARGET, TARGET]);
});

// ---------------------------------------------------------------- BATTLE-02

test('[BATTLE-02] of two own heroes one or both take part, as the attacker decides', () => {
  const s = before(1, {
    hands: { 0: ['barfolk weapon'] },
    heroes: {
      0: [
        [4, 3],
        [4, 3],
      ],
    },
  });
  expect(legal(s, 'attack').map(({ heroes }) => heroes)).toEqual([1, 2, 3]);
  const weapon = card(s, 0, 'weapon');
  expect([1, 2, 3].map((heroes) => score(play(s, attack(cityAt(TARGET), weapon, heroes)))[0])).toEqual([2, 2, 3]);
});

test('[BATTLE-02] a hero elsewhere takes no part, though the other one stands there', () => {
  const s = before(1, {
    hands: { 0: ['barfolk weapon'] },
    heroes: {
      0: [
        [4, 3],
        [4, 2],
      ],
    },
  });
  for (const heroes of [2, 3])
    expect(violation(s, attack(cityAt(TARGET), card(s, 0, 'weapon'), heroes))).toEqual({ code: 'heroNotThere' });
  expect(legal(s, 'attack').map(({ heroes }) => heroes)).toEqual([1]);
});

test.each([
  [1, [NONE, TARGET]],
  [2, [TARGET, NONE]],
  [3, [NONE, NONE]],
] as const)('[BATTLE-02] heroes %i are lost with the battle, no other', (heroes, left) => {
  const s = before(4, {
    hands: { 0: ['emberians weapon'] },
    heroes: {
      0: [
        [4, 3],
        [4, 3],
      ],
    },
  });
  const lost = play(committed(play(s, attack(cityAt(TARGET), card(s, 0, 'weapon'), heroes))), pass);
  expect([lost.hero[0], lost.hero[1]]).toEqual(left);
});

// ---------------------------------------------------------------- BATTLE-03

test('[BATTLE-03] weapon and whatever else is laid must exceed the basic defence before the defender is asked', () => {
  const s = before(3, { hands: { 0: ['emberians weapon', 'emberians chief', 'emberians friman'] } });
  let assault = openAttack(s);
  expect(violation(assault, stand)).toEqual({ code: 'notStrongEnough', needed: 4, have: 1 });
  assault = play(assault, lay(card(assault, 0, 'chief')));
  expect(violation(assault, stand)).toEqual({ code: 'notStrongEnough', needed: 4, have: 3 });
  expect(decision(assault)).toEqual({ kind: 'assault', seat: 0 });
  assault = play(assault, lay(card(assault, 0, 'friman')));
  expect(decision(play(assault, stand))).toEqual({ kind: 'reply', seat: 1 });
});

test.each([1, 2, 3, 4])('[BATTLE-03] the basic defence of a city of level %i is its level', (level) => {
  const s = before(level);
  expect(basicDefence(s, 0, cityAt(TARGET))).toBe(level);
});

test('[BATTLE-03] a hero has none: a weapon alone opens', () => {
  const s = field({ hands: { 0: ['emberians weapon'] }, heroes: { 0: [[4, 5]], 1: [[4, 5]] } });
  expect(basicDefence(s, 0, heroOf(1, 0, CROSSING))).toBe(0);
  expect(decision(opened(s, heroOf(1, 0, CROSSING)))).toEqual({ kind: 'reply', seat: 1 });
  const inCity = before(4, { hands: { 0: ['emberians weapon'] }, heroes: { 0: [[4, 3]], 1: [[4, 3]] } });
  expect(score(play(inCity, attack(heroOf(1, 0, TARGET), card(inCity, 0, 'weapon'))))).toEqual([1, 0]);
});

test('[BATTLE-03] home terrain counts for the basic defence', () => {
  const s = before(3, { config: configWith(['advanced']), hands: { 0: ['emberians weapon', 'emberians priest'] } });
  expect(basicDefence(s, 0, cityAt(TARGET))).toBe(4);
  const assault = openAttack(s, 'priest');
  expect(violation(assault, stand)).toEqual({ code: 'notStrongEnough', needed: 5, have: 4 });
});

test('[BATTLE-03] a spent or foreign weapon opens nothing', () => {
  const s = before(1, { hands: { 0: ['weapon', 'supply', 'supply'], 1: ['cloudborn weapon'] } });
  const weapon = card(s, 0, 'weapon');
  const hired = play(s, { kind: 'recruit', square: HOME, pay: line(weapon, hand(s, 0, 'supply', 'supply')) });
  expect(violation(hired, attack(cityAt(TARGET), weapon))).toEqual({ code: 'alreadyPlayed', card: weapon });
  const theirs = card(s, 1, 'weapon');
  expect(violation(s, attack(cityAt(TARGET), theirs))).toEqual({ code: 'notYourCard', card: theirs });
});

// ---------------------------------------------------------------- BATTLE-04

test("[BATTLE-04] a city's defender fights or surrenders, but does not retreat, even with a hero there", () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'chief'], 1: ['horse', 'supply', 'supply'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
  });
  const reply = opened(s, cityAt(TARGET), 'chief');
  expect([...new Set(legalActions(reply).map(({ kind }) => kind))]).toEqual(['fight', 'surrender']);
  expect(violation(reply, { kind: 'retreat', to: sq(4, 1), pay: hand(reply, 1, 'horse') })).toEqual({
    code: 'cannotRetreat',
  });
  const won = play(reply, surrender);
  expect([won.holder[TARGET], won.level[TARGET], decision(won)]).toEqual([0, 1, { kind: 'acting', seat: 0 }]);
});

test("[BATTLE-04] an attacked hero's owner fights, surrenders or retreats; surrendering loses that hero at once", () => {
  const s = field({
    hands: { 0: ['emberians weapon'], 1: ['horse'] },
    heroes: {
      0: [[4, 5]],
      1: [
        [4, 5],
        [4, 5],
      ],
    },
  });
  const reply = opened(s, heroOf(1, 0, CROSSING));
  expect([...new Set(legalActions(reply).map(({ kind }) => kind))]).toEqual(['fight', 'surrender', 'retreat']);
  const won = play(reply, surrender);
  expect([won.hero[2], won.hero[3], won.hero[0]]).toEqual([NONE, CROSSING, CROSSING]);
  const other = play(opened(s, heroOf(1, 1, CROSSING)), surrender);
  expect([other.hero[2], other.hero[3], other.hero[0]]).toEqual([CROSSING, NONE, CROSSING]);
});

test('[BATTLE-04] retreat is possible only then: not after fighting back', () => {
  const s = field({ hands: { 0: ['emberians weapon'], 1: ['horse'] }, heroes: { 0: [[4, 5]], 1: [[4, 5]] } });
  const reply = opened(s, heroOf(1, 0, CROSSING));
  const to = sq(4, 3);
  const pay = hand(reply, 1, 'horse');
  expect(isOffered(reply, { kind: 'retreat', to, pay })).toBe(true);
  const fought = play(reply, fight(1));
  for (const late of [{ kind: 'retreat', to, pay }, surrender, fight(1)] as const)
    expect(violation(fought, late)).toEqual({ code: 'notNow' });
});

test('[BATTLE-04] nobody lays a card before the reply', () => {
  const s = before(1, { hands: { 0: ['emberians weapon', 'chief'], 1: ['lord', 'title'] } });
  const reply = opened(s, cityAt(TARGET), 'chief');
  expect(violation(reply, lay(card(reply, 1, 'lord')))).toEqual({ code: 'notNow' });
  expect(violation(reply, stand)).toEqual({ code: 'notNow' });
  expect(violation(reply, promote(card(reply, 1, 'title'), card(reply, 1, 'lord')))).toEqual({ code: 'notNow' });
});

// ---------------------------------------------------------------- BATTLE-05

test('[BATTLE-05] the ambush is raised on fighting back or not at all', () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'lord'], 1: ['friman'] },
    ambushes: { 1: ['lord', 'priest'] },
  });
  const reply = opened(s, cityAt(TARGET), 'lord');
  const raised = play(reply, fight(0, true));
  expect(cardsIn(raised, handOf(1))).toHaveLength(3);
  expect(cardsIn(raised, ambushOf(1))).toEqual([]);
  const not = play(reply, fight(0, false));
  expect(cardsIn(not, handOf(1))).toHaveLength(1);
  expect(violation(not, fight(0, true))).toEqual({ code: 'notNow' });
  const hidden = named(not, ambushOf(1), 'lord');
  expect(violation(not, lay(hidden))).toEqual({ code: 'notYourCard', card: hidden });
});

test('[BATTLE-05] which own heroes on the square take part is decided then', () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'chief'], 1: ['cloudborn friman'] },
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 3],
      ],
    },
  });
  const reply = opened(s, cityAt(TARGET), 'chief');
  expect(legal(reply, 'fight').map(({ heroes }) => heroes)).toEqual([0, 1, 2, 3]);
  const strengths = [0, 1, 2, 3].map((heroes) => score(play(reply, fight(heroes), lay(card(reply, 1, 'friman'))))[1]);
  expect(strengths).toEqual([2, 3, 3, 4]);
});

test('[BATTLE-05] a hero elsewhere takes no part; a hero under attack must', () => {
  const city = before(1, {
    hands: { 0: ['emberians weapon', 'chief'] },
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 5],
      ],
    },
  });
  const reply = opened(city, cityAt(TARGET), 'chief');
  for (const heroes of [2, 3, 4]) expect(violation(reply, fight(heroes))).toEqual({ code: 'heroNotThere' });
  expect(violation(reply, fight(-1))).toEqual({ code: 'malformed' });
  const duel = field({
    hands: { 0: ['emberians weapon'] },
    heroes: {
      0: [[4, 5]],
      1: [
        [4, 5],
        [4, 5],
      ],
    },
  });
  const attacked = opened(duel, heroOf(1, 1, CROSSING));
  expect(legal(attacked, 'fight').map(({ heroes }) => heroes)).toEqual([2, 3]);
  expect(violation(attacked, fight(1))).toEqual({ code: 'notOffered' });
});

test('[BATTLE-05] tents are emptied at any time, by both sides', () => {
  const s = before(4, {
    hands: { 0: ['emberians weapon'] },
    camps: {
      0: [{ tent: 'barfolk tent', cards: ['emberians lord'] }],
      1: [{ tent: 'cloudborn tent', cards: ['emberians lord'] }],
    },
  });
  let battle = play(openAttack(s), {
    kind: 'decamp',
    tent: named(s, campOf(0), 'tent'),
  });
  const theirs = named(battle, campOf(1), 'tent');
  expect(violation(battle, { kind: 'decamp', tent: theirs })).toEqual({ code: 'notYourCard', card: theirs });
  battle = play(battle, lay(card(battle, 0, 'lord')), stand, fight(), { kind: 'decamp', tent: theirs });
  expect(score(play(battle, lay(card(battle, 1, 'lord'))))).toEqual([5, 8]);
});

test('[BATTLE-05] supplies from a tent pay for a retreat when it is emptied before the reply', () => {
  const s = field({
    hands: { 0: ['emberians weapon'] },
    heroes: { 0: [[4, 5]], 1: [[4, 5]] },
    camps: { 1: [{ tent: 'pavilion', cards: ['supply', 'supply'] }] },
  });
  const reply = opened(s, heroOf(1, 0, CROSSING));
  expect(legal(reply, 'retreat')).toEqual([]);
  const ready = play(reply, { kind: 'decamp', tent: named(reply, campOf(1), 'pavilion') });
  const away = play(ready, { kind: 'retreat', to: TARGET, pay: hand(ready, 1, 'supply', 'supply') });
  expect(away.hero[2]).toBe(TARGET);
});

// ---------------------------------------------------------------- BATTLE-06, BATTLE-07

test('[BATTLE-06] the defender must reach at least equal, the attacker must exceed, in turns', () => {
  const s = besieged(['emberians lord', 'emberians friman', 'emberians chief'], {
    hands: { 0: ['islanders friman', 'islanders chief', 'islanders priest'] },
  });
  expect(decision(s)).toEqual({ kind: 'defend', seat: 1 });
  expect(violation(s, stand)).toEqual({ code: 'notStrongEnough', needed: 5, have: 1 });
  const answered = play(s, lay(card(s, 1, 'lord')));
  expect(score(answered)).toEqual([5, 5]);
  expect(violation(answered, pass)).toEqual({ code: 'strongEnough' });
  const pressing = play(answered, stand);
  expect(decision(pressing)).toEqual({ kind: 'press', seat: 0 });
  expect(violation(pressing, stand)).toEqual({ code: 'notStrongEnough', needed: 6, have: 5 });
  const more = play(pressing, lay(card(pressing, 0, 'friman')), stand);
  expect(decision(more)).toEqual({ kind: 'defend', seat: 1 });
  const again = play(more, lay(card(more, 1, 'friman')), stand);
  expect(decision(again)).toEqual({ kind: 'press', seat: 0 });
  expect(decision(play(again, pass))).toEqual({ kind: 'acting', seat: 0 });
});

test('[BATTLE-06] who will not lay more passes, whatever is in the hand, and that ends the combat', () => {
  const s = besieged(['emberians lord']);
  const lost = play(s, pass);
  expect([lost.battle, lost.holder[TARGET]]).toEqual([0, 0]);
  expect(handNames(lost, 1)).toEqual(['emberians lord']);
});

test('[BATTLE-06] cards that do not suffice may be laid and lost', () => {
  const s = besieged(['emberians chief']);
  const lost = play(s, lay(card(s, 1, 'chief')), pass);
  expect(lost.holder[TARGET]).toBe(0);
  expect(shelterNames(lost, 1)).toEqual(['emberians chief']);
});

test('[BATTLE-06] both sides lay more cards than needed if they like', () => {
  const s = besieged(['emberians lord', 'emberians priest']);
  const rich = play(s, lay(card(s, 1, 'lord')), lay(card(s, 1, 'priest')), stand);
  expect(score(rich)).toEqual([5, 8]);
});

test("[BATTLE-07] the attacker wins on more, a tie is the defender's", () => {
  const s = besieged(['emberians lord'], { hands: { 0: ['islanders friman'] } });
  const tied = play(s, lay(card(s, 1, 'lord')), stand);
  const { state: kept, events } = playLogged(tied, pass);
  expect(eventsOf(events, 'repelled')).toEqual([
    { kind: 'repelled', seat: 0, target: cityAt(TARGET), attack: 5, defence: 5 },
  ]);
  expect([kept.holder[TARGET], kept.hero[0]]).toEqual([1, NONE]);
  const { state: taken, events: told } = playLogged(play(tied, lay(card(tied, 0, 'friman')), stand), pass);
  expect(eventsOf(told, 'won')).toEqual([{ kind: 'won', seat: 0, target: cityAt(TARGET), attack: 6, defence: 5 }]);
  expect([taken.holder[TARGET], taken.hero[0]]).toEqual([0, TARGET]);
});

// ---------------------------------------------------------------- BATTLE-08

test.each([
  ['friman', 1],
  ['chief', 2],
  ['priest', 3],
  ['lord', 4],
  ['weapon', 1],
  ['horse', 1],
] as const)('[BATTLE-08] a %s adds %i', (name, strength) => {
  const s = besieged([`emberians ${name}`]);
  const laid = card(s, 1, name);
  const after = play(s, lay(laid));
  expect(termsOf(after, 1)).toEqual([
    { kind: 'defence', strength: 1 },
    { kind: 'card', card: laid, strength },
  ]);
});

test.each(['supply', 'tool', 'tent', 'title', 'scroll', 'amulet', 'horn', 'crown'] as const)(
  '[BATTLE-08] a %s adds nothing and is not laid',
  (name) => {
    const s = besieged([name]);
    expect(violation(s, lay(card(s, 1, name)))).toEqual({ code: 'noStrength', card: card(s, 1, name) });
    expect(legal(s, 'lay')).toEqual([]);
  },
);

test('[BATTLE-08] level, cards, moral and terrain are added up, term by term', () => {
  const s = before(2, {
    config: configWith(['advanced']),
    hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: ['cloudborn priest'] },
    heroes: {
      0: [
        [4, 3],
        [4, 3],
      ],
      1: [[4, 3]],
    },
  });
  const battle = play(
    s,
    attack(cityAt(TARGET), card(s, 0, 'weapon'), 3),
    lay(card(s, 0, 'lord')),
    stand,
    fight(1),
    lay(card(s, 1, 'priest')),
  );
  expect(termsOf(battle, 0).map((term) => [term.kind, term.strength])).toEqual([
    ['card', 1],
    ['card', 4],
    ['moral', 2],
  ]);
  expect(termsOf(battle, 1).map((term) => [term.kind, term.strength])).toEqual([
    ['defence', 2],
    ['card', 3],
    ['moral', 1],
    ['ground', 1],
  ]);
  expect(score(battle)).toEqual([7, 7]);
});

// ---------------------------------------------------------------- BATTLE-09

test('[BATTLE-09] moral counts from the opening on, and goes with the first card of another faction', () => {
  const s = before(4, { hands: { 0: ['barfolk weapon', 'barfolk chief', 'emberians chief', 'barfolk lord'] } });
  let battle = openAttack(s);
  expect(score(battle)[0]).toBe(2);
  battle = play(battle, lay(card(battle, 0, 'barfolk chief')));
  expect(score(battle)[0]).toBe(4);
  battle = play(battle, lay(card(battle, 0, 'emberians chief')));
  expect(score(battle)[0]).toBe(5);
  battle = play(battle, lay(card(battle, 0, 'lord')));
  expect(score(battle)[0]).toBe(9);
});

test('[BATTLE-09] one for each hero that takes part, none without a hero, none without a card', () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'emberians lord'], 1: ['cloudborn chief'] },
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 3],
      ],
    },
  });
  const reply = opened(s, cityAt(TARGET), 'lord');
  expect(score(play(reply, fight(3)))).toEqual([5, 1]);
  expect(score(play(reply, fight(3), lay(card(reply, 1, 'chief'))))).toEqual([5, 5]);
  expect(score(play(reply, fight(0), lay(card(reply, 1, 'chief'))))).toEqual([5, 3]);
});

test('[BATTLE-09] universal cards are of every faction: the Sword, the Shield, the Unbound', () => {
  const s = before(4, {
    config: configWith(['unbound']),
    hands: { 0: ['sword', 'shield', 'unbound chief', 'barfolk friman'] },
  });
  let battle = play(s, attack(cityAt(TARGET), card(s, 0, 'sword')));
  expect(score(battle)[0]).toBe(5 + 1);
  battle = play(
    battle,
    lay(card(battle, 0, 'unbound chief')),
    lay(card(battle, 0, 'shield')),
    lay(card(battle, 0, 'friman')),
  );
  expect(score(battle)[0]).toBe(5 + 2 + 1 + 1 + 1);
});

test("[BATTLE-09] the faction is the player's own: the defender's colour gives the attacker nothing", () => {
  const s = before(4, { hands: { 0: ['cloudborn weapon'] } });
  expect(score(openAttack(s))[0]).toBe(1);
});

test('[BATTLE-09] a title or scroll keeps the line in one colour, or spoils it', () => {
  const s = before(4, { day: 7, hands: { 0: ['barfolk weapon', 'emberians scroll', 'emberians chief'] } });
  let battle = openAttack(s);
  battle = play(battle, convert(card(battle, 0, 'scroll'), card(battle, 0, 'chief'), BARFOLK));
  expect(score(battle)[0]).toBe(4);
});

test('[BATTLE-09] a transforming artefact of another faction stands outside the line', () => {
  const s = before(4, { day: 7, hands: { 0: ['barfolk weapon', 'emberians title', 'barfolk chief'] } });
  const battle = play(openAttack(s), promote(card(s, 0, 'title'), card(s, 0, 'chief')));
  expect(score(battle)[0]).toBe(1 + 3 + 1);
});

// ---------------------------------------------------------------- BATTLE-10

test("[BATTLE-10] the defender's heroes that took part leave the board when the city falls", () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'emberians lord'] },
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 3],
      ],
    },
  });
  const { state, events } = playLogged(play(opened(s, cityAt(TARGET), 'lord'), fight(3)), pass);
  expect([state.hero[2], state.hero[3], state.hero[0]]).toEqual([NONE, NONE, TARGET]);
  expect(eventsOf(events, 'disbanded')).toEqual([
    { kind: 'disbanded', seat: 1, hero: 0, square: TARGET },
    { kind: 'disbanded', seat: 1, hero: 1, square: TARGET },
  ]);
});

test("[BATTLE-10] the attacker's hero leaves when repelled, and may be hired again at once", () => {
  const s = besieged(['emberians lord'], { hands: { 0: ['islanders weapon', 'supply', 'supply'] } });
  const lost = play(s, lay(card(s, 1, 'lord')), stand, pass);
  expect(lost.hero[0]).toBe(NONE);
  const back = play(lost, { kind: 'recruit', square: HOME, pay: line(hand(lost, 0, 'weapon', 'supply', 'supply')) });
  expect(back.hero[0]).toBe(HOME);
});

test("[BATTLE-10] a hero that is beaten takes its helper along; the winner's heroes stay", () => {
  const s = field({
    hands: { 0: ['emberians weapon', 'lord'], 1: ['emberians friman'] },
    heroes: {
      0: [[4, 5]],
      1: [
        [4, 5],
        [4, 5],
      ],
    },
  });
  const won = play(opened(s, heroOf(1, 1, CROSSING), 'lord'), fight(3), pass);
  expect([won.hero[0], won.hero[2], won.hero[3]]).toEqual([CROSSING, NONE, NONE]);
  const held = field({
    hands: { 0: ['emberians weapon'], 1: ['emberians friman'] },
    heroes: { 0: [[4, 5]], 1: [[4, 5]] },
  });
  const reply = play(opened(held, heroOf(1, 0, CROSSING)), fight(1));
  const kept = play(reply, lay(card(reply, 1, 'friman')), stand, pass);
  expect([kept.hero[0], kept.hero[2]]).toEqual([NONE, CROSSING]);
});

test.each([
  ['road', CROSSING, [4, 5]],
  ['neutral city', NEUTRAL_CITY, [2, 3]],
  ['city of its own', TARGET, [4, 3]],
] as const)('[BATTLE-10] a victory over a hero on a %s takes the hero and nothing else', (_name, square, place) => {
  const s = field({ hands: { 0: ['emberians weapon'] }, shelters: { 0: [] }, heroes: { 0: [place], 1: [place] } });
  const won = play(opened(s, heroOf(1, 0, square)), surrender);
  expect(won.hero[2]).toBe(NONE);
  expect([[...won.holder], [...won.level]]).toEqual([[...s.holder], [...s.level]]);
  expect([shelterNames(won, 0), decision(won)]).toEqual([[], { kind: 'acting', seat: 0 }]);
});

// ---------------------------------------------------------------- BATTLE-11

const conquest = (level: number, tiles: Field['tiles'] = []): GameState => {
  const s = before(level, { tiles, hands: { 0: ['emberians weapon', 'emberians lord', 'islanders lord'] } });
  return play(opened(s, cityAt(TARGET), 'emberians lord', 'islanders lord'), surrender);
};

test.each([1, 2, 3, 4])(
  "[BATTLE-11] a conquered city of level %i takes the winner's token of the same level",
  (level) => {
    const s = conquest(level);
    expect([s.holder[TARGET], s.level[TARGET]]).toEqual([0, level]);
  },
);

test('[BATTLE-11] without a free one, the next lower that is free', () => {
  const high = conquest(4, rimCities(0, 3, 8));
  expect([high.holder[TARGET], high.level[TARGET]]).toEqual([0, 2]);
  const roomForThree = conquest(4, rimCities(0, 3, 7));
  expect(roomForThree.level[TARGET]).toBe(4);
});

test("[BATTLE-11] without any, it is nobody's and has no defence; another annexes it without a fight at level 1", () => {
  // Eight of level 3; seven of level 2 and the one of level 1 at home.
  const s = conquest(3, [...rimCities(0, 3, 8), ...rimCities(0, 2, 7, 8)]);
  expect([s.holder[TARGET], s.level[TARGET]]).toEqual([NOBODY, 0]);
  expect(violation(s, { kind: 'annex', square: TARGET })).toEqual({ code: 'noToken', level: 1 });
  const low = conquest(2, rimCities(0, 2, 7));
  expect([low.holder[TARGET], low.level[TARGET]]).toEqual([NOBODY, 0]);
  const next = field({
    turn: 2,
    hands: { 2: ['weapon'] },
    heroes: { 2: [[4, 3]], 3: [[4, 3]] },
    tiles: [{ at: [4, 3], card: 'cloudborn city4' }],
  });
  expect(violation(next, attack(cityAt(TARGET), card(next, 2, 'weapon')))).toEqual({ code: 'noSuchTarget' });
  const { state, events } = playLogged(next, { kind: 'annex', square: TARGET });
  expect([state.holder[TARGET], state.level[TARGET], state.hero[6]]).toEqual([2, 1, TARGET]);
  expect(eventsOf(events, 'annexed')).toEqual([{ kind: 'annexed', seat: 2, square: TARGET }]);
  expect(cardsIn(state, playedOf(2))).toEqual([]);
});

test('[BATTLE-11] annexing needs a hero on the very city, and a city without owner and level', () => {
  const s = field({
    heroes: {
      0: [
        [4, 2],
        [2, 3],
      ],
    },
    tiles: [{ at: [4, 3], card: 'cloudborn city4' }],
  });
  expect(violation(s, { kind: 'annex', square: TARGET })).toEqual({ code: 'heroNotThere' });
  expect(violation(s, { kind: 'annex', square: NEUTRAL_CITY })).toEqual({ code: 'noSuchTarget' });
  expect(violation(s, { kind: 'annex', square: sq(4, 2) })).toEqual({ code: 'noSuchTarget' });
  expect(legal(s, 'annex')).toEqual([]);
});

test('[BATTLE-11] a city serves its new owner at once, conquered or annexed', () => {
  const masons: readonly CardName[] = ['barfolk chief', 'barfolk chief', 'barfolk friman', 'supply'];
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'emberians lord', ...masons] },
    tiles: [{ at: [4, 2], card: null }],
  });
  const sites = (state: GameState) =>
    legal(
      play(state, { kind: 'build', tile: STRAIGHT, level: 0, pay: line(hand(state, 0, 'friman', 'supply')) }),
      'place',
    ).map(({ square }) => square);
  expect(sites(s)).not.toContain(sq(5, 3));
  const conquered = play(opened(s, cityAt(TARGET), 'lord'), surrender);
  expect(legal(conquered, 'upgrade').map(({ square }) => square)).toEqual([HOME, TARGET]);
  expect(sites(conquered)).toContain(sq(5, 3));
  const free = before(1, {
    hands: { 0: masons },
    tiles: [
      { at: [4, 2], card: null },
      { at: [4, 3], card: 'cloudborn city4' },
    ],
  });
  expect(sites(free)).not.toContain(sq(5, 3));
  const annexed = play(free, { kind: 'annex', square: TARGET });
  expect(legal(annexed, 'upgrade').map(({ square }) => square)).toEqual([HOME, TARGET]);
  expect(sites(annexed)).toContain(sq(5, 3));
});

// ---------------------------------------------------------------- BATTLE-12

test("[BATTLE-12] the defender's played cards go to the shelter at once, the attacker's stay on the table", () => {
  const s = besieged(['emberians lord', 'emberians friman', 'emberians title'], { day: 7 });
  const fought = play(s, promote(card(s, 1, 'title'), card(s, 1, 'friman')));
  const done = play(fought, lay(card(fought, 1, 'lord')), stand, pass);
  expect(shelterNames(done, 1)).toEqual(['emberians chief', 'emberians lord', 'emberians title']);
  expect(handNames(done, 1)).toEqual([]);
  expect(playedNames(done, 0)).toEqual(['emberians lord', 'emberians weapon']);
});

test("[BATTLE-12] the defender draws up to six at the end of the attacker's turn, not before", () => {
  const s = besieged(['emberians lord', ...supplies(5)], {
    nations: { 1: ['tool', 'tool', 'tool'] },
    shelters: { 1: [] },
  });
  const kept = play(s, lay(card(s, 1, 'lord')), stand, pass);
  expect(cardsIn(kept, handOf(1))).toHaveLength(5);
  const after = play(kept, endTurn);
  expect(cardsIn(after, handOf(1))).toHaveLength(6);
  expect([s, kept, after].map((state) => viewFor(state, 0).players[1]?.defended)).toEqual([false, true, false]);
  expect(cardsIn(after, nationOf(1))).toHaveLength(2);
  expect(after.turn).toBe(1);
});

test('[BATTLE-12] attacked again in the same turn, the defender has only what is left', () => {
  const s = field({
    level: 1,
    hands: {
      0: ['emberians weapon', 'islanders weapon', 'islanders chief', 'emberians lord'],
      1: ['emberians lord', 'supply'],
    },
    heroes: {
      0: [
        [4, 3],
        [4, 3],
      ],
      1: [[4, 3]],
    },
    nations: { 1: supplies(6) },
  });
  const first = opened(s, cityAt(TARGET), 'emberians lord');
  const held = play(first, fight(), lay(card(first, 1, 'lord')), stand, pass);
  const second = play(
    held,
    attack(cityAt(TARGET), card(held, 0, 'islanders weapon'), 2),
    lay(card(held, 0, 'chief')),
    stand,
  );
  expect(handNames(second, 1)).toEqual(['supply']);
  expect(cardsIn(play(second, surrender, endTurn), handOf(1))).toHaveLength(6);
});

test('[BATTLE-12] above six nothing is drawn and nothing discarded', () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'emberians lord'], 1: [...supplies(5), 'emberians lord'] },
    ambushes: { 1: ['tool', 'title', 'horn'] },
    nations: { 1: supplies(6) },
  });
  const reply = opened(s, cityAt(TARGET), 'lord');
  const kept = play(reply, fight(0, true), lay(card(reply, 1, 'lord')), stand, pass, endTurn);
  expect(cardsIn(kept, handOf(1))).toHaveLength(8);
  expect(cardsIn(kept, nationOf(1))).toHaveLength(6);
});

test('[BATTLE-12] two defenders in one turn both draw', () => {
  const s = field({
    level: 1,
    hands: {
      0: ['emberians weapon', 'islanders weapon', 'emberians chief', 'islanders chief'],
      1: ['emberians chief'],
      3: ['islanders chief'],
    },
    heroes: {
      0: [
        [4, 3],
        [2, 5],
      ],
    },
    nations: { 1: supplies(9), 3: supplies(9) },
  });
  let battle = play(
    s,
    attack(cityAt(TARGET), card(s, 0, 'emberians weapon')),
    lay(card(s, 0, 'emberians chief')),
    stand,
    fight(),
    lay(card(s, 1, 'chief')),
    stand,
    pass,
  );
  battle = play(
    battle,
    attack(cityAt(sq(2, 5)), card(battle, 0, 'islanders weapon'), 2),
    lay(card(battle, 0, 'islanders chief')),
    stand,
    fight(),
    lay(card(battle, 3, 'chief')),
    stand,
    pass,
  );
  expect([1, 3].map((seat) => cardsIn(battle, handOf(seat)).length)).toEqual([0, 0]);
  const after = play(battle, endTurn);
  expect([1, 2, 3].map((seat) => cardsIn(after, handOf(seat)).length)).toEqual([6, 0, 6]);
});

test("[BATTLE-12] what the turn did to cards that stayed in the defender's hand is over with it", () => {
  const start = besieged(['emberians lord', 'barfolk amulet', 'cloudborn amulet', 'title', 'supply'], { day: 7 });
  const [title, supply] = [card(start, 1, 'title'), card(start, 1, 'supply')];
  loadDie(start, 3);
  let s = play(start, charm(card(start, 1, 'barfolk amulet'), title));
  loadDie(s, 6);
  s = play(s, charm(card(start, 1, 'cloudborn amulet'), supply), lay(card(s, 1, 'lord')), stand, pass);
  expect([copiesLeft(s, 1, title), (s.mark[supply] ?? 0) & WILD]).toEqual([3, WILD]);
  const after = play(s, endTurn);
  expect(
    [title, supply].map((kept) => [after.zone[kept], after.mark[kept], after.left[kept], after.host[kept]]),
  ).toEqual(times(2, [handOf(1), 0, 0, NONE]));
});

// ---------------------------------------------------------------- BATTLE-13

test('[BATTLE-13] a hero that is left out of the fight for a city stays on the square, whoever wins', () => {
  const s = before(1, {
    hands: { 0: ['emberians weapon', 'emberians lord'], 1: ['emberians lord'] },
    heroes: {
      0: [[4, 3]],
      1: [
        [4, 3],
        [4, 3],
      ],
    },
  });
  const reply = opened(s, cityAt(TARGET), 'lord');
  const lost = play(reply, fight(2), pass);
  expect([lost.holder[TARGET], lost.hero[2], lost.hero[3]]).toEqual([0, TARGET, NONE]);
  const surrendered = play(reply, surrender);
  expect([surrendered.holder[TARGET], surrendered.hero[2], surrendered.hero[3]]).toEqual([0, TARGET, TARGET]);
  const held = play(reply, fight(0), lay(card(reply, 1, 'lord')), stand, pass);
  expect([held.holder[TARGET], held.hero[2], held.hero[3], held.hero[0]]).toEqual([1, TARGET, TARGET, NONE]);
});

test("[BATTLE-13] another player's hero on the square is no part of it", () => {
  const s = before(1, { hands: { 0: ['emberians weapon', 'emberians lord'] }, heroes: { 0: [[4, 3]], 2: [[4, 3]] } });
  const reply = opened(s, cityAt(TARGET), 'lord');
  expect(legal(reply, 'fight').map(({ heroes }) => heroes)).toEqual([0]);
  expect(play(reply, fight(), pass).hero[4]).toBe(TARGET);
});

// ---------------------------------------------------------------- BATTLE-14

/** Seat 2 attacks seat 1's hero on the crossing; seat 2 has a city in the east and its other hero on the ruins. */
function cornered(names: readonly CardName[], spec: Field = {}): GameState {
  const s = field({
    turn: 2,
    heroes: {
      1: [[4, 5]],
      2: [
        [4, 5],
        [6, 5],
      ],
      3: [[2, 5]],
    },
    ...spec,
    hands: { 1: names, 2: ['barfolk weapon'] },
  });
  return play(s, attack(heroOf(1, 0, CROSSING), card(s, 2, 'weapon')), stand);
}
/** Where a line of these cards can take the hero. */
const flights = (s: GameState, ...names: readonly CardName[]): readonly number[] =>
  line(
    legal(s, 'retreat')
      .filter(
        ({ pay }) =>
          pay
            .map((paid) => KIND_NAMES[kindOf(s, paid)])
            .sort()
            .join() === [...names].sort().join(),
      )
      .map(({ to }) => to),
  );

test('[BATTLE-14] two squares for two supplies, three for three, along roads', () => {
  const s = cornered(supplies(3));
  const [two, three] = [line(hand(s, 1, 'supply', 'supply')), line(hand(s, 1, 'supply', 'supply', 'supply'))];
  expect(flights(s, 'supply', 'supply')).toEqual([sq(2, 5), sq(4, 3)]);
  expect(flights(s, 'supply', 'supply', 'supply')).toEqual([sq(3, 3), sq(4, 2)]);
  expect(violation(s, { kind: 'retreat', to: sq(4, 2), pay: two })).toMatchObject({
    code: 'doesNotPay',
    cost: { supplies: 3 },
  });
  for (const to of [sq(4, 1), sq(1, 1)])
    expect(violation(s, { kind: 'retreat', to, pay: two })).toEqual({ code: 'retreatTooFar', square: to });
  for (const to of [sq(4, 4), CROSSING])
    expect(violation(s, { kind: 'retreat', to, pay: two })).toEqual({ code: 'retreatTooNear', square: to });
  expect(violation(s, { kind: 'retreat', to: sq(4, 3), pay: three })).toMatchObject({
    code: 'doesNotPay',
    cost: { supplies: 2 },
  });
});

test('[BATTLE-14] two or three for a horse', () => {
  const s = cornered(['horse']);
  expect(flights(s, 'horse')).toEqual([sq(2, 5), sq(3, 3), sq(4, 2), sq(4, 3)]);
});

test('[BATTLE-14] nothing else pays: one supply, four, a horse with a supply, a card of another kind', () => {
  const s = cornered([...supplies(4), 'horse', 'lord']);
  const lines: readonly (readonly CardName[])[] = [['supply'], supplies(4), ['horse', 'supply'], ['lord'], []];
  for (const names of lines) {
    expect(violation(s, { kind: 'retreat', to: sq(4, 3), pay: hand(s, 1, ...names) })).toMatchObject({
      code: 'doesNotPay',
      cost: { supplies: 2 },
    });
    expect(violation(s, { kind: 'retreat', to: sq(4, 2), pay: hand(s, 1, ...names) })).toMatchObject({
      code: 'doesNotPay',
      cost: { supplies: 3 },
    });
    expect(violation(s, { kind: 'retreat', to: sq(4, 4), pay: hand(s, 1, ...names) })).toEqual({
      code: 'retreatTooNear',
      square: sq(4, 4),
    });
  }
  expect(refused(s, { kind: 'retreat', to: sq(4, 3), pay: [card(s, 1, 'horse'), -1] })).toBe('notYourCard');
});

test('[BATTLE-14] the end square may not hold a city or the other hero of the attacker', () => {
  const s = cornered(supplies(2));
  const pay = line(hand(s, 1, 'supply', 'supply'));
  expect(violation(s, { kind: 'retreat', to: sq(4, 7), pay })).toEqual({ code: 'retreatBlocked', square: sq(4, 7) });
  expect(violation(s, { kind: 'retreat', to: sq(6, 5), pay })).toEqual({ code: 'retreatBlocked', square: sq(6, 5) });
});

test("[BATTLE-14] the attacker's other hero is in the way whichever of the two attacks", () => {
  const s = field({
    turn: 2,
    heroes: {
      1: [[4, 5]],
      2: [
        [6, 5],
        [4, 5],
      ],
    },
    hands: { 1: supplies(2), 2: ['barfolk weapon'] },
  });
  const reply = play(s, attack(heroOf(1, 0, CROSSING), card(s, 2, 'weapon'), 2), stand);
  expect(flights(reply, 'supply', 'supply')).toEqual([sq(2, 5), sq(4, 3)]);
  expect(violation(reply, { kind: 'retreat', to: sq(6, 5), pay: line(hand(reply, 1, 'supply', 'supply')) })).toEqual({
    code: 'retreatBlocked',
    square: sq(6, 5),
  });
});

test('[BATTLE-14] cities and heroes of others, and squares passed on the way, do not matter', () => {
  // The attacker's second hero stands on the way to the west, and a city of seat 3 is as good as any.
  const s = cornered(['horse'], {
    heroes: {
      1: [[4, 5]],
      2: [
        [4, 5],
        [4, 4],
      ],
      3: [
        [2, 5],
        [4, 3],
      ],
    },
  });
  expect(flights(s, 'horse')).toEqual([sq(2, 5), sq(3, 3), sq(4, 2), sq(4, 3), sq(6, 5)]);
});

test('[BATTLE-14] the hero goes, its cards to the shelter; the attacker gains nothing and keeps the hero', () => {
  const s = cornered([...supplies(2), 'lord'], { nations: { 1: supplies(6) } });
  const { state, events } = playLogged(s, { kind: 'retreat', to: sq(4, 3), pay: line(hand(s, 1, 'supply', 'supply')) });
  expect([state.hero[2], state.hero[4], state.battle]).toEqual([sq(4, 3), CROSSING, 0]);
  expect(eventsOf(events, 'retreated')).toEqual([
    { kind: 'retreated', seat: 1, hero: 0, path: [CROSSING, sq(4, 4), sq(4, 3)] },
  ]);
  expect(shelterNames(state, 1)).toEqual(['supply', 'supply']);
  expect(playedNames(state, 2)).toEqual(['barfolk weapon']);
  expect(decision(state)).toEqual({ kind: 'acting', seat: 2 });
  expect(cardsIn(play(state, endTurn), handOf(1))).toHaveLength(6);
});

test('[BATTLE-14] only the attacked hero retreats', () => {
  const s = cornered(supplies(2), {
    heroes: {
      1: [
        [4, 5],
        [4, 5],
      ],
      2: [[4, 5]],
    },
  });
  const away = play(s, { kind: 'retreat', to: sq(4, 3), pay: line(hand(s, 1, 'supply', 'supply')) });
  expect([away.hero[2], away.hero[3]]).toEqual([sq(4, 3), CROSSING]);
});

test('[BATTLE-14] either of two heroes retreats, each on its own feet', () => {
  const s = field({
    turn: 2,
    heroes: {
      1: [
        [4, 1],
        [4, 5],
      ],
      2: [[4, 5]],
    },
    hands: { 1: supplies(2), 2: ['barfolk weapon'] },
  });
  const reply = play(s, attack(heroOf(1, 1, CROSSING), card(s, 2, 'weapon')), stand);
  const away = play(reply, { kind: 'retreat', to: sq(4, 3), pay: line(hand(reply, 1, 'supply', 'supply')) });
  expect([...away.hero]).toEqual([NONE, NONE, HOME, sq(4, 3), CROSSING, NONE, NONE, NONE]);
});

test('[BATTLE-14] the way that is told is one along roads', () => {
  // The road at (4,5) leads round by (3,5) and (3,6), not straight on into (4,6), which has no road to it.
  const s = field({
    turn: 2,
    heroes: { 1: [[4, 5]], 2: [[4, 5]] },
    hands: { 1: supplies(3), 2: ['barfolk weapon'] },
    tiles: [
      { at: [4, 6], card: 'islanders straight' },
      { at: [3, 5], card: 'islanders crossroad' },
      { at: [3, 6], card: 'islanders turn', quarters: 2 },
    ],
  });
  const reply = play(s, attack(heroOf(1, 0, CROSSING), card(s, 2, 'weapon')), stand);
  const { events } = playLogged(reply, {
    kind: 'retreat',
    to: sq(4, 6),
    pay: line(hand(reply, 1, 'supply', 'supply', 'supply')),
  });
  expect(eventsOf(events, 'retreated').map(({ path }) => path)).toEqual([[CROSSING, sq(3, 5), sq(3, 6), sq(4, 6)]]);
});

/** A ring of four crossroads: around three of its corners leads back to a neighbour of the first. */
const RING: readonly TileSpec[] = [
  { at: [6, 1], card: 'barfolk crossroad' },
  { at: [6, 2], card: 'cloudborn crossroad' },
  { at: [7, 1], card: 'islanders crossroad' },
  { at: [7, 2], card: 'barfolk crossroad' },
];

test('[BATTLE-14] the hero ends that many squares away: a neighbour is not three squares off because a way leads round', () => {
  const s = field({
    turn: 2,
    tiles: RING,
    heroes: { 1: [[6, 2]], 2: [[6, 2]] },
    hands: { 1: [...supplies(3), 'horse'], 2: ['barfolk weapon'] },
  });
  const reply = play(s, attack(heroOf(1, 0, sq(6, 2)), card(s, 2, 'weapon')), stand);
  const three = line(hand(reply, 1, 'supply', 'supply', 'supply'));
  expect(flights(reply, 'supply', 'supply')).toEqual([sq(7, 1)]);
  expect(flights(reply, 'supply', 'supply', 'supply')).toEqual([]);
  expect(flights(reply, 'horse')).toEqual([sq(7, 1)]);
  for (const to of [sq(6, 1), sq(7, 2)]) {
    expect(violation(reply, { kind: 'retreat', to, pay: three })).toEqual({ code: 'retreatTooNear', square: to });
    expect(violation(reply, { kind: 'retreat', to, pay: hand(reply, 1, 'horse') })).toEqual({
      code: 'retreatTooNear',
      square: to,
    });
  }
});

test('[BATTLE-14] home terrain is no help', () => {
  // (4,3) and (3,3) are mountains, home of the Cloudborn.
  const s = cornered(supplies(2), { config: configWith(['advanced']) });
  expect(flights(s, 'supply', 'supply')).toEqual([sq(2, 5), sq(4, 3)]);
});

test('[BATTLE-14] over home terrain too the way that is told is a shortest one, and what is two squares away is not too near', () => {
  // The mountains are free for the Cloudborn in their own turn (ADV-01): the way around over them to (5,2) costs nothing then.
  const tiles: readonly TileSpec[] = [
    { at: [5, 2], card: 'cloudborn crossroad' },
    { at: [6, 2], card: 'barfolk crossroad' },
    { at: [7, 2], card: 'islanders crossroad' },
    { at: [5, 1], card: 'cloudborn turn', quarters: 1 },
    { at: [6, 1], card: 'cloudborn straight' },
    { at: [7, 1], card: 'cloudborn turn' },
  ];
  const s = field({
    turn: 2,
    config: configWith(['advanced']),
    tiles,
    heroes: { 1: [[7, 2]], 2: [[7, 2]] },
    hands: { 1: supplies(2), 2: ['barfolk weapon', 'barfolk lord'] },
  });
  const reply = play(s, attack(heroOf(1, 0, sq(7, 2)), card(s, 2, 'weapon')), lay(card(s, 2, 'lord')), stand);
  const pay = line(hand(reply, 1, 'supply', 'supply'));
  const { events } = playLogged(reply, { kind: 'retreat', to: sq(5, 2), pay });
  expect(eventsOf(events, 'retreated').map(({ path }) => path)).toEqual([[sq(7, 2), sq(6, 2), sq(5, 2)]]);
  expect(violation(reply, { kind: 'retreat', to: sq(5, 2), pay: pay.slice(1) })).toMatchObject({
    code: 'doesNotPay',
    cost: { supplies: 2 },
  });
});

test('[BATTLE-14] where no road leads two squares away there is no retreat', () => {
  const s = field({
    turn: 2,
    heroes: { 1: [[7, 1]], 2: [[7, 1]] },
    hands: { 1: ['horse', ...supplies(3)], 2: ['barfolk weapon'] },
    tiles: [
      { at: [7, 1], card: 'barfolk straight', quarters: 1 },
      { at: [7, 2], card: 'cloudborn straight', quarters: 1 },
    ],
  });
  const reply = play(s, attack(heroOf(1, 0, sq(7, 1)), card(s, 2, 'weapon')), stand);
  expect(legal(reply, 'retreat')).toEqual([]);
  expect(retreatSquares(reply, 1, sq(7, 1), 1, 2)).toEqual([sq(7, 2)]);
});

// ---------------------------------------------------------------- BATTLE-15

/** What a card of the attacker's line adds. */
const strengthOfCard = (s: GameState, laid: number): number | undefined =>
  termsOf(s, 0).find((term) => term.kind === 'card' && term.card === laid)?.strength;

/** A battle in which a seat lays cards: the attacker's opening, or the defender's answer. */
function fighting(
  side: 'attacker' | 'defender',
  names: readonly CardName[],
  spec: Field = {},
): { readonly s: GameState; readonly seat: Seat } {
  if (side === 'defender') return { s: besieged(names, { day: 7, ...spec }), seat: 1 };
  const start = before(4, { day: 7, ...spec, hands: { 0: ['emberians weapon', ...names] } });
  return { s: play(start, attack(cityAt(TARGET), card(start, 0, 'emberians weapon'))), seat: 0 };
}
const own = (s: GameState, seat: Seat): number => score(s)[seat === s.attacker ? 0 : 1];

describe.each(['attacker', 'defender'] as const)('the %s', (side) => {
  test('[BATTLE-15] promotes a unit for the line', () => {
    const { s, seat } = fighting(side, ['title', 'islanders priest']);
    const after = play(s, promote(card(s, seat, 'title'), card(s, seat, 'priest')));
    expect(handNames(after, seat)).toEqual([]);
    expect(own(after, seat) - own(s, seat)).toBe(4);
  });

  test('[BATTLE-15] converts a unit, a weapon or a horse for the line', () => {
    for (const name of ['friman', 'weapon', 'horse'] as const) {
      const { s, seat } = fighting(side, ['scroll', `islanders ${name}`]);
      const after = play(s, convert(card(s, seat, 'scroll'), card(s, seat, `islanders ${name}`), CLOUDBORN));
      expect(cardsIn(after, lineOf(seat)).map((card) => cardName(after, card))).toContain(`cloudborn ${name}`);
      expect(handNames(after, seat)).toEqual([]);
    }
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [6, 4],
  ])('[BATTLE-15] charms a chief: a roll of %i makes it worth %i', (face, strength) => {
    const { s, seat } = fighting(side, ['amulet', 'islanders chief']);
    const chief = card(s, seat, 'chief');
    loadDie(s, face);
    const charmed = play(s, charm(card(s, seat, 'amulet'), chief));
    const laid = face === 6 ? play(charmed, lay(chief)) : charmed;
    expect(own(laid, seat) - own(s, seat)).toBe(strength);
    expect(refused(laid, lay(chief))).toBe('alreadyPlayed');
  });

  test('[BATTLE-15] loses the charmed card to the ambush on a 4, both cards to the shelter on a 5', () => {
    const four = fighting(side, ['amulet', 'islanders chief']);
    const [amulet, chief] = [card(four.s, four.seat, 'amulet'), card(four.s, four.seat, 'chief')];
    loadDie(four.s, 4);
    const hidden = play(four.s, charm(amulet, chief));
    expect([hidden.zone[chief], hidden.zone[amulet]]).toEqual([ambushOf(four.seat), shelterOf(four.seat)]);
    loadDie(four.s, 5);
    const gone = play(four.s, charm(amulet, chief));
    expect([gone.zone[chief], gone.zone[amulet]]).toEqual([shelterOf(four.seat), shelterOf(four.seat)]);
    expect(decision(gone)).toEqual(decision(four.s));
  });

  test('[BATTLE-15] a 4 on a full ambush asks that side, in the middle of the battle, which older card leaves', () => {
    const seat = side === 'attacker' ? 0 : 1;
    const { s } = fighting(side, ['amulet', 'islanders chief'], { ambushes: { [seat]: ['friman', 'priest', 'lord'] } });
    loadDie(s, 4);
    const full = play(s, charm(card(s, seat, 'amulet'), card(s, seat, 'chief')));
    expect(decision(full)).toEqual({ kind: 'dismiss', seat, arrived: card(s, seat, 'chief') });
    const out = named(full, ambushOf(seat), 'priest');
    const settled = play(full, { kind: 'dismiss', card: out });
    expect(settled.zone[out]).toBe(shelterOf(seat));
    expect(decision(settled)).toEqual(decision(s));
  });

  test('[BATTLE-15] makes any card wild with a 6: a supply fights as a lord', () => {
    const { s, seat } = fighting(side, ['amulet', 'supply']);
    const supply = card(s, seat, 'supply');
    loadDie(s, 6);
    const charmed = play(s, charm(card(s, seat, 'amulet'), supply));
    expect(own(play(charmed, lay(supply)), seat) - own(s, seat)).toBe(4);
  });

  test('[BATTLE-15] plays no tool and no tent', () => {
    const { s, seat } = fighting(side, ['tool', 'tent', 'supply', 'friman']);
    expect(violation(s, lay(card(s, seat, 'tool')))).toEqual({ code: 'noStrength', card: card(s, seat, 'tool') });
    expect(
      violation(s, {
        kind: 'station',
        tent: card(s, seat, 'tent'),
        cards: hand(s, seat, 'friman'),
        pay: hand(s, seat, 'supply'),
      }),
    ).toEqual({ code: 'notInBattle' });
    expect(violation(s, { kind: 'ambush', card: card(s, seat, 'tool'), price: card(s, seat, 'tent') })).toEqual({
      code: 'notInBattle',
    });
  });

  test('[BATTLE-15] promotes a unit that lies in the line: the new one stands in its place at once', () => {
    const { s, seat } = fighting(side, ['title', 'islanders friman', 'emberians friman']);
    const laid = play(s, lay(card(s, seat, 'islanders friman')), lay(card(s, seat, 'emberians friman')));
    const friman = named(laid, lineOf(seat), 'islanders friman');
    expect(legal(laid, 'promote')).toContainEqual(promote(card(laid, seat, 'title'), friman));
    const { state: after, events } = playLogged(laid, promote(card(laid, seat, 'title'), friman));
    const chief = named(after, lineOf(seat), 'islanders chief');
    expect(cardsIn(after, lineOf(seat)).indexOf(chief)).toBe(cardsIn(laid, lineOf(seat)).indexOf(friman));
    expect(own(after, seat) - own(laid, seat)).toBe(1);
    expect([after.zone[friman], after.laid[chief], after.left[chief]]).toEqual([FRIMAN, 1, 0]);
    expect(eventsOf(events, 'promoted')).toEqual([
      { kind: 'promoted', seat, by: card(laid, seat, 'title'), from: friman, to: chief },
    ]);
    expect(playedNames(after, seat)).toContain(cardName(after, card(laid, seat, 'title')));
    expect(handNames(after, seat)).toEqual([]);
  });

  test('[BATTLE-15] converts what lies in the line, for the moral of its hero', () => {
    const { s, seat } = fighting(side, ['scroll', 'islanders horse', 'title']);
    const laid = play(s, lay(card(s, seat, 'horse')));
    const horse = named(laid, lineOf(seat), 'horse');
    const faction = laid.faction[seat] ?? NONE;
    const after = play(laid, convert(card(laid, seat, 'scroll'), horse, faction));
    const found = named(after, lineOf(seat), 'horse');
    expect([factionOf(after, found), after.laid[found], after.left[found]]).toEqual([
      faction,
      laid.laid[horse],
      laid.left[horse],
    ]);
    expect(refused(laid, convert(card(laid, seat, 'scroll'), card(laid, seat, 'title'), faction))).toBe('wrongCard');
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [6, 4],
  ])('[BATTLE-15] charms a chief that lies in the line: a roll of %i makes it worth %i', (face, strength) => {
    const { s, seat } = fighting(side, ['amulet', 'islanders chief']);
    const chief = card(s, seat, 'chief');
    const laid = play(s, lay(chief));
    loadDie(laid, face);
    const charmed = play(laid, charm(card(laid, seat, 'amulet'), chief));
    expect(own(charmed, seat) - own(s, seat)).toBe(strength);
    expect([charmed.zone[chief], charmed.left[chief], charmed.host[card(laid, seat, 'amulet')]]).toEqual([
      lineOf(seat),
      0,
      chief,
    ]);
    expect(viewFor(charmed, seat).players[seat]?.line.find((one) => one.card === chief)).toMatchObject({
      affected: true,
      wild: face === 6,
      laid: face === 6 ? 1 : face,
    });
  });

  test.each([
    [4, ambushOf],
    [5, shelterOf],
  ] as const)('[BATTLE-15] a roll of %i takes the card out of the line again', (face, where) => {
    const { s, seat } = fighting(side, ['amulet', 'islanders chief']);
    const chief = card(s, seat, 'chief');
    const laid = play(s, lay(chief));
    loadDie(laid, face);
    const gone = play(laid, charm(card(laid, seat, 'amulet'), chief));
    expect([gone.zone[chief], gone.laid[chief], own(gone, seat)]).toEqual([where(seat), 0, own(s, seat)]);
    expect(decision(gone)).toEqual(decision(laid));
  });

  test('[BATTLE-15] transforms nothing twice, and nothing that was played before', () => {
    const { s, seat } = fighting(side, ['title', 'scroll', 'amulet', 'islanders friman']);
    const laid = play(s, lay(card(s, seat, 'friman')));
    const once = play(laid, promote(card(laid, seat, 'title'), named(laid, lineOf(seat), 'friman')));
    const chief = named(once, lineOf(seat), 'chief');
    for (const again of [
      convert(card(once, seat, 'scroll'), chief, CLOUDBORN),
      charm(card(once, seat, 'amulet'), chief),
    ]) {
      expect(violation(once, again)).toEqual({ code: 'alreadyAffected', card: chief });
      expect(legalActions(once)).not.toContainEqual(again);
    }
    const title = named(once, playedOf(seat), 'title');
    expect(violation(once, charm(card(once, seat, 'amulet'), title))).toEqual({ code: 'notYourCard', card: title });
  });
});

test("[BATTLE-15] nobody else's card is transformed: the defender cannot have the weapon that opened", () => {
  const { s, seat } = fighting('defender', ['scroll']);
  const weapon = named(s, lineOf(1 - seat), 'weapon');
  expect(violation(s, convert(card(s, seat, 'scroll'), weapon, CLOUDBORN))).toEqual({
    code: 'notYourCard',
    card: weapon,
  });
});

test('[BATTLE-15] the weapon that opened is a card of the line like any other', () => {
  const { s } = fighting('attacker', ['amulet', 'scroll', 'lord']);
  const weapon = named(s, lineOf(0), 'weapon');
  const converted = play(s, convert(card(s, 0, 'scroll'), weapon, ISLANDERS));
  expect(cardsIn(converted, lineOf(0)).map((card) => cardName(converted, card))).toEqual(['islanders weapon']);
  expect(viewFor(converted, 0).players[0]?.line).toMatchObject([{ opens: true }]);
  // Tripled it strikes three times; wild it is still the weapon (RULE-02).
  for (const [face, strength] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [6, 1],
  ] as const) {
    loadDie(s, face);
    expect(strengthOfCard(play(s, charm(card(s, 0, 'amulet'), weapon)), weapon)).toBe(strength);
  }
});

test.each([4, 5])(
  '[BATTLE-15, RULE-22] a roll of %i takes away the weapon that opened: the attack goes on without it',
  (face) => {
    const { s } = fighting('attacker', ['amulet', 'priest', 'lord']);
    const weapon = named(s, lineOf(0), 'weapon');
    loadDie(s, face);
    const gone = play(s, charm(card(s, 0, 'amulet'), weapon));
    expect(cardsIn(gone, lineOf(0))).toEqual([]);
    expect(decode(encode(gone))).toMatchObject({ ok: true, doubt: null });
    expect(legalActions(gone).map(({ kind }) => kind)).toEqual(['lay', 'lay', 'pass']);
    const strong = play(gone, lay(card(gone, 0, 'lord')), lay(card(gone, 0, 'priest')), stand);
    expect(decision(strong)?.kind).toBe('reply');
  },
);

test('[BATTLE-15] a wild card that is the first one left in the line still fights as a lord', () => {
  const { s } = fighting('attacker', ['barfolk amulet', 'cloudborn amulet', 'supply']);
  const supply = card(s, 0, 'supply');
  loadDie(s, 6);
  const wild = play(play(s, charm(card(s, 0, 'barfolk amulet'), supply)), lay(supply));
  loadDie(wild, 5);
  const alone = play(wild, charm(card(wild, 0, 'cloudborn amulet'), named(wild, lineOf(0), 'weapon')));
  expect(cardsIn(alone, lineOf(0))).toEqual([supply]);
  expect(strengthOfCard(alone, supply)).toBe(4);
});

test('[BATTLE-15] of an illuminated weapon in the line the copies that wait are doubled too, and go on after the battle', () => {
  const start = before(1, { day: 2, hands: { 0: ['emberians weapon', 'amulet'] } });
  const weapon = card(start, 0, 'weapon');
  const open = play(start, attack(cityAt(TARGET), weapon, 1, 1));
  loadDie(open, 2);
  const charmed = play(open, charm(card(open, 0, 'amulet'), weapon));
  expect([charmed.laid[weapon], charmed.left[weapon]]).toEqual([2, 2]);
  expect(decode(encode(charmed))).toMatchObject({ ok: true, doubt: null });
  const won = play(charmed, stand, surrender);
  expect([won.zone[weapon], won.left[weapon], (won.mark[weapon] ?? 0) & OPENS]).toEqual([playedOf(0), 2, 0]);
});

test('[BATTLE-15, RULE-22] of an illuminated weapon that a scroll changes in the line as many copies are laid and wait; a six makes them one card', () => {
  const start = before(4, { day: 2, hands: { 0: ['emberians weapon', 'scroll', 'amulet'] } });
  for (const copies of [1, 2]) {
    const open = play(start, attack(cityAt(TARGET), card(start, 0, 'weapon'), 1, copies));
    const converted = play(open, convert(card(open, 0, 'scroll'), named(open, lineOf(0), 'weapon'), ISLANDERS));
    const weapon = named(converted, lineOf(0), 'islanders weapon');
    expect([converted.laid[weapon], converted.left[weapon], strengthOfCard(converted, weapon)]).toEqual([
      copies,
      2 - copies,
      copies,
    ]);
    loadDie(open, 6);
    const wild = play(open, charm(card(open, 0, 'amulet'), card(start, 0, 'weapon')));
    expect([
      wild.laid[card(start, 0, 'weapon')],
      wild.left[card(start, 0, 'weapon')],
      strengthOfCard(wild, card(start, 0, 'weapon')),
    ]).toEqual([1, 0, 1]);
    for (const state of [converted, wild]) expect(decode(encode(state))).toMatchObject({ ok: true, doubt: null });
  }
});

test("[BATTLE-15, RULE-07] what a title makes of a borrowed card in the line is its owner's too", () => {
  const start = before(4, {
    day: 7,
    hands: { 0: ['emberians weapon', 'islanders friman', 'title'] },
    nations: { 1: supplies(6) },
  });
  const friman = card(start, 0, 'friman');
  start.lender[friman] = 2;
  start.lent = 1;
  const laid = play(openAttack(start), lay(friman));
  const promoted = play(laid, promote(card(laid, 0, 'title'), friman));
  const chief = named(promoted, lineOf(0), 'chief');
  expect([promoted.lender[chief], promoted.lender[friman], promoted.lent]).toEqual([2, 0, 1]);
  const over = play(promoted, pass, endTurn);
  expect([over.zone[chief], over.lent]).toEqual([shelterOf(1), 0]);
});

test('[BATTLE-15] a supply on an Unbound lies outside the line, and an Unbound in it takes no effect', () => {
  const start = before(4, {
    config: configWith(['unbound']),
    day: 7,
    hands: { 0: ['emberians weapon', 'unbound chief', 'supply', 'amulet', 'title'] },
  });
  let s = openAttack(start, 'unbound chief');
  const [unit, supply] = [named(s, lineOf(0), 'chief'), card(s, 0, 'supply')];
  s = play(s, { kind: 'bribe', unit, supply });
  expect(violation(s, charm(card(s, 0, 'amulet'), supply))).toEqual({ code: 'notYourCard', card: supply });
  expect(violation(s, promote(card(s, 0, 'title'), unit))).toEqual({ code: 'notTransformable', card: unit });
  expect(
    legal(s, 'charm')
      .map((action) => cardName(s, action.card))
      .sort(),
  ).toEqual(['barfolk title', 'emberians weapon']);
});

test('[BATTLE-15] of two cards that lie in the line alike one is offered', () => {
  const { s } = fighting('attacker', ['title', 'islanders friman', 'islanders friman', 'emberians friman']);
  const laid = cardsIn(s, handOf(0))
    .filter((one) => kindOf(s, one) === FRIMAN)
    .reduce((state, one) => play(state, lay(one)), s);
  expect(legal(laid, 'promote')).toHaveLength(2);
  // A borrowed one goes back to its owner, so it is not the same.
  const lent = cardsIn(laid, lineOf(0)).find((one) => cardName(laid, one) === 'islanders friman') ?? NONE;
  laid.lender[lent] = 2;
  laid.lent = 1;
  expect(legal(laid, 'promote')).toHaveLength(3);
});

test('[BATTLE-15] weapons that lie in the line otherwise are offered each: the one that opened, and one with a copy that waits', () => {
  const start = before(4, {
    day: 2,
    hands: { 0: ['emberians weapon', 'emberians weapon', 'emberians weapon', 'scroll'] },
  });
  const [one = NONE, other = NONE, third = NONE] = cardsIn(start, handOf(0)).filter(
    (held) => kindOf(start, held) === WEAPON,
  );
  const s = play(start, attack(cityAt(TARGET), one, 1, 2), lay(other, 2), lay(third, 1));
  expect(new Set(legal(s, 'convert').map((action) => action.card))).toEqual(new Set([one, other, third]));
  const alike = play(s, lay(third, 1));
  expect(new Set(legal(alike, 'convert').map((action) => action.card)).size).toBe(2);
});

test('[BATTLE-15] forked copies go from a line into the battle, and what the battle leaves goes into another line', () => {
  const start = before(2, {
    day: 7,
    hands: { 0: ['amulet', 'emberians weapon', 'emberians chief', 'supply', 'supply'] },
    heroes: { 0: [[4, 3]] },
  });
  loadDie(start, 3);
  const chief = card(start, 0, 'chief');
  const charmed = play(start, charm(card(start, 0, 'amulet'), chief));
  const weapon = card(charmed, 0, 'weapon');
  const assault = play(charmed, attack(cityAt(TARGET), weapon), lay(chief));
  expect(score(assault)).toEqual([3, 2]);
  const won = play(assault, stand, surrender);
  expect([won.left[chief], won.laid[chief], won.zone[chief], won.host[chief]]).toEqual([2, 0, playedOf(0), NONE]);
  const upgraded = play(won, { kind: 'upgrade', square: HOME, pay: [chief, chief] });
  expect(upgraded.level[HOME]).toBe(2);
  expect(violation(upgraded, { kind: 'upgrade', square: HOME, pay: [chief] })).toEqual({
    code: 'alreadyPlayed',
    card: chief,
  });
  const other = play(
    charmed,
    { kind: 'create', artefact: HORSE, pay: line(chief, hand(charmed, 0, 'supply', 'supply')), faction: null },
    attack(cityAt(TARGET), weapon),
  );
  expect(refused(other, lay(chief, 3))).toBe('alreadyPlayed');
  expect(score(play(other, lay(chief, 2)))).toEqual([5, 2]);
});

// ---------------------------------------------------------------- BATTLE-16

const annexation = (spec: Field = {}): GameState => {
  const s = field({ hands: { 0: ['emberians weapon', 'emberians lord'] }, heroes: { 0: [[2, 3]] }, ...spec });
  return play(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')), lay(card(s, 0, 'lord')));
};

test("[BATTLE-16] a neutral city falls to a weapon and cards above 4, without anybody's reply", () => {
  const s = field({
    hands: { 0: ['emberians weapon', 'emberians priest', 'emberians friman'] },
    heroes: { 0: [[2, 3]] },
  });
  let assault = play(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')), lay(card(s, 0, 'priest')));
  expect(violation(assault, stand)).toEqual({ code: 'notStrongEnough', needed: 5, have: 4 });
  assault = play(assault, lay(card(assault, 0, 'friman')));
  const { state, events } = playLogged(assault, stand);
  expect(eventsOf(events, 'won')).toEqual([
    { kind: 'won', seat: 0, target: cityAt(NEUTRAL_CITY), attack: 5, defence: 4 },
  ]);
  expect([state.holder[NEUTRAL_CITY], state.level[NEUTRAL_CITY], state.hero[0]]).toEqual([0, 4, NEUTRAL_CITY]);
  expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
});

test("[BATTLE-16] the winner takes a lord of the city's terrain and a supply, to the shelter", () => {
  const assault = annexation({ decks: { lord: ['cloudborn lord'] } });
  const won = play(assault, stand);
  expect(shelterNames(won, 0)).toEqual(['islanders lord', 'supply']);
  expect(cardsIn(won, LORD)).toHaveLength(cardsIn(assault, LORD).length - 1);
  expect(cardsIn(won, SUPPLY)).toHaveLength(cardsIn(assault, SUPPLY).length - 1);
});

test('[BATTLE-16] without one of that faction the top lord comes; without any lord the supply alone', () => {
  expect(shelterNames(play(annexation({ decks: { lord: ['cloudborn lord'] }, left: { lord: 1 } }), stand), 0)).toEqual([
    'cloudborn lord',
    'supply',
  ]);
  expect(shelterNames(play(annexation({ left: { lord: 0 } }), stand), 0)).toEqual(['supply']);
  expect(shelterNames(play(annexation({ left: { supply: 0 } }), stand), 0)).toEqual(['islanders lord']);
});

test('[BATTLE-16] once only: the next owner gains the city and nothing else', () => {
  const taken = play(
    annexation({
      hands: { 0: ['emberians weapon', 'emberians lord'], 1: ['islanders weapon', 'islanders lord'] },
      heroes: { 0: [[2, 3]], 1: [[2, 3]] },
    }),
    stand,
    endTurn,
    { kind: 'begin' },
  );
  const assault = play(
    taken,
    attack(cityAt(NEUTRAL_CITY), card(taken, 1, 'weapon')),
    lay(card(taken, 1, 'lord')),
    stand,
  );
  expect(decision(assault)).toEqual({ kind: 'reply', seat: 0 });
  const again = play(assault, surrender);
  expect([again.holder[NEUTRAL_CITY], again.level[NEUTRAL_CITY]]).toEqual([1, 4]);
  expect(shelterNames(again, 1)).toEqual([]);
});

test('[BATTLE-16] without a level 4 token it takes the next lower; without any the lord still comes, but annexing brings none', () => {
  const lower = play(annexation({ tiles: rimCities(0, 3, 8) }), stand);
  expect([lower.holder[NEUTRAL_CITY], lower.level[NEUTRAL_CITY]]).toEqual([0, 2]);
  const none = play(
    annexation({ tiles: [...rimCities(0, 3, 8), ...rimCities(0, 2, 7, 8)], heroes: { 0: [[2, 3]], 1: [[2, 3]] } }),
    stand,
  );
  expect([none.holder[NEUTRAL_CITY], none.level[NEUTRAL_CITY]]).toEqual([NOBODY, 0]);
  expect(shelterNames(none, 0)).toEqual(['islanders lord', 'supply']);
  const annexed = play(none, endTurn, { kind: 'begin' }, { kind: 'annex', square: NEUTRAL_CITY });
  expect([annexed.holder[NEUTRAL_CITY], annexed.level[NEUTRAL_CITY]]).toEqual([1, 1]);
  expect(shelterNames(annexed, 1)).toEqual([]);
});

// ---------------------------------------------------------------- BATTLE-17

const raid = (names: readonly CardName[], spec: Field = {}): GameState => {
  const s = field({
    heroes: { 0: [[6, 5]] },
    great: ['horn', 'sword', 'staff'],
    ...spec,
    hands: { 0: ['emberians weapon', ...names] },
  });
  return play(s, attack(RUINS, card(s, 0, 'weapon')));
};

test('[BATTLE-17] the ruins fall to more than 8; the winner chooses a face-up Great Artefact for the shelter', () => {
  let s = raid(['emberians lord', 'emberians priest', 'emberians friman']);
  s = play(s, lay(card(s, 0, 'lord')), lay(card(s, 0, 'priest')));
  expect(violation(s, stand)).toEqual({ code: 'notStrongEnough', needed: 9, have: 8 });
  s = play(s, lay(card(s, 0, 'friman')), stand);
  expect(decision(s)).toEqual({ kind: 'great', seat: 0 });
  expect(legal(s, 'take').map(({ cards }) => cards.map((card) => cardName(s, card)))).toEqual([
    ['sword'],
    ['horn'],
    ['staff'],
  ]);
  expect(refused(s, endTurn)).toBe('answerFirst');
  expect(violation(s, { kind: 'take', cards: cardsIn(s, GREAT) })).toEqual({ code: 'tooMany', most: 1 });
  s = play(s, { kind: 'take', cards: [named(s, GREAT, 'sword')] });
  expect(shelterNames(s, 0)).toEqual(['sword']);
  expect(contents(s, GREAT)).toEqual(['horn', 'staff']);
});

test("[BATTLE-17] the ruins stay neutral: nobody's, and open to the next", () => {
  let s = raid(['emberians lord', 'islanders lord'], { heroes: { 0: [[6, 5]], 1: [[6, 5]] } });
  s = play(s, lay(card(s, 0, 'emberians lord')), lay(card(s, 0, 'islanders lord')), stand);
  s = play(s, { kind: 'take', cards: [named(s, GREAT, 'sword')] });
  expect([s.holder[RUINS_SQUARE], s.level[RUINS_SQUARE]]).toEqual([NOBODY, 0]);
  expect(targetsAt(s, 1, RUINS_SQUARE)).toContainEqual(RUINS);
  expect(targetsAt(s, 0, RUINS_SQUARE)).not.toContainEqual(RUINS);
});

test('[BATTLE-17] who may not own another cannot attack them; a hero there is a target all the same', () => {
  const s = field({
    hands: { 0: ['weapon'] },
    shelters: { 0: ['hammer'] },
    heroes: { 0: [[6, 5]], 1: [[6, 5]] },
    great: ['horn'],
  });
  expect(violation(s, attack(RUINS, card(s, 0, 'weapon')))).toEqual({ code: 'greatLimit', most: 1 });
  expect(legal(s, 'attack').map(({ target }) => target)).toEqual([heroOf(1, 0, RUINS_SQUARE)]);
});

// ---------------------------------------------------------------- BATTLE-18

test('[BATTLE-18] an attack that does not exceed the defence is repelled: its heroes leave, neutral targets included', () => {
  const targets: readonly (readonly [Target, Field['heroes']])[] = [
    [RUINS, { 0: [[6, 5]] }],
    [cityAt(NEUTRAL_CITY), { 0: [[2, 3]] }],
    [cityAt(TARGET), { 0: [[4, 3]] }],
  ];
  for (const [target, heroes] of targets) {
    const s = field({
      level: 2,
      hands: { 0: ['emberians weapon', 'emberians friman'] },
      great: ['horn'],
      heroes: heroes ?? {},
    });
    const assault = committed(play(s, attack(target, card(s, 0, 'weapon')), lay(card(s, 0, 'friman'))));
    const { state, events } = playLogged(assault, pass);
    expect(eventsOf(events, 'repelled')).toHaveLength(1);
    expect([state.hero[0], state.battle, state.holder[target.square]]).toEqual([NONE, 0, s.holder[target.square]]);
    expect(playedNames(state, 0)).toEqual(['emberians friman', 'emberians weapon']);
    expect(cardsIn(state, GREAT)).toHaveLength(1);
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
  }
});

const ENDINGS: readonly string[] = ['pass', 'stand', 'callOff'];
const endings = (s: GameState): readonly string[] =>
  legalActions(s)
    .map(({ kind }) => kind)
    .filter((kind) => ENDINGS.includes(kind));

test('[BATTLE-18] an attack that is strong enough is not given up', () => {
  const s = annexation();
  expect(violation(s, pass)).toEqual({ code: 'strongEnough' });
  expect(violation(s, callOff)).toEqual({ code: 'strongEnough' });
  expect(endings(s)).toEqual(['stand']);
});

test('[BATTLE-18] an opening that does not exceed the basic defence is no attack: it is called off, and the cards come back', () => {
  const targets: readonly (readonly [Target, Field['heroes']])[] = [
    [RUINS, { 0: [[6, 5]] }],
    [cityAt(NEUTRAL_CITY), { 0: [[2, 3]] }],
    [cityAt(TARGET), { 0: [[4, 3]] }],
  ];
  for (const [target, heroes] of targets) {
    const s = field({
      level: 2,
      hands: { 0: ['emberians weapon', 'emberians friman', 'supply'] },
      great: ['horn'],
      heroes: heroes ?? {},
    });
    const assault = play(s, attack(target, card(s, 0, 'weapon')), lay(card(s, 0, 'friman')));
    expect(endings(assault)).toEqual(['callOff']);
    expect(violation(assault, pass)).toEqual({ code: 'noAttackYet' });
    const { state, events } = playLogged(assault, callOff);
    expect(eventsOf(events, 'calledOff')).toEqual([
      { kind: 'calledOff', seat: 0, target, cards: hand(s, 0, 'weapon', 'friman') },
    ]);
    expect([state.hero[0], state.battle, state.attacker, state.drained]).toEqual([target.square, 0, NONE, 0]);
    expect(handNames(state, 0)).toEqual(handNames(s, 0));
    expect(cardsIn(state, playedOf(0))).toEqual([]);
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
    expect(legal(state, 'attack')).toEqual(legal(s, 'attack'));
    expect(decode(encode(state))).toMatchObject({ ok: true, doubt: null });
  }
});

test('[BATTLE-18] what was laid has been seen by all', () => {
  const s = field({ level: 2, hands: { 0: ['emberians weapon', 'supply'] }, heroes: { 0: [[4, 3]] } });
  const state = play(openAttack(s), callOff);
  expect(viewFor(state, 2).players[0]?.hand.map((held) => held.card)).toEqual([card(s, 0, 'weapon')]);
});

test('[BATTLE-18, RULE-23] a card that had served before the attack stays on the table, with the copies it had', () => {
  const s = field({
    day: 2,
    level: 4,
    hands: { 0: ['emberians weapon', 'supply', 'supply'] },
    heroes: { 0: [[4, 3]] },
  });
  const weapon = card(s, 0, 'weapon');
  const hired = play(s, { kind: 'recruit', square: HOME, pay: hand(s, 0, 'weapon', 'supply', 'supply') });
  const back = play(hired, attack(cityAt(TARGET), weapon), callOff);
  expect([back.zone[weapon], back.left[weapon], back.laid[weapon]]).toEqual([playedOf(0), 1, 0]);
  expect(legal(back, 'attack')).toEqual(legal(hired, 'attack'));
  // Both copies of a fresh one go back into the hand, whether one was laid or two.
  for (const copies of [1, 2]) {
    const fresh = play(s, attack(cityAt(TARGET), weapon, 1, copies), callOff);
    expect([fresh.zone[weapon], copiesLeft(fresh, 0, weapon)]).toEqual([handOf(0), 2]);
  }
});

test('[BATTLE-18] the supply that lay on an Unbound comes back with it, and a borrowed card stays borrowed', () => {
  const start = before(4, {
    config: configWith(['unbound']),
    day: 7,
    hands: { 0: ['emberians weapon', 'unbound friman', 'supply'] },
  });
  start.lender[card(start, 0, 'weapon')] = 2;
  start.lent = 1;
  let s = openAttack(start, 'unbound friman');
  s = play(s, { kind: 'bribe', unit: named(s, lineOf(0), 'friman'), supply: card(s, 0, 'supply') }, callOff);
  expect(handNames(s, 0)).toEqual(handNames(start, 0));
  expect([s.host[card(s, 0, 'supply')], s.lender[card(s, 0, 'weapon')], s.lent]).toEqual([NONE, 2, 1]);
});

test('[BATTLE-18] once a die was rolled or a card transformed for it the hero is at stake', () => {
  const start = before(4, {
    day: 7,
    hands: { 0: ['emberians weapon', 'title', 'scroll', 'amulet', 'islanders friman'] },
  });
  const open = openAttack(start);
  loadDie(open, 1);
  const friman = card(open, 0, 'friman');
  for (const deed of [
    promote(card(open, 0, 'title'), friman),
    convert(card(open, 0, 'scroll'), friman, CLOUDBORN),
    charm(card(open, 0, 'amulet'), friman),
  ]) {
    const bound = play(open, deed);
    expect(violation(bound, callOff)).toEqual({ code: 'cannotCallOff' });
    expect(endings(bound)).toEqual(['pass']);
    expect(viewFor(bound, 1).battle).toMatchObject({ phase: 'assault', committed: true });
    expect(
      endings(
        play(
          bound,
          ...cardsIn(bound, handOf(0))
            .filter((one) => kindOf(bound, one) === FRIMAN)
            .map((one) => lay(one)),
        ),
      ),
    ).toEqual(['pass']);
    const { state, events } = playLogged(bound, pass);
    expect(eventsOf(events, 'repelled')).toHaveLength(1);
    expect(state.hero[0]).toBe(NONE);
  }
  // What was transformed before the attack does not bind it, nor does a tent that is emptied.
  const earlier = play(start, promote(card(start, 0, 'title'), card(start, 0, 'friman')));
  expect(endings(openAttack(earlier, 'chief'))).toEqual(['callOff']);
});

test('[BATTLE-18] after the opening nothing is called off: the defender passes, the attacker passes', () => {
  const s = besieged(['barfolk lord', 'emberians lord']);
  expect(violation(s, callOff)).toEqual({ code: 'notNow' });
  const pressed = play(s, ...hand(s, 1, 'barfolk lord', 'emberians lord').map((lord) => lay(lord)), stand);
  expect(violation(pressed, callOff)).toEqual({ code: 'notNow' });
  expect(endings(pressed)).toEqual(['pass']);
  expect(violation(play(pressed, pass), callOff)).toEqual({ code: 'onlyInBattle' });
});

test('[BATTLE-18] an opening that can be called off is saved and dealt as one', () => {
  const s = field({ level: 4, hands: { 0: ['emberians weapon', 'title', 'friman'] }, heroes: { 0: [[4, 3]] } });
  const open = openAttack(s);
  const bound = play(open, promote(card(open, 0, 'title'), card(open, 0, 'friman')));
  for (const [state, ending] of [
    [open, 'callOff'],
    [bound, 'pass'],
  ] as const) {
    expect(endings(state)).toEqual([ending]);
    const back = decode(encode(state));
    expect(back.ok && legalActions(back.state)).toEqual(legalActions(state));
    expect(endings(resample(viewFor(state, 0), newChance('deal')))).toEqual(endings(state));
  }
});
