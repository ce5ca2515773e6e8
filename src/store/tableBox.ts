/** The cards of all boxes together, for a table where nobody has said which of them are played with. */
import {
  cardsOfKind,
  checkConfig,
  MODULE_IDS,
  rulesOf,
  standardConfig,
  type Box,
  type ModuleId,
} from '@battalia/engine';

const PLAYERS = 4;

/** As many modules as go together with the second box: between them they print every card that can be held. */
const together = MODULE_IDS.reduce<readonly ModuleId[]>(
  (some, module) =>
    some.includes(module) || checkConfig(standardConfig(PLAYERS, [...some, module])) !== null
      ? some
      : [...some, module],
  ['stormgates'],
);

export const TABLE_BOX: Box = rulesOf(standardConfig(PLAYERS, together));

/** How many of a kind one player can have; those of a faction's court are its own. */
export const mostOfKind = (kind: number): number =>
  TABLE_BOX.sworn.includes(kind) ? 1 : cardsOfKind(TABLE_BOX, kind).length;
