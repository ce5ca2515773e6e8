/** Games at random, for tests, benchmarks and pictures alike. Uses nothing of the engine but what every version has. */
import {
  generate,
  isOver,
  item,
  legalActions,
  pick,
  step,
  toMove,
  type Action,
  type Chance,
  type GameState,
  type Played,
} from '@battalia/engine';

/** Whoever is to move chooses like this. */
export type Chooser = (s: GameState, chance: Chance) => Action;

export const anyOf = <T>(list: readonly T[], chance: Chance): T => item(list, pick(chance, list.length));

/** Every legal action as likely as any other. */
export const anyAction: Chooser = (s, chance) => anyOf(legalActions(s), chance);

const generated: Action[] = [];
/** The same in the engine's own order, without a list for each choice. */
export const anyGenerated: Chooser = (s, chance) => {
  generated.length = 0;
  generate(s, generated);
  return anyOf(generated, chance);
};

/** A kind first, so that rare kinds are played as often as those with hundreds of lines. */
export function anyKind(actions: readonly Action[], chance: Chance): Action {
  const kind = anyOf([...new Set(actions.map((action) => action.kind))], chance);
  return anyOf(
    actions.filter((action) => action.kind === kind),
    chance,
  );
}

/** Does what is of these kinds one time in so many, where it can be done, and seldom ends a turn. */
export const eagerTo =
  (kinds: readonly (readonly [kind: string, oneIn: number])[]): Chooser =>
  (s, chance) => {
    const actions: Action[] = [];
    generate(s, actions);
    for (const [kind, oneIn] of kinds) {
      const some = actions.filter((action) => action.kind === kind);
      if (some.length > 0 && pick(chance, oneIn) === 0) return anyOf(some, chance);
    }
    const others = actions.filter(({ kind }) => kind !== 'endTurn' || pick(chance, 3) === 0);
    return anyOf(others.length > 0 ? others : actions, chance);
  };

export interface Wandering {
  /** At most so many; to the end of the game if left out. */
  readonly steps?: number;
  readonly choose?: Chooser;
  /** Sees every position, the first and the last as well. */
  readonly look?: (s: GameState, step: number) => void;
  /** Asked at every position that is played on from: true ends it there. */
  readonly until?: (s: GameState, step: number) => boolean;
  /** Sees what is about to be done. */
  readonly foresee?: (s: GameState, action: Action) => void;
}

/** Plays on and tells what was done. The state is changed in place; who keeps one takes a clone. */
export function wander(
  s: GameState,
  chance: Chance,
  { steps = Infinity, choose = anyAction, look, until, foresee }: Wandering = {},
): readonly Played[] {
  const played: Played[] = [];
  for (;;) {
    look?.(s, played.length);
    if (isOver(s) || played.length >= steps || until?.(s, played.length) === true) return played;
    const action = choose(s, chance);
    foresee?.(s, action);
    played.push({ seat: toMove(s), action });
    step(s, action);
  }
}
