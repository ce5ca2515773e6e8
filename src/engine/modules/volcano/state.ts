/** What the volcano adds to the state. */
import { FACTION_NAMES } from '../../core/components';
import { squareAt } from '../../core/geometry';
import { isGreat } from '../../core/kinds';
import { perSeat } from '../../core/own';
import { pile } from '../../core/zones';
import { VOLCANO } from './data';

/** Bit per faction whose sanctuary the seat has beaten (VOL-02). */
export const seals = perSeat('uint8', { most: (1 << FACTION_NAMES.length) - 1 });

/** By faction: the Great Artefacts hidden under its sanctuary (VOL-03). */
export const hoards = pile({
  count: VOLCANO.sanctuaries.length,
  sees: 'nobody',
  holds: isGreat,
  squares: (s) => VOLCANO.sanctuaries.map(({ place }) => squareAt(s.rules.columns, place)),
});

export const state = { seals } as const;
export const zones = { hoard: hoards } as const;
