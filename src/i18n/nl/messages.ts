import type { Catalogue } from '../message';
import { counts } from './counts';
import { home } from './home';
import { settings } from './settings';
import { terms } from './terms';

export const dutch = {
  ...counts,
  ...home,
  ...settings,
  ...terms,
} as const satisfies Catalogue<'nl'>;
