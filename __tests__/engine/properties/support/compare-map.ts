/** Where cards go, and which squares are closed: the engine against the brute force. */
import {
  clone,
  IMPASSABLE,
  item,
  legalActions,
  PLACE,
  pick,
  refusal,
  refusePlace,
  step,
  toMove,
  type Action,
  type Chance,
  type GameState,
  type KindName,
  type Seat,
} from '@battalia/engine/testing';
import {
  CITY_KINDS,
  everySquare,
  hasFreeToken,
  impassableSquares,
  kindNumber,
  mayPlace,
  roadsWhenTurned,
  TERRAIN_KINDS,
} from '../brute/board';

/** The same position with the question where a card of this kind is to go: its price is paid. */
export function asking(position: GameState, seat: Seat, kind: KindName, level: number): GameState {
  const s = clone(position);
  [PLACE, seat, kindNumber(kind), level].forEach((fact, i) => (s.pending[i] = fact));
  s.frames = 1;
  return s;
}

/** Turns that look like an earlier one have no number of their own: a straight road has two turns, a crossroad one. */
const isFirstOfItsLook = (kind: KindName, quarters: number): boolean => {
  const look = roadsWhenTurned(kind, quarters).join();
  return [0, 1, 2, 3].findIndex((other) => roadsWhenTurned(kind, other).join() === look) === quarters;
};

/** Every square and turn for a kind of card. */
export function comparePlaces(position: GameState, seat: Seat, kind: KindName): readonly string[] {
  const problems: string[] = [];
  const s = asking(position, seat, kind, CITY_KINDS.includes(kind) ? 1 : 0);
  const expected: string[] = [];
  for (let square = -1; square <= s.rules.squares; square++) {
    for (let turn = 0; turn < 4; turn++) {
      const legal =
        everySquare(s).includes(square) && isFirstOfItsLook(kind, turn) && mayPlace(s, seat, kind, square, turn);
      const action: Action = { kind: 'place', square, quarters: turn };
      if (legal) expected.push(`${square} ${turn}`);
      const refusals = [refusal(s, action), refusePlace(s, seat, kindNumber(kind), square, turn)];
      for (const violation of refusals) {
        if (legal && violation) problems.push(`${kind} refused (${violation.code}): ${square} turned ${turn}`);
        if (!legal && !violation) problems.push(`${kind} accepted: ${square} turned ${turn}`);
      }
    }
  }
  const offered = legalActions(s).map((action) =>
    action.kind === 'place' ? `${action.square} ${action.quarters}` : action.kind,
  );
  if (offered.join() !== expected.join())
    problems.push(`${kind} offered ${offered.join()} instead of ${expected.join()}`);
  return problems.slice(0, 5);
}

/** Squares that are marked impassable and should not be, or the other way round. */
export function compareImpassable(s: GameState): readonly string[] {
  const closed = impassableSquares(s);
  return everySquare(s)
    .filter((square) => closed.has(square) !== (s.tile[square] === IMPASSABLE))
    .map((square) => `square ${square} should be ${closed.has(square) ? 'impassable' : 'open'}`);
}

/**
 * Lays card after card without a price, for whoever can, until nobody can or the game ends: maps that random play
 * never fills. `visit` sees every one of them.
 */
export function crowd(s: GameState, chance: Chance, visit: (s: GameState) => void): void {
  const turn = toMove(s);
  for (let tries = 0; tries < 200 && s.over === 0; tries++) {
    const seat = pick(chance, s.rules.seats);
    const kind = item(TERRAIN_KINDS, pick(chance, TERRAIN_KINDS.length));
    const level = CITY_KINDS.includes(kind) ? 1 + pick(chance, 4) : 0;
    if ((s.size[kindNumber(kind)] ?? 0) === 0 || (level > 0 && !hasFreeToken(s, seat, level))) continue;
    const actions = legalActions(asking(s, seat, kind, level));
    if (actions.length === 0) continue;
    s.copyFrom(asking(s, seat, kind, level));
    step(s, item(actions, pick(chance, actions.length)));
    visit(s);
  }
  s.turn = turn;
}
