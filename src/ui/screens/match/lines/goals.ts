/** What a line could become with more cards: "2 supplies more for a chief". What that is, and what it lacks, the engine says. */
import {
  boxOf,
  countNeeds,
  missingFor,
  pays,
  reaches,
  waysToBuild,
  type Action,
  type Goal,
  type Line,
  type Needs,
  type Copy,
  type PlayerView,
  type Violation,
} from '@battalia/engine';
import { covers, type Playable } from './line';

export interface Lack {
  readonly goal: Goal;
  readonly missing: Needs;
  /** How many cards that is. */
  readonly count: number;
  /** Completes the line from the hand; null if the hand cannot. */
  readonly fill: Action | null;
}

export function offersOfLine(line: Line, playable: readonly Playable[]): readonly Copy[] {
  return line.flatMap((card) => {
    const live = playable.find((other) => other.card === card);
    return live ? [{ kind: live.kind, wild: live.wild }] : [];
  });
}

/** What a line lacks, what the hand can complete first, then by how little. */
export function lacksOf(
  view: PlayerView,
  legal: readonly Action[],
  line: Line,
  playable: readonly Playable[],
): readonly Lack[] {
  if (line.length === 0) return [];
  const offers = offersOfLine(line, playable);
  const lacks: Lack[] = [];
  for (const goal of view.goals) {
    const missing = missingFor(boxOf(view), offers, goal.cost);
    if (missing === null) continue;
    const count = countNeeds(missing);
    if (count === 0) continue;
    const fill =
      legal.find(
        (action) =>
          reaches(action, goal) &&
          covers(action, line, playable) &&
          'pay' in action &&
          pays(boxOf(view), offersOfLine(action.pay, playable), goal.cost),
      ) ?? null;
    lacks.push({ goal, missing, count, fill });
  }
  return lacks.sort((a, b) => Number(a.fill === null) - Number(b.fill === null) || a.count - b.count);
}

/** What a line pays for in full and the map has no square for. */
export function siteless(
  view: PlayerView,
  line: Line,
  playable: readonly Playable[],
  whyNot: (action: Action) => Violation | null,
): readonly Goal[] {
  if (view.decision?.kind !== 'acting' || line.length === 0) return [];
  const offers = offersOfLine(line, playable);
  return view.goals.filter((goal) => {
    const ways = waysToBuild(goal, line);
    if (ways.length === 0 || !pays(boxOf(view), offers, goal.cost)) return false;
    const reasons = ways.map(whyNot);
    return !reasons.includes(null) && reasons.some((why) => why?.code === 'nowhereToBuild');
  });
}

/** Whether a line could ever pay for something: with nothing missing, or with more cards. */
export const leadsAnywhere = (view: PlayerView, line: Line, playable: readonly Playable[]): boolean =>
  view.goals.some(({ cost }) => missingFor(boxOf(view), offersOfLine(line, playable), cost) !== null);
