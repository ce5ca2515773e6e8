/** What may be given for a Fanatic: legal lists and refusals against the brute force. */
import { cardsIn, handOf, toMove, type GameState } from '@battalia/engine/testing';
import { isWaiting, sacrificesOf } from '../brute/sacrifice';
import { differences } from './compare';

const hasFanatics = (s: GameState): boolean => s.rules.config.modules.includes('fanatics');

export const compareSacrifices = (s: GameState): readonly string[] =>
  hasFanatics(s) ? differences(s, ['sacrifice'], sacrificesOf(s, toMove(s))) : [];

/** While cards are laid: units of the hand, with every number of copies. */
export function compareLaying(s: GameState): readonly string[] {
  if (!hasFanatics(s)) return [];
  const seat = toMove(s);
  const units = cardsIn(s, handOf(seat)).filter((card) => (s.rules.kindOf[card] ?? 0) < 4);
  const candidates = units.flatMap((card) =>
    [1, 2, 3].map((copies) => ({
      action: { kind: 'lay', card, copies } as const,
      legal: !isWaiting(s, card) && copies <= Math.max(1, (s.mark[card] ?? 0) & 3),
    })),
  );
  return differences(s, [], candidates).filter((problem) => !problem.startsWith('not offered'));
}
