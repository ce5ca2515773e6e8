/**
 * What the state of a game consists of, as one table: every number by its name, how many there are of it, how large it may
 * get and what it is when nothing has happened. Copying, clearing, hashing, saving and checking a state all come from here.
 * A module's own numbers (`own.ts`) lie behind those of the core, in the same block of bytes.
 */
import { HEROES } from './components';
import { NONE, type Ints } from './ints';
import type { OwnField } from './own';
import type { Ground } from './ruleset';

/** What a field has a number for. `frame`: the pending questions. */
export type Per = 'card' | 'zone' | 'square' | 'seat' | 'hero' | 'frame' | 'game';

export interface Arrays {
  readonly int8: Int8Array;
  readonly uint8: Uint8Array;
  readonly int16: Int16Array;
  readonly int32: Int32Array;
}
export type NumberType = keyof Arrays;

const WIDTHS: Readonly<Record<NumberType, number>> = { int8: 1, uint8: 1, int16: 2, int32: 4 };

export interface FieldDef {
  readonly per: Per;
  readonly type: NumberType;
  /** What it is in a new state, and where an older save lacks it. */
  readonly blank: number;
}

/** Pending questions at a time. */
export const MAX_FRAMES = 8;

const of =
  <P extends Per>(per: P) =>
  <T extends NumberType>(type: T, blank = 0) =>
    ({ per, type, blank }) as const;
const card = of('card');
const zone = of('zone');
const square = of('square');
const seat = of('seat');
const game = (blank = 0) => of('game')('int32', blank);

/** The core's. Those for the whole game are plain numbers, all others typed arrays. */
export const LAYOUT = {
  /** What a card is for now. Its printed kind, and not in the state at all, unless a module lets cards stand for others. */
  kind: card('uint8'),
  /** The card under it in its zone. */
  below: card('int16', NONE),
  /** The tent that holds it, the card an amulet lies under, the unit that a card was laid on. */
  host: card('int16', NONE),
  top: zone('int16', NONE),
  bottom: zone('int16', NONE),
  size: zone('int16'),
  /** The terrain card there, or EMPTY (which is NONE), IMPASSABLE, MISSING. */
  tile: square('int16', NONE),
  /** Pending questions, the last one on top. */
  pending: of('frame')('int16'),
  /** The zone a card lies in. */
  zone: card('uint8'),
  /** Copies not yet used, once it has been played. */
  left: card('uint8'),
  /** Copies that stand in a battle line. */
  laid: card('uint8'),
  /** COUNTS, AFFECTED, WILD, OPENS, RETURNS. */
  mark: card('uint8'),
  /** Owner of a borrowed card plus one, 0 for one's own. */
  lender: card('uint8'),
  /**
   * Bit per seat: knows that this card lies in a zone that is otherwise secret.
   * A card that goes from a hand into ambush keeps it for the turn, or its loss would tell which card went.
   */
  shown: card('uint8'),
  /** Sides with a road. */
  roads: square('uint8'),
  level: square('uint8'),
  /** 1: the card lies face down, and only its roads show. */
  down: square('uint8'),
  /** Owner of the city, or NOBODY (which is NONE). */
  holder: square('int8', NONE),
  faction: seat('int8', NONE),
  /** WAITING, OPENING, ACTING. */
  phase: seat('uint8'),
  /** Neutral cities taken so far. */
  taken: seat('uint8'),
  /** How many cards on top of its nation the seat has looked at, and knows in their order. */
  known: seat('uint8'),
  /** The squares of a seat's heroes, NONE off the board. */
  hero: of('hero')('int8', NONE),

  rngA: game(),
  rngB: game(),
  rngC: game(),
  rngD: game(),
  /** From 1; a day is a round. */
  day: game(),
  first: game(),
  turn: game(),
  /** Index into END_REASONS. */
  over: game(),
  /** How many questions are pending. */
  frames: game(),
  /** Bit per seat: has defended, and draws up to six when this turn ends. */
  drained: game(),
  /** Steps of the set-up still to come. */
  setupLeft: game(),
  /** Bit per faction in the game. */
  inPlay: game(),
  /** How many cards are borrowed right now. */
  lent: game(),
  /** NO_BATTLE, ASSAULT, REPLY, DEFEND, PRESS, COMMITTED. */
  battle: game(),
  attacker: game(NONE),
  /** NONE against neutral guards. */
  defender: game(NONE),
  battleSquare: game(NONE),
  /** Index into the targets of the rules' words. */
  target: game(),
  /** Which of the defender's heroes is attacked, if it is a hero. */
  targetHero: game(NONE),
  /** Bit per hero that takes part. */
  attackHeroes: game(),
  defendHeroes: game(),
  /** Bit per seat: has had the hands in this turn of its party. 0 where everybody plays alone. */
  begun: game(),
  /** Whether anything was done since the hands came. */
  acted: game(),
} as const satisfies Readonly<Record<string, FieldDef>>;

type Layout = typeof LAYOUT;
/** The plain numbers. */
export type NumberName = { [N in keyof Layout]: Layout[N]['per'] extends 'game' ? N : never }[keyof Layout];
export type ArrayName = Exclude<keyof Layout, NumberName>;
/** The arrays of a type. */
export type ArrayOf<T extends NumberType> = { [N in ArrayName]: Layout[N]['type'] extends T ? N : never }[ArrayName];

const isNumberName = (name: keyof Layout): name is NumberName => LAYOUT[name].per === 'game';
const isArrayName = (name: keyof Layout): name is ArrayName => !isNumberName(name);
const names = Object.keys(LAYOUT) as readonly (keyof Layout)[]; // eslint-disable-line no-restricted-syntax -- its own keys
export const NUMBERS: readonly NumberName[] = names.filter(isNumberName);
const ARRAYS: readonly ArrayName[] = names.filter(isArrayName);

// ---------------------------------------------------------------- compiled for a set-up

/** Where the numbers of a field lie in the block of bytes. */
export interface Span {
  /** As in saves; a module's has the module before it. */
  readonly name: string;
  readonly type: NumberType;
  readonly blank: number;
  /** In bytes. */
  readonly offset: number;
  readonly bytes: number;
  readonly length: number;
}

/** A module's field. */
export interface OwnSpan extends Span {
  readonly module: string;
  readonly field: string;
  readonly def: OwnField;
}

export interface StateLayout {
  /** Everything but the plain numbers. */
  readonly spans: readonly Span[];
  readonly core: Readonly<Record<ArrayName, Span>>;
  readonly own: readonly OwnSpan[];
  /** By the number of a module's field: its place in `own`. */
  readonly ownAt: Int16Array;
  /** The block of bytes when nothing has happened. */
  readonly blank: Uint8Array;
}

export function overBytes(buffer: ArrayBufferLike, { type, offset, length }: Span): Ints {
  switch (type) {
    case 'int8':
      return new Int8Array(buffer, offset, length);
    case 'uint8':
      return new Uint8Array(buffer, offset, length);
    case 'int16':
      return new Int16Array(buffer, offset, length);
    case 'int32':
      return new Int32Array(buffer, offset, length);
  }
}

/** `frame`: how many numbers a pending question takes. */
export function compileLayout(ground: Ground, zones: number, frame: number): StateLayout {
  const { cards, kindOf, seats, squares, modules } = ground;
  const standIns = modules.some((module) => module.standIns === true);
  const counts: Readonly<Record<Per, number>> = {
    card: cards,
    zone: zones,
    square: squares,
    seat: seats,
    hero: seats * HEROES,
    frame: frame * MAX_FRAMES,
    game: 1,
  };
  const own = modules.flatMap(({ id, state = {} }) =>
    Object.entries(state).map(([field, def]) => ({ name: `${id}.${field}`, module: id, field, def })),
  );
  const lengthOf = (name: string, per: Per): number => (name === 'kind' && !standIns ? 0 : counts[per]);
  const wanted = [...ARRAYS.map((name) => ({ name, def: LAYOUT[name] })), ...own];
  // The widest numbers first, so that each lies at a multiple of its width.
  const offsets = new Map<string, number>();
  let size = 0;
  for (const width of [4, 2, 1])
    for (const { name, def } of wanted) {
      if (WIDTHS[def.type] !== width) continue;
      offsets.set(name, size);
      size += lengthOf(name, def.per) * width;
    }
  const spanOf = ({ name, def: { per, type, blank } }: { readonly name: string; readonly def: FieldDef }): Span => {
    const length = lengthOf(name, per);
    return { name, type, blank, offset: offsets.get(name) ?? 0, length, bytes: length * WIDTHS[type] };
  };
  const ownSpans = own.map((field): OwnSpan => ({ ...field, ...spanOf(field) }));
  const made = Object.fromEntries(ARRAYS.map((name) => [name, spanOf({ name, def: LAYOUT[name] })]));
  const core = made as Readonly<Record<ArrayName, Span>>; // eslint-disable-line no-restricted-syntax -- made from its names
  const spans = [...Object.values(core), ...ownSpans];
  const blank = new Uint8Array(size);
  for (const span of spans) overBytes(blank.buffer, span).fill(span.blank);
  if (standIns) blank.set(kindOf, core.kind.offset);
  const ownAt = new Int16Array(Math.max(0, ...own.map(({ def }) => def.number + 1))).fill(NONE);
  own.forEach(({ def }, i) => (ownAt[def.number] = i));
  return { spans, core, own: ownSpans, ownAt, blank };
}
