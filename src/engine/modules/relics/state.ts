/** What the new Great Artefacts add to the state. */
import { perSquare } from '../../core/own';

/** The seat that has put the Cloak over a city, plus one; 0 for all others (GA2-04). */
export const cloaks = perSquare('uint8', { most: (rules) => rules.seats });

export const state = { cloaks } as const;
