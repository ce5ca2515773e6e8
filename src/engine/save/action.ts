/** Actions from outside: what they are made of. Whether one is allowed the rules say when it is applied. */
import { layoutOfAction, type Action, type AnyAction, type Played } from '../core/action';
import {
  asBoolean,
  asInt,
  asList,
  asNullOr,
  asOneOf,
  asRecord,
  hasOnly,
  isList,
  type Fields,
  type Reader,
} from '../core/read';
import type { Ruleset } from '../core/ruleset';
import type { Field, Layout, Target } from '../core/shape';

/** A seat, a hero, a square, a faction, a count: the rules know the limits. */
const small = asInt(0, 255);

function readerOf(rules: Ruleset, field: Field): Reader<unknown> {
  switch (field.tag) {
    case 'card':
      return asInt(0, rules.cards - 1);
    case 'kind':
      return asInt(0, rules.names.length - 1);
    case 'flag':
      return asBoolean;
    case 'target':
      return targetReader(rules);
    case 'list':
      return asList(readerOf(rules, field.of), field.most);
    case 'orNull':
      return asNullOr(readerOf(rules, field.of));
    default:
      return small;
  }
}

const PLACE_FIELDS: readonly string[] = ['kind', 'square'];
const HERO_FIELDS: readonly string[] = [...PLACE_FIELDS, 'seat', 'hero'];
const fieldsOfTarget = (kind: unknown): readonly string[] => (kind === 'hero' ? HERO_FIELDS : PLACE_FIELDS);

/** The checked border: the words of a set-up are those of its modules. */
const isTargetOf = (rules: Ruleset, kind: string): kind is Target['kind'] => rules.words.targets.includes(kind);

const targetReader =
  (rules: Ruleset): Reader<Target> =>
  (value) => {
    const record = asRecord(value);
    const kind = asOneOf(rules.words.targets)(record?.['kind']);
    const square = small(record?.['square']);
    if (record === undefined || kind === undefined || square === undefined || !isTargetOf(rules, kind))
      return undefined;
    if (!hasOnly(record, fieldsOfTarget(kind))) return undefined;
    if (kind !== 'hero') return { kind, square };
    const seat = small(record['seat']);
    const hero = small(record['hero']);
    return seat === undefined || hero === undefined ? undefined : { kind, square, seat, hero };
  };

/** The checked border: every field of its kind has been put there, each from its reader. */
const isComplete = (action: object): action is Action => 'kind' in action;

/** What the fields of a shape hold, or undefined if one is missing or of the wrong sort. */
export function readFields(rules: Ruleset, layout: Layout, record: Fields): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of layout) {
    const part = readerOf(rules, field)(record[name]);
    if (part === undefined) return undefined;
    fields[name] = part;
  }
  return fields;
}

/** An action of a game with these rules, or undefined for what is none: an unknown kind, a field too many, too few or of the wrong sort. */
export function readAction(rules: Ruleset, value: unknown): Action | undefined {
  const record = asRecord(value);
  const kind = asOneOf(rules.words.kinds)(record?.['kind']);
  if (record === undefined || kind === undefined) return undefined;
  const fields = readFields(rules, layoutOfAction(rules.words, { kind }), record);
  if (fields === undefined) return undefined;
  const action = { kind, ...fields };
  return hasOnly(record, Object.keys(action)) && isComplete(action) ? action : undefined;
}

/** An action and who did it, or undefined. */
export function readPlayed(rules: Ruleset, value: unknown): Played | undefined {
  const record = asRecord(value);
  const seat = small(record?.['seat']);
  const action = readAction(rules, record?.['action']);
  if (record === undefined || seat === undefined || action === undefined) return undefined;
  return hasOnly(record, ['seat', 'action']) ? { seat, action } : undefined;
}

/** A field that an action of its kind does not have, or that its target or a list in it does not have; null when there is none. */
export function strayField(rules: Ruleset, action: AnyAction): string | null {
  const layout = layoutOfAction(rules.words, action);
  for (const [name, value] of Object.entries(action)) {
    const stray = name === 'kind' || isFieldOf(layout, name) ? strayInside(value) : name;
    if (stray !== null) return stray;
  }
  return null;
}

function isFieldOf(layout: Layout, name: string): boolean {
  for (const [field] of layout) if (field === name) return true;
  return false;
}

function strayInside(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const keys = Object.keys(value);
  // The keys of a list begin with its places, in their order: as many keys as places, and the last place is the last key.
  const last = keys.length - 1;
  if (isList(value) && keys.length === value.length && (last < 0 || keys[last] === String(last))) return null;
  if (isList(value)) return keys.find((key, i) => key !== String(i)) ?? null;
  const known = fieldsOfTarget(asRecord(value)?.['kind']);
  return keys.find((key) => !known.includes(key)) ?? null;
}
