/** How far an undo may go: to the last thing that could not be known before. */
import { at, decision, DECKS, nationOf, toMove, type GameState } from '@battalia/engine';

/** Why one cannot go back beyond a step: chance was asked, a card came to light, another person has decided. */
export type Reveal = 'chance' | 'topCard' | 'otherPlayer';

/** Also when nothing was done yet, or nothing that these rules can follow. */
export type UndoStop = Reveal | 'nothing' | 'older';

/** What the step from one state to the next has brought to light, or null. */
export function revealed(before: GameState, after: GameState): Reveal | null {
  if (
    before.rngA !== after.rngA ||
    before.rngB !== after.rngB ||
    before.rngC !== after.rngC ||
    before.rngD !== after.rngD
  )
    return 'chance';
  // Taking from the pool shows a new top card, drawing a shorter nation, a search the cards of a pile.
  for (let zone = 0; zone < DECKS; zone++) {
    if (at(before.top, zone) !== at(after.top, zone) && at(after.size, zone) > 0) return 'topCard';
  }
  for (let seat = 0; seat < before.rules.seats; seat++)
    if (at(after.size, nationOf(seat)) < at(before.size, nationOf(seat))) return 'topCard';
  const question = decision(after)?.kind;
  if (question === 'summon' || question === 'borrow' || question === 'hoard') return 'topCard';
  return toMove(before) !== toMove(after) ? 'otherPlayer' : null;
}
