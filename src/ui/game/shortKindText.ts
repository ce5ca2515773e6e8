import type { Kind } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { capital } from '../text/capital';
import { kindText } from '../text/cards';
import { kindName } from '../text/kindName';

/** Terms that are too long for half a phone have a short form. */
export function shortKindText(t: Translate, kind: Kind): string {
  const name = kindName(kind);
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
    case 'tool':
    case 'weapon':
    case 'amulet':
    case 'title':
    case 'scroll':
    case 'tent':
    case 'horse':
      return t(`ref.short.${name}`);
    default:
      return capital(kindText(t, kind));
  }
}
