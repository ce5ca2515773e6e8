/** Banner of Vigo (GA2-03): cards of one kind from the shelter, one after the other. */
import type { Card } from '../../core/components';
import type { Question, Rule } from '../../core/contract';
import { askNamed } from '../../core/decision';
import type { Log } from '../../core/event';
import { at, NONE } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import { everyone, move, show } from '../../core/piles';
import { kind as kindTag, small } from '../../core/shape';
import { cardsIn, handOf, kindOf, shelterOf, type GameState, type Seat } from '../../core/state';
import { hasTwin } from '../../rules/alike';
import { play } from '../../rules/line';
import { isCard, isOwnTurn } from '../../rules/rule';
import { BANNER_STRENGTH } from './data';
import { forEachRelic, printedStrength, refuseRelic } from './relic';

const fits = (s: GameState, card: Card, type: Kind, left: number): boolean =>
  kindOf(s, card) === type && printedStrength(s, card) <= left;

/** What follows the Banner: it fights, and not with more than the Banner calls. */
const follows = (s: GameState, card: Card): boolean =>
  printedStrength(s, card) > 0 && printedStrength(s, card) <= BANNER_STRENGTH;

function call(s: GameState, seat: Seat, card: Card, left: number, log: Log): void {
  const type = kindOf(s, card);
  const rest = left - printedStrength(s, card);
  move(s, card, handOf(seat));
  show(s, card, everyone(s));
  log?.push({ kind: 'mustered', seat, card });
  for (let other = at(s.top, shelterOf(seat)); other !== NONE; other = at(s.below, other))
    if (fits(s, other, type, rest)) return askNamed(s, 'muster', seat, { type, left: rest });
}

export const muster: Rule<'muster'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    forEachRelic(s, purse, 'banner', (by) => {
      for (const card of cardsIn(s, shelterOf(seat)))
        if (follows(s, card) && !hasTwin(s, card)) out.push({ kind: 'muster', by, card });
    });
  },
  refuse(s, seat, { by, card }) {
    const problem = refuseRelic(s, seat, by, 'banner');
    if (problem) return problem;
    if (!isCard(s, card) || at(s.zone, card) !== shelterOf(seat)) return { code: 'notOffered' };
    if (printedStrength(s, card) === 0) return { code: 'noStrength', card };
    return follows(s, card) ? null : { code: 'tooStrong', card, most: BANNER_STRENGTH };
  },
  perform(s, seat, { by, card }, log) {
    play(s, seat, by);
    call(s, seat, card, BANNER_STRENGTH, log);
  },
};

/** Another one of the same kind, or enough. */
export const mustering: Question = {
  facts: { type: kindTag, left: small },
  choice: {
    from: (_s, seat) => shelterOf(seat),
    least: 0,
    most: () => 1,
    fits: (s, _seat, card, [type = NONE, left = 0]) => fits(s, card, type, left),
    taken(s, seat, [card], [, left = 0], log) {
      if (card !== undefined) call(s, seat, card, left, log);
    },
  },
  sound: (s, seat, [type = NONE, left = 0]) =>
    isOwnTurn(s, seat) && left > 0 && left < BANNER_STRENGTH && type >= 0 && type < s.rules.kindDefs.length,
};
