/** What each key does in a match, in the order in which they are told. */
import type { Translate } from '@/i18n/message';
import { GROUPS } from '../../../deeds/look';
import { GROUP_KEYS } from '../keys/groupKeys';

export interface Shortcut {
  /** As it is written on the keyboard. */
  readonly key: string;
  readonly words: (t: Translate) => string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { key: '1 … 0', words: (t) => t('help.key.cards') },
  { key: '← ↑ ↓ →', words: (t) => t('help.key.arrows') },
  { key: 'Enter', words: (t) => t('help.key.enter') },
  { key: 'Esc', words: (t) => t('help.key.escape') },
  { key: 'W', words: (t) => t('match.whatCanIDo') },
  ...GROUPS.map((group) => ({
    key: GROUP_KEYS[group].toUpperCase(),
    words: (t: Translate) => t('help.key.group', { group: t(`match.group.${group}`) }),
  })),
  { key: 'N', words: (t) => t('play.newLine') },
  { key: 'R', words: (t) => t('match.turnCard') },
  { key: 'I', words: (t) => t('help.key.explain') },
  { key: 'U', words: (t) => t('match.undo') },
  { key: 'Y', words: (t) => t('match.redo') },
  { key: 'L', words: (t) => t('match.log') },
  { key: '?', words: (t) => t('help.key.help') },
];
