/** Any of the typed arrays the state is made of. */
export type Ints = Int8Array | Uint8Array | Int16Array | Int32Array;

/** No card, no square, no seat. */
export const NONE = -1;

/**
 * Reads a slot that exists by construction (a card, zone, seat or square of the catalogue).
 * The one place where the type checker is told so; a bad index is a bug of ours, never input.
 */
export function at(array: Ints, index: number): number {
  return array[index] as number;
}

/** The same for catalogues and lists. */
export function item<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
