/** Mask of Syoen (GA2-06): units of the other line, until the battle is over. */
import type { Card } from '../../core/components';
import type { Question, Rule } from '../../core/contract';
import { askNamed } from '../../core/decision';
import type { Log } from '../../core/event';
import { at, NONE } from '../../core/ints';
import { isUnit } from '../../core/kinds';
import { small } from '../../core/shape';
import { cardsIn, lineOf, NO_BATTLE, type GameState, type Seat } from '../../core/state';
import { layLent } from '../../rules/combat';
import { hasTwin } from '../../rules/alike';
import { play } from '../../rules/line';
import { isCard, LAYING } from '../../rules/rule';
import { MASK_STRENGTH } from './data';
import { forEachRelic, printedStrength, refuseRelic } from './relic';

const enemyOf = (s: GameState, seat: Seat): Seat => (seat === s.attacker ? s.defender : s.attacker);

/** A unit that stands in the other line, whatever somebody has made of it. */
const isEnemyUnit = (s: GameState, seat: Seat, card: Card): boolean => {
  const enemy = enemyOf(s, seat);
  return (
    enemy !== NONE &&
    at(s.zone, card) === lineOf(enemy) &&
    at(s.host, card) === NONE &&
    isUnit(s.rules, at(s.rules.kindOf, card))
  );
};

const isTempted = (s: GameState, seat: Seat, card: Card, left: number): boolean =>
  isEnemyUnit(s, seat, card) && printedStrength(s, card) <= left;

function take(s: GameState, seat: Seat, card: Card, log: Log): void {
  const from = enemyOf(s, seat);
  log?.push({ kind: 'enthralled', seat, from, card });
  layLent(s, from, seat, card, log);
}

export const enthral: Rule<'enthral'> = {
  answers: LAYING,
  offer(s, seat, purse, out) {
    const enemy = enemyOf(s, seat);
    if (enemy === NONE) return;
    forEachRelic(s, purse, 'mask', (by) => {
      for (const card of cardsIn(s, lineOf(enemy)))
        if (isTempted(s, seat, card, MASK_STRENGTH) && !hasTwin(s, card)) out.push({ kind: 'enthral', by, card });
    });
  },
  refuse(s, seat, { by, card }) {
    const problem = refuseRelic(s, seat, by, 'mask');
    if (problem) return problem;
    if (!isCard(s, card) || !isEnemyUnit(s, seat, card)) return { code: 'wrongCard', card };
    return isTempted(s, seat, card, MASK_STRENGTH) ? null : { code: 'tooStrong', card, most: MASK_STRENGTH };
  },
  perform(s, seat, { by, card }, log) {
    play(s, seat, by);
    const left = MASK_STRENGTH - printedStrength(s, card);
    take(s, seat, card, log);
    if (cardsIn(s, lineOf(enemyOf(s, seat))).some((other) => isTempted(s, seat, other, left)))
      askNamed(s, 'enthral', seat, { left });
  },
};

/** A second unit, or none. */
export const enthralling: Question = {
  facts: { left: small },
  choice: {
    from: (s, seat) => lineOf(enemyOf(s, seat)),
    least: 0,
    most: () => 1,
    fits: (s, seat, card, [left = 0]) => isTempted(s, seat, card, left),
    taken(s, seat, [card], _facts, log) {
      if (card !== undefined) take(s, seat, card, log);
    },
  },
  sound: (s, seat, [left = 0]) =>
    s.battle !== NO_BATTLE &&
    s.defender !== NONE &&
    (seat === s.attacker || seat === s.defender) &&
    left > 0 &&
    left < MASK_STRENGTH,
};
