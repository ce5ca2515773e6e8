/** What a laid-out line offers, as a person reads it: deeds to press, and deeds for which a place has to be chosen. */
import type { Action } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import type { Answer } from '../../../deeds/look';
import { squareOf } from '../map/boardPlay';

export type Choice =
  | { readonly kind: 'deed'; readonly key: string; readonly action: Action }
  /** The same deed on several squares, chosen on the map or from a list; or on several cards. */
  | {
      readonly kind: 'places';
      readonly key: string;
      readonly actions: readonly Action[];
    };

const heroOf = (action: Action): number | null => deedLook(action).hero?.(action) ?? null;

/** In a battle an artefact may work on every card of the line, in several ways: more than this is a list to open. */
const MOST_DEEDS = 4;

export function choicesOf(options: readonly Action[]): readonly Choice[] {
  const groups = new Map<string, Action[]>();
  for (const action of options) {
    const together = squareOf(action) !== null || (deedLook(action).folds === true && options.length > MOST_DEEDS);
    const key = together ? `${action.kind} ${heroOf(action) ?? ''}` : JSON.stringify(action);
    const known = groups.get(key);
    if (known) known.push(action);
    else groups.set(key, [action]);
  }
  const rank = ([action]: readonly Action[]) => (action !== undefined && deedLook(action).rare === true ? 1 : 0);
  return [...groups]
    .sort(([, a], [, b]) => rank(a) - rank(b))
    .map(([key, actions]): Choice => {
      const [action] = actions;
      if (action === undefined) throw new Error('an empty group');
      return actions.length === 1 ? { kind: 'deed', key, action } : { kind: 'places', key, actions };
    });
}

/** Whether an action is what a turn goes on with, one of several answers, asked by a panel of its own, or not to be found among the answers. */
export const answerOf = (action: Action): Answer => deedLook(action).answer;

/**
 * What is offered at hand, of answers that differ in an amount the most: up to five answers to one question would cover the
 * map, and whoever wants less finds it in the list of everything (TURN-04).
 */
export function atHand(legal: readonly Action[]): readonly Action[] {
  const sides = legal.filter((action) => answerOf(action) === 'side');
  const most = new Map<string, number>();
  const amounts = sides.map((action) => {
    const [of, count] = deedLook(action).amount?.(action) ?? ['', 0];
    const name = `${action.kind} ${of}`;
    most.set(name, Math.max(count, most.get(name) ?? 0));
    return { action, name, count };
  });
  return amounts.filter(({ name, count }) => count === most.get(name)).map(({ action }) => action);
}
