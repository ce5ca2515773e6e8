/** The words of the rulebooks, and the sections that a glossary has. */
import type { PlainKey } from '@/i18n/message';

/** Every key of the terms. */
export type TermKey = Extract<PlainKey, `term.${string}`>;

export const GLOSSARY_SECTIONS = [
  'factions',
  'units',
  'artefacts',
  'great',
  'piles',
  'actions',
  'map',
  'sun',
  'battle',
  'expansion',
] as const;
export type GlossarySection = (typeof GLOSSARY_SECTIONS)[number];
