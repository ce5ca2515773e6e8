/** Trading posts, stardust and chests (TRADE). */
import { at } from '../../core/ints';
import { isRoad } from '../../core/kinds';
import type { Module } from '../../core/ruleset';
import { kindOf, type GameState } from '../../core/state';
import { ambush, hide } from './chest';
import { KINDS, POSTS, PRINTINGS } from './data';
import { foundPost, layPost, post } from './posts';
import { events, shapes, violations } from './shapes';
import { forgetTrades, markOf, postsOf, state } from './state';
import { buyArtefact, buyStardust, sellArtefact } from './trades';

/** Posts lie on road cards, and nobody has more than there are. */
function arePostsRight(s: GameState): boolean {
  const { posts } = state;
  for (let square = 0; square < s.rules.squares; square++)
    if (at(posts.of(s), square) !== 0 && !(at(s.tile, square) >= 0 && isRoad(s.rules, kindOf(s, at(s.tile, square)))))
      return false;
  for (let seat = 0; seat < s.rules.seats; seat++) if (postsOf(s, seat) > POSTS) return false;
  return true;
}

export const trade: Module = {
  id: 'trade',
  needs: ['stormgates'],
  kinds: KINDS,
  cards: PRINTINGS,
  state,
  shapes,
  events,
  violations,
  listedAfter: { foundPost: 'upgrade', layPost: 'place' },
  actions: { foundPost, layPost, sellArtefact, buyArtefact, buyStardust, ambush },
  questions: { post, hide },
  sound: arePostsRight,
  hooks: {
    /** TRADE-03. */
    bound: (s, card) => kindOf(s, card) === s.rules.named['stardust'],
    /** TRADE-02: one that was traded for is not traded on, and so unlike others. */
    apart: markOf,
    turnEnds: forgetTrades,
  },
};
