/** What the new Great Artefacts add to the state. */
import { forGame, perSquare } from '../../core/own';

/** The seat that has put the Cloak over a city, plus one; 0 for all others (GA2-04). */
export const cloaks = perSquare('uint8', { most: (rules) => rules.seats });

/** The figure that the Lost Scroll has brought, by its number plus one, until the next checkpoint (GA2-07). */
export const guest = forGame('uint8', {
  most: ({ modules }) => modules.filter(({ figure }) => figure !== undefined).length,
});

export const state = { cloaks, guest } as const;
