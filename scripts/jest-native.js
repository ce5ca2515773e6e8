// The Jest transform of tests with React Native. What draws and moves goes through Babel, as it does in the app; so do packages
// that are written in Flow, and whatever calls `jest.mock`. All the rest is modern code whose imports, types and elements alone
// have to be turned, which esbuild does in a fraction of the time: a first run takes half a minute instead of three.
const { createHash } = require('node:crypto');
const path = require('node:path');
const { createTransformer: createBabel } = require('babel-jest').default;
const esbuild = require('./jest-esbuild');

const packages = `${path.sep}node_modules${path.sep}`;
/** Ours without React and animation: rules, words, data. Jest's other projects run them like that, too. */
const PLAIN = /[\\/]src[\\/](engine|bots|i18n|art|store)[\\/].*\.ts$/;
const OURS = /[\\/](src|__tests__)[\\/].*\.tsx?$/;
/** What may hold functions that run beside React's, which a plugin of Babel takes out. */
const MOVES = /worklet|reanimated|gesture-handler|skia/;

exports.createTransformer = (babelOptions) => {
  const babel = createBabel(babelOptions);
  const isModern = (source, filename) =>
    !source.includes('jest.mock(') &&
    (filename.includes(packages)
      ? !source.includes('@flow')
      : PLAIN.test(filename) || (OURS.test(filename) && !MOVES.test(source)));
  const transformFor = (source, filename) => (isModern(source, filename) ? esbuild : babel);
  // Babel's settings are those of the whole project; read for each file anew, as Babel's own key is, they take a sixth of the time
  // in which a test file starts.
  const settings = new Map();
  const settingsOf = (options) => {
    const { configString, instrument } = options;
    const name = `${instrument} ${configString}`;
    if (!settings.has(name))
      settings.set(name, babel.getCacheKey('', path.join(options.config.rootDir, 'any.js'), options));
    return settings.get(name);
  };
  const babelKey = (source, filename, options) =>
    createHash('sha256')
      .update(`${settingsOf(options)}\0${filename}\0${source}`)
      .digest('hex');
  return {
    getCacheKey: (source, filename, options) =>
      transformFor(source, filename) === babel
        ? babelKey(source, filename, options)
        : esbuild.getCacheKey(source, filename),
    process: (source, filename, options) => transformFor(source, filename).process(source, filename, options),
  };
};
