import type { Language } from '@/i18n/language';
import type { Theme } from './theme/useTheme';

/** Only a browser has a page around the app: see usePage.web.ts. */
export function usePage(_language: Language, _theme: Theme): void {}
