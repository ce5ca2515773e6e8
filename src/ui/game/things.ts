/** Everything that a line of cards pays for, with the costs of the engine. */
import {
  assertNever,
  CITY_COSTS,
  CREATE_COSTS,
  FRIMAN,
  HERO_COST,
  HIRE_COSTS,
  JUNCTION_COST,
  SIMPLE_ROAD_COST,
  UPGRADE_COSTS,
  type Cost,
  type Kind,
} from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { Translate } from '@/i18n/message';
import { capital } from '../text/capital';
import { kindText } from '../text/cards';
import { kindName } from '../text/kindName';
import { MODULE_PRICES } from '../modules/references';
import type { Price } from './price';

export type Thing =
  | { readonly kind: 'hire'; readonly unit: Kind; readonly cost: Cost }
  | { readonly kind: 'create'; readonly artefact: Kind; readonly cost: Cost }
  | { readonly kind: 'city'; readonly level: number; readonly cost: Cost }
  | { readonly kind: 'upgrade'; readonly level: number; readonly cost: Cost }
  | { readonly kind: 'road'; readonly junction: boolean; readonly cost: Cost }
  | { readonly kind: 'hero'; readonly cost: Cost }
  /** What a module asks a line for; `way`: which of its lines. */
  | { readonly kind: 'price'; readonly price: Price; readonly way: number; readonly cost: Cost };

export type ThingKind = Thing['kind'];

/** In the order in which they are listed. */
export const THING_KINDS = [
  'hire',
  'create',
  'city',
  'upgrade',
  'road',
  'hero',
  'price',
] as const satisfies readonly ThingKind[];

export const THINGS: readonly Thing[] = [
  ...HIRE_COSTS.map((cost, rank): Thing => ({ kind: 'hire', unit: FRIMAN + rank, cost })),
  ...CREATE_COSTS.map(([artefact, cost]): Thing => ({ kind: 'create', artefact, cost })),
  ...CITY_COSTS.map((cost, i): Thing => ({ kind: 'city', level: i + 1, cost })),
  // Nothing is upgraded to level 1.
  ...UPGRADE_COSTS.map((cost, i): Thing => ({ kind: 'upgrade', level: i + 1, cost })).slice(1),
  { kind: 'road', junction: false, cost: SIMPLE_ROAD_COST },
  { kind: 'road', junction: true, cost: JUNCTION_COST },
  { kind: 'hero', cost: HERO_COST },
];

/** With what the modules of the expansion ask a line for. */
export const ALL_THINGS: readonly Thing[] = [
  ...THINGS,
  ...MODULE_PRICES.flatMap((price): readonly Thing[] =>
    price.paid.kind !== 'line' || price.does === undefined
      ? []
      : price.paid.ways.map((cost, way) => ({ kind: 'price', price, way, cost })),
  ),
];

export const thingsOf = (kind: ThingKind): readonly Thing[] => THINGS.filter((thing) => thing.kind === kind);

/** A short name that stays the same between versions, for keys and for what is stored. */
export function thingId(thing: Thing): string {
  switch (thing.kind) {
    case 'hire':
      return `hire-${kindName(thing.unit)}`;
    case 'create':
      return `create-${kindName(thing.artefact)}`;
    case 'city':
      return `city-${thing.level}`;
    case 'upgrade':
      return `upgrade-${thing.level}`;
    case 'road':
      return thing.junction ? 'junction' : 'road';
    case 'hero':
      return 'hero';
    case 'price':
      return thing.way === 0 ? thing.price.id : `${thing.price.id}-${thing.way + 1}`;
    default:
      return assertNever(thing);
  }
}

export const thingById = (id: string): Thing | undefined => ALL_THINGS.find((thing) => thingId(thing) === id);

/** What it is called on a line of the list under its heading. */
export function thingText(t: Translate, thing: Thing): string {
  switch (thing.kind) {
    case 'hire':
      return capital(kindText(t, thing.unit));
    case 'create':
      return capital(kindText(t, thing.artefact));
    case 'city':
      return t('ref.cost.city', { level: thing.level });
    case 'upgrade':
      return t('ref.cost.upgrade', { level: thing.level });
    case 'road':
      return t(thing.junction ? 'ref.cost.junction' : 'ref.cost.road');
    case 'hero':
      return capital(t('term.hero'));
    case 'price':
      return thing.price.name(t);
    default:
      return assertNever(thing);
  }
}

/** What it is called when nothing stands above it: 'Hire a priest', 'City of level 2'. */
export function thingSentence(t: Translate, thing: Thing): string {
  switch (thing.kind) {
    case 'hire':
      return t('ref.do.hire', { what: kindText(t, thing.unit) });
    case 'create':
      return t('ref.do.create', { what: kindText(t, thing.artefact) });
    case 'city':
      return t('ref.do.city', { level: thing.level });
    case 'upgrade':
      return t('ref.do.upgrade', { level: thing.level });
    case 'road':
      return t(thing.junction ? 'ref.do.junction' : 'ref.do.road');
    case 'hero':
      return t('ref.do.hero');
    case 'price':
      return thing.price.does?.(t) ?? thing.price.name(t);
    default:
      return assertNever(thing);
  }
}

export function thingGlyph(thing: Thing): GlyphName {
  switch (thing.kind) {
    case 'hire':
      return kindName(thing.unit);
    case 'create':
      return kindName(thing.artefact);
    case 'city':
    case 'upgrade':
      return 'city4';
    case 'road':
      return thing.junction ? 'crossroad' : 'straight';
    case 'hero':
      return 'hero1';
    case 'price':
      return thing.price.glyph;
    default:
      return assertNever(thing);
  }
}
