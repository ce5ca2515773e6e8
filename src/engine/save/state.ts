/** A whole state as text, and back. */
import type { GameConfig } from '../core/config';
import type { Module, Ruleset } from '../core/ruleset';
import { GameState, SCALAR_COUNT } from '../core/state';
import { fromBase64, toBase64 } from './base64';
import { orderedConfig, readConfig } from './config';
import { failed, open, seal, type Failed } from './envelope';
import { asInt, asList, asText } from '../core/read';
import { brokenPart } from './structure';

/** Several times as long as any state. */
const LONGEST = 100_000;

export function encode(s: GameState): string {
  return seal('battalia-state', {
    config: orderedConfig(s.rules.config, s.rules.modules),
    image: toBase64(s.image()),
    scalars: s.scalars(),
  });
}

export type Decoded = { readonly ok: true; readonly state: GameState } | Failed;

export function decode(text: string, modules: readonly Module[], rulesOf: (config: GameConfig) => Ruleset): Decoded {
  const opened = open(text, 'battalia-state', LONGEST);
  if (!opened.ok) return opened;
  const read = readConfig(opened.body['config'], modules);
  if (!read.ok) return failed({ kind: 'config', problem: read.problem });
  const image = fromBase64(asText(LONGEST)(opened.body['image']) ?? '');
  const scalars = asList(asInt(-0x80000000, 0x7fffffff), SCALAR_COUNT)(opened.body['scalars']);
  if (image === null || scalars === undefined || scalars.length !== SCALAR_COUNT)
    return failed({ kind: 'structure', part: 'body' });
  const state = new GameState(rulesOf(read.config));
  const expected = state.image().length;
  if (image.length !== expected) return failed({ kind: 'length', expected, found: image.length });
  state.image().set(image);
  state.setScalars(scalars);
  const part = brokenPart(state);
  return part === null ? { ok: true, state } : failed({ kind: 'structure', part });
}
