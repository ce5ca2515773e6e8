/**
 * What the places of a game are called after: a hash of its seed, made for names alone. The seed itself stays in the
 * store, because whoever has it knows every card to come; from 32 bits nobody finds the way back to it.
 */
export function namingOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of `places of ${seed}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // Seeds that differ in one letter are to differ in every name.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
