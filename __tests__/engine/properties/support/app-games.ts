/** The games of the app for the battery: every mix of its modules, and ways on from rare positions. */
import { engineWith, item, MODULES, type GameConfig } from '@battalia/engine';
import { hiddenFrom } from '../../hidden';
import { checkFrom, checkGame, type Coverage, type Games, type Rhythm } from './checked-game';
import { APP_CUSTOMS } from './invariants';
import { configOf } from './mixes';
import { mixedConfig, mixedStart } from './mixed';
import { isRich, startOf } from './positions';
import { RARE } from './rare';

/** Whose rules are written down a second time (`../brute`); what is missing here is looked at in every other way. */
const KNOWN_BY_BRUTE: readonly string[] = [
  'advanced',
  'harder',
  'nocities',
  'volcano',
  'unbound',
  'stormgates',
  'trade',
  'relics',
  'fate',
  'teams',
  'draft',
  'fanatics',
];
const isKnownByBrute = ({ modules }: GameConfig): boolean => modules.every((id) => KNOWN_BY_BRUTE.includes(id));

export const APP_GAMES: Games = {
  engine: engineWith(MODULES),
  configOf,
  start: startOf,
  isWhole: (number) => !isRich(number),
  command: (seed, number) => `npm run fuzz -- --seed '${seed}' --only ${number}`,
  customs: APP_CUSTOMS,
  hidden: hiddenFrom,
  brute: isKnownByBrute,
};

/** Any mix of all modules there are, with two to six players. */
export const MIXED_GAMES: Games = { ...APP_GAMES, configOf: mixedConfig, start: mixedStart };

/** Numbered games are of three families: the base game's mixes, mixes of everything, and ways on from rare positions. */
export const FAMILIES = 4;
const isRare = (number: number): boolean => number % FAMILIES === FAMILIES - 1;
const isMixed = (number: number): boolean => number % FAMILIES !== 0;

export function checkRare(seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void {
  const { start } = item(RARE, Math.floor(number / FAMILIES) % RARE.length);
  checkFrom(APP_GAMES, start(`${seed} ${number}`), seed, number, rhythm, coverage);
}

export const checkNumbered = (seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void =>
  isRare(number)
    ? checkRare(seed, number, rhythm, coverage)
    : checkGame(isMixed(number) ? MIXED_GAMES : APP_GAMES, seed, number, rhythm, coverage);
