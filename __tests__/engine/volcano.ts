/** What the volcano, the game without start cities and the rest pile keep in a state, found whether the game has it or not. */
import { volcanoState, type GameState, type PileView, type PlayerView, type Seat, type Zone } from '@battalia/engine';

/** Bit per faction; none in a game without the volcano. */
export const sealsOf = (s: GameState, seat: Seat): number =>
  s.rules.config.modules.includes('volcano') ? (volcanoState.seals.of(s)[seat] ?? 0) : 0;

/** Gives a seat these seals. */
export function setSeals(s: GameState, seat: Seat, seals: number): void {
  volcanoState.seals.of(s)[seat] = seals;
}

/** Where Great Artefacts are hidden, in whichever game. */
export const hoardsOf = (s: GameState): readonly Zone[] =>
  s.rules.piles.filter(({ name }) => name === 'hoard').map(({ zone }) => zone);

/** The pile of those that lie face down beside the board (SG-06), in games that have it. */
export const restOf = (s: GameState): readonly Zone[] =>
  s.rules.piles.filter(({ name }) => name === 'rest').map(({ zone }) => zone);

export const hoard = (s: GameState, i = 0): Zone => hoardsOf(s)[i] ?? -1;

/** The same in a view. */
export const hoardsIn = ({ piles }: PlayerView): readonly PileView[] => piles.filter(({ name }) => name === 'hoard');
