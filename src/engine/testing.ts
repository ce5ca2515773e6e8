/**
 * The rules for whoever looks into them: tests, fuzz and measurements. Everything that outsiders use, and what only those
 * need who lay a position by hand, read marks and piles, or ask a rule by itself. Nothing that is shipped imports it.
 */
export * from './index';
export * as debug from './debug';

export { PENDING_KINDS } from './modules/all';
export * as gatesState from './modules/gates/state';
export { cardsOfAction, compareActions, squaresOfAction } from './core/action';
export { readAction } from './save/action';
export { hashText } from './core/hash';
export { PER_FACTION } from './core/components';
export { DECKS } from './core/kinds';
export { cost } from './core/costs';
export {
  AFFECTED,
  BOARD,
  BOX,
  COMMITTED,
  COUNTS,
  deckSize,
  isAffected,
  LIMBO,
  seatOfZone,
  shelterOf,
  touchMap,
  WILD,
} from './core/state';
export { pile } from './core/zones';
export { forGame, perCard, perHero, perSeat, perSquare, perZone } from './core/own';
export { illuminated, matching } from './rules/oracle';
export { cohortDraw } from './rules/turn';
export { guestsOf } from './rules/ambush';
export { hasToken, refusePlace } from './rules/build';
export { retreatSquares, stepsTo } from './rules/heroes';
export { basicDefence, targetsAt } from './rules/targets';
export { greatOwned } from './rules/great';
export { endsAhead } from './rules/end';
export * as royalsState from './modules/royals/state';
export * as metamorphaState from './modules/metamorpha/state';
export * as fateState from './modules/fate/state';
export * as relicsData from './modules/relics/data';
export * as relicsState from './modules/relics/state';
export * as tradeState from './modules/trade/state';
export * as bilkarrState from './modules/bilkarr/state';
export { walkFrom } from './modules/bilkarr/walk';
export * as valleysState from './modules/valleys/state';
export { mapFor } from './modules/stormgates/data';
export { STORMGATES_PRESETS } from './modules/stormgates/presets';
export * as stormgatesState from './modules/stormgates/state';
