/** Building trading posts (TRADE-01). */
import type { Question, Rule } from '../../core/contract';
import { answered, askNamed } from '../../core/decision';
import { at } from '../../core/ints';
import { isRoad } from '../../core/kinds';
import { kindOf, NO_BATTLE, type GameState, type Seat, type Square } from '../../core/state';
import type { Violation } from '../../core/violation';
import { payLine, refuseLine } from '../../rules/line';
import { isSquare } from '../../rules/rule';
import { findNetwork, isInNetwork } from '../../rules/survey';
import { POST_COST, POSTS } from './data';
import { addPost, postsOf } from './state';

/** A road card of the pool: gates and the like are tiles of another class. */
const isRoadCard = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && isRoad(s.rules, kindOf(s, at(s.tile, square)));

/** Road cards that are connected to a city of the seat. */
function sitesFor(s: GameState, seat: Seat): Square[] {
  const sites: Square[] = [];
  if (!findNetwork(s, seat)) return sites;
  for (let square = 0; square < s.rules.squares; square++)
    if (isInNetwork(square) && isRoadCard(s, square)) sites.push(square);
  return sites;
}

function refusePost(s: GameState, seat: Seat): Violation | null {
  if (postsOf(s, seat) >= POSTS) return { code: 'noPostLeft' };
  return sitesFor(s, seat).length === 0 ? { code: 'nowhereForPost' } : null;
}

export const foundPost: Rule<'foundPost'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    const lines = purse.lines(POST_COST);
    if (lines.length === 0 || refusePost(s, seat) !== null) return;
    for (const pay of lines) out.push({ kind: 'foundPost', pay });
  },
  refuse: (s, seat, { pay }) => refusePost(s, seat) ?? refuseLine(s, seat, pay, POST_COST),
  pay: payLine,
  perform: (s, seat) => askNamed(s, 'post', seat),
};

/** On which road card. */
export const post: Question = {
  sound: (s, seat) => seat === s.turn && s.battle === NO_BATTLE && refusePost(s, seat) === null,
};

export const layPost: Rule<'layPost'> = {
  answers: ['post'],
  offer(s, seat, _purse, out) {
    for (const square of sitesFor(s, seat)) out.push({ kind: 'layPost', square });
  },
  refuse(s, seat, { square }) {
    if (!isSquare(s, square) || !isRoadCard(s, square)) return { code: 'noRoadCard', square };
    return sitesFor(s, seat).includes(square) ? null : { code: 'notConnected', square };
  },
  perform(s, seat, { square }, log) {
    answered(s);
    addPost(s, seat, square);
    log?.push({ kind: 'postLaid', seat, square });
  },
};
