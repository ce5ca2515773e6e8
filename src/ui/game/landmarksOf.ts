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

/** The set-up, or what is left of it without what makes it unplayable: a board is being put together. */
function playable(config: GameConfig): GameConfig {
  const { starts: _starts, neutrals: _neutrals, ruins: _ruins, wheel: _wheel, ...agreed } = config.options;
  const options = Object.fromEntries(Object.entries(agreed).filter(([, value]) => !Array.isArray(value)));
  const plain = { ...config, seats: config.seats.map(() => ({ faction: null })), options, excluded: null };
  const tries = [config, plain, standardConfig(Math.min(4, Math.max(2, config.seats.length)))];
  return tries.find((some) => checkConfig(some) === null) ?? standardConfig(2);
}

function laidOut(config: GameConfig): Landmarks {
  const view: PlayerView = viewFor(createGame(playable(config), 'plan'), 'table');
  const box = boxOf(view);
  return new Map(
    view.board.flatMap((square) =>
      square.kind === 'tile' && !isCity(box, square.tile.kind)
        ? [[[square.row, square.column].join(), nameOfKind(box, square.tile.kind)] as const]
        : [],
    ),
  );
}
