/** How far an undo may go: to the last thing that could not be known before. */
import { at, nationOf, SEES_ALL, toMove, viewFor, type GameState } from '@battalia/engine';

/** Why one cannot go back beyond a step: chance was asked, a card came to light, another person has decided. */
export type Reveal = 'chance' | 'topCard' | 'otherPlayer';

/** Also when nothing was done yet, or nothing that these rules can follow. */
export type UndoStop = Reveal | 'nothing' | 'older';
/** Whether cards that lay face down are being looked at by whoever is asked. */
function hasSearched(s: GameState): boolean {
  if (s.frames === 0) return false;
  const open = viewFor(s, toMove(s)).decision;
  const known = viewFor(s, 'table').decision;
  return (
    open !== null &&
    'choice' in open &&
    open.choice.cards !== null &&
    known !== null &&
    'choice' in known &&
    known.choice.cards === null
  );
}

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
  const { deckKinds, deckOf, othersSee, piles, seats, squares } = before.rules;
  const newTop = (zone: number): boolean => at(before.top, zone) !== at(after.top, zone) && at(after.size, zone) > 0;
  if (deckKinds.some((kind) => newTop(at(deckOf, kind)))) return 'topCard';
  for (let seat = 0; seat < seats; seat++) {
    if (at(after.size, nationOf(seat)) < at(before.size, nationOf(seat))) return 'topCard';
    if (at(after.known, seat) > at(before.known, seat)) return 'topCard';
  }
  // The same with what modules keep hidden.
  for (const { zone } of piles)
    if (at(othersSee, zone) !== SEES_ALL && (newTop(zone) || at(after.size, zone) < at(before.size, zone)))
      return 'topCard';
  for (let square = 0; square < squares; square++)
    if (at(before.down, square) > at(after.down, square)) return 'topCard';
  if (hasSearched(after)) return 'topCard';
  return toMove(before) !== toMove(after) ? 'otherPlayer' : null;
}
