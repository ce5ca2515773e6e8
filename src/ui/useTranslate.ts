import { useLocales } from 'expo-localization';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { pickLanguage, type Language } from '@/i18n/language';
import type { Translate } from '@/i18n/message';
import { learn, speaks, translators } from '@/i18n/translate';
import { useSettings } from '@/store/settings';
import { renew } from './falls/renew';

/** The last language whose texts were fetched: it is spoken until those of another are there. */
const useFetched = create<{ readonly language: Language | null }>(() => ({ language: null }));

export function useDeviceLanguage(): Language {
  return pickLanguage(useLocales().map((locale) => locale.languageTag));
}

function useWantedLanguage(): Language {
  const chosen = useSettings((settings) => settings.language);
  const device = useDeviceLanguage();
  return chosen === 'system' ? device : chosen;
}

export function useLanguage(): Language {
  const wanted = useWantedLanguage();
  const fetched = useFetched(({ language }) => language);
  return speaks(wanted) ? wanted : (fetched ?? wanted);
}

export function useTranslate(): Translate {
  return translators[useLanguage()];
}

/** Whether texts could not be had before. */
let failedBefore = false;

/**
 * Fetches the texts of the language that is wanted, once it is known which. Whether there are any to be shown; throws where
 * none can be had, and tries again when it is shown again.
 */
export function useSpoken(known: boolean): boolean {
  const wanted = useWantedLanguage();
  const fetched = useFetched(({ language }) => language);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!known) return undefined;
    const told = () => useFetched.setState({ language: wanted });
    if (speaks(wanted)) return told();
    let current = true;
    void learn(wanted).then(told, async (error: unknown) => {
      // As with screens: at the second try, or where somebody asks for another language, they may be gone for good.
      if (failedBefore || useFetched.getState().language !== null) await renew();
      failedBefore = true;
      if (current) setFailed({ error });
    });
    return () => {
      current = false;
    };
  }, [known, wanted]);
  const spoken = speaks(wanted) || fetched !== null;
  if (failed !== null && !spoken) throw failed.error;
  return spoken;
}
