// A Jest transform that only strips types: a test file starts in milliseconds. It does not hoist `jest.mock`.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

module.exports = {
  getCacheKey: (source, filename) => createHash('sha256').update(`${version}\0${filename}\0${source}`).digest('hex'),
  process(source, filename) {
    const { code } = transformSync(source, {
      sourcefile: filename,
      loader: /\.tsx?$/.test(filename) ? (filename.endsWith('x') ? 'tsx' : 'ts') : 'js',
      format: 'cjs',
      target: 'node20',
      sourcemap: 'inline',
    });
    return { code };
  },
};
