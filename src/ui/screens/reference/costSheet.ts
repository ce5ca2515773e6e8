/** The cost sheet as data: blocks of lines, each with the cards it takes and the sentence that says the same. */
import {
  assertNever,
  FRIMAN,
  HIRE_COSTS,
  HORSE_STEPS,
  RETREAT_COSTS,
  SUPPLY,
  TENT,
  TENT_COST,
  travelCost,
  WEAPON,
  type Cost,
  type Kind,
} from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { EntryId } from '@/i18n/entryText';
import type { PlainKey, Translate } from '@/i18n/message';
import { TABLE_BOX } from '@/store/tableBox';
import { MODULE_PRICES } from '../../modules/references';
import { capital } from '../../text/capital';
import { costText, kindText } from '../../text/cards';
import { partsOf, type Part } from '../../game/costParts';
import { shortKindText } from '../../game/shortKindText';
import { BLOCK_ENTRY, type AnyOf, type Price, type PriceBlock } from '../../game/price';
import { thingGlyph, thingsOf, thingText, type Thing, type ThingKind } from '../../game/things';

export interface CostLine {
  readonly key: string;
  readonly glyph: GlyphName;
  /** As short as a narrow column needs it. */
  readonly name: string;
  /** One of these ways to pay. */
  readonly ways: readonly (readonly Part[])[];
  /** Instead of cards of a kind: any card, or something else that is no card. */
  readonly given?: { readonly count: number; readonly sign: GlyphName } | { readonly words: string };
  /** Where it goes, or what comes of it. */
  readonly to?: GlyphName;
  /** The whole line for a screen reader. */
  readonly spoken: string;
}

export interface CostBlock {
  readonly key: string;
  readonly title: string;
  readonly entry: EntryId;
  readonly lines: readonly CostLine[];
  /** Stands over the costs and names the one sign they all use. */
  readonly paidWith?: string;
}

function shortText(t: Translate, thing: Thing): string {
  switch (thing.kind) {
    case 'create':
      return shortKindText(t, thing.artefact);
    case 'hire':
      return shortKindText(t, thing.unit);
    default:
      return thingText(t, thing);
  }
}

const spoken = (t: Translate, name: string, cost: string): string => t('ref.cost.line', { name, cost });

function lineOf(t: Translate, thing: Thing): CostLine {
  return {
    key: `${thing.kind} ${thingText(t, thing)}`,
    glyph: thingGlyph(thing),
    name: shortText(t, thing),
    ways: [partsOf(thing.cost)],
    spoken: spoken(t, thingText(t, thing), costText(t, thing.cost)),
  };
}

function priced(
  t: Translate,
  key: string,
  glyph: GlyphName,
  name: string,
  cost: Cost,
  extra: readonly Kind[] = [],
): CostLine {
  const words = [...extra.map((kind) => kindText(t, kind)), costText(t, cost)].join(' + ');
  return {
    key,
    glyph,
    name,
    ways: [[...extra.map((kind) => [kind, 1] as const), ...partsOf(cost)]],
    spoken: spoken(t, name, words),
  };
}

const TITLE_OF: Readonly<Record<ThingKind, PlainKey>> = {
  hire: 'ref.costs.hire',
  create: 'ref.costs.create',
  city: 'ref.costs.city',
  upgrade: 'ref.costs.upgrade',
  road: 'ref.costs.road',
  hero: 'ref.costs.hero',
  price: 'ref.costs.price',
};

const ENTRY_OF: Readonly<Record<ThingKind, EntryId>> = {
  hire: 'hiring',
  create: 'creating',
  city: 'new-city',
  upgrade: 'upgrade-city',
  road: 'roads',
  hero: 'hire-hero',
  price: 'sg-setup',
};

function heroLines(t: Translate): readonly CostLine[] {
  const [hero] = thingsOf('hero');
  return [
    ...(hero === undefined ? [] : [{ ...lineOf(t, hero), name: t('ref.cost.heroHire') }]),
    priced(t, 'move', 'step', t('ref.cost.move'), travelCost(1, 0)),
    priced(t, 'ride', 'step', t('ref.cost.ride', { steps: HORSE_STEPS }), travelCost(HORSE_STEPS, 1)),
  ];
}

/** Attack, retreat, ambush, tents: what has a price but no shop. */
function otherLines(t: Translate): readonly CostLine[] {
  const retreat = RETREAT_COSTS.map(({ steps, cost }) =>
    t('ref.cost.retreat', { steps: steps.join(` ${t('ref.or')} `), cost: costText(t, cost) }),
  );
  return [
    {
      key: 'attack',
      glyph: 'battle',
      name: t('ref.cost.attack'),
      ways: [[[WEAPON, 1]]],
      spoken: spoken(t, t('ref.cost.attack'), t('count.weapon', { count: 1 })),
    },
    {
      key: 'retreat',
      glyph: 'step',
      name: capital(t('ref.cost.flee')),
      ways: RETREAT_COSTS.map(({ cost }) => partsOf(cost)),
      spoken: spoken(t, t('ref.cost.flee'), retreat.join('; ')),
    },
    priced(t, 'tent', 'tent', t('ref.cost.tent'), TENT_COST, [TENT]),
    {
      key: 'ambush',
      glyph: 'ambush',
      name: t('ref.cost.ambush'),
      ways: [],
      given: { count: 1, sign: 'cards' },
      to: 'limbo',
      spoken: spoken(t, t('ref.cost.ambush'), t('ref.cost.suspend')),
    },
  ];
}

export function costBlock(t: Translate, kind: ThingKind): CostBlock {
  return {
    key: kind,
    title: t(TITLE_OF[kind]),
    entry: ENTRY_OF[kind],
    lines: kind === 'hero' ? heroLines(t) : thingsOf(kind).map((thing) => lineOf(t, thing)),
    ...(kind === 'hire' ? { paidWith: shortKindText(t, SUPPLY) } : {}),
  };
}

const otherBlock = (t: Translate): CostBlock => ({
  key: 'other',
  title: t('ref.costs.other'),
  entry: 'other-costs',
  lines: otherLines(t),
});

/** In two columns of the same height on a phone. */
export function costColumns(t: Translate): readonly (readonly CostBlock[])[] {
  return [
    [costBlock(t, 'hire'), costBlock(t, 'city'), costBlock(t, 'upgrade'), costBlock(t, 'road')],
    [costBlock(t, 'create'), costBlock(t, 'hero'), otherBlock(t)],
  ];
}

// ---------------------------------------------------------------- the expansion

const unitCosts = HIRE_COSTS.map(partsOf);

/** Units are hired as ever; their price stands on the second sheet, too, because it is asked for most. */
const hireLine = (t: Translate): CostLine => ({
  key: 'hire',
  glyph: 'friman',
  name: t('ref.cost.units'),
  ways: unitCosts,
  spoken: HIRE_COSTS.map((cost, rank) => spoken(t, kindText(t, FRIMAN + rank), costText(t, cost))).join('; '),
});

/** Any artefact has no sign of its own. */
function anyOf(t: Translate, of: AnyOf): NonNullable<CostLine['given']> {
  switch (of) {
    case 'card':
      return { count: 1, sign: 'cards' };
    case 'artefact':
      return { words: capital(t('term.artefact')) };
    case 'great':
      return { words: t('table.cards.great.short') };
    default:
      return assertNever(of);
  }
}

function priceLine(t: Translate, { id, glyph, name, paid, to }: Price): CostLine {
  const line = (ways: CostLine['ways'], words: string, given?: CostLine['given']): CostLine => ({
    key: id,
    glyph,
    name: name(t),
    ways,
    ...(given === undefined ? {} : { given }),
    ...(to === undefined ? {} : { to }),
    spoken: spoken(t, name(t), words),
  });
  switch (paid.kind) {
    case 'line':
      return line(paid.ways.map(partsOf), paid.ways.map((cost) => costText(t, cost)).join(` ${t('ref.or')} `));
    case 'cards': {
      const kind = TABLE_BOX.named[paid.of] ?? SUPPLY;
      return line([[[kind, paid.count]]], `${paid.count} × ${kindText(t, kind, TABLE_BOX)}`);
    }
    case 'any':
      return line([], t(`ref.any.${paid.of}`), anyOf(t, paid.of));
    case 'owned':
      return line([], t('ref.cost.owned', { cards: paid.cards }), { count: paid.cards, sign: 'cards' });
    case 'levels':
      return line([], t('ref.cost.levels', { levels: paid.levels }), { count: paid.levels, sign: 'city4' });
    default:
      return assertNever(paid);
  }
}

const priceBlock = (t: Translate, block: PriceBlock): CostBlock => ({
  key: block,
  title: t(`ref.costs.${block}`),
  entry: BLOCK_ENTRY[block],
  lines: [
    ...(block === 'bands' ? [hireLine(t)] : []),
    ...MODULE_PRICES.filter((price) => price.block === block).map((price) => priceLine(t, price)),
  ],
});

/** What The Stormgates asks for; all else costs as on the first sheet. */
export function priceColumns(t: Translate): readonly (readonly CostBlock[])[] {
  return [
    [priceBlock(t, 'bands'), priceBlock(t, 'jumps'), priceBlock(t, 'trade')],
    [priceBlock(t, 'royals'), priceBlock(t, 'wanderers'), priceBlock(t, 'valleys')],
  ];
}
