import { useLocales } from 'expo-localization';
import { pickLanguage, type Language } from '@/i18n/language';
import type { Translate } from '@/i18n/message';
import { translators } from '@/i18n/translate';
import { useSettings } from '@/store/settings';

export function useDeviceLanguage(): Language {
  return pickLanguage(useLocales().map((locale) => locale.languageTag));
}

export function useLanguage(): Language {
  const chosen = useSettings((settings) => settings.language);
  const device = useDeviceLanguage();
  return chosen === 'system' ? device : chosen;
}

export function useTranslate(): Translate {
  return translators[useLanguage()];
}
