/** Carrying out actions: refuse with a reason, or change a copy and tell what happened. */
import type { Action } from './core/action';
import type { Deed } from './core/deeds';
import type { Event, Log } from './core/event';
import { clone, type GameState, type Seat } from './core/state';
import { asViolation, type Violation } from './core/violation';
import { decision, toMove } from './legal';
import { goOn, hold } from './rules/held';
import { advance } from './rules/setup';
import { strayField } from './save/action';

export interface Applied {
  readonly ok: true;
  readonly state: GameState;
  readonly events: readonly Event[];
}

export interface Refused {
  readonly ok: false;
  readonly violation: Violation;
}

/** Why an action is not allowed now, or null. With a seat: why it is not allowed to that one. */
export function refusal(s: GameState, action: Action, seat?: Seat): Violation | null {
  const deed = typeof action === 'object' && action !== null ? deedOf(s, action.kind) : undefined;
  if (deed === undefined) return { code: 'malformed' };
  const stray = strayField(s.rules, action);
  if (stray !== null) return { code: 'strayField', field: stray };
  const open = decision(s);
  if (open === null) return { code: 'gameOver' };
  if (seat !== undefined && seat !== open.seat) return { code: 'wrongSeat' };
  if (!deed.answers.includes(open.kind)) return untimely(deed, open.kind);
  return asViolation(deed.rule.refuse(s, open.seat, action));
}

const deedOf = (s: GameState, kind: unknown): Deed | undefined =>
  typeof kind === 'string' ? s.rules.deeds[kind] : undefined;

const IN_BATTLE: readonly string[] = ['reply', 'assault', 'defend', 'press'];
const belongsTo = (deed: Deed, steps: readonly string[]): boolean => deed.answers.some((step) => steps.includes(step));

function untimely(deed: Deed, open: string): Violation {
  if (open === 'acting') {
    if (belongsTo(deed, ['opening'])) return { code: 'openedAlready' };
    return belongsTo(deed, IN_BATTLE) ? { code: 'onlyInBattle' } : { code: 'notNow' };
  }
  if (IN_BATTLE.includes(open)) return belongsTo(deed, IN_BATTLE) ? { code: 'notNow' } : { code: 'notInBattle' };
  return open === 'opening' ? { code: 'notNow' } : { code: 'answerFirst' };
}

/** Changes the state itself by an action that is known to be legal. For search. */
export function step(s: GameState, action: Action, log?: Event[]): void {
  const deed = s.rules.deeds[action.kind];
  if (deed === undefined) throw new Error(`no action ${action.kind}`);
  perform(s, toMove(s), deed, action, log);
  if (s.frames > 0) goOn(s, log);
  if (s.day === 0 && s.frames === 0) advance(s, log);
}

function perform(s: GameState, seat: Seat, deed: Deed, action: Action, log: Log): void {
  const { rule, windows } = deed;
  if (s.rules.parties !== null && seat === s.turn) s.acted = 1;
  if (rule.pay) rule.pay(s, seat, action, log);
  if (windows.length > 0 && hold(s, seat, deed, action, log)) return;
  rule.perform(s, seat, action, log);
}

/** The state after an action; refused if a seat is named that is not to move. */
export function apply(s: GameState, action: Action, seat?: Seat): Applied | Refused {
  const violation = refusal(s, action, seat);
  if (violation) return { ok: false, violation };
  const state = clone(s);
  const events: Event[] = [];
  step(state, action, events);
  return { ok: true, state, events };
}
