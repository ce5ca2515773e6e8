/** How an honour looks, and which rule it teaches. */
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { EntryId } from '@/i18n/entryText';
import type { Honour } from '@/store/chronicle/honours';

interface HonourLook {
  readonly picture: GlyphName;
  readonly entry: EntryId;
}

export const HONOUR_LOOKS: Readonly<Record<Honour, HonourLook>> = {
  city: { picture: 'lord', entry: 'upgrade-city' },
  cohort: { picture: 'friman', entry: 'cohort' },
  matching: { picture: 'amulet', entry: 'matching' },
  forked: { picture: 'tool', entry: 'forked-line' },
  secondChance: { picture: 'die5', entry: 'mulligan' },
  calledOff: { picture: 'supply', entry: 'opening' },
  retreat: { picture: 'horse', entry: 'retreat' },
  ambush: { picture: 'weapon', entry: 'ambush' },
  tie: { picture: 'shield', entry: 'battle-order' },
  conquest: { picture: 'sword', entry: 'conquest' },
  great: { picture: 'hammer', entry: 'ruins' },
  ranks: { picture: 'title', entry: 'title' },
  guests: { picture: 'tent', entry: 'tent' },
  alone: { picture: 'priest', entry: 'victory' },
};
