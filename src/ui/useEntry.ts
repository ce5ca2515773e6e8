import { useEffect, useState } from 'react';
import { entryText, hasEntries, loadEntries } from '@/i18n/entries';
import type { EntryId, EntryText } from '@/i18n/entryText';
import { filled } from './game/cardFacts';
import { useLanguage } from './useTranslate';

/** The texts of a few entries outside of the reference, with the numbers of cards in them; null until they are there, or where they cannot be had. */
export function useEntries(ids: readonly EntryId[]): readonly EntryText[] | null {
  const language = useLanguage();
  const [ready, setReady] = useState(() => hasEntries(language));
  useEffect(() => {
    let here = true;
    const arrived = () => {
      if (here) setReady(hasEntries(language));
    };
    loadEntries(language).then(arrived, arrived);
    return () => {
      here = false;
    };
  }, [language]);
  return ready
    ? ids.map((id) => {
        const { text, lit, ...entry } = entryText(language, id);
        return { ...entry, text: text.map(filled), ...(lit === undefined ? {} : { lit: filled(lit) }) };
      })
    : null;
}
