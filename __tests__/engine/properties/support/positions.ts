/** Positions out of random games, and hands that random play seldom holds. */
import {
  clone,
  createGame,
  decision,
  generate,
  handOf,
  item,
  newChance,
  pick,
  playedOf,
  AFFECTED,
  cardsIn,
  copiesLeft,
  factionOf,
  NONE,
  toMove,
  UNIVERSAL,
  WILD,
  type Action,
  type Card,
  type DecisionKind,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import { move } from '../../../../src/engine/core/piles';
import { midgame } from '../../walk';
import { wander, type Wandering } from '../../wander';
import { configOf } from './mixes';
import { choose, someTemper } from './players';

/** A numbered game at its start; every other one in full swing, because random play seldom gets that far by itself. */
export function startOf(seed: string, number: number): GameState {
  const config = configOf(seed, number);
  return isRich(number) ? midgame(config, `${seed} ${number}`) : createGame(config, `${seed} ${number}`);
}

/** Over all mixes, which come in turn, so that each is played from both starts. */
export const isRich = (number: number): boolean => number % 2 === 1;

/** Plays a numbered random game by players of different tempers. */
export function walk(seed: string, number: number, watched: Pick<Wandering, 'look' | 'until'>): void {
  const start = startOf(seed, number);
  const chance = newChance(`players ${seed} ${number}`);
  const tempers = Array.from({ length: start.rules.seats }, () => someTemper(chance));
  const actions: Action[] = [];
  wander(start, chance, {
    ...watched,
    choose(s) {
      actions.length = 0;
      generate(s, actions);
      return choose(s, actions, item(tempers, toMove(s)), chance);
    },
  });
}

/** One position of each of so many games, at some node where this is asked. */
export function positionsAt(
  kinds: readonly DecisionKind[],
  seed: string,
  count: number,
  fits: (s: GameState) => boolean = () => true,
): readonly GameState[] {
  const found: GameState[] = [];
  for (let number = 0; found.length < count; number++) {
    if (number > count * 40) throw new Error(`random games hardly ever ask ${kinds.join(' or ')}`);
    const chance = newChance(`position ${seed} ${number}`);
    let wait = pick(chance, 40);
    let last: GameState | undefined;
    walk(seed, number, {
      until(s) {
        const open = decision(s);
        if (open === null || !kinds.includes(open.kind) || !fits(s)) return false;
        last = clone(s);
        return wait-- === 0;
      },
    });
    if (last !== undefined) found.push(last);
  }
  return found;
}

/** A card for a hand, and what this turn has done to it. */
export interface Held {
  readonly card: Card;
  /** The amulet's 2 or 3, its 6, or nothing. */
  readonly charm: 0 | 2 | 3 | 'wild';
  /** On the table, with copies left (LINE-04). */
  readonly forked: boolean;
  /** From an opponent's nation (GA-08). */
  readonly borrowed: boolean;
}

/** The same position with another hand; what was in it goes under the table. */
export function dealt(position: GameState, seat: Seat, hand: readonly Held[]): GameState {
  const s = clone(position);
  for (const zone of [handOf(seat), playedOf(seat)]) for (const card of cardsIn(s, zone)) clearCard(s, card, seat);
  for (const { card, charm, forked, borrowed } of hand) {
    if (s.tile.includes(card)) continue;
    clearCard(s, card, seat);
    move(s, card, handOf(seat));
    // ART-04: no amulet works on a universal card.
    s.mark[card] = charm === 0 || factionOf(s, card) === UNIVERSAL ? 0 : AFFECTED | (charm === 'wild' ? WILD : charm);
    if (borrowed) {
      s.lender[card] = ((seat + 1) % s.rules.seats) + 1;
      s.lent++;
    }
    const copies = copiesLeft(s, seat, card);
    if (!forked || copies < 2) continue;
    move(s, card, playedOf(seat));
    s.left[card] = copies - 1;
  }
  return s;
}

function clearCard(s: GameState, card: Card, seat: Seat): void {
  if (s.lender[card] !== 0) s.lent--;
  s.lender[card] = 0;
  s.mark[card] = 0;
  s.left[card] = 0;
  s.laid[card] = 0;
  s.host[card] = NONE;
  // The nation of somebody else: out of the way, still in the game.
  move(s, card, handOf((seat + 1) % s.rules.seats));
}
