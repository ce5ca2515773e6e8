import type { Href } from 'expo-router';
import type { PlainKey } from '@/i18n/message';
import type { IconName } from '../../components/Icon';

export interface HomeEntry {
  readonly href: Href;
  readonly title: PlainKey;
  readonly hint: PlainKey;
  readonly icon: IconName;
}

/** What the home screen offers, in this order. An entry appears here when its screen exists. */
export const HOME_ENTRIES: readonly HomeEntry[] = [
  { href: '/new', title: 'home.newGame', hint: 'home.newGame.hint', icon: 'swords' },
  { href: '/games', title: 'home.games', hint: 'home.games.hint', icon: 'cards' },
  { href: '/reference', title: 'ref.home', hint: 'ref.home.hint', icon: 'book' },
  { href: '/table', title: 'table.home', hint: 'table.home.hint', icon: 'die' },
  { href: '/settings', title: 'home.settings', hint: 'home.settings.hint', icon: 'settings' },
];
