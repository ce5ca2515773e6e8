/** Potions: legal lists, refusals and windows against the brute force. */
import { clone, decision, legalActions, step, toMove, type Action, type GameState } from '@battalia/engine/testing';
import { heldAction } from '../../../../src/engine/rules/held';
import { answers, firstAsked, ownDeeds, purchases } from '../brute/potions';
import { differences } from './compare';

const hasPotions = (s: GameState): boolean => s.rules.config.modules.includes('bilkarr');

/** What can be done with potions now. */
export function comparePotions(s: GameState): readonly string[] {
  const open = decision(s);
  if (open === null || !hasPotions(s) || s.setupLeft > 0) return [];
  const seat = toMove(s);
  if (open.kind === 'reaction') return compareAnswers(s);
  if (open.kind === 'acting')
    return [
      ...differences(s, ['drink', 'darken'], ownDeeds(s, seat)),
      ...differences(s, ['buyPotion'], purchases(s, seat)),
    ];
  return open.kind === 'assault' || open.kind === 'press' ? differences(s, ['drink'], ownDeeds(s, seat)) : [];
}

function compareAnswers(s: GameState): readonly string[] {
  const open = decision(s);
  const action = heldAction(s);
  if (open?.kind !== 'reaction' || action === null || !('of' in open)) return ['nothing waits'];
  return differences(s, ['react'], answers(s, open.seat, Number(open.of), action as Action));
}

/** Whom every action that is legal now asks first, if anybody. */
export function compareWindows(s: GameState, most = 60): readonly string[] {
  if (decision(s) === null || !hasPotions(s) || s.setupLeft > 0 || s.frames > 0) return [];
  const seat = toMove(s);
  const legal = legalActions(s);
  const stride = Math.max(1, Math.ceil(legal.length / most));
  return legal
    .filter((_, i) => i % stride === 0)
    .flatMap((action) => {
      const expected = firstAsked(s, seat, action);
      const after = clone(s);
      step(after, action);
      const open = decision(after);
      const asked = open?.kind === 'reaction' ? open.seat : null;
      return asked === expected ? [] : [`${JSON.stringify(action)} asks ${asked}, not ${expected}`];
    })
    .slice(0, 5);
}
