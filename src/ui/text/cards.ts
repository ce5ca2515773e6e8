/** Cards, factions and costs in words. */
import {
  FACTION_NAMES,
  FACTION_OF,
  item,
  KIND_NAMES,
  KIND_OF,
  type Card,
  type Cost,
  type Faction,
  type Kind,
  type KindName,
} from '@battalia/engine';
import type { PlainKey, Translate } from '@/i18n/message';
import type { ModuleKindName } from '../modules/kinds';
import { askModules, modulePart } from '../modules/registry';
import { plainName } from './plain';

const KIND_KEYS = {
  friman: 'term.friman',
  chief: 'term.chief',
  priest: 'term.priest',
  lord: 'term.lord',
  supply: 'term.supply',
  tool: 'term.tool',
  weapon: 'term.weapon',
  amulet: 'term.amulet',
  title: 'term.title',
  scroll: 'term.scroll',
  tent: 'term.tent',
  horse: 'term.horse',
  city4: 'kind.city4',
  city3: 'kind.city3',
  city2straight: 'kind.city2straight',
  city2turn: 'kind.city2turn',
  city1: 'kind.city1',
  straight: 'term.straight',
  turn: 'term.turn',
  tee: 'term.tee',
  crossroad: 'term.crossroad',
  hammer: 'term.hammer',
  sword: 'term.sword',
  shield: 'term.shield',
  wings: 'term.wings',
  horn: 'term.horn',
  book: 'term.book',
  crown: 'term.crown',
  hand: 'term.hand',
  staff: 'term.staff',
  pavilion: 'term.pavilion',
  ruins: 'term.ruins',
} as const satisfies Record<Exclude<KindName, ModuleKindName>, PlainKey>;
const keys: Readonly<Record<string, PlainKey | undefined>> = KIND_KEYS;

export function kindText(t: Translate, kind: Kind): string {
  const name = item(KIND_NAMES, kind);
  const key = keys[name];
  return key === undefined ? (modulePart('kinds', name)?.name(t) ?? plainName(name)) : t(key);
}

export const factionText = (t: Translate, faction: Faction): string => t(`term.${item(FACTION_NAMES, faction)}`);

/** 'friman (Bärfolk)', 'supply'. */
export function cardText(t: Translate, card: Card): string {
  const kind = KIND_OF[card];
  const faction = FACTION_OF[card];
  if (kind === undefined || faction === undefined) return '?';
  const name = kindText(t, kind);
  if (faction >= 0) return t('card.ofFaction', { kind: name, faction: factionText(t, faction) });
  return askModules((look) => look.cardName?.(t, card)) ?? name;
}

/** '1 chief + 2 frimen'. */
export function costText(t: Translate, cost: Omit<Cost, 'packed'>): string {
  const parts = [
    cost.weapons > 0 ? t('count.weapon', { count: cost.weapons }) : '',
    cost.horses > 0 ? t('count.horse', { count: cost.horses }) : '',
    cost.lords > 0 ? t('count.lord', { count: cost.lords }) : '',
    cost.priests > 0 ? t('count.priest', { count: cost.priests }) : '',
    cost.chiefs > 0 ? t('count.chief', { count: cost.chiefs }) : '',
    cost.frimen > 0 ? t('count.friman', { count: cost.frimen }) : '',
    cost.supplies > 0 ? t('count.supply', { count: cost.supplies }) : '',
  ];
  return parts.filter((part) => part !== '').join(' + ');
}
