/** Actions as a person thinks of them: a deed, and the ways to do it with these cards. */
import type { Action } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { deedLook } from '../../../deeds/deeds';
import { deedText, wayText } from '../../../text/action';
import { type Speaker } from '../../../text/speaker';

/** One way to do a deed. */
export interface DeedWay {
  readonly action: Action;
  /** What tells it from the other ways, '' when nothing does. */
  readonly words: string;
}

export interface ShownDeed {
  readonly words: string;
  readonly glyph: GlyphName | null;
  readonly ways: readonly DeedWay[];
}

/** Of deeds that differ in an amount the most comes first. */
const amountOf = (action: Action): number => deedLook(action).amount?.(action)[1] ?? 0;

export function deedsOf(speaker: Speaker, actions: readonly Action[]): readonly ShownDeed[] {
  const found = new Map<string, { glyph: GlyphName | null; ways: DeedWay[] }>();
  for (const action of [...actions].sort((a, b) => amountOf(b) - amountOf(a))) {
    const words = deedText(speaker, action);
    const way = { action, words: wayText(speaker, action) };
    const known = found.get(words);
    if (known) known.ways.push(way);
    else found.set(words, { glyph: glyphOf(action), ways: [way] });
  }
  return [...found].map(([words, { glyph, ways }]) => ({ words, glyph, ways: apart(speaker, ways) }));
}

/** Ways that differ in something that words do not tell are numbered: no two rows read alike, and none is empty. */
function apart({ t }: Speaker, ways: readonly DeedWay[]): readonly DeedWay[] {
  const alike = ({ words }: DeedWay) => ways.filter((other) => other.words === words).length > 1;
  return ways.map((way, i) =>
    alike(way)
      ? { ...way, words: [way.words, t('match.way', { number: i + 1 })].filter((part) => part !== '').join(' – ') }
      : way,
  );
}

/** The sign of what is gained. */
export const glyphOf = (action: Action): GlyphName | null => deedLook(action).glyph?.(action) ?? null;
