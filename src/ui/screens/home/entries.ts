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
  { href: '/settings', title: 'home.settings', hint: 'home.settings.hint', icon: 'settings' },
];
