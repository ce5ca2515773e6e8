/**
 * What the modules of this app add to the engine's words, for the type checker alone: the core names none of them. At run
 * time a game has the words of its own modules and no others.
 */
import type { OptionsOf } from '../core/options';
import type { shapes as sharing, violations as sharingViolations } from '../rules/parties';
import type { KINDS as bilkarrKinds } from './bilkarr/data';
import type {
  events as bilkarrEvents,
  ReactionQuestion,
  shapes as bilkarr,
  violations as bilkarrViolations,
} from './bilkarr/shapes';
import type { state as bilkarrState } from './bilkarr/state';
import type { DraftQuestion, events as draftEvents, options as draftOptions } from './draft/shapes';
import type { KINDS as gatesKinds } from './gates/data';
import type { options as gatesOptions } from './gates/options';
import type {
  events as gatesEvents,
  GateQuestion,
  shapes as gatesShapes,
  violations as gatesViolations,
} from './gates/shapes';
import type { state as gatesState } from './gates/state';
import type { BAND as fanaticsBand } from './fanatics/data';
import type { events as fanaticsEvents, shapes as fanatics, violations as fanaticsViolations } from './fanatics/shapes';
import type { KINDS as fateKinds } from './fate/data';
import type { events as fateEvents, FateQuestion, shapes as fate } from './fate/shapes';
import type {
  events as metamorphaEvents,
  MetamorphaQuestion,
  shapes as metamorpha,
  violations as metamorphaViolations,
} from './metamorpha/shapes';
import type { state as metamorphaState } from './metamorpha/state';
import type { violations as nocitiesViolations } from './nocities/shapes';
import type { KINDS as relicsKinds } from './relics/data';
import type { options as relicsOptions } from './relics/options';
import type {
  events as relicsEvents,
  RelicsQuestion,
  shapes as relics,
  violations as relicsViolations,
} from './relics/shapes';
import type { state as relicsState } from './relics/state';
import type { events as heroicEvents } from './heroic/shapes';
import type { state as heroicState } from './heroic/state';
import type { KINDS as royalsKinds } from './royals/data';
import type { events as royalsEvents, shapes as royals, violations as royalsViolations } from './royals/shapes';
import type { options as stormgatesOptions } from './stormgates/options';
import type { ReshapeQuestion, shapes as stormgates, SwapQuestion } from './stormgates/shapes';
import type { options as teamsOptions, violations as teamsViolations } from './teams/shapes';
import type { state as teamsState } from './teams/state';
import type { KINDS as tradeKinds } from './trade/data';
import type {
  events as tradeEvents,
  shapes as trade,
  TradeQuestion,
  violations as tradeViolations,
} from './trade/shapes';
import type { state as tradeState } from './trade/state';
import type { BAND as unboundBand, events as unboundEvents, shapes as unbound } from './unbound/shapes';
import type { KINDS as valleysKinds } from './valleys/data';
import type { options as valleysOptions } from './valleys/options';
import type {
  events as valleysEvents,
  shapes as valleys,
  targets as valleysTargets,
  ValleysQuestion,
  violations as valleysViolations,
} from './valleys/shapes';
import type { state as valleysState } from './valleys/state';
import type { KINDS as volcanoKinds } from './volcano/data';
import type {
  events as volcanoEvents,
  HoardQuestion,
  targets as volcanoTargets,
  violations as volcanoViolations,
} from './volcano/shapes';
import type { state as volcanoState } from './volcano/state';

export type ModuleShapes = typeof unbound &
  typeof stormgates &
  typeof gatesShapes &
  typeof trade &
  typeof relics &
  typeof fate &
  typeof sharing &
  typeof royals &
  typeof metamorpha &
  typeof fanatics &
  typeof bilkarr &
  typeof valleys;
export type ModuleEvents = typeof unboundEvents &
  typeof volcanoEvents &
  typeof gatesEvents &
  typeof tradeEvents &
  typeof relicsEvents &
  typeof fateEvents &
  typeof heroicEvents &
  typeof royalsEvents &
  typeof draftEvents &
  typeof metamorphaEvents &
  typeof fanaticsEvents &
  typeof bilkarrEvents &
  typeof valleysEvents;
export type ModuleViolations = typeof nocitiesViolations &
  typeof volcanoViolations &
  typeof gatesViolations &
  typeof tradeViolations &
  typeof relicsViolations &
  typeof sharingViolations &
  typeof teamsViolations &
  typeof royalsViolations &
  typeof metamorphaViolations &
  typeof fanaticsViolations &
  typeof bilkarrViolations &
  typeof valleysViolations;
export type ModuleTarget = (typeof volcanoTargets)[number] | (typeof valleysTargets)[number];
/** Their questions, as a view shows them. */
export type ModuleQuestion =
  | HoardQuestion
  | ReshapeQuestion
  | SwapQuestion
  | GateQuestion
  | TradeQuestion
  | RelicsQuestion
  | FateQuestion
  | DraftQuestion
  | MetamorphaQuestion
  | ReactionQuestion
  | ValleysQuestion;

export type ModuleId =
  | 'advanced'
  | 'harder'
  | 'nocities'
  | 'volcano'
  | 'unbound'
  | 'stormgates'
  | 'gates'
  | 'trade'
  | 'relics'
  | 'fate'
  | 'teams'
  | 'heroic'
  | 'royals'
  | 'draft'
  | 'metamorpha'
  | 'fanatics'
  | 'bilkarr'
  | 'valleys';
/** Kinds of cards that they print. */
export type ModuleKind =
  | (typeof volcanoKinds)[number]['name']
  | (typeof gatesKinds)[number]['name']
  | (typeof tradeKinds)[number]['name']
  | (typeof relicsKinds)[number]['name']
  | (typeof fateKinds)[number]['name']
  | (typeof royalsKinds)[number]['name']
  | (typeof bilkarrKinds)[number]['name']
  | (typeof valleysKinds)[number]['name'];

/** What the players may agree on in games that have them. */
export type ModuleOptions = OptionsOf<
  typeof stormgatesOptions &
    typeof gatesOptions &
    typeof relicsOptions &
    typeof teamsOptions &
    typeof draftOptions &
    typeof valleysOptions
>;

/** Bands whose cards are like no others. */
export type ModuleBand = typeof unboundBand | typeof fanaticsBand;

/** Their numbers in the state, by module. */
export interface ModuleState {
  readonly volcano: typeof volcanoState;
  readonly gates: typeof gatesState;
  readonly teams: typeof teamsState;
  readonly heroic: typeof heroicState;
  readonly trade: typeof tradeState;
  readonly relics: typeof relicsState;
  readonly metamorpha: typeof metamorphaState;
  readonly bilkarr: typeof bilkarrState;
  readonly valleys: typeof valleysState;
}
