/** The cards of all boxes together, for a table where nobody has said which of them are played with. */
import {
  cardsOfKind,
  checkConfig,
  MODULE_IDS,
  MODULES,
  rulesOf,
  standardConfig,
  type Box,
  type GameConfig,
  type ModuleId,
} from '@battalia/engine';

const PLAYERS = 4;

const prints = (id: ModuleId): boolean =>
  MODULES.some((module) => module.id === id && (module.kinds !== undefined || module.cards !== undefined));

/** As many modules that print cards as go together with the second box: between them they print every card that can be held. */
const together = MODULE_IDS.filter(prints).reduce<readonly ModuleId[]>(
  (some, module) =>
    some.includes(module) || checkConfig(standardConfig(PLAYERS, [...some, module])) !== null
      ? some
      : [...some, module],
  ['stormgates'],
);

/** A game that is played with them. */
export const TABLE_GAME: GameConfig = standardConfig(PLAYERS, together);

export const TABLE_BOX: Box = rulesOf(TABLE_GAME);

/** How many of a kind one player can have; those of a faction's court are its own. */
export const mostOfKind = (kind: number): number =>
  TABLE_BOX.sworn.includes(kind) ? 1 : cardsOfKind(TABLE_BOX, kind).length;
