/** Small changes to legal actions: another card, square or number, a field that is missing or of the wrong type. */
import { NONE, seatOfZone, type Action, type ActionKind, type GameState } from '@battalia/engine/testing';
import type { Field } from '../../../../src/engine/core/shape';

/** Anything may come out of a file or a network: the engine takes it as an action and looks for itself. */
export const asAction = (value: unknown): Action => value as Action;

/** More than any box holds. */
const MOST_CARDS = 1000;

type Fields = Readonly<Record<string, unknown>>;

const ODD_VALUES: readonly unknown[] = [
  Number.NaN,
  Infinity,
  -Infinity,
  -1,
  0.5,
  1e9,
  2 ** 31,
  2 ** 53,
  '0',
  '',
  null,
  true,
  {},
  [],
  [[0]],
  () => 0,
];
const ODD_KINDS: readonly unknown[] = [
  '',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  0,
  null,
  undefined,
  true,
  ['hire'],
  { toString: () => 'endTurn' },
];
const ODD_ACTIONS: readonly unknown[] = [null, undefined, 0, 'endTurn', [], {}, () => 0, Symbol('endTurn')];

/** What a number in this place could be instead: its neighbours, and every card that lies near. */
function otherNumbers(value: number, cards: readonly number[]): readonly number[] {
  return [value + 1, value - 1, 0, 1, 2, 3, MOST_CARDS - 1, MOST_CARDS, ...cards];
}

function otherValues(value: unknown, cards: readonly number[]): readonly unknown[] {
  if (typeof value === 'number') return [...otherNumbers(value, cards), ...ODD_VALUES];
  if (typeof value === 'boolean') return [!value, ...ODD_VALUES];
  if (Array.isArray(value)) return [...otherLists(value, cards), ...ODD_VALUES];
  if (typeof value === 'object' && value !== null) return [...otherFields({ ...value }, cards), ...ODD_VALUES];
  return [0, 1, ...ODD_VALUES];
}

function otherLists(list: readonly unknown[], cards: readonly number[]): readonly unknown[] {
  const changed: unknown[] = [
    [...list].reverse(),
    [...list, ...list],
    [...list, Number.NaN],
    Object.assign([...list], { length: list.length + 2 }),
  ];
  list.forEach((one, i) => {
    changed.push(
      list.filter((_, j) => j !== i),
      [...list, one],
    );
    for (const other of typeof one === 'number' ? [...cards, one + 1, -1, Number.NaN, String(one), null] : [0])
      changed.push(list.map((same, j) => (j === i ? other : same)));
  });
  for (const card of cards) changed.push([...list, card]);
  return changed;
}

function otherFields(fields: Fields, cards: readonly number[]): readonly unknown[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const missing = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
    return [missing, ...otherValues(value, cards).map((other) => ({ ...fields, [name]: other }))];
  });
}

/** The action with a field too many, beside the others or inside one of them. */
function withStrayFields(action: Action): readonly unknown[] {
  const inside = Object.entries(action).flatMap(([name, value]): readonly unknown[] => {
    if (Array.isArray(value)) return [{ ...action, [name]: Object.assign([...value], { more: 1 }) }];
    return typeof value === 'object' && value !== null ? [{ ...action, [name]: { ...value, more: 1 } }] : [];
  });
  return [{ ...action, more: 1 }, { ...action, seat: 0 }, { ...action, more: undefined }, ...inside];
}

/** Every small change to one action. */
export function mutantsOf(s: GameState, action: Action, cards: readonly number[]): readonly unknown[] {
  const { kind, ...rest } = action;
  return [
    ...otherFields(rest, cards).map((fields) => ({ kind, ...(typeof fields === 'object' ? fields : {}) })),
    ...s.rules.words.kinds.map((other) => ({ ...rest, kind: other })),
    ...withStrayFields(action),
    ...ODD_KINDS.map((odd) => ({ ...rest, kind: odd })),
    ...ODD_ACTIONS,
  ];
}

/** Cards worth trying in the place of others: all near the seat, and a few from everywhere. */
export function cardsToTry(s: GameState): readonly number[] {
  const near = [...s.zone.keys()].filter(
    (card) => s.zone[card] === s.zone[s.top[s.zone[card] ?? 0] ?? 0] && seatOfZone(s, s.zone[card] ?? 0) !== NONE,
  );
  return near.filter((_, i) => i % Math.max(1, Math.floor(near.length / 24)) === 0);
}

// ---------------------------------------------------------------- what an accepted action looks like

type Shape = 'number' | 'boolean' | 'numbers' | 'number or null' | 'target';

const SHAPES: Readonly<Record<ActionKind, Readonly<Record<string, Shape>>>> = {
  chooseFaction: { faction: 'number' },
  chooseCity: { square: 'number' },
  cohort: { factions: 'numbers', draw: 'number', witness: 'number' },
  mulligan: {},
  begin: {},
  endTurn: {},
  passHands: { to: 'number' },
  hire: { unit: 'number', pay: 'numbers' },
  create: { artefact: 'number', pay: 'numbers', faction: 'number or null' },
  build: { tile: 'number', level: 'number', pay: 'numbers' },
  place: { square: 'number', quarters: 'number' },
  upgrade: { square: 'number', pay: 'numbers' },
  crown: { square: 'number', pay: 'numbers' },
  recruit: { square: 'number', pay: 'numbers' },
  move: { hero: 'number', to: 'number', pay: 'numbers' },
  promote: { by: 'number', card: 'number', ranks: 'number' },
  convert: { by: 'number', card: 'number', faction: 'number' },
  charm: { by: 'number', card: 'number' },
  station: { tent: 'number', cards: 'numbers', pay: 'numbers' },
  decamp: { tent: 'number' },
  ambush: { card: 'number', price: 'number' },
  dismiss: { card: 'number' },
  fly: { by: 'number', hero: 'number', to: 'number' },
  summon: { by: 'number' },
  borrow: { by: 'number', from: 'number' },
  terraform: { by: 'number', square: 'number', terrain: 'number' },
  swap: { by: 'number', square: 'number', other: 'number' },
  swapFrom: { by: 'number', square: 'number' },
  swapWith: { other: 'number' },
  leaveLand: {},
  take: { cards: 'numbers' },
  attack: { target: 'target', heroes: 'number', weapon: 'number', copies: 'number' },
  lay: { card: 'number', copies: 'number' },
  sacrifice: { card: 'number', price: 'number' },
  bribe: { unit: 'number', supply: 'number' },
  stand: {},
  callOff: {},
  pass: {},
  fight: { raise: 'boolean', heroes: 'number' },
  surrender: {},
  retreat: { to: 'number', pay: 'numbers' },
  annex: { square: 'number' },
  jump: { hero: 'number', from: 'number', to: 'number', pay: 'numbers' },
  onward: { to: 'number' },
  stay: {},
  stormArtefact: { artefact: 'number', faction: 'number or null' },
  stormRoad: { tile: 'number' },
  stormLand: { square: 'number' },
  stormTerrain: { terrain: 'number' },
  stormEcho: { card: 'number' },
  stormRank: { card: 'number' },
  stormCity: { square: 'number' },
  stormTent: { tent: 'number' },
  explore: { square: 'number', pay: 'numbers' },
  collect: { goods: 'number' },
  occupy: { square: 'number' },
  takeBooster: {},
  spendBooster: {},
  returnGreat: { card: 'number' },
  raiseCity: { square: 'number' },
  lowerCity: { square: 'number' },
  exchangeGreat: { card: 'number' },
  moveOn: {},
  foundPost: { pay: 'numbers' },
  layPost: { square: 'number' },
  sellArtefact: { card: 'number' },
  buyArtefact: { chest: 'number', artefact: 'number', faction: 'number or null' },
  buyStardust: { cards: 'numbers' },
  openPurse: { by: 'number', count: 'number' },
  muster: { by: 'number', card: 'number' },
  cloak: { by: 'number', square: 'number' },
  cloakAlso: { square: 'number or null' },
  gaze: { by: 'number' },
  enthral: { by: 'number', card: 'number' },
  recall: { by: 'number' },
  drawFate: {},
  followFate: { stardust: 'boolean' },
  nameCopy: { by: 'number', of: 'number' },
  conjure: { by: 'number', figure: 'number' },
  conjureTo: { square: 'number' },
  tribute: { hero: 'number', pay: 'numbers' },
  woodsWalk: { to: 'number' },
  woodsJump: { from: 'number', to: 'number', pay: 'numbers' },
  woodsStay: {},
  mountainsCity: { square: 'number' },
  canyonsRaid: { target: 'target', heroes: 'number' },
  lakesRank: { card: 'number' },
  frostTwin: { card: 'number' },
  jungleDraw: { count: 'number' },
  buyPotion: { potion: 'number', pay: 'numbers' },
  drink: { potion: 'number', to: 'number or null' },
  darken: { card: 'number' },
  refrain: { turn: 'boolean' },
  react: { potion: 'number', to: 'number or null' },
};

const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);

function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'number':
      return isWhole(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'numbers':
      return Array.isArray(value) && value.every(isWhole) && Object.keys(value).length === value.length;
    case 'number or null':
      return value === null || isWhole(value);
    case 'target':
      return (
        typeof value === 'object' &&
        value !== null &&
        'kind' in value &&
        typeof value.kind === 'string' &&
        'square' in value &&
        isWhole(value.square) &&
        Object.keys(value).length === (value.kind === 'hero' ? 4 : 2)
      );
  }
}

/** For what a module brings that the app lacks. */
function shapeOf({ tag }: Field): Shape {
  switch (tag) {
    case 'flag':
      return 'boolean';
    case 'list':
      return 'numbers';
    case 'orNull':
      return 'number or null';
    case 'target':
      return 'target';
    default:
      return 'number';
  }
}

const WRITTEN: Readonly<Record<string, Readonly<Record<string, Shape>>>> = SHAPES;

const shapesOf = (s: GameState, kind: string): readonly (readonly [string, Shape])[] =>
  Object.hasOwn(WRITTEN, kind)
    ? Object.entries(WRITTEN[kind] ?? {})
    : (s.rules.words.layouts.get(kind) ?? []).map(([name, field]) => [name, shapeOf(field)]);

/** Whether an action has exactly the fields that its kind asks for, each of its type. */
export function isWellFormed(s: GameState, action: Action): boolean {
  if (typeof action.kind !== 'string') return false;
  const fields = new Map<string, unknown>(Object.entries(action));
  const shapes = shapesOf(s, action.kind);
  return fields.size === shapes.length + 1 && shapes.every(([name, shape]) => hasShape(fields.get(name), shape));
}
