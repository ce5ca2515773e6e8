// The Jest transform of tests with React Native. Our own code goes through Babel, as it does in the app; so do packages that
// are written in Flow or call `jest.mock`. All others are modern JavaScript whose imports alone have to be turned, which
// esbuild does in a fraction of the time: a first run takes one minute instead of three.
const { createHash } = require('node:crypto');
const path = require('node:path');
const { createTransformer: createBabel } = require('babel-jest').default;
const esbuild = require('./jest-esbuild');

const packages = `${path.sep}node_modules${path.sep}`;

exports.createTransformer = (babelOptions) => {
  const babel = createBabel(babelOptions);
  const transformFor = (source, filename) =>
    !filename.includes(packages) || /@flow|jest\.mock\(/.test(source) ? babel : esbuild;
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
