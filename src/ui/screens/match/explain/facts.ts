/** The numbers in what rules say, for the game that is played. */
import { rulesOf, type GameConfig } from '@battalia/engine';
import type { Facts } from '../../../game/cardFacts';
import { facts } from '../../../game/facts';

/** Where a game was agreed on otherwise, its own. */
export function factsOf(config: GameConfig): Facts {
  const { neutralDefence: neutral, ruinsDefence: ruins, level4Cities: level4, greatLimit } = rulesOf(config);
  return { ...facts(), neutral, ruins, level4, greatLimit };
}
