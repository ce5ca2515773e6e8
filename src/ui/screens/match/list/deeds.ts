/** Actions as a person thinks of them: a deed, and the ways to do it with these cards. */
import { FACTION_NAMES, item, KIND_NAMES, type Action } from '@battalia/engine';
import { isGlyphName, type GlyphName } from '@/art/glyphs/glyphs';
import { deedText, wayText, type Speaker } from '../../../text/action';

export interface Way {
  readonly action: Action;
  /** What tells it from the other ways, '' when nothing does. */
  readonly words: string;
}

export interface Deed {
  readonly words: string;
  readonly glyph: GlyphName | null;
  readonly ways: readonly Way[];
}

/** TURN-04: a cohort may draw fewer cards than it could, but hardly anybody wants that: the most comes first. */
const drawnBy = (action: Action): number => (action.kind === 'cohort' ? action.draw : 0);

export function deedsOf(speaker: Speaker, actions: readonly Action[]): readonly Deed[] {
  const found = new Map<string, { glyph: GlyphName | null; ways: Way[] }>();
  for (const action of [...actions].sort((a, b) => drawnBy(b) - drawnBy(a))) {
    const words = deedText(speaker, action);
    const way = { action, words: wayText(speaker, action) };
    const known = found.get(words);
    if (known) known.ways.push(way);
    else found.set(words, { glyph: glyphOf(action), ways: [way] });
  }
  return [...found].map(([words, { glyph, ways }]) => ({ words, glyph, ways: apart(speaker, ways) }));
}

/** Ways that differ in something that words do not tell are numbered: no two rows read alike, and none is empty. */
function apart({ t }: Speaker, ways: readonly Way[]): readonly Way[] {
  const alike = ({ words }: Way) => ways.filter((other) => other.words === words).length > 1;
  return ways.map((way, i) =>
    alike(way)
      ? { ...way, words: [way.words, t('match.way', { number: i + 1 })].filter((part) => part !== '').join(' – ') }
      : way,
  );
}

/** The picture of what is gained or used. */
export function glyphOf(action: Action): GlyphName | null {
  if (action.kind === 'chooseFaction') return item(FACTION_NAMES, action.faction);
  const kind =
    action.kind === 'hire'
      ? action.unit
      : action.kind === 'create'
        ? action.artefact
        : action.kind === 'build'
          ? action.tile
          : null;
  if (kind === null) return null;
  const name = item(KIND_NAMES, kind);
  return isGlyphName(name) ? name : null;
}
