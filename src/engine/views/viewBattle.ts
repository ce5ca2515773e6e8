/** The battle, which everybody sees. */
import { COMMITTED, DEFEND, isOpening, REPLY, type GameState } from '../core/state';
import { targetOf, termsOf, totalOf } from '../rules/strength';
import { bitsOf, seatOrNull } from './cards';
import type { BattleView } from './view';

export function viewBattle(s: GameState): BattleView {
  return {
    committed: s.battle === COMMITTED,
    phase: isOpening(s) ? 'assault' : s.battle === REPLY ? 'reply' : s.battle === DEFEND ? 'defend' : 'press',
    target: targetOf(s),
    attack: {
      seat: s.attacker,
      heroes: bitsOf(s.attackHeroes),
      total: totalOf(s, s.attacker),
      terms: termsOf(s, s.attacker),
    },
    defence: {
      seat: seatOrNull(s.defender),
      heroes: bitsOf(s.defendHeroes),
      total: totalOf(s, s.defender),
      terms: termsOf(s, s.defender),
    },
  };
}
