/** What belongs to the modules of the app: their tables have it, so that the app's own may leave it out. Types only. */
import type {
  BilkarrActionKind,
  BilkarrEventKind,
  BilkarrKind,
  BilkarrQuestionKind,
  BilkarrViolation,
} from './bilkarr/look';
import type { DraftEventKind, DraftQuestionKind } from './draft/look';
import type { FanaticsActionKind, FanaticsEventKind, FanaticsViolation } from './fanatics/look';
import type { FateActionKind, FateEventKind, FateKind, FateQuestionKind } from './fate/look';
import type { GatesActionKind, GatesEventKind, GatesKind, GatesQuestionKind, GatesViolation } from './gates/look';
import type { HeroicEventKind } from './heroic/look';
import type {
  MetamorphaActionKind,
  MetamorphaEventKind,
  MetamorphaQuestionKind,
  MetamorphaViolation,
} from './metamorpha/look';
import type { NocitiesViolation } from './nocities/look';
import type { RelicsActionKind, RelicsEventKind, RelicsKind, RelicsQuestionKind, RelicsViolation } from './relics/look';
import type { RoyalsActionKind, RoyalsEventKind, RoyalsKind, RoyalsViolation } from './royals/look';
import type { StormgatesActionKind, StormgatesQuestionKind } from './stormgates/look';
import type { TeamsActionKind, TeamsViolation } from './teams/look';
import type { TradeActionKind, TradeEventKind, TradeKind, TradeQuestionKind, TradeViolation } from './trade/look';
import type { UnboundActionKind, UnboundEventKind } from './unbound/look';
import type {
  ValleysActionKind,
  ValleysEventKind,
  ValleysKind,
  ValleysQuestionKind,
  ValleysViolation,
} from './valleys/look';
import type { VolcanoEventKind, VolcanoKind, VolcanoQuestionKind, VolcanoViolation } from './volcano/look';

export type ModuleKindName =
  GatesKind | TradeKind | RelicsKind | FateKind | VolcanoKind | RoyalsKind | BilkarrKind | ValleysKind;
export type ModuleActionKind =
  | GatesActionKind
  | TradeActionKind
  | RelicsActionKind
  | FateActionKind
  | UnboundActionKind
  | StormgatesActionKind
  | TeamsActionKind
  | RoyalsActionKind
  | MetamorphaActionKind
  | FanaticsActionKind
  | BilkarrActionKind
  | ValleysActionKind;
export type ModuleEventKind =
  | GatesEventKind
  | TradeEventKind
  | RelicsEventKind
  | FateEventKind
  | UnboundEventKind
  | VolcanoEventKind
  | DraftEventKind
  | HeroicEventKind
  | RoyalsEventKind
  | MetamorphaEventKind
  | FanaticsEventKind
  | BilkarrEventKind
  | ValleysEventKind;
export type ModuleQuestionKind =
  | GatesQuestionKind
  | TradeQuestionKind
  | RelicsQuestionKind
  | FateQuestionKind
  | VolcanoQuestionKind
  | StormgatesQuestionKind
  | DraftQuestionKind
  | MetamorphaQuestionKind
  | BilkarrQuestionKind
  | ValleysQuestionKind;
export type ModuleViolation =
  | GatesViolation
  | TradeViolation
  | RelicsViolation
  | NocitiesViolation
  | VolcanoViolation
  | TeamsViolation
  | RoyalsViolation
  | MetamorphaViolation
  | FanaticsViolation
  | BilkarrViolation
  | ValleysViolation;
