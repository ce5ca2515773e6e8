import { BASE_BOX, nameOfKind, type Kind, type Kinds } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { capital } from '../text/capital';
import { kindText } from '../text/cards';

/** Terms that are too long for half a phone have a short form. */
export function shortKindText(t: Translate, kind: Kind, kinds: Kinds = BASE_BOX): string {
  const name = nameOfKind(kinds, kind);
  switch (name) {
    case 'friman':
    case 'chief':
    case 'priest':
    case 'lord':
    case 'supply':
    case 'hammer':
    case 'sword':
    case 'shield':
    case 'wings':
    case 'horn':
    case 'book':
    case 'crown':
    case 'hand':
    case 'staff':
    case 'pavilion':
    case 'arrow':
    case 'purse':
    case 'banner':
    case 'cloak':
    case 'crystal':
    case 'mask':
    case 'lostscroll':
    case 'tool':
    case 'weapon':
    case 'amulet':
    case 'title':
    case 'scroll':
    case 'tent':
    case 'horse':
      return t(`ref.short.${name}`);
    default:
      return capital(kindText(t, kind, kinds));
  }
}
