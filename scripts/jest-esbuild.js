// A Jest transform that only strips types: a test file starts in milliseconds. It does not hoist `jest.mock`.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };

/**
 * esbuild exports getters, and hands out a copy of them whose getters read the getters of the original; what is handed on
 * by `export *` goes through one more. In the engine's inner loops that costs half of the time. Nothing that is exported
 * here changes once its module has run: what there is by then is exported as it is.
 */
const settle = (name) =>
  `;for (const key of Object.keys(${name})) try { const value = ${name}[key];` +
  `if (value !== undefined) Object.defineProperty(${name}, key, { value, writable: true, enumerable: true }); } catch {}\n`;

function withPlainExports(code) {
  const [, name] = /^module\.exports = __toCommonJS\((\w+)\);$/m.exec(code) ?? [];
  if (name === undefined) return code;
  const [script, map = ''] = code.split(/^(?=\/\/# sourceMappingURL=)/m);
  return (
    script
      .replace(
        /^module\.exports = .*$/m,
        `module.exports = Object.defineProperty(${name}, "__esModule", { value: true });`,
      )
      .replace(/(?<=\{ get: )all\[name\], enumerable: true/, '$&, configurable: true')
      .replace(/(?<=\{ get: )\(\) => from\[key\],/, '$& configurable: true,') +
    settle(name) +
    map
  );
}

module.exports = {
  getCacheKey: (source, filename) =>
    createHash('sha256').update(`${version} settled to be spied on\0${filename}\0${source}`).digest('hex'),
  process(source, filename) {
    const { code } = transformSync(source, {
      sourcefile: filename,
      loader: LOADERS[/\.\w+$/.exec(filename)?.[0]] ?? 'jsx',
      jsx: 'automatic',
      format: 'cjs',
      target: 'node20',
      // Jest runs scripts that cannot fetch modules: what is loaded later is required later.
      supported: { 'dynamic-import': false },
      define: { 'process.env.EXPO_OS': '"ios"' },
      sourcemap: 'inline',
    });
    return { code: withPlainExports(code) };
  },
};
