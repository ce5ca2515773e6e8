/** What Metamorpha grants on each terrain (META-03), and how much of it. */
import type { TerrainName } from '../../core/components';

/** Steps of a hero in the woods. */
export const WOODS_STEPS = 3;
/** Cards that may be drawn in the jungle. */
export const JUNGLE_CARDS = 2;
/** How often a unit counts on the frost fields. */
export const FROST_COPIES = 2;

/** A gift, and the question that it asks, is named after its terrain. */
export type Gift = TerrainName;
