/** Boards that people have laid out by themselves, kept by name, and as codes that can be given to others. */
import { CORE_OPTIONS, MODULE_IDS, moduleOptions, type OptionDef } from '@battalia/engine';
import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from './kept';
import { checksum } from './match/storage';

const LONGEST_NAME = 40;
const MOST_KEPT = 50;
const MOST_PLACES = 77;
const MOST_SIGNS = 64;

const square = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(35));
const Places = v.pipe(v.array(v.strictTuple([square, square])), v.maxLength(MOST_PLACES));
const Signs = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(MOST_SIGNS));

/** Those options that say where something lies, and in which order: what a layout consists of. */
const LAYOUT_OPTIONS: readonly (readonly [string, OptionDef])[] = [
  ...Object.entries<OptionDef>(CORE_OPTIONS),
  ...moduleOptions(MODULE_IDS),
].filter(([, { type }]) => type === 'places' || type === 'names');

const Laid = v.object(
  Object.fromEntries(
    LAYOUT_OPTIONS.map(([name, { type }]) => [name, v.exactOptional(type === 'places' ? Places : Signs)] as const),
  ),
);

const LayoutSchema = v.object({
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
  /** On the large board. */
  wide: v.boolean(),
  /** By the names of options. */
  laid: Laid,
});
export type Layout = v.InferOutput<typeof LayoutSchema>;

const NamedSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  ...LayoutSchema.entries,
});
export type NamedLayout = v.InferOutput<typeof NamedSchema>;

/** What of a set-up is a layout. */
export function laidIn(options: object): Layout['laid'] {
  const found = Object.fromEntries(
    LAYOUT_OPTIONS.flatMap(([name]) => {
      const value: unknown = Reflect.get(options, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const read = v.safeParse(Laid, found);
  return read.success ? read.output : {};
}

// ---------------------------------------------------------------- codes

/** Why a text is not a layout. */
export type NoLayout = 'empty' | 'notACode' | 'damaged' | 'newer' | 'tooLong';

const WORD = 'battalia-board';
const VERSION = 1;
export const LONGEST_LAYOUT = 4000;

/** Squares as two letters each, row and column; signs by their names. All of it may stand in a link. */
export function layoutCode({ players, wide, laid }: Layout): string {
  const parts = Object.entries(laid).map(([name, values]) =>
    [
      name,
      ...(values ?? []).map((value) => (typeof value === 'string' ? value : value.map((n) => n.toString(36)).join(''))),
    ].join('-'),
  );
  const body = [`${players}${wide ? 'w' : 's'}`, ...parts].join('_');
  return `${WORD}${VERSION}.${body}.${checksum(body)}`;
}

export type OpenedLayout =
  { readonly ok: true; readonly layout: Layout } | { readonly ok: false; readonly reason: NoLayout };

const CODE = /battalia-board(\d+)\.([\w-]+)\.([0-9a-z]+)/;

/** Finds a code in a text, which may be a whole message, and reads it. */
export function layoutFrom(text: string): OpenedLayout {
  if (text.length > LONGEST_LAYOUT) return no('tooLong');
  if (text.trim() === '') return no('empty');
  // As it stands, or with the lines joined that a message has broken it into.
  const tries = [text, text.replace(/\s+/g, '')].map((some) => CODE.exec(some));
  const found = tries.find((some) => some !== null && some[3] === checksum(some[2] ?? '')) ?? tries[1] ?? null;
  if (found === null) return no(text.includes(WORD) ? 'damaged' : 'notACode');
  const [, version, body = '', sum] = found;
  if (Number(version) > VERSION) return no('newer');
  if (sum !== checksum(body)) return no('damaged');
  const [head = '', ...parts] = body.split('_');
  const names = LAYOUT_OPTIONS.map(([name]) => name);
  const pairs = parts.map((part) => part.split('-'));
  // Whole, and with something in it that this version does not know.
  if (pairs.some(([name = '']) => !names.includes(name))) return no('newer');
  const read = v.safeParse(LayoutSchema, {
    players: Number(head.slice(0, -1)),
    wide: head.endsWith('w'),
    laid: Object.fromEntries(
      pairs.map(([name = '', ...values]) => [name, values.map((value) => valueOf(name, value))]),
    ),
  });
  return read.success ? { ok: true, layout: read.output } : no('damaged');
}

const no = (reason: NoLayout): OpenedLayout => ({ ok: false, reason });

function valueOf(name: string, text: string): unknown {
  const isPlace = LAYOUT_OPTIONS.some(([other, { type }]) => other === name && type === 'places');
  return isPlace ? [...text].map((letter) => parseInt(letter, 36)) : text;
}

// ---------------------------------------------------------------- kept on this device

interface Layouts {
  readonly layouts: readonly NamedLayout[];
  /** One of the same name is replaced. */
  readonly keep: (layout: NamedLayout) => void;
  readonly remove: (name: string) => void;
}

const Stored = v.object({ layouts: v.fallback(v.pipe(v.array(v.unknown()), v.maxLength(MOST_KEPT)), []) });

/** What can be read of what was stored, by this version or another. */
function readLayouts(stored: unknown): readonly NamedLayout[] {
  const read = v.safeParse(Stored, stored);
  if (!read.success) return [];
  return read.output.layouts.flatMap((layout) => {
    const one = v.safeParse(NamedSchema, layout);
    return one.success ? [one.output] : [];
  });
}

export const useLayouts = create<Layouts>()(
  persist(
    (set) => ({
      layouts: [],
      keep: (layout) =>
        set(({ layouts }) => ({
          layouts: [layout, ...layouts.filter(({ name }) => name !== layout.name)].slice(0, MOST_KEPT),
        })),
      remove: (name) => set(({ layouts }) => ({ layouts: layouts.filter((other) => other.name !== name) })),
    }),
    {
      name: 'battalia.layouts',
      version: 1,
      storage: createJSONStorage(() => kept),
      partialize: ({ layouts }) => ({ layouts }),
      merge: (stored, current) => ({ ...current, layouts: readLayouts(stored) }),
    },
  ),
);
