import { counts } from './counts';
import { home } from './home';
import { settings } from './settings';

export const english = { ...counts, ...home, ...settings } as const;
