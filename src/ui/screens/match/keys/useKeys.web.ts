import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef } from 'react';
import type { Keys, useKeys as native } from './useKeys';

/** Where arrow keys mean something else already: radios and sliders, the plain map, and what is scrolled. */
const hasArrows = ({ key, target, defaultPrevented }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') &&
  (defaultPrevented ||
    (target instanceof HTMLElement &&
      (target.closest('[role=radiogroup], [role=slider]') !== null || target.scrollHeight > target.clientHeight + 1)));

/** Whatever has the focus is pressed by Enter itself. */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLElement && target.closest('[role=button], [role=link], a') !== null;

/** What is typed into a field, together with a control key, or while a sheet lies over the screen is not for the match. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  document.querySelector('[aria-modal=true]') !== null ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  hasArrows(event) ||
  isPressed(event) ||
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
