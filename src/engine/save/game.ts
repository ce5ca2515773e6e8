/** A game as its set-up, its seed and who did what: for journals and share codes. `replay` plays it back. */
import type { Played } from '../core/action';
import type { GameConfig } from '../core/config';
import { readPlayed } from './action';
import { orderedConfig, readConfig } from './config';
import { failed, open, stamp, type Failed } from './envelope';
import { asText, isList } from '../core/read';
import { takingPart, type Module, type Ruleset } from '../core/ruleset';

const LONGEST = 4_000_000;
const LONGEST_SEED = 256;
const MOST_ACTIONS = 50_000;

export interface GameRecord {
  readonly config: GameConfig;
  /** Up to LONGEST_SEED characters. */
  readonly seed: string;
  /** Up to MOST_ACTIONS. */
  readonly actions: readonly Played[];
  /** Of one that was read: how many entries follow, from the first on that this version cannot read. */
  readonly unread?: number;
}

export function encodeGame({ config, seed, actions }: GameRecord, modules: readonly Module[]): string {
  return stamp('battalia-game', { config: orderedConfig(config, takingPart(config, modules)), seed, actions });
}

export type DecodedGame = { readonly ok: true; readonly game: GameRecord } | Failed;

export function decodeGame(
  text: string,
  modules: readonly Module[],
  rulesOf: (config: GameConfig) => Ruleset,
): DecodedGame {
  const opened = open(text, 'battalia-game', LONGEST);
  if (!opened.ok) return opened;
  const read = readConfig(opened.body['config'], modules);
  if (!read.ok) return failed({ kind: 'config', problem: read.problem });
  const seed = asText(LONGEST_SEED)(opened.body['seed']);
  const list = opened.body['actions'];
  if (seed === undefined || !isList(list) || list.length > MOST_ACTIONS)
    return failed({ kind: 'structure', part: 'body' });
  const rules = rulesOf(read.config);
  const actions: Played[] = [];
  for (const entry of list) {
    const played = readPlayed(rules, entry);
    if (played === undefined) break;
    actions.push(played);
  }
  return { ok: true, game: { config: read.config, seed, actions, unread: list.length - actions.length } };
}
