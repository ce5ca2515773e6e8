/** How the valleys are laid out (VAL-01). */
import { HIGHEST_LEVEL, type Board } from '../../core/components';
import type { ConfigProblem } from '../../core/config';
import type { Stage } from '../../core/contract';
import { agreedNumber } from '../../core/options';
import { at, item, NONE } from '../../core/ints';
import { move } from '../../core/piles';
import { pick } from '../../core/rng';
import type { Ground } from '../../core/ruleset';
import { BOARD, BOX, GREAT, touchMap, type GameState, type Square } from '../../core/state';
import { isPlayers, wideBoard } from '../stormgates/data';
import { rest } from '../stormgates/state';
import { PLAYERS, SITES, UNDER_GATE, VALLEYS } from './data';
import { BRIDGE, BY_CHANCE, PASS } from './options';
import { buildingSquares, CONNECTING_SQUARE, hasBridge, hidden } from './state';
import { squareAt } from '../../core/geometry';

/** The wide board, with valleys instead of ruins. Where there is no set-up for so many players `check` says so. */
export const board = (laid: Board | undefined, players: number): Board | undefined =>
  isPlayers(players) && PLAYERS.includes(players) ? { ...wideBoard(players), sites: SITES } : laid;

export const check = ({ seats }: Ground): ConfigProblem | null =>
  PLAYERS.includes(seats) ? null : { kind: 'playersOf', players: seats, module: 'valleys' };

export const stages: readonly Stage[] = [
  {
    name: 'valleys',
    after: 'map',
    lay(s) {
      for (const [valley, { roads }] of VALLEYS.entries()) {
        mix(s, buildingSquares(valley));
        for (const place of roads) s.down[squareAt(s.rules.columns, place)] = 1;
        for (const square of buildingSquares(valley)) s.down[square] = 1;
        // A neutral city as any other: what defends it is its own.
        s.level[squareAt(s.rules.columns, item(VALLEYS, valley).centre)] = HIGHEST_LEVEL;
      }
      layConnection(s);
      touchMap(s);
    },
  },
  { name: 'underGates', after: 'valleys', lay: hideGreats },
];

/** The cards of some squares at random on these squares. The roads stay: they are those of the place. */
function mix(s: GameState, squares: readonly Square[]): void {
  const cards = squares.map((square) => at(s.tile, square));
  for (const square of squares) s.tile[square] = item(cards.splice(pick(s, cards.length), 1), 0);
}

/** The pass lies there already; the bridge comes in its place if it is agreed on, or if chance wants it. */
function layConnection(s: GameState): void {
  const agreed = agreedNumber(s.rules.config, 'connection', BY_CHANCE);
  const chosen = agreed === BY_CHANCE ? item([PASS, BRIDGE], pick(s, 2)) : agreed;
  if (chosen === PASS) return;
  const bridge = s.rules.kindOf.indexOf(s.rules.named['kingsBridge'] ?? NONE);
  move(s, at(s.tile, CONNECTING_SQUARE), BOX);
  move(s, bridge, BOARD);
  s.tile[CONNECTING_SQUARE] = bridge;
}

/**
 * VAL-08: every gate hides one of the Great Artefacts that do not lie out, with four players a second one. Where those are
 * too few the second ones are left out, and the first ones are taken from what lies out (RULE-62).
 */
function hideGreats(s: GameState): void {
  if (!hasBridge(s)) return;
  const { seats } = s.rules;
  const most = UNDER_GATE[seats] ?? 1;
  for (let each = 0; each < most; each++) {
    if (each > 0 && at(s.size, rest.at(s)) < seats) return;
    for (let gate = 0; gate < seats; gate++)
      move(s, at(s.top, at(s.size, rest.at(s)) > 0 ? rest.at(s) : GREAT), hidden.at(s, gate));
  }
}
