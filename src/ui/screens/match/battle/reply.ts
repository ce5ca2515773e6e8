/** How to meet an attack: what can be chosen besides fighting or not. */
import type { Action, ActionOf, Square, SquareView, Violation } from '@battalia/engine';
import type { Topic } from '../../../hint/topic';

const HEROES = [0, 1] as const;

export interface Reply {
  readonly raise: boolean;
  /** Bit per own hero that takes part. */
  readonly heroes: number;
}

export const fights = (legal: readonly Action[]): readonly ActionOf<'fight'>[] =>
  legal.filter((action) => action.kind === 'fight');

/** Heroes about whom there is a choice, and whether there is one about the ambush. */
export function openQuestions(legal: readonly Action[]): {
  readonly raise: boolean;
  readonly heroes: readonly number[];
} {
  const ways = fights(legal);
  const differs = (pick: (way: ActionOf<'fight'>) => unknown) => new Set(ways.map(pick)).size > 1;
  return {
    raise: differs(({ raise }) => raise),
    heroes: HEROES.filter((hero) => differs(({ heroes }) => heroes & (1 << hero))),
  };
}

/** What is told of each of them, and of an answer. */
export const raiseTopic = (words: string): Topic => ({ kind: 'told', words, rule: ['ambush', 1] });
export const joinTopic = (words: string): Topic => ({ kind: 'told', words, rule: 'reply' });
export const answerTopic = (words: string, actions: readonly Action[]): Topic => ({ kind: 'deed', actions, words });

/** The fight that is meant; where there is no choice, the one way there is. */
export function fightFor(legal: readonly Action[], { raise, heroes }: Reply): ActionOf<'fight'> | null {
  const ways = fights(legal);
  const open = openQuestions(legal);
  const wanted = ways.find(
    (way) =>
      (!open.raise || way.raise === raise) &&
      open.heroes.every((hero) => (way.heroes & (1 << hero)) === (heroes & (1 << hero))),
  );
  return wanted ?? ways[0] ?? null;
}

/** Why there is no retreat: rather what it would cost than that some square is too far. */
export function noRetreat(
  board: readonly SquareView[],
  whyNot: (action: Action) => Violation | null,
): Violation | null {
  const reasons = board.flatMap(({ square }) => whyNot({ kind: 'retreat', to: square, pay: [] }) ?? []);
  const of = (code: Violation['code']) => reasons.find((why) => why.code === code);
  return of('doesNotPay') ?? of('retreatBlocked') ?? of('retreatTooFar') ?? reasons[0] ?? null;
}

/** One way to each square a hero can flee to, with the fewest cards: what else a hand could pay is nobody's business. */
export function cheapestRetreats(legal: readonly Action[]): readonly ActionOf<'retreat'>[] {
  const ways = new Map<Square, ActionOf<'retreat'>>();
  for (const action of legal) {
    if (action.kind !== 'retreat') continue;
    const known = ways.get(action.to);
    if (known === undefined || action.pay.length < known.pay.length) ways.set(action.to, action);
  }
  return [...ways.values()];
}
