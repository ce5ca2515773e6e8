/** Residences and capitals (ROY-04). */
import type { Line } from '../../core/action';
import { at, NONE } from '../../core/ints';
import { isCity } from '../../core/kinds';
import { kindOf, touchMap, type GameState, type Seat, type Square } from '../../core/state';
import { hasToken } from '../../rules/build';
import { checkEnd, citiesOf } from '../../rules/end';
import { payLine, refuseUnusable } from '../../rules/line';
import { isSquare, type Rule } from '../../rules/rule';
import { survey } from '../../rules/survey';
import { CAPITAL, MOST_CAPITALS, MOST_RESIDENCES, RESIDENCE, ROYAL_TOKENS } from './data';

/** The level that a royal alone in a line raises a city to; NONE for any other line. */
function levelBy(s: GameState, pay: Line): number {
  const [card] = pay;
  if (card === undefined || pay.length > 1) return NONE;
  const kind = kindOf(s, card);
  return kind === s.rules.named['queen'] ? RESIDENCE : kind === s.rules.named['king'] ? CAPITAL : NONE;
}

export const crown: Rule<'crown'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    for (let group = 0; group < purse.groups; group++) {
      if (at(purse.withheld, group) !== 0 || at(purse.alike, group) === 0) continue;
      const pay = [purse.cardOf(group)];
      const level = levelBy(s, pay);
      if (level === NONE || !hasToken(s, seat, level, level - 1)) continue;
      const map = survey(s, seat);
      for (let i = 0; i < map.cities; i++)
        if (at(s.level, at(map.city, i)) === level - 1) out.push({ kind: 'crown', square: at(map.city, i), pay });
    }
  },
  refuse(s, seat, { square, pay }) {
    if (!Array.isArray(pay)) return { code: 'malformed' };
    for (const card of pay) {
      const problem = refuseUnusable(s, seat, card);
      if (problem) return problem;
    }
    const level = levelBy(s, pay);
    if (level === NONE) return { code: 'needsRoyal' };
    if (!isOwnCity(s, seat, square)) return { code: 'notYourCity', square };
    if (at(s.level, square) !== level - 1) return { code: 'wrongLevel', square, level: level - 1 };
    return hasToken(s, seat, level, level - 1) ? null : { code: 'noToken', level };
  },
  pay: payLine,
  perform(s, seat, { square }, log) {
    const level = at(s.level, square) + 1;
    s.level[square] = level;
    touchMap(s);
    log?.push({ kind: 'crowned', seat, square, level });
    checkEnd(s, log);
  },
};

const isOwnCity = (s: GameState, seat: Seat, square: Square): boolean =>
  isSquare(s, square) && at(s.holder, square) === seat && isCity(s.rules, kindOf(s, at(s.tile, square)));

/** Whether one more city of these levels may be marked; others are not the royals' business. */
export function hasRoyalToken(s: GameState, seat: Seat, level: number, givesBack: number): boolean | undefined {
  if (level !== RESIDENCE && level !== CAPITAL) return undefined;
  const residences = citiesOf(s, seat, RESIDENCE) - (givesBack === RESIDENCE ? 1 : 0);
  const capitals = citiesOf(s, seat, CAPITAL) - (givesBack === CAPITAL ? 1 : 0);
  if (residences + capitals >= ROYAL_TOKENS) return false;
  return level === RESIDENCE ? residences < MOST_RESIDENCES : capitals < MOST_CAPITALS;
}
