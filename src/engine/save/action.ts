/** Actions from outside: what they are made of. Whether one is allowed the rules say when it is applied. */
import { ACTION_KINDS, type Action, type ActionKind, type ActionOf, type Played, type Target } from '../core/action';
import { CARDS, KIND_NAMES } from '../core/components';
import { TARGET_KINDS } from '../core/state';
import { asBoolean, asInt, asList, asNullOr, asOneOf, asRecord, hasOnly, isList, type Reader } from './read';

const LONGEST_LINE = 128;
const card = asInt(0, CARDS - 1);
const cards = asList(card, LONGEST_LINE);
const kind = asInt(0, KIND_NAMES.length - 1);
/** A seat, a hero, a square, a faction, a count: the rules know the limits. */
const small = asInt(0, 255);

const target: Reader<Target> = (value) => {
  const record = asRecord(value);
  const what = asOneOf(TARGET_KINDS)(record?.['kind']);
  const square = small(record?.['square']);
  if (record === undefined || what === undefined || square === undefined) return undefined;
  if (!hasOnly(record, fieldsOfTarget(what))) return undefined;
  if (what !== 'hero') return { kind: what, square };
  const seat = small(record['seat']);
  const hero = small(record['hero']);
  return seat === undefined || hero === undefined ? undefined : { kind: what, square, seat, hero };
};

const PLACE_FIELDS: readonly string[] = ['kind', 'square'];
const HERO_FIELDS: readonly string[] = [...PLACE_FIELDS, 'seat', 'hero'];
const fieldsOfTarget = (kind: unknown): readonly string[] => (kind === 'hero' ? HERO_FIELDS : PLACE_FIELDS);

type ReadersOf<K extends ActionKind> = { readonly [F in Exclude<keyof ActionOf<K>, 'kind'>]: Reader<ActionOf<K>[F]> };

const FIELDS: { readonly [K in ActionKind]: ReadersOf<K> } = {
  chooseFaction: { faction: small },
  chooseCity: { square: small },
  cohort: { factions: asList(small, 2), draw: small, witness: small },
  mulligan: {},
  begin: {},
  endTurn: {},
  hire: { unit: kind, pay: cards },
  create: { artefact: kind, pay: cards, faction: asNullOr(small) },
  build: { tile: kind, level: small, pay: cards },
  place: { square: small, turn: small },
  upgrade: { square: small, pay: cards },
  recruit: { square: small, pay: cards },
  move: { hero: small, to: small, pay: cards },
  promote: { by: card, card, ranks: small },
  convert: { by: card, card, faction: small },
  charm: { by: card, card },
  station: { tent: card, cards, pay: cards },
  decamp: { tent: card },
  ambush: { card, price: card },
  dismiss: { card },
  fly: { by: card, hero: small, to: small },
  summon: { by: card },
  borrow: { by: card, from: small },
  terraform: { by: card, square: small, terrain: small },
  swap: { by: card, square: small, other: small },
  take: { cards },
  attack: { target, heroes: small, weapon: card, copies: small },
  lay: { card, copies: small },
  bribe: { unit: card, supply: card },
  stand: {},
  callOff: {},
  pass: {},
  fight: { raise: asBoolean, heroes: small },
  surrender: {},
  retreat: { to: small, pay: cards },
  annex: { square: small },
};

/** The checked border: `readAction` has put every field of its kind there, each from its reader. */
const isComplete = (action: object): action is Action => 'kind' in action;

/** An action, or undefined for what is none: an unknown kind, a field too many, too few or of the wrong sort. */
export function readAction(value: unknown): Action | undefined {
  const record = asRecord(value);
  const what = asOneOf(ACTION_KINDS)(record?.['kind']);
  if (record === undefined || what === undefined) return undefined;
  const readers: Readonly<Record<string, Reader<unknown>>> = FIELDS[what];
  const action: Record<string, unknown> = { kind: what };
  for (const [field, read] of Object.entries(readers)) {
    const part = read(record[field]);
    if (part === undefined) return undefined;
    action[field] = part;
  }
  return hasOnly(record, Object.keys(action)) && isComplete(action) ? action : undefined;
}

/** An action and who did it, or undefined. */
export const readPlayed: Reader<Played> = (value) => {
  const record = asRecord(value);
  const seat = small(record?.['seat']);
  const action = readAction(record?.['action']);
  if (record === undefined || seat === undefined || action === undefined) return undefined;
  return hasOnly(record, ['seat', 'action']) ? { seat, action } : undefined;
};

/** A field that an action of its kind does not have, or that its target or a list in it does not have; null when there is none. */
export function strayField(action: Action): string | null {
  for (const [name, value] of Object.entries(action)) {
    const stray = name !== 'kind' && !Object.hasOwn(FIELDS[action.kind], name) ? name : strayInside(value);
    if (stray !== null) return stray;
  }
  return null;
}

function strayInside(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const keys = Object.keys(value);
  // The keys of a list begin with its places, in their order.
  if (isList(value)) return keys.find((key, i) => key !== String(i)) ?? null;
  const known = fieldsOfTarget(asRecord(value)?.['kind']);
  return keys.find((key) => !known.includes(key)) ?? null;
}
