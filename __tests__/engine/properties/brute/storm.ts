/** What may be answered in the storm, written from GATE-04, GATE-05 and ROY-07 alone. */
import {
  campOf,
  cardsIn,
  factionOf,
  gatesState,
  handOf,
  isGreat,
  kindOf,
  LIMBO,
  nationOf,
  NONE,
  shelterOf,
  UNIVERSAL,
  type Card,
  type GameState,
  type KindName,
  type Seat,
  type Square,
  type Storm,
} from '@battalia/engine/testing';
import { isOpponent } from '../../../../src/engine/rules/parties';
import { CITY_KINDS, everySquare, fitsAnywhere, hasFreeToken, isCityAt, kindAt, kindNumber, ROAD_KINDS } from './board';
import { matchingToday, nameOf } from './lines';

export const ARTEFACTS: readonly KindName[] = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'];
const RANKS: readonly KindName[] = ['friman', 'chief', 'priest', 'lord'];

const left = (s: GameState, kind: KindName): readonly Card[] => cardsIn(s, kindNumber(kind));
const isPlayedFaction = (s: GameState, faction: number): boolean => (s.inPlay & (1 << faction)) !== 0;
export const EVERY_FACTION = [0, 1, 2, 3, 4, 5, 6, 33] as const;

/** 1. */
export const mayTakeArtefact = (s: GameState, artefact: KindName, faction: number | null): boolean =>
  ARTEFACTS.includes(artefact) &&
  left(s, artefact).length > 0 &&
  (artefact === matchingToday(s) ? faction !== null && faction < 6 && isPlayedFaction(s, faction) : faction === null);

/** 4. */
export const mayPave = (s: GameState, seat: Seat, road: KindName): boolean =>
  ROAD_KINDS.includes(road) && left(s, road).length > 0 && fitsAnywhere(s, seat, road);

/** 7. */
export function terrainsFor(s: GameState, square: Square): readonly number[] {
  const kind = kindAt(s, square);
  if (kind === null || ![...CITY_KINDS, ...ROAD_KINDS].includes(kind)) return [];
  return [...new Set(left(s, kind).map((card) => factionOf(s, card)))];
}

/** 9. */
export function mayRise(s: GameState, seat: Seat, card: Card): boolean {
  const rank = RANKS.indexOf(nameOf(s, card));
  const next = RANKS[rank + 1];
  return (
    s.zone[card] === handOf(seat) &&
    rank >= 0 &&
    next !== undefined &&
    left(s, next).length > 0 &&
    factionOf(s, card) !== UNIVERSAL &&
    ((s.mark[card] ?? 0) & 4) === 0
  );
}

/** 10. */
export const mayGrow = (s: GameState, seat: Seat, square: Square): boolean =>
  isCityAt(s, square) &&
  s.holder[square] === seat &&
  (s.level[square] ?? 4) < 4 &&
  hasFreeToken(s, seat, (s.level[square] ?? 0) + 1, s.level[square] ?? 0);

/** 11. */
export function mayReturn(s: GameState, seat: Seat, card: Card): boolean {
  if (s.zone[card] !== LIMBO) return false;
  const own = s.rules.zones.flatMap((zone, number) => (zone.seat === seat ? cardsIn(s, number) : []));
  const greats = own.filter((other) => isGreat(s.rules, kindOf(s, other)) && s.lender[other] === 0).length;
  const lent = Array.from({ length: s.rules.cards }, (_, other) => other).filter(
    (other) => isGreat(s.rules, kindOf(s, other)) && s.lender[other] === seat + 1,
  ).length;
  return !isGreat(s.rules, kindOf(s, card)) || greats + lent < s.rules.greatLimit;
}

/** 12. */
export function tentsThatFall(s: GameState, seat: Seat): readonly Card[] {
  const seats = Array.from({ length: s.rules.seats }, (_, other) => other);
  const tents = (of: readonly Seat[]) => of.flatMap((other) => cardsIn(s, campOf(other)));
  const theirs = tents(seats.filter((other) => isOpponent(s, seat, other)));
  return theirs.length > 0 ? theirs : tents(seats.filter((other) => !isOpponent(s, seat, other)));
}

/** 8, GATE-05: whether an effect would not be skipped. */
export function couldHappen(s: GameState, seat: Seat, hero: number, storm: Storm): boolean {
  switch (storm) {
    case 'stormArtefact':
      return ARTEFACTS.some((artefact) => left(s, artefact).length > 0);
    case 'stormLord':
      return left(s, 'lord').length > 0;
    case 'stormDraw':
      return cardsIn(s, nationOf(seat)).length + cardsIn(s, shelterOf(seat)).length > 0;
    case 'stormRoad':
      return ROAD_KINDS.some((road) => mayPave(s, seat, road));
    case 'stormFate':
      return s.rules.hooks.grantsElse.length > 0;
    case 'stormHero':
      return s.hero[seat * 2 + 1 - hero] === NONE || s.hero[seat * 2 + 1 - hero] !== s.hero[seat * 2 + hero];
    case 'stormLand':
      return everySquare(s).some((square) => terrainsFor(s, square).length > 0);
    case 'stormEcho':
      return copiesFor(s, seat, hero).length > 0;
    case 'stormRank':
      return cardsIn(s, handOf(seat)).some((card) => mayRise(s, seat, card));
    case 'stormCity':
      return everySquare(s).some((square) => mayGrow(s, seat, square));
    case 'stormLimbo':
      return cardsIn(s, LIMBO).some((card) => mayReturn(s, seat, card));
    case 'stormTent':
      return tentsThatFall(s, seat).length > 0;
  }
}

export const stormOn = (s: GameState, card: Card): Storm => gatesState.stormOf(s, card);

/** 8. */
export const copiesFor = (s: GameState, seat: Seat, hero: number): readonly Card[] =>
  cardsIn(s, gatesState.used.at(s)).filter((card) => {
    const storm = stormOn(s, card);
    return storm !== 'stormEcho' && storm !== 'stormLord' && couldHappen(s, seat, hero, storm);
  });
