/** The rules of Battalia: everything outside imports from here and nowhere else. */
export * from './components';
export * from './costs';
export * from './config';
export * from './action';
export { PENDING_KINDS, PLACE, type Decision, type DecisionKind, type PendingKind } from './decision';
export * from './event';
export * from './violation';
export * from './state';
export type { Module, Ruleset, Tuning } from './ruleset';
export { Purse, pays, linePays, isUsable, type Offer } from './payment';
export { placeOf, squareAt, joined, neighbour } from './geometry';
export { newChance, pick, rollDie, type Chance, type Face } from './rng';
export { at, item, NONE, assertNever } from './ints';
export { createGame, replay, ImpossibleSetup, type Replayed } from './game';
export { apply, refusal, step, type Applied, type Refused } from './apply';
export { decision, generate, legalActions, toMove } from './legal';
export * from './view';
export { viewFor } from './viewFor';
export { resample } from './resample';
export { pointsOf, citiesOf, standings, type Standing } from './rules/end';
export { cohortDraw, HAND_SIZE, MULLIGAN_SIZE } from './rules/turn';
export { refusePlace, hasToken } from './rules/build';
export { CITY_BITS, isHome, survey, type Survey } from './rules/survey';
export { FAR, isFreeStep, mayStep, stepsFrom, stepsTo, wayTo, retreatSquares } from './rules/heroes';
export { alikeCards } from './alike';
export { countNeeds, missingFor, reaches, type Goal, type Needs } from './rules/goals';
export { isPrize, prizeAt, type Prize } from './rules/prizes';
export { AMBUSH_SIZE, SMALLEST_DECK, guestsOf } from './rules/ambush';
export { targetsAt, heroesAt, basicDefence } from './rules/battle';
export {
  termsOf,
  totalOf,
  targetOf,
  defenceOf,
  groundOf,
  isLoyal,
  strengthOf,
  strengthOfKind,
  type Term,
} from './rules/strength';
export { greatOwned, choiceOf } from './rules/great';
export { hash, hashText } from './hash';
export { encode, decode, type Decoded } from './save/state';
export { encodeGame, decodeGame, type DecodedGame, type GameRecord } from './save/game';
export { readAction } from './save/action';
export { readConfig, type ReadConfig } from './save/config';
export type { Unreadable } from './save/envelope';
export * as debug from './debug';
