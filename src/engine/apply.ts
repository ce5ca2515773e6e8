/** Carrying out actions: refuse with a reason, or change a copy and tell what happened. */
import type { Action, ActionKind, ActionOf } from './core/action';
import type { DecisionKind } from './core/decision';
import type { Event } from './core/event';
import { decision, toMove } from './legal';
import { bribe } from './modules/unbound';
import { ambush, decamp, dismiss, station } from './rules/ambush';
import { charm, convert, promote } from './rules/artefacts';
import { annex, attack, callOff, fight, lay, pass, retreat, stand, surrender } from './rules/battle';
import { build, place, upgrade } from './rules/build';
import { borrow, summon, swap, take, terraform } from './rules/great';
import { fly, moveHero, recruit } from './rules/heroes';
import { hire } from './rules/hire';
import { begin, cohort, endTurn, mulligan } from './rules/turn';
import { strayField } from './save/action';
import { chooseCity, chooseFaction } from './rules/setup';
import { clone, type GameState, type Seat } from './core/state';
import type { Violation } from './core/violation';
import { create } from './rules/create';
import type { Rule } from './rules/rule';

type Rules = { readonly [K in ActionKind]: Rule<K> };

const RULES: Rules = {
  chooseFaction,
  chooseCity,
  cohort,
  mulligan,
  begin,
  endTurn,
  hire,
  create,
  build,
  place,
  upgrade,
  recruit,
  move: moveHero,
  promote,
  convert,
  charm,
  station,
  decamp,
  ambush,
  dismiss,
  fly,
  summon,
  borrow,
  terraform,
  swap,
  take,
  attack,
  lay,
  bribe,
  stand,
  callOff,
  pass,
  fight,
  surrender,
  retreat,
  annex,
};

const ACTIONS_STEP: readonly DecisionKind[] = ['acting'];
const LAYING: readonly DecisionKind[] = ['assault', 'defend', 'press'];
const IN_BATTLE: readonly DecisionKind[] = ['reply', ...LAYING];

/** The questions that an action answers. */
const ANSWERS: { readonly [K in ActionKind]: readonly DecisionKind[] } = {
  chooseFaction: ['chooseFaction'],
  chooseCity: ['chooseCity'],
  cohort: ['opening'],
  mulligan: ['opening'],
  begin: ['opening'],
  endTurn: ACTIONS_STEP,
  hire: ACTIONS_STEP,
  create: ACTIONS_STEP,
  build: ACTIONS_STEP,
  place: ['place'],
  upgrade: ACTIONS_STEP,
  recruit: ACTIONS_STEP,
  move: ACTIONS_STEP,
  promote: ['acting', ...LAYING],
  convert: ['acting', ...LAYING],
  charm: ['acting', ...LAYING],
  station: ACTIONS_STEP,
  decamp: ['acting', 'reply', ...LAYING],
  ambush: ACTIONS_STEP,
  dismiss: ['dismiss'],
  fly: ACTIONS_STEP,
  summon: ACTIONS_STEP,
  borrow: ACTIONS_STEP,
  terraform: ACTIONS_STEP,
  swap: ACTIONS_STEP,
  take: ['summon', 'borrow', 'great', 'hoard'],
  attack: ACTIONS_STEP,
  lay: LAYING,
  bribe: LAYING,
  stand: LAYING,
  callOff: ['assault'],
  pass: LAYING,
  fight: ['reply'],
  surrender: ['reply'],
  retreat: ['reply'],
  annex: ACTIONS_STEP,
};

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
  if (
    typeof action !== 'object' ||
    action === null ||
    typeof action.kind !== 'string' ||
    !Object.prototype.hasOwnProperty.call(RULES, action.kind)
  )
    return { code: 'malformed' };
  const stray = strayField(s.rules, action);
  if (stray !== null) return { code: 'strayField', field: stray };
  const open = decision(s);
  if (open === null) return { code: 'gameOver' };
  if (seat !== undefined && seat !== open.seat) return { code: 'wrongSeat' };
  if (!ANSWERS[action.kind].includes(open.kind)) return untimely(action.kind, open.kind);
  return ruleOf(action).refuse(s, open.seat, action);
}

const belongsToBattle = (kind: ActionKind): boolean => ANSWERS[kind].some((step) => IN_BATTLE.includes(step));

function untimely(kind: ActionKind, open: DecisionKind): Violation {
  if (open === 'acting') {
    if (kind === 'cohort' || kind === 'mulligan' || kind === 'begin') return { code: 'openedAlready' };
    return belongsToBattle(kind) ? { code: 'onlyInBattle' } : { code: 'notNow' };
  }
  if (IN_BATTLE.includes(open)) return belongsToBattle(kind) ? { code: 'notNow' } : { code: 'notInBattle' };
  return open === 'opening' ? { code: 'notNow' } : { code: 'answerFirst' };
}

/** The compiler cannot see that the rule under an action's kind is the rule for that action; the table's type says so. */
function ruleOf<K extends ActionKind>(action: ActionOf<K>): Rule<K> {
  const kind = action.kind as K; // eslint-disable-line no-restricted-syntax -- K is what ActionOf was made from
  return RULES[kind];
}

/** Changes the state itself by an action that is known to be legal. For search. */
export function step(s: GameState, action: Action, log?: Event[]): void {
  ruleOf(action).perform(s, toMove(s), action, log);
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
