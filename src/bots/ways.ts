/** How far it is for a hero: along roads, and over empty squares where a road could still be built. */
import {
  at,
  EMPTY,
  FAR,
  isFreeStep,
  mayStep,
  NONE,
  stepsFromAny,
  type GameState,
  type Seat,
  type Square,
} from '@battalia/engine';

const MAX_SQUARES = 128;
const queue = new Int16Array(MAX_SQUARES);
const isQueued = new Uint8Array(MAX_SQUARES);

/**
 * Fills `ways` with the steps to each square from the nearest of the first `count` squares of `from`, an empty one counted as
 * `gap`. FAR: no road can ever lead there. What is farther than `most` is not looked for.
 */
export function fillWays(
  s: GameState,
  seat: Seat,
  from: Int16Array,
  count: number,
  gap: number,
  ways: Float64Array,
  most = FAR - 1,
): void {
  const { squares, neighbours } = s.rules;
  const steps = stepsFromAny(s, seat, from, count, most);
  let head = 0;
  let waiting = 0;
  const enqueue = (square: Square) => {
    if (isQueued[square] === 1) return;
    isQueued[square] = 1;
    queue[(head + waiting++) % MAX_SQUARES] = square;
  };
  for (let square = 0; square < squares; square++) {
    const way = steps[square] ?? FAR;
    ways[square] = way;
    if (way !== FAR) enqueue(square);
  }
  while (waiting > 0) {
    const square = at(queue, head);
    head = (head + 1) % MAX_SQUARES;
    waiting--;
    isQueued[square] = 0;
    const way = ways[square] ?? FAR;
    if (way > most) continue;
    for (let side = 0; side < 4; side++) {
      const other = neighbours[square * 4 + side] ?? NONE;
      if (other === NONE || (ways[other] ?? 0) <= way || !mayLead(s, seat, square, other, side)) continue;
      const there = way + (s.tile[other] === EMPTY ? gap : isFreeStep(s, seat, other) ? 0 : 1);
      if (there >= (ways[other] ?? FAR)) continue;
      ways[other] = there;
      enqueue(other);
    }
  }
}

/** HERO-03, BUILD-03: whether a road leads over this side, or one could be built. */
function mayLead(s: GameState, seat: Seat, square: Square, other: Square, side: number): boolean {
  const isBuilt = at(s.tile, square) >= 0;
  if (at(s.tile, other) >= 0) {
    if (!isBuilt) return (at(s.roads, other) & (1 << ((side + 2) & 3))) !== 0;
    return mayStep(s, seat, square, side);
  }
  return s.tile[other] === EMPTY && (!isBuilt || (at(s.roads, square) & (1 << side)) !== 0);
}
