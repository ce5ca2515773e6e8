/** A hero that flees instead of fighting (BATTLE-14). */
import type { Action } from '../core/action';
import { HEROES, type Card } from '../core/components';
import { at, item, NONE } from '../core/ints';
import { HAMMER } from '../core/kinds';
import type { Purse } from '../core/payment';
import { move } from '../core/piles';
import { handOf, kindOf, shelterOf, type GameState, type Seat } from '../core/state';
import { retreatPath, retreatSquares, stepsAway } from './heroes';
import { discardLine, linePays, refuseLine } from './line';
import { isSquare, type Rule } from './rule';
import { closeBattle, sweepBattle } from './victory';

function offerRetreats(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (s.targetHero === NONE) return;
  for (const { steps, cost } of s.rules.retreats) {
    const lines = purse.lines(cost);
    for (let i = 0; i < lines.length; i++) {
      const pay = item(lines, i);
      if (pay.some((card) => isHammer(s, card))) continue;
      for (const n of steps) {
        for (const to of retreatSquares(s, seat, s.battleSquare, n, s.attacker)) {
          out.push({ kind: 'retreat', to, pay });
        }
      }
    }
  }
}

/** GA-01: once a combat has begun the Hammer stands for nothing, not for a horse to flee on either. */
const isHammer = (s: GameState, card: Card): boolean => kindOf(s, card) === HAMMER;

export const retreat: Rule<'retreat'> = {
  answers: ['reply'],
  offer: offerRetreats,
  refuse(s, seat, { to, pay }) {
    if (s.targetHero === NONE) return { code: 'cannotRetreat' };
    if (!Array.isArray(pay) || !isSquare(s, to)) return { code: 'malformed' };
    const hammer = pay.find((card) => isHammer(s, card));
    if (hammer !== undefined) return { code: 'wrongCard', card: hammer };
    const { retreats } = s.rules;
    const leading = retreats.filter(({ steps }) =>
      steps.some((n) => retreatSquares(s, seat, s.battleSquare, n, s.attacker).includes(to)),
    );
    if (leading.some(({ cost }) => linePays(s, seat, pay, cost))) return null;
    const [way] = leading;
    if (way !== undefined) return refuseLine(s, seat, pay, way.cost);
    const steps = stepsAway(s, seat, s.battleSquare, to);
    const lengths = retreats.flatMap((each) => each.steps);
    if (steps < Math.min(...lengths)) return { code: 'retreatTooNear', square: to };
    return { code: steps > Math.max(...lengths) ? 'retreatTooFar' : 'retreatBlocked', square: to };
  },
  pay(s, seat, { pay }, log) {
    log?.push({ kind: 'paid', seat, for: 'retreat', line: pay });
    discardLine(s, seat, pay);
  },
  unpay(s, seat, { pay }) {
    for (const card of pay) if (at(s.zone, card) === shelterOf(seat)) move(s, card, handOf(seat));
  },
  perform(s, seat, { to }, log) {
    const hero = s.targetHero;
    if (log) log.push({ kind: 'retreated', seat, hero, path: retreatPath(s, seat, s.battleSquare, to) });
    s.hero[seat * HEROES + hero] = to;
    const { attacker } = s;
    sweepBattle(s);
    closeBattle(s, attacker, seat, false, log);
  },
};
