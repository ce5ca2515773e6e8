/** What a laid-out line offers, as a person reads it: deeds to press, and deeds for which a place has to be chosen. */
import { assertNever, type Action, type ActionKind } from '@battalia/engine';
import { squareOf } from '../map/boardPlay';

export type Choice =
  | { readonly kind: 'deed'; readonly key: string; readonly action: Action }
  /** The same deed on several squares, chosen on the map or from a list; or on several cards. */
  | {
      readonly kind: 'places';
      readonly key: string;
      readonly what: ActionKind;
      readonly hero: number | null;
      readonly actions: readonly Action[];
    };

const heroOf = (action: Action): number | null =>
  action.kind === 'move' || action.kind === 'fly' ? action.hero : null;

/** In a battle an artefact may work on every card of the line, in several ways: more than this is a list to open. */
const MOST_DEEDS = 4;
const TRANSFORMS: ReadonlySet<ActionKind> = new Set(['promote', 'convert', 'charm']);

export function choicesOf(options: readonly Action[]): readonly Choice[] {
  const groups = new Map<string, Action[]>();
  for (const action of options) {
    const together = squareOf(action) !== null || (TRANSFORMS.has(action.kind) && options.length > MOST_DEEDS);
    const key = together ? `${action.kind} ${heroOf(action) ?? ''}` : JSON.stringify(action);
    const known = groups.get(key);
    if (known) known.push(action);
    else groups.set(key, [action]);
  }
  // To hide a card and to give one up for it works with any two cards: it is not what a line is laid out for.
  const rank = ([action]: readonly Action[]) => (action?.kind === 'ambush' ? 1 : 0);
  return [...groups]
    .sort(([, a], [, b]) => rank(a) - rank(b))
    .map(([key, actions]): Choice => {
      const [action] = actions;
      if (action === undefined) throw new Error('an empty group');
      return actions.length === 1
        ? { kind: 'deed', key, action }
        : { kind: 'places', key, what: action.kind, hero: heroOf(action), actions };
    });
}

/** What needs no card: it is always at hand. */
export type Answer = 'main' | 'side' | 'panel' | 'never';

/** Whether an action is what a turn goes on with, one of several answers, asked by a panel of its own, or not to be found among the answers. */
export function answerOf(action: Action): Answer {
  switch (action.kind) {
    case 'begin':
    case 'endTurn':
    case 'stand':
    case 'callOff':
    case 'pass':
      return 'main';
    case 'chooseFaction':
    case 'chooseCity':
    case 'cohort':
    case 'mulligan':
    case 'annex':
      return 'side';
    case 'decamp':
    case 'dismiss':
    case 'take':
    case 'fight':
    case 'surrender':
    case 'retreat':
      return 'panel';
    case 'hire':
    case 'create':
    case 'build':
    case 'place':
    case 'upgrade':
    case 'recruit':
    case 'move':
    case 'promote':
    case 'convert':
    case 'charm':
    case 'station':
    case 'ambush':
    case 'fly':
    case 'summon':
    case 'borrow':
    case 'terraform':
    case 'swap':
    case 'attack':
    case 'lay':
    case 'bribe':
      return 'never';
    default:
      return assertNever(action);
  }
}

/**
 * What is offered at hand. TURN-04: a cohort may draw fewer cards than it could; whoever wants that finds it in the list of
 * everything, for up to five answers to one question would cover the map.
 */
export function atHand(legal: readonly Action[]): readonly Action[] {
  const most = new Map<string, number>();
  for (const action of legal)
    if (action.kind === 'cohort')
      most.set(action.factions.join(), Math.max(action.draw, most.get(action.factions.join()) ?? 0));
  return legal.filter(
    (action) =>
      answerOf(action) === 'side' && (action.kind !== 'cohort' || action.draw === most.get(action.factions.join())),
  );
}
