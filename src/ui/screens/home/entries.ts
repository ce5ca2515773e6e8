import type { Href } from 'expo-router';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { PlainKey } from '@/i18n/message';

export interface HomeEntry {
  readonly href: Href;
  readonly title: PlainKey;
  readonly hint: PlainKey;
  readonly picture: GlyphName;
}

/** What the home screen offers, in this order. An entry appears here when its screen exists. */
export const HOME_ENTRIES: readonly HomeEntry[] = [
  { href: '/new', title: 'home.newGame', hint: 'home.newGame.hint', picture: 'weapon' },
  { href: '/learn', title: 'home.learn', hint: 'home.learn.hint', picture: 'horn' },
  { href: '/games', title: 'home.games', hint: 'home.games.hint', picture: 'scroll' },
  { href: '/reference', title: 'ref.home', hint: 'ref.home.hint', picture: 'book' },
  { href: '/table', title: 'table.home', hint: 'table.home.hint', picture: 'die5' },
  { href: '/statistics', title: 'home.stats', hint: 'home.stats.hint', picture: 'crown' },
  { href: '/settings', title: 'home.settings', hint: 'home.settings.hint', picture: 'tool' },
];
