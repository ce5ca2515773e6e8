import { type Kind, type KindName, type Kinds, BASE_BOX, nameOfKind } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { ModuleKindName } from '../modules/kinds';
import { modulePart } from '../modules/registry';

const ENTRY_OF = {
  friman: 'units',
  chief: 'units',
  priest: 'units',
  lord: 'units',
  supply: 'supply',
  tool: 'tool',
  weapon: 'weapon',
  amulet: 'amulet',
  title: 'title',
  scroll: 'scroll',
  tent: 'tent',
  horse: 'horse',
  city4: 'new-city',
  city3: 'new-city',
  city2straight: 'new-city',
  city2turn: 'new-city',
  city1: 'new-city',
  straight: 'roads',
  turn: 'roads',
  tee: 'roads',
  crossroad: 'roads',
  hammer: 'hammer',
  sword: 'sword',
  shield: 'shield',
  wings: 'wings',
  horn: 'horn',
  book: 'book',
  crown: 'crown',
  hand: 'hand',
  staff: 'staff',
  pavilion: 'pavilion',
  ruins: 'ruins',
} as const satisfies Record<Exclude<KindName, ModuleKindName>, EntryId>;
const entries: Readonly<Record<string, EntryId | undefined>> = ENTRY_OF;

/** The entry of the reference that a card is read about in; what has none is somewhere on the map. */
export function entryOfKind(kind: Kind, kinds: Kinds = BASE_BOX): EntryId {
  const name = nameOfKind(kinds, kind);
  return entries[name] ?? modulePart('kinds', name)?.entry ?? 'where-to-build';
}
