import type { Kind, KindName } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import { kindName } from './kindName';

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
  peak: 'volcano',
  sanctuary: 'seals',
  passage: 'volcano',
} as const satisfies Record<KindName, EntryId>;

/** The entry of the reference that a card is read about in. */
export const entryOfKind = (kind: Kind): EntryId => ENTRY_OF[kindName(kind)];
