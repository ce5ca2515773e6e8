/** What every save is wrapped in: which format, which version, a checksum, and a body. */
import type { ConfigProblem } from '../core/config';
import { hashText } from '../core/hash';
import { HISTORIES, migrate, newestVersion, type Format, type History } from './migrations';
import { asInt, asRecord, type Fields } from '../core/read';
import type { StatePart } from './structure';

/** Why a text cannot be read. */
export type Unreadable =
  | { readonly kind: 'notJson' }
  | { readonly kind: 'tooLong'; readonly most: number }
  /** Not a save of this format. */
  | { readonly kind: 'format' }
  /** Written by a newer app, or with a number that was never used (null). */
  | { readonly kind: 'version'; readonly version: number | null; readonly newest: number }
  /** Written by an app so old that nothing of it can be read any more. */
  | { readonly kind: 'tooOld'; readonly version: number; readonly oldest: number }
  | { readonly kind: 'checksum' }
  /** Null: not even the shape of a set-up. */
  | { readonly kind: 'config'; readonly problem: ConfigProblem | null }
  /** A field that a state of this set-up does not have. */
  | { readonly kind: 'field'; readonly field: string }
  /** A field of the state has another size than this set-up's. */
  | { readonly kind: 'length'; readonly expected: number; readonly found: number }
  | { readonly kind: 'structure'; readonly part: StatePart | 'body' };

export interface Failed {
  readonly ok: false;
  readonly reason: Unreadable;
}

export type Opened = { readonly ok: true; readonly body: Fields } | Failed;

export const failed = (reason: Unreadable): Failed => ({ ok: false, reason });

const checksumOf = (format: string, version: number, body: unknown): string =>
  hashText(`${format} ${version} ${JSON.stringify(body)}`);

export function stamp(format: Format, body: unknown): string {
  const version = newestVersion(HISTORIES[format]);
  return JSON.stringify({ format, version, checksum: checksumOf(format, version, body), body });
}

/** The body of a save, brought up to the newest version. */
export function open(text: string, format: Format, most: number, history: History = HISTORIES[format]): Opened {
  if (typeof text !== 'string') return failed({ kind: 'notJson' });
  if (text.length > most) return failed({ kind: 'tooLong', most });
  const save = asRecord(parse(text));
  if (save === undefined) return failed({ kind: 'notJson' });
  if (save['format'] !== format) return failed({ kind: 'format' });
  const newest = newestVersion(history);
  const version = asInt(1, Number.MAX_SAFE_INTEGER)(save['version']) ?? null;
  if (version === null || version > newest) return failed({ kind: 'version', version, newest });
  if (version < history.oldest) return failed({ kind: 'tooOld', version, oldest: history.oldest });
  return unwrap(save, format, version, history);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Hostile nesting overflows the stack in `stringify`, and a migration may meet a body it cannot read: both mean the same to us. */
function unwrap(save: Fields, format: Format, version: number, history: History): Opened {
  try {
    if (save['checksum'] !== checksumOf(format, version, save['body'])) return failed({ kind: 'checksum' });
    const body = asRecord(migrate(save['body'], version, history));
    return body === undefined ? failed({ kind: 'structure', part: 'body' }) : { ok: true, body };
  } catch {
    return failed({ kind: 'structure', part: 'body' });
  }
}
