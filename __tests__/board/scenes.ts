/** Scenes of real positions, for tests of the board. */
import { debug, standardConfig, viewFor, type GameState } from '@battalia/engine/testing';
import { sceneOf, type Scene } from '@/board/scene';

export const sceneOfState = (state: GameState): Scene => sceneOf(viewFor(state, 'table'));

export const scene = (spec: Parameters<typeof debug.arrange>[0]): Scene => sceneOfState(debug.arrange(spec));

export const twoPlayers = standardConfig(2);
export const threePlayers = standardConfig(3);

/** The square at a row and column from 1, on the board of seven columns. */
export const at = (row: number, column: number): number => (row - 1) * 7 + column - 1;
