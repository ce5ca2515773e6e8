/** The rules of Battalia: everything outside imports from here and nowhere else. */
import type { Vocabulary } from './core/action';
import type { Box } from './core/box';
import { engineWith } from './engine';
import { MODULES } from './modules/all';
import type { PlayerView } from './views/view';

export * from './core/components';
export * from './core/kinds';
export {
  BASE_BOX,
  bandOf,
  cardsOfKind,
  ordinalOf,
  type Box,
  type CardFace,
  type Content,
  type Printing,
} from './core/box';
export * from './core/options';
export * from './core/costs';
export { standardConfig, type ConfigProblem, type GameConfig, type SeatConfig } from './core/config';
export { GATE_SIDE, VOLCANO } from './modules/volcano/data';
export * as volcanoState from './modules/volcano/state';
export * as nocitiesState from './modules/nocities/state';
export type { ModuleId } from './modules/words';
export {
  cardsOfAction,
  layoutOfAction,
  compareActions,
  sameAction,
  squaresOfAction,
  type Action,
  type ActionKind,
  type ActionOf,
  type Line,
  type Played,
  type Target,
  type Vocabulary,
} from './core/action';
export { TARGET_KINDS, type TargetKind } from './core/shape';
export { ACTION_KINDS, MODULE_IDS, MODULES, PENDING_KINDS, type KindName } from './modules/all';
export { PLACE, type DecisionKind } from './core/decision';
export * from './core/event';
export * from './core/violation';
export * from './core/state';
export { pile, SEES_ALL, type OwnPile, type PileDef, type Sight, type ZoneDef } from './core/zones';
export { forGame, perCard, perHero, perSeat, perSquare, perZone, type OwnField, type Seen } from './core/own';
export type { Module, Ruleset, Tuning } from './core/ruleset';
export { Purse, pays, type Offer } from './core/payment';
export { copiesLeft, fullCopies, isUsable, linePays } from './rules/line';
export { ILLUMINATED, illuminated, MATCHING, matching } from './rules/oracle';
export { placeOf, squareAt, joined, neighbour } from './core/geometry';
export { newChance, pick, rollDie, type Chance, type Face } from './core/rng';
export { at, item, NONE, assertNever } from './core/ints';
export { ImpossibleSetup, type Replayed } from './game';
export { engineWith, type Engine } from './engine';
export { apply, refusal, step, type Applied, type Refused } from './apply';
export { type Decision, decision, generate, legalActions, toMove } from './legal';
export * from './views/view';
export { viewFor } from './views/viewFor';
export { foresee, type Foresight } from './views/foresee';
export { pointsOf, citiesOf, standings, type Standing } from './rules/end';
export { cohortDraw, HAND_SIZE, MULLIGAN_SIZE } from './rules/turn';
export { refusePlace, hasToken } from './rules/build';
export { CITY_BITS, isHome, survey, type Survey } from './rules/survey';
export { FAR, isFreeStep, mayStep, stepsFrom, stepsTo, wayTo, retreatSquares } from './rules/heroes';
export { alikeCards } from './rules/alike';
export { countNeeds, missingFor, reaches, waysToBuild, type Goal, type Needs } from './rules/goals';
export { isPrize, prizeAt, type Prize } from './rules/prizes';
export { AMBUSH_SIZE, SMALLEST_DECK, guestsOf } from './rules/ambush';
export { targetsAt, heroesAt, basicDefence } from './rules/battle';
export { termsOf, totalOf, targetOf, defenceOf, groundOf, isLoyal, strengthOf, type Term } from './rules/strength';
export { greatOwned, choiceOf } from './rules/great';
export { hash, hashText } from './core/hash';
export { encode, type Decoded } from './save/state';
export type { DecodedGame, GameRecord } from './save/game';
export { readAction } from './save/action';
export type { ReadConfig } from './save/config';
export type { Unreadable } from './save/envelope';
export * as debug from './debug';

/** The app's engine: over every module there is. */
const app = engineWith(MODULES);
export const { checkConfig, createGame, decode, decodeGame, encodeGame, readConfig, replay, resample, rulesOf } = app;

/** What is in the box of the game that a view shows. */
export const boxOf = ({ config }: Pick<PlayerView, 'config'>): Box => rulesOf(config);
/** What can be done in it, and what every action says. */
export const wordsOf = ({ config }: Pick<PlayerView, 'config'>): Vocabulary => rulesOf(config).words;
