import {
  BASE_BOX,
  CORE_KINDS,
  item,
  nameOfKind,
  type CoreKindName,
  type Kind,
  type KindName,
  type Kinds,
} from '@battalia/engine';
import { isGlyphName, type GlyphName } from '@/art/glyphs/glyphs';
import { modulePart } from '../modules/registry';

/** The name of a kind of the core, which is also the name of its glyph. */
export const kindName = (kind: Kind): CoreKindName => item(CORE_KINDS, kind).name;

/** The checked border: a game of the app has kinds of the core and of the app's modules. */
const isKindName = (name: string): name is KindName => name !== '';

/** The name of a kind in a game. */
export function nameIn(kinds: Kinds, kind: Kind): KindName {
  const name = nameOfKind(kinds, kind);
  if (!isKindName(name)) throw new Error(`no kind ${kind}`);
  return name;
}

/** What is drawn for a kind in a game: the sign of its name, or the one that its module lends it. */
export function glyphIn(kinds: Kinds, kind: Kind): GlyphName {
  const name = nameOfKind(kinds, kind);
  return isGlyphName(name) ? name : (modulePart('kinds', name)?.glyph ?? PLAIN);
}
/** A card that nobody has drawn is a card. */
const PLAIN: GlyphName = 'cards';

/** The kind of the core that has a name from outside, or undefined. */
export const kindOfName = (name: string): Kind | undefined =>
  Object.hasOwn(BASE_BOX.named, name) ? BASE_BOX.named[name] : undefined;
