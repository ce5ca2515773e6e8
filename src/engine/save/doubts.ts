/**
 * What the rules of today think of a state that is whole: whether they could have led there. A save of this version is never
 * doubted; one of an older version may be, when a rule was corrected since, and goes on all the same if it can be played on
 * (`trial.ts`). So a rule may be written down here, and in every `sound`, as it is: no correction of it ends a match.
 */
import { HEROES, UNIVERSAL, type Card } from '../core/components';
import { asked, askedOf, DISMISS, factsOf, HELD, NIGHT, questionIn, seatIn } from '../core/decision';
import { squareAt } from '../core/geometry';
import { at, item, NONE } from '../core/ints';
import { AMULET, HAMMER, isCity, roadsOf, turned, type Kind } from '../core/kinds';
import {
  ACTING,
  AFFECTED,
  ambushOf,
  ASSAULT,
  cardsIn,
  COUNTS,
  factionOf,
  handOf,
  isOpening,
  isWild,
  kindOf,
  lineOf,
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
import { AMBUSH_SIZE } from '../rules/ambush';
import { hasTarget, heroesAt, mayAttackTogether } from '../rules/targets';
import { fullCopies } from '../rules/line';
import { isPartner } from '../rules/parties';
import { defenderOf, targetOf } from '../rules/strength';
import { couldBeHeld } from './held';
import { brokenPart, type StatePart } from './structure';

/** The first part of a whole state that these rules would not have led to, or null. */
export function doubtfulPart(s: GameState): StatePart | null {
  if (!areNumbersLikely(s)) return 'numbers';
  if (!areCardsLikely(s)) return 'cards';
  if (!isMapLikely(s)) return 'map';
  if (!areSeatsLikely(s) || !isSetupLikely(s)) return 'seats';
  if (!isBattleLikely(s)) return 'battle';
  if (!areQuestionsLikely(s)) return 'question';
  return s.rules.modules.every(({ sound }) => sound?.(s) ?? true) ? null : 'module';
}

/** What is broken or doubtful: nothing in a state that these rules have led to. */
export const flawOf = (s: GameState): StatePart | null => brokenPart(s) ?? doubtfulPart(s);

function areNumbersLikely(s: GameState): boolean {
  const { weeks, modules } = s.rules;
  // No rule of the core asks a second question before the first is answered.
  const frames = modules.some(({ questions }) => questions) ? s.frames : 1;
  return (weeks === 0 || s.day <= weeks * 7) && s.frames <= frames;
}

// ---------------------------------------------------------------- cards

function areCardsLikely(s: GameState): boolean {
  for (let card = 0; card < s.rules.cards; card++) if (!areMarksRight(s, card) || !isHostLikely(s, card)) return false;
  return true;
}

function areMarksRight(s: GameState, card: Card): boolean {
  const zone = at(s.zone, card);
  const seat = seatOfZone(s, zone);
  const lender = at(s.lender, card);
  const mark = at(s.mark, card);
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
    // Who has drawn since may have shuffled it into the nation.
    (s.rules.refillsAtOnce || cardsIn(s, shelterOf(seat)).some((amulet) => kindOf(s, amulet) === AMULET))
  );
}

const worksAsAmulet = (s: GameState, card: Card): boolean =>
  kindOf(s, card) === AMULET || kindOf(s, card) === HAMMER || isWild(s, card);

/** In a line a card lies on one that bears others. */
function isHostLikely(s: GameState, card: Card): boolean {
  const host = at(s.host, card);
  const seat = seatOfZone(s, at(s.zone, card));
  if (host === NONE || seat === NONE || at(s.zone, card) !== lineOf(seat)) return true;
  return s.rules.modules.some(({ bears }) => bears?.(s, host));
}

// ---------------------------------------------------------------- the map

function isMapLikely(s: GameState): boolean {
  for (let square = 0; square < s.rules.squares; square++)
    if (at(s.tile, square) >= 0 && !isSiteRight(s, square, kindOf(s, at(s.tile, square)))) return false;
  return true;
}

function isSiteRight(s: GameState, square: number, kind: Kind): boolean {
  const roads = at(s.roads, square);
  const level = at(s.level, square);
  const holder = at(s.holder, square);
  if (![0, 1, 2, 3].some((turn) => turned(roadsOf(s.rules, kind), turn) === roads)) return false;
  if (at(s.down, square) !== 0) return level === 0 && holder === NOBODY;
  for (const { holds } of s.rules.modules) if (holds?.(s, kind) === true) return holder !== NOBODY || level === 0;
  return isCity(s.rules, kind) ? holder === NOBODY || level > 0 : level === 0 && holder === NOBODY;
}

// ---------------------------------------------------------------- seats

function areSeatsLikely(s: GameState): boolean {
  const busy = s.battle !== NO_BATTLE || s.frames > 0;
  // Between two turns, while somebody is asked something.
  const atNight = s.frames > 0 && questionIn(s, 0) === NIGHT;
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const phase = at(s.phase, seat);
    const acts = s.setupLeft === 0 && s.over === 0 && seat === s.turn;
    const shares = s.setupLeft === 0 && isPartner(s, seat, s.turn);
    if (s.over === 0 && !shares && !atNight && (phase !== WAITING) !== acts) return false;
    if (acts && busy && !atNight && phase !== ACTING) return false;
    // RULE-16: before the first turn they stand in the city that was marked.
    for (let hero = 0; hero < HEROES && s.setupLeft > 0; hero++) {
      const square = at(s.hero, seat * HEROES + hero);
      if (square !== NONE && (hero >= s.rules.startHeroes || at(s.holder, square) !== seat)) return false;
    }
    const dismissing = s.frames > 0 && asked(s) === DISMISS && askedOf(s) === seat;
    if (at(s.size, ambushOf(seat)) > AMBUSH_SIZE + (dismissing ? 1 : 0)) return false;
  }
  return true;
}

/** SETUP-07: who has chosen has, who has not has not, and there is a start city left for every choice to come. */
function isSetupLikely(s: GameState): boolean {
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

function isBattleLikely(s: GameState): boolean {
  if (s.battle === NO_BATTLE) return true;
  const { attacker, defender, battleSquare } = s;
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

// ---------------------------------------------------------------- questions

function areQuestionsLikely(s: GameState): boolean {
  for (let frame = 0; frame < s.frames; frame++) {
    const { question } = item(s.rules.questions, questionIn(s, frame));
    if (question.sound?.(s, seatIn(s, frame), factsOf(s, frame)) === false) return false;
    if (questionIn(s, frame) === HELD && !couldBeHeld(s, frame)) return false;
  }
  return true;
}
