/** The cost sheet as data: blocks of lines, each with the cards it takes and the sentence that says the same. */
import {
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
import { capital } from '../../text/capital';
import { costText, kindText } from '../../text/cards';
import { partsOf, type Part } from '../../game/costParts';
import { shortKindText } from '../../game/shortKindText';
import { thingGlyph, thingsOf, thingText, type Thing, type ThingKind } from '../../game/things';

export interface CostLine {
  readonly key: string;
  readonly glyph: GlyphName;
  /** As short as a narrow column needs it. */
  readonly name: string;
  /** One of these ways to pay. */
  readonly ways: readonly (readonly Part[])[];
  /** Instead of cards of a kind: any card, and where it goes. */
  readonly any?: { readonly to: GlyphName };
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
};

const ENTRY_OF: Readonly<Record<ThingKind, EntryId>> = {
  hire: 'hiring',
  create: 'creating',
  city: 'new-city',
  upgrade: 'upgrade-city',
  road: 'roads',
  hero: 'hire-hero',
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
      any: { to: 'limbo' },
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
