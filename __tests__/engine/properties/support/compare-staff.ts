/** What the Staff of Terra changes, from the hand and while it is at work: the engine against the brute force. */
import { decision, FACTION_NAMES, NONE, viewFor, toMove, type Card, type GameState } from '@battalia/engine/testing';
import { everySquare } from '../brute/board';
import { mayReplace, maySwap, maySwapFrom } from '../brute/staff';
import { differences, type Candidate } from './compare';

const SWAP_TAKES = 2;

/** Every square and terrain, for a Staff with so many replacements left. */
function compareChanges(s: GameState, by: Card, left: number): readonly string[] {
  const candidates = everySquare(s).flatMap((square): readonly Candidate[] => [
    ...FACTION_NAMES.map((_, terrain) => ({
      action: { kind: 'terraform', by, square, terrain } as const,
      legal: mayReplace(s, square, terrain),
    })),
    { action: { kind: 'swapFrom', by, square }, legal: left >= SWAP_TAKES && maySwapFrom(s, square) },
  ]);
  return differences(s, ['terraform', 'swapFrom'], candidates);
}

/** At an acting player's with this card in hand, and at either question. */
export function compareStaff(s: GameState, inHand: Card = NONE): readonly string[] {
  const asked = viewFor(s, toMove(s)).decision;
  if (asked?.kind === 'reshape')
    return [
      ...compareChanges(s, asked.by, asked.left),
      ...differences(s, ['leaveLand'], [{ action: { kind: 'leaveLand' }, legal: true }]),
    ];
  if (asked?.kind === 'swapWith')
    return differences(
      s,
      ['swapWith'],
      everySquare(s).map((other) => ({
        action: { kind: 'swapWith', other },
        legal: maySwap(s, asked.square, other),
      })),
    );
  return decision(s)?.kind === 'acting' && inHand !== NONE ? compareChanges(s, inHand, 3) : [];
}
