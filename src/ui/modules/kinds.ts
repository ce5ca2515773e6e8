/** What belongs to the modules of the app: their tables have it, so that the app's own may leave it out. Types only. */
import type { DraftEventKind, DraftQuestionKind } from './draft/look';
import type { GatesActionKind, GatesEventKind, GatesKind, GatesQuestionKind, GatesViolation } from './gates/look';
import type { NocitiesViolation } from './nocities/look';
import type { StormgatesActionKind, StormgatesQuestionKind } from './stormgates/look';
import type { TeamsActionKind, TeamsViolation } from './teams/look';
import type { UnboundActionKind, UnboundEventKind } from './unbound/look';
import type { VolcanoEventKind, VolcanoKind, VolcanoQuestionKind, VolcanoViolation } from './volcano/look';

export type ModuleKindName = GatesKind | VolcanoKind;
export type ModuleActionKind = GatesActionKind | UnboundActionKind | StormgatesActionKind | TeamsActionKind;
export type ModuleEventKind = GatesEventKind | UnboundEventKind | VolcanoEventKind | DraftEventKind;
export type ModuleQuestionKind = GatesQuestionKind | VolcanoQuestionKind | StormgatesQuestionKind | DraftQuestionKind;
export type ModuleViolation = GatesViolation | NocitiesViolation | VolcanoViolation | TeamsViolation;
