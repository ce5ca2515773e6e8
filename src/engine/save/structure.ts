/**
 * Whether a state that came from outside could be one of ours. A checksum can be forged; after these checks
 * every pile is whole, every number in its range and every question answerable, so that no rule throws,
 * loops or waits for ever on it.
 */
import { FACTION_NAMES, HEROES, UNIVERSAL, type Card, type Place } from '../core/components';
import { asked, askedOf, DISMISS, factsOf, HELD, NIGHT, questionIn, seatIn } from '../core/decision';
import { squareAt } from '../core/geometry';
import { fromNumbers, toNumbers } from '../core/shape';
import { at, item, NONE } from '../core/ints';
import { MAX_FRAMES } from '../core/layout';
import { countActions } from '../legal';
import { AMBUSH_SIZE } from '../rules/ambush';
import { hasTarget, heroesAt, mayAttackTogether } from '../rules/battle';
import { isPartner } from '../rules/parties';
import { defenderOf, targetOf } from '../rules/strength';
import {
  ACTING,
  AFFECTED,
  ambushOf,
  ASSAULT,
  BOARD,
  campOf,
  cardsIn,
  COMMITTED,
  COUNTS,
  END_REASONS,
  EMPTY,
  factionOf,
  handOf,
  isOpening,
  isWild,
  kindOf,
  lineOf,
  MISSING,
  nationOf,
  NO_BATTLE,
  NOBODY,
  OPENS,
  playedOf,
  RETURNS,
  seatOfZone,
  shelterOf,
  stationedOf,
  WAITING,
  WILD,
  type GameState,
  type Seat,
} from '../core/state';
import { fullCopies } from '../rules/line';
import { readFields } from './action';
import { couldBeHeld } from './held';
import { AMULET, HAMMER, isCity, roadsOf, turned, type Kind } from '../core/kinds';

/** Where a state is wrong. */
export type StatePart = 'piles' | 'cards' | 'map' | 'seats' | 'numbers' | 'battle' | 'question' | 'module' | 'stuck';

/** The first part that is wrong, or null. Each check may rely on those before it. */
export function brokenPart(s: GameState): StatePart | null {
  if (!arePilesWhole(s)) return 'piles';
  if (!areNumbersRight(s) || !areOwnNumbersRight(s)) return 'numbers';
  if (!areCardsRight(s)) return 'cards';
  if (!isMapRight(s)) return 'map';
  if (!areSeatsRight(s) || !isSetupRight(s)) return 'seats';
  if (!isBattleRight(s)) return 'battle';
  if (!isQuestionRight(s)) return 'question';
  if (!s.rules.modules.every(({ sound }) => sound?.(s) ?? true)) return 'module';
  return isStuck(s) ? 'stuck' : null;
}

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
const isSeat = (s: GameState, seat: number): boolean => within(seat, 0, s.rules.seats - 1);
const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
};
const isCardNumber = (s: GameState, card: number): boolean => within(card, 0, s.rules.cards - 1);

// ---------------------------------------------------------------- piles

function arePilesWhole(s: GameState): boolean {
  const seen = new Uint8Array(s.rules.cards);
  let total = 0;
  for (let zone = 0; zone < s.rules.zones.length; zone++) {
    let last = NONE;
    let count = 0;
    for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
      if (!isCardNumber(s, card) || at(s.zone, card) !== zone || seen[card] !== 0) return false;
      seen[card] = 1;
      last = card;
      count++;
    }
    if (at(s.bottom, zone) !== last || at(s.size, zone) !== count) return false;
    total += count;
  }
  return total === s.rules.cards;
}

// ---------------------------------------------------------------- plain numbers

const WORD = 0x80000000;
const LAST_DAY = 1_000_000;

function areNumbersRight(s: GameState): boolean {
  const { seats, squares, weeks } = s.rules;
  const isWord = (word: number) => within(word, -WORD, WORD - 1);
  const isMask = (mask: number, bits: number) => within(mask, 0, (1 << bits) - 1);
  const inSetup = s.setupLeft > 0;
  return (
    isWord(s.rngA) &&
    isWord(s.rngB) &&
    isWord(s.rngC) &&
    isWord(s.rngD) &&
    within(s.setupLeft, 0, s.rules.setup.length) &&
    (inSetup ? s.day === 0 : within(s.day, 1, weeks > 0 ? weeks * 7 : LAST_DAY)) &&
    isSeat(s, s.first) &&
    isSeat(s, s.turn) &&
    within(s.over, 0, inSetup ? 0 : END_REASONS.length - 1) &&
    // No rule of the core asks a second question before the first is answered.
    within(s.frames, 0, s.over !== 0 ? 0 : s.rules.modules.some(({ questions }) => questions) ? MAX_FRAMES : 1) &&
    isMask(s.drained, seats) &&
    isMask(s.inPlay, FACTION_NAMES.length) &&
    bits(s.inPlay) >= seats &&
    within(s.lent, 0, s.rules.cards) &&
    within(s.battle, NO_BATTLE, inSetup || s.over !== 0 ? NO_BATTLE : COMMITTED) &&
    within(s.attacker, NONE, seats - 1) &&
    within(s.defender, NONE, seats - 1) &&
    within(s.battleSquare, NONE, squares - 1) &&
    within(s.target, 0, s.rules.words.targets.length - 1) &&
    within(s.targetHero, NONE, HEROES - 1) &&
    isMask(s.attackHeroes, HEROES) &&
    isMask(s.defendHeroes, HEROES) &&
    isMask(s.begun, s.rules.parties === null ? 0 : seats) &&
    isMask(s.acted, s.rules.parties === null ? 0 : 1)
  );
}

/** The numbers of the modules, each in its bounds. */
function areOwnNumbersRight(s: GameState): boolean {
  return s.rules.layout.own.every(({ def: { least, most } }, i) => {
    const bound = typeof most === 'function' ? most(s.rules) : (most ?? Infinity);
    return item(s.own, i).every((value) => value >= least && value <= bound);
  });
}

// ---------------------------------------------------------------- cards

/** Far beyond what tents, ambush and cohorts can bring together; a bound for the lines that a hand can make. */
const MOST_PLAYABLE = 64;
const MOST_WILD = 16;

function areCardsRight(s: GameState): boolean {
  let lent = 0;
  for (let card = 0; card < s.rules.cards; card++) {
    if (!isKindRight(s, card) || !belongsThere(s, card) || !areMarksRight(s, card) || !isHostRight(s, card))
      return false;
    if (at(s.lender, card) !== 0) lent++;
  }
  if (lent !== s.lent) return false;
  for (let seat = 0; seat < s.rules.seats; seat++) if (!isHandBounded(s, seat)) return false;
  return true;
}

/** A card stands for another kind in the hands of a player alone. */
const isKindRight = (s: GameState, card: Card): boolean =>
  kindOf(s, card) === at(s.rules.kindOf, card) ||
  (kindOf(s, card) < s.rules.kindDefs.length && seatOfZone(s, at(s.zone, card)) !== NONE);

const belongsThere = (s: GameState, card: Card): boolean =>
  item(s.rules.zones, at(s.zone, card)).holds(s.rules, kindOf(s, card));

function areMarksRight(s: GameState, card: Card): boolean {
  const zone = at(s.zone, card);
  const seat = seatOfZone(s, zone);
  const lender = at(s.lender, card);
  const mark = at(s.mark, card);
  if (at(s.shown, card) >= 1 << s.rules.seats) return false;
  const inLine = seat !== NONE && zone === lineOf(seat);
  const onTable = seat !== NONE && (inLine || zone === playedOf(seat));
  if (!areCopiesRight(s, card, inLine, onTable)) return false;
  if (!onTable && (seat === NONE || zone !== handOf(seat))) {
    // A card in a tent may come back this turn, and is still affected then (ART-01).
    const inTent = seat !== NONE && zone === stationedOf(seat);
    return lender === 0 && (mark === 0 || (inTent && mark === AFFECTED));
  }
  if (lender > s.rules.seats || lender === seat + 1) return false;
  if ((mark & OPENS) !== 0 && (!inLine || seat !== s.attacker)) return false;
  if ((mark & RETURNS) !== 0 && !inLine) return false;
  const done = mark & ~(OPENS | RETURNS);
  if (done === 0 || done === AFFECTED) return true;
  const counts = done & COUNTS;
  if (s.rules.hooks.enchanted.some((hook) => hook(s, card))) return (done & ~(AFFECTED | WILD | COUNTS)) === 0;
  if (factionOf(s, card) === UNIVERSAL || (done !== (AFFECTED | WILD) && (done !== (AFFECTED | counts) || counts <= 1)))
    return false;
  return at(s.left, card) === 0 && zone !== handOf(seat) ? true : isEnchantmentRight(s, seat, card);
}

/** LINE-04: a card that is played has used a copy, and copies come from illumination and amulets alone. */
function areCopiesRight(s: GameState, card: Card, inLine: boolean, onTable: boolean): boolean {
  const left = at(s.left, card);
  const laid = at(s.laid, card);
  if (!onTable) return left === 0 && laid === 0;
  return inLine ? laid > 0 && left + laid <= fullCopies(s, card) : laid === 0 && left < fullCopies(s, card);
}

/** ART-04, ORACLE-06: the amulet that multiplied a card or made it wild lies under it till it is played; a defender's is swept away with the battle. */
function isEnchantmentRight(s: GameState, seat: Seat, card: Card): boolean {
  for (let by = at(s.top, playedOf(seat)); by !== NONE; by = at(s.below, by))
    if (at(s.host, by) === card && worksAsAmulet(s, by)) return true;
  return (
    seat !== s.turn &&
    (s.drained & (1 << seat)) !== 0 &&
    cardsIn(s, shelterOf(seat)).some((amulet) => kindOf(s, amulet) === AMULET)
  );
}

const worksAsAmulet = (s: GameState, card: Card): boolean =>
  kindOf(s, card) === AMULET || kindOf(s, card) === HAMMER || isWild(s, card);

function isHostRight(s: GameState, card: Card): boolean {
  const host = at(s.host, card);
  const zone = at(s.zone, card);
  const seat = seatOfZone(s, zone);
  if (host === NONE) return seat === NONE || zone !== stationedOf(seat);
  if (!isCardNumber(s, host) || host === card || seat === NONE) return false;
  if (zone === stationedOf(seat)) return at(s.zone, host) === campOf(seat);
  if (zone === lineOf(seat))
    return (
      at(s.zone, host) === zone && s.rules.modules.some(({ bears }) => bears?.(s, host)) && at(s.host, host) === NONE
    );
  return zone === playedOf(seat);
}

function isHandBounded(s: GameState, seat: Seat): boolean {
  let playable = at(s.size, handOf(seat));
  let wild = 0;
  const count = (zone: number) => {
    for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
      if ((at(s.mark, card) & WILD) !== 0) wild++;
      if (zone !== handOf(seat) && at(s.left, card) > 0) playable++;
    }
  };
  count(handOf(seat));
  count(playedOf(seat));
  return playable <= MOST_PLAYABLE && wild <= MOST_WILD;
}

// ---------------------------------------------------------------- the map

function isMapRight(s: GameState): boolean {
  const { board, columns, squares } = s.rules;
  const missing = new Set(board.missing.map((place: Place) => squareAt(columns, place)));
  const laid = new Set<Card>();
  for (let square = 0; square < squares; square++) {
    const tile = at(s.tile, square);
    if (!within(tile, MISSING, s.rules.cards - 1) || (tile === MISSING) !== missing.has(square)) return false;
    if (tile <= EMPTY) {
      if (
        at(s.roads, square) !== 0 ||
        at(s.level, square) !== 0 ||
        at(s.holder, square) !== NOBODY ||
        at(s.down, square) !== 0
      )
        return false;
      continue;
    }
    if (at(s.zone, tile) !== BOARD || laid.has(tile) || !isSiteRight(s, square, kindOf(s, tile))) return false;
    laid.add(tile);
  }
  return laid.size === at(s.size, BOARD);
}

function isSiteRight(s: GameState, square: number, kind: Kind): boolean {
  const roads = at(s.roads, square);
  const level = at(s.level, square);
  const holder = at(s.holder, square);
  if (![0, 1, 2, 3].some((turn) => turned(roadsOf(s.rules, kind), turn) === roads)) return false;
  if (!within(holder, NOBODY, s.rules.seats - 1)) return false;
  if (at(s.down, square) !== 0)
    return at(s.down, square) === 1 && item(s.rules.kindDefs, kind).back !== undefined && level === 0 && holder < 0;
  for (const { holds } of s.rules.modules) if (holds?.(s, kind) === true) return holder !== NOBODY || level === 0;
  return isCity(s.rules, kind)
    ? level <= s.rules.highestLevel && (holder === NOBODY || level > 0)
    : level === 0 && holder === NOBODY;
}

// ---------------------------------------------------------------- seats

function areSeatsRight(s: GameState): boolean {
  const { seats, squares } = s.rules;
  const busy = s.battle !== NO_BATTLE || s.frames > 0;
  // Between two turns, while somebody is asked something.
  const atNight = s.frames > 0 && questionIn(s, 0) === NIGHT;
  for (let seat = 0; seat < seats; seat++) {
    const faction = at(s.faction, seat);
    if (
      faction === NONE
        ? s.setupLeft === 0
        : !within(faction, 0, FACTION_NAMES.length - 1) || (s.inPlay & (1 << faction)) === 0
    )
      return false;
    for (let other = 0; other < seat; other++) if (faction !== NONE && at(s.faction, other) === faction) return false;
    const phase = at(s.phase, seat);
    if (phase > ACTING || at(s.taken, seat) > squares || at(s.known, seat) > at(s.size, nationOf(seat))) return false;
    const acts = s.setupLeft === 0 && s.over === 0 && seat === s.turn;
    const shares = s.setupLeft === 0 && isPartner(s, seat, s.turn);
    if (s.over === 0 && !shares && !atNight && (phase !== WAITING) !== acts) return false;
    if (acts && busy && !atNight && phase !== ACTING) return false;
    for (let hero = 0; hero < HEROES; hero++) {
      const square = at(s.hero, seat * HEROES + hero);
      if (square === NONE) continue;
      if (!within(square, 0, squares - 1) || at(s.tile, square) < 0) return false;
      // RULE-16: before the first turn they stand in the city that was marked.
      if (s.setupLeft > 0 && (hero >= s.rules.startHeroes || at(s.holder, square) !== seat)) return false;
    }
    const dismissing = s.frames > 0 && asked(s) === DISMISS && askedOf(s) === seat;
    if (at(s.size, ambushOf(seat)) > AMBUSH_SIZE + (dismissing ? 1 : 0)) return false;
  }
  return true;
}

/** SETUP-07: who has chosen has, who has not has not, and there is a start city left for every choice to come. */
function isSetupRight(s: GameState): boolean {
  if (s.setupLeft === 0) return true;
  const { setup, config, columns } = s.rules;
  const done = setup.length - s.setupLeft;
  let cities = 0;
  let free = 0;
  for (const [i, { stage, i: turn, round }] of setup.entries()) {
    if (stage.ask === 'chooseCity') {
      cities++;
      if (i >= done) free++;
    }
    if (stage.ask !== 'chooseFaction') continue;
    const seat = stage.seatAt?.(s, turn, round) ?? NONE;
    const settled = config.seats[seat]?.faction ?? NONE;
    const faction = at(s.faction, seat);
    if (settled === NONE ? (faction !== NONE) !== i < done : faction !== settled) return false;
  }
  for (const place of s.rules.starts) {
    const square = squareAt(columns, place);
    if (at(s.tile, square) >= 0 && at(s.holder, square) === NOBODY && at(s.level, square) === 0) free--;
  }
  return cities === 0 || free === 0;
}

// ---------------------------------------------------------------- battle

function isBattleRight(s: GameState): boolean {
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const fights = s.battle !== NO_BATTLE && (seat === s.attacker || seat === s.defender);
    if (!fights && at(s.size, lineOf(seat)) > 0) return false;
  }
  if (s.battle === NO_BATTLE) {
    return (
      s.attacker === NONE &&
      s.defender === NONE &&
      s.battleSquare === NONE &&
      s.target === 0 &&
      s.targetHero === NONE &&
      s.attackHeroes === 0 &&
      s.defendHeroes === 0
    );
  }
  const { attacker, defender, battleSquare } = s;
  if (attacker !== s.turn || attacker === defender || battleSquare === NONE || at(s.tile, battleSquare) < 0)
    return false;
  // A roll may have taken the weapon that opened, and left nothing behind it (BATTLE-15).
  if (
    (at(s.size, lineOf(attacker)) === 0 && s.battle === ASSAULT && !s.rules.modules.some(({ unarmed }) => unarmed)) ||
    (defender === NONE && !isOpening(s))
  )
    return false;
  const target = targetOf(s);
  if (!hasTarget(s, attacker, target) || defenderOf(s, target) !== defender) return false;
  // With which weapon they came is not known any more.
  const elsewhere = s.rules.hooks.reaches.length > 0 ? heroesOnMap(s, attacker) : 0;
  const attackers = heroesAt(s, attacker, battleSquare) | elsewhere;
  const defenders = defender === NONE ? 0 : heroesAt(s, defender, battleSquare);
  if (s.targetHero !== NONE && (defender === NONE || (defenders & (1 << s.targetHero)) === 0)) return false;
  return (
    s.attackHeroes !== 0 &&
    (s.attackHeroes & attackers) === s.attackHeroes &&
    mayAttackTogether(s, attacker, s.attackHeroes) &&
    (s.defendHeroes & defenders) === s.defendHeroes
  );
}

function heroesOnMap(s: GameState, seat: Seat): number {
  let heroes = 0;
  for (let hero = 0; hero < HEROES; hero++) if (at(s.hero, seat * HEROES + hero) !== NONE) heroes |= 1 << hero;
  return heroes;
}

// ---------------------------------------------------------------- the open question

function isQuestionRight(s: GameState): boolean {
  const { frame: size, questions, seats } = s.rules;
  for (let i = s.frames * size; i < s.pending.length; i++) if (at(s.pending, i) !== 0) return false;
  for (let frame = 0; frame < s.frames; frame++) {
    const open = questions[questionIn(s, frame)];
    const seat = seatIn(s, frame);
    const facts = factsOf(s, frame);
    if (open === undefined || !within(seat, 0, seats - 1) || open.question.sound?.(s, seat, facts) === false)
      return false;
    // Nothing but what it says; a list says how long it is.
    const said = fromNumbers(open.layout, facts, s.rules.words.targets);
    const numbers = toNumbers(open.layout, said, s.rules.words.targets);
    if (facts.some((fact, i) => fact !== (numbers[i] ?? 0))) return false;
    if (questionIn(s, frame) === HELD ? !couldBeHeld(s, frame) : !readFields(s.rules, open.layout, said)) return false;
    // On top there is somebody to answer.
    if (frame === s.frames - 1 && open.question.resume) return false;
  }
  return true;
}

/** Before the end there is always something to do, and never more than anybody could look through. */
function isStuck(s: GameState): boolean {
  const actions = countActions(s);
  return actions === null || (s.over === 0 && actions === 0);
}
