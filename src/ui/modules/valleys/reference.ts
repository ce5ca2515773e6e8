import { valleysData } from '@battalia/engine';
import type { TermKey } from '../../game/terms';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const TERMS: readonly TermKey[] = [
  'term.valleyKings',
  'term.valleyQueens',
  'term.centre',
  'term.building',
  'term.townHall',
  'term.smithy',
  'term.stable',
  'term.arena',
  'term.tavern',
  'term.weavingMill',
  'term.guildOfMagic',
  'term.shop',
  'term.mountainPass',
  'term.kingsBridge',
  'term.booster',
];

const { BUILDING_COST, BUILDING_FORTIFIES, BUILDING_LEVEL, CENTRE_GUARDS, LOWERED, ROAD_COST } = valleysData;

/** Its entries stand in the chapter of the expansion. */
export const valleysReference: ModuleReference = {
  entries: [],
  terms: { map: TERMS },
  proposed: { pl: TERMS, nl: TERMS },
  prices: [
    {
      id: 'exploreRoad',
      block: 'valleys',
      entry: 'valleys',
      glyph: 'valleyRoad',
      name: (t) => t('price.exploreRoad'),
      does: (t) => t('price.exploreRoad.do'),
      paid: { kind: 'line', ways: [ROAD_COST] },
    },
    {
      id: 'exploreBuilding',
      block: 'valleys',
      entry: 'valleys',
      glyph: 'townHall',
      name: (t) => capital(t('term.building')),
      does: (t) => t('price.exploreBuilding.do'),
      paid: { kind: 'line', ways: [BUILDING_COST] },
    },
    {
      id: 'bridgeLevel',
      block: 'valleys',
      entry: 'valley-links',
      glyph: 'kingsBridge',
      name: (t) => t('price.bridgeLevel'),
      paid: { kind: 'any', of: 'great' },
    },
    {
      id: 'bridgeGreat',
      block: 'valleys',
      entry: 'valley-links',
      glyph: 'kingsBridge',
      name: (t) => t('price.bridgeGreat'),
      paid: { kind: 'levels', levels: LOWERED },
    },
  ],
  facts: () => ({
    centre: CENTRE_GUARDS,
    buildingFortifies: BUILDING_FORTIFIES,
    buildingLevel: BUILDING_LEVEL,
  }),
};
