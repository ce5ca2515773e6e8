/** The letter that leads to a group of what can be done. */
import type { Group } from '../../../deeds/look';

export const GROUP_KEYS: Readonly<Record<Group, string>> = {
  choice: 'c',
  battle: 'f',
  pool: 'h',
  build: 'b',
  heroes: 'g',
  artefacts: 'a',
  ambush: 's',
  other: 'o',
  turn: 't',
};

/** What the part of the screen that a group is listed in is called on the page. */
export const groupPart = (group: Group): string => `group-${group}`;
/** Where the turn goes on. */
export const TURN_PART = 'turn-bar';
/** Where it is left: nothing that goes by itself leads there. */
export const LEAVE_PART = 'turn-end';
/** What is chosen on the map, and what is laid out. */
export const SQUARE_PART = 'chosen-square';
export const LINES_PART = 'open-lines';
