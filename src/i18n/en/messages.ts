import { counts } from './counts';
import { home } from './home';
import { settings } from './settings';
import { terms } from './terms';
import { violations } from './violations';

export const english = {
  ...counts,
  ...home,
  ...settings,
  ...terms,
  ...violations,
} as const;
