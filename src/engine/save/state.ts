/**
 * A whole state as text, and back: every field of the layout by its name, an array as base64, without those that are as
 * nothing has happened. So a save that lacks a field, because it is older than the field, is read all the same. Questions,
 * targets and the kinds that cards stand for are written by name, too: their numbers hang on what else there is.
 */
import type { Card } from '../core/components';
import type { GameConfig } from '../core/config';
import { at } from '../core/ints';
import { LAYOUT, NUMBERS, type Span } from '../core/layout';
import { asInt, asRecord, asText, isList, type Fields } from '../core/read';
import type { Module, Ruleset } from '../core/ruleset';
import { TARGET_KINDS } from '../core/shape';
import { GameState } from '../core/state';
import { askedIn, putAsked } from './asked';
import { fromBase64, toBase64 } from './base64';
import { orderedConfig, readConfig } from './config';
import { failed, open, stamp, type Failed, type Unreadable } from './envelope';
import { doubtfulPart } from './doubts';
import { brokenPart, type StatePart } from './structure';
import { canGoOn } from './trial';

/** Several times as long as any state. */
const LONGEST = 100_000;

export function encode(s: GameState): string {
  return stamp('battalia-state', {
    config: orderedConfig(s.rules.config, s.rules.modules),
    fields: fieldsOf(s),
    ...(s.frames > 0 ? { asked: askedIn(s) } : {}),
    ...(s.target > 0 ? { target: s.rules.words.targets[s.target] ?? String(s.target) } : {}),
    ...(standInsOf(s).length > 0 ? { standIns: standInsOf(s) } : {}),
  });
}

/** What is not among the fields. */
const BY_NAME: readonly string[] = ['pending', 'kind', 'frames', 'target'];

/** Cards that stand for another kind than the printed one, and for which. */
const standInsOf = ({ rules, kind }: GameState): readonly (readonly [Card, string])[] =>
  rules.layout.core.kind.length === 0
    ? []
    : [...kind.entries()].flatMap(([card, stands]) =>
        stands === at(rules.kindOf, card) ? [] : [[card, rules.names[stands] ?? String(stands)] as const],
      );

const bytesOf = (image: Uint8Array, { offset, bytes }: Span): Uint8Array => image.subarray(offset, offset + bytes);

function fieldsOf(s: GameState): Readonly<Record<string, string | number>> {
  const { spans, blank } = s.rules.layout;
  const fields: Record<string, string | number> = {};
  for (const span of spans) {
    const bytes = bytesOf(s.image(), span);
    const empty = bytesOf(blank, span);
    if (!BY_NAME.includes(span.name) && bytes.some((byte, i) => byte !== empty[i])) fields[span.name] = toBase64(bytes);
  }
  for (const name of NUMBERS) if (!BY_NAME.includes(name) && s[name] !== LAYOUT[name].blank) fields[name] = s[name];
  return fields;
}

export type Decoded =
  /** In doubt: what the rules of today would not have led to. */
  { readonly ok: true; readonly state: GameState; readonly doubt: StatePart | 'config' | null } | Failed;

export function decode(text: string, modules: readonly Module[], rulesOf: (config: GameConfig) => Ruleset): Decoded {
  const opened = open(text, 'battalia-state', LONGEST);
  if (!opened.ok) return opened;
  const read = readConfig(opened.body['config'], modules);
  if (read.config === null) return failed({ kind: 'config', problem: read.problem });
  const fields = asRecord(opened.body['fields']);
  if (fields === undefined) return failed({ kind: 'structure', part: 'body' });
  const rules = compiled(read.config, rulesOf);
  if (rules === null) return failed({ kind: 'config', problem: read.problem });
  const state = new GameState(rules);
  const reason = readFields(state, fields);
  if (reason !== null) return failed(reason);
  if (!putNames(state, opened.body)) return failed({ kind: 'structure', part: 'body' });
  const part = brokenPart(state);
  if (part !== null) return failed({ kind: 'structure', part });
  const doubt = read.ok ? doubtfulPart(state) : 'config';
  // Before the first day it is not tried: a few choices on record lead there as well.
  if (doubt === null || (state.setupLeft === 0 && canGoOn(state))) return { ok: true, state, doubt };
  return failed(doubt === 'config' ? { kind: 'config', problem: read.problem } : { kind: 'structure', part: doubt });
}

/** The rules of a set-up; null for one of older rules that these cannot make anything of. */
function compiled(config: GameConfig, rulesOf: (config: GameConfig) => Ruleset): Ruleset | null {
  try {
    return rulesOf(config);
  } catch {
    return null;
  }
}

const asNumber = asInt(-0x80000000, 0x7fffffff);

/** Into a new state. Why not, or null. */
function readFields(s: GameState, fields: Fields): Unreadable | null {
  const { spans } = s.rules.layout;
  const known: readonly string[] = [...spans.map(({ name }) => name), ...NUMBERS];
  const field = Object.keys(fields).find((name) => !known.includes(name) || BY_NAME.includes(name));
  if (field !== undefined) return { kind: 'field', field };
  for (const span of spans) {
    if (fields[span.name] === undefined) continue;
    const bytes = fromBase64(asText(LONGEST)(fields[span.name]) ?? '-');
    if (bytes === null) return { kind: 'structure', part: 'body' };
    if (bytes.length !== span.bytes) return { kind: 'length', expected: span.bytes, found: bytes.length };
    s.image().set(bytes, span.offset);
  }
  for (const name of NUMBERS) {
    if (fields[name] === undefined) continue;
    const value = asNumber(fields[name]);
    if (value === undefined) return { kind: 'structure', part: 'body' };
    s[name] = value;
  }
  return null;
}

/** What a save says by name; false for a name that this set-up does not have. */
function putNames(s: GameState, { asked = [], target, standIns = [] }: Fields): boolean {
  const { targets } = s.rules.words;
  // In a save of version 2 a number behind those of the core.
  const attacked =
    target === undefined
      ? 0
      : typeof target === 'number'
        ? TARGET_KINDS.length + target
        : targets.indexOf(String(target));
  if (targets[attacked] === undefined || !isList(standIns) || !putAsked(s, asked)) return false;
  s.target = attacked;
  for (const entry of standIns) {
    const [card, name] = isList(entry) ? entry : [];
    const kind = typeof name === 'string' ? s.rules.named[name] : undefined;
    if (typeof card !== 'number' || kind === undefined || s.kind[card] === undefined) return false;
    if (s.rules.layout.core.kind.length === 0) return false;
    s.kind[card] = kind;
  }
  return true;
}
