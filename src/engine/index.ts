/** The rules of Battalia: everything outside imports from here and nowhere else. */
import type { Action, Vocabulary } from './core/action';
import type { Box } from './core/box';
import { engineWith } from './engine';
import { MODULES } from './modules/all';
import { nextWalk, walkFrom, type Walk } from './modules/bilkarr/walk';
import type { Seat } from './core/state';
import { heldIn } from './views/held';
import type { PlayerView } from './views/view';

// ---------------------------------------------------------------- playing: a set-up, a state, what may be done, what happens

/** The app's engine: over every module there is. */
const app = engineWith(MODULES);
export const { checkConfig, createGame, decode, decodeGame, encodeGame, replay, resample, rulesOf } = app;
export { engineWith, type Engine } from './engine';
export { ImpossibleSetup } from './game';
export { apply, refusal, step, type Applied, type Refused } from './apply';
export { actionsOf, asksOpenly, decision, generate, legalActions, toMove } from './legal';
export { standardConfig, type ConfigProblem, type GameConfig, type SeatConfig } from './core/config';
export { CORE_OPTIONS, OPTION_LIMITS, type NumberOption, type OptionDef, type Options } from './core/options';
export { ACTION_KINDS, moduleOptions, MODULE_IDS, MODULES, type KindName } from './modules/all';
export type { ModuleId } from './modules/words';

export { arrange, give, giveCard, ImpossiblePosition, type Arrangement, type CardName } from './arrange';

// ---------------------------------------------------------------- what is done, asked, told and refused

export {
  layoutOfAction,
  sameAction,
  type Action,
  type ActionKind,
  type ActionOf,
  type Line,
  type Played,
  type Target,
  type Vocabulary,
} from './core/action';
export type { TargetKind } from './core/shape';
export { PLACE, type DecisionKind } from './core/decision';
export { eventFor, type AnyEvent, type Event, type Secret } from './core/event';
export type { Violation, ViolationCode } from './core/violation';

// ---------------------------------------------------------------- what one person may know

export { viewFor } from './views/viewFor';
export { foresee, type Foresight } from './views/foresee';
export type {
  BattleView,
  CardView,
  ChoiceView,
  DecisionView,
  DeckView,
  FigureView,
  HandCard,
  LineCard,
  LiveCard,
  MemoryView,
  PartyView,
  PileView,
  PlayedCard,
  PlayerView,
  SeatView,
  SideView,
  SquareView,
  Viewer,
} from './views/view';
/** What is in the box of the game that a view shows. */
export const boxOf = ({ config }: Pick<PlayerView, 'config'>): Box => rulesOf(config);
/** The modules that take part in it, chosen or not. */
export const modulesOf = ({ config }: Pick<PlayerView, 'config'>): readonly string[] =>
  rulesOf(config).modules.map(({ id }) => id);
/** What can be done in it, and what every action says. */
export const wordsOf = ({ config }: Pick<PlayerView, 'config'>): Vocabulary => rulesOf(config).words;
/** What somebody has announced and paid for, while others are asked about it; null when nothing waits. */
export const heldOf = (view: PlayerView): { readonly seat: Seat; readonly action: Action } | null =>
  heldIn(rulesOf(view.config), view);
/** BILK-01: where Bilkarr goes with the next morning; null while he is not on the map. */
export const bilkarrsWalk = ({ config, day, own }: Pick<PlayerView, 'config' | 'day' | 'own'>): Walk | null =>
  own.bilkarr === undefined ? null : nextWalk(rulesOf(config), day, own.bilkarr);
/** The same for a board on a table, where nobody but the players knows how he goes. */
export { walkFrom as bilkarrsWay };
export type { Walk };

// ---------------------------------------------------------------- texts and back

export { encode } from './save/state';
export type { Unreadable } from './save/envelope';
export { hash } from './core/hash';

// ---------------------------------------------------------------- what is in the box, and what it costs

export {
  BARFOLK,
  BASE_FACTIONS,
  BOARDS,
  CLOUDBORN,
  DAYS_PER_WEEK,
  EMBERIANS,
  FACTION_NAMES,
  HEROES,
  HIGH_TOKENS,
  HIGHEST_LEVEL,
  INNER_WHEEL,
  ISLANDERS,
  LOW_TOKENS,
  NEUTRAL,
  OUTER_WHEEL,
  SUPPLIES_PER_FACTION,
  TERRAIN_NAMES,
  UNIVERSAL,
  type Board,
  type Card,
  type Faction,
  type FactionName,
  type Place,
  type TerrainName,
} from './core/components';
export {
  AMULET,
  BOOK,
  CHIEF,
  CITY1,
  CITY4,
  CORE_KINDS,
  CROSSROAD,
  CROWN,
  EAST,
  FRIMAN,
  HAMMER,
  HAND_OF_LUUT,
  hasOwnPower,
  HORN,
  HORSE,
  isArtefact,
  isCity,
  isGreat,
  isMixedGreat,
  isRoad,
  isSupply,
  isTerrain,
  isUnit,
  LORD,
  nameOfKind,
  NORTH,
  PAVILION,
  PRIEST,
  rankOf,
  roadsOf,
  RUINS,
  SCROLL,
  SHIELD,
  SOUTH,
  STAFF,
  STRAIGHT,
  strengthOfKind,
  SUPPLY,
  SWORD,
  TEE,
  TENT,
  TITLE,
  TOOL,
  TURN,
  turned,
  WEAPON,
  WEST,
  WINGS,
  type CoreKindName,
  type Kind,
  type KindDef,
  type Kinds,
  type Slot,
} from './core/kinds';
export { BASE_BOX, bandOf, cardsOfKind, ordinalOf, type Box } from './core/box';
export {
  CITY_COSTS,
  CITY_TYPES,
  CREATE_COSTS,
  HERO_COST,
  HIRE_COSTS,
  HORSE_STEPS,
  JUNCTION_COST,
  RETREAT_COSTS,
  ROAD_TYPES,
  roadCost,
  SIMPLE_ROAD_COST,
  stationCost,
  TENT_COST,
  travelCost,
  UPGRADE_COSTS,
  type Cost,
} from './core/costs';
export { GATE_SIDE, VOLCANO } from './modules/volcano/data';
export { STORMS, type Storm } from './modules/gates/data';
export { gatePlaces } from './modules/gates/layout';
export { stormgatesPreset } from './modules/stormgates/presets';
export { POTIONS, type Potion } from './modules/bilkarr/data';
export { pour } from './modules/bilkarr/drink';
export { jumpCost } from './modules/gates/jump';
/** Numbers of the rules, for whoever tells them: nobody writes them down a second time. */
export * as advancedData from './modules/advanced/data';
export * as bilkarrData from './modules/bilkarr/data';
export * as fanaticsData from './modules/fanatics/data';
export * as heroicData from './modules/heroic/data';
export * as metamorphaData from './modules/metamorpha/data';
export * as royalsData from './modules/royals/data';
export * as tradeData from './modules/trade/data';
export * as valleysData from './modules/valleys/data';

// ---------------------------------------------------------------- the state, for bots that search

export {
  ambushOf,
  campOf,
  cardsIn,
  clone,
  DEFEND,
  EMPTY,
  END_REASONS,
  factionOf,
  GameState,
  GREAT,
  handOf,
  heroSquare,
  IMPASSABLE,
  isOver,
  isWild,
  kindOf,
  lineOf,
  MISSING,
  nationOf,
  NO_BATTLE,
  NOBODY,
  OPENING,
  OPENS,
  playedOf,
  REPLY,
  SEAT_ZONES,
  stationedOf,
  type EndReason,
  type Seat,
  type Square,
  type Zone,
} from './core/state';
export type { Module, Ruleset } from './core/ruleset';
export { SEES_ALL } from './core/zones';
export * as volcanoState from './modules/volcano/state';
export * as heroicState from './modules/heroic/state';
export { placeOf, squareAt } from './core/geometry';
export { FACES, newChance, pick, rollDie, type Chance, type Face } from './core/rng';
export { assertNever, at, item, NONE } from './core/ints';

// ---------------------------------------------------------------- what the rules say of a position, so that nobody outside decides a rule

export { Purse, pays, type Copy } from './core/payment';
export { alikeCards } from './rules/alike';
export { copiesLeft, fillPurse, fullCopies, ILLUMINATED_TIMES, isUsable, playLine } from './rules/line';
export { isUnchanging, spellOf, type Spell } from './rules/artefacts';
export { countNeeds, missingFor, PLAIN_CARDS, reaches, waysToBuild, type Goal, type Needs } from './rules/goals';
export { oracleOf } from './core/wheel';
export { ILLUMINATED, MATCHING } from './rules/oracle';
export { drawnBy, HAND_SIZE, MULLIGAN_SIZE } from './rules/turn';
export { AMBUSH_SIZE, SMALLEST_DECK } from './rules/ambush';
export { CITY_BITS, survey } from './rules/survey';
export { FAR, isFreeStep, mayStep, stepsFromAny, wayTo } from './rules/heroes';
export { openBattle } from './rules/attack';
export { targetsOn } from './rules/targets';
export { isPrize, prizeAt, type Prize } from './rules/prizes';
export {
  defenceOf,
  fullMoral,
  groundOf,
  isLoyal,
  moralOf,
  neededAgainst,
  notBelowZero,
  opensAttack,
  strengthOf,
  strengthOfLaying,
  termsOf,
  totalOf,
  type Term,
} from './rules/strength';
export {
  citiesMissing,
  citiesOf,
  highCitiesOf,
  partyPointsOf,
  pointsOf,
  standings,
  type EndAhead,
  type Standing,
} from './rules/end';
export { isOpponent } from './rules/parties';
