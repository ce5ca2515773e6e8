/** What lies on a board at the start besides cities: the engine lays it out. */
import {
  boxOf,
  checkConfig,
  createGame,
  isCity,
  nameOfKind,
  standardConfig,
  viewFor,
  type GameConfig,
  type PlayerView,
} from '@battalia/engine';

/** By row and column, 'row,column', the name of the card. */
export type Landmarks = ReadonlyMap<string, string>;

const known = new WeakMap<GameConfig, Landmarks>();

export function landmarksOf(config: GameConfig): Landmarks {
  const found = known.get(config) ?? laidOut(config);
  known.set(config, found);
  return found;
}

function laidOut(config: GameConfig): Landmarks {
  // A set-up that cannot be played is being put together: the board lies as it does without anything agreed on.
  const plain = standardConfig(Math.min(4, Math.max(2, config.seats.length)));
  const view: PlayerView = viewFor(createGame(checkConfig(config) === null ? config : plain, 'plan'), 'table');
  const box = boxOf(view);
  return new Map(
    view.board.flatMap((square) =>
      square.kind === 'tile' && !isCity(box, square.tile.kind)
        ? [[[square.row, square.column].join(), nameOfKind(box, square.tile.kind)] as const]
        : [],
    ),
  );
}
