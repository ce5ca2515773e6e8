import { item, KIND_NAMES, type Kind, type KindName } from '@battalia/engine';

/** The name of a kind, which is also the name of its glyph. */
export const kindName = (kind: Kind): KindName => item(KIND_NAMES, kind);

/** The kind of a name that came from outside, or undefined. */
export function kindOfName(name: string): Kind | undefined {
  const kind = KIND_NAMES.findIndex((known) => known === name);
  return kind === -1 ? undefined : kind;
}
