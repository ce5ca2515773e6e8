// The Jest transform of tests with React Native. Our own code goes through Babel, as it does in the app; so do packages that
// are written in Flow or call `jest.mock`. All others are modern JavaScript whose imports alone have to be turned, which
// esbuild does in a fraction of the time: a first run takes one minute instead of three.
const path = require('node:path');
const { createTransformer: createBabel } = require('babel-jest').default;
const esbuild = require('./jest-esbuild');

const packages = `${path.sep}node_modules${path.sep}`;

exports.createTransformer = (babelOptions) => {
  const babel = createBabel(babelOptions);
  const transformFor = (source, filename) =>
    !filename.includes(packages) || /@flow|jest\.mock\(/.test(source) ? babel : esbuild;
  return {
    getCacheKey: (source, filename, options) => transformFor(source, filename).getCacheKey(source, filename, options),
    process: (source, filename, options) => transformFor(source, filename).process(source, filename, options),
  };
};
