/** Cards, factions and costs in words. */
import {
  FACTION_NAMES,
  item,
  type Card,
  type Faction,
  type Kind,
  type KindName,
  type Box,
  type Kinds,
  type Slot,
  BASE_BOX,
  isGreat,
  nameOfKind,
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

/** A kind of the core, or of a game. */
export function kindText(t: Translate, kind: Kind, kinds: Kinds = BASE_BOX): string {
  const name = nameOfKind(kinds, kind);
  const key = keys[name];
  return key === undefined ? (modulePart('kinds', name)?.name(t) ?? plainName(name)) : t(key);
}

export const factionText = (t: Translate, faction: Faction): string => t(`term.${item(FACTION_NAMES, faction)}`);

/** A language, and what is in the box of the game that is spoken of. */
export interface Teller {
  readonly t: Translate;
  readonly box: Box;
}

/** 'friman (Bärfolk)', 'supply'. */
export function cardText({ t, box }: Teller, card: Card): string {
  const face = box.faces[card];
  if (face === undefined) return '?';
  const { kind, faction } = face;
  const name = kindText(t, kind, box);
  if (faction >= 0) return t('card.ofFaction', { kind: name, faction: factionText(t, faction) });
  return askModules((look) => look.cardName?.({ t, box }, card)) ?? name;
}

/** Kinds that have a form for sentences in which something is done to them. */
const TOLD_KINDS = [
  'friman',
  'chief',
  'priest',
  'lord',
  'supply',
  'tool',
  'weapon',
  'amulet',
  'title',
  'scroll',
  'tent',
  'horse',
] as const;

/** 'a chief of the Islanders', as what somebody hires, makes or loses; one that has no such form by its name. */
export function objectText(teller: Teller, card: Card): string {
  const { t, box } = teller;
  const face = box.faces[card];
  const name = face === undefined ? undefined : TOLD_KINDS.find((kind) => kind === nameOfKind(box, face.kind));
  if (face === undefined) return cardText(teller, card);
  if (isGreat(box, face.kind)) return t('told.great', { card: cardText(teller, card) });
  if (name === undefined) return cardText(teller, card);
  const faction = FACTION_NAMES[face.faction];
  return faction === undefined
    ? t(`told.${name}`)
    : t('told.ofFaction', { card: t(`told.${name}`), of: t(`told.of.${faction}`) });
}

/** '1 chief + 2 frimen'. */
export function costText(t: Translate, cost: Readonly<Record<Slot, number>>): string {
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
