/** Two opinions about what is legal, side by side. */
import { legalActions, refusal, type Action, type ActionKind, type GameState } from '@battalia/engine';
import { actionKey, tellerOf } from './alike';

export interface Candidate {
  readonly action: Action;
  /** What the rules say, found by brute force. */
  readonly legal: boolean;
}

/** Where the engine and the brute force differ: every candidate against `refusal`, and all of them against the legal list. */
export function differences(
  s: GameState,
  kinds: readonly ActionKind[],
  candidates: readonly Candidate[],
): readonly string[] {
  const problems: string[] = [];
  const expected = new Map<string, Action>();
  for (const { action, legal } of candidates) {
    const violation = refusal(s, action);
    if (legal && violation) problems.push(`refused (${violation.code}): ${JSON.stringify(action)}`);
    if (!legal && !violation) problems.push(`accepted: ${JSON.stringify(action)}`);
    if (legal) expected.set(actionKey(s, action), action);
  }
  const tell = tellerOf(s, [...expected.values()]);
  const told = new Map([...expected.values()].map((action) => [tell(action), action]));
  const offered = new Set<string>();
  for (const action of legalActions(s)) {
    if (!kinds.includes(action.kind)) continue;
    const key = tell(action);
    if (offered.has(key)) problems.push(`offered twice: ${JSON.stringify(action)}`);
    offered.add(key);
    if (!told.has(key)) problems.push(`offered: ${JSON.stringify(action)}`);
  }
  for (const [key, action] of told) if (!offered.has(key)) problems.push(`not offered: ${JSON.stringify(action)}`);
  return problems.slice(0, 5);
}
