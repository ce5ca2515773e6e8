/** What kings and queens add to the state. */
import type { Kind } from '../../core/kinds';
import type { Box } from '../../core/box';
import { pile } from '../../core/zones';

export const isRoyal = ({ named }: Pick<Box, 'named'>, kind: Kind): boolean =>
  kind === named['queen'] || kind === named['king'];

/** SG-08: royals of the players' factions that nobody has earned yet, beside the board. */
export const court = pile({ sees: 'all', holds: isRoyal });

export const zones = { court } as const;
