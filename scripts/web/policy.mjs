// What the page may load and run: nothing that is not its own. Written at export, because the development server runs code
// that it sends as text.

const POLICY = {
  'default-src': ["'none'"],
  // CanvasKit is WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // The page, expo-font and react-native-web write rules into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const content = Object.entries(POLICY)
  .map(([what, from]) => `${what} ${from.join(' ')}`)
  .join('; ');
const META = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;

/** Before everything that is loaded. */
export const withPolicy = (html) =>
  html.includes(META) ? html : html.replace('<meta charset="utf-8" />', (first) => `${first}\n    ${META}`);
