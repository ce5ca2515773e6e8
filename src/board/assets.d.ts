/** A file that Metro packs; in a browser an import of it gives its address. */
declare module '*.wasm' {
  const address: string;
  export default address;
}
