/** Small readers for data from outside: each gives a value of its type, or undefined. */

export type Reader<T> = (value: unknown) => T | undefined;

/** The fields of an object that is no list. */
export type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const asRecord: Reader<Fields> = (value) => (isRecord(value) ? value : undefined);

export const asInt =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

export const asBoolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const asText =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : undefined;

export const asNullOr =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

export const asList =
  <T>(read: Reader<T>, most: number): Reader<readonly T[]> =>
  (value) => {
    if (!isList(value) || value.length > most) return undefined;
    const list: T[] = [];
    for (const entry of value) {
      const element = read(entry);
      if (element === undefined) return undefined;
      list.push(element);
    }
    return list;
  };

export const asOneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value);

/** Whether a record has these fields at most. */
export function hasOnly(record: Fields, fields: readonly string[]): boolean {
  return Object.keys(record).every((key) => fields.includes(key));
}
