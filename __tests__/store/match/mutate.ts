/** Changes texts and values at random, the same way for the same chance: what a disk, a mail program or a joker does to them. */
import { hashText, item, newChance, pick, type Chance } from '@battalia/engine/testing';
import { summed, unsummed } from '@/store/match/storage';

const LETTERS = [
  '',
  ' ',
  '\0',
  '"',
  '{',
  '}',
  ':',
  ',',
  '%',
  '%E0%A4%A',
  '..',
  '/',
  '\\',
  '🐻',
  '\uD800',
  'é',
  '0',
  '9',
];
const VALUES = [
  null,
  true,
  false,
  -1,
  0.5,
  255,
  2 ** 31,
  1e21,
  '',
  'x',
  '__proto__',
  'battalia',
  'x'.repeat(500),
  [],
  [[]],
  {},
  { kind: 'city' },
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Mutator {
  private readonly chance: Chance;

  constructor(seed: string) {
    this.chance = newChance(seed);
  }

  below(count: number): number {
    return pick(this.chance, count);
  }

  oneOf<T>(items: readonly T[]): T {
    return item(items, this.below(items.length));
  }

  /** One to three changes of letters. */
  text(text: string): string {
    let changed = text;
    for (let left = 1 + this.below(3); left > 0; left--) {
      const at = this.below(changed.length + 1);
      const length = this.oneOf([0, 1, 1, 2, 40]);
      const put = this.oneOf([this.oneOf(LETTERS), changed.slice(at, at + this.below(30)), '']);
      changed = this.below(12) === 0 ? changed.slice(0, at) : changed.slice(0, at) + put + changed.slice(at + length);
    }
    return changed;
  }

  /** The same with one thing changed somewhere inside. */
  value(value: unknown): unknown {
    if (Array.isArray(value) && value.length > 0 && this.below(6) > 0) {
      const at = this.below(value.length);
      const list: unknown[] = [...value];
      const change = this.below(8);
      if (change === 0) list.splice(at, 1);
      else if (change === 1) list.splice(at, 0, list[this.below(list.length)]);
      else list[at] = this.value(list[at]);
      return list;
    }
    if (isRecord(value) && Object.keys(value).length > 0 && this.below(12) > 0) {
      const key = this.oneOf(Object.keys(value));
      const { [key]: inside, ...others } = value;
      const change = this.below(20);
      if (change === 0) return others;
      if (change === 1) return { ...value, [this.oneOf(['extra', 'constructor', ''])]: this.oneOf(VALUES) };
      return { ...value, [key]: this.value(inside) };
    }
    if (typeof value === 'string' && value.startsWith('{')) return this.save(value);
    if (typeof value === 'number' && this.below(2) === 0) return value + this.oneOf([-1, 1, 2, 100]);
    return this.oneOf(VALUES);
  }

  /** A save of the engine with something else in it, and a checksum that fits. */
  save(text: string): string {
    const save: unknown = JSON.parse(text);
    if (!isRecord(save) || this.below(8) === 0) return this.text(text);
    const { format, version } = save;
    const body = this.value(save['body']);
    return JSON.stringify({
      format,
      version,
      checksum: hashText(`${format} ${version} ${JSON.stringify(body)}`),
      body,
    });
  }

  /** A text of the journal with something else in it, and a checksum that fits. */
  stored(text: string): string {
    const value = unsummed(text);
    return value === undefined ? this.text(text) : summed(this.value(value));
  }

  /** What is stored of a match, with one or two things changed. */
  items(items: ReadonlyMap<string, string>): Map<string, string> {
    const changed = new Map(items);
    for (let left = 1 + this.below(2); left > 0 && changed.size > 0; left--) {
      const [key, text] = this.oneOf([...changed]);
      const change = this.below(10);
      if (change === 0) changed.delete(key);
      else if (change === 1) changed.set(key, this.oneOf([...changed.values()]));
      else if (change === 2) changed.set(this.text(key), text);
      else changed.set(key, change < 5 ? this.text(text) : this.stored(text));
    }
    return changed;
  }
}
