/** Who sees which card. */
import type { Card } from '../core/components';
import { asked, askedOf, factsOf } from '../core/decision';
import { at, item } from '../core/ints';
import { BOARD, BOX, kindOf, seatOfZone, type GameState, type Zone } from '../core/state';
import { SEES_ALL, SEES_NONE } from '../core/zones';
import type { Viewer } from './view';

/** What a viewer sees of a zone: SEES_NONE, SEES_TOP, SEES_ALL. */
export const sightOf = (s: GameState, viewer: Viewer, zone: Zone): number =>
  at(viewer === seatOfZone(s, zone) ? s.rules.ownerSees : s.rules.othersSee, zone);

export const seesAll = (s: GameState, viewer: Viewer, zone: Zone): boolean => sightOf(s, viewer, zone) === SEES_ALL;

/** Whether a viewer has been shown a card that is otherwise secret; whose it is needs no showing. The table knows what all know. */
export function isShown(s: GameState, viewer: Viewer, card: Card): boolean {
  const shown = at(s.shown, card);
  if (viewer !== 'table') return (shown & (1 << viewer)) !== 0;
  const owner = seatOfZone(s, at(s.zone, card));
  return (owner < 0 ? shown : shown | (1 << owner)) === (1 << s.rules.seats) - 1;
}

/** Whether a viewer sees a card where it lies. */
export function isSeen(s: GameState, viewer: Viewer, card: Card): boolean {
  const zone = at(s.zone, card);
  if (zone === BOX) return at(s.rules.hides, kindOf(s, card)) === 0;
  if (zone === BOARD) return at(s.down, s.tile.indexOf(card)) === 0;
  const sight = sightOf(s, viewer, zone);
  if (sight !== SEES_NONE && (sight === SEES_ALL || at(s.top, zone) === card)) return true;
  return isShown(s, viewer, card) || looksAt(s, viewer, zone, card);
}

/** Whether a viewer is looking at a card right now, among those of a zone to take one from. */
function looksAt(s: GameState, viewer: Viewer, zone: Zone, card: Card): boolean {
  if (s.frames === 0) return false;
  const { choice } = item(s.rules.questions, asked(s)).question;
  if (!choice || (choice.open !== true && askedOf(s) !== viewer)) return false;
  const facts = factsOf(s);
  return choice.from(s, askedOf(s), facts) === zone && (choice.fits?.(s, askedOf(s), card, facts) ?? true);
}
