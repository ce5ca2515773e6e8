/** An entry of the reference: what is drawn beside its text, and where it leads. */
import type { ModuleId } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { EntryId } from '@/i18n/entryText';
import type { SketchId } from './sketches';
import type { ThingKind } from './things';

/** Something drawn from the engine's data beside an entry's text. */
export type Figure =
  | { readonly kind: 'costs'; readonly of: ThingKind }
  | { readonly kind: 'sketches'; readonly ids: readonly SketchId[] }
  | { readonly kind: 'cohorts' }
  | { readonly kind: 'faces' }
  | { readonly kind: 'week' }
  | { readonly kind: 'strengths' }
  | { readonly kind: 'tiles'; readonly of: 'cities' | 'roads' }
  | { readonly kind: 'board'; readonly players: 2 | 3 | 4; readonly modules?: readonly ModuleId[] }
  | { readonly kind: 'box' };

export interface Entry {
  readonly id: EntryId;
  readonly glyph?: GlyphName;
  readonly figures?: readonly Figure[];
  /** Entries of other chapters that somebody who reads this one may look for. */
  readonly see?: readonly EntryId[];
  /** Ledger rules that the entry tells. */
  readonly rules: readonly string[];
}
