/** The way to a fate card, for positions that are laid by hand. */
import { fateState, NONE, type ActionOf, type GameState, type Zone } from '@battalia/engine/testing';
import { move } from '../../src/engine/core/piles';
import { attack, configWith, field, lay, RUINS_SQUARE, stand, type Field } from './battlefield';
import { card, hand, named, play } from './support';

export const FATE = configWith(['stormgates', 'trade', 'relics', 'fate']);
export type Fate = 'fate1' | 'fate2' | 'fate3';

export const restOf = (s: GameState): Zone => s.rules.piles.find(({ name }) => name === 'rest')?.zone ?? NONE;
export const fatesOf = (s: GameState): Zone => fateState.fates.at(s);
export const drawFate: ActionOf<'drawFate'> = { kind: 'drawFate' };

/** Puts a fate card on top of the three. */
export function onTop(s: GameState, fate: Fate): GameState {
  const zone = fatesOf(s);
  move(s, named(s, zone, fate), zone);
  return s;
}

/** Seat 0 has beaten the ruins, and is to choose. */
export function choosing(spec: Field = {}): GameState {
  const s = field({
    config: FATE,
    day: 7,
    great: ['horn', 'crown'],
    heroes: { 0: [[6, 5]] },
    ...spec,
    hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord'], ...spec.hands },
  });
  let state = play(s, attack({ kind: 'ruins', square: RUINS_SQUARE }, card(s, 0, 'weapon')));
  for (const lord of hand(s, 0, 'barfolk lord', 'barfolk lord')) state = play(state, lay(lord));
  return play(state, stand);
}

/** The same after a fate card was drawn. */
export const drawn = (fate: Fate, spec: Field = {}): GameState => play(onTop(choosing(spec), fate), drawFate);

/** The same while the rest pile is looked through. */
export const searchingRest = (spec: Field = {}): GameState =>
  play(drawn('fate3', spec), { kind: 'followFate', stardust: false });
