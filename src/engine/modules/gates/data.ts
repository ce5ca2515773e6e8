/** The gates and the twelve storm effects, as cards. */
import type { Printing } from '../../core/box';
import { FACTION_NAMES } from '../../core/components';
import { EAST, NORTH, SOUTH, WEST, type KindDef } from '../../core/kinds';

/** GATE-04, in the order of their numbers. */
export const STORMS = [
  'stormArtefact',
  'stormLord',
  'stormDraw',
  'stormRoad',
  'stormFate',
  'stormHero',
  'stormLand',
  'stormEcho',
  'stormRank',
  'stormCity',
  'stormLimbo',
  'stormTent',
] as const;
export type Storm = (typeof STORMS)[number];

const storm = <N extends Storm>(name: N) => ({ name, class: 'other' }) as const satisfies KindDef;

export const KINDS = [
  /** GATE-01: a crossroad that nobody builds or owns. */
  { name: 'gate', class: 'tile', roads: NORTH | EAST | SOUTH | WEST },
  storm('stormArtefact'),
  storm('stormLord'),
  storm('stormDraw'),
  storm('stormRoad'),
  storm('stormFate'),
  storm('stormHero'),
  storm('stormLand'),
  storm('stormEcho'),
  storm('stormRank'),
  storm('stormCity'),
  storm('stormLimbo'),
  storm('stormTent'),
] as const satisfies readonly KindDef[];

/** GATE-01: one for each faction, of its terrain; its number is that of the faction, from 1. */
export const PRINTINGS: readonly Printing[] = [
  ...FACTION_NAMES.map((_name, faction): Printing => ({ kind: 'gate', faction })),
  ...STORMS.map((kind): Printing => ({ kind })),
];
