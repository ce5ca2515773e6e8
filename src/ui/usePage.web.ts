import { useEffect } from 'react';
import type { Language } from '@/i18n/language';
import type { Theme } from './theme/useTheme';
import type { usePage as native } from './usePage';

/** Tells the page around the app which language is spoken, and gives it the colours of the theme. */
export const usePage = ((language: Language, { dark, colors }: Theme) => {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    document.body.style.backgroundColor = colors.ground;
    named('meta', 'theme-color').setAttribute('content', colors.ground);
    // For those who use the keyboard: a pointer leaves no ring.
    // A search field rings as a whole, with its sign and its button: see SearchField.
    named('style', 'focus-ring').textContent =
      `:focus-visible:not(input[inputmode="search"]) { outline: 3px solid ${colors.accent} !important; outline-offset: 2px; } input[inputmode="search"] { outline: none; }`;
  }, [dark, colors]);
}) satisfies typeof native;

function named(tag: 'meta' | 'style', name: string): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(`${tag}[name="${name}"]`);
  if (found !== null) return found;
  const made = document.createElement(tag);
  made.setAttribute('name', name);
  return document.head.appendChild(made);
}
