/** What teams add to the state. */
import { forGame } from '../../core/own';

/** TEAM-03. */
export const MOST_ATTACKS = 2;

/** Combats of this turn, counted where they are limited. */
export const attacks = forGame('uint8', { most: MOST_ATTACKS });

export const state = { attacks } as const;
