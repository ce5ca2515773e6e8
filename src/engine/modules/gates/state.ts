/** What the gates add to the state. */
import { at, item, NONE } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import type { Box } from '../../core/box';
import { perHero } from '../../core/own';
import { kindOf, type GameState, type Square } from '../../core/state';
import { pile } from '../../core/zones';
import { STORMS, type Storm } from './data';

/** GATE-02: the hero has jumped this turn. */
export const jumped = perHero('uint8', { most: 1 });

const isStorm = ({ names }: Box, kind: Kind): boolean => STORMS.some((storm) => storm === item(names, kind));

/** GATE-03: face down, and what was used: open, the latest on top. */
export const storms = pile({ sees: 'nobody', holds: isStorm });
export const used = pile({ sees: 'all', holds: isStorm });

export const state = { jumped } as const;
export const zones = { storms, used } as const;

// ---------------------------------------------------------------- reading

export const isGate = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === s.rules.named['gate'];

/** The squares of the gates, none of them before they are laid. */
export function gatesOf(s: GameState): Square[] {
  const gates: Square[] = [];
  const gate = s.rules.named['gate'] ?? NONE;
  for (let square = 0; square < s.rules.squares; square++) {
    const tile = at(s.tile, square);
    if (tile >= 0 && kindOf(s, tile) === gate) gates.push(square);
  }
  return gates;
}

/** Which effect a card is. */
export const stormOf = (s: GameState, card: number): Storm => {
  const name = item(s.rules.names, kindOf(s, card));
  const storm = STORMS.find((known) => known === name);
  if (storm === undefined) throw new Error(`${name} is no storm effect`);
  return storm;
};
