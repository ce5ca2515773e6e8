/** Exploring and the offers of pass and bridge, written from VAL-03, VAL-08 and RULE-68, RULE-69 alone. */
import {
  cardsIn,
  fateState,
  GREAT,
  isGreat,
  SEAT_ZONES,
  type Card,
  type GameState,
  type Line,
  type Seat,
  type Square,
} from '@battalia/engine/testing';
import {
  everySquare,
  hasFreeToken,
  hasRoad,
  isBuildingAt,
  isCityAt,
  isFaceDown,
  opposite,
  squareNextTo,
} from './board';
import { paysExactly, type Price } from './lines';

const ROAD: Price = ['friman', 'friman', 'supply'];
const BUILDING: Price = ['friman', 'friman'];

/** VAL-03: a hero of the seat stands beside it, and the roads of both cards meet. */
function isBesideHero(s: GameState, seat: Seat, square: Square): boolean {
  return [0, 1].some((hero) =>
    [0, 1, 2, 3].some((side) => {
      const here = s.hero[seat * 2 + hero] ?? -1;
      return (
        here >= 0 &&
        squareNextTo(s, here, side) === square &&
        hasRoad(s, here, side) &&
        hasRoad(s, square, opposite(side))
      );
    }),
  );
}

export function mayExplore(s: GameState, seat: Seat, square: Square, line: Line): boolean {
  if (!everySquare(s).includes(square) || !isFaceDown(s, square) || !isBesideHero(s, seat, square)) return false;
  if (!isBuildingAt(s, square)) return paysExactly(s, line, ROAD);
  return hasFreeToken(s, seat, 2) && paysExactly(s, line, BUILDING);
}

// ---------------------------------------------------------------- the King's bridge

/** All cards that a seat has, with those that it has borrowed. */
const cardsOf = (s: GameState, seat: Seat): readonly Card[] =>
  s.rules.zones.flatMap(({ name, seat: owner }, zone) =>
    owner === seat && SEAT_ZONES.some((own) => own === name) ? cardsIn(s, zone) : [],
  );

const isOwned = (s: GameState, seat: Seat, card: Card): boolean =>
  cardsOf(s, seat).includes(card) && s.lender[card] === 0 && isGreat(s.rules, s.rules.kindOf[card] ?? 0);

/** RULE-68: ten cards are left. */
const mayPart = (s: GameState, seat: Seat): boolean =>
  cardsOf(s, seat).filter((card) => s.lender[card] === 0).length > 10;

const isGrowing = (s: GameState, seat: Seat, square: Square): boolean => {
  const level = s.level[square] ?? 0;
  return isCityAt(s, square) && s.holder[square] === seat && level < 4 && hasFreeToken(s, seat, level + 1, level);
};
export const mayRaise = (s: GameState, seat: Seat, square: Square): boolean =>
  everySquare(s).includes(square) && isGrowing(s, seat, square);

/** Something lies out, or there is fate to draw. */
const hasChoice = (s: GameState): boolean =>
  cardsIn(s, GREAT).length > 0 ||
  (s.rules.config.modules.includes('fate') && cardsIn(s, fateState.fates.at(s)).length > 0);

export const mayReturnGreat = (s: GameState, seat: Seat, card: Card): boolean =>
  isOwned(s, seat, card) && mayPart(s, seat) && everySquare(s).some((square) => isGrowing(s, seat, square));
export const mayExchange = (s: GameState, seat: Seat, card: Card): boolean =>
  isOwned(s, seat, card) && mayPart(s, seat) && hasChoice(s);

export const mayLower = (s: GameState, seat: Seat, square: Square): boolean => {
  const level = s.level[square] ?? 0;
  return (
    everySquare(s).includes(square) &&
    isCityAt(s, square) &&
    s.holder[square] === seat &&
    level > 1 &&
    hasFreeToken(s, seat, level - 1, level)
  );
};

/** RULE-69: of two levels the first. The level is tried out and put back. */
export function mayLowerFirst(s: GameState, seat: Seat, square: Square): boolean {
  if (!mayLower(s, seat, square) || !hasChoice(s)) return false;
  const level = s.level[square] ?? 0;
  s.level[square] = level - 1;
  const second = everySquare(s).some((other) => mayLower(s, seat, other));
  s.level[square] = level;
  return second;
}
