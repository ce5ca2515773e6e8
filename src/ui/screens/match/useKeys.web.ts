import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef } from 'react';
import type { Keys, useKeys as native } from './useKeys';

/** What is typed into a field, together with a control key, or while a sheet lies over the screen is not for the match. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  document.querySelector('[aria-modal=true]') !== null ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    (event.target.isContentEditable || event.target.tagName === 'INPUT' || event.target.tagName === 'TEXTAREA'));

export const useKeys = ((keys: Keys) => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  // A page that lies over the match has keys of its own.
  useFocusEffect(
    useCallback(() => {
      const onKey = (event: KeyboardEvent) => {
        const deed = isElsewhere(event)
          ? undefined
          : latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (deed === undefined) return;
        event.preventDefault();
        deed();
      };
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    }, []),
  );
}) satisfies typeof native;
