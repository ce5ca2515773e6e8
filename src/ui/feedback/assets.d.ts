/** A file that Metro packs; what an import of it gives is for the player that gets it. */
declare module '*.wav' {
  const source: number;
  export default source;
}
