/** What is true of every state, whatever was played: the problems found, none if all is well. */
import {
  ambushOf,
  campOf,
  cardsIn,
  debug,
  decision,
  endsAhead,
  factionOf,
  handOf,
  heroicState,
  HEROES,
  isGreat,
  isOver,
  kindOf,
  lineOf,
  nameOfKind,
  nationOf,
  NO_BATTLE,
  NOBODY,
  LIMBO,
  NONE,
  playedOf,
  pointsOf,
  seatOfZone,
  shelterOf,
  stationedOf,
  toMove,
  type Card,
  type GameState,
  type Seat,
  bandOf,
  valleysState,
  metamorphaState,
} from '@battalia/engine/testing';
import { isOpponent } from '../../../../src/engine/rules/parties';
import { buildingsOf, everySquare, isBuildingAt, isBuilt, isCityAt, isFaceDown, kindAt } from '../brute/board';
import { sealsOf } from '../../volcano';

/** What a game has of cards is asked at every step: it is listed once. */
function listed(find: (s: GameState, card: Card) => boolean): (s: GameState) => readonly Card[] {
  const lists = new WeakMap<GameState['rules'], readonly Card[]>();
  return (s) => {
    const known = lists.get(s.rules);
    if (known !== undefined) return known;
    const list = Array.from({ length: s.rules.cards }, (_, card) => card).filter((card) => find(s, card));
    lists.set(s.rules, list);
    return list;
  };
}
const isNamed = (s: GameState, card: Card, ...names: readonly string[]): boolean =>
  names.includes(nameOfKind(s.rules, kindOf(s, card)));
const all = listed(() => true);
const stardust = listed((s, card) => isNamed(s, card, 'stardust'));
const crowned = listed((s, card) => isNamed(s, card, 'queen', 'king'));
const unbound = listed((s, card) => bandOf(s.rules, card) === 'unbound');

/** What modules change in what is true of every state. */
export interface Customs {
  /** Points of a seat besides cities. */
  readonly points: (s: GameState, seat: Seat) => number;
  /** Tokens of levels 1-2 besides cities. */
  readonly lowTokens: (s: GameState, seat: Seat) => number;
  readonly highestLevel: (s: GameState) => number;
  /** Whether there are cities enough to end the game, if they are not counted by seat. */
  readonly cities: (s: GameState) => boolean | null;
  /** Whether an attack may come from another square, and cards may change sides in a battle. */
  readonly wilder: (s: GameState) => boolean;
  readonly more: (s: GameState) => readonly string[];
}

const sealsIn = (s: GameState, seat: Seat): number =>
  [0, 1, 2, 3].filter((faction) => (sealsOf(s, seat) & (1 << faction)) !== 0).length;
const ruledBy = (s: GameState, seat: Seat): number =>
  everySquare(s).filter((square) => kindAt(s, square) === 'peak' && s.holder[square] === seat).length;

/** As the modules of the app have it. */
export const APP_CUSTOMS: Customs = {
  points: (s, seat) => 2 * sealsIn(s, seat) + 8 * ruledBy(s, seat) + 2 * buildingsOf(s, seat),
  lowTokens: (s, seat) => sealsIn(s, seat) + buildingsOf(s, seat),
  highestLevel: (s) => (s.rules.config.modules.includes('royals') ? 6 : 4),
  cities: (s) => citiesTogether(s),
  wilder: (s) => s.rules.config.modules.some((id) => id === 'relics' || id === 'metamorpha'),
  more: (s) => [...royals(s), ...veterans(s), ...tributes(s), ...valleys(s)],
};

/** META-01, META-02: she stands on a square that there is, and nobody has paid a tribute in another's turn. */
function tributes(s: GameState): readonly string[] {
  if (!s.rules.modules.some(({ id }) => id === 'metamorpha')) return [];
  const { herSquare, state } = metamorphaState;
  const square = herSquare(s);
  const problems = square === NONE || everySquare(s).includes(square) ? [] : [`Metamorpha stands on ${square}`];
  const paid = [...state.tributes.of(s)].some((bits, i) => bits !== 0 && isOpponent(s, Math.floor(i / HEROES), s.turn));
  return paid ? [...problems, 'a tribute is not forgotten'] : problems;
}

export function invariants(s: GameState, customs: Customs = APP_CUSTOMS): readonly string[] {
  return [
    ...debug.census(s),
    ...marks(s),
    ...loans(s, customs),
    ...tokens(s, customs),
    ...decks(s),
    ...battle(s, customs),
    ...ending(s, customs),
    ...customs.more(s),
  ];
}

/** What a turn does to a card is gone when the card is: in the pool, a nation, a shelter, an ambush, a raised tent. */
function marks(s: GameState): readonly string[] {
  const problems: string[] = [];
  for (let card = 0; card < s.zone.length; card++) {
    const zone = s.zone[card] ?? 0;
    const seat = seatOfZone(s, zone);
    const has = {
      mark: s.mark[card] ?? 0,
      left: s.left[card] ?? 0,
      laid: s.laid[card] ?? 0,
      host: s.host[card] ?? NONE,
    };
    const active = seat !== NONE && [handOf(seat), playedOf(seat), lineOf(seat)].includes(zone);
    const guest = seat !== NONE && zone === stationedOf(seat);
    if (guest) {
      if (s.zone[has.host] !== campOf(seat)) problems.push(`card ${card} is in a tent that does not stand`);
      // It keeps having been touched for the rest of the owner's turn (ART-01), nothing else.
      if ((has.mark & ~4) !== 0 || has.left !== 0 || has.laid !== 0 || (has.mark !== 0 && isOpponent(s, seat, s.turn)))
        problems.push(`card ${card} in a tent is marked ${JSON.stringify(has)}`);
    } else if (!active && (has.mark !== 0 || has.left !== 0 || has.laid !== 0 || has.host !== NONE))
      problems.push(`card ${card} in zone ${zone} is marked ${JSON.stringify(has)}`);
    else if (active && has.laid !== 0 && zone !== lineOf(seat)) problems.push(`card ${card} is laid, but in no line`);
    else if (active && zone === handOf(seat) && has.left !== 0)
      problems.push(`card ${card} in a hand has copies left of a play`);
  }
  return problems;
}

/** A borrowed card is in somebody else's turn, and nowhere else. */
function loans(s: GameState, { wilder }: Customs): readonly string[] {
  const problems: string[] = [];
  let lent = 0;
  for (let card = 0; card < s.zone.length; card++) {
    const lender = (s.lender[card] ?? 0) - 1;
    if (lender < 0) continue;
    lent++;
    const holder = seatOfZone(s, s.zone[card] ?? 0);
    const mayHold = (holder >= 0 && !isOpponent(s, holder, s.turn)) || (wilder(s) && holder === s.defender);
    const held = mayHold && [handOf(holder), playedOf(holder), lineOf(holder)].includes(s.zone[card] ?? 0);
    if (!held || holder === lender) problems.push(`card ${card} of ${lender} is borrowed in zone ${s.zone[card]}`);
  }
  if (lent !== s.lent) problems.push(`${lent} cards are lent, not ${s.lent}`);
  return problems;
}

/** COMP-07, COMP-09, HERO-03, and who holds what. */
function tokens(s: GameState, customs: Customs): readonly string[] {
  const problems: string[] = [];
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const levels = everySquare(s)
      .filter((square) => isCityAt(s, square) && s.holder[square] === seat)
      .map((square) => s.level[square] ?? 0);
    const low = levels.filter((level) => level <= 2).length + customs.lowTokens(s, seat);
    const high = levels.filter((level) => level === 3 || level === 4).length;
    if (low > 8 || high > 8) problems.push(`seat ${seat} uses ${low} low and ${high} high tokens`);
    if (levels.some((level) => level < 1 || level > customs.highestLevel(s)))
      problems.push(`seat ${seat} has cities of levels ${levels.join()}`);
    const points = levels.reduce((sum, level) => sum + level, 0) + customs.points(s, seat);
    if (pointsOf(s, seat) !== points) problems.push(`seat ${seat} has ${points} points, not ${pointsOf(s, seat)}`);
    for (let hero = 0; hero < HEROES; hero++) {
      const square = s.hero[seat * HEROES + hero] ?? NONE;
      if (square !== NONE && !isBuilt(s, square)) problems.push(`hero ${hero} of ${seat} stands on nothing`);
    }
  }
  for (let square = 0; square < s.rules.squares; square++) {
    const kind = kindAt(s, square);
    const ownable = isCityAt(s, square) || kind === 'peak' || (isBuildingAt(s, square) && !isFaceDown(s, square));
    if (!ownable && (s.holder[square] !== NOBODY || s.level[square] !== 0))
      problems.push(`square ${square} (${kind ?? 'empty'}) has an owner or a level`);
    if (kind === null && s.roads[square] !== 0) problems.push(`square ${square} has roads and no card`);
  }
  return problems;
}

/** AMB-01, AMB-02, GA-12, VOL-03, and the sizes that a rule fixes. */
function decks(s: GameState): readonly string[] {
  const problems: string[] = [];
  // RULE-37: two supplies for a stardust, and who is deposed (ROY-02), make a deck smaller than that, and no other way. Whoever imagines the hands of
  // others does not know who holds it now.
  const dust = stardust(s).filter((card) => seatOfZone(s, s.zone[card] ?? 0) !== NONE).length;
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const zones = [
      nationOf(seat),
      shelterOf(seat),
      handOf(seat),
      playedOf(seat),
      lineOf(seat),
      ambushOf(seat),
      campOf(seat),
      stationedOf(seat),
    ];
    const near = zones.flatMap((zone) => cardsIn(s, zone)).filter((card) => s.lender[card] === 0);
    const away = s.lent === 0 ? [] : all(s).filter((card) => s.lender[card] === seat + 1);
    const owned = [...near, ...away];
    const deposed = crowned(s).filter((card) => s.zone[card] === LIMBO && factionOf(s, card) === s.faction[seat]);
    if (owned.length + dust + deposed.length < 10 && s.setupLeft === 0)
      problems.push(`seat ${seat} has a deck of ${owned.length}`);
    const great = owned.filter((card) => isGreat(s.rules, kindOf(s, card))).length;
    if (great > s.rules.greatLimit) problems.push(`seat ${seat} owns ${great} Great Artefacts`);
    const choosing = decision(s)?.kind === 'dismiss' && toMove(s) === seat;
    const ambushed = s.size[ambushOf(seat)] ?? 0;
    if (ambushed > (choosing ? 4 : 3)) problems.push(`seat ${seat} has ${ambushed} cards in ambush`);
    for (const tent of cardsIn(s, campOf(seat))) {
      const guests = cardsIn(s, stationedOf(seat)).filter((card) => s.host[card] === tent).length;
      if (guests < 1 || guests > 2) problems.push(`a tent of ${seat} holds ${guests} cards`);
    }
    if (s.setupLeft === 0 && isOpponent(s, seat, s.turn) && s.battle === NO_BATTLE && (s.size[playedOf(seat)] ?? 0) > 0)
      problems.push(`seat ${seat} has cards on the table in another's turn`);
  }
  if (s.rules.config.modules.includes('unbound')) return problems;
  if (unbound(s).length > 0) problems.push('the Unbound are in a game without them');
  return problems;
}

function battle(s: GameState, { wilder }: Customs): readonly string[] {
  if (s.battle !== NO_BATTLE) {
    const onSquare =
      s.attackHeroes !== 0 &&
      [0, 1].every(
        (hero) =>
          (s.attackHeroes & (1 << hero)) === 0 || wilder(s) || s.hero[s.attacker * HEROES + hero] === s.battleSquare,
      );
    return onSquare ? [] : ['an attacking hero is not on the square of the battle'];
  }
  const problems: string[] = [];
  for (let seat = 0; seat < s.rules.seats; seat++)
    if (s.size[lineOf(seat)] !== 0) problems.push(`seat ${seat} has a battle line without a battle`);
  if (s.attacker !== NONE || s.defender !== NONE || s.attackHeroes !== 0)
    problems.push('a battle is over and not forgotten');
  if (s.pending.some((fact, i) => fact !== 0 && i >= s.frames * s.rules.frame))
    problems.push('an answered question is not forgotten');
  return problems;
}

/** TEAM-01, TEAM-05: partners sit two seats apart, with six in three teams three. */
function teamOf(s: GameState, seat: Seat): readonly Seat[] {
  const { modules, options } = s.rules.config;
  if (!modules.includes('teams')) return [seat];
  const apart = s.rules.seats === 6 && options.twoTeams !== true ? 3 : 2;
  return Array.from({ length: s.rules.seats }, (_, other) => other).filter((other) => other % apart === seat % apart);
}

function pointsTogether(s: GameState, seat: Seat): number {
  const team = teamOf(s, seat);
  const sum = team.reduce((points, member) => points + pointsOf(s, member), 0);
  return s.rules.seats === 5 && team.length === 2 ? Math.ceil(sum * 1.5) : sum;
}

function citiesTogether(s: GameState): boolean | null {
  if (!s.rules.config.modules.includes('teams')) return null;
  return Array.from({ length: s.rules.seats }, (_, seat) => teamOf(s, seat)).some((team) => {
    const needed = team.reduce((sum, _member, i) => sum + Math.max(0, s.rules.level4Cities - i), 0);
    const held = everySquare(s).filter(
      (square) => isCityAt(s, square) && team.includes(s.holder[square] ?? NOBODY) && (s.level[square] ?? 0) >= 4,
    );
    return held.length >= needed;
  });
}

/** END-01, END-02, ALT-03: cities or points enough, or a map without room. */
export function isDecided(s: GameState, customs: Customs): boolean {
  const highest = (seat: Seat): number =>
    everySquare(s).filter((square) => isCityAt(s, square) && s.holder[square] === seat && (s.level[square] ?? 0) >= 4)
      .length;
  const seats = Array.from({ length: s.rules.seats }, (_, seat) => seat);
  const cities = customs.cities(s) ?? seats.some((seat) => highest(seat) >= s.rules.level4Cities);
  const points = s.rules.points > 0 && seats.some((seat) => pointsTogether(s, seat) >= s.rules.points);
  const full = s.rules.mapFullEnds && everySquare(s).every((square) => s.tile[square] !== -1);
  return cities || points || full;
}

/** END-01, END-02, VOL-06, ALT-03: the game is over exactly when it should be. */
function ending(s: GameState, customs: Customs): readonly string[] {
  if (s.setupLeft > 0) return [];
  const weeks = s.rules.weeks > 0 && s.day >= s.rules.weeks * 7;
  const decided = isDecided(s, customs);
  // The week's end comes when its last day is over.
  if (endsAhead(s).some(({ reason, missing }) => reason !== 'weeks' && missing <= 0) !== decided)
    return ['the end that is told of is another'];
  if (!isOver(s)) return decided ? ['the game should be over'] : [];
  return decided || weeks ? [] : ['the game is over for no reason'];
}

/** ROY-01, ROY-04: whose a royal may be, from when on, and how many cities it can have made what they are. */
function royals(s: GameState): readonly string[] {
  const problems: string[] = [];
  for (const card of crowned(s)) {
    const name = nameOfKind(s.rules, kindOf(s, card));
    const lender = (s.lender[card] ?? 0) - 1;
    const owner = lender >= 0 ? lender : seatOfZone(s, s.zone[card] ?? 0);
    if (owner >= 0 && (s.faction[owner] !== factionOf(s, card) || s.day < 14))
      problems.push(`seat ${owner} owns the ${name} of faction ${factionOf(s, card)} on day ${s.day}`);
    if (((s.mark[card] ?? 0) & ~(4 | 32)) !== 0) problems.push(`a ${name} is marked ${s.mark[card]}`);
  }
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const count = (level: number) =>
      everySquare(s).filter((square) => isCityAt(s, square) && s.holder[square] === seat && s.level[square] === level)
        .length;
    if (count(5) > 2 || count(6) > 1) problems.push(`seat ${seat} has ${count(5)} residences and ${count(6)} capitals`);
  }
  return problems;
}

/** VAL-01..03, VAL-07, VAL-08: what stays where it was laid, what a building is worth, and who may have a booster. */
function valleys(s: GameState): readonly string[] {
  if (!s.rules.config.modules.includes('valleys')) return [];
  const problems: string[] = [];
  for (const square of everySquare(s)) {
    const hidden = isFaceDown(s, square);
    if (hidden && !isBuildingAt(s, square) && kindAt(s, square) !== 'valleyRoad') problems.push(`${square} is hidden`);
    if (hidden && s.hero.includes(square)) problems.push(`a hero stands on hidden ${square}`);
    if (isBuildingAt(s, square) && s.level[square] !== (s.holder[square] === NOBODY ? 0 : 2))
      problems.push(`a building of level ${s.level[square]} on ${square}`);
  }
  const count = (name: string) => everySquare(s).filter((square) => kindAt(s, square) === name).length;
  if (count('centre') !== 2 || count('valleyRoad') !== 8 || count('mountainPass') + count('kingsBridge') !== 1)
    problems.push('a card of the valleys is gone');
  const { boosters, spent, hidden } = valleysState;
  const bridge = count('kingsBridge') === 1;
  boosters.of(s).forEach((booster, i) => {
    if (booster !== 0 && (bridge || s.hero[i] === NONE)) problems.push(`hero ${i} has a booster`);
  });
  for (let gate = 0; gate < s.rules.seats; gate++)
    if (!bridge && (s.size[hidden.at(s, gate)] ?? 0) > 0) problems.push(`gate ${gate} hides something`);
  if (!bridge && spent.of(s).some((gates) => gates !== 0)) problems.push('a booster was spent that nobody had');
  return problems;
}

/** HEROIC-03: nobody is a veteran before the second checkpoint, and none ever is without the hero mode. */
function veterans(s: GameState): readonly string[] {
  if (!s.rules.config.modules.includes('heroic')) return [];
  return s.day < 14 && heroicState.veterans.of(s).some((status) => status !== 0) ? ['a veteran too early'] : [];
}
