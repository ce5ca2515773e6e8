/**
 * Lessons: positions of the real game, and what is to be done in them. A lesson is data; how far somebody has come in it
 * follows from what was done since its position was laid, so that taking something back takes the lesson back, too.
 */
import {
  FACTION_NAMES,
  nameOfKind,
  placeOf,
  type Action,
  type ActionKind,
  type Arrangement,
  type Box,
  type FactionName,
  type KindName,
  type Place,
  type Played,
  type Seat,
} from '@battalia/engine';

/** Lessons in the order in which they are best taken. Part of addresses and of what is kept. */
export const LESSON_IDS = ['hire', 'create', 'build', 'upgrade', 'cohort', 'hero', 'battle', 'keep', 'change'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
export const isLessonId = (id: unknown): id is LessonId => LESSON_IDS.some((other) => other === id);

/** Where the learner sits. */
export const LEARNER: Seat = 0;

/** Something to do, as far as it matters how. */
export interface Want {
  readonly kind: ActionKind;
  /** What is gained, built, or used; one of several will do. */
  readonly thing?: KindName | readonly KindName[];
  /** Of the card that something happens to. */
  readonly card?: KindName;
  /** The level of a city that is built; 0: a road. */
  readonly level?: number;
  /** Cards that a cohort draws. */
  readonly draw?: number;
  readonly to?: Place;
  /** That is chosen. */
  readonly faction?: FactionName;
  /** Every card that pays for it. */
  readonly pay?: KindName;
}

export interface Step {
  readonly id: string;
  /** A position of its own; without one the step goes on where the last one ended. */
  readonly position?: Arrangement;
  /** What others have done by the time that the learner is asked: the first legal action that fits, one after the other. */
  readonly before?: readonly Want[];
  readonly goal: Want;
  /** What is pointed at, where the goal leaves it open. */
  readonly shown?: Want;
  /** What leads to the goal and is no detour. */
  readonly ways?: readonly Want[];
  /** Counts, too, if it was done before it was asked for. */
  readonly early?: boolean;
  /** To be found out: nothing is marked before somebody asks for it, or errs. */
  readonly alone?: boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly steps: readonly Step[];
}

/** What tells kinds of cards and places: of the game that a lesson is played in. */
export interface Ground {
  readonly box: Box;
  readonly columns: number;
}

const kindIn = ({ box }: Ground, action: Action): string | null => {
  switch (action.kind) {
    case 'hire':
      return nameOfKind(box, action.unit);
    case 'create':
      return nameOfKind(box, action.artefact);
    case 'build':
      return nameOfKind(box, action.tile);
    default:
      return null;
  }
};

const squareIn = (action: Action): number | null =>
  'to' in action && typeof action.to === 'number'
    ? action.to
    : 'square' in action && typeof action.square === 'number'
      ? action.square
      : null;

/** What an action is called where it is commented on: closely, and by its kind. */
export function slipOf(ground: Ground, action: Action): readonly string[] {
  const kind = action.kind === 'build' ? (action.level > 0 ? 'city' : 'road') : action.kind;
  const [card] = cardsIn(action);
  const thing = kindIn(ground, action) ?? (card === undefined ? null : nameOfKind(ground.box, kindOf(ground, card)));
  return thing === null ? [kind] : [`${kind}.${thing}`, kind];
}

const cardsIn = (action: Action): readonly number[] =>
  action.kind === 'station' ? action.cards : 'card' in action && typeof action.card === 'number' ? [action.card] : [];

/** Whether an action is what is wanted. */
export function isWanted(
  ground: Ground,
  { kind, thing, card, level, draw, to, faction, pay }: Want,
  action: Action,
): boolean {
  if (action.kind !== kind) return false;
  if (thing !== undefined && ![thing].flat().some((name) => name === kindIn(ground, action))) return false;
  if (level !== undefined && !(action.kind === 'build' && action.level === level)) return false;
  if (faction !== undefined && !('faction' in action && action.faction === FACTION_NAMES.indexOf(faction)))
    return false;
  if (draw !== undefined && !(action.kind === 'cohort' && action.draw === draw)) return false;
  if (card !== undefined && !cardsIn(action).some((it) => nameOfKind(ground.box, kindOf(ground, it)) === card))
    return false;
  if (
    pay !== undefined &&
    !('pay' in action && action.pay.every((it) => nameOfKind(ground.box, kindOf(ground, it)) === pay))
  )
    return false;
  if (to === undefined) return true;
  const square = squareIn(action);
  if (square === null) return false;
  const [row, column] = placeOf(ground.columns, square);
  return row === to[0] && column === to[1];
}

const kindOf = ({ box }: Ground, card: number): number => box.kindOf[card] ?? -1;

/** What a step is about: its goal, or what leads there. */
export const isOnTheWay = (ground: Ground, { goal, ways = [] }: Step, action: Action): boolean =>
  [goal, ...ways].some((want) => isWanted(ground, want, action));

/** The step whose position a step is played in. */
export function sceneOf({ steps }: Lesson, step: number): number {
  for (let i = Math.min(step, steps.length - 1); i > 0; i--) if (steps[i]?.position !== undefined) return i;
  return 0;
}

export interface Progress {
  /** The step that is to be done; as many as there are when all are. */
  readonly step: number;
  /** How many actions of the list had been done when it began: going back to there begins it anew. */
  readonly mark: number;
  /** What was done last, if it leads elsewhere. */
  readonly detour: Action | null;
  /** Whether the next step needs a position of its own, or there is none. */
  readonly rests: boolean;
}

const ENDINGS: ReadonlySet<ActionKind> = new Set(['place', 'begin']);

/** How far what was done leads, from the step whose position it began with. */
export function progressOf(ground: Ground, { steps }: Lesson, from: number, done: readonly Played[]): Progress {
  let step = from;
  let mark = 0;
  let detour: Action | null = null;
  const astray: Action[] = [];
  const isEarly = ({ goal, early }: Step) => early === true && astray.some((one) => isWanted(ground, goal, one));
  const rests = () => step > from && steps[step]?.position !== undefined;
  for (const [i, { seat, action }] of done.entries()) {
    const asked = steps[step];
    if (asked === undefined || rests()) break;
    if (seat !== LEARNER) continue;
    if (isWanted(ground, asked.goal, action)) {
      step++;
      mark = i + 1;
      detour = null;
      for (let next = steps[step]; next !== undefined && !rests() && isEarly(next); next = steps[step]) step++;
    } else if (isOnTheWay(ground, asked, action)) detour = null;
    else {
      astray.push(action);
      // What it ends in says no more than what it was.
      if (detour === null || !ENDINGS.has(action.kind)) detour = action;
    }
  }
  return { step, mark, detour, rests: steps[step] === undefined || rests() };
}

export interface Pointed {
  readonly want: Want;
  readonly action: Action;
}

/**
 * What is pointed at of what can be done: what the step shows, its goal, or what leads there; of the ways to do it one that
 * fits what somebody has begun with.
 */
export function pointedAt(
  ground: Ground,
  step: Step,
  legal: readonly Action[],
  fits: (action: Action) => boolean = () => true,
): Pointed | null {
  const { goal, shown, ways = [] } = step;
  const first = shown?.kind === goal.kind ? [shown, goal] : [goal, ...(shown === undefined ? [] : [shown])];
  for (const want of [...first, ...ways]) {
    const found = legal.filter((one) => isWanted(ground, want, one));
    const action = found.find(fits) ?? found[0];
    if (action !== undefined) return { want, action };
  }
  return null;
}
