import { space } from '../../../theme/tokens';

/** What a player's box shows, from the room it has: four share a phone, two share a tablet. */
export type Detail = 'least' | 'tight' | 'counts' | 'roomy';

/** Where the name stands: on a screen too low for another line a narrow box does without, and the emblem tells who it is. */
export type Naming = 'beside' | 'above' | 'none';

/** The room in points that each needs, with numbers of two digits. */
const ROOM = [
  ['roomy', 142],
  ['counts', 98],
  ['tight', 70],
] as const satisfies readonly (readonly [Detail, number])[];
const ORACLE = 84;
/** What the frame around partners takes of it. */
const FRAME = 8;

/** The height from which a line more takes nothing from the map that would be missed. */
export const TALL = 700;

/** What each player's box may take of a line beside the oracle. */
export const shareOf = (width: number, players: number): number =>
  (width - ORACLE - space.sm * 2 - space.xs * players) / players;

export function detailFor(width: number, players: number, fontScale: number): Detail {
  const room = shareOf(width, players) / Math.max(1, fontScale);
  return ROOM.find(([, least]) => room >= least)?.[0] ?? 'least';
}

/** How the boxes of all players stand: in one line, in two, or by teams, each a column or a line of its own. */
export interface Standing {
  readonly lines: 'one' | 'two' | 'columns' | 'rows';
  readonly detail: Detail;
}

const isPoor = (detail: Detail): boolean => detail === 'least';

/** `team`: how many play together at most; 1 where everybody plays alone. */
export function standingFor(width: number, players: number, team: number, fontScale: number): Standing {
  const alone = detailFor(width, players, fontScale);
  if (team <= 1) {
    // No number is left out for want of room while there is a second line to be had.
    const beside = Math.ceil(players / 2);
    return players > 4 && isPoor(alone)
      ? { lines: 'two', detail: detailFor(width, beside, fontScale) }
      : { lines: 'one', detail: alone };
  }
  const teams = Math.ceil(players / team);
  if (alone === 'roomy') return { lines: 'one', detail: alone };
  return team > 2
    ? { lines: 'rows', detail: detailFor(width - FRAME, team, fontScale) }
    : { lines: 'columns', detail: detailFor(width - FRAME * teams, teams, fontScale) };
}

export function namingFor(detail: Detail, height: number, fontScale: number): Naming {
  if (detail === 'roomy') return 'beside';
  return height / Math.max(1, fontScale) >= TALL ? 'above' : 'none';
}
