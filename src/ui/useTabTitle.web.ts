import { useIsFocused } from 'expo-router';
import { useEffect } from 'react';
import { useTranslate } from './useTranslate';
import type { useTabTitle as native } from './useTabTitle';

/** The tab is called after the page in front: pages below it stay, and say nothing. */
export const useTabTitle = ((title: string) => {
  const app = useTranslate()('app.title');
  const inFront = useIsFocused();
  useEffect(() => {
    if (inFront) document.title = title === app ? app : `${title} – ${app}`;
  }, [title, app, inFront]);
}) satisfies typeof native;
