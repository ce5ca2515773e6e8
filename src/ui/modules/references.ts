/** What the reference has of every module. */
import type { GlyphName } from '@/art/glyphs/glyphs';
import { fanaticsReference } from './fanatics/reference';
import { bilkarrReference } from './bilkarr/reference';
import { fateReference } from './fate/reference';
import { gatesReference } from './gates/reference';
import { heroicReference } from './heroic/reference';
import { metamorphaReference } from './metamorpha/reference';
import { nocitiesReference } from './nocities/reference';
import { PRICE_BLOCKS, type Price } from '../game/price';
import type { Bonus } from '../game/bonus';
import type { ModuleReference } from './reference';
import { stormgatesReference } from './stormgates/reference';
import { tradeReference } from './trade/reference';
import { royalsReference } from './royals/reference';
import { unboundReference } from './unbound/reference';
import { valleysReference } from './valleys/reference';
import { VOLCANO_GLYPH, volcanoReference } from './volcano/reference';

export const MODULE_REFERENCES: readonly ModuleReference[] = [
  nocitiesReference,
  volcanoReference,
  unboundReference,
  gatesReference,
  stormgatesReference,
  tradeReference,
  fateReference,
  metamorphaReference,
  royalsReference,
  heroicReference,
  fanaticsReference,
  bilkarrReference,
  valleysReference,
];

/** On the chapter of scenarios: the largest of them. */
export const SCENARIOS_GLYPH: GlyphName = VOLCANO_GLYPH;

export const moduleFacts = (): Readonly<Record<string, number>> =>
  Object.assign({}, ...MODULE_REFERENCES.map(({ facts }) => facts?.() ?? {}));

/** Everything that modules ask a price for, block by block. */
export const MODULE_PRICES: readonly Price[] = PRICE_BLOCKS.flatMap((block) =>
  MODULE_REFERENCES.flatMap(({ prices = [] }) => prices.filter((price) => price.block === block)),
);

/** What modules add to a side of a battle. */
export const MODULE_BONUSES: readonly Bonus[] = MODULE_REFERENCES.flatMap(({ bonuses = [] }) => bonuses);
