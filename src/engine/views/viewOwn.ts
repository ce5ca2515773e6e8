/** What a viewer may know of the numbers that modules count. */
import { HEROES } from '../core/components';
import { at, item, NONE } from '../core/ints';
import type { Per } from '../core/layout';
import type { OwnField } from '../core/own';
import { seatOfZone, type GameState, type Seat } from '../core/state';
import { ownerOf } from './cards';
import { isSeen } from './sight';
import type { OwnView, Viewer } from './view';

const NOTHING: OwnView = {};

export function viewOwn(s: GameState, viewer: Viewer): OwnView {
  const { own } = s.rules.layout;
  if (own.length === 0) return NOTHING;
  const view: Record<string, Record<string, readonly number[]>> = {};
  for (let i = 0; i < own.length; i++) {
    const { module, field, def } = item(own, i);
    const numbers = Array.from(item(s.own, i));
    (view[module] ??= {})[field] =
      def.seen === 'all' ? numbers : numbers.map((number, j) => (isOwnSeen(s, def, viewer, j) ? number : def.blank));
  }
  return view;
}

/** Whether a viewer may know a number of a module. */
function isOwnSeen(s: GameState, { seen, per }: OwnField, viewer: Viewer, i: number): boolean {
  if (typeof seen === 'function') return seen(s, viewer, i);
  switch (seen) {
    case 'all':
      return true;
    case 'nobody':
      return false;
    case 'face':
      return isSeen(s, viewer, i);
    case 'owner':
      return viewer === ownerOfNumber(s, per, i);
  }
}

/** The seat that a number belongs to, or NONE. */
function ownerOfNumber(s: GameState, per: Per, i: number): Seat {
  switch (per) {
    case 'card':
      return ownerOf(s, i);
    case 'zone':
      return seatOfZone(s, i);
    case 'square':
      return at(s.holder, i);
    case 'seat':
      return i;
    case 'hero':
      return Math.floor(i / HEROES);
    case 'frame':
    case 'game':
      return NONE;
  }
}
