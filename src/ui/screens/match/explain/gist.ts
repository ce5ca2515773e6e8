/** What a rule says first: two sentences of one paragraph, for whoever asks in the middle of a game. */
import type { EntryText } from '@/i18n/entryText';
import { fillWith, type Facts } from '../../../game/cardFacts';
import type { RuleRef } from '../../../game/rule';
import { readLine } from '../../../game/textLine';

const SENTENCES = 2;

/** A full stop after a number ends no sentence, nor does one that a small letter follows. */
function firstSentences(text: string, most: number): string {
  let found = 0;
  for (const { 0: end, index } of text.matchAll(/[.!?]["”“»)]?\s+/g)) {
    const next = text.charAt(index + end.length);
    if (/\d/.test(text.charAt(index - 1)) || next === next.toLowerCase()) continue;
    found++;
    if (found === most) return text.slice(0, index + end.trimEnd().length);
  }
  return text;
}

export function gistOf({ text }: Pick<EntryText, 'text'>, rule: RuleRef, facts: Facts): string {
  const line = text[typeof rule === 'string' ? 0 : rule[1]] ?? text[0];
  return line === undefined ? '' : firstSentences(fillWith(readLine(line).text, facts), SENTENCES);
}
