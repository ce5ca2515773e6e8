import type { Catalogue } from '../message';
import { counts } from './counts';
import { home } from './home';
import { settings } from './settings';

export const german = { ...counts, ...home, ...settings } as const satisfies Catalogue<'de'>;
