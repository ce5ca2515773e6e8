/** Positions with the Great Artefacts of The Stormgates. */
import type { GameState } from '@battalia/engine/testing';
import { attack, cityAt, configWith, field, fight, lay, stand, TARGET, type Field } from './battlefield';
import { card, play, type CardName } from './support';

export const RELICS = configWith(['stormgates', 'relics']);
export const relics = (spec: Field = {}): GameState => field({ config: RELICS, day: 7, ...spec });

/** Seat 0 has attacked with these, seat 1 defends a city of level 1 with those. */
export function defending(
  attackers: readonly CardName[],
  defenders: readonly CardName[],
  spec: Field = {},
  kept: readonly CardName[] = [],
): GameState {
  let s = relics({
    level: 1,
    heroes: { 0: [[4, 3]] },
    ...spec,
    hands: { 0: ['barfolk weapon', ...attackers, ...kept], 1: defenders },
  });
  s = play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')));
  for (const name of attackers) s = play(s, lay(card(s, 0, name)));
  return play(s, stand, fight());
}

/** The defender holds the Mask, and there is more than one unit to take. */
export const masked = (spec: Field = {}): GameState =>
  defending(['barfolk friman', 'barfolk chief', 'barfolk lord'], ['mask', 'cloudborn friman', 'cloudborn lord'], spec);
