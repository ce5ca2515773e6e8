/** Everything a player can do. An action says exactly what: which cards pay, which square, which turn of the card. */
import type { ModuleShapes } from '../modules/words';
import type { Card } from './components';
import {
  card,
  cards,
  faction,
  flag,
  kind,
  line,
  listOf,
  orNull,
  seat,
  small,
  sortKey,
  square,
  tagged,
  target,
  type ActionFrom,
  type Layout,
  type Shape,
} from './shape';
import type { Seat, Square } from './state';

export type { Target } from './shape';
export type Line = readonly Card[];

/** The actions of the core, in the order of a list of them. */
export const SHAPES = {
  // set-up (SETUP-07)
  chooseFaction: { faction },
  chooseCity: { square },
  // a turn (TURN)
  /** One faction, or two for two small cohorts; the witness is the opponent who is shown the cards. */
  cohort: { factions: listOf(faction, 2), draw: small, witness: seat },
  mulligan: {},
  /** Neither, or no more, of step 1: raise the ambush and act. */
  begin: {},
  // lines
  hire: { unit: kind, pay: line },
  /** The faction is named on the matching day, else null. */
  create: { artefact: kind, faction: orNull(faction), pay: line },
  /** Level 0 for a road. */
  build: { tile: kind, level: small, pay: line },
  place: { square, quarters: small },
  upgrade: { square, pay: line },
  recruit: { square, pay: line },
  move: { hero: small, to: square, pay: line },
  // artefacts
  promote: { by: card, card, ranks: small },
  convert: { by: card, card, faction },
  charm: { by: card, card },
  station: { tent: card, cards, pay: line },
  decamp: { tent: card },
  /** The price is suspended to the limbo. */
  ambush: { card, price: card },
  /** The fourth card in ambush sends an older one to the shelter (ART-03). */
  dismiss: { card },
  // Great Artefacts
  fly: { by: card, hero: small, to: square },
  summon: { by: card },
  borrow: { by: card, from: seat },
  terraform: { by: card, square, terrain: faction },
  swap: { by: card, square, other: square },
  /** Answers a search of a nation, a choice of Great Artefacts: which cards, perhaps none. */
  take: { cards },
  // battle
  annex: { square },
  /** A bit for each own hero that takes part. */
  attack: { target, heroes: small, weapon: card, copies: small },
  lay: { card, copies: small },
  stand: {},
  /** An opening that is not strong enough: the cards come back (BATTLE-18). */
  callOff: {},
  pass: {},
  fight: { raise: flag, heroes: small },
  surrender: {},
  retreat: { to: square, pay: line },
  endTurn: {},
} as const satisfies Readonly<Record<string, Shape>>;

export type CoreActionKind = keyof typeof SHAPES;

/** What can be done in the games of this app: the core's actions and those of its modules. */
export type Action = ActionFrom<typeof SHAPES & ModuleShapes>;
export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** An action of any module, whether this app has it or not. */
export interface AnyAction {
  readonly kind: string;
}

/** An action on record: who did it, and what. */
export interface Played {
  readonly seat: Seat;
  readonly action: Action;
}

// ---------------------------------------------------------------- the actions of a game

/** The actions that a set-up knows: their places in a list, and their fields. */
export interface Vocabulary {
  readonly kinds: readonly string[];
  readonly layouts: ReadonlyMap<string, Layout>;
  readonly order: ReadonlyMap<string, number>;
  /** Names of what can be attacked, as numbered in the state. */
  readonly targets: readonly string[];
}

/** Shapes that a module adds, each after an action that it is listed behind. */
export interface AddedShape {
  readonly kind: string;
  readonly shape: Shape;
  readonly after: string | undefined;
}

export function vocabularyOf(added: readonly AddedShape[], targets: readonly string[]): Vocabulary {
  const shapes: (readonly [string, Shape])[] = Object.entries(SHAPES);
  for (const { kind: name, shape, after } of added) {
    const before = shapes.findIndex(([other]) => other === after);
    shapes.splice(before < 0 ? shapes.length : before + 1, 0, [name, shape]);
  }
  return {
    kinds: shapes.map(([name]) => name),
    layouts: new Map(shapes.map(([name, shape]) => [name, Object.entries(shape)])),
    order: new Map(shapes.map(([name], i) => [name, i])),
    targets,
  };
}

const NO_FIELDS: Layout = [];
export const layoutOfAction = (words: Vocabulary, { kind: name }: AnyAction): Layout =>
  words.layouts.get(name) ?? NO_FIELDS;

/** The cards that an action names, each as often as it does. */
export const cardsOfAction = <A extends AnyAction>(words: Vocabulary, action: A): readonly Card[] =>
  tagged(layoutOfAction(words, action), action, 'card');
/** The squares that it names. */
export const squaresOfAction = <A extends AnyAction>(words: Vocabulary, action: A): readonly Square[] =>
  tagged(layoutOfAction(words, action), action, 'square');

// ---------------------------------------------------------------- a list of them

/** The order of a legal list: by kind, then by what the action says, field by field. */
export function compareActions(words: Vocabulary, a: AnyAction, b: AnyAction): number {
  return orderOf(words, a) - orderOf(words, b) || compareLists(keyOf(words, a), keyOf(words, b));
}

const orderOf = (words: Vocabulary, action: AnyAction): number => words.order.get(action.kind) ?? 0;
const keyOf = (words: Vocabulary, action: AnyAction): readonly number[] =>
  sortKey(layoutOfAction(words, action), action, words.targets);

/** A legal list in its order; every key is made once. */
export function sortedActions<A extends AnyAction>(words: Vocabulary, actions: readonly A[]): A[] {
  const keyed = actions.map((action) => ({ action, order: orderOf(words, action), key: keyOf(words, action) }));
  return keyed.sort((a, b) => a.order - b.order || compareLists(a.key, b.key)).map(({ action }) => action);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) {
    const order = (a[i] ?? 0) - (b[i] ?? 0);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Whether two actions say the same. */
export const sameAction = (a: AnyAction, b: AnyAction): boolean => a === b || isSame(a, b);

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)))
  );
}
