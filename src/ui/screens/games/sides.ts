/** Who plays for themselves and who together, with what they have. */
import type { MatchFacts } from '@/store/match/journalFormat';

export interface Side {
  readonly seats: readonly number[];
  /** Of partners as they count together. */
  readonly points: number;
}

export function sidesOf({ standing }: Pick<MatchFacts, 'standing'>): readonly Side[] {
  const sides = new Map<string, Side>();
  for (const [seat, { points, team }] of standing.entries()) {
    const key = team === undefined ? `seat ${seat}` : `team ${team.number}`;
    const known = sides.get(key);
    sides.set(key, { seats: [...(known?.seats ?? []), seat], points: team?.points ?? points });
  }
  return [...sides.values()];
}
