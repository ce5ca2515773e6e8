/**
 * How older saves become readable. Whoever changes what a save holds adds the function that turns the last version's body
 * into the new one, and a text of the old version to the tests. Functions that were released are never changed.
 */
import { asRecord } from '../core/read';
import { fromBase64 } from './base64';

export type Format = 'battalia-state' | 'battalia-game';

/** From one version's body to the next one's. It may throw on a body that it cannot read. */
export type Migration = (body: unknown) => unknown;

/** What can be read of a format: its oldest readable version, and the steps from there to the newest. */
export interface History {
  readonly oldest: number;
  readonly migrations: readonly Migration[];
}

/**
 * Version 2 of a state had questions and the target as numbers. Those of the core are named; a module's are counted from the
 * core's on, which is how they stood behind them.
 */
function namesInState(body: unknown): unknown {
  const { fields, ...rest } = asRecord(body) ?? {};
  const { pending, frames = 0, target = 0, kind, ...others } = asRecord(fields) ?? {};
  if (typeof frames !== 'number' || typeof target !== 'number' || kind !== undefined)
    throw new Error('not of version 2');
  const bytes = typeof pending === 'string' ? fromBase64(pending) : new Uint8Array(0);
  if (bytes === null) throw new Error('not of version 2');
  const numbers = Array.from({ length: bytes.length / 2 }, (_, i) => int16(bytes, i * 2));
  const width = numbers.length / FRAMES_2;
  const asked = Array.from({ length: Math.min(frames, FRAMES_2) }, (_, frame) => {
    const [question = 0, seat = 0, ...facts] = numbers.slice(frame * width, (frame + 1) * width);
    return { question: nameOr(QUESTIONS_2, question), seat, facts };
  });
  return {
    ...rest,
    fields: others,
    ...(frames > 0 ? { asked } : {}),
    ...(target > 0 ? { target: nameOr(TARGETS_2, target) } : {}),
  };
}
const FRAMES_2 = 8;
const QUESTIONS_2 = ['place', 'dismiss', 'summon', 'borrow', 'great', 'held', 'way', 'nightfall'];
const TARGETS_2 = ['city', 'hero', 'ruins'];

const nameOr = (names: readonly string[], number: number): string | number => names[number] ?? number - names.length;
const int16 = (bytes: Uint8Array, i: number): number => (((bytes[i + 1] ?? 0) << 24) >> 16) | (bytes[i] ?? 0);

export const HISTORIES: Readonly<Record<Format, History>> = {
  // Version 1 had all numbers in one row, without their names.
  'battalia-state': { oldest: 2, migrations: [namesInState] },
  // Version 1 did not say who had done what.
  'battalia-game': { oldest: 2, migrations: [] },
};

export const newestVersion = ({ oldest, migrations }: History): number => oldest + migrations.length;

/** A body of an older version as the newest one has it. */
export function migrate(body: unknown, version: number, { oldest, migrations }: History): unknown {
  return migrations.slice(version - oldest).reduce((older, migration) => migration(older), body);
}
