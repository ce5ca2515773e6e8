/** Purse of Fortuna (GA2-02). */
import type { Rule } from '../../core/contract';
import { at } from '../../core/ints';
import { SUPPLY } from '../../core/kinds';
import { topOf } from '../../core/piles';
import type { GameState } from '../../core/state';
import { gainInHand } from '../../rules/hire';
import { play } from '../../rules/line';
import { refuseEmptyDeck } from '../../rules/rule';
import { PURSE_SUPPLIES } from './data';
import { forEachRelic, refuseRelic } from './relic';

const most = (s: GameState): number => Math.min(PURSE_SUPPLIES, at(s.size, SUPPLY));

export const openPurse: Rule<'openPurse'> = {
  answers: ['acting'],
  offer(s, _seat, purse, out) {
    forEachRelic(s, purse, 'purse', (by) => {
      for (let count = 1; count <= most(s); count++) out.push({ kind: 'openPurse', by, count });
    });
  },
  refuse(s, seat, { by, count }) {
    const problem = refuseRelic(s, seat, by, 'purse') ?? refuseEmptyDeck(s, SUPPLY);
    if (problem) return problem;
    if (!Number.isInteger(count) || count < 1) return { code: 'malformed' };
    return count > most(s) ? { code: 'tooMany', most: most(s) } : null;
  },
  perform(s, seat, { by, count }, log) {
    play(s, seat, by);
    for (let i = 0; i < count; i++) gainInHand(s, seat, topOf(s, SUPPLY), log);
  },
};
