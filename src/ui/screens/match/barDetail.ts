import { space } from '../../theme/tokens';

/** What a player's box shows, from the room it has: four share a phone, two share a tablet. */
export type Detail = 'least' | 'counts' | 'named';

/** The room in points that each needs, with numbers of two digits. */
const ROOM = [['named', 132], ['counts', 98]] as const satisfies readonly (readonly [Detail, number])[];
const ORACLE = 84;

export function detailFor(width: number, players: number, fontScale: number): Detail {
  const room = (width - ORACLE - space.sm * 2 - space.xs * players) / players / Math.max(1, fontScale);
  return ROOM.find(([, least]) => room >= least)?.[0] ?? 'least';
}
