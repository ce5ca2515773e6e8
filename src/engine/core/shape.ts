/**
 * What an action says, as a table: a field for each thing it names, tagged with what that is. The type of the action, its
 * reader, its place in a list, its cards and squares, and how it lies in a state all come from here. A question's facts
 * and a module's events are written in the same tags.
 */
import type { Card, Faction } from './components';
import type { Cost } from './costs';
import type { Kind } from './kinds';
import type { ModuleTarget } from '../modules/words';
import { item } from './ints';
import type { Seat, Square } from './state';

/** What is attacked. */
export const TARGET_KINDS = ['city', 'hero', 'ruins'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number] | ModuleTarget;

export interface Target {
  readonly kind: TargetKind;
  readonly square: Square;
  /** The enemy hero: whose, and which of the two. Only for kind 'hero'. */
  readonly seat?: Seat;
  readonly hero?: number;
}

/** What the number in a field is. Several tags read alike; they differ for whoever looks for cards or squares in an action. */
type ScalarTag = 'kind' | 'card' | 'square' | 'seat' | 'faction' | 'small';

export type Field<T = unknown> = (
  | { readonly tag: ScalarTag | 'flag' | 'target' }
  /** Only in what is told, an event or a reason to refuse: it lies in no state. */
  | { readonly tag: 'secret' | 'word' | 'price' }
  | { readonly tag: 'orNull'; readonly of: Field }
  | { readonly tag: 'list'; readonly of: Field; readonly most: number }
) & {
  /** For the type checker alone; never there. */
  readonly type?: T;
};

export type Shape = Readonly<Record<string, Field>>;

export type TypeOf<F extends Field> = F extends Field<infer T> ? T : never;
export type FieldsOf<S extends Shape> = { readonly [F in keyof S]: TypeOf<S[F]> };
/** Things of many shapes, by name. */
export type Shapes = Readonly<Record<string, Shape>>;
/** The actions of a table of shapes, or the events of one: told apart by their kind. */
export type ActionFrom<T extends Shapes, K extends keyof T = keyof T> = {
  [P in K]: { readonly kind: P } & FieldsOf<T[P]>;
}[K];
export type EventFrom<T extends Shapes> = ActionFrom<T>;
/** The reasons to refuse: told apart by their code. */
export type ViolationFrom<T extends Shapes> = { [P in keyof T]: { readonly code: P } & FieldsOf<T[P]> }[keyof T];

const LONGEST_LINE = 128;

export const kind: Field<Kind> = { tag: 'kind' };
export const card: Field<Card> = { tag: 'card' };
export const square: Field<Square> = { tag: 'square' };
export const seat: Field<Seat> = { tag: 'seat' };
export const faction: Field<Faction> = { tag: 'faction' };
/** A count, a level, a turn, one of the heroes, a bit for each of them. */
export const small: Field<number> = { tag: 'small' };
export const flag: Field<boolean> = { tag: 'flag' };
export const target: Field<Target> = { tag: 'target' };
export const cards: Field<readonly Card[]> = { tag: 'list', of: card, most: LONGEST_LINE };
/** Cards that pay. Named twice, a card gives two of its copies (LINE-04). */
export const line: Field<readonly Card[]> = cards;
export const listOf = <T>(of: Field<T>, most: number): Field<readonly T[]> => ({ tag: 'list', of, most });
export const orNull = <T>(of: Field<T>): Field<T | null> => ({ tag: 'orNull', of });

/** Cards that not everybody may know: a bit for each seat that may, and one for the table. */
export interface Secret {
  readonly cards: readonly Card[];
  readonly seats: number;
}
export const secret: Field<Secret> = { tag: 'secret' };
/** One of some words. */
export const word = <T extends string>(): Field<T> => ({ tag: 'word' });
/** What a line should have paid. */
export const price: Field<Cost> = { tag: 'price' };

// ---------------------------------------------------------------- as numbers

/** Anything with the fields of some shape. */
export type Shaped = Readonly<Record<string, unknown>>;

/** The fields of a shape in their order. */
export type Layout = readonly (readonly [name: string, field: Field])[];

/** What is in the fields, one number after the other; a list behind its length. */
export function toNumbers(layout: Layout, shaped: object, targets: readonly string[], out: number[] = []): number[] {
  for (let i = 0; i < layout.length; i++) {
    const [name, field] = item(layout, i);
    write(field, fieldOf(shaped, name), targets, out);
  }
  return out;
}

/** The same for sorting: a list that comes last needs no length, so that lines are compared card by card. */
export function sortKey(layout: Layout, shaped: object, targets: readonly string[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < layout.length; i++) {
    const [name, field] = item(layout, i);
    const value = fieldOf(shaped, name);
    if (i === layout.length - 1 && field.tag === 'list' && Array.isArray(value))
      for (const element of value) write(field.of, element, targets, out);
    else write(field, value, targets, out);
  }
  return out;
}

function write(field: Field, value: unknown, targets: readonly string[], out: number[]): void {
  switch (field.tag) {
    case 'flag':
      out.push(value === true ? 1 : 0);
      return;
    case 'orNull':
      if (value === null) out.push(NULL);
      else write(field.of, value, targets, out);
      return;
    case 'list':
      if (!Array.isArray(value)) return;
      out.push(value.length);
      for (const element of value) write(field.of, element, targets, out);
      return;
    case 'target': {
      const what = fieldOf(value, 'kind');
      const index = typeof what === 'string' ? targets.indexOf(what) : NULL;
      out.push(number(fieldOf(value, 'square')), index, number(fieldOf(value, 'seat')), number(fieldOf(value, 'hero')));
      return;
    }
    default:
      out.push(number(value));
  }
}

/** What is not there. */
const NULL = -1;
const number = (value: unknown): number => (typeof value === 'number' ? value : NULL);
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The fields that these numbers were made from. */
export function fromNumbers(layout: Layout, numbers: ArrayLike<number>, targets: readonly string[], from = 0): Shaped {
  const shaped: Record<string, unknown> = {};
  let next = from;
  const read = (field: Field): unknown => {
    const first = numbers[next++] ?? NULL;
    switch (field.tag) {
      case 'flag':
        return first === 1;
      case 'orNull':
        if (first === NULL) return null;
        next--;
        return read(field.of);
      case 'list':
        // No more than there can be, whatever a forged save says.
        return Array.from({ length: Math.min(first, field.most) }, () => read(field.of));
      case 'target': {
        const what = targets[numbers[next++] ?? 0];
        const owner = numbers[next++] ?? NULL;
        const hero = numbers[next++] ?? NULL;
        return what === 'hero' ? { kind: what, square: first, seat: owner, hero } : { kind: what, square: first };
      }
      default:
        return first;
    }
  };
  for (const [name, field] of layout) shaped[name] = read(field);
  return shaped;
}

/** How many numbers a field takes at most. */
export function widthOf(field: Field): number {
  switch (field.tag) {
    case 'target':
      return 4;
    case 'orNull':
      return widthOf(field.of);
    case 'list':
      return 1 + field.most * widthOf(field.of);
    default:
      return 1;
  }
}

// ---------------------------------------------------------------- what is in it

/** Every number that a tag stands for, wherever it is: the cards of an action, its squares. */
export function tagged(layout: Layout, shaped: object, tag: ScalarTag): number[] {
  const found: number[] = [];
  const look = (field: Field, value: unknown): void => {
    if (field.tag === 'list') {
      if (Array.isArray(value)) for (const element of value) look(field.of, element);
    } else if (field.tag === 'orNull') {
      if (value !== null) look(field.of, value);
    } else if (field.tag === 'target') {
      const part = tag === 'square' ? 'square' : tag === 'seat' ? 'seat' : null;
      const named = part === null ? undefined : fieldOf(value, part);
      if (typeof named === 'number') found.push(named);
    } else if (field.tag === tag && typeof value === 'number') found.push(value);
  };
  for (const [name, field] of layout) look(field, fieldOf(shaped, name));
  return found;
}
