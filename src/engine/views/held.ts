/** The action that waits below the open question: what was announced and paid for lies on the table, for everybody to see. */
import { layoutOfAction, type Action } from '../core/action';
import { HELD } from '../core/decision';
import type { Ruleset } from '../core/ruleset';
import { fromNumbers } from '../core/shape';
import type { Seat } from '../core/state';
import { readAction } from '../save/action';
import type { PlayerView } from './view';

export function heldIn(
  rules: Ruleset,
  { waiting }: Pick<PlayerView, 'waiting'>,
): { readonly seat: Seat; readonly action: Action } | null {
  const held = waiting.filter(({ kind }) => kind === rules.questions[HELD]?.name);
  const frame = held[held.length - 1];
  const { deed, says } = frame?.facts ?? {};
  const kind = typeof deed === 'number' ? rules.deedAt[deed]?.kind : undefined;
  if (frame === undefined || kind === undefined || !Array.isArray(says)) return null;
  const { words } = rules;
  const action = readAction(rules, { kind, ...fromNumbers(layoutOfAction(words, { kind }), says, words.targets) });
  return action === undefined ? null : { seat: frame.seat, action };
}
