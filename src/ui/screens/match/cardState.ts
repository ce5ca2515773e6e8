import type { Translate } from '@/i18n/message';
import type { Playable } from './line';

/** What this turn has done to a card, in words. */
export const stateText = (t: Translate, { wild, copies }: Playable): string | null =>
  wild ? t('match.wild') : copies > 1 ? t('match.counts', { count: copies }) : null;
