/** What The Stormgates add to the state. */
import { isMixedGreat } from '../../core/kinds';
import { pile } from '../../core/zones';

/** SG-06: the Great Artefacts that lie face down beside the board. Which ones they are is known to all, their order to nobody. */
export const rest = pile({ sees: 'nobody', holds: isMixedGreat });

export const zones = { rest } as const;
