import { CHIEF, FRIMAN, HORSE, LORD, PRIEST, SUPPLY, WEAPON, type Cost, type Kind } from '@battalia/engine';

/** So many cards of a kind; a wild one stands for another. */
export type Part = readonly [kind: Kind, count: number, wild?: boolean];

/** What a cost asks for, the rarest first. */
export function partsOf(cost: Cost): readonly Part[] {
  const parts: readonly Part[] = [
    [WEAPON, cost.weapons],
    [HORSE, cost.horses],
    [LORD, cost.lords],
    [PRIEST, cost.priests],
    [CHIEF, cost.chiefs],
    [FRIMAN, cost.frimen],
    [SUPPLY, cost.supplies],
  ];
  return parts.filter(([, count]) => count > 0);
}
