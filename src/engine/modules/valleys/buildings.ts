/** What buildings give, and how they change hands (VAL-02, VAL-04). */
import type { Rule } from '../../core/contract';
import type { Log } from '../../core/event';
import { at } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import { topOf } from '../../core/piles';
import { NOBODY, touchMap, type GameState, type Seat, type Square } from '../../core/state';
import { hasToken } from '../../rules/build';
import { heroesAt } from '../../rules/targets';
import { checkEnd } from '../../rules/end';
import { gainInHand } from '../../rules/hire';
import { isSquare, refuseEmptyDeck } from '../../rules/rule';
import { BUILDING_LEVEL, VALLEYS } from './data';
import { buildingSquares, collected, goodsOf, isBuilding, isHidden } from './state';

// ---------------------------------------------------------------- a card a turn (VAL-04)

/** What the buildings of a seat give. */
function goodsFor(s: GameState, seat: Seat): readonly Kind[] {
  const goods: Kind[] = [];
  for (let valley = 0; valley < VALLEYS.length; valley++)
    for (const square of buildingSquares(valley)) if (at(s.holder, square) === seat) goods.push(goodsOf(s, square));
  return goods;
}

export const collect: Rule<'collect'> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    if (at(collected.of(s), seat) !== 0) return;
    for (const goods of goodsFor(s, seat)) if (refuseEmptyDeck(s, goods) === null) out.push({ kind: 'collect', goods });
  },
  refuse(s, seat, { goods }) {
    if (!goodsFor(s, seat).includes(goods)) return { code: 'noSuchGoods', kind: goods };
    return at(collected.of(s), seat) === 0 ? refuseEmptyDeck(s, goods) : { code: 'collectedAlready' };
  },
  perform(s, seat, { goods }, log) {
    collected.of(s)[seat] = 1;
    gainInHand(s, seat, topOf(s, goods), log);
  },
};

// ---------------------------------------------------------------- changing hands (VAL-02, BATTLE-11)

/** The winner's token, always of its one level; without one the building is nobody's. */
export function takeBuilding(s: GameState, seat: Seat, square: Square, log: Log): void {
  const kept = hasToken(s, seat, BUILDING_LEVEL);
  s.holder[square] = kept ? seat : NOBODY;
  s.level[square] = kept ? BUILDING_LEVEL : 0;
  touchMap(s);
  log?.push(kept ? { kind: 'occupied', seat, square } : { kind: 'deserted', square });
}

const isOwnerless = (s: GameState, square: Square): boolean =>
  isBuilding(square) && !isHidden(s, square) && at(s.holder, square) === NOBODY;

/** A building that nobody has a token on: who stands there takes it without a fight. */
export const occupy: Rule<'occupy'> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    for (let valley = 0; valley < VALLEYS.length; valley++)
      for (const square of buildingSquares(valley))
        if (isOwnerless(s, square) && heroesAt(s, seat, square) !== 0 && hasToken(s, seat, BUILDING_LEVEL))
          out.push({ kind: 'occupy', square });
  },
  refuse(s, seat, { square }) {
    if (!isSquare(s, square) || !isOwnerless(s, square)) return { code: 'noSuchTarget' };
    if (heroesAt(s, seat, square) === 0) return { code: 'heroNotThere' };
    return hasToken(s, seat, BUILDING_LEVEL) ? null : { code: 'noToken', level: BUILDING_LEVEL };
  },
  perform(s, seat, { square }, log) {
    s.holder[square] = seat;
    s.level[square] = BUILDING_LEVEL;
    touchMap(s);
    log?.push({ kind: 'occupied', seat, square });
    checkEnd(s, log);
  },
};
