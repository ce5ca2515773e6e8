import type { Catalogue } from '../message';
import { counts } from './counts';
import { home } from './home';
import { settings } from './settings';
import { terms } from './terms';
import { violations } from './violations';

export const german = {
  ...counts,
  ...home,
  ...settings,
  ...terms,
  ...violations,
} as const satisfies Catalogue<'de'>;
