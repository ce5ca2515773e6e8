/** The games of the app for the battery: every mix of its modules, and ways on from rare positions. */
import { engineWith, item, MODULES } from '@battalia/engine';
import { hiddenFrom } from '../../hidden';
import { checkFrom, checkGame, type Coverage, type Games, type Rhythm } from './checked-game';
import { APP_CUSTOMS } from './invariants';
import { configOf } from './mixes';
import { isRich, startOf } from './positions';
import { RARE } from './rare';

export const APP_GAMES: Games = {
  engine: engineWith(MODULES),
  configOf,
  start: startOf,
  isWhole: (number) => !isRich(number),
  command: (seed, number) => `npm run fuzz -- --seed '${seed}' --only ${number}`,
  customs: APP_CUSTOMS,
  hidden: hiddenFrom,
  brute: true,
};

/** Numbered games are of two families: one in so many goes on from a rare position. */
export const FAMILIES = 4;
const isRare = (number: number): boolean => number % FAMILIES === FAMILIES - 1;

export function checkRare(seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void {
  const { start } = item(RARE, Math.floor(number / FAMILIES) % RARE.length);
  checkFrom(APP_GAMES, start(`${seed} ${number}`), seed, number, rhythm, coverage);
}

export const checkNumbered = (seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void =>
  isRare(number) ? checkRare(seed, number, rhythm, coverage) : checkGame(APP_GAMES, seed, number, rhythm, coverage);
