import { counts } from './counts';
import { home } from './home';
import { settings } from './settings';
import { terms } from './terms';

export const english = {
  ...counts,
  ...home,
  ...settings,
  ...terms,
} as const;
