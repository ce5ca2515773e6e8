/** What lies on a board at the start besides cities: the engine lays it out. */
import {
  checkConfig,
  createGame,
  isCity,
  standardConfig,
  viewFor,
  type ModuleId,
  boxOf,
  nameOfKind,
} from '@battalia/engine';

/** By row and column, 'row,column', the name of the card. */
export type Landmarks = ReadonlyMap<string, string>;

const known = new Map<string, Landmarks>();

export function landmarksOf(players: number, modules: readonly ModuleId[] = []): Landmarks {
  const name = [players, ...modules].join();
  const found = known.get(name) ?? laidOut(players, modules);
  known.set(name, found);
  return found;
}

function laidOut(players: number, modules: readonly ModuleId[]): Landmarks {
  const config = standardConfig(players, modules);
  // Modules that do not go together are being chosen: the board lies as it does without them.
  if (checkConfig(config) !== null) return modules.length === 0 ? new Map() : laidOut(players, []);
  const view = viewFor(createGame(config, 'plan'), 'table');
  const box = boxOf(view);
  return new Map(
    view.board.flatMap((square) =>
      square.kind === 'tile' && !isCity(box, square.tile.kind)
        ? [[[square.row, square.column].join(), nameOfKind(box, square.tile.kind)] as const]
        : [],
    ),
  );
}
